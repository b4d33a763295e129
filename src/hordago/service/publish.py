"""What each guest is sent. All of it comes from ``views``: the only door out for secrets."""

from __future__ import annotations

from hordago.game.events import Called, LanceClosed, MatchEnded, MatchStarted, Reshuffled, Served
from hordago.record.tokens import text
from hordago.service import facts as f
from hordago.service.clocks import count_seconds
from hordago.service.draft import commit_of
from hordago.service.state import TableState
from hordago.service.table import Effects
from hordago.views import SeatView, view
from hordago.wire.events import event_to_wire
from hordago.wire.frames import (
    ChairInfo,
    DealFrame,
    Frame,
    Pause,
    SeatingFrame,
    TableFrame,
    TableInfo,
    UpdateFrame,
    ViewFrame,
    encode_frame,
)
from hordago.wire.view import view_to_wire

_QUIET = (f.NonceGiven, f.ReadySaid, f.Chatted, f.Late, f.SeatOffered)
"""Facts that do not change what the table looks like."""


def welcome(state: TableState, guest: str, resume: int | None, now: float) -> list[bytes]:
    """The frames after ``hello``: the table, and the match from where the guest left it, or as it stands."""
    frames: list[Frame] = [table_frame(state, guest)]
    if state.match is not None:
        viewer = state.viewer_of(guest)
        seq, ring = state.seq_of(viewer), state.ring_of(viewer)
        if resume is not None and 0 <= seq - resume <= len(ring):
            frames.append(_update(state, viewer, resume, now))
        else:
            frames.append(_fresh(state, viewer, now))
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
            isinstance(fact, MatchEnded) or (isinstance(fact, f._Fact) and not isinstance(fact, _QUIET))
            for fact in facts
        )
        # Where a seat cuts the deck, a match begins without an event.
        self._moved = before.count != after.count or any(isinstance(fact, MatchStarted) for fact in facts)
        self._extra = [encode_frame(frame) for frame in _announcements(effects)]

    def frames(self, guest: str) -> list[bytes]:
        """The frames for one guest, in order."""
        state, before = self._effects.state, self._effects.before
        viewer = state.viewer_of(guest)
        sent = []
        if self._table:
            sent.append(self._made(("table", viewer, guest == state.host), table_frame, state, guest))
        sent.extend(self._extra)
        if state.match is None:
            return sent
        if guest in self._effects.fresh or viewer != before.viewer_of(guest):
            sent.append(self._made(("view", viewer), _fresh, state, viewer, self._now))
        elif state.seq_of(viewer) != before.seq_of(viewer) or self._moved:
            seen = before.seq_of(viewer)
            sent.append(self._made(("update", viewer), _update, state, viewer, seen, self._now))
        return sent

    def _made(self, key: object, make: object, *arguments: object) -> bytes:
        if key not in self._cache:
            self._cache[key] = encode_frame(make(*arguments))  # type: ignore[operator]
        return self._cache[key]


def _announcements(effects: Effects) -> list[Frame]:
    """Frames that are the same for all: the draw for seats, a deal's fairness, talk."""
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
    if effects.chat is not None:
        frames.append(effects.chat)
    return frames


def table_frame(state: TableState, guest: str) -> TableFrame:
    """The table as a guest sees it."""
    return TableFrame(table_info(state), state.seat_of(guest), guest == state.host)


def table_info(state: TableState) -> TableInfo:
    """The table as everybody sees it."""
    seated = {chair.guest for chair in state.chairs}
    chairs = [
        ChairInfo(
            seat=seat,
            side=state.rules.sides[seat],
            kind=chair.kind,
            name=chair.name,
            bot=chair.bot,
            connected=chair.kind != "empty" and state.connected(seat),
            next=chair.queued[1] if chair.queued else None,
        )
        for seat, chair in enumerate(state.chairs)
    ]
    return TableInfo(
        id=state.id,
        status=state.status,
        preset=state.rules.preset_name,
        rules=state.rules.to_dict(),
        chairs=chairs,
        host=state.seat_of(state.host),
        expose=state.settings.expose,
        sena_mode=state.settings.sena_mode,
        watchers=len(state.here - seated),
        conceded=state.conceded,
        next_commit=commit_of(state.seed) if state.seed else None,
        turn_seconds=state.settings.turn_seconds,
    )


def _fresh(state: TableState, viewer: int, now: float) -> ViewFrame:
    seen = _view(state, viewer)
    told = [event_to_wire(event) for event in seen.history]
    return ViewFrame(state.seq_of(viewer), told, view_to_wire(seen), _calls(seen), pause(state, now))


def _update(state: TableState, viewer: int, since: int, now: float) -> UpdateFrame:
    """What came after event ``since``; of more than the ring holds, the last."""
    seen, seq = _view(state, viewer), state.seq_of(viewer)
    ring = state.ring_of(viewer)
    news = [event_to_wire(event) for event in ring[max(0, len(ring) - (seq - since)) :]]
    return UpdateFrame(seq, news, view_to_wire(seen), _calls(seen), pause(state, now))


def _view(state: TableState, viewer: int) -> SeatView:
    assert state.match is not None
    return view(state.match, viewer)


def pause(state: TableState, now: float) -> Pause | None:
    """The count on show; ``seconds`` is 0 where play does not go on by itself."""
    count = state.count
    if count is None:
        return None
    waits = state.playing and not count.claims
    left = max(0.0, count.since + count_seconds(state) - now) if waits else 0.0
    return Pause(count.hand, list(count.ready), round(left, 1), count.summary)


def _calls(seen: SeatView) -> list[tuple[int, str]]:
    """Calls since the last lance closed or cards were served, to show as bubbles."""
    calls: list[tuple[int, str]] = []
    for event in seen.history:
        if isinstance(event, LanceClosed | Served | Reshuffled):
            calls = []
        elif isinstance(event, Called):
            calls.append((event.seat, text(event.action)))
    return calls
