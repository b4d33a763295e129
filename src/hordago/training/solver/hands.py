"""How hands come out that a strategy plays: stones in the order of the count (compiled)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any, Final

import numpy as np

from hordago.bots.blueprint.artefact import Blueprint, blueprint
from hordago.rules.options import Rules
from hordago.training.compiled import Int, compiled, fingerprint, kept
from hordago.training.errors import BadRequest
from hordago.training.layout import REFUSED
from hordago.training.solver.frozen import Frozen, rules_of, strategy_at
from hordago.training.solver.learn import first_position
from hordago.training.solver.plan import plan_of
from hordago.training.solver.rounds import begin
from hordago.training.solver.settle import ALL, at_once, list_due, payment
from hordago.training.solver.walk import expand
from hordago.training.solver.work import R_LANCE, R_PREV, R_SIDE, R_STATUS, work
from hordago.training.value import Outcomes, gathered

STEPS: Final = 13
"""More than payments of a hand can alternate between the sides: four dejes, nine at the count."""
_FAR: Final = 10_000
"""Stones that nobody reaches: a hand goes on to its end whatever the score."""
_NOBODY: Final = -1


def outcomes(strategy: Frozen, rules: Rules, hands: int, seed: int = 0) -> Outcomes:
    """How hands come out when both sides play that strategy, the same for the same seed.

    A hand is played to its end, as if nobody reached the target; a deal that comes to too many positions is
    replaced by the next one. Raises :class:`BadRequest`.
    """
    if hands < 1:
        raise BadRequest(f"hands: {hands} is too few; take at least one")
    plan = plan_of(rules, strategy.menu)
    gains, decided = np.zeros((hands, STEPS), np.int16), np.zeros(hands, np.int8)
    seats = np.zeros(rules.seats, np.int64)
    record(plan, work(plan, seed, 0), strategy.table[None], seats, gains, decided)
    return gathered(gains, decided)


class Learnt:
    """How hands come out that the shipped blueprint plays."""

    def __init__(self, rules: Rules, seed: int = 0) -> None:
        """Raises :class:`BadRequest` where no blueprint is shipped for that deck and so many seats."""
        self.rules, self.seed = rules, seed
        steps = _book(rules).steps
        self.needs = tuple((first + last - 1) // 2 for first, last in pairwise((*steps, rules.target + 1)))
        """The middle of each bucket."""

    def hands(self, _value: object, mine: int, theirs: int) -> Callable[[int], Outcomes]:
        """So many hands where mano's side needs ``mine`` stones and the other ``theirs`` → their outcomes."""
        return partial(_played, self.rules, mine, theirs, self.seed)


def _book(rules: Rules) -> Blueprint:
    book = blueprint(rules.kings, rules.target, rules.seats)
    if book is None:
        raise BadRequest(f"there is no blueprint for {rules.kings} kings and {rules.seats} seats")
    return book


def _played(rules: Rules, mine: int, theirs: int, seed: int, hands: int) -> Outcomes:
    book = _book(rules)
    return outcomes(strategy_at(book, mine, theirs), rules_of(book), hands, seed)


@compiled
def _gains(g: Any, w: Any, gains: Any) -> Int:
    """Fill the gains of a hand that is over; the side that won the game by an órdago as 1 or −1, else 0."""
    position = w.positions[w.made[1] - 1]
    now, step, last = position.round, np.int64(-1), np.int64(-1)
    for place in range(position.closed):
        result = position.results[place]
        lance, side = result[R_LANCE], result[R_SIDE]
        if result[R_STATUS] == REFUSED and g.once[lance]:
            step += side != last
            last = side
            gains[step] += _signed(side, at_once(g, lance, result[R_PREV]))
    for number in range(list_due(g, position, w.due)):
        side, stones = payment(w.worth[now], w.due, number, np.int64(_NOBODY), w.kind[now, 0])
        if stones == ALL:
            return _signed(side, np.int64(1))
        if stones:
            step += side != last
            last = side
            gains[step] += _signed(side, stones)
    return np.int64(0)


@compiled
def _signed(side: Int, stones: Int) -> Int:
    return -stones if side else stones


def _door(stamp: int) -> Callable[..., Any]:
    def record(g: Any, w: Any, tables: Any, table_of: Any, gains: Any, decided: Any) -> None:
        _ = stamp
        explore, number = np.zeros(2), 0
        while number < len(decided):
            begin(g, w, _NOBODY)
            first_position(g, w, _NOBODY, _FAR, _FAR)
            if expand(g, w, _NOBODY, table_of, tables, explore):
                decided[number] = _gains(g, w, gains[number])
                number += 1

    return kept(record)


record = _door(fingerprint())
"""``record(plan, work, tables, table_of, gains, decided)``: fills fields of ``Outcomes``, a hand a row."""
