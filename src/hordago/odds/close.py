"""The last seat: how many of its hands lie below a rank, for every sum of the other two hands.

The ways to draw a hand are a product over its kinds. Hands that begin alike share that product, so the hands
stand in a tree: each node multiplies its parent's number by one binomial.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from hordago.odds.asks import Asks, Pairs
from hordago.odds.classes import BINOMIALS, LANCES, RADIX, Draws, Floats, Ints
from hordago.odds.question import Holder, Question

CHUNK: Final = 1024
"""Sums that are worked on together, so that their numbers stay in the cache."""


class Tree(NamedTuple):
    """Multisets of up to four cards, shorter ones first; a parent lacks the last kind."""

    parents: Ints
    """The parent of each node; node 0 is the empty multiset."""
    factors: Ints
    """kind × RADIX + count of what each node adds to its parent."""
    levels: tuple[int, ...]
    """Where the nodes with 0, 1, 2… kinds begin, and the end."""
    leaves: Ints
    """The node of each draw."""


@lru_cache(maxsize=64)
def tree_of(draws: Draws) -> Tree:
    """The tree whose leaves are these draws."""
    paths = [tuple((kind, int(n)) for kind, n in enumerate(row) if n) for row in draws.counts]
    nodes = sorted({path[:length] for path in paths for length in range(len(path) + 1)}, key=len)
    place = {path: n for n, path in enumerate(nodes)}
    lengths = [len(path) for path in nodes]
    return Tree(
        np.array([place[path[:-1]] for path in nodes]),
        np.array([path[-1][0] * RADIX + path[-1][1] if path else 0 for path in nodes]),
        (*(lengths.index(length) for length in range(max(lengths) + 1)), len(nodes)),
        np.array([place[path] for path in paths]),
    )


def takes_numba(fast: bool | None) -> bool:
    """Whether to count with numba. None says yes when the program has loaded it already: a single question is
    answered sooner than numba is loaded."""
    return sys.modules.get("numba") is not None if fast is None else fast


def close(question: Question, last: Holder, pairs: Pairs, asks: Asks, *, fast: bool | None = None) -> Floats:
    """The answers: for each question the sum over pairs of weight × hands of the last seat below the rank.

    ``fast`` as in :func:`takes_numba`; both give the same numbers. Raises ModuleNotFoundError when numba is
    asked for and is not there.
    """
    if not takes_numba(fast):
        return with_numpy(question, last, pairs, asks)
    from hordago.odds.fast import with_numba  # noqa: PLC0415  (170 MB: only when it is asked for)

    return with_numba(question, last, pairs, asks)


def with_numpy(question: Question, last: Holder, pairs: Pairs, asks: Asks) -> Floats:
    """As :func:`close`, chunk by chunk."""
    closing = Closing(question, last)
    answers = np.zeros(len(LANCES) + len(asks.constants))
    bounds = np.append(pairs.begins, len(pairs.weights))
    for begin in range(0, len(pairs.taken), CHUNK):
        end = min(begin + CHUNK, len(pairs.taken))
        here = slice(bounds[begin], bounds[end])
        below = closing.below(question.pool - pairs.taken[begin:end])
        place = np.repeat(np.arange(end - begin), np.diff(bounds[begin : end + 1]))
        for lance, table in enumerate(below):
            weights = asks.weights[lance, here]
            asked = np.flatnonzero(weights)
            rows = closing.starts[lance][asks.ranks[lance, here][asked]]
            answers[lance] += weights[asked] @ table[rows, place[asked]]
        for number, (lance, rank, summed) in enumerate(asks.constants, len(LANCES)):
            answers[number] += summed[begin:end] @ below[lance][closing.starts[lance][rank]]
    return answers


class Closing:
    """The hands of the last seat, in the order of every lance."""

    def __init__(self, question: Question, last: Holder) -> None:
        classes = question.classes
        self.tree = tree_of(last.draws)
        held = np.flatnonzero(last.weights)
        self.weights = last.weights[held]
        """Of each hand that fits: 1, or the belief about it."""
        self.leaves = self.tree.leaves[held]
        """The node of each hand that fits."""
        hands = last.hands[held]
        self.orders: list[Ints] = []
        """For each lance the hands that fit, lowest first."""
        self.starts: list[Ints] = []
        """Lance → rank → how many hands lie below it, in the order of the lance."""
        for lance, ranks in enumerate(classes.ranks[:, hands]):
            order = np.argsort(ranks, kind="stable")
            self.orders.append(order)
            self.starts.append(np.searchsorted(ranks[order], np.arange(classes.ranks[lance].max() + 2)))

    def below(self, pools: Ints) -> list[Floats]:
        """For each lance: ways to draw the first n hands of its order from each pool."""
        leaves = self.ways(pools)
        tables = []
        for order in self.orders:
            table = np.empty((len(order) + 1, len(pools)))
            table[0] = 0
            for row, hand in enumerate(order.tolist()):  # many times as fast as cumsum along this axis
                np.add(table[row], leaves[hand], out=table[row + 1])
            tables.append(table)
        return tables

    def ways(self, pools: Ints) -> Floats:
        """Ways to draw each hand from each pool, times its weight."""
        parents, factors, levels, _ = self.tree
        binomials = BINOMIALS[pools].transpose(1, 2, 0).reshape(-1, len(pools)).astype(np.float64)
        nodes = np.ones((len(parents), len(pools)))
        for begin, end in pairwise(levels[1:]):
            np.take(nodes, parents[begin:end], axis=0, out=nodes[begin:end], mode="clip")
            nodes[begin:end] *= binomials[factors[begin:end]]
        leaves: Floats = nodes[self.leaves]
        if (self.weights != 1).any():
            leaves *= self.weights[:, None]
        return leaves
