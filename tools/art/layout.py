"""Where the pips of the number cards lie, about the middle of the card."""

from __future__ import annotations

from typing import NamedTuple

from tools.art.pips import EXTENTS


class Spot(NamedTuple):
    """One pip: its middle in card units from the middle of the card, scale, turn in degrees."""

    x: float
    y: float
    scale: float
    turn: float = 0


ROUND = {
    "o": (1.75, 1.2, 0.94, 0.86, 0.74, 0.70, 0.62),
    "c": (1.9, 1.2, 0.98, 1.0, 0.84, 0.78, 0.70),
}
LONG = (1.05, 0.86, 0.70, 0.70)
"""Scale by rank: 1 to 7 for coins and cups, 4 to 7 for swords and clubs."""

PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((0, -84), (0, 84)),
    3: ((0, -104), (0, 0), (0, 104)),
    4: ((-46, -72), (46, -72), (-46, 76), (46, 76)),
    5: ((-50, -86), (50, -86), (0, 2), (-50, 90), (50, 90)),
    6: ((-44, -92), (44, -92), (-44, 6), (44, 6), (-44, 104), (44, 104)),
    7: ((-52, -92), (52, -92), (0, -43), (-52, 6), (52, 6), (-52, 104), (52, 104)),
}

SPREAD: dict[tuple[str, int], tuple[Spot, ...]] = {
    ("o", 1): (Spot(0, -24, 1.75),),
    ("o", 4): tuple(Spot(x, y, 0.86) for x, y in ((-52, -72), (52, -72), (-52, 76), (52, 76))),
    ("e", 1): (Spot(0, 4, 2.15),),
    ("e", 2): (Spot(-52, 0, 1.6, -8), Spot(52, 0, 1.6, 172)),
    ("e", 3): (Spot(0, -58, 1.45), Spot(-58, 52, 1.45, -12), Spot(58, 52, 1.45, 12)),
    ("b", 1): (Spot(0, 0, 2.0),),
    ("b", 2): (Spot(-47, 0, 1.4, -8), Spot(47, 0, 1.4, 172)),
    ("b", 3): (Spot(0, -66, 1.2), Spot(-54, 62, 1.15, -10), Spot(54, 62, 1.15, 10)),
}
"""Cards that do not follow `PLACES`."""


def spots(suit: str, rank: int) -> tuple[Spot, ...]:
    """The pips of a number card; rank 1 to 7."""
    if (suit, rank) in SPREAD:
        return SPREAD[suit, rank]
    scale = ROUND[suit][rank - 1] if suit in ROUND else LONG[rank - 4]
    top, bottom = EXTENTS[suit][1:]
    lift = -(top + bottom) / 2 * scale
    return tuple(Spot(x, y + lift, scale) for x, y in PLACES[rank])
