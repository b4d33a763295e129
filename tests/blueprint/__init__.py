"""The blueprint's layout and file."""
