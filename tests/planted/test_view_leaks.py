"""Planted leaks (R9): views, events and señas that tell too much are caught by the non-interference test."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from hordago.game import Event, Match, Sena, free_actions, legal_actions
from hordago.game import senas as senas_module
from hordago.game.events import Dealt, Discarded, Perceived, Served, Signed
from hordago.views import SeatView, view, visible
from tests.properties.test_views import rules_with_signs
from tests.properties.worlds import OPEN, Leak, Window, compare, play_hand, viewers
from tests.sizes import seeded

HANDS = 300
"""How many hands a leak may take to be found; most are found in the first."""


def hunt(window: Window, rng: random.Random, hands: int = HANDS) -> None:
    """Compare worlds until a leak is found; raises :class:`Leak`."""
    for _ in range(hands):
        hand = play_hand(rng, rules_with_signs(rng))
        for viewer in viewers(rng, hand.match, 3):
            compare(rng, hand, viewer, shown=rng.random() < 0.3, window=window)


# ── views that show too much ─────────────────────────────────────────────────────────────────────────


def partners_cards(match: Match, viewer: int) -> SeatView:
    """Shows the partner's cards beside one's own."""
    seen = view(match, viewer)
    if viewer < 0 or not match.hand.cards or not match.plan.partners[viewer]:
        return seen
    return seen._replace(cards=seen.cards + match.hand.cards[match.plan.partners[viewer][0]])


def the_next_card(match: Match, viewer: int) -> SeatView:
    """Tells something of the stock: how many of its cards are of the first suit."""
    return view(match, viewer)._replace(stock_size=(match.hand.stock & 0x3FF).bit_count())


def what_is_in_the_pile(match: Match, viewer: int) -> SeatView:
    """Tells the lowest card that was given up."""
    return view(match, viewer)._replace(stock_size=match.hand.pile & -match.hand.pile)


def all_signs(match: Match, viewer: int) -> SeatView:
    """Every sign of the hand, whoever saw it."""
    everything = tuple(sign for seen in match.eyes.seen for sign in seen)
    return view(match, viewer)._replace(perceived=everything)


def living_signs(match: Match, viewer: int) -> SeatView:
    """That a sign was made, though not which."""
    return view(match, viewer)._replace(turn=match.turn + len(match.eyes.live))


def the_actors_legal_cards(match: Match, viewer: int) -> SeatView:
    """Sends everybody the legal actions of the seat to act, cards and all."""
    return view(match, viewer)._replace(legal=legal_actions(match))


def early_declarations(match: Match, viewer: int) -> SeatView:
    """Declares pares while grande is still played."""
    shown = getattr(match.phase, "showdown", None)
    return view(match, viewer)._replace(pares=shown.pares if shown else None)


def partners_signs(match: Match, viewer: int) -> SeatView:
    """Offers the signs that would be true of the next seat."""
    seen = view(match, viewer)
    return seen._replace(free=free_actions(match, (viewer + 1) % match.plan.seats) if viewer >= 0 else ())


VIEWS = (
    partners_cards,
    the_next_card,
    what_is_in_the_pile,
    all_signs,
    living_signs,
    the_actors_legal_cards,
    early_declarations,
    partners_signs,
)

# ── events that tell too much ────────────────────────────────────────────────────────────────────────


def everybodys_deal(event: Event, viewer: int) -> Event | None:
    """The deal as it was, to all."""
    return event if isinstance(event, Dealt) else visible(event, viewer)


def open_discards(event: Event, viewer: int) -> Event | None:
    """The cards given up, to all."""
    return event if isinstance(event, Discarded) else visible(event, viewer)


def open_service(event: Event, viewer: int) -> Event | None:
    """The new cards, to all."""
    return event if isinstance(event, Served) else visible(event, viewer)


def a_sign_to_all(event: Event, viewer: int) -> Event | None:
    """Every sign, to all."""
    return event if isinstance(event, Signed) else visible(event, viewer)


def a_perception_to_all(event: Event, viewer: int) -> Event | None:
    """Who saw which sign, to all."""
    return event if isinstance(event, Perceived) else visible(event, viewer)


EVENTS = (everybodys_deal, open_discards, open_service, a_sign_to_all, a_perception_to_all)


@pytest.mark.parametrize("fault", VIEWS, ids=lambda fault: fault.__name__)
def test_a_leaking_view_is_caught(fault: Callable[[Match, int], SeatView]) -> None:
    with pytest.raises(Leak):
        hunt(Window(view=fault), seeded(fault.__name__))


@pytest.mark.parametrize("fault", EVENTS, ids=lambda fault: fault.__name__)
def test_a_leaking_event_is_caught(fault: Callable[[Event, int], Event | None]) -> None:
    with pytest.raises(Leak):
        hunt(Window(visible=fault), seeded(fault.__name__))


def test_an_engine_that_lets_everybody_see_a_sign_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = senas_module.sena

    def open_sena(match: Match, seat: int, action: Sena) -> tuple[Match, list[Event]]:
        after, events = real(match, seat, action)
        told = {event.seat for event in events if isinstance(event, Perceived)}
        eyes = after.eyes
        for other in range(match.plan.seats):
            if other not in told and other != seat:
                eyes = senas_module._perceive(eyes, other, seat, action.meaning, events)
        return after._replace(eyes=eyes), events

    monkeypatch.setattr(senas_module, "sena", open_sena)
    with pytest.raises(Leak):
        hunt(OPEN, seeded("open sena"))


def test_an_engine_that_shows_a_sign_to_late_lookers_of_the_next_turn_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Signs that outlive the turn action: whoever looks later sees them still."""

    def never_rested(eyes: object) -> object:
        return eyes

    monkeypatch.setattr("hordago.game.turn.rested", never_rested)
    monkeypatch.setattr("hordago.game.lances.rested", never_rested)
    with pytest.raises(Leak):
        hunt(OPEN, seeded("never rested"))


def test_the_hunt_itself_finds_nothing_in_the_real_engine() -> None:
    """So what fails above fails by its fault."""
    hunt(OPEN, seeded("real"), hands=30)
