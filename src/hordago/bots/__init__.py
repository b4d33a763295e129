"""Floor 4: players that get a view and give an action."""
