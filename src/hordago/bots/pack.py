"""Every hand that a rulebook's deck can make, by number, with what each is worth in each lance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import Final, NamedTuple

from hordago.bots.blueprint.hands import JUEGO, LANCES, PARES, PUNTO, hands_of
from hordago.bots.strength import Scale, scale
from hordago.cards import Card, Evaluation
from hordago.rules import Rules

Weights = list[float]
"""A number for each hand."""
_STONES: Final = (1.6, 1.4, 1.2, 1.5, 0.6)
"""Stones that being best in a lance brings on average, beside the values."""
_COMB: Final = tuple(tuple(comb(n, k) for k in range(5)) for n in range(41))


class Pack:
    """Hands in the blueprint's order, where the deck has no wild cards; get it from :func:`pack`."""

    def __init__(self, rules: Rules) -> None:
        self.scale: Scale = scale(rules)
        kinds = {tuple(place for place, n in kind.ranks for _ in range(n)): kind for kind in self.scale.kinds}
        wild = rules.jokers != "none"
        numbered = list(kinds) if wild else list(hands_of(8 if rules.kings == 9 else rules.kings).ranks)
        self.ranks: tuple[tuple[int, ...], ...] = tuple(numbered)
        self.number = {ranks: number for number, ranks in enumerate(numbered)}
        blank = next(iter(kinds.values()))
        """Stands for hands that nobody can hold, such as four fives where one of them is a king."""
        found = [kinds.get(ranks, blank) for ranks in numbered]
        self.counts = tuple(
            kind.ranks if ranks in kinds else () for kind, ranks in zip(found, numbered, strict=True)
        )
        self.held: tuple[Evaluation, ...] = tuple(kind.held for kind in found)
        self.full = self.scale.full
        self.levels: list[tuple[int, ...]] = []
        """By lance and hand: the place of its key among all; 0 where it does not speak (pares, juego)."""
        self.keys: list[tuple[int, ...]] = []
        """By lance: the keys, ascending."""
        for lance in LANCES:
            keys = [int(getattr(held, lance)) for held in self.held]
            ladder = sorted({0, *keys} if lance in ("pares", "juego") else set(keys))
            place = {key: number for number, key in enumerate(ladder)}
            self.keys.append(tuple(ladder))
            self.levels.append(tuple(place[key] for key in keys))
        self.values = {
            PARES: tuple(float(held.pares_value) for held in self.held),
            JUEGO: tuple(float(held.juego_value) for held in self.held),
        }
        """By lance and hand: the stones that it is worth by itself."""
        self.pares = tuple(held.pares > 0 for held in self.held)
        self.juego = tuple(held.juego > 0 for held in self.held)
        self.shares = tuple(self._shares(lance) for lance in range(len(LANCES)))
        """By lance and hand: the part of all hands that may speak in it and are worse; ties count half."""
        self.quality = self._quality()
        """By hand: the part of all hands that promise less."""

    def of(self, cards: Sequence[Card]) -> int:
        """The number of four cards."""
        return self.number[tuple(sorted(self.scale.place_of[card] for card in cards))]

    def level(self, lance: int, key: int) -> int:
        """The place of a key among all; a real 31, which other cards of its ranks are not, is the highest."""
        keys = self.keys[lance]
        return keys.index(key) if key in keys else sum(each < key for each in keys) - 1

    def _shares(self, lance: int) -> tuple[float, ...]:
        ways = ways_of(self, self.full)
        speaks = {PARES: self.pares, JUEGO: self.juego, PUNTO: tuple(not each for each in self.juego)}.get(
            lance
        )
        levels = self.levels[lance]
        by_level = [0.0] * len(self.keys[lance])
        for hand, level in enumerate(levels):
            if speaks is None or speaks[hand]:
                by_level[level] += ways[hand]
        upto = list(accumulate(by_level))
        return tuple((upto[level] - by_level[level] / 2) / upto[-1] for level in levels)

    def _quality(self) -> tuple[float, ...]:
        worth = []
        for hand, held in enumerate(self.held):
            total = 0.7 * (held.pares_value + held.juego_value)
            for lance, stones in enumerate(_STONES):
                speaks = {PARES: held.pares > 0, JUEGO: held.juego > 0, PUNTO: held.juego == 0}.get(
                    lance, True
                )
                total += speaks * stones * self.shares[lance][hand] ** 2
            worth.append(total)
        ways = ways_of(self, self.full)
        below, shares = 0.0, [0.0] * len(worth)
        for hand in sorted(range(len(worth)), key=lambda hand: worth[hand]):
            shares[hand] = (below + ways[hand] / 2) / sum(ways)
            below += ways[hand]
        return tuple(shares)


class Draws(NamedTuple):
    """What may be kept of a hand, and what may come to it."""

    keeps: tuple[tuple[tuple[int, int], ...], ...]
    """By hand: (choice of ``GIVEN``, number of what is kept)."""
    sizes: tuple[int, ...]
    """By what is kept: cards."""
    completed: tuple[tuple[tuple[int, float], ...], ...]
    """By what is kept: (hand, ways of the cards drawn out of the full deck)."""


@lru_cache(maxsize=8)
def draws_of(table: Pack) -> Draws:
    """The exchanges of a deck."""
    number: dict[tuple[int, ...], int] = {}
    completed: list[dict[int, float]] = []
    keeps = []
    for hand, ranks in enumerate(table.ranks):
        row, seen = [], set()
        for given in range(16):
            kept = tuple(rank for place, rank in enumerate(ranks) if not given >> place & 1)
            if kept not in number:
                number[kept] = len(number)
                completed.append({})
            if kept in seen:
                continue
            seen.add(kept)
            row.append((given, number[kept]))
            ways = 1
            for rank in set(ranks):
                drawn = ranks.count(rank) - kept.count(rank)
                ways *= _COMB[max(0, table.full[rank] - kept.count(rank))][drawn]
            completed[number[kept]][hand] = float(ways)
        keeps.append(tuple(row))
    sizes = [0] * len(number)
    for kept, place in number.items():
        sizes[place] = len(kept)
    return Draws(tuple(keeps), tuple(sizes), tuple(tuple(each.items()) for each in completed))


@lru_cache(maxsize=16)
def _pack(kings: int, real31: str, jokers: str) -> Pack:
    return Pack(Rules.preset("spanish", kings=kings, real31=real31, jokers=jokers))


def pack(rules: Rules) -> Pack:
    """The shared hands of these rules."""
    return _pack(rules.kings, rules.real31, rules.jokers)


@lru_cache(maxsize=256)
def ways_of(table: Pack, unseen: tuple[int, ...]) -> tuple[int, ...]:
    """By hand: how many the unseen cards of each rank can make."""
    found = []
    for counts in table.counts:
        ways = 1 if counts else 0
        for rank, n in counts:
            ways *= _COMB[unseen[rank]][n]
        found.append(ways)
    return tuple(found)


def usual_gift(table: Pack, hand: int) -> int:
    """The cards that plain sense gives up (``GIVEN``): all but kings and pairs; at least one."""
    return _usual(table)[hand]


@lru_cache(maxsize=16)
def _usual(table: Pack) -> tuple[int, ...]:
    king = table.scale.counting.order.index("R")
    found = []
    for ranks in table.ranks:
        given = sum(1 << place for place, rank in enumerate(ranks) if rank != king and ranks.count(rank) == 1)
        found.append(given or 1)
    return tuple(found)
