"""Planted faults: slips in what comes of giving up cards must be caught by plain counting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from hordago.odds import ahead, discards, sweep, tally
from hordago.odds.ahead import Ahead
from hordago.odds.sweep import Node
from tests.odds.test_discards import Dealt, Reduced, check, reduced

Patch = pytest.MonkeyPatch


@cache
def dealt() -> tuple[tuple[Reduced, dict[Any, Any]], ...]:
    """Always the same questions: that a fault is found must not hang on luck."""
    random, found = Random(32), []
    for number in range(9):
        question = reduced(random, 2 + number % 3, pool=9)
        hand, rules, seat, given, _ = question
        counted = Dealt(question)
        choices = discards(hand, rules, seat=seat, given=given)
        found.append((question, {choice.kept: counted.of(choice) for choice in choices}))
    return tuple(found)


def what_was_given_up_comes_back(patch: Patch) -> None:
    """The others may hold what was just given up."""
    real = Ahead.__init__

    def faulty(self: Ahead, question: Any, progress: Any) -> None:
        real(self, question, progress)
        hand = question.classes.counts[question.hand]
        self.question = replace(question, pool=question.pool + hand)

    patch.setattr(Ahead, "__init__", faulty)


def ties_among_the_others_go_to_postre(patch: Patch) -> None:
    """The best of the others is the farthest from mano."""
    real = Node._up_to
    patch.setattr(Node, "_up_to", lambda self, less: real(self, len(self.best) - less))


def ties_are_lost(patch: Patch) -> None:
    """Equal hands go to the others."""
    real = tally.Tally.counts

    def faulty(self: Any, question: Any, *rest: Any) -> Any:
        last = len(question.sides)
        sides = (*question.sides, question.sides[question.seat])
        return real(self, replace(question, seat=last, sides=sides), *rest)

    patch.setattr(tally.Tally, "counts", faulty)


def one_side_alone_may_bet(patch: Patch) -> None:
    """Pares and juego are contested as soon as anybody has them."""

    def faulty(self: Any, question: Any, lance: int, held: Any, under: Any) -> Any:
        del question, lance, held
        return under[1].sum(axis=0)[self._places]

    patch.setattr(tally.Tally, "_uncontested", faulty)


def pares_are_played_by_all(patch: Patch) -> None:
    """Pares and juego are played by those who have none, like grande."""
    patch.setattr(tally, "HELD", ())


def equal_seats_are_one(patch: Patch) -> None:
    """Seats that know different cards are counted alike."""
    patch.setattr(sweep, "_key", lambda holder: (holder.draws.n, b"", b""))


def draws_are_all_as_likely(patch: Patch) -> None:
    """A kind with one card left comes as often as one with four."""
    patch.setattr(ahead, "ways", lambda pool, drawn: np.ones(len(drawn)))


FAULTS = [
    what_was_given_up_comes_back,
    ties_among_the_others_go_to_postre,
    ties_are_lost,
    one_side_alone_may_bet,
    pares_are_played_by_all,
    equal_seats_are_one,
    draws_are_all_as_likely,
]


def differing() -> int:
    """How many of the questions get a wrong answer."""
    wrong = 0
    for (hand, rules, seat, given, _), counted in dealt():
        try:
            for choice in discards(hand, rules, seat=seat, given=given):
                check(choice, counted[choice.kept])
        except AssertionError:
            wrong += 1
    return wrong


def test_without_a_fault_nothing_differs() -> None:
    assert differing() == 0


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: str(fault.__name__))
def test_a_fault_is_caught(fault: Callable[[Patch], None], monkeypatch: Patch) -> None:
    dealt()
    fault(monkeypatch)
    assert differing() > 0, fault.__doc__
