"""Every pool that is left when some cards have gone from a stock."""

from __future__ import annotations

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from hordago.odds.classes import Ints

Places = NDArray[np.int32]


class Pools:
    """All multisets of cards that a stock can lose.

    A multiset is written as one number, with a digit a kind whose base is one more than the stock has of it.
    So the number of a sum is the sum of the numbers.
    """

    def __init__(self, stock: Ints) -> None:
        self.stock = stock
        """Cards of each kind."""
        self.steps: Ints = np.append(np.cumprod((stock + 1)[:0:-1])[::-1], 1)
        """What one card of each kind adds to the number of a multiset."""
        lost = np.zeros(1, dtype=np.int8)
        for n in stock.tolist():
            lost = np.add.outer(lost, np.arange(n + 1, dtype=np.int8)).ravel()
        self._lost = lost
        self._sizes = np.bincount(lost)
        self._levels: dict[tuple[int, ...], Level] = {}

    def number(self, size: int) -> int:
        """How many pools have lost so many cards."""
        return int(self._sizes[size]) if size < len(self._sizes) else 0

    def level(self, sizes: tuple[int, ...]) -> Level:
        """The pools that have lost as many cards as one of these sizes says."""
        if sizes not in self._levels:
            codes = np.flatnonzero(np.isin(self._lost, sizes))
            self._levels[sizes] = Level(self.stock, self.steps, codes)
        return self._levels[sizes]


class Level:
    """Some of the pools, in the order of the numbers of what they lost."""

    def __init__(self, stock: Ints, steps: Ints, codes: Ints) -> None:
        self.codes = codes
        """What each pool has lost, as a number."""
        self._stock = stock
        self._steps = steps

    def __len__(self) -> int:
        return len(self.codes)

    @cached_property
    def left(self) -> Ints:
        """Pool × kind: the cards that are left."""
        found: Ints = self._stock - self.codes[:, None] // self._steps % (self._stock + 1)
        return found

    @cached_property
    def _place_of(self) -> Places:
        places = np.zeros(int((self._stock + 1).prod()), dtype=np.int32)
        places[self.codes] = np.arange(len(self), dtype=np.int32)
        return places

    def places(self, codes: Ints) -> Places:
        """Where the pools stand that have lost this; any place for what is no pool of this level."""
        found: Places = np.take(self._place_of, codes, mode="clip")
        return found
