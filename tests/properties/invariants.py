"""What must hold in every state of every match, as functions that assert it."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterable
from typing import Final

import msgspec
import pytest

from hordago.cards import CARDS, DECK_SIZE
from hordago.game import (
    CHANCE,
    Action,
    Claim,
    Cut,
    Deal,
    Discard,
    Draw,
    Envido,
    Event,
    IllegalAction,
    Look,
    Match,
    Say,
    Sena,
    apply,
    free_actions,
    legal_actions,
)
from hordago.game.actions import PHRASES
from hordago.game.events import GameEnded, HandEnded, MatchStarted, OrdagoWon, Paid, Shown
from hordago.game.state import Claiming
from hordago.rules import MEANINGS
from hordago.views import SPECTATOR, view
from hordago.wire.view import view_to_wire
from tests.properties.play import WORDS, Step, action_for, numbers

CODES: Final = {
    "match-over",
    "not-your-turn",
    "not-legal-now",
    "amount-out-of-range",
    "card-not-in-hand",
    "wrong-number-of-cards",
    "card-not-in-stock",
    "already-looked",
    "already-signed",
    "untrue-sign",
    "nothing-to-claim",
}
"""The codes of IllegalAction, as its documentation lists them."""


class Stones:
    """Adds up the payments of a match and compares them with the score (every stone has an event)."""

    def __init__(self) -> None:
        self.score: list[int] = []
        self.start: list[int] = []
        self.ordago = False

    def see(self, events: Iterable[Event], target: int, keeps: bool) -> None:
        """Follow some events; at the end of each hand its score must be what was paid."""
        for event in events:
            if isinstance(event, MatchStarted):
                self.score, self.start = list(event.score), list(event.score)
            elif isinstance(event, Paid):
                assert event.points > 0
                self.score[event.side] += event.points
            elif isinstance(event, OrdagoWon):
                self.ordago = True
            elif isinstance(event, HandEnded):
                self._hand_ended(event, target, keeps)
            elif isinstance(event, GameEnded):
                self.score, self.start = [0] * len(self.score), [0] * len(self.score)

    def _hand_ended(self, event: HandEnded, target: int, keeps: bool) -> None:
        if self.ordago:
            kept = self.score if keeps else self.start
            different = [side for side, points in enumerate(event.score) if points != kept[side]]
            assert all(event.score[side] == target for side in different)
            assert len(different) == 1  # who won had fewer, or the game would have been over before
        else:
            assert list(event.score) == self.score
        self.ordago = False
        self.score, self.start = list(event.score), list(event.score)


def check_one_actor(match: Match) -> None:
    """Exactly one seat or chance is to act and it has something to do; nobody once the match is over."""
    legal = legal_actions(match)
    assert legal.seat == match.actor
    if match.over:
        assert match.actor is None and not legal and len(legal) == 0
    else:
        assert match.actor == CHANCE or 0 <= (match.actor or 0) < match.plan.seats
        assert legal and len(legal) == len(list(legal)) == len({each.kind for each in legal})


def check_step(step: Step) -> None:
    """What every step does and does not do."""
    match, before = step.match, step.before
    match.check()
    assert len([card for hand in match.hand.cards for card in hand]) in (
        0,
        *range(match.plan.seats * (match.rules.hand_size - 4), match.plan.seats * match.rules.hand_size + 1),
    )
    assert step.events, "nothing happens without an event"
    assert match.turn == before.turn + (not step.action.free)
    assert all(0 <= score < match.rules.target for score in match.tally.score) or match.over


def check_legal_apply(match: Match, rng: random.Random) -> int:
    """Every legal action applies, at both ends of its range; says how many were tried."""
    tried = 0
    legal = legal_actions(match)
    for choice in legal:
        for n in numbers(choice):
            action = action_for(legal, choice, n, rng)
            assert action in legal, action
            apply(match, legal.seat if legal.seat is not None else CHANCE, action)
            tried += 1
    for seat in range(match.plan.seats):
        for action in free_actions(match, seat):
            apply(match, seat, action)
            tried += 1
    return tried


def all_sorts(match: Match, rng: random.Random) -> list[Action]:
    """Actions of every kind: possible ones, near misses, and what makes no sense now."""
    least, deal = match.rules.cut_min, match.plan.seats * match.rules.hand_size
    deck = rng.sample(CARDS, DECK_SIZE)
    found: list[Action] = [
        *WORDS.values(),
        *(Envido(n) for n in (1, 2, 3, 4, 5, 6, 12, 41)),
        *(Cut(n) for n in (1, least, 40 - least, 39)),
        Cut(max(1, least - 1)),
        Deal(deck[:deal]),
        Deal(deck[: deal - 1]),
        *(Draw(deck[:n]) for n in range(5)),
        *(Discard(deck[:n]) for n in range(6)),
    ]
    hand = match.hand.cards[match.actor] if match.actor not in (None, CHANCE) and match.hand.cards else ()
    found += [Discard(hand[:n]) for n in range(len(hand) + 1)]
    return found


def check_refusals(match: Match, rng: random.Random) -> int:
    """Every illegal action is refused with a stable code and changes nothing; says how many were refused."""
    before, refused = pickle.dumps(match), 0
    legal = legal_actions(match)
    seats = [CHANCE, *range(match.plan.seats)]
    for action in all_sorts(match, rng):
        for seat in {rng.choice(seats), legal.seat if legal.seat is not None else 0}:
            if seat == legal.seat and action in legal:
                apply(match, seat, action)
            else:
                _refuse(match, seat, action)
                refused += 1
    frees = [*map(Look, range(6)), *map(Sena, MEANINGS), *map(Say, PHRASES), Claim(1), Claim(200)]
    for seat in (rng.choice(seats), match.plan.seats):
        possible = set(free_actions(match, seat))
        for action in frees:
            if action in possible or (isinstance(action, Claim) and isinstance(match.phase, Claiming)):
                continue
            _refuse(match, seat, action)
            refused += 1
    assert pickle.dumps(match) == before, "a refused action changed the state"
    return refused


def _refuse(match: Match, seat: int, action: Action) -> None:
    with pytest.raises(IllegalAction) as refusal:
        apply(match, seat, action)
    assert refusal.value.code in CODES and refusal.value.message and refusal.value.place


def check_views(match: Match) -> None:
    """Every seat and a spectator has a view, and it fits on the wire."""
    for viewer in (SPECTATOR, *range(match.plan.seats)):
        seen = view(match, viewer)
        msgspec.json.encode(view_to_wire(seen))
        assert seen.cards == (match.hand.cards[viewer] if viewer >= 0 and match.hand.cards else ())
        assert bool(seen.legal) == (viewer == match.actor)


def shown_hands(events: Iterable[Event]) -> list[Shown]:
    """The hands shown, one a finished hand."""
    return [event for event in events if isinstance(event, Shown)]
