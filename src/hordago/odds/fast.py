"""The same sums as in close.py, compiled by numba: one pass over the hands of the last seat for each sum."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from hordago.cards.evaluate import HAND_SIZE
from hordago.odds.asks import Asks, Pairs
from hordago.odds.classes import BINOMIALS, LANCES, RADIX, Floats, Ints
from hordago.odds.close import Closing
from hordago.odds.question import Holder, Question

LANES: Final = 32
"""Sums that are worked on side by side, one in each lane of the processor's wide registers."""


def with_numba(question: Question, last: Holder, pairs: Pairs, asks: Asks) -> Floats:
    """As :func:`hordago.odds.close.close`; needs the extra ``fast``."""
    closing = Closing(question, last)
    constants = asks.constants
    answers: Floats = np.zeros(len(LANCES) + len(constants))
    orders = np.array(closing.orders)
    # hands of one seat are so few (58,905) that the narrow numbers count them exactly; beliefs are fractions
    number = np.float32 if question.exact else np.float64
    _sum_fast(
        question.pool - pairs.taken,
        np.append(pairs.begins, len(pairs.weights)),
        asks.weights,
        asks.ranks,
        (
            np.array([constant.lance for constant in constants]),
            np.array([constant.rank for constant in constants]),
            np.array([constant.weights for constant in constants]),
        ),
        BINOMIALS.astype(number),
        closing.tree.parents,
        closing.tree.factors,
        closing.leaves[orders],
        closing.weights[orders].astype(number),
        _padded(closing.starts),
        answers,
    )
    return answers


def _padded(starts: list[Ints]) -> Ints:
    """One row a lance, all as long as the longest."""
    longest = max(map(len, starts))
    return np.array([np.pad(row, (0, longest - len(row))) for row in starts])


def _fill(pools: Any, binomials: Any, parents: Any, factors: Any, ways: Any, nodes: Any) -> None:
    """The ways to draw every node of the tree, from each pool in its lane."""
    for lane in range(len(pools)):
        for kind in range(pools.shape[1]):
            for count in range(HAND_SIZE + 1):
                ways[kind * RADIX + count, lane] = binomials[pools[lane, kind], count]
    for node in range(1, len(parents)):
        parent, factor = parents[node], factors[node]
        for lane in range(LANES):
            nodes[node, lane] = nodes[parent, lane] * ways[factor, lane]


def _heap(nodes: Any, leaves: Any, beliefs: Any, below: Any) -> None:
    """For each lance the sums over its hands, from the lowest up."""
    for lance in range(leaves.shape[0]):
        for place in range(leaves.shape[1]):
            leaf, belief = leaves[lance, place], beliefs[lance, place]
            for lane in range(LANES):
                below[lance, place + 1, lane] = below[lance, place, lane] + nodes[leaf, lane] * belief


def _sum(
    pools: Any,
    begins: Any,
    weights: Any,
    ranks: Any,
    constants: Any,
    binomials: Any,
    parents: Any,
    factors: Any,
    leaves: Any,
    beliefs: Any,
    starts: Any,
    answers: Any,
) -> None:
    """Adds to ``answers``. The rows of ``leaves`` are the lances, with their hands from the lowest up."""
    lances = len(leaves)
    constant_lance, constant_rank, constant_weights = constants
    ways = np.zeros((pools.shape[1] * RADIX, LANES), dtype=binomials.dtype)
    nodes = np.ones((len(parents), LANES), dtype=binomials.dtype)
    below = np.zeros((lances, leaves.shape[1] + 1, LANES), dtype=binomials.dtype)
    for group in range(0, len(pools), LANES):
        size = min(LANES, len(pools) - group)
        _fill_fast(pools[group : group + size], binomials, parents, factors, ways, nodes)
        _heap_fast(nodes, leaves, beliefs, below)
        for lance in range(lances):
            for lane in range(size):
                for pair in range(begins[group + lane], begins[group + lane + 1]):
                    if weights[lance, pair] != 0.0:
                        row = starts[lance, ranks[lance, pair]]
                        answers[lance] += weights[lance, pair] * below[lance, row, lane]
        for number in range(len(constant_lance)):
            lance = constant_lance[number]
            row = starts[lance, constant_rank[number]]
            for lane in range(size):
                answers[lances + number] += constant_weights[number, group + lane] * below[lance, row, lane]


def _compiled(function: Any) -> Any:
    """The function in machine code, kept on disk for the next run where there is a place for it."""
    try:
        return njit(cache=True)(function)
    except RuntimeError:  # neither beside the source nor in a home folder
        return njit(function)


_fill_fast, _heap_fast = _compiled(_fill), _compiled(_heap)
_sum_fast = _compiled(_sum)
