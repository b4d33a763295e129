"""Counts that were made beforehand, for questions with nothing given (`make tables` makes them anew).

One file a deck and number of players, beside a list of all files with their SHA-256; docs/reference/odds.md
describes them. They hold whole numbers of deals, so what is read is exactly what would be counted.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from pathlib import Path
from typing import Final

import numpy as np

from hordago.cards.card import DECK_SIZE
from hordago.cards.evaluate import HAND_SIZE
from hordago.odds.asks import HELD, JUEGO, PARES, PUNTO
from hordago.odds.classes import LANCES, Floats, Ints
from hordago.odds.counts import Counts
from hordago.rules.options import Rules, default_sides

FOLDER: Final = Path(__file__).parent / "data"
LIST: Final = FOLDER / "tables.json"
"""Version, generator, and for each file its shape and SHA-256."""
VERSION: Final = 1
"""Changes when the meaning of a file does."""
STORED: Final = tuple((kings, players) for kings in (4, 8) for players in (2, 3, 4))
"""Kings and players for which there is a file; the real 31 and wild cards off, sides as usual."""

Row = Ints
"""Fifteen counts: win, five; none in pares, juego, punto; contested in pares, juego; alone, five."""


def has_table(rules: Rules) -> bool:
    """Whether hands were counted beforehand in these rules."""
    plain = rules.real31 == "off" and rules.jokers == "none" and rules.sides == default_sides(rules.seats)
    return plain and rules.hand_size == HAND_SIZE and (rules.kings, rules.seats) in STORED


def stored(rules: Rules, seat: int, hand: int) -> Counts:
    """The counts of a class of hand, nothing being given; only where :func:`has_table`."""
    return unpacked(table(rules.kings, rules.seats)[seat, hand], total(rules.seats))


@lru_cache(maxsize=len(STORED))
def table(kings: int, players: int) -> Ints:
    """Seat × class of hand × fifteen counts."""
    found: Ints = np.load(path(kings, players))
    return found


def path(kings: int, players: int) -> Path:
    """The file of a deck and number of players."""
    return FOLDER / f"kings{kings}-players{players}.npy"


def total(players: int) -> int:
    """Deals of the other hands, once the own hand is known."""
    left, found = DECK_SIZE - HAND_SIZE, 1
    for _ in range(players - 1):
        found, left = found * comb(left, HAND_SIZE), left - HAND_SIZE
    return found


def packed(found: Counts) -> Row:
    """The fifteen counts that the others follow from."""
    held = list(HELD)
    parts = (found.win, found.none[[*held, PUNTO]], found.contested[held], found.alone)
    row = np.concatenate(parts)
    whole = row.astype(np.int64)
    assert (whole == row).all()
    return whole


def unpacked(row: Row, deals: int) -> Counts:
    """The inverse of :func:`packed`."""
    lances = len(LANCES)
    none, contested = np.zeros(lances), np.full(lances, float(deals))
    none[[PARES, JUEGO, PUNTO]] = row[lances : lances + 3]
    contested[[PARES, JUEGO]] = row[lances + 3 : lances + 5]
    contested[PUNTO] = deals - none[PUNTO]
    win: Floats = row[:lances].astype(np.float64)
    return Counts(float(deals), win, none, contested, row[lances + 5 :].astype(np.float64))
