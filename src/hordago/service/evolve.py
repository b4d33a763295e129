"""Facts and game events make the state of a table, when a command is decided and when a log is read."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hordago.game import CHANCE, Event, GameError, Match, Table, apply, new_match, started
from hordago.game.actions import Action, Say
from hordago.game.events import AUDIENCES, Audience, HandEnded, MatchEnded, MatchStarted, Offered, Redealt
from hordago.game.transition import action_of
from hordago.rules.options import Rules
from hordago.service import facts as f
from hordago.service import limits
from hordago.service.changes import change
from hordago.service.dealer import after_move, next_move
from hordago.service.facts import Entry, Fact
from hordago.service.ports import BrokenLog
from hordago.service.state import Count, TableState
from hordago.service.timers import full_banks
from hordago.views import SPECTATOR, visible
from hordago.views.summary import summarise
from hordago.wire.view import WireSummary, summary_to_wire


def replay(state: TableState, entry: Entry) -> None:
    """Read one row into the state. Raises :class:`BrokenLog` where it makes no sense."""
    place = f"row {entry.seq} of a table"
    if entry.seq != state.rows:
        raise BrokenLog(f"{place}: expected row {state.rows}")
    facts, at = entry.facts, 0
    try:
        while at < len(facts):
            fact = facts[at]
            if isinstance(fact, msgspec.Struct):
                change(state, fact, entry.at)
                at += 1
            else:
                at += _replay_event(state, facts[at:], entry.at)
    except (GameError, ValueError, IndexError) as error:
        raise BrokenLog(f"{place}, fact {at}: {error}") from error
    state.rows += 1
    if entry.answer:
        state.remember(entry.command, entry.answer)


def _replay_event(state: TableState, facts: Sequence[Fact], at: float) -> int:
    """Play the first event again; how many events it accounts for."""
    first = facts[0]
    assert isinstance(first, tuple)
    if isinstance(first, MatchStarted):
        begin_match(state, first, at)
        return 1
    told = action_of(first)
    if told is None or state.match is None:
        raise ValueError(f"{type(first).__name__} follows from nothing")
    seat, action = told
    if seat == CHANCE and (state.shoe is None or next_move(state.shoe, state.match) != action):
        raise ValueError(f"{type(first).__name__} is not what the seed says")
    after, events = apply(state.match, seat, action)
    if tuple(facts[: len(events)]) != events:
        raise ValueError(f"{type(first).__name__} is not followed by what the rules say")
    played(state, action, after, events, at)
    return len(events)


# ── the game ─────────────────────────────────────────────────────────────────────────────────────────


def begin_match(state: TableState, event: MatchStarted, at: float) -> None:
    """A match begins."""
    state.match = new_match(event.rules, event.mano, table=event.table)
    state.status = "playing"
    state.conceded, state.claimed = None, False
    state.count = None
    state.hand_events = state.past = ()
    state.wishes = ()
    state.break_since = None
    state.banks = full_banks(state)
    state.lag = (0.0,) * state.rules.seats
    state.turn_since = state.said_at = at
    state.signalled = state.asked = -1
    state.rings = ((),) * (state.rules.seats + 1)
    sitting = zip(state.chairs, state.rules.sides, strict=True)
    state.sides = tuple((chair.guest, side) for chair, side in sitting if chair.guest is not None)


def played(state: TableState, action: Action, after: Match, events: tuple[Event, ...], at: float) -> None:
    """Something happened in the match: ``after`` is the match, ``events`` are what happened."""
    before = state.match
    assert before is not None
    state.match = after
    if not action.free:
        state.turn_since = at
    elif isinstance(action, Say):
        state.said_at = at
    state.hand_events = (*state.hand_events, *events)
    _tell(state, events)
    kinds = {type(event) for event in events}
    if HandEnded in kinds:
        summary = _summary(state.rules, before.mano, state.hand_events)
        state.count = Count(before.tally.hand, at, summary)
    elif Offered in kinds:
        shown = (*state.hand_events, HandEnded(after.tally.score))
        state.count = Count(before.tally.hand, at, _summary(state.rules, before.mano, shown), claims=True)
    if kinds & {HandEnded, Offered, Redealt}:
        state.shoe = None
    elif state.shoe is not None:
        state.shoe = after_move(state.shoe, action, after, events)
    if MatchEnded in kinds:
        state.status, state.wishes = "over", ()


def _summary(rules: Rules, mano: int, events: tuple[Event, ...]) -> WireSummary:
    return summary_to_wire(summarise(rules, mano, events))


def _tell(state: TableState, events: tuple[Event, ...]) -> None:
    """Count and keep for each viewer what it may know."""
    seqs, rings = [], []
    public = all(AUDIENCES[type(event)] is Audience.PUBLIC for event in events)
    for viewer in (*range(state.rules.seats), SPECTATOR):
        # What is public looks the same to all: the usual case, made quick for long logs.
        seen = (
            events if public else [each for event in events if (each := visible(event, viewer)) is not None]
        )
        seqs.append(state.seq_of(viewer) + len(seen))
        rings.append((*state.ring_of(viewer), *seen)[-limits.RING :])
    state.seqs, state.rings = tuple(seqs), tuple(rings)


# ── how a match begins ───────────────────────────────────────────────────────────────────────────────────


def table_of(settings: f.Settings) -> Table:
    """The engine's part of the settings."""
    return Table(settings.cut_by_seat, settings.sena_mode, frozenset(settings.dropped_signs))


def first_event(rules: Rules, settings: f.Settings, mano: int) -> MatchStarted:
    """The event a match begins with."""
    return started(new_match(rules, mano, table=table_of(settings)))
