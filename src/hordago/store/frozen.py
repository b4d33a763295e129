"""A whole table at one moment as bytes and back, so that its log need not be read from the beginning.

Only a cache of what the log says (``snapshots``), read by the very code that wrote it: there is no form to be
kept for ever.
"""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, get_args, get_type_hints

import msgspec

import hordago
from hordago.cards.card import CARDS, Card
from hordago.game import Action
from hordago.game.events import AUDIENCES, Dealt, Discarded, Event, Served, Table
from hordago.game.state import Betting, Eyes, Hand, Match, Phase, Tally, plan_of
from hordago.record.tokens import parse, text
from hordago.rules.options import Rules
from hordago.service.state import TableState
from hordago.views.visibility import hidden

LOCAL: Final = frozenset(
    {
        *("answers", "asked", "consulted", "forgot", "gone", "here", "lines", "loaded_at", "pace"),
        *("pings", "signalled", "spoken", "strange"),
    }
)
"""What a process knows of a table beside its log: the next one begins without it."""
_CODE: Final = ("bots", "cards", "fair", "game", "record", "rules", "service", "store", "views", "wire")
"""The packages whose code says what a log means."""

_Places = tuple[int, ...]
"""Events, by their places among all events of the table."""


class _Match(msgspec.Struct, array_like=True):
    """A match; its plan follows from rules and table."""

    rules: str
    table: Table
    tally: Tally
    hand: Hand
    phase: tuple[str, msgspec.Raw]
    """The name of its class, and its fields."""
    eyes: Eyes
    turn: int
    history: _Places


_SPECIAL: Final[dict[str, Any]] = {
    "rules": str,
    "match": _Match | None,
    "hand_events": _Places,
    "past": _Places,
    "rings": tuple[_Places, ...],
}
NAMES: Final = tuple(name for name in TableState.__slots__ if name not in LOCAL)
"""What a log says of a table."""
_HINTS: Final = {**get_type_hints(TableState), **_SPECIAL}
_Frozen: Final[Any] = msgspec.defstruct(
    "_Frozen",
    [*((name, _HINTS[name]) for name in NAMES), ("events", list[tuple[str, msgspec.Raw]])],
    array_like=True,
)


def _plain(value: Any) -> Any:
    return int(value) if isinstance(value, Card) else text(value)


def _typed(hint: type, value: Any) -> Any:
    if hint is Card:
        return CARDS[value]
    if hint is Action:
        return parse(value)
    raise TypeError(f"{hint} is not known here")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_plain)
_DECODER: Final = msgspec.json.Decoder(_Frozen, dec_hook=_typed)
_PARTS: Final = {
    cls.__name__: msgspec.json.Decoder(cls, dec_hook=_typed) for cls in (*AUDIENCES, *get_args(Phase))
}
"""The events and the phases of a match, by their class."""
_Cards = tuple[int | None, ...]
_VEILED: Final[dict[str, msgspec.json.Decoder[Any]]] = {
    "Dealt": msgspec.json.Decoder(tuple[tuple[_Cards, ...], int, int | None]),
    "Discarded": msgspec.json.Decoder(tuple[int, _Cards]),
    "Served": msgspec.json.Decoder(tuple[int, _Cards, int | None]),
}
"""Those that may hide cards (``views.visible``)."""


class _Events:
    """All events that a table knows, each once: most are in the memory of every viewer."""

    def __init__(self) -> None:
        self.all: list[tuple[str, msgspec.Raw]] = []
        self._places: dict[int, int] = {}

    def places(self, events: tuple[Event, ...]) -> _Places:
        """Where they are; the table holds them, so each keeps its identity meanwhile."""
        return tuple(self._place(event) for event in events)

    def _place(self, event: Event) -> int:
        place = self._places.get(id(event))
        if place is None:
            place = self._places[id(event)] = len(self.all)
            self.all.append(_part(event))
        return place


def _part(value: Any) -> tuple[str, msgspec.Raw]:
    return type(value).__name__, msgspec.Raw(_ENCODER.encode(value))


def _event(name: str, raw: msgspec.Raw) -> Event:
    if name not in _VEILED:
        event: Event = _PARTS[name].decode(raw)
        return event
    # Of somebody else's cards a viewer knows how many there are.
    values = _VEILED[name].decode(raw)
    if name == "Dealt":
        hands, mano, exposed = values
        return Dealt(tuple(map(_hand, hands)), mano, _card(exposed))
    seat, cards, *rest = values
    return Served(seat, _hand(cards), _card(rest[0])) if rest else Discarded(seat, _hand(cards))


def _hand(cards: tuple[int | None, ...]) -> tuple[Card, ...]:
    return hidden(cards) if None in cards else tuple(CARDS[card] for card in cards)  # type: ignore[arg-type,index]


def _card(card: int | None) -> Card | None:
    return None if card is None else CARDS[card]


@lru_cache(maxsize=256)
def _rules(values: str) -> Rules:
    return Rules.from_json(values)


@lru_cache(maxsize=256)
def _rules_text(rules: Rules) -> str:
    return rules.to_json()


def freeze(state: TableState) -> bytes | None:
    """Everything that the log says of a table; None in the middle of a lance, which has no short form."""
    match = state.match
    if match is not None and type(match.phase) is Betting:
        return None
    events = _Events()
    values = {name: getattr(state, name) for name in NAMES}
    for name in ("hand_events", "past"):
        values[name] = events.places(values[name])
    values["rules"] = _rules_text(state.rules)
    values["rings"] = tuple(events.places(ring) for ring in state.rings)
    if match is not None:
        values["match"] = _Match(
            _rules_text(match.rules),
            match.table,
            match.tally,
            match.hand,
            _part(match.phase),
            match.eyes,
            match.turn,
            events.places(match.history),
        )
    return _ENCODER.encode(_Frozen(**values, events=events.all))


def thaw(data: bytes) -> TableState:
    """The table that was frozen, as a process that has just read its log would have it.

    Raises ``ValueError``, ``TypeError``, ``KeyError`` or ``IndexError`` where these are no such bytes.
    """
    frozen = _DECODER.decode(data)
    events = [_event(name, raw) for name, raw in frozen.events]
    state = TableState(frozen.id)
    for name in NAMES:
        if name not in _SPECIAL:
            setattr(state, name, getattr(frozen, name))
    state.rules = _rules(frozen.rules)
    state.hand_events, state.past, *rings = (
        tuple(events[place] for place in places)
        for places in (frozen.hand_events, frozen.past, *frozen.rings)
    )
    state.rings = tuple(rings)
    if (match := frozen.match) is not None:
        name, phase = match.phase
        state.match = Match(
            plan_of(_rules(match.rules), match.table),
            match.tally,
            match.hand,
            _PARTS[name].decode(phase),
            match.eyes,
            match.turn,
            tuple(events[place] for place in match.history),
        )
    # The answers of old commands are in the log only.
    state.forgot = True
    return state


@cache
def code() -> str:
    """Which code this is: its version, and a hash of the part that says what a log means.

    The version alone would not tell apart two states of a source tree.
    """
    digest = hashlib.sha256()
    for package in _CODE:
        for source in sorted(_sources(files(hordago) / package), key=lambda each: each.name):
            digest.update(source.read_bytes())
    return f"{hordago.__version__}-{digest.hexdigest()[:32]}"


def _sources(folder: Traversable) -> list[Traversable]:
    found = [each for each in folder.iterdir() if each.name.endswith(".py")]
    inner = (each for each in folder.iterdir() if each.is_dir())
    return [*found, *(source for each in inner for source in _sources(each))]
