"""What each fact of the log changes at a table."""

from __future__ import annotations

from typing import TypeVar, assert_never

from hordago.bots import PEOPLE
from hordago.rules.options import Rules
from hordago.service import facts as f
from hordago.service.dealer import open_shoe
from hordago.service.facts import TableFact
from hordago.service.state import Chair, DealProof, TableState, Wish
from hordago.service.timers import banks_after_deal

T = TypeVar("T")
NAMELESS = "—"
"""Stands where a forgotten guest's name stood."""

DealFact = f.SeedDrawn | f.NonceGiven | f.DealBegun | f.MatchBegun | f.ReadySaid
ClockFact = f.Overtime | f.BreakBegun | f.BreakEnded
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
PersonFact = f.Wished | f.Unwished | f.Barred | f.Muted | f.Reported | f.Forgotten | f.Chatted


def change(state: TableState, fact: TableFact, at: float) -> None:
    """Make the state what it is after the fact."""
    if isinstance(fact, DealFact):
        _deal(state, fact, at)
    elif isinstance(fact, ClockFact):
        _clock(state, fact, at)
    elif isinstance(fact, PersonFact):
        _person(state, fact)
    elif isinstance(fact, f.ProgramAsked):
        asked = state.chairs[fact.seat]._replace(asked=fact.guest)
        state.chairs = _with(state.chairs, fact.seat, asked)
    elif isinstance(fact, ChairFact):
        _change_chair(state, fact, at)
    else:
        _table(state, fact)


def _change_chair(state: TableState, fact: ChairFact, at: float) -> None:
    """A chair, and what goes with it: who was asked, whose turn it is, nonces, banks."""
    seat, before = fact.seat, state.chairs[fact.seat]
    if isinstance(fact, f.StoodIn | f.BotSat):
        state.asked = -1  # whoever was asked for this turn is not the one to answer now
    elif isinstance(fact, f.Returned) and before.bot is not None:
        state.asked = -1
        _take_turn_over(state, seat, at)
    after = _chair(before, fact)
    state.chairs = _with(
        state.chairs, seat, after._replace(since=at) if isinstance(fact, f.StoodIn) else after
    )
    if isinstance(fact, f.SeatMoved) and before.guest is not None:
        _same_person(state, before.guest, fact.guest)
    elif isinstance(fact, f.Sat) and state.playing:
        state.sides = (*state.sides, (fact.guest, state.rules.sides[seat]))
    elif isinstance(fact, f.Emptied | f.BotSat):
        state.nonces = _with(state.nonces, seat, "")
    elif isinstance(fact, f.Late):
        state.banks = _with(state.banks, seat, 0.0)


def _same_person(state: TableState, old: str, new: str) -> None:
    """Who goes on at another device stays muted, reported and bound by what was said and played before."""

    def now(guest: str) -> str:
        return new if guest == old else guest

    state.muted = frozenset((now(by), now(of)) for by, of in state.muted)
    state.reports = tuple((now(by), now(of)) for by, of in state.reports)
    state.sides = tuple((now(guest), side) for guest, side in state.sides)
    state.spoken = tuple((now(guest), at) for guest, at in state.spoken)
    state.lines = tuple((now(guest), line) for guest, line in state.lines)


def _take_turn_over(state: TableState, seat: int, at: float) -> None:
    """Who comes back in the middle of the bot's turn has a whole one; of his own, what is left of it."""
    bots = state.chairs[seat].since <= state.turn_since
    if bots and state.match is not None and state.match.actor == seat:
        state.turn_since = at


def _table(
    state: TableState, fact: f.Opened | f.HostIs | f.Reopened | f.Conceded | f.Closed | f.Moved
) -> None:
    if isinstance(fact, f.Opened):
        state.rules = Rules.from_dict(fact.rules)
        state.settings = fact.settings
        state.host = fact.host
        seats = state.rules.seats
        state.chairs = (Chair(),) * seats
        state.nonces = ("",) * seats
        state.banks = state.lag = (0.0,) * seats
        state.seqs = (0,) * (seats + 1)
        state.rings = ((),) * (seats + 1)
    elif isinstance(fact, f.HostIs):
        state.host = fact.guest
    elif isinstance(fact, f.Conceded):
        state.status, state.conceded, state.claimed = "over", fact.side, fact.claimed
        state.wishes, state.break_since = (), None
    elif isinstance(fact, f.Closed):
        state.status = "closed"
    elif isinstance(fact, f.Reopened):
        state.status, state.match, state.count = "waiting", None, None
    else:
        _move(state, fact.players)


