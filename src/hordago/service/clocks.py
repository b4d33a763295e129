"""What time does to a table: the count goes away, bots speak, the late and the absent are stood in for.

Every timer is an alarm that follows from the state alone, so that nothing about time needs to be stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from zlib import crc32

from hordago.game import CHANCE, legal_actions
from hordago.game.events import Dealt, Served
from hordago.game.state import Betting, Claiming, Exchange, Match
from hordago.service import consult, limits, timers
from hordago.service import facts as f
from hordago.service.commands import Thought
from hordago.service.draft import Draft
from hordago.service.seats import STAND_IN
from hordago.service.state import TableState
from hordago.views import view

SIGNAL_S = (0.3, 0.5)
"""A bot's look or sign comes so long after the last turn: at least, and at most so much more."""
SPEAK_S = (0.9, 0.8)
CHOOSE_S = (1.1, 1.2)
BET_S = (1.0, 1.2)
"""The same for its word in the talk, its discard and its bet."""
AFTER_CARDS_S = 1.2
"""More, when cards have just come."""


class Alarm(NamedTuple):
    """At ``at`` something is due: ``what`` is a name in :data:`_RING`, of ``seat`` or of the table (−1)."""

    at: float
    what: str
    seat: int = -1


def due(state: TableState) -> float | None:
    """When the table must be woken next; None for not before something else happens."""
    return min((alarm.at for alarm in alarms(state)), default=None)


def tick(draft: Draft) -> None:
    """Do all that is due."""
    for alarm in sorted(alarms(draft.state)):
        if alarm.at <= draft.now:
            _RING[alarm.what](draft, alarm.seat)


def alarms(state: TableState) -> Iterator[Alarm]:
    """Everything that time will bring."""
    if state.status == "closed":
        return
    yield from _host_alarm(state)
    if not state.here:
        patience = limits.ABANDONED_S if state.playing else limits.IDLE_S
        yield Alarm(_last_gone(state) + patience, "close")
    match = state.match
    if not state.playing or match is None:
        return
    if state.break_since is not None:
        yield Alarm(state.break_since + limits.BREAK_S, "go_on")
        return
    for seat in state.guests():
        guest = state.chairs[seat].guest
        if guest is not None and guest not in state.here:
            yield Alarm(state.gone_since(guest) + limits.DISCONNECTED_S, "stand_in", seat)
    count = state.count
    if count is not None and not count.claims:
        if not unhurried(state):
            yield Alarm(count.since + count_seconds(state), "next_hand")
        return
    if match.actor is not None and match.actor != CHANCE:
        yield from _turn_alarms(state, match, match.actor)


def latest(state: TableState, now: float) -> float | None:
    """When a process must look at the table, also one that knows nothing of who is there; None for never.

    A match in which everybody thinks as long as they like has no alarm; but if all are gone, and the process
    that knew it too, somebody must notice.
    """
    due_at = due(state)
    if not state.playing:
        return due_at
    unseen = now + limits.ABANDONED_S
    return unseen if due_at is None else min(due_at, unseen)


def quiet_since(state: TableState) -> float | None:
    """Since when nobody has been at a table at which nothing is played; None where that is not so."""
    return None if state.here or state.playing or state.status == "closed" else _last_gone(state)


def unhurried(state: TableState) -> bool:
    """Whether a count has no end of its own: one person among bots, without a timer, keeps nobody waiting."""
    guests = state.guests()
    if guests != state.people() or len(guests) != 1 or timers.timer_of(state.settings) is not None:
        return False
    ready = state.count is not None and guests[0] in state.count.ready
    return not ready and state.chairs[guests[0]].guest in state.here


def count_seconds(state: TableState) -> float:
    """How long a count is on show."""
    return limits.COUNT_S if state.people() else limits.COUNT_OF_BOTS_S


def _host_alarm(state: TableState) -> Iterator[Alarm]:
    """A host who is away while the others wait to begin hands the table on."""
    if not state.playing and state.host not in state.here and _heir(state) is not None:
        yield Alarm(state.gone_since(state.host) + limits.DISCONNECTED_S, "host")


def _heir(state: TableState) -> str | None:
    """The first person at the table who is here; a program is nobody's host."""
    here = (chair for chair in state.chairs if chair.guest in state.here)
    return next((chair.guest for chair in here if not chair.program), None)


def _last_gone(state: TableState) -> float:
    return max((at for _, at in state.gone), default=state.loaded_at)


def _turn_alarms(state: TableState, match: Match, actor: int) -> Iterator[Alarm]:
    since = state.turn_since
    if state.signalled != match.turn and _bots_may_sign(state, match):
        yield Alarm(since + _pace(state) * _jitter(state, SIGNAL_S), "signal")
    if state.consulted != state.said_at and consult.asked(state):
        yield Alarm(state.said_at + _pace(state) * _jitter(state, SIGNAL_S), "answer")
    if state.asked == match.turn:
        return
    if state.played_by(actor):
        yield Alarm(since + bot_seconds(state, match), "act", actor)
    elif (end := timers.deadline(state, actor)) is not None:
        yield Alarm(end, "late", actor)


