"""A table's frames read back into a seat's view: value for value what the server made them from.

For programs in Python at the other end of the line; what a frame does not say they do not know either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec

from hordago.cards.card import Card, card, mask
from hordago.game.actions import Action
from hordago.game.events import (
    AUDIENCES,
    Claimed,
    Dentro,
    Event,
    GameEnded,
    HandEnded,
    LanceClosed,
    Looked,
    MatchEnded,
    Perceived,
    Signed,
    Spoke,
    Table,
)
from hordago.game.legal import NOTHING, Choice, Legal
from hordago.game.scoring import Entry
from hordago.record.tokens import parse
from hordago.rules.options import Rules
from hordago.views import SeatView
from hordago.views.view import BetView, TalkView
from hordago.views.visibility import HiddenCards
from hordago.wire.events import UNKNOWN
from hordago.wire.frames import Frame, TableFrame, TableInfo, UpdateFrame, ViewFrame
from hordago.wire.view import WireView

_FRAMES: Final = msgspec.json.Decoder(Frame)
_ENDINGS: Final = (HandEnded, Dentro, GameEnded, MatchEnded)
"""What the last turn of a hand says last; everything after that is another hand's."""


def decode_frame(line: bytes) -> Frame:
    """Read a server's frame; raises ``msgspec.MsgspecError``, also for a kind that is not known here."""
    frame: Frame = _FRAMES.decode(line)
    return frame


_BESIDE: Final = (Looked, Perceived, Signed, Spoke)
"""What views tell by other fields than the history."""


class Reader:
    """What one seat has been told so far. :attr:`seen` is its view, None before a match."""

    def __init__(self) -> None:
        self.table: TableFrame | None = None
        self.seen: SeatView | None = None
        self.seq: int | None = None
        """Events known, to go on from there after a lost connection."""
        self._begin()

    def take(self, frame: Frame) -> None:
        """Take note of a frame. Raises ``ValueError`` and ``KeyError`` for what no server of ours sends."""
        if isinstance(frame, TableFrame):
            self.table = frame
        elif isinstance(frame, ViewFrame | UpdateFrame) and self.table is not None:
            fresh = isinstance(frame, ViewFrame) or (self.seen and frame.view.turn < self.seen.turn)
            if fresh:
                self._begin()
            self._note(frame.history if isinstance(frame, ViewFrame) else frame.events)
            past = self._ended and frame.view.stage != "over"
            self.seen = _view(frame.view, self.table.table, () if past else tuple(self._history))
            self.seq = frame.seq

    def _begin(self) -> None:
        """Another hand."""
        self._history: list[Event] = []
        self._ended: bool = False
        """The last events end a hand."""
        self._claiming: bool = False
        """Stones were claimed: no history of a hand tells of that, nor of what comes after it."""

    def _note(self, events: Iterable[dict[str, Any]]) -> None:
        for raw in events:
            event = _event(raw)
            if isinstance(event, _BESIDE):
                continue
            ending = isinstance(event, _ENDINGS)
            if self._ended and not ending:
                self._begin()
            self._ended = ending and (self._ended or isinstance(event, HandEnded))
            self._claiming = self._claiming or isinstance(event, Claimed)
            if not self._claiming:
                self._history.append(event)


def _view(seen: WireView, table: TableInfo, history: tuple[Event, ...]) -> SeatView:
    talk, bet = seen.talk, seen.bet
    cards = tuple(map(card, seen.cards))
    settings = Table(table.cut_by_seat, table.sena_mode, frozenset(table.dropped_signs))
    return SeatView(
        viewer=seen.viewer,
        rules=Rules.from_dict(table.rules),
        table=settings,
        turn=seen.turn,
        hand=seen.hand,
        mano=seen.mano,
        dealer=seen.dealer,
        actor=seen.actor,
        stage=seen.stage,
        score=tuple(seen.score),
        games=tuple(seen.games),
        sets=tuple(seen.sets),
        dentro=tuple(seen.dentro),
        cards=cards,
        card_counts=tuple(seen.card_counts),
        exposed=tuple((seat, card(name)) for seat, name in seen.exposed),
        changed=tuple(seen.changed),
        stock_size=seen.stock_size,
        talk=TalkView(tuple(talk.speakers), talk.said, talk.deferred, talk.corrido) if talk else None,
        bet=BetView(bet.stake, bet.price, bet.bettor, bet.ordago, tuple(bet.waiting)) if bet else None,
        pares=None if seen.pares is None else tuple(seen.pares),
        juego=None if seen.juego is None else tuple(seen.juego),
        closed=tuple(each for each in history if isinstance(each, LanceClosed)) if seen.closed else (),
        to_claim=tuple(Entry(each.lance, each.side, each.points, each.reason) for each in seen.to_claim),
        looks=tuple(seen.looks),
        perceived=tuple((seat, meaning) for seat, meaning in seen.perceived),
        history=history,
        legal=_legal(seen, cards),
        free=tuple(map(parse, seen.free)),
        winner=seen.winner,
    )


def _legal(seen: WireView, cards: tuple[Card, ...]) -> Legal:
    if not seen.legal:
        return NOTHING
    choices = tuple(Choice(each.kind, each.min, each.max) for each in seen.legal)
    gives = any(each.kind == "discard" for each in choices)
    return Legal(seen.actor, choices, mask(cards) if gives else None)


# ── events ───────────────────────────────────────────────────────────────────────────────────────────


def _event(raw: dict[str, Any]) -> Event:
    cls, readers = _READERS[raw["e"]]
    event: Event = cls(**{name: read(raw[name]) for name, read in readers.items()})
    return event


def _reader(hint: Any) -> Callable[[Any], Any]:
    """How a value of that type is read."""
    if hint is Card:
        return card
    if hint is Action:
        return parse
    if hint is Entry:
        return lambda value: Entry(value["lance"], value["side"], value["points"], value["reason"])
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        return _cards if inner is Card else _tuple_of(_reader(inner))
    if isinstance(hint, UnionType):
        some = _reader(get_args(hint)[0])
        return lambda value: None if value is None else some(value)
    return lambda value: value


def _tuple_of(inner: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: tuple(inner(each) for each in value)


def _cards(names: list[str]) -> tuple[Card, ...]:
    if UNKNOWN in names:
        return HiddenCards((None,) * len(names))
    return tuple(map(card, names))


_READERS: Final[dict[str, tuple[Any, dict[str, Callable[[Any], Any]]]]] = {
    cls.__name__: (cls, {name: _reader(hint) for name, hint in get_type_hints(cls).items()})
    for cls in AUDIENCES
}
"""Event name → its class and how each field is read."""