def _move(state: TableState, players: tuple[int, ...]) -> None:
    state.chairs = tuple(state.chairs[player] for player in players)
    state.nonces = tuple(state.nonces[player] for player in players)


def _deal(state: TableState, fact: DealFact, at: float) -> None:
    if isinstance(fact, f.SeedDrawn):
        state.seed = bytes.fromhex(fact.seed)
    elif isinstance(fact, f.NonceGiven):
        state.nonces = _with(state.nonces, fact.seat, fact.nonce)
    elif isinstance(fact, f.DealBegun):
        _begin_deal(state, fact, at)
    elif isinstance(fact, f.MatchBegun):
        _move(state, fact.players)
        state.chairs = tuple(chair._replace(left=False) for chair in state.chairs)
    elif state.count is not None:
        state.count = state.count._replace(ready=tuple(sorted({*state.count.ready, fact.seat})))


def _begin_deal(state: TableState, fact: f.DealBegun, at: float) -> None:
    if state.seed is None or (fact.deal > 1 and fact.deal != state.deal + 1):
        raise ValueError(f"deal {fact.deal} without its seed")
    past = () if fact.deal == 1 else state.deals
    state.deals = (*past, DealProof(fact.deal, state.seed, fact.nonces))
    nonces = [bytes.fromhex(nonce) for nonce in fact.nonces]
    match = None if fact.deal == 1 else state.match
    state.shoe = open_shoe(state.seed, fact.deal, nonces, state.settings.expose, match)
    state.seed, state.nonces = None, ("",) * state.rules.seats
    if state.count is not None:
        state.past, state.count, state.hand_events = state.hand_events, None, ()
    state.turn_since = at
    state.wishes = ()
    state.banks = banks_after_deal(state)
    state.lag = (0.0,) * state.rules.seats


def _clock(state: TableState, fact: ClockFact, at: float) -> None:
    """Banks, credits, and breaks: a turn and a count wait as if no time had passed."""
    if isinstance(fact, f.Overtime):
        state.banks = _with(state.banks, fact.seat, state.banks[fact.seat] - fact.bank)
        state.lag = _with(state.lag, fact.seat, state.lag[fact.seat] + fact.lag)
        return
    # A bot that was thinking when the break began is asked again after it.
    state.asked = state.signalled = -1
    state.consulted = -1.0
    if isinstance(fact, f.BreakBegun):
        state.break_since, state.wishes = at, ()
    elif state.break_since is not None:
        lasted = at - state.break_since
        # A turn may count from when this process began; one that began in the break lets it begin anew.
        if state.loaded_at < at:
            state.loaded_at = state.loaded_at + lasted if state.loaded_at <= state.break_since else at
        state.break_since = None
        state.turn_since += lasted
        if state.count is not None:
            state.count = state.count._replace(since=state.count.since + lasted)


def _person(state: TableState, fact: PersonFact) -> None:
    match fact:
        case f.Wished(what=what, side=side, seat=seat):
            found = state.wish(what, side)
            seats = tuple(sorted({seat, *(found.seats if found else ())}))
            others = tuple(wish for wish in state.wishes if wish is not found)
            state.wishes = (*others, Wish(what, side, seats))
        case f.Unwished(what=what, side=side):
            found = state.wish(what, side)
            state.wishes = tuple(wish for wish in state.wishes if wish is not found)
        case f.Barred(guest=guest):
            state.barred |= {guest}
        case f.Muted(by=by, of=of, on=on):
            state.muted = state.muted | {(by, of)} if on else state.muted - {(by, of)}
        case f.Reported(by=by, of=of):
            state.reports = (*state.reports, (by, of))
        case f.Forgotten(guest=guest):
            state.chairs = tuple(_nameless(chair, guest) for chair in state.chairs)
            state.lines = tuple(line for line in state.lines if line[0] != guest)
        case f.Chatted():
            pass
        case _:
            assert_never(fact)


def _chair(chair: Chair, fact: ChairFact) -> Chair:
    match fact:
        case f.Sat(guest=guest, name=name):
            return Chair("person", guest, name)
        case f.BotSat(seat=seat, bot=bot, left=left):
            return Chair("bot", None, PEOPLE[seat], bot, left=left)
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


def _nameless(chair: Chair, guest: str) -> Chair:
    if chair.queued is not None and chair.queued[0] == guest:
        chair = chair._replace(queued=None)
    return chair._replace(name=NAMELESS) if chair.guest == guest else chair


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])
