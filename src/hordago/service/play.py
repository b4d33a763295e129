"""What a seated person does in a match, and how matches begin and end."""

from __future__ import annotations

from hordago.game import Action, Malformed, Match
from hordago.record.tokens import parse
from hordago.service import facts as f
from hordago.service.draft import Draft
from hordago.service.errors import Refusal
from hordago.service.seats import come_back, give_nonce, leave_chair, need_host, own_seat
from hordago.wire.frames import Act, Chat, ChatFrame, Concede, Free, Ready, Rematch, Stand, Start


def act(draft: Draft, guest: str, command: Act) -> None:
    """Take a turn."""
    seat = own_seat(draft, guest)
    match = _match(draft)
    if command.turn != match.turn:
        raise Refusal("stale", "the table has moved on", f"turn {command.turn}")
    action = _action(command.do)
    if action.free:
        raise Refusal("not-legal-now", f"{command.do!r} takes no turn", f"turn {command.turn}")
    count = draft.state.count
    if count is not None and not count.claims:
        raise Refusal("not-legal-now", "the count is still on show", f"turn {command.turn}")
    come_back(draft, seat)
    give_nonce(draft, seat, command.nonce)
    draft.play(seat, action)
    draft.deal()


def free(draft: Draft, guest: str, command: Free) -> None:
    """Look, sign, say or claim."""
    seat = own_seat(draft, guest)
    match = _match(draft)
    if command.hand != match.tally.hand:
        raise Refusal("stale", "that hand is over", f"hand {command.hand}")
    action = _action(command.do)
    if not action.free:
        raise Refusal("not-legal-now", f"{command.do!r} takes a turn", f"hand {command.hand}")
    come_back(draft, seat)
    draft.play(seat, action)


def ready(draft: Draft, guest: str, command: Ready) -> None:
    """Done with the count of a hand. Said again, or too late, it is no mistake."""
    seat = own_seat(draft, guest)
    come_back(draft, seat)
    give_nonce(draft, seat, command.nonce)
    count = draft.state.count
    if count is None or count.hand != command.hand or seat in count.ready or not draft.state.playing:
        return
    draft.add(f.ReadySaid(seat))
    go_on_if_all_ready(draft)


def all_ready(draft: Draft) -> bool:
    """Whether every person who is here has seen enough."""
    state = draft.state
    waited_for = [seat for seat in state.people() if state.connected(seat)]
    return state.count is not None and bool(waited_for) and set(waited_for) <= set(state.count.ready)


def go_on_if_all_ready(draft: Draft) -> None:
    """Deal the next hand when nobody is still looking."""
    count = draft.state.count
    if draft.state.playing and count is not None and not count.claims and all_ready(draft):
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
    if any(chair.kind == "empty" for chair in draft.state.chairs):
        draft.add(f.Reopened())
    else:
        draft.begin_match()


def stand(draft: Draft, guest: str, _: Stand) -> None:
    """Leave the chair; nobody waits for who has left."""
    leave_chair(draft, guest)
    go_on_if_all_ready(draft)


def concede(draft: Draft, guest: str, _: Concede) -> None:
    """Give the match to the other side."""
    seat = own_seat(draft, guest)
    _match(draft)
    if draft.state.rules.side_count != 2:
        raise Refusal("not-legal-now", "only one of two sides can give a match up")
    draft.add(f.Conceded(draft.state.rules.sides[seat]))


def chat(draft: Draft, guest: str, command: Chat) -> None:
    """Say something to everybody."""
    state = draft.state
    text = " ".join(command.text.split())
    if not text or not text.isprintable():
        raise Refusal("malformed", "there is nothing to say, or it cannot be shown")
    if state.playing and state.match and state.match.stage and state.settings.closed_talk:
        raise Refusal("not-legal-now", "at this table there is no talk during a hand")
    seat = state.seat_of(guest)
    if seat is not None:
        come_back(draft, seat)
    draft.add(f.Chatted(seat))
    draft.chat = ChatFrame(seat, "" if seat is None else state.chairs[seat].name, text)


def _match(draft: Draft) -> Match:
    """The match going on; raises :class:`Refusal`."""
    match = draft.state.match
    if draft.state.status == "over":
        raise Refusal("match-over", "the match is decided")
    if match is None or not draft.state.playing:
        raise Refusal("not-legal-now", "no match is being played")
    return match


def _action(token: str) -> Action:
    try:
        return parse(token)
    except Malformed as error:
        raise Refusal.of(error) from None


def _need_players(draft: Draft) -> None:
    free_chairs = [seat for seat, chair in enumerate(draft.state.chairs) if chair.kind == "empty"]
    if free_chairs:
        raise Refusal("not-legal-now", "every chair must be taken first", f"seat {free_chairs[0]}")
