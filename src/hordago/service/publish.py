"""What each guest is sent. All of it comes from ``views``: the only door out for secrets."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hordago.game.events import Called, LanceClosed, MatchEnded, MatchStarted, Reshuffled, Served
from hordago.record.tokens import text
from hordago.rules.options import Rules
from hordago.service import facts as f
from hordago.service.agree import ALL_SIDES, has_left, may_claim
from hordago.service.clocks import count_seconds, unhurried
from hordago.service.draft import commit_of
from hordago.service.handles import is_program
from hordago.service.seats import may_sit
from hordago.service.state import TableState, bot_of
from hordago.service.table import Effects
from hordago.service.talk import hears, muted_by
from hordago.service.timers import timer_of, turn_began
from hordago.views import SPECTATOR, SeatView, view
from hordago.wire.events import event_to_wire
from hordago.wire.frames import (
    ChairInfo,
    ChatFrame,
    Clock,
    DealFrame,
    Frame,
    PastFrame,
    Pause,
    SeatingFrame,
    TableFrame,
    TableInfo,
    UpdateFrame,
    ViewFrame,
    WishInfo,
    encode_frame,
)
from hordago.wire.view import view_to_wire

_QUIET = (f.NonceGiven, f.ReadySaid, f.Chatted, f.Late, f.SeatOffered, f.Overtime, f.Muted, f.Reported)
"""Facts that do not change what the table looks like, to others at least."""


def welcome(state: TableState, guest: str, resume: int | None, now: float) -> list[bytes]:
    """The frames after ``hello``: the table, and the match from where the guest left it, or as it stands."""
    frames: list[Frame] = [table_frame(state, guest)]
    if state.match is not None and state.may_watch(guest):
        viewer = state.viewer_of(guest)
        seq, ring = state.seq_of(viewer), state.ring_of(viewer)
        if resume is not None and 0 <= seq - resume <= len(ring):
            frames.append(_update(state, viewer, resume, now))
        else:
            frames.append(_fresh(state, viewer, now))
        if viewer == SPECTATOR and state.past:
            frames.append(_past(state))
    return [encode_frame(frame) for frame in frames]


class Publication:
    """What the effects of one command send to whom; each frame is made once."""

    def __init__(self, effects: Effects, now: float) -> None:
        self._effects = effects
        self._now = now
        self._cache: dict[object, bytes] = {}
        facts = effects.entry.facts if effects.entry else ()
        before, after = effects.before, effects.state
        self._table = before.here != after.here or any(
            isinstance(fact, MatchEnded) or (isinstance(fact, f._Fact) and not _quiet(fact)) for fact in facts
        )
        self._whispered = {guest for fact in facts for guest in _concerned(after, fact)}
        # Where a seat cuts the deck, a match begins without an event.
        self._moved = (
            before.count != after.count
            or before.break_since != after.break_since
            or any(isinstance(fact, MatchStarted) for fact in facts)
        )
        self._extra = [encode_frame(frame) for frame in _announcements(effects)]
        self._silent = not (effects.entry or self._table or effects.fresh or effects.chat)

    def frames(self, guest: str) -> list[bytes]:
        """The frames for one guest, in order."""
        if self._silent:
            return []
        effects = self._effects
        state, before = effects.state, effects.before
        viewer = state.viewer_of(guest)
        sent = []
        if self._table or guest in self._whispered:
            own = _own(state, guest)
            sent.append(self._made(("table", own), _table_frame, state, own))
        sent.extend(self._extra)
        if effects.chat is not None and hears(state, guest, effects.speaker):
            sent.append(self._made("chat", _chat, effects))
        if state.match is None or not state.may_watch(guest):
            return sent
        news = state.seq_of(viewer) - before.seq_of(viewer)
        fresh = guest in effects.fresh or viewer != before.viewer_of(guest) or not before.may_watch(guest)
        if fresh or news > len(state.ring_of(viewer)):
            sent.append(self._made(("view", viewer), _fresh, state, viewer, self._now))
        elif news or self._moved:
            seen = before.seq_of(viewer)
            sent.append(self._made(("update", viewer), _update, state, viewer, seen, self._now))
        if viewer == SPECTATOR and state.past and state.past is not before.past:
            sent.append(self._made("past", _past, state))
        return sent

    def _made(self, key: object, make: object, *arguments: object) -> bytes:
        if key not in self._cache:
            self._cache[key] = encode_frame(make(*arguments))  # type: ignore[operator]
        return self._cache[key]


def _announcements(effects: Effects) -> list[Frame]:
    """Frames that are the same for all: the draw for seats, a deal's fairness."""
    frames: list[Frame] = []
    after = effects.state
    for fact in effects.entry.facts if effects.entry else ():
        if isinstance(fact, f.MatchBegun):
            rounds = [[*each] for each in fact.rounds]
            frames.append(SeatingFrame(rounds, list(fact.players), fact.mano))
        elif isinstance(fact, f.DealBegun):
            proof = after.deals[fact.deal - 1]
            assert after.seed is not None
            frames.append(
                DealFrame(fact.deal, commit_of(proof.seed), list(fact.nonces), commit_of(after.seed))
            )
    return frames


def _quiet(fact: f._Fact) -> bool:
    """Whether nobody else may notice. That a side thinks of giving up is its own affair."""
    return isinstance(fact, _QUIET) or (isinstance(fact, f.Wished | f.Unwished) and fact.side >= 0)


