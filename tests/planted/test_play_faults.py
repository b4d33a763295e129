"""Planted faults (R7): an engine that breaks its promises is caught by random play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hordago.game import (
    Action,
    Defer,
    Draw,
    GameError,
    IllegalAction,
    Match,
    finish,
    legal,
    mus,
    state,
    transition,
)
from hordago.game.events import Event, Paid
from hordago.game.state import Dealing, Serving, Talk, Tally
from hordago.game.turn import Turn
from hordago.rules import Rules
from tests.properties.play import random_rules
from tests.properties.test_play import follow
from tests.sizes import seeded

MATCHES = 150
"""How many random matches a fault may take to be found."""
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def fresh_plans() -> Iterator[None]:
    """Legal sets kept with a plan must not outlive a fault, nor those made before it hide it."""
    state.plan_of.cache_clear()
    yield
    state.plan_of.cache_clear()


def a_card_stays_in_the_stock(patch: Patch) -> None:
    """A card that was served can be served again."""
    real = mus.draw

    def faulty(match: Match, phase: Serving, seat: int, action: Any) -> Turn:
        after, events = real(match, phase, seat, action)
        hand = after.hand
        if hand.cards:
            hand = hand._replace(stock=hand.stock | 1 << action.cards[0])
        return after._replace(hand=hand), events

    patch.setitem(transition._STEPS, (Serving, Draw), faulty)


def a_stone_without_an_event(patch: Patch) -> None:
    """The winner of a count gets one more than is told."""
    real = finish.pay

    def faulty(
        tally: Tally, target: int, entries: Any, *, at_once: bool
    ) -> tuple[Tally, list[Event], int | None]:
        after, events, winner = real(tally, target, entries, at_once=at_once)
        if winner is None and events and isinstance(events[-1], Paid):
            score = [points + (side == events[-1].side) for side, points in enumerate(after.score)]
            after = after._replace(score=tuple(score))
        return after, events, winner

    patch.setattr(finish, "pay", faulty)


def a_word_offered_that_is_refused(patch: Patch) -> None:
    """Deferring is offered to everybody."""
    patch.setattr(legal, "may_defer", lambda match, phase: True)

    def strict(match: Match, phase: Talk, seat: int, action: Action) -> Turn:
        if phase.said != 1:
            raise IllegalAction("not-legal-now", "only the second defers", "talk")
        return mus.ask(match, phase, seat, action)

    patch.setitem(transition._STEPS, (Talk, Defer), strict)


def a_bet_below_the_minimum_is_taken(patch: Patch) -> None:
    """Amounts are not looked at."""
    patch.setattr("hordago.game.lances._check_amount", lambda match, phase, n: None)


def nobody_to_act(patch: Patch) -> None:
    """After a game nothing can be done."""
    real = finish.end_game

    def faulty(match: Match, *rest: Any) -> tuple[Match, list[Event]]:
        after, events = real(match, *rest)
        return (after if after.over else after._replace(phase=Dealing(9))), events

    patch.setattr(finish, "end_game", faulty)


def a_turn_that_is_not_counted(patch: Patch) -> None:
    """The counter of turns stands still at the end of a lance."""
    real = finish.count

    def faulty(match: Match, *rest: Any) -> tuple[Match, list[Event]]:
        after, events = real(match, *rest)
        return after._replace(turn=after.turn - 1), events

    patch.setattr("hordago.game.lances.count", faulty)


def events_that_tell_another_story(patch: Patch) -> None:
    """What is drawn by a die cannot be folded: the engine turns a coin of its own."""
    coin = iter(range(10**9))
    real = finish.next_hand

    def faulty(match: Match) -> tuple[Match, list[Event]]:
        after, events = real(match)
        if next(coin) % 3 == 0:
            after = after._replace(tally=after.tally._replace(mano=(after.mano + 1) % match.plan.seats))
        return after, events

    patch.setattr(finish, "next_hand", faulty)


FAULTS: list[Callable[[Patch], None]] = [
    a_card_stays_in_the_stock,
    a_stone_without_an_event,
    a_word_offered_that_is_refused,
    a_bet_below_the_minimum_is_taken,
    nobody_to_act,
    a_turn_that_is_not_counted,
    events_that_tell_another_story,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_random_play_catches_it(fault: Callable[[Patch], None], monkeypatch: Patch) -> None:
    fault(monkeypatch)
    with pytest.raises((AssertionError, GameError, IndexError, pytest.fail.Exception)) as found:
        hunt(fault.__name__)
    print(type(found.value).__name__, str(found.value)[:200])


def hunt(seed: str) -> None:
    rng = seeded(seed)
    for _ in range(MATCHES):
        follow(rng, random_rules(rng), thorough=0.2)


def test_the_hunt_itself_finds_nothing_in_the_real_engine() -> None:
    rng = seeded("real")
    for _ in range(5):
        follow(rng, Rules.preset("spanish"), thorough=0.2)