def _bots_may_sign(state: TableState, match: Match) -> bool:
    """Whether a bot may look, sign or claim before this turn."""
    if isinstance(match.phase, Claiming):
        return any(_claims_for_its_side(state, seat) for seat in range(match.plan.seats))
    return bool(match.stage and match.plan.signals) and any(chair.bot for chair in state.chairs)


def _claims_for_its_side(state: TableState, seat: int) -> bool:
    """Bots claim only where no person of their side could forget to."""
    sides = state.rules.sides
    return all(state.played_by(other) for other, side in enumerate(sides) if side == sides[seat])


def bot_seconds(state: TableState, match: Match) -> float:
    """How long the bot to act takes: like a person, and never depending on cards."""
    phase = match.phase
    if isinstance(phase, Claiming):
        seen = state.count is None or not _unready(state)
        return SPEAK_S[0] * _pace(state) if seen else count_seconds(state)
    span = CHOOSE_S if isinstance(phase, Exchange) else BET_S if isinstance(phase, Betting) else SPEAK_S
    fresh = AFTER_CARDS_S if any(isinstance(event, Dealt | Served) for event in match.history[-2:]) else 0.0
    return _pace(state) * (_jitter(state, span) + fresh)


def _pace(state: TableState) -> float:
    return state.pace * timers.PACES[state.settings.bot_pace]


def _unready(state: TableState) -> bool:
    """Whether a person who is here still looks at the count."""
    ready = state.count.ready if state.count else ()
    return any(state.connected(seat) and seat not in ready for seat in state.people())


def _jitter(state: TableState, span: tuple[float, float]) -> float:
    """Somewhere in the span; differs from turn to turn, and says nothing."""
    turn = state.match.turn if state.match else 0
    return span[0] + span[1] * (crc32(f"{state.id}/{turn}".encode()) % 1000) / 1000


# ── what the alarms do ───────────────────────────────────────────────────────────────────────────────


def _close(draft: Draft, _: int) -> None:
    draft.add(f.Closed("abandoned" if draft.state.playing else "idle"))


def _go_on(draft: Draft, _: int) -> None:
    draft.add(f.BreakEnded())


def _answer(draft: Draft, _: int) -> None:
    """Ask the bots what they would do, for a partner who asked them."""
    state, match = draft.state, draft.state.match
    state.consulted = state.said_at
    for seat in consult.asked(state):
        bot = state.played_by(seat)
        if match is not None and bot is not None:
            seen, legal = view(match, seat), legal_actions(match)
            draft.thoughts.append(Thought(seat, bot, match.turn, seen, legal, asked=True))


def _stand_in(draft: Draft, seat: int) -> None:
    draft.add(f.StoodIn(seat, STAND_IN))


def _next_hand(draft: Draft, _: int) -> None:
    if draft.state.playing:
        draft.next_hand()


def _host(draft: Draft, _: int) -> None:
    heir = _heir(draft.state)
    if heir is not None:
        draft.add(f.HostIs(heir))


def _signal(draft: Draft, _: int) -> None:
    """Ask every bot once before a turn for a look or a sign."""
    state = draft.state
    match = state.match
    if match is None or not state.playing:
        return
    state.signalled = match.turn
    for seat, chair in enumerate(state.chairs):
        if chair.bot and (match.stage or _claims_for_its_side(state, seat)):
            draft.thoughts.append(Thought(seat, chair.bot, match.turn, view(match, seat), None))


def _act(draft: Draft, seat: int) -> None:
    """Ask the bot to act; what it does comes as a command of its own."""
    match, bot = draft.state.match, draft.state.played_by(seat)
    if match is not None and bot and match.actor == seat:
        draft.state.asked = match.turn
        draft.thoughts.append(Thought(seat, bot, match.turn, view(match, seat), legal_actions(match)))


def _late(draft: Draft, seat: int) -> None:
    """The time is up: a simple bot decides this turn, and after three in a row it stays."""
    match = draft.state.match
    if match is None or match.actor != seat or draft.state.played_by(seat):
        return
    draft.add(f.Late(seat))
    if draft.state.chairs[seat].late >= limits.LATE_TURNS:
        draft.add(f.StoodIn(seat, STAND_IN))
    draft.state.asked = match.turn
    draft.thoughts.append(
        Thought(seat, STAND_IN, match.turn, view(match, seat), legal_actions(match), late=True)
    )


_RING = {
    "close": _close,
    "go_on": _go_on,
    "answer": _answer,
    "stand_in": _stand_in,
    "next_hand": _next_hand,
    "host": _host,
    "signal": _signal,
    "act": _act,
    "late": _late,
}
