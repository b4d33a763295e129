"""Floor 3: what one seat may know; the only door out for secrets."""
