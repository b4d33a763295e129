"""The arena: duplicates, intervals, ladders."""
