"""Programs of other people at a table: what they may do, and where they may sit down.

A program takes an empty chair to which the host has asked it, or any where the table is open to programs;
never a person's, and no person waits for one. Between matches only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hordago import wire as w
from hordago.service import facts as f
from hordago.service import play, talk
from hordago.service.draft import Draft
from hordago.service.errors import Refusal
from hordago.service.seats import STAND_IN, check_seat, come_back, give_nonce, name_for, not_barred


def sit(draft: Draft, guest: str, command: w.Sit) -> None:
    """Take the chair, or one's own again from a stand-in."""
    state, seat = draft.state, command.seat
    name = name_for(state, guest, command.name)
    check_seat(state, seat)
    not_barred(state, guest)
    mine, chair = state.seat_of(guest), state.chairs[seat]
    if mine == seat:
        come_back(draft, seat)
    elif mine is not None:
        raise Refusal("not-legal-now", "a program stays on its chair", f"seat {seat}")
    elif state.playing:
        raise Refusal("not-legal-now", "programs sit down between matches", f"seat {seat}")
    elif chair.kind != "empty":
        raise Refusal("seat-taken", "somebody is already sitting there", f"seat {seat}")
    elif chair.asked != guest and (chair.asked is not None or not state.settings.programs):
        raise Refusal("unauthorized", "the host has not asked this program to that chair", f"seat {seat}")
    else:
        _forget(draft, guest)
        draft.add(f.Sat(seat, guest, name))
    give_nonce(draft, seat, command.nonce)


def stand(draft: Draft, guest: str, _: w.Stand) -> None:
    """Leave the chair, or say no to the host. In a match a bot plays on; no person has left."""
    seat = draft.state.seat_of(guest)
    if seat is None:
        if not _forget(draft, guest):
            raise Refusal("not-seated", "this program has no chair here, and none was offered")
    elif draft.state.playing:
        waiting = draft.state.chairs[seat].queued
        draft.add(f.BotSat(seat, STAND_IN))
        if waiting is not None:
            draft.add(f.Queued(seat, *waiting))
        play.go_on_if_all_ready(draft)
    else:
        draft.add(f.Emptied(seat))


def _forget(draft: Draft, guest: str) -> bool:
    """The program is not asked to any chair any more; whether it was."""
    asked = [seat for seat, chair in enumerate(draft.state.chairs) if chair.asked == guest]
    for seat in asked:
        draft.add(f.ProgramAsked(seat, None))
    return bool(asked)


STEPS: Final[dict[type, Callable[[Draft, str, Any], None]]] = {
    w.Act: play.act,
    w.Free: play.free,
    w.Ready: play.ready,
    w.Sit: sit,
    w.Stand: stand,
    w.Phrase: talk.phrase,
}
"""All that a program may do at a table; the rest is for persons."""
