"""From who is best among the others to the counts of own hands, many hands and pools at a time."""

from __future__ import annotations

from itertools import accumulate

import numpy as np

from hordago.odds.asks import HELD, PUNTO
from hordago.odds.classes import LANCES, Bools, Floats, Ints
from hordago.odds.counts import Counts
from hordago.odds.pools import Places, Pools
from hordago.odds.question import Question
from hordago.odds.sweep import Sweep


def under(sweep: Sweep, lance: int) -> Floats:
    """Rank × other seat × pool: the deals in which this seat is the best of the others, with a lower rank."""
    rows = (best.astype(np.float64) for best in sweep.best(lance))
    nothing = np.zeros((len(sweep.question.others), len(sweep.level(0))))
    return np.array(list(accumulate(rows, initial=nothing)))


class Tally:
    """Own hands, each with the pool that the others are dealt from."""

    def __init__(self, sweep: Sweep, hands: Ints, places: Places) -> None:
        self._sweep = sweep
        self._hands = hands
        self._places = places
        self.total: Floats = sweep.totals[places]
        """Of each hand, the deals of the others."""

    def counts(self, question: Question, lance: int, under: Floats) -> Floats:
        """Win, none, contested and alone of each hand, in the seat of ``question``."""
        ranks = question.classes.ranks[lance]
        own, top = ranks[self._hands], len(under) - 1
        if lance == PUNTO:
            top = int(ranks[question.classes.juego].min())
        counts = np.zeros((4, len(own)))
        win, none, contested, alone = counts
        for place, other in enumerate(question.others):
            beaten = own + (question.seat < other.seat)  # equal hands go to the seat nearest to mano
            if lance in HELD:
                beaten = np.maximum(beaten, 1)  # nothing never wins
            lower = under[np.minimum(beaten, top), place, self._places]
            alone += lower
            if question.sides[other.seat] == question.sides[question.seat]:
                win += under[top, place, self._places] - lower
        contested += self.total
        if lance in HELD:
            alone *= own > 0
            none += under[1, :, self._places].sum(axis=1) * (own == 0)
            contested -= self._uncontested(question, lance, own > 0, under)
        if lance == PUNTO:
            played = own < top
            alone, win = alone * played, win * played
            none += self.total - under[top, :, self._places].sum(axis=1) * played
            contested -= none
        win += alone
        return np.array([win, none, contested, alone])

    def _uncontested(self, question: Question, lance: int, held: Bools, under: Floats) -> Floats:
        """Deals in which at most one side has anything in pares or juego."""
        nobody: Floats = under[1].sum(axis=0)
        sides = [question.sides[other.seat] for other in question.others]
        own_side = question.sides[question.seat]

        def only(side: int) -> Floats:
            """Deals in which all other sides than this one have nothing."""
            quiet = [place for place, other in enumerate(sides) if other != side]
            if len(quiet) == len(sides):
                return nobody
            return self._sweep.quiet(lance, quiet) if quiet else self._sweep.totals

        without = nobody + sum(only(side) - nobody for side in set(sides))
        return np.where(held, only(own_side)[self._places], without[self._places])


def count_cards(question: Question) -> Counts:
    """As :func:`hordago.odds.exact.count`, for a question about cards alone."""
    sweep = Sweep(question, Pools(question.pool), (0,))
    tally = Tally(sweep, np.array([question.hand]), np.array([0], dtype=np.int32))
    rows = [tally.counts(question, lance, under(sweep, lance))[:, 0] for lance in range(len(LANCES))]
    win, none, contested, alone = np.array(rows).T
    return Counts(float(tally.total[0]), win, none, contested, alone)
