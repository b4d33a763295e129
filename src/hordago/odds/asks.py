"""What has to be asked of the last seat, for every pair of hands of the other two.

A key is rank × seats + priority, so that no two seats ever have the same key (RULES A33). Everything wanted
is a sum over pairs of weight × how many hands of the last seat lie below some rank; the wanted counts are
linear in the answers.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hordago.odds.classes import LANCES, Floats, Ints
from hordago.odds.question import Holder, Question

Ranks = NDArray[np.int32]

GRANDE, CHICA, PARES, JUEGO, PUNTO = range(5)
HELD: Final = (PARES, JUEGO)
"""Lances in which a hand may have nothing."""
WIN, NONE, CONTESTED, ALONE = range(4)


class Pairs(NamedTuple):
    """Every pair of hands of two seats that fits, in the order of the cards they take together."""

    weights: Floats
    """Ways to draw the pair, times what is given about it."""
    taken: Ints
    """Cards of each kind that a pair takes from the pool, one row a sum."""
    begins: Ints
    """The first pair of each row of ``taken``."""
    first: Ints
    """The class of the first hand, -1 for nobody."""
    second: Ints
    """The class of the second hand, -1 for nobody."""


class Constant(NamedTuple):
    """A question whose rank does not depend on the pair."""

    lance: int
    rank: int
    """Hands of the last seat with a rank below this one are counted."""
    weights: Floats
    """One number a row of ``taken``: the weights of its pairs together."""


class Asks(NamedTuple):
    """All questions to the last seat; the answers come in this order: one a lance, then the constants."""

    weights: Floats
    """Lance × pair."""
    ranks: Ranks
    """Lance × pair: hands of the last seat with a rank below this one are counted."""
    constants: tuple[Constant, ...]


class Asking:
    """Makes the questions to the last seat, and says how the counts follow from the answers."""

    def __init__(self, question: Question, holders: tuple[Holder, Holder, Holder], pairs: Pairs) -> None:
        self._pairs = pairs
        self._seats = len(question.sides)
        self._own_side = question.sides[question.seat]
        self._own_priority = int(question.priorities[question.seat])
        self._hand = question.hand
        # nobody is on no side, and its hand -1 reads the last column: lower than any rank
        self._sides = [question.sides[each.seat] if each.seat >= 0 else -1 for each in holders]
        self._priorities = [int(question.priorities[each.seat]) if each.seat >= 0 else 0 for each in holders]
        self._ranks = np.pad(question.classes.ranks, ((0, 0), (0, 1)), constant_values=-1).astype(np.int32)
        self._tops = [int(top) + 1 for top in question.classes.ranks.max(axis=1)]
        self._rank_of_31 = int(question.classes.ranks[PUNTO][question.classes.juego].min())
        self._constants: list[Constant] = []
        self._terms: list[tuple[int, int, int, int]] = []
        self._all = self._ask(GRANDE, self._tops[GRANDE], pairs.weights)
        weights = np.empty((len(LANCES), len(pairs.weights)))
        ranks = np.empty(weights.shape, dtype=np.int32)
        for lance in range(len(LANCES)):
            self._lance(lance, weights[lance], ranks[lance])
        self.asks = Asks(weights, ranks, tuple(self._constants))
        answers = len(LANCES) + len(self._constants)
        self.all: Floats = np.eye(answers)[self._all]
        """The number of all deals is this times the answers."""
        self.forms: Floats = np.zeros((4, len(LANCES), answers))
        """Win, none, contested, alone × lance: the counts are this times the answers."""
        for kind, lance, answer, factor in self._terms:
            self.forms[kind, lance, answer] += factor

    def _ask(self, lance: int, rank: int, weights: Floats) -> int:
        """Ask for hands below one rank, whatever the pair; the place of the answer."""
        summed = np.add.reduceat(weights, self._pairs.begins)
        self._constants.append(Constant(lance, rank, summed))
        return len(LANCES) + len(self._constants) - 1

    def _lance(self, lance: int, asked: Floats, ranks: Ranks) -> None:
        """All questions of one lance; those whose rank depends on the pair are put into the two rows."""
        weights, everything = self._pairs.weights, self._all
        if lance == PUNTO:
            weights = self._without_juego()
            everything = self._ask(PUNTO, self._rank_of_31, weights)
        own, first, second = self._keys(lance)
        ours: np.int32 | Ranks = own
        theirs: np.int32 | Ranks = np.int32(-1)
        for key, side in ((first, self._sides[0]), (second, self._sides[1])):
            if side == self._own_side:
                ours = np.maximum(ours, key)
            else:
                theirs = np.maximum(theirs, key)
        ahead, best = np.asarray(ours > theirs), np.maximum(ours, theirs)
        if lance in HELD:
            ahead &= best >= self._seats
            self._held(lance)
        else:
            self._terms.append((CONTESTED, lance, everything, 1))
        if lance == PUNTO:
            self._terms += [(NONE, lance, self._all, 1), (NONE, lance, everything, -1)]
        beaten_from = self._beaten_from(lance)
        self._alone(lance, weights, (own, first, second), beaten_from)
        if self._sides[2] == self._own_side:
            self._terms += [(WIN, lance, everything, 1), (WIN, lance, lance, -1)]
            ahead = ~ahead
        else:
            self._terms.append((WIN, lance, lance, 1))
        np.multiply(weights, ahead, out=asked)
        np.take(beaten_from, best, out=ranks, mode="clip")

    def _keys(self, lance: int) -> tuple[np.int32, Ranks, Ranks]:
        """The key of the own hand, and those of the pairs' hands."""
        table = self._ranks[lance] * np.int32(self._seats)
        first, second = (table + np.int32(priority) for priority in self._priorities[:2])
        own = table[self._hand] + np.int32(self._own_priority)
        return own, np.take(first, self._pairs.first), np.take(second, self._pairs.second)

    def _beaten_from(self, lance: int) -> Ranks:
        """For each key the rank from which on the last seat beats it; nothing never beats anything."""
        keys = np.arange(self._tops[lance] * self._seats)
        beaten = (keys - self._priorities[2]) // self._seats + 1
        return np.maximum(beaten, 1 if lance in HELD else 0).astype(np.int32)

    def _without_juego(self) -> Floats:
        """The pairs' weights where none of the three has juego."""
        juego = self._ranks[JUEGO] > 0
        some = juego[self._pairs.first] | juego[self._pairs.second] | juego[self._hand]
        weights: Floats = self._pairs.weights * ~some
        return weights

    def _alone(self, lance: int, weights: Floats, keys: tuple[np.int32, Ranks, Ranks], beaten: Ranks) -> None:
        """The own hand beats the other three."""
        own, first, second = keys
        if lance in HELD and own < self._seats:
            return
        answer = self._ask(lance, int(beaten[own]), weights * ((own > first) & (own > second)))
        self._terms.append((ALONE, lance, answer, 1))

    def _held(self, lance: int) -> None:
        """Pares and juego: deals in which nobody holds it, and those in which two sides do."""
        weights, held = self._pairs.weights, self._ranks[lance] > 0
        own, first, second, last = (  # one bit a side
            np.int8(0 if side < 0 else 1 << side) for side in (self._own_side, *self._sides)
        )
        holding = (held * first)[self._pairs.first] | (held * second)[self._pairs.second]
        holding |= np.int8(held[self._hand] * own)
        several = (holding & (holding - 1)) != 0
        another = (holding != 0) & (holding != last) & ~several
        nobody = self._ask(lance, 1, weights * (holding == 0))
        already = self._ask(lance, self._tops[lance], weights * (several | another))
        not_yet = self._ask(lance, 1, weights * another)
        self._terms += [
            (NONE, lance, nobody, 1),
            (CONTESTED, lance, already, 1),
            (CONTESTED, lance, not_yet, -1),
        ]
