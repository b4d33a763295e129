"""Matches between bots: duplicate deals, intervals and ladders (docs/reference/measuring.md)."""
