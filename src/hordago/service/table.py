"""One table, without I/O: a command goes in, effects come out.

The order is always: check, apply (to a copy), append, acknowledge, publish. Whoever runs a table appends
``effects.entry`` first; only when that is safe does it take over ``effects.state`` (:func:`settle`), send
``effects.answer`` and then what ``publish`` makes of the effects. So nothing is shown that a crash could take
back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from hordago import wire as w
from hordago.service import agree, clocks, hosting, limits, play, programs, seats, strangers, talk
from hordago.service import facts as f
from hordago.service.commands import (
    Arrived,
    BotMoves,
    Command,
    Forget,
    FromGuest,
    Gone,
    Measured,
    Move,
    MoveSeat,
    OfferSeat,
    Thought,
    Tick,
)
from hordago.service.draft import Draft
from hordago.service.errors import Refusal
from hordago.service.evolve import replay
from hordago.service.facts import Entry
from hordago.service.forget import forget
from hordago.service.handles import is_program
from hordago.service.ports import Entropy
from hordago.service.state import TableState
from hordago.wire.frames import Answer, ChatFrame, encode_frame


@dataclass(slots=True)
class Effects:
    """What a command brings. Nothing has happened until ``entry`` is appended."""

    before: TableState
    state: TableState
    """The table afterwards."""
    entry: Entry | None = None
    """The row to append; None when there is nothing to keep."""
    command: str = ""
    """The command's name at this table, empty for those without an answer."""
    answer: bytes = b""
    refusal: Refusal | None = None
    thoughts: tuple[Thought, ...] = ()
    """Questions to bots, to be answered by :class:`BotMoves`."""
    fresh: set[str] = field(default_factory=set)
    """Guests that get a fresh view in any case."""
    chat: ChatFrame | None = None
    speaker: str = ""
    """The guest who says it."""

    @property
    def doubtful(self) -> bool:
        """A refused command may have been done long ago: whoever runs the table asks the log first."""
        return self.refusal is not None and self.entry is None and bool(self.command) and self.before.forgot


def handle(state: TableState, command: Command, now: float, entropy: Entropy) -> Effects:
    """Decide a command. ``state`` is not changed; raises nothing that a guest could cause."""
    name = command_name(command)
    if name and name in state.answers:
        return Effects(state, state, command=name, answer=state.answers[name])
    draft = Draft(state, now, entropy)
    refusal = None
    try:
        _decide(draft, command)
        _leave_room(draft, command)
    except Refusal as refused:
        refusal = refused
        draft = Draft(state, now, entropy)
        if isinstance(command, FromGuest):
            seats.come_back_anyway(draft, command.guest)
    after, answer = draft.state, b""
    if isinstance(command, FromGuest) and name:
        error = refusal.wire if refusal else None
        seen = after.may_watch(command.guest)
        seq = after.seq_of(after.viewer_of(command.guest)) if seen else 0
        answer = encode_frame(Answer(_id(command.command), error, seq))
        if refusal and refusal.code == "stale":
            draft.fresh.add(command.guest)
    entry = None
    # A command that was done but changed nothing has its row too: its answer must outlive a restart.
    if draft.facts or (answer and refusal is None):
        after.rows += 1
        entry = Entry(state.rows, now, _author(command), name or f"~{state.rows}", answer, tuple(draft.facts))
    thoughts = tuple(draft.thoughts)
    return Effects(
        state, after, entry, name, answer, refusal, thoughts, draft.fresh, draft.chat, draft.speaker
    )


def settle(effects: Effects) -> TableState:
    """The table after the append: the answer is kept, so that a repeat of the command gets it again."""
    if effects.command:
        effects.state.remember(effects.command, effects.answer)
    return effects.state


def recover(table: str, entries: list[Entry], now: float, kept: TableState | None = None) -> TableState:
    """A table from its log, or from what was kept of it and the rows since. Raises ``BrokenLog``."""
    state = kept or TableState(table)
    state.loaded_at = now
    for entry in entries:
        replay(state, entry)
    return state


def command_name(command: Command) -> str:
    """What makes a command the same as another: who sent it, and its id; empty for those without one."""
    if not isinstance(command, FromGuest) or not isinstance(command.command, w.Named):
        return ""
    return f"{command.guest[:16]}:{_id(command.command)}"


