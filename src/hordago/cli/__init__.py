"""The command `hordago`, one file a command."""
