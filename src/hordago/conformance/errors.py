"""What a vector can do wrong."""

from __future__ import annotations


class BadVector(ValueError):
    """The vector names something the format does not have, or does not add up: never a pass."""


class Rejected(Exception):
    """The engine refused a sequence at that place (counted from 0)."""

    def __init__(self, place: int, reason: str) -> None:
        super().__init__(reason)
        self.place = place
