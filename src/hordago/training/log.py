"""What a stream of play writes down, so that the engine can replay it: entry after entry of whole numbers."""

from __future__ import annotations

from typing import Any, Final

from hordago.training.compiled import Int, compiled
from hordago.training.layout import LOG_FULL

MATCH, DEAL, TALK, MANO, DISCARD, RESHUFFLE, DRAW, DECLARED, BET, CLOSED, PAID, BEST, HAND, GAME, OVER = (
    range(15)
)
"""Kinds of entries. An entry is its kind, how many numbers follow, and those numbers."""

ROOM: Final = 20_000
"""A hand is begun only where so many numbers more have room."""


@compiled
def note(w: Any, log: Any, kind: Int, numbers: Any) -> None:
    """Write an entry of some whole numbers (a tuple or an array); without a log nothing happens."""
    n, at = len(numbers), w.log_at
    if at + 2 + n > log.size:
        if log.size:
            w.error = LOG_FULL
        return
    log[at], log[at + 1] = kind, n
    for place in range(n):
        log[at + 2 + place] = numbers[place]
    w.log_at = at + 2 + n
