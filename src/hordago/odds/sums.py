"""Two hands together: all pairs of draws, in the order of the multiset that they take from the pool.

How the last seat may be dealt depends only on which cards the others took together, not on who holds which.
There are 6,435 sums of two hands with eight kinds of card, against 108,900 pairs.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from hordago.odds.classes import Classes, Draws, Floats, Ints, fitting


class Sums(NamedTuple):
    """All pairs of draws that fit into a deck, sorted by their sum."""

    counts: Ints
    """One row a sum, one column a kind."""
    sum_of: Ints
    """The sum of each pair, ascending."""
    first: Ints
    """The first draw of each pair."""
    second: Ints
    """The second draw of each pair."""
    factorials: Floats
    """Product of count! over the kinds of both draws."""


@lru_cache(maxsize=8)
def sums_of(classes: Classes, n: int, m: int) -> Sums:
    """All pairs of a draw of ``n`` cards and one of ``m``."""
    a, b = classes.draws(n), classes.draws(m)
    return _sums(a, b, classes.sizes)


def _sums(a: Draws, b: Draws, sizes: Ints) -> Sums:
    codes = (a.codes[:, None] + b.codes[None, :]).ravel()
    order = np.argsort(codes, kind="stable")
    ordered = codes[order]
    new = np.ones(len(ordered), dtype=np.bool_)
    new[1:] = ordered[1:] != ordered[:-1]
    sum_of = np.cumsum(new) - 1
    first, second = np.divmod(order, len(b))
    starts = np.flatnonzero(new)
    counts = a.counts[first[starts]] + b.counts[second[starts]]
    fits = fitting(counts, sizes)
    kept = fits[sum_of]
    renumbered = np.cumsum(fits) - 1
    return Sums(
        counts[fits],
        renumbered[sum_of[kept]],
        first[kept],
        second[kept],
        (a.factorials[first] * b.factorials[second])[kept],
    )
