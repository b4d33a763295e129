"""Hordago: the complete game of Mus."""

__version__ = "0.1.0"
