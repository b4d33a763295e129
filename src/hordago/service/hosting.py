"""What only the host may do: seat bots, free chairs, let players change places, put somebody out."""

from __future__ import annotations

from hordago.bots import NAMES, known
from hordago.service import facts as f
from hordago.service import limits
from hordago.service.draft import Draft
from hordago.service.errors import Refusal
from hordago.service.handles import is_program
from hordago.service.play import go_on_if_all_ready
from hordago.service.seats import STAND_IN, check_seat, is_person, leave_queue, need_host, not_barred
from hordago.service.state import Chair
from hordago.wire.commands import Bar, Fill, Invite, Swap, Unseat


def invite(draft: Draft, guest: str, command: Invite) -> None:
    """Seat a bot, change it, or send it away; or ask a program, by its handle."""
    need_host(draft, guest)
    state, seat = draft.state, command.seat
    check_seat(state, seat)
    if state.playing:
        raise Refusal("not-legal-now", "bots come and go between matches")
    chair = state.chairs[seat]
    if is_person(chair):
        raise Refusal("seat-taken", "somebody is already sitting there", f"seat {seat}")
    if command.bot is None or is_program(command.bot):
        if chair.kind != "empty" or chair.asked:
            draft.add(f.Emptied(seat))
        if command.bot is not None:
            _ask(draft, seat, command.bot)
        return
    _check_bot(command.bot)
    draft.add(f.BotSat(seat, command.bot))


def _ask(draft: Draft, seat: int, program: str) -> None:
    not_barred(draft.state, program)
    if draft.state.seat_of(program) is not None:
        raise Refusal("bad-value", "that program has a chair here", "bot")
    draft.add(f.ProgramAsked(seat, program))


def fill(draft: Draft, guest: str, command: Fill) -> None:
    """Seat a bot on every free chair."""
    need_host(draft, guest)
    _check_bot(command.bot)
    for seat, chair in enumerate(draft.state.chairs):
        if chair.kind == "empty":
            draft.add(f.BotSat(seat, command.bot))


def unseat(draft: Draft, guest: str, command: Unseat) -> None:
    """Free a person's chair; in a match only when a bot plays for that person anyway."""
    need_host(draft, guest)
    chair = _person(draft, command.seat)
    if draft.state.playing and chair.bot is None:
        raise Refusal("not-legal-now", "nobody who plays is sent away in a match", f"seat {command.seat}")
    _free(draft, command.seat)


def swap(draft: Draft, guest: str, command: Swap) -> None:
    """Let those on two chairs change places, between matches."""
    need_host(draft, guest)
    state = draft.state
    check_seat(state, command.seat)
    check_seat(state, command.other)
    if state.playing:
        raise Refusal("not-legal-now", "nobody changes chairs during a match")
    players = list(range(state.rules.seats))
    players[command.seat], players[command.other] = command.other, command.seat
    if command.seat != command.other:
        draft.add(f.Moved(tuple(players)))


def bar(draft: Draft, guest: str, command: Bar) -> None:
    """Put a person out for good; in a match a bot plays on."""
    need_host(draft, guest)
    chair = _person(draft, command.seat)
    assert chair.guest is not None
    if chair.guest == guest:
        raise Refusal("not-legal-now", "nobody puts himself out")
    if len(draft.state.barred) >= limits.BARS:
        raise Refusal("rate-limited", "too many have been put out of this table")
    draft.add(f.Barred(chair.guest))
    leave_queue(draft, chair.guest)
    _free(draft, command.seat)


def _free(draft: Draft, seat: int) -> None:
    """Whoever sat there did not leave by himself: the other side cannot claim the match for it."""
    if draft.state.playing:
        draft.add(f.BotSat(seat, STAND_IN))
        go_on_if_all_ready(draft)
    else:
        draft.add(f.Emptied(seat))


def _person(draft: Draft, seat: int) -> Chair:
    check_seat(draft.state, seat)
    chair = draft.state.chairs[seat]
    if chair.kind != "person":
        raise Refusal("bad-value", "no person is sitting there", f"seat {seat}")
    return chair


def _check_bot(name: str) -> None:
    if not known(name):
        raise Refusal("bad-value", f"there is no such bot; there are {', '.join(NAMES)}", "bot")
