"""Floor 5: tables without I/O."""
