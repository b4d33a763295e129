"""How strong a hand is: exact chances against hands that may lie elsewhere, given what is known of them.

All hands of the same played ranks are one *kind* (715 with four kings, 330 with eight). A kind weighs as
many hands as the cards not seen yet can make; a *ladder* sorts the kinds that agree with what a seat said by
their key in one lance, so that a chance is one look-up. The first card of each rank decides whether a kind
counts as the real 31.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Final, NamedTuple

from hordago.cards import CARDS, Card, Evaluation, Evaluator, evaluator
from hordago.cards.evaluate import HAND_SIZE
from hordago.rules import SIGNALS, Rules

Fact = tuple[str, object]
"""What is known of a hand: ``("pares", True)``, ``("juego", False)``, or a sign, ``("medias", "fem")``."""

_COMB: Final = tuple(tuple(comb(n, k) for k in range(HAND_SIZE + 1)) for n in range(len(CARDS) + 1))


class Kind(NamedTuple):
    """All hands of the same played ranks."""

    ranks: tuple[tuple[int, int], ...]
    """(rank place, how many cards of it)."""
    held: Evaluation


class Ladder:
    """The keys a seat may hold in a lance, from worst to best, with their chances."""

    __slots__ = ("_keys", "_upto")

    def __init__(self, weighed: Iterable[tuple[int, int]]) -> None:
        """``weighed``: (key, number of hands) with keys ascending."""
        self._keys: list[int] = []
        totals: list[int] = []
        total = 0
        for key, weight in weighed:
            total += weight
            if self._keys and self._keys[-1] == key:
                totals[-1] = total
            elif weight:
                self._keys.append(key)
                totals.append(total)
        self._upto = [each / total for each in totals]

    def below(self, key: int) -> float:
        """The chance of a worse key; exactly 1 when every other hand is worse."""
        place = bisect_left(self._keys, key)
        return self._upto[place - 1] if place else 0.0

    def upto(self, key: int) -> float:
        """The chance of a key that is not better."""
        place = bisect_right(self._keys, key)
        return self._upto[place - 1] if place else 0.0

    def at(self, share: float) -> int | None:
        """The key below which that share of the hands lies; None when nothing is possible."""
        if not self._keys:
            return None
        return self._keys[min(bisect_left(self._upto, share), len(self._keys) - 1)]


class Scale:
    """The kinds of hands under one way of counting kings; get it from :func:`scale`."""

    def __init__(self, counting: Evaluator) -> None:
        self.counting = counting
        self.places = (*counting.order, "*") if counting.wild else tuple(counting.order)
        played = [counting.played_rank(card) for card in CARDS]
        self.place_of = tuple(self.places.index(rank) for rank in played)
        """Rank place of each card."""
        holders = [[card for card in CARDS if played[card] == rank] for rank in self.places]
        self.kinds = tuple(self._kinds(holders))
        self.full = tuple(len(each) for each in holders)
        """Cards of each rank in the whole deck."""
        self._sorted: dict[str, tuple[int, ...]] = {}

    def _kinds(self, holders: list[list[Card]]) -> Iterable[Kind]:
        for places in combinations_with_replacement(range(len(holders)), HAND_SIZE):
            ranks = tuple((place, places.count(place)) for place in sorted(set(places)))
            if any(n > len(holders[place]) for place, n in ranks):
                continue
            hand = [card for place, n in ranks for card in holders[place][:n]]
            yield Kind(ranks, self.counting.evaluate(hand))

    def in_order(self, lance: str) -> tuple[int, ...]:
        """Places of ``kinds``, worst hand of that lance first."""
        found = self._sorted.get(lance)
        if found is None:
            found = tuple(sorted(range(len(self.kinds)), key=lambda n: lance_key(self.kinds[n].held, lance)))
            self._sorted[lance] = found
        return found

    def unseen(self, seen: Iterable[Card]) -> tuple[int, ...]:
        """Cards of each rank that may lie elsewhere."""
        left = list(self.full)
        for each in seen:
            left[self.place_of[each]] -= 1
        return tuple(left)


def lance_key(held: Evaluation, lance: str) -> int:
    """The key of a hand in a lance; ``last`` is juego or punto, whichever the hand would play."""
    if lance == "last":
        return 100 + held.juego if held.juego else held.punto
    key: int = getattr(held, lance)
    return key


@lru_cache(maxsize=32)
def _scale(kings: int, real31: str, wild: bool) -> Scale:
    return Scale(evaluator(kings, real31, wild=wild))


def scale(rules: Rules) -> Scale:
    """The shared scale of these rules."""
    return _scale(rules.kings, rules.real31, rules.jokers != "none")


@lru_cache(maxsize=512)
def weights(table: Scale, unseen: tuple[int, ...]) -> tuple[int, ...]:
    """How many hands of each kind the unseen cards can make."""
    found = []
    for ranks, _ in table.kinds:
        weight = 1
        for place, n in ranks:
            weight *= _COMB[unseen[place]][n]
        found.append(weight)
    return tuple(found)


@lru_cache(maxsize=512)
def _agrees(table: Scale, facts: frozenset[Fact]) -> tuple[bool, ...]:
    return tuple(all(_true_of(kind.held, *fact) for fact in facts) for kind in table.kinds)


def _true_of(held: Evaluation, name: str, value: object) -> bool:
    if name in ("pares", "juego") and isinstance(value, bool):
        return (lance_key(held, name) > 0) is value
    return SIGNALS[str(value)][name].holds(held)


@lru_cache(maxsize=2048)
def ladder(table: Scale, unseen: tuple[int, ...], facts: frozenset[Fact], lance: str) -> Ladder:
    """What a seat may hold in a lance, given what is known of it."""
    weighed, agrees, kinds = weights(table, unseen), _agrees(table, facts), table.kinds
    rungs = [(lance_key(kinds[n].held, lance), weighed[n]) for n in table.in_order(lance) if agrees[n]]
    if facts and not any(weight for _, weight in rungs):
        return ladder(table, unseen, frozenset(), lance)
    return Ladder(rungs)


@lru_cache(maxsize=1024)
def mean_value(table: Scale, unseen: tuple[int, ...], facts: frozenset[Fact], lance: str) -> float:
    """Stones that a seat's pares or juego are worth on average."""
    weighed, agrees = weights(table, unseen), _agrees(table, facts)
    total = stones = 0
    for kind, weight, agreed in zip(table.kinds, weighed, agrees, strict=True):
        if agreed:
            total += weight
            stones += weight * (kind.held.pares_value if lance == "pares" else kind.held.juego_value)
    return stones / total if total else 0.0
