"""What a seated person does in a match, and how matches begin and end."""

from __future__ import annotations

from hordago.game import Action, Malformed, Match
from hordago.game.actions import Say
from hordago.record.tokens import parse
from hordago.service import consult, limits, timers
from hordago.service import facts as f
from hordago.service.draft import Draft
from hordago.service.errors import Refusal
from hordago.service.seats import come_back, give_nonce, leave_chair, need_host, own_seat, rotation
from hordago.wire.commands import Act, Free, Ready, Rematch, Stand, Start


def act(draft: Draft, guest: str, command: Act) -> None:
    """Take a turn."""
    seat = own_seat(draft, guest)
    match = _at_play(draft)
    if command.turn != match.turn:
        raise Refusal("stale", "the table has moved on", f"turn {command.turn}")
    _in_time(draft, seat)
    action = _action(command.do)
    if action.free:
        raise Refusal("not-legal-now", f"{command.do!r} takes no turn", f"turn {command.turn}")
    count = draft.state.count
    if count is not None and not count.claims:
        raise Refusal("not-legal-now", "the count is still on show", f"turn {command.turn}")
    held = draft.state.played_by(seat) is not None
    spent = None if held or match.actor != seat else timers.overtime(draft.state, seat, draft.now)
    come_back(draft, seat)
    if match.actor == seat and draft.state.chairs[seat].late:
        draft.add(f.Returned(seat))
    give_nonce(draft, seat, command.nonce)
    if spent is not None:
        draft.add(spent)
    draft.play(seat, action)
    draft.deal()


def free(draft: Draft, guest: str, command: Free) -> None:
    """Look, sign, say or claim."""
    seat = own_seat(draft, guest)
    match = _at_play(draft)
    if command.hand != match.tally.hand:
        raise Refusal("stale", "that hand is over", f"hand {command.hand}")
    action = _action(command.do)
    if not action.free:
        raise Refusal("not-legal-now", f"{command.do!r} takes a turn", f"hand {command.hand}")
    if isinstance(action, Say) and consult.said(draft.state, seat) >= limits.PHRASES:
        raise Refusal("rate-limited", "that was said often enough before this turn")
    come_back(draft, seat)
    draft.play(seat, action)


def ready(draft: Draft, guest: str, command: Ready) -> None:
    """Done with the count of a hand. Said again, or too late, it is no mistake."""
    seat = own_seat(draft, guest)
    come_back(draft, seat)
    give_nonce(draft, seat, command.nonce)
    count = draft.state.count
    state = draft.state
    if count is None or count.hand != command.hand or seat in count.ready or not state.playing:
        return
    if state.break_since is not None:
        return
    draft.add(f.ReadySaid(seat))
    go_on_if_all_ready(draft)


def all_ready(draft: Draft) -> bool:
    """Whether every person who is here has seen enough; programs are waited for where there is none."""
    state = draft.state
    waited_for = [seat for seat in state.people() or state.guests() if state.connected(seat)]
    return state.count is not None and bool(waited_for) and set(waited_for) <= set(state.count.ready)


def go_on_if_all_ready(draft: Draft) -> None:
    """Deal the next hand when nobody is still looking."""
    count = draft.state.count
    waiting = draft.state.playing and draft.state.break_since is None
    if waiting and count is not None and not count.claims and all_ready(draft):
        draft.next_hand()


def start(draft: Draft, guest: str, command: Start) -> None:
    """The host begins the match."""
    need_host(draft, guest)
    if draft.state.status != "waiting":
        raise Refusal("not-legal-now", "the match has begun already")
    _need_players(draft)
    seat = draft.state.seat_of(guest)
    if seat is not None:
        give_nonce(draft, seat, command.nonce)
    draft.begin_match()


def rematch(draft: Draft, guest: str, command: Rematch) -> None:
    """Another match with the same chairs; if one is free, the table waits for players."""
    seat = own_seat(draft, guest)
    if draft.state.status != "over":
        raise Refusal("not-legal-now", "the match is not over")
    give_nonce(draft, seat, command.nonce)
    draft.seat_the_queued()
    if command.rotate:
        draft.add(f.Moved(rotation(draft.state.rules)))
    if any(chair.kind == "empty" for chair in draft.state.chairs):
        draft.add(f.Reopened())
    else:
        draft.begin_match()


def stand(draft: Draft, guest: str, _: Stand) -> None:
    """Leave the chair; nobody waits for who has left."""
    leave_chair(draft, guest)
    go_on_if_all_ready(draft)


def running(draft: Draft) -> Match:
    """The match going on; raises :class:`Refusal`."""
    match = draft.state.match
    if draft.state.status == "over":
        raise Refusal("match-over", "the match is decided")
    if match is None or not draft.state.playing:
        raise Refusal("not-legal-now", "no match is being played")
    return match


def _at_play(draft: Draft) -> Match:
    """The same, while there is no break."""
    match = running(draft)
    if draft.state.break_since is not None:
        raise Refusal("not-legal-now", "there is a break")
    return match


def _in_time(draft: Draft, seat: int) -> None:
    """Nobody plays on when the time is up, however late the clock itself comes."""
    match = draft.state.match
    end = timers.deadline(draft.state, seat) if match is not None and match.actor == seat else None
    if end is not None and draft.now > end and draft.state.played_by(seat) is None:
        raise Refusal("stale", "the time for this turn is up")


def _action(token: str) -> Action:
    try:
        return parse(token)
    except Malformed as error:
        raise Refusal.of(error) from None


def _need_players(draft: Draft) -> None:
    free_chairs = [seat for seat, chair in enumerate(draft.state.chairs) if chair.kind == "empty"]
    if free_chairs:
        raise Refusal("not-legal-now", "every chair must be taken first", f"seat {free_chairs[0]}")
