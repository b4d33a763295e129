"""Who is best, for all pools at once (docs/adr/0015).

The ranks of a lance are gone through from the lowest to the highest, and for every pool we keep in how many
deals all hands lie below the rank. A hand of the rank is the best one when the others, drawn from the smaller
pool that it leaves, lie below it or are equal and farther from mano; and for that pool we know how many do.

Only for questions about cards: every hand that can be drawn counts once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from math import comb
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hordago.cards.card import DECK_SIZE
from hordago.odds.classes import BINOMIALS, Floats, Ints
from hordago.odds.pools import Level, Pools
from hordago.odds.question import Holder, Question

Numbers = NDArray[Any]

EXACT: Final = (np.float64, np.uint16, np.uint32, np.float64)
"""What holds the deals of 0, 1, 2 and 3 hands: at most 58,905, 2,118,223,800 and 43,370,632,305,000."""

CELLS: Final = 20_000_000
"""Hands × pools whose places are remembered from one lance to the next, with twelve bytes each."""

Key = tuple[int, bytes, bytes]


class Sweep:
    """The other seats of a question, and every pool that they may be dealt from."""

    def __init__(self, question: Question, pools: Pools, sizes: tuple[int, ...]) -> None:
        assert question.exact
        self.question = question
        self.pools = pools
        self._sizes = sizes
        self._hands: dict[tuple[Key, int, int], Hands] = {}
        self._nodes: dict[tuple[tuple[Key, ...], int], Node] = {}
        self._top = self.node(question.others, 0)

    def level(self, taken: int) -> Level:
        """The pools that have lost one of the sizes, and so many cards more."""
        return self.pools.level(tuple(size + taken for size in self._sizes))

    def node(self, holders: Sequence[Holder], taken: int) -> Node:
        """Those seats, in the order from mano, when others have taken so many cards."""
        key = (tuple(map(_key, holders)), taken)
        if key not in self._nodes:
            self._nodes[key] = Node(self, tuple(holders), taken)
        return self._nodes[key]

    def hands(self, holder: Holder, taken: int, seats: int) -> Hands:
        """What a seat may draw when others have taken so many cards, for counts of so many seats."""
        key = (_key(holder), taken, seats)
        if key not in self._hands:
            self._hands[key] = Hands(self, holder, taken, EXACT[seats])
        return self._hands[key]

    @cached_property
    def totals(self) -> Floats:
        """Deals from each pool."""
        return self._deals(self.question.others, 0)

    def best(self, lance: int) -> Iterator[Numbers]:
        """Rank by rank, other seat × pool: the deals in which this seat is the best of the others."""
        ranks = self.question.classes.ranks[lance]
        nodes = list(self._nodes.values())  # smaller ones stand before those that ask them
        for node in nodes:
            node.begin(ranks)
        for rank in range(int(ranks.max()) + 1):
            for node in nodes:
                node.rise(rank)
            yield self._top.best
            for node in nodes:
                node.settle()

    def quiet(self, lance: int, places: Sequence[int]) -> Floats:
        """For each pool the deals in which one or two of the others have nothing in pares or juego."""
        others = self.question.others
        some = [others[place] for place in places]
        rest = [each for place, each in enumerate(others) if place not in places]
        nothing = self.question.classes.ranks[lance] == 0
        found: Floats = self._quiet(nothing, some, 0) * self._deals(rest, sum(each.draws.n for each in some))
        return found

    def _quiet(self, nothing: NDArray[np.bool_], some: Sequence[Holder], taken: int) -> Floats:
        first, *others = some
        hands = self.hands(first, taken, len(some))
        found = np.zeros(len(self.level(taken)))
        left = self._quiet(nothing, others, taken + first.draws.n) if others else None
        for hand in np.flatnonzero(nothing[hands.classes]).tolist():
            found += hands.ways(hand) if left is None else hands.times(hand, left)
        return found

    def _deals(self, holders: Sequence[Holder], taken: int) -> Floats:
        """For each pool the deals of these seats, once so many more cards are gone."""
        cards = self.level(0).left.sum(axis=1) - taken
        found = np.ones(len(cards))
        for each in holders:
            found *= np.array([comb(n, each.draws.n) for n in range(DECK_SIZE + 1)])[cards]
            cards = cards - each.draws.n
        return found


def _key(holder: Holder) -> Key:
    """Seats of which the same is known are alike."""
    return holder.draws.n, holder.hands.tobytes(), holder.weights.tobytes()


class Hands:
    """The hands that a seat may draw, from every pool of a level."""

    def __init__(self, sweep: Sweep, holder: Holder, taken: int, number: type[Any]) -> None:
        level, held = sweep.level(taken), np.flatnonzero(holder.weights)
        drawn = holder.draws.counts[held]
        self.classes = holder.hands[held]
        binomials = BINOMIALS.astype(number)
        of_kind = [[binomials[left, n] for n in range(holder.draws.n + 1)] for left in level.left.T]
        nothing = np.ones(len(level), dtype=number)
        self._factors: list[list[Numbers]] = [
            [of_kind[kind][n] for kind, n in enumerate(counts) if n] or [nothing] for counts in drawn.tolist()
        ]
        """Hand → for each kind of it, pool by pool the ways to draw those cards."""
        self._codes = level.codes
        self._drawn = drawn @ sweep.pools.steps
        self._next = sweep.level(taken + holder.draws.n)
        self._kept: dict[int, tuple[Numbers, Ints]] = {}
        self._keeps = len(held) * len(level) <= CELLS

    def ways(self, hand: int) -> Numbers:
        """For each pool the ways to draw a hand; not to be changed."""
        found, *others = self._factors[hand]
        for other in others:
            found = found * other
        return found

    def times(self, hand: int, fewer: Numbers) -> Numbers:
        """For each pool the ways to draw a hand, times what is counted for the pool that is left."""
        ways, places = self._kept.get(hand) or (self.ways(hand), self._places(hand))
        if self._keeps:
            self._kept[hand] = ways, places
        found: Numbers = np.take(fewer, places, mode="clip").astype(ways.dtype, copy=False)
        found *= ways
        return found

    def _places(self, hand: int) -> Ints:
        """For each pool the place of the one that is left."""
        return self._next.places(self._codes + self._drawn[hand]).astype(np.int64)


class Node:
    """The deals of some seats from every pool of a level, up to the rank that the sweep has reached."""

    def __init__(self, sweep: Sweep, holders: tuple[Holder, ...], taken: int) -> None:
        self._hands = [sweep.hands(each, taken, len(holders)) for each in holders]
        self._others = [
            sweep.node(holders[:n] + holders[n + 1 :], taken + each.draws.n)
            for n, each in enumerate(holders)
            if len(holders) > 1
        ]
        number, pools = EXACT[len(holders)], len(sweep.level(taken))
        self._under: Numbers = np.zeros(pools, dtype=number)
        """Deals in which all seats lie below the rank."""
        self.best: Numbers = np.zeros((len(holders), pools), dtype=number)
        """Seat × pool: deals in which it has the rank, those before it less, those after it no more."""
        self._of_rank: list[list[Ints]] = []
        """Seat → rank → its hands."""

    def begin(self, ranks: Ints) -> None:
        """Start from the lowest rank of a lance."""
        self._under[:] = 0
        self._of_rank = []
        for each in self._hands:
            of = ranks[each.classes]
            order = np.argsort(of, kind="stable")
            bounds = np.searchsorted(of[order], np.arange(int(ranks.max()) + 2))
            self._of_rank.append([order[begin:end] for begin, end in pairwise(bounds)])

    def rise(self, rank: int) -> None:
        """Count the deals whose best hand has this rank; smaller nodes must have done so."""
        self.best[:] = 0
        for seat, (hands, of_rank) in enumerate(zip(self._hands, self._of_rank, strict=True)):
            row, fewer = self.best[seat], self._others[seat]._up_to(seat) if self._others else None
            for hand in of_rank[rank]:
                row += hands.ways(hand) if fewer is None else hands.times(hand, fewer)

    def settle(self) -> None:
        """Leave the rank: what had it lies below now."""
        for row in self.best:
            self._under += row

    def _up_to(self, less: int) -> Numbers:
        """Deals in which so many seats, the first ones, lie below the rank, and the others no higher."""
        found = self._under.copy()
        for row in self.best[less:]:
            found += row
        return found
