"""The end of a turn: it is counted, eyes are rested, and what happened joins the history of the hand."""

from __future__ import annotations

from collections.abc import Iterable

from hordago.game.events import Event
from hordago.game.make import make
from hordago.game.state import Eyes, Hand, Match, Phase

Turn = tuple[Match, tuple[Event, ...]]
"""The state after a whole turn, and what happened in it."""


def turn_done(before: Match, after: Match, events: Iterable[Event]) -> Turn:
    """The end of any turn; the history of a hand that is over is gone."""
    plan, tally, hand, phase, eyes, turn, history = after
    told = tuple(events)
    if eyes is before.eyes and eyes is not plan.dealt_eyes and (eyes.moved or eyes.live):
        eyes = rested(eyes)
    if tally.hand == before.tally.hand:
        history = history + told
    return make(Match, (plan, tally, hand, phase, eyes, turn + 1, history)), told


def spoken(match: Match, phase: Phase, events: tuple[Event, ...]) -> Turn:
    """The end of a turn in the middle of a hand: only the phase changes."""
    return handled(match, match.hand, phase, events)


def handled(match: Match, hand: Hand, phase: Phase, events: tuple[Event, ...]) -> Turn:
    """The end of a turn in the middle of a hand that moved cards."""
    plan, tally, _, _, eyes, turn, history = match
    if eyes is not plan.dealt_eyes and (eyes.moved or eyes.live):
        eyes = rested(eyes)
    return make(Match, (plan, tally, hand, phase, eyes, turn + 1, history + events)), events


def rested(eyes: Eyes) -> Eyes:
    """The eyes after a turn action: everybody may turn them and sign again, old signs are gone."""
    return eyes._replace(moved=frozenset(), live=())
