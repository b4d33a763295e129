"""Kinds of card and classes of hand: what can be told apart in this rulebook, and nothing else.

Two cards are of one kind when no lance can tell them apart: the rank as played (RULES B-01) and, where the
real 31 looks at the printed card (D-28), whether this is the card it wants. A class is a multiset of four
kinds: 330 with eight kings, 715 with four. Every hand of a class is worth the same in every lance.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hordago.cards.card import CARDS, Card
from hordago.cards.evaluate import HAND_SIZE, Evaluation, Evaluator, evaluator
from hordago.rules.options import Rules

LANCES: Final = ("grande", "chica", "pares", "juego", "punto")
"""In the order of play; the first axis of every array that has one row a lance."""

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

RADIX: Final = 10
"""No kind has more than nine cards, so a multiset is written as a number with one decimal digit a kind."""


class Draws:
    """All multisets of ``n`` cards over the kinds of a deck, n from 0 to 4."""

    def __init__(self, sizes: Ints, n: int) -> None:
        kinds = len(sizes)
        rows = []
        for chosen in combinations_with_replacement(range(kinds), n):
            row = np.bincount(np.array(chosen, dtype=np.int64), minlength=kinds)
            if (row <= sizes).all():
                rows.append(row)
        self.n = n
        self.counts: Ints = np.array(rows, dtype=np.int64)
        """One row a multiset, one column a kind."""
        self.codes: Ints = self.counts @ RADIX ** np.arange(kinds)
        """The multiset as one number; the code of a sum is the sum of the codes."""
        self.factorials: Floats = FACTORIALS[self.counts].prod(axis=1)
        """Product of count! over the kinds."""

    def __len__(self) -> int:
        return len(self.codes)


FACTORIALS: Final[Floats] = np.array([1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880], dtype=np.float64)


class Classes:
    """The kinds and classes of one way of counting; get it from :func:`classes_of`."""

    def __init__(self, kings: int, real31: str, wild: bool) -> None:
        self.evaluator: Evaluator = evaluator(kings, real31, wild=wild)
        kinds = [_kind(card, self.evaluator, real31) for card in CARDS]
        self.kinds = sorted(set(kinds), key=kinds.index)
        """Each kind: the rank as played, and whether the real 31 wants this very card."""
        self.kind_of = [self.kinds.index(kind) for kind in kinds]
        """Card number → kind."""
        self.sizes: Ints = np.bincount(self.kind_of)
        """Cards of each kind in the deck."""
        self._draws: dict[int, Draws] = {}
        hands = self.draws(HAND_SIZE)
        self.counts = hands.counts
        self._by_code = {int(code): place for place, code in enumerate(hands.codes)}
        self.evaluations: list[Evaluation] = [
            self.evaluator.evaluate(self.example(row)) for row in self.counts
        ]
        """What a hand of each class is worth."""
        self.ranks: Ints = np.array(
            [_dense([getattr(e, lance) for e in self.evaluations]) for lance in LANCES]
        )
        """Lance × class: the place among all different keys, from 0; 0 without pares and without juego."""
        self.pares: Bools = self.ranks[2] > 0
        self.juego: Bools = self.ranks[3] > 0

    def __len__(self) -> int:
        return len(self.counts)

    def draws(self, n: int) -> Draws:
        """All multisets of ``n`` cards."""
        if n not in self._draws:
            self._draws[n] = Draws(self.sizes, n)
        return self._draws[n]

    def count(self, cards: Iterable[Card]) -> Ints:
        """Cards of each kind."""
        counts = np.zeros(len(self.kinds), dtype=np.int64)
        for card in cards:
            counts[self.kind_of[card]] += 1
        return counts

    def class_of(self, counts: Ints) -> int:
        """The class of a hand given by its kinds; KeyError when no four cards are such a hand."""
        return self._by_code[int(counts @ RADIX ** np.arange(len(self.kinds)))]

    def classes_from(self, counts: Ints) -> Ints:
        """The class of every row, -1 where no four cards are such a hand."""
        codes = counts @ RADIX ** np.arange(len(self.kinds))
        return np.array([self._by_code.get(code, -1) for code in codes.tolist()], dtype=np.int64)

    def example(self, counts: Ints) -> list[Card]:
        """Some cards of those kinds."""
        of_kind: list[list[Card]] = [[] for _ in self.kinds]
        for card in CARDS:
            of_kind[self.kind_of[card]].append(card)
        return [card for kind, n in enumerate(counts) for card in of_kind[kind][: int(n)]]

    @cached_property
    def weights(self) -> Ints:
        """Hands of each class in the whole deck; they add to C(40, 4) = 91,390."""
        return ways(self.sizes, self.counts)


def ways(pool: Ints, counts: Ints) -> Ints:
    """In how many ways each row of ``counts`` can be drawn from a pool: the product of binomials, exact."""
    return np.array(BINOMIALS[pool, counts].prod(axis=-1))


BINOMIALS: Final[Ints] = np.array([[comb(n, k) for k in range(RADIX)] for n in range(RADIX)], dtype=np.int64)


def fitting(counts: Ints, pool: Ints) -> Bools:
    """Whether each row of ``counts`` can be drawn from a pool."""
    return np.array((counts <= pool).all(axis=-1))


def _kind(card: Card, counting: Evaluator, real31: str) -> tuple[str, bool]:
    wanted = {"sota": "S", "sota_oros": "So"}.get(real31)
    return counting.played_rank(card), wanted is not None and str(card).startswith(wanted)


def _dense(keys: list[int]) -> list[int]:
    """Keys replaced by their place among the different ones."""
    place = {key: n for n, key in enumerate(sorted(set(keys)))}
    return [place[key] for key in keys]


@lru_cache(maxsize=32)
def _classes(kings: int, real31: str, wild: bool) -> Classes:
    return Classes(kings, real31, wild)


def classes_of(rules: Rules) -> Classes:
    """The classes that those rules can tell apart, made once."""
    return _classes(rules.kings, rules.real31, rules.jokers != "none")
