"""Floor 3: a game as text, forever."""
