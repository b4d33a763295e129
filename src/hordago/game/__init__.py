"""Floor 2: the pure state machine of a match."""
