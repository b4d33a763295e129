"""The shipped tables of the odds, read without numpy: how likely a hand is best where two sides may bet."""

from __future__ import annotations

import sys
from array import array
from ast import literal_eval
from functools import lru_cache
from importlib.resources import files
from itertools import combinations_with_replacement
from math import comb
from typing import Final, NamedTuple

from hordago.bots.strength import Scale, scale
from hordago.cards import CARDS, Card
from hordago.cards.card import DECK_SIZE
from hordago.cards.evaluate import HAND_SIZE
from hordago.rules import Rules
from hordago.rules.options import default_sides

_LANCES: Final = ("grande", "chica", "pares", "juego", "punto")
_NONE: Final = 3
"""Column of the `none` of a lance, less the place of the lance …"""
_CONTESTED: Final = 6
"""… and of its `contested` (docs/reference/odds.md has all fifteen columns)."""
_COLUMNS: Final = 15
_MAGIC: Final = b"\x93NUMPY\x01\x00"


class Chances(NamedTuple):
    """What a hand in a seat may expect of one lance, nothing being known of the others. From 0 to 1."""

    win: float
    """Its side is best, or holds the lance alone."""
    in_bets: float
    """Its side is best when two sides may bet; 0 where that cannot be or the hand may not bet."""


class Equities:
    """The table of one deck and number of seats; get it from :func:`equities`."""

    def __init__(self, table: Scale, kings: int, seats: int) -> None:
        self.scale = table
        name = f"kings{kings}-players{seats}.npy"
        self._counts = _read(files("hordago").joinpath("odds", "data", name).read_bytes())
        self._classes = _classes(table)
        left = [DECK_SIZE - HAND_SIZE * n for n in range(1, seats)]
        self._deals = 1
        for each in left:
            self._deals *= comb(each, HAND_SIZE)

    def chances(self, order: int, hand: tuple[Card, ...], lance: str) -> Chances:
        """Of four cards in the seat ``order`` from mano (0)."""
        places = sorted(self.scale.place_of[card] for card in hand)
        return self.of_class(order, tuple(places), lance)

    def of_class(self, order: int, places: tuple[int, ...], lance: str) -> Chances:
        """As :meth:`chances`, for four rank places in ascending order."""
        begin = (order * len(self._classes) + self._classes[places]) * _COLUMNS
        place, deals = _LANCES.index(lance), self._deals
        win = self._counts[begin + place]
        if lance in ("grande", "chica"):
            return Chances(win / deals, win / deals)
        none = self._counts[begin + _NONE + place]
        if lance == "punto":
            return Chances(win / deals, win / (deals - none) if deals > none else 0.0)
        contested = self._counts[begin + _CONTESTED + place]
        uncontested = deals - none - contested
        # Who holds it takes part in every contest; where nobody else can, its side wins for certain.
        if none or not contested:
            return Chances(win / deals, 0.0)
        return Chances(win / deals, (win - uncontested) / contested)


def equities(rules: Rules) -> Equities | None:
    """The shared table of these rules, None where no table was shipped for them."""
    plain = rules.real31 == "off" and rules.jokers == "none" and rules.hand_size == HAND_SIZE
    usual = rules.kings in (4, 8) and rules.seats <= 4 and rules.sides == default_sides(rules.seats)
    return _equities(rules.kings, rules.seats) if plain and usual else None


@lru_cache(maxsize=6)
def _equities(kings: int, seats: int) -> Equities:
    return Equities(scale(Rules.preset("spanish", kings=kings)), kings, seats)


def _read(file: bytes) -> array[int]:
    """The whole numbers of an .npy file, row after row."""
    begin = len(_MAGIC) + 2
    size = int.from_bytes(file[len(_MAGIC) : begin], "little")
    header = literal_eval(file[begin : begin + size].decode("latin-1").strip())
    assert file.startswith(_MAGIC) and header["descr"] == "<i8" and not header["fortran_order"], header
    found = array("q")
    found.frombytes(file[begin + size :])
    if sys.byteorder == "big":
        found.byteswap()
    return found


def _classes(table: Scale) -> dict[tuple[int, ...], int]:
    """Four rank places in ascending order → the number of their class in the tables."""
    kinds = list(dict.fromkeys(table.place_of[card] for card in CARDS))
    numbers: dict[tuple[int, ...], int] = {}
    for four in combinations_with_replacement(kinds, HAND_SIZE):
        if all(four.count(kind) <= table.full[kind] for kind in four):
            numbers[tuple(sorted(four))] = len(numbers)
    return numbers
