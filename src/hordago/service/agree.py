"""What others have to agree to: giving a match up, a break; and the match of a side that is gone."""

from __future__ import annotations

from hordago.service import facts as f
from hordago.service.draft import Draft
from hordago.service.errors import Refusal
from hordago.service.play import running
from hordago.service.seats import come_back, own_seat
from hordago.service.state import Chair, TableState
from hordago.wire.commands import Break, ClaimMatch, Concede

ALL_SIDES = -1


def concede(draft: Draft, guest: str, command: Concede) -> None:
    """Give the match up once every person of the side wants that; bots follow their partners."""
    seat = own_seat(draft, guest)
    running(draft)
    _two_sides(draft.state)
    side = draft.state.rules.sides[seat]
    come_back(draft, seat)
    if _agreed(draft, "concede", side, seat, wanted=command.agree):
        draft.add(f.Conceded(side))


def take_break(draft: Draft, guest: str, command: Break) -> None:
    """A break, once every person who is here wants one; anybody may end it."""
    seat = own_seat(draft, guest)
    running(draft)
    state = draft.state
    come_back(draft, seat)
    if state.break_since is not None:
        if not command.on:
            draft.add(f.BreakEnded())
    elif _agreed(draft, "break", ALL_SIDES, seat, wanted=command.on):
        draft.add(f.BreakBegun())


def claim(draft: Draft, guest: str, _: ClaimMatch) -> None:
    """Take the match of a side whose every person has left."""
    seat = own_seat(draft, guest)
    running(draft)
    _two_sides(draft.state)
    come_back(draft, seat)
    if not may_claim(draft.state, seat):
        raise Refusal("not-legal-now", "somebody of the other side is still there")
    draft.add(f.Conceded(1 - draft.state.rules.sides[seat], claimed=True))


def may_claim(state: TableState, seat: int) -> bool:
    """Whether the other side had persons, and every one of them has left."""
    if not state.playing or state.rules.side_count != 2:
        return False
    sides = state.rules.sides
    theirs = [chair for chair, side in zip(state.chairs, sides, strict=True) if side != sides[seat]]
    gone = [has_left(state, chair) for chair in theirs]
    bots = [chair.kind == "bot" or chair.program for chair in theirs]
    return any(gone) and all(each or bot for each, bot in zip(gone, bots, strict=True))


def has_left(state: TableState, chair: Chair) -> bool:
    """Whether a person left this chair, or has been away so long that a bot stands in."""
    if chair.program:
        return False
    if chair.kind == "person":
        return chair.bot is not None and chair.guest not in state.here
    return chair.left


def _agreed(draft: Draft, what: str, side: int, seat: int, *, wanted: bool) -> bool:
    """Note what a person wants; whether now all whom it concerns want it."""
    state = draft.state
    known = state.wish(what, side)
    if not wanted:
        if known is not None:
            draft.add(f.Unwished(what, side))
        return False
    if known is None or seat not in known.seats:
        draft.add(f.Wished(what, side, seat))
    agreed = draft.state.wish(what, side)
    return agreed is not None and set(_concerned(draft.state, side)) <= set(agreed.seats)


def _concerned(state: TableState, side: int) -> list[int]:
    """Persons who play themselves, of a side or of all; of all only who is here."""
    if side == ALL_SIDES:
        return [seat for seat in state.people() if state.connected(seat)]
    return [seat for seat in state.people() if state.rules.sides[seat] == side]


def _two_sides(state: TableState) -> None:
    if state.rules.side_count != 2:
        raise Refusal("not-legal-now", "only one of two sides can win a match that is not played out")
