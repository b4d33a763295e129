"""What a score is worth: the chance to win the game, with the stones still to be counted in this hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

_SPREAD: Final = 2.2
"""How slowly a lead decides a game: a stone at 0-0 of 40 is worth about 1.25 % of the game."""


class Payment(NamedTuple):
    """Stones that a lance will bring: to us with chance ``p``, else to them."""

    p: float
    win: float
    lose: float


def game_chance(missing_us: float, missing_them: float) -> float:
    """The chance to win a game from the stones that both sides still miss, between two hands."""
    if missing_us <= 0:
        return 1.0
    if missing_them <= 0:
        return 0.0
    return 1 / (1 + exp((missing_us - missing_them) / (_SPREAD * sqrt(missing_us + missing_them))))


def outlook(missing_us: float, missing_them: float, payments: Sequence[Payment]) -> float:
    """The chance to win the game when the payments are counted in that order and the first to arrive wins."""
    if missing_us <= 0:
        return 1.0
    if missing_them <= 0:
        return 0.0
    if not payments:
        return game_chance(missing_us, missing_them)
    (p, win, lose), rest = payments[0], payments[1:]
    value = 0.0
    if p > 0:
        value += p * outlook(missing_us - win, missing_them, rest)
    if p < 1:
        value += (1 - p) * outlook(missing_us, missing_them - lose, rest)
    return value
