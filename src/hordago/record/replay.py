"""A record through the engine: every deal, token and itemised line is checked, up to the first wrong one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from hordago.game.actions import Action, Cut, Deal
from hordago.game.errors import IllegalAction, Malformed
from hordago.game.events import Event, GameEnded, HandEnded, Paid, Reshuffled
from hordago.game.legal import legal_actions
from hordago.game.state import Match, Over
from hordago.game.transition import apply, new_match
from hordago.record import tokens
from hordago.record.errors import RecordFault
from hordago.record.model import DealRecord, HandRecord, Record

AtOnce = tuple[tuple[str, int, int], ...]
Counted = tuple[tuple[str, int, int, str], ...]


@dataclass(frozen=True, slots=True)
class HandReplay:
    """A hand as it was played again; the shape that ``hordago replay --json`` prints."""

    mano: int
    """Who was mano when the hand ended (a mus corrido moves it)."""
    immediate: AtOnce
    count: Counted
    score: tuple[int, ...]
    """After it."""


@dataclass(frozen=True, slots=True)
class GameReplay:
    """A game, finished or not, with its finished hands."""

    score: tuple[int, ...]
    hands: tuple[HandReplay, ...]


@dataclass(frozen=True, slots=True)
class Replayed:
    """What a replay came to."""

    games: tuple[GameReplay, ...]
    """What was played up to the end or the fault."""
    match: Match | None
    """Where the record ends; None if there is a fault."""
    fault: RecordFault | None = None

    @property
    def ok(self) -> bool:
        """Whether everything in the record is true."""
        return self.fault is None

    def to_dict(self) -> dict[str, Any]:
        """The object that ``hordago replay --json`` prints."""
        return {"ok": self.ok, "games": [asdict(game) for game in self.games]}


class Step(NamedTuple):
    """One action of a record, done."""

    hand: int
    """Index of the hand in the record."""
    deal: int
    """Index of the deal in the hand to which it belongs."""
    before: Match
    action: Action
    after: Match
    events: tuple[Event, ...]


def replay(record: Record) -> Replayed:
    """Play a record again. Whatever it says, this returns; the fault names game, hand and token."""
    games: list[list[HandReplay]] = [[]]
    paid: list[Paid] = []
    match: Match | None = None
    fault: RecordFault | None = None
    try:
        for step in steps(record):
            match = step.after
            paid += [event for event in step.events if isinstance(event, Paid)]
            for event in step.events:
                if isinstance(event, HandEnded):
                    games[-1].append(HandReplay(step.before.mano, *_lines(paid), event.score))
                    paid = []
                elif isinstance(event, GameEnded):
                    games.append([])
        match = match or _start(record)
        _check_end(record, match)
    except RecordFault as error:
        match, fault = None, error
    told = tuple(GameReplay(hands[-1].score, tuple(hands)) for hands in games if hands)
    return Replayed(told, match, fault)


def steps(record: Record) -> Iterator[Step]:
    """Every action of a record in turn; raises :class:`RecordFault` at the first thing that is wrong.

    A hand's own claims (mano, score, itemised result) are checked before its first and after its last step.
    """
    match = _start(record)
    game = 1
    for index, hand in enumerate(record.hands):
        place = f"game {game}, hand {index + 1}"
        try:
            played: list[Event] = []
            for step in _hand_steps(match, hand, index):
                match = step.after
                played += step.events
                yield step
            _check_result(hand, played)
        except RecordFault as error:
            where = ", ".join(filter(None, (place, error.place)))
            raise RecordFault(error.code, error.message, where, index) from None
        game += any(isinstance(event, GameEnded) for event in played)


def _start(record: Record) -> Match:
    try:
        return new_match(
            record.rules,
            record.mano,
            table=record.table,
            score=record.score,
            games=record.games,
            sets=record.sets,
        )
    except Malformed as error:
        raise RecordFault(error.code, error.message, "start") from None


def _hand_steps(match: Match, hand: HandRecord, index: int) -> Iterator[Step]:
    if match.over:
        raise RecordFault("after-the-end", "the match was decided before this hand")
    _same("mano", hand.mano, match.mano)
    _same("score", hand.score, match.tally.score)
    number = match.tally.hand
    for n, deal in enumerate(hand.deals):
        place = f"deal {n + 1}"
        for action in _dealing(match, deal, place):
            step = _step(match, action, f"{place}, {action.kind}", index, n)
            match = step.after
            yield step
    for n, token in enumerate(hand.actions, 1):
        place = f"token {n} ({token})"
        if match.over or match.tally.hand != number:
            raise RecordFault("after-the-end", "the hand was over before it", place)
        step = _step(match, _parsed(token, place), place, index, len(hand.deals) - 1, _seat(token))
        match = step.after
        yield step
    if hand.result and not (match.over or match.tally.hand != number):
        raise RecordFault("unfinished-hand", "the hand is not over when its tokens end")
    if not hand.result and (match.over or match.tally.hand != number):
        raise RecordFault("differs", "the hand is over but has no result")


def _dealing(match: Match, deal: DealRecord, place: str) -> list[Action]:
    seats = match.plan.orders[match.mano]
    rounds = zip(*(deal.hands[seat] for seat in seats), strict=True)
    try:
        dealt = Deal([card for each in rounds for card in each], deal.exposed)
    except Malformed as error:
        raise RecordFault(error.code, error.message, place) from None
    return [dealt] if deal.cut is None else [Cut(deal.cut), dealt]


def _parsed(token: str, place: str) -> Action:
    try:
        return tokens.parse(token.partition("@")[0])
    except Malformed as error:
        raise RecordFault(error.code, error.message, place) from None


def _seat(token: str) -> int | None:
    seat = token.partition("@")[2]
    return int(seat) if seat else None


def _step(match: Match, action: Action, place: str, hand: int, deal: int, seat: int | None = None) -> Step:
    actor = legal_actions(match).seat if seat is None else seat
    assert actor is not None
    try:
        after, events = apply(match, actor, action)
    except (IllegalAction, Malformed) as error:
        raise RecordFault(error.code, error.message, place) from None
    return Step(hand, deal, match, action, after, events)


def _lines(paid: list[Paid]) -> tuple[AtOnce, Counted]:
    """What was taken at once, and what at the count."""
    immediate = tuple((each.lance, each.side, each.points) for each in paid if each.at_once)
    count = tuple((each.lance, each.side, each.points, each.reason) for each in paid if not each.at_once)
    return immediate, count


def _check_result(hand: HandRecord, played: list[Event]) -> None:
    """Compare everything that the hand says it brought with what it brought."""
    # A deal that an exposed card sent back is over before the stock can be.
    found = (*(0 for _ in hand.deals[1:]), sum(isinstance(event, Reshuffled) for event in played))
    _same("reshuffles", tuple(deal.reshuffles for deal in hand.deals), found)
    if hand.result is None:
        return
    immediate, count = _lines([event for event in played if isinstance(event, Paid)])
    _same("immediate", hand.result.immediate, immediate)
    _same("count", hand.result.count, count)
    for event in played:
        if isinstance(event, HandEnded):
            _same("result, score", hand.result.score, event.score)
    won = next((event for event in played if isinstance(event, GameEnded)), None)
    _same("winner", hand.result.winner, won.winner if won else None)
    _same("by", hand.result.by, won.by if won else None)


def _check_end(record: Record, match: Match) -> None:
    """Compare how the match ended with what the record says of it."""
    phase = match.phase
    if isinstance(phase, Over) != (record.status == "finished"):
        is_over = "is decided" if isinstance(phase, Over) else "is not decided"
        raise RecordFault("differs", f"it says {record.status!r}, but the match {is_over}", "status")
    if isinstance(phase, Over):
        _same("winner", record.winner, phase.winner)
    elif record.winner is not None and record.status != "conceded":
        raise RecordFault("differs", f"it says {record.winner}, but nobody has won", "winner")
    if (record.conceded_by is None) != (record.status != "conceded"):
        raise RecordFault("differs", f"it does not fit the status {record.status!r}", "conceded_by")
    if record.conceded_by is not None and record.conceded_by == record.winner:
        raise RecordFault("differs", "the side that gave up cannot win", "winner")


def _same(name: str, told: object, found: object) -> None:
    """Raise unless what the record says is what happened."""
    if told == found:
        return
    raise RecordFault("differs", f"it says {_shown(told)}, but it is {_shown(found)}", name)


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_shown, value))}]"
    return "nothing" if value is None else str(value)
