"""Facts and game events make the state of a table, when a command is decided and when a log is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, assert_never

import msgspec

from hordago.bots import PEOPLE
from hordago.game import CHANCE, Event, GameError, Match, Table, apply, new_match, started
from hordago.game.actions import Action
from hordago.game.events import AUDIENCES, Audience, HandEnded, MatchEnded, MatchStarted, Offered, Redealt
from hordago.game.transition import action_of
from hordago.rules.options import Rules
from hordago.service import facts as f
from hordago.service import limits
from hordago.service.dealer import after_move, next_move, open_shoe
from hordago.service.facts import Entry, Fact, TableFact
from hordago.service.ports import BrokenLog
from hordago.service.state import Chair, Count, DealProof, TableState
from hordago.views import SPECTATOR, visible
from hordago.views.summary import summarise
from hordago.wire.view import WireSummary, summary_to_wire

T = TypeVar("T")
NO_NONCE = "00" * 32


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
                evolve(state, fact, entry.at)
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
    state.conceded = None
    state.count = None
    state.hand_events = ()
    state.turn_since = at
    state.signalled = state.asked = -1
    state.rings = ((),) * (state.rules.seats + 1)


def played(state: TableState, action: Action, after: Match, events: tuple[Event, ...], at: float) -> None:
    """Something happened in the match: ``after`` is the match, ``events`` are what happened."""
    before = state.match
    assert before is not None
    state.match = after
    if not action.free:
        state.turn_since = at
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
        state.status = "over"


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


# ── the table ────────────────────────────────────────────────────────────────────────────────────────


def evolve(state: TableState, fact: TableFact, at: float) -> None:
    """What a fact changes."""
    if isinstance(fact, f.Opened | f.HostIs | f.Reopened | f.Conceded | f.Closed | f.Chatted):
        _evolve_table(state, fact)
    elif isinstance(fact, f.SeedDrawn | f.NonceGiven | f.DealBegun | f.MatchBegun | f.ReadySaid):
        _evolve_deal(state, fact, at)
    else:
        chair = state.chairs[fact.seat]
        state.chairs = _with(state.chairs, fact.seat, _chair_after(chair, fact))
        if isinstance(fact, f.StoodIn | f.BotSat):
            state.asked = -1
        if isinstance(fact, f.Emptied | f.BotSat):
            state.nonces = _with(state.nonces, fact.seat, "")


def _evolve_table(
    state: TableState, fact: f.Opened | f.HostIs | f.Reopened | f.Conceded | f.Closed | f.Chatted
) -> None:
    if isinstance(fact, f.Opened):
        state.rules = Rules.from_dict(fact.rules)
        state.settings = fact.settings
        state.host = fact.host
        seats = state.rules.seats
        state.chairs = (Chair(),) * seats
        state.nonces = ("",) * seats
        state.seqs = (0,) * (seats + 1)
        state.rings = ((),) * (seats + 1)
    elif isinstance(fact, f.HostIs):
        state.host = fact.guest
    elif isinstance(fact, f.Conceded):
        state.status, state.conceded = "over", fact.side
    elif isinstance(fact, f.Closed):
        state.status = "closed"
    elif isinstance(fact, f.Reopened):
        state.status, state.match, state.count = "waiting", None, None


def _evolve_deal(
    state: TableState, fact: f.SeedDrawn | f.NonceGiven | f.DealBegun | f.MatchBegun | f.ReadySaid, at: float
) -> None:
    if isinstance(fact, f.SeedDrawn):
        state.seed = bytes.fromhex(fact.seed)
    elif isinstance(fact, f.NonceGiven):
        state.nonces = _with(state.nonces, fact.seat, fact.nonce)
    elif isinstance(fact, f.DealBegun):
        if state.seed is None or (fact.deal > 1 and fact.deal != state.deal + 1):
            raise ValueError(f"deal {fact.deal} without its seed")
        past = () if fact.deal == 1 else state.deals
        state.deals = (*past, DealProof(fact.deal, state.seed, fact.nonces))
        nonces = [bytes.fromhex(nonce) for nonce in fact.nonces]
        match = None if fact.deal == 1 else state.match
        state.shoe = open_shoe(state.seed, fact.deal, nonces, state.settings.expose, match)
        state.seed, state.nonces = None, ("",) * state.rules.seats
        if state.count is not None:
            state.count, state.hand_events = None, ()
        state.turn_since = at
    elif isinstance(fact, f.MatchBegun):
        state.chairs = tuple(state.chairs[player] for player in fact.players)
        state.nonces = tuple(state.nonces[player] for player in fact.players)
    elif state.count is not None:
        state.count = state.count._replace(ready=tuple(sorted({*state.count.ready, fact.seat})))


ChairFact = (
    f.Sat
    | f.BotSat
    | f.Emptied
    | f.Queued
    | f.Unqueued
    | f.StoodIn
    | f.Returned
    | f.SeatOffered
    | f.SeatMoved
    | f.Late
)


def _chair_after(chair: Chair, fact: ChairFact) -> Chair:
    match fact:
        case f.Sat(guest=guest, name=name):
            return Chair("person", guest, name)
        case f.BotSat(seat=seat, bot=bot):
            return Chair("bot", None, PEOPLE[seat], bot)
        case f.Emptied():
            return Chair()
        case f.Queued(guest=guest, name=name):
            return chair._replace(queued=(guest, name))
        case f.Unqueued():
            return chair._replace(queued=None)
        case f.StoodIn(bot=bot):
            return chair._replace(bot=bot, late=0)
        case f.Returned():
            return chair._replace(bot=None, late=0)
        case f.SeatOffered(token=token, until=until):
            return chair._replace(offer=(token, until))
        case f.SeatMoved(guest=guest):
            return chair._replace(guest=guest, offer=None)
        case f.Late():
            return chair._replace(late=chair.late + 1)
        case _:
            assert_never(fact)


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def table_of(settings: f.Settings) -> Table:
    """The engine's part of the settings."""
    return Table(settings.cut_by_seat, settings.sena_mode, frozenset(settings.dropped_signs))


def first_event(rules: Rules, settings: f.Settings, mano: int) -> MatchStarted:
    """The event a match begins with."""
    return started(new_match(rules, mano, table=table_of(settings)))