def _id(command: w.Command) -> str:
    assert isinstance(command, w.Named)
    return command.id


def _author(command: Command) -> str:
    if isinstance(command, FromGuest | OfferSeat | MoveSeat | Forget):
        return f"guest:{command.guest[:16]}"
    if isinstance(command, BotMoves) and not any(move.late for move in command.moves):
        return "bot"
    return "clock"


def _decide(draft: Draft, command: Command) -> None:
    state = draft.state
    if isinstance(command, FromGuest):
        _from_guest(draft, command.guest, command.command)
    elif isinstance(command, OfferSeat):
        seats.offer_seat(draft, command.guest, command.token)
    elif isinstance(command, MoveSeat):
        seats.move_seat(draft, command.guest, command.token)
    elif isinstance(command, Forget):
        forget(draft, command.guest)
    elif isinstance(command, Arrived):
        state.here |= {command.guest}
        state.gone = tuple(each for each in state.gone if each[0] != command.guest)
    elif isinstance(command, Gone):
        state.here -= {command.guest}
        seated = {chair.guest for chair in state.chairs}
        others = [each for each in state.gone if each[0] != command.guest]
        watchers = [each for each in others if each[0] not in seated][-limits.WATCHERS :]
        sitting = [each for each in others if each[0] in seated]
        state.gone = (*sitting, *watchers, (command.guest, draft.now))
    elif isinstance(command, Measured):
        known = tuple(each for each in state.pings if each[0] in state.here - {command.guest})
        state.pings = (*known, (command.guest, command.ping))
    elif isinstance(command, Tick):
        clocks.tick(draft)
    else:
        for move in command.moves:
            _bot_move(draft, move)
    if state.rows >= limits.ROWS and state.status != "closed":
        draft.add(f.Closed("full"))


def _leave_room(draft: Draft, command: Command) -> None:
    """Raise :class:`Refusal` for what moves no match on, where a table's last rows are kept for it."""
    if not draft.state.playing or draft.state.rows < limits.ROWS - limits.ROWS_OF_PLAY:
        return
    plays = any(not isinstance(fact, f._Fact) or isinstance(fact, _OF_PLAY) for fact in draft.facts)
    if isinstance(command, FromGuest | OfferSeat) and not plays:
        raise Refusal("rate-limited", "too much was said and done at this table beside the game")


_OF_PLAY = f.ReadySaid | f.Conceded | f.BotSat | f.Returned | f.BreakEnded
"""Facts about a match that are no events of the game; none of them can be brought about again and again."""


def _from_guest(draft: Draft, guest: str, command: w.Command) -> None:
    if draft.state.status == "closed":
        raise Refusal("closed", "this table is closed")
    steps = programs.STEPS if is_program(guest) else _STEPS
    step = steps.get(type(command))
    if step is None:
        if type(command) in _STEPS:
            raise Refusal("unauthorized", "a program does not do that")
        raise Refusal("malformed", "this is no command of a table")
    strangers.admit(draft, guest)
    step(draft, guest, command)


_STEPS: dict[type, Callable[[Draft, str, Any], None]] = {
    w.Act: play.act,
    w.Free: play.free,
    w.Ready: play.ready,
    w.Sit: seats.sit,
    w.Stand: play.stand,
    w.Invite: hosting.invite,
    w.Fill: hosting.fill,
    w.Unseat: hosting.unseat,
    w.Swap: hosting.swap,
    w.Bar: hosting.bar,
    w.Start: play.start,
    w.Chat: talk.chat,
    w.Phrase: talk.phrase,
    w.Mute: talk.mute,
    w.Report: talk.report,
    w.Concede: agree.concede,
    w.ClaimMatch: agree.claim,
    w.Break: agree.take_break,
    w.Rematch: play.rematch,
}


def _bot_move(draft: Draft, move: Move) -> None:
    """A bot's answer, if it still fits; what a bot may not do it did not do."""
    state = draft.state
    match = state.match
    if match is None or not state.playing or move.turn != match.turn or state.break_since is not None:
        return
    if not move.late and not state.played_by(move.seat):
        return
    if move.action.free:
        try:
            draft.play(move.seat, move.action)
        except Refusal:
            return
    elif match.actor == move.seat:
        draft.play(move.seat, move.action)
        draft.deal()
