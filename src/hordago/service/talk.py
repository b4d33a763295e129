"""Talk at the table: everybody hears it or nobody does. Set phrases, muting, and complaints."""

from __future__ import annotations

from hordago.service import facts as f
from hordago.service import limits
from hordago.service.draft import Draft
from hordago.service.errors import Refusal
from hordago.service.seats import check_seat, come_back
from hordago.service.state import TableState
from hordago.wire.commands import Chat, Mute, Phrase, Report
from hordago.wire.frames import ChatFrame

WATCHERS = -1
"""In frames, who has no chair."""


def chat(draft: Draft, guest: str, command: Chat) -> None:
    """Say something to everybody."""
    text = " ".join(command.text.split())
    if not text or not text.isprintable():
        raise Refusal("malformed", "there is nothing to say, or it cannot be shown")
    if draft.state.settings.public:
        raise Refusal("not-legal-now", "at a public table there are set phrases only")
    _say(draft, guest, ChatFrame(None, "", text))


def phrase(draft: Draft, guest: str, command: Phrase) -> None:
    """Say a set phrase to everybody."""
    _say(draft, guest, ChatFrame(None, "", "", command.phrase))


def _say(draft: Draft, guest: str, line: ChatFrame) -> None:
    state = draft.state
    if guest in state.barred or not state.may_watch(guest):
        raise Refusal("unauthorized", "who is not at this table does not talk at it")
    if state.playing and state.match and state.match.stage and state.settings.closed_talk:
        raise Refusal("not-legal-now", "at this table there is no talk during a hand")
    _count(draft, guest)
    seat = state.seat_of(guest)
    if seat is not None:
        come_back(draft, seat)
    draft.add(f.Chatted(seat))
    state.lines = (*state.lines, (guest, line.text or line.phrase or ""))[-limits.LINES :]
    name = "" if seat is None else state.chairs[seat].name
    draft.chat = ChatFrame(seat, name, line.text, line.phrase)
    draft.speaker = guest


def _count(draft: Draft, guest: str) -> None:
    """One word more; raises :class:`Refusal` after too many."""
    most, seconds = limits.CHATS
    lately = tuple((who, at) for who, at in draft.state.spoken if at > draft.now - seconds)
    if sum(who == guest for who, _ in lately) >= most:
        raise Refusal("rate-limited", "a little slower")
    draft.state.spoken = (*lately, (guest, draft.now))


def mute(draft: Draft, guest: str, command: Mute) -> None:
    """Hear no more of somebody's talk, or again."""
    state = draft.state
    _count(draft, guest)
    of = "" if command.seat is None else _other(draft, guest, command.seat)
    if ((guest, of) in state.muted) == command.on:
        return
    if command.on and sum(by == guest for by, _ in state.muted) >= limits.MUTES:
        raise Refusal("rate-limited", "too many are muted already")
    draft.add(f.Muted(guest, of, command.on))


def report(draft: Draft, guest: str, command: Report) -> None:
    """Complain about somebody, with what that one said last. Said twice it counts once."""
    state = draft.state
    of = _other(draft, guest, command.seat)
    if (guest, of) in state.reports:
        return
    if sum(by == guest for by, _ in state.reports) >= limits.REPORTS:
        raise Refusal("rate-limited", "too many complaints")
    lines = tuple(text for who, text in state.lines if who == of)
    draft.add(f.Reported(guest, of, command.reason, lines))


def hears(state: TableState, guest: str, speaker: str) -> bool:
    """Whether a guest gets what the speaker says."""
    if not state.may_watch(guest):
        return False
    return (guest, speaker if state.seat_of(speaker) is not None else "") not in state.muted


def muted_by(state: TableState, guest: str) -> list[int]:
    """Chairs whose talk that guest does not get, and :data:`WATCHERS`."""
    found = [state.seat_of(of) if of else WATCHERS for by, of in state.muted if by == guest]
    return sorted(seat for seat in found if seat is not None)


def _other(draft: Draft, guest: str, seat: int) -> str:
    """The guest on that chair, who is somebody else; raises :class:`Refusal`."""
    check_seat(draft.state, seat)
    found = draft.state.chairs[seat].guest
    if found is None or found == guest:
        raise Refusal("bad-value", "no other person is sitting there", f"seat {seat}")
    return found
