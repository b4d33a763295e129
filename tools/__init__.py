"""Programs that build parts of the project; not installed with it."""
