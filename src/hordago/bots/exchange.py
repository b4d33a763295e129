"""Which cards go: the quality of a hand before the lances, and what an exchange would make of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import Final

from hordago.bots.strength import Ladder, Scale, ladder, lance_key, weights
from hordago.cards import Card, Evaluation
from hordago.cards.evaluate import HAND_SIZE

_STONES: Final = {"grande": 1.6, "chica": 1.4, "pares": 1.2, "juego": 1.5, "punto": 0.6}
"""Stones that being best in a lance brings on average, beside the values."""
_HELD: Final = 0.7
"""How much of the values is collected on average."""


class Qualities:
    """Expected stones of every kind of hand, and the best cards to give up."""

    def __init__(self, table: Scale, worths: Sequence[float] | None = None) -> None:
        """``worths``: another judgement, one number for each of the table's kinds."""
        self.table = table
        ladders = {lance: ladder(table, table.full, frozenset(), lance) for lance in _STONES}
        found = [_quality(kind.held, ladders) for kind in table.kinds] if worths is None else worths
        self._by_ranks = {kind.ranks: quality for kind, quality in zip(table.kinds, found, strict=True)}
        ways = weights(table, table.full)
        self.mean = sum(q * n for q, n in zip(found, ways, strict=True)) / sum(ways)
        self._rungs = Ladder(sorted((round(q * 1000), n) for q, n in zip(found, ways, strict=True)))
        self._kept: dict[tuple[int, ...], list[tuple[float, tuple[int, ...]]]] = {}

    def of(self, hand: Iterable[Card]) -> float:
        """Expected stones of four cards."""
        return self._by_ranks[_ranks(self.places(hand))]

    def share(self, hand: Iterable[Card]) -> float:
        """The part of all hands that are worse than these four cards."""
        return self._rungs.below(round(self.of(hand) * 1000))

    def discard(self, hand: tuple[Card, ...], least: int, most: int) -> tuple[Card, ...]:
        """The cards to give up, from ``least`` to ``most`` of four."""
        if least == 0 and self.of(hand) >= self.keeps(hand)[0][0]:
            return ()
        return self.given(hand, self.keeps(hand)[0][1])[:most]

    def given(self, hand: Iterable[Card], keep: Iterable[int]) -> tuple[Card, ...]:
        """The cards that go when these rank places stay."""
        wanted, given = list(keep), []
        for each in hand:
            place = self.table.place_of[each]
            if place in wanted:
                wanted.remove(place)
            else:
                given.append(each)
        return tuple(given)

    def aside(self, hand: tuple[Card, ...]) -> Card:
        """The card of five to put aside."""
        best = max(combinations(hand, HAND_SIZE), key=self.of)
        return next(each for each in hand if each not in best)

    def places(self, hand: Iterable[Card]) -> tuple[int, ...]:
        """The rank places of some cards, in order."""
        return tuple(sorted(self.table.place_of[each] for each in hand))

    def keeps(self, hand: Sequence[Card]) -> list[tuple[float, tuple[int, ...]]]:
        """Every way to exchange at least one card, the best first: (expected quality, rank places kept)."""
        places = self.places(hand)
        found = self._kept.get(places)
        if found is None:
            left = self.table.unseen(hand)
            keeps = {keep for n in range(1, HAND_SIZE) for keep in combinations(places, n)}
            judged = [(self._expected(keep, left), keep) for keep in keeps]
            found = self._kept[places] = sorted([(self.mean, ()), *judged], reverse=True)
        return found

    def _expected(self, keep: tuple[int, ...], left: tuple[int, ...]) -> float:
        total = ways = 0.0
        for drawn, ranks in _draws(len(left), HAND_SIZE - len(keep)):
            weight = 1
            for place, n in ranks:
                weight *= comb(left[place], n)
            if weight:
                ways += weight
                total += weight * self._by_ranks[_ranks(tuple(sorted(keep + drawn)))]
        return total / ways


@lru_cache(maxsize=32)
def qualities(table: Scale) -> Qualities:
    """The shared qualities of a scale."""
    return Qualities(table)


@lru_cache(maxsize=4096)
def _ranks(places: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((place, places.count(place)) for place in sorted(set(places)))


@lru_cache(maxsize=32)
def _draws(ranks: int, n: int) -> tuple[tuple[tuple[int, ...], tuple[tuple[int, int], ...]], ...]:
    """All multisets of ``n`` rank places."""
    return tuple((drawn, _ranks(drawn)) for drawn in combinations_with_replacement(range(ranks), n))


def _quality(held: Evaluation, ladders: dict[str, Ladder]) -> float:
    """Expected stones: values, and a stake for the chance to beat two rivals in each lance."""
    total = _HELD * (held.pares_value + held.juego_value)
    for lance, stones in _STONES.items():
        key = lance_key(held, lance)
        if lance == "punto" and held.juego:
            continue
        if key:
            rungs = ladders[lance]
            total += stones * ((rungs.below(key) + rungs.upto(key)) / 2) ** 2
    return total
