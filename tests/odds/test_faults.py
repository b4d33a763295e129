"""Planted faults: slips that programs for odds make must be caught by plain counting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from hordago.odds import Given, exact
from hordago.odds import answer as answers
from hordago.odds.asks import CHICA, GRANDE, JUEGO, PARES, Asking
from hordago.odds.classes import Classes, Ints
from hordago.odds.close import close
from hordago.odds.question import Question, question
from hordago.rules import SIGNALS, Rules, Sign
from tests.odds.brute import Found, Query, brute, random_query
from tests.odds.test_exact import agree

Patch = pytest.MonkeyPatch


@cache
def counted() -> tuple[tuple[Query, Found], ...]:
    """Always the same questions: that a fault is found must not hang on luck."""
    random = Random(31)
    queries = [random_query(random, seats=4 - number % 3 // 2, pool=12) for number in range(24)]
    return tuple((query, brute(query)) for query in queries)


def ties_to_postre(patch: Patch) -> None:
    """Equal hands go to the seat farthest from mano."""
    patch.setattr(Question, "priorities", property(lambda self: np.arange(len(self.sides))))


def the_last_seat_draws_from_a_full_pool(patch: Patch) -> None:
    """The cards of the other two are not taken out."""
    real = close

    def faulty(asked: Question, last: Any, pairs: Any, asks: Any, **more: Any) -> Any:
        return real(asked, last, pairs._replace(taken=pairs.taken * 0), asks, **more)

    patch.setattr(exact, "close", faulty)


def the_partner_is_a_rival(patch: Patch) -> None:
    """Each plays for himself where there are sides."""

    def faulty(asked: Question, *rest: Any) -> Asking:
        return Asking(replace(asked, sides=tuple(range(len(asked.sides)))), *rest)

    patch.setattr(exact, "Asking", faulty)


def cards_that_are_out_come_back(patch: Patch) -> None:
    """Known discards are not taken out of the pool."""
    real = question

    def faulty(hand: Any, rules: Rules, seat: int, given: Given) -> Question:
        return real(hand, rules, seat, replace(given, out=()))

    patch.setattr(answers, "question", faulty)


def punto_beside_juego(patch: Patch) -> None:
    """Punto is played though somebody has juego."""
    patch.setattr(Asking, "_without_juego", lambda self: self._pairs.weights)


def no_means_nothing(patch: Patch) -> None:
    """A seat that says it has no pares or juego may have them."""
    real = Given.allows

    def faulty(self: Given, rules: Rules, seat: int, hand: Any) -> bool:
        pares = {seat: said for seat, said in self.pares.items() if said}
        juego = {seat: said for seat, said in self.juego.items() if said}
        return real(replace(self, pares=pares, juego=juego), rules, seat, hand)

    patch.setattr(Given, "allows", faulty)


def signs_are_loose(patch: Patch) -> None:
    """Two kings means at least two, and medias any pares."""

    def loose(sign: Sign) -> Sign:
        if sign.meaning in ("two_kings", "two_aces"):
            field = sign.meaning.removeprefix("two_")
            return sign._replace(holds=lambda hand: getattr(hand, field) >= 2)
        if sign.meaning in ("medias", "duples"):
            return sign._replace(holds=lambda hand: hand.pares_class > 0)
        return sign

    tables = {
        name: {meaning: loose(sign) for meaning, sign in table.items()} for name, table in SIGNALS.items()
    }
    patch.setattr("hordago.odds.given.SIGNALS", tables)


def chica_is_grande_turned_round(patch: Patch) -> None:
    """The worst hand in grande wins chica (RULES B-30 says no)."""
    _ranks(patch, CHICA, lambda classes: classes.ranks[GRANDE].max() - classes.ranks[GRANDE])


def forty_is_the_best_juego(patch: Patch) -> None:
    """Juego goes by the total."""
    _ranks(patch, JUEGO, lambda classes: np.array([max(each.total - 30, 0) for each in classes.evaluations]))


def the_rank_of_a_pair_does_not_count(patch: Patch) -> None:
    """Pares of one class are all equal."""
    _ranks(patch, PARES, lambda classes: np.array([each.pares_class for each in classes.evaluations]))


def _ranks(patch: Patch, lance: int, wrong: Callable[[Classes], Ints]) -> None:
    real = Classes.__init__

    def faulty(self: Classes, *arguments: Any) -> None:
        real(self, *arguments)
        self.ranks[lance] = wrong(self)

    patch.setattr(Classes, "__init__", faulty)


FAULTS = [
    ties_to_postre,
    the_last_seat_draws_from_a_full_pool,
    the_partner_is_a_rival,
    cards_that_are_out_come_back,
    punto_beside_juego,
    no_means_nothing,
    signs_are_loose,
    chica_is_grande_turned_round,
    forty_is_the_best_juego,
    the_rank_of_a_pair_does_not_count,
]


def differing() -> int:
    """How many of the questions get a wrong answer."""
    wrong = 0
    for query, found in counted():
        try:
            agree(query, found, fast=False)
        except (AssertionError, ValueError):
            wrong += 1
    return wrong


@pytest.fixture(autouse=True)
def fresh_classes() -> Any:
    """Classes made under a fault must not outlive it, nor those made before it hide it."""
    from hordago.odds.classes import _classes

    _classes.cache_clear()
    yield
    _classes.cache_clear()


def test_without_a_fault_nothing_differs() -> None:
    assert differing() == 0


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: str(fault.__name__))
def test_a_fault_is_caught(fault: Callable[[Patch], None], monkeypatch: Patch) -> None:
    fault(monkeypatch)
    assert differing() > 0, fault.__doc__
