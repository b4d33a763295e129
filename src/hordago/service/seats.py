"""Who sits where: persons, bots, stand-ins, the host, and a seat that moves to another device."""

from __future__ import annotations

from typing import Final

from hordago.rules.options import Rules
from hordago.service import facts as f
from hordago.service import limits
from hordago.service.draft import Draft
from hordago.service.errors import Refusal
from hordago.service.names import clean_name, told_apart
from hordago.service.state import Chair, TableState
from hordago.wire.commands import Sit

STAND_IN = "simple"
"""The bot that plays for a person who is away."""


def name_for(state: TableState, guest: str, name: str) -> str:
    """The name by which a guest is known here: nobody else's looks like it. Raises :class:`Refusal`."""
    others = []
    for chair in state.chairs:
        if chair.guest not in (None, guest):
            others.append(chair.name)
        if chair.queued is not None and chair.queued[0] != guest:
            others.append(chair.queued[1])
    return told_apart(clean_name(name), others)


def is_person(chair: Chair) -> bool:
    """Whether a person has that chair, whoever plays for it now."""
    return chair.kind == "person" and not chair.program


def own_seat(draft: Draft, guest: str) -> int:
    """The guest's chair; raises :class:`Refusal`."""
    seat = draft.state.seat_of(guest)
    if seat is None:
        raise Refusal("not-seated", "only who has a chair can do that")
    return seat


def need_host(draft: Draft, guest: str) -> None:
    """Raise :class:`Refusal` unless the guest is the host."""
    if draft.state.host != guest:
        raise Refusal("unauthorized", "only the host can do that")


def check_seat(state: TableState, seat: int) -> None:
    """Raise :class:`Refusal` where there is no such chair."""
    if seat >= state.rules.seats:
        raise Refusal("bad-value", f"there are {state.rules.seats} chairs, from 0", f"seat {seat}")


def not_barred(state: TableState, guest: str) -> None:
    """Raise :class:`Refusal` for whom the host put out."""
    if guest in state.barred:
        raise Refusal("unauthorized", "the host does not want you at this table")


def come_back(draft: Draft, seat: int) -> None:
    """The person plays again: a stand-in leaves.

    Late turns are forgotten by a turn in time only: a sign may change nothing that others notice.
    """
    chair = draft.state.chairs[seat]
    if chair.kind == "person" and chair.bot is not None:
        draft.add(f.Returned(seat))


def come_back_anyway(draft: Draft, guest: str) -> None:
    """Also a command that was refused shows that the person is there again."""
    seat = draft.state.seat_of(guest)
    if seat is not None and draft.state.status != "closed":
        come_back(draft, seat)


def give_nonce(draft: Draft, seat: int, nonce: str | None) -> None:
    """Keep a client's part of the next deal."""
    if nonce is not None and draft.state.nonces[seat] != nonce:
        draft.add(f.NonceGiven(seat, nonce))


def sit(draft: Draft, guest: str, command: Sit) -> None:
    """Take a chair; at a match, a bot's or a program's chair when the hand is over."""
    state, seat = draft.state, command.seat
    name = name_for(state, guest, command.name)
    check_seat(state, seat)
    mine = state.seat_of(guest)
    if refusal := _why_not(state, guest, seat):
        raise refusal
    if mine == seat:
        come_back(draft, seat)
    elif not state.playing:
        leave_queue(draft, guest)
        if mine is not None:
            draft.add(f.Emptied(mine))
        draft.add(f.Sat(seat, guest, name))
    else:
        leave_queue(draft, guest)
        draft.add(f.Queued(seat, guest, name))
        return
    give_nonce(draft, seat, command.nonce)


def may_sit(state: TableState, guest: str) -> tuple[int, ...]:
    """The chairs that the guest would be given now, at once or when the hand is over."""
    return tuple(seat for seat in range(len(state.chairs)) if _why_not(state, guest, seat) is None)


def _why_not(state: TableState, guest: str, seat: int) -> Refusal | None:
    """Why a guest does not get a chair; None where it does.

    Who has played in a match has seen cards of his side and heard it think: he comes back to no other.
    """
    mine, chair = state.seat_of(guest), state.chairs[seat]
    if guest in state.barred:
        return Refusal("unauthorized", "the host does not want you at this table")
    if mine == seat:
        return None
    if is_person(chair) or (chair.queued is not None and chair.queued[0] != guest):
        return Refusal("seat-taken", "somebody is already sitting there", f"seat {seat}")
    if state.playing and mine is not None:
        return Refusal("not-legal-now", "nobody changes chairs during a match", f"seat {seat}")
    if state.playing and state.side_played(guest) not in (None, state.rules.sides[seat]):
        return Refusal("side-fixed", "nobody changes sides during a match", f"seat {seat}")
    return None


def leave_queue(draft: Draft, guest: str) -> bool:
    """The guest waits for no chair any more; whether it did."""
    for seat, chair in enumerate(draft.state.chairs):
        if chair.queued is not None and chair.queued[0] == guest:
            draft.add(f.Unqueued(seat))
            return True
    return False


def leave_chair(draft: Draft, guest: str) -> None:
    """Leave the chair; in a match a bot takes it, and others may sit there."""
    seat = draft.state.seat_of(guest)
    if seat is None:
        if not leave_queue(draft, guest):
            raise Refusal("not-seated", "only who has a chair can leave it")
    elif draft.state.playing:
        draft.add(f.BotSat(seat, STAND_IN, left=True))
    else:
        draft.add(f.Emptied(seat))


_ROUND: Final = (1, 4, 2, 3, 5)
"""How players go round the chairs, so that chairs of partners lie at other distances from each other."""


def rotation(rules: Rules) -> tuple[int, ...]:
    """For each chair the one its player had before: other partners, or where there are none, all move one on.

    One player stays and the others go round, so that after a few matches each has had every partner.
    """
    seats = rules.seats
    if rules.side_count == seats:
        return (*range(1, seats), 0)
    around = [chair for chair in _ROUND if chair < seats]
    players = [0] * seats
    for place, chair in enumerate(around):
        players[chair] = around[place - 1]
    return tuple(players)


def offer_seat(draft: Draft, guest: str, token: str) -> None:
    """A link for the guest's other device."""
    draft.add(f.SeatOffered(own_seat(draft, guest), token, draft.now + limits.SEAT_LINK_S))


def move_seat(draft: Draft, guest: str, token: str) -> None:
    """The other device takes the seat; the link is used up, and the old device only watches."""
    for seat, chair in enumerate(draft.state.chairs):
        if chair.offer is not None and chair.offer[0] == token and chair.offer[1] >= draft.now:
            not_barred(draft.state, guest)
            other = draft.state.seat_of(guest)
            if other is not None and other != seat:
                raise Refusal("not-legal-now", "this device already has a chair at this table")
            leave_queue(draft, guest)
            if draft.state.host == chair.guest:
                draft.add(f.HostIs(guest))
            draft.add(f.SeatMoved(seat, guest))
            return
    raise Refusal("link-used", "this link was used already, or it is too old")
