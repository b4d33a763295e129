"""What may come of giving up cards: the new hands and their odds, all cards that are known being out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import product
from typing import NamedTuple

import numpy as np

from hordago.odds.classes import LANCES, Floats, Ints, fitting, ways
from hordago.odds.errors import Impossible
from hordago.odds.pools import Pools
from hordago.odds.question import Question
from hordago.odds.sweep import CELLS, Sweep
from hordago.odds.tally import Tally, under

Progress = Callable[[float], None]
"""Told now and then which share of the counting is done, from 0 to 1."""

Kinds = tuple[int, ...]
"""Cards of each kind."""


class Draw(NamedTuple):
    """All that may be drawn for some cards given up."""

    thrown: Ints
    """Cards of each kind that were given up."""
    drawn: Ints
    """Draw × kind."""
    hands: Ints
    """The class of each new hand."""
    chances: Floats
    """How likely each is."""


class Ahead:
    """All that may come of one hand. A choice goes by the kinds of card that it keeps."""

    def __init__(self, question: Question, progress: Progress | None) -> None:
        self.question = question
        self._progress = progress or (lambda share: None)
        hand = question.classes.counts[question.hand]
        kept = product(*(range(n + 1) for n in hand.tolist()))
        self.draws = {some: self._draw(hand, np.array(some)) for some in kept if (hand - some).any()}
        """What is kept → what may be drawn. Raises :class:`Impossible` where the cards do not suffice."""

    def _draw(self, hand: Ints, kept: Ints) -> Draw:
        classes, pool, n = self.question.classes, self.question.pool, int((hand - kept).sum())
        needed = n + sum(each.draws.n for each in self.question.others)
        if pool.sum() < needed:
            raise Impossible(f"{pool.sum()} cards are left, too few to give up {n}: {needed} would be dealt")
        drawn = classes.draws(n).counts
        drawn = drawn[fitting(drawn, pool)]
        each = ways(pool, drawn)
        return Draw(hand - kept, drawn, classes.classes_from(drawn + kept), each / each.sum())

    @cached_property
    def odds(self) -> dict[Kinds, Floats]:
        """What is kept → draw × lance × (win, lose, none, contested), counted when it is first asked for."""
        found: dict[Kinds, Floats] = {}
        sweeps = self._sweeps()
        for number, sizes in enumerate(sweeps):
            draws = {kept: draw for kept, draw in self.draws.items() if int(draw.thrown.sum()) in sizes}
            parts = self._swept(sizes, list(draws.values()), number / len(sweeps), 1 / len(sweeps))
            found |= zip(draws, parts, strict=True)
        return found

    def _swept(self, sizes: tuple[int, ...], draws: list[Draw], done: float, share: float) -> list[Floats]:
        """The odds of some draws; everything else that it makes, and that is much, is forgotten."""
        sweep = Sweep(self.question, Pools(self.question.pool), sizes)
        drawn = np.concatenate([draw.drawn for draw in draws])
        hands = np.concatenate([draw.hands for draw in draws])
        tally = Tally(sweep, hands, sweep.level(0).places(drawn @ sweep.pools.steps))
        odds = np.empty((len(hands), len(LANCES), 4))
        for lance in range(len(LANCES)):
            win, none, contested, _ = tally.counts(self.question, lance, under(sweep, lance))
            lost = tally.total - win - none
            odds[:, lance] = (np.array([win, lost, none, contested]) / tally.total).T
            self._progress(done + share * (lance + 1) / len(LANCES))
        return np.split(odds, np.cumsum([len(draw.hands) for draw in draws])[:-1])

    def _sweeps(self) -> list[tuple[int, ...]]:
        """Numbers of cards given up that are counted together: as many as memory allows, the most first."""
        pools = Pools(self.question.pool)
        before = sum(each.draws.n for each in self.question.others[:-2])
        found: list[tuple[int, ...]] = []
        for size in sorted({int(draw.thrown.sum()) for draw in self.draws.values()}, reverse=True):
            together = (*found[-1], size) if found else (size,)
            cells = sum(pools.number(n + before) for n in together) * len(self.question.classes)
            if found and cells <= CELLS:
                found[-1] = together
            else:
                found.append((size,))
        return found
