"""Events as wire types, made from their classes: cards are names (``??`` for unknown), actions tokens."""

from __future__ import annotations

from types import UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec

from hordago.cards.card import Card
from hordago.game.actions import Action
from hordago.game.events import AUDIENCES, Event, MatchStarted
from hordago.game.scoring import Entry
from hordago.record.tokens import text

UNKNOWN: Final = "??"
"""A card that the receiver has not seen."""


class WireEntry(msgspec.Struct, frozen=True):
    """One line of a count."""

    lance: str
    side: int
    points: int
    reason: str


def _wire_type(hint: Any) -> Any:
    """The wire type of a field of an event."""
    if hint is Card or hint is Action:
        return str
    if hint is Entry:
        return WireEntry
    if get_origin(hint) is tuple:
        return list[_wire_type(get_args(hint)[0])]  # type: ignore[misc]
    if isinstance(hint, UnionType):
        return _wire_type(get_args(hint)[0]) | None
    return hint


def _struct(cls: type) -> type[msgspec.Struct]:
    fields = [(name, _wire_type(hint)) for name, hint in get_type_hints(cls).items()]
    return msgspec.defstruct(
        f"Wire{cls.__name__}",
        fields,
        tag=cls.__name__,
        tag_field="e",
        frozen=True,
        namespace={"__doc__": cls.__doc__},
    )


_STRUCTS: Final = {cls: _struct(cls) for cls in AUDIENCES if cls is not MatchStarted}
WIRE_EVENTS: Final[tuple[type[msgspec.Struct], ...]] = tuple(_STRUCTS.values())
"""The wire types of all events that a table sends (the start of a match is its table's description)."""


def event_to_wire(event: Event) -> msgspec.Struct:
    """The wire form of an event that has passed ``views.visible``."""
    return _STRUCTS[type(event)](*map(_value, event))


def card_names(cards: tuple[Card | None, ...]) -> list[str]:
    """Names of cards, ``??`` for one that is not known."""
    return [UNKNOWN if card is None else str(card) for card in cards]


def _value(value: Any) -> Any:
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Action):
        return text(value)
    if isinstance(value, Entry):
        return WireEntry(*value)
    if isinstance(value, tuple):
        return [UNKNOWN if each is None else _value(each) for each in value]
    return value
