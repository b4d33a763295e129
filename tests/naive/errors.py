"""The two ways in which the naive model says no."""


class Illegal(Exception):
    """A word, discard, cut or claim that the rules do not allow at this point."""


class Rejected(ValueError):
    """Options that can never make a game (RULES D-9, D-22): refused before anything is played."""
