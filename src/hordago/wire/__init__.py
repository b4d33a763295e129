"""Floor 4: the frames and commands of a table as msgspec types."""
