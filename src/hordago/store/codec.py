"""Facts and game events as JSON and back, without loss. One form for all stores, and for the hash chain."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from types import UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec

from hordago.cards.card import Card, MalformedCard, card
from hordago.game import Action, GameError
from hordago.game.events import AUDIENCES, Event, Table
from hordago.game.scoring import Entry as CountEntry
from hordago.record.tokens import parse, text
from hordago.rules.options import Rules, RulesError
from hordago.service.facts import Fact, TableFact
from hordago.service.ports import BrokenLog

_CLASSES: Final = {cls.__name__: cls for cls in AUDIENCES}
_FACTS: Final = msgspec.json.Decoder(TableFact)


def encode_facts(facts: tuple[Fact, ...]) -> bytes:
    """The facts of a row as a JSON array."""
    return msgspec.json.encode([_plain(fact) for fact in facts])


def decode_facts(data: bytes) -> tuple[Fact, ...]:
    """The facts of a row; raises :class:`BrokenLog`."""
    try:
        return tuple(_fact(raw) for raw in msgspec.json.decode(data, type=list[msgspec.Raw]))
    except (msgspec.DecodeError, MalformedCard, GameError, RulesError, KeyError, TypeError) as error:
        raise BrokenLog(f"a row cannot be read: {error}") from error
    except RecursionError:
        raise BrokenLog("a row cannot be read: nested too deep") from None


def _plain(fact: Fact) -> Any:
    if isinstance(fact, msgspec.Struct):
        return fact
    values = {name: _write(value) for name, value in zip(fact._fields, fact, strict=True)}
    return {"e": type(fact).__name__, **values}


def _write(value: Any) -> Any:
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Action):
        return text(value)
    if isinstance(value, Rules):
        return value.to_dict()
    if isinstance(value, Table):
        return {
            "cut_by_seat": value.cut_by_seat,
            "sena_mode": value.sena_mode,
            "dropped_signs": sorted(value.dropped_signs),
        }
    if isinstance(value, tuple):
        return [_write(each) for each in value]
    return str(value) if isinstance(value, StrEnum) else value


def _fact(raw: msgspec.Raw) -> Fact:
    if bytes(raw)[:5] != b'{"e":':
        return _FACTS.decode(raw)
    values = msgspec.json.decode(raw)
    cls, readers = _READERS[values.pop("e")]
    event: Event = cls(**{name: readers[name](value) for name, value in values.items()})
    return event


def _reader(hint: Any) -> Callable[[Any], Any]:
    """How a value of that type is read."""
    if hint is Card:
        return card
    if hint is Action:
        return parse
    if hint is Rules:
        return Rules.from_dict
    if hint is Table:
        return lambda value: Table(
            value["cut_by_seat"], value["sena_mode"], frozenset(value["dropped_signs"])
        )
    if hint is CountEntry:
        return lambda value: CountEntry(*value)
    if get_origin(hint) is tuple:
        inner = _reader(get_args(hint)[0])
        return lambda value: tuple(inner(each) for each in value)
    if isinstance(hint, UnionType):
        some = _reader(get_args(hint)[0])
        return lambda value: None if value is None else some(value)
    return lambda value: value


_READERS: Final[dict[str, tuple[Any, dict[str, Callable[[Any], Any]]]]] = {
    name: (cls, {field: _reader(hint) for field, hint in get_type_hints(cls).items()})
    for name, cls in _CLASSES.items()
}
"""Event name → its class and how each field is read."""
