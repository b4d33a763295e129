"""What comes of giving up cards, counted beforehand: four seats in two teams, nothing known but the hand.

One file a deck. A row is a way to keep some kinds of card and to give up others; it holds whole numbers: for
every draw its ways times the deals of the other seats, added up. docs/reference/odds.md describes the files.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from pathlib import Path
from typing import Final

import numpy as np

from hordago.cards.card import DECK_SIZE
from hordago.cards.evaluate import HAND_SIZE
from hordago.odds.asks import HELD, JUEGO, PUNTO
from hordago.odds.classes import LANCES, Classes, Draws, Floats, Ints
from hordago.odds.tables import FOLDER, has_table
from hordago.rules.options import Rules

SEATS: Final = 4
STORED: Final = (4, 8)
"""Kings for which there is a file."""
SEAT_COLUMNS: Final = len(LANCES) + 1
"""For each seat: win in five lances; the stones that the hand brings when nobody bets."""
COLUMNS: Final = SEATS * SEAT_COLUMNS + 2 * len(HELD)
"""Then, the same for all seats: none in pares and juego, contested in pares and juego."""


def has_redraws(rules: Rules) -> bool:
    """Whether discards were counted beforehand in these rules."""
    return rules.seats == SEATS and has_table(rules)


def stored(rules: Rules, classes: Classes, seat: int, kept: Ints, thrown: Ints) -> tuple[Floats, float]:
    """Mean odds, lance × (win, lose, none, contested), and mean stones; only where :func:`has_redraws`.

    ``kept`` and ``thrown`` are cards of each kind, together a hand.
    """
    n = int(thrown.sum())
    keeps, throws = classes.draws(HAND_SIZE - n), classes.draws(n)
    before = sum(len(classes.draws(HAND_SIZE - fewer)) * len(classes.draws(fewer)) for fewer in range(1, n))
    row = before + _place(keeps, kept) * len(throws) + _place(throws, thrown)
    return unpacked(table(rules.kings)[row], seat, total(n))


def _place(draws: Draws, counts: Ints) -> int:
    return int(np.flatnonzero((draws.counts == counts).all(axis=1))[0])


@lru_cache(maxsize=len(STORED))
def table(kings: int) -> Ints:
    """Row × column: one card given up first; by what is kept, then by what is given up."""
    found: Ints = np.load(path(kings))
    return found


def path(kings: int) -> Path:
    """The file of a deck."""
    return FOLDER / f"redraws-kings{kings}.npy"


def total(thrown: int) -> int:
    """What every number of a row is out of: draws of so many cards, times the deals of the others."""
    left = DECK_SIZE - HAND_SIZE
    found = comb(left, thrown)
    for seat in range(SEATS - 1):
        found *= comb(left - thrown - HAND_SIZE * seat, HAND_SIZE)
    return found


def worth(classes: Classes) -> Ints:
    """Lance × class: the stones that a hand brings when its side wins the lance and nobody bets."""
    one = [1] * len(classes)
    pares = [each.pares_value for each in classes.evaluations]
    juego = [each.juego_value for each in classes.evaluations]
    return np.array([one, one, pares, juego, one])


def unpacked(row: Ints, seat: int, total: int) -> tuple[Floats, float]:
    """Lance × (win, lose, none, contested) of a row in a seat, and the stones."""
    own, same = row[seat * SEAT_COLUMNS : (seat + 1) * SEAT_COLUMNS], row[SEATS * SEAT_COLUMNS :]
    none, contested = np.zeros(len(LANCES), np.int64), np.full(len(LANCES), total)
    none[list(HELD)], contested[list(HELD)] = same[: len(HELD)], same[len(HELD) :]
    none[PUNTO], contested[PUNTO] = total - none[JUEGO], none[JUEGO]
    win, stones = own[:-1], own[-1]
    return np.array([win, total - none - win, none, contested]).T / total, float(stones / total)