def _concerned(state: TableState, fact: f.Fact) -> list[str]:
    """The guests for whom alone such a fact changes the table."""
    if isinstance(fact, f.Muted):
        return [fact.by]
    if isinstance(fact, f.Wished | f.Unwished) and fact.side >= 0:
        sides = zip(state.chairs, state.rules.sides, strict=True)
        return [chair.guest for chair, side in sides if side == fact.side and chair.guest]
    return []


class _Own(NamedTuple):
    """What of the table differs from guest to guest."""

    seat: int | None
    host: bool
    muted: tuple[int, ...]
    may_sit: tuple[int, ...]


def _own(state: TableState, guest: str) -> _Own:
    chairs = () if is_program(guest) else may_sit(state, guest)
    return _Own(state.seat_of(guest), guest == state.host, tuple(muted_by(state, guest)), chairs)


def table_frame(state: TableState, guest: str) -> TableFrame:
    """The table as a guest sees it."""
    return _table_frame(state, _own(state, guest))


def _table_frame(state: TableState, own: _Own) -> TableFrame:
    side = None if own.seat is None else state.rules.sides[own.seat]
    wishes = [
        WishInfo(wish.what, list(wish.seats)) for wish in state.wishes if wish.side in (ALL_SIDES, side)
    ]
    claims = own.seat is not None and may_claim(state, own.seat)
    muted, chairs = list(own.muted), list(own.may_sit)
    return TableFrame(table_info(state), own.seat, own.host, wishes, muted, claims, chairs)


def _chat(effects: Effects) -> ChatFrame:
    assert effects.chat is not None
    return effects.chat


def _past(state: TableState) -> PastFrame:
    """The hand before this one, with all that was hidden in it."""
    assert state.match is not None
    return PastFrame(state.match.tally.hand - 1, [event_to_wire(event) for event in state.past])


def table_info(state: TableState) -> TableInfo:
    """The table as everybody sees it."""
    seated = {chair.guest for chair in state.chairs}
    chairs = [
        ChairInfo(
            seat=seat,
            side=state.rules.sides[seat],
            kind="bot" if chair.program else chair.kind,
            name=chair.name,
            bot=bot_of(chair),
            connected=chair.kind != "empty" and state.connected(seat),
            next=chair.queued[1] if chair.queued else None,
            left=has_left(state, chair),
            asked=chair.asked,
        )
        for seat, chair in enumerate(state.chairs)
    ]
    timer = timer_of(state.settings)
    return TableInfo(
        id=state.id,
        status=state.status,
        preset=state.rules.preset_name,
        rules=_options(state.rules),
        chairs=chairs,
        host=state.seat_of(state.host),
        expose=state.settings.expose,
        sena_mode=state.settings.sena_mode,
        cut_by_seat=state.settings.cut_by_seat,
        dropped_signs=sorted(state.settings.dropped_signs),
        watchers=len(state.here - seated),
        conceded=state.conceded,
        claimed=state.claimed,
        next_commit=commit_of(state.seed) if state.seed else None,
        turn_seconds=timer.turn if timer else None,
        bank_seconds=timer.bank if timer else 0.0,
        watch=state.settings.watch,
        public=state.settings.public,
        programs=state.settings.programs,
        room=state.settings.room,
        on_break=state.break_since is not None,
    )


@lru_cache(maxsize=256)
def _options(rules: Rules) -> dict[str, object]:
    """Only to be read: everybody at tables of these rules is told the same."""
    return rules.to_dict()


def _fresh(state: TableState, viewer: int, now: float) -> ViewFrame:
    seen = _view(state, viewer)
    told = [event_to_wire(event) for event in seen.history]
    shown = view_to_wire(seen), _calls(seen), pause(state, now), clock(state, now)
    return ViewFrame(state.seq_of(viewer), told, *shown)


def _update(state: TableState, viewer: int, since: int, now: float) -> UpdateFrame:
    """What came after event ``since``, all of which the ring still holds."""
    seen, seq = _view(state, viewer), state.seq_of(viewer)
    ring = state.ring_of(viewer)
    news = [event_to_wire(event) for event in ring[len(ring) - (seq - since) :]]
    return UpdateFrame(seq, news, view_to_wire(seen), _calls(seen), pause(state, now), clock(state, now))


def _view(state: TableState, viewer: int) -> SeatView:
    assert state.match is not None
    return view(state.match, viewer)


def pause(state: TableState, now: float) -> Pause | None:
    """The count on show; ``seconds`` is 0 where play does not go on by itself."""
    count = state.count
    if count is None:
        return None
    waits = state.playing and not count.claims and not unhurried(state)
    now = now if state.break_since is None else state.break_since
    left = max(0.0, count.since + count_seconds(state) - now) if waits else 0.0
    return Pause(count.hand, list(count.ready), round(left, 1), count.summary)


def clock(state: TableState, now: float) -> Clock | None:
    """The time of the person to act; None without a timer. The credit for a slow line is not shown."""
    timer, match = timer_of(state.settings), state.match
    seat = match.actor if match is not None and state.playing else None
    counting = state.count is not None and not state.count.claims
    if timer is None or seat is None or seat < 0 or counting or state.played_by(seat) is not None:
        return None
    now = now if state.break_since is None else state.break_since
    left = timer.turn - (now - turn_began(state))
    bank = state.banks[seat] + min(0.0, left)
    return Clock(seat, round(max(0.0, left), 1), round(max(0.0, bank), 1))


def _calls(seen: SeatView) -> list[tuple[int, str]]:
    """Calls since the last lance closed or cards were served, to show as bubbles."""
    calls: list[tuple[int, str]] = []
    for event in seen.history:
        if isinstance(event, LanceClosed | Served | Reshuffled):
            calls = []
        elif isinstance(event, Called):
            calls.append((event.seat, text(event.action)))
    return calls
