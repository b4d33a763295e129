"""What is given, as text: ``pares:0=yes,1=no; juego:2=no; sena:2=two_kings; served:3; out=3o,4c``."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from hordago.cards.card import RANKS, SUITS, Card, MalformedCard, card
from hordago.cards.evaluate import HAND_SIZE
from hordago.cards.quoted import quoted
from hordago.odds.errors import OddsError
from hordago.odds.given import Given

MAX_LENGTH: Final = 2_000
"""Characters of the longest text that is read."""
UNKNOWN: Final = "??"
FORM: Final = "pares:0=yes,1=no; juego:2=no; sena:2=two_kings; served:3; out=3o,4c"
_SEAT: Final = re.compile(r"[0-9]")
_YES_NO: Final = {"yes": True, "no": False}


def parse_given(text: str) -> Given:
    """What is given, from text; raises :class:`OddsError`. Seats and signs are checked when it is used."""
    if len(text) > MAX_LENGTH:
        raise OddsError(f"longer than {MAX_LENGTH} characters")
    found = _Found()
    for clause in text.split(";"):
        if clause.strip():
            _clause(clause.strip(), found)
        elif text.strip():
            raise OddsError(
                f"an empty part in {quoted(text)}: parts stand between semicolons, as in {FORM!r}"
            )
    return Given(
        pares=found.pares,
        juego=found.juego,
        senas=found.senas,
        served=frozenset(found.served),
        out=tuple(found.out),
    )


def parse_hand(text: str) -> tuple[Card, ...]:
    """The four cards of a hand; raises :class:`OddsError`."""
    names = _names(text)
    if len(names) != HAND_SIZE:
        raise OddsError(f"{quoted(text)} names {len(names)} cards: expected {HAND_SIZE}, as in 'Ro Rc 7o 1b'")
    return tuple(_card(name) for name in names)


def parse_partial(text: str) -> tuple[Card, ...]:
    """The known cards of a hand whose others are ``??``; raises :class:`OddsError`."""
    names = _names(text)
    if len(names) != HAND_SIZE:
        raise OddsError(
            f"{quoted(text)} names {len(names)} cards: expected {HAND_SIZE}, with ?? for unknown ones"
        )
    return tuple(_card(name) for name in names if name != UNKNOWN)


class _Found:
    """The parts read so far."""

    def __init__(self) -> None:
        self.pares: dict[int, bool] = {}
        self.juego: dict[int, bool] = {}
        self.senas: dict[int, list[str]] = {}
        self.served: list[int] = []
        self.out: list[Card] = []


def _clause(clause: str, found: _Found) -> None:
    match = re.match(r"\s*(\w+)\s*([:=])(.*)", clause, re.DOTALL)
    reader = _READERS.get(match[1]) if match else None
    if match is None or reader is None:
        raise OddsError(f"{quoted(clause)} is not understood: expected {', '.join(_READERS)}, as in {FORM!r}")
    mark, read = reader
    if match[2] != mark:
        raise OddsError(f"{quoted(clause)}: expected {match[1]}{mark}…, as in {FORM!r}")
    items = [item.strip() for item in match[3].split(",")]
    if not all(items):
        raise OddsError(f"{quoted(clause)}: something is missing between the commas, as in {FORM!r}")
    for item in items:
        read(item, clause, found)


def _declared(field: str) -> Callable[[str, str, _Found], None]:
    def read(item: str, clause: str, found: _Found) -> None:
        seat, value = _assigned(item, clause, "yes or no")
        if value not in _YES_NO:
            raise OddsError(f"{quoted(clause)}: {quoted(value)} is neither yes nor no")
        said: dict[int, bool] = getattr(found, field)
        if said.get(seat, _YES_NO[value]) != _YES_NO[value]:
            raise OddsError(f"{quoted(clause)}: seat {seat} is given as yes and as no")
        said[seat] = _YES_NO[value]

    return read


def _sena(item: str, clause: str, found: _Found) -> None:
    seat, meaning = _assigned(item, clause, "a sign")
    found.senas.setdefault(seat, []).append(meaning)


def _served(item: str, clause: str, found: _Found) -> None:
    found.served.append(_seat(item, clause))


def _out(item: str, clause: str, found: _Found) -> None:
    del clause
    found.out.append(_card(item))


_READERS: Final[dict[str, tuple[str, Callable[[str, str, _Found], None]]]] = {
    "pares": (":", _declared("pares")),
    "juego": (":", _declared("juego")),
    "sena": (":", _sena),
    "served": (":", _served),
    "out": ("=", _out),
}


def _assigned(item: str, clause: str, what: str) -> tuple[int, str]:
    seat, equals, value = (part.strip() for part in item.partition("="))
    if not equals or not value:
        raise OddsError(f"{quoted(clause)}: expected a seat and {what}, as in {FORM!r}")
    return _seat(seat, clause), value


def _seat(text: str, clause: str) -> int:
    if not _SEAT.fullmatch(text):
        raise OddsError(f"{quoted(clause)}: {quoted(text)} is not the number of a seat")
    return int(text)


def _card(name: str) -> Card:
    try:
        return card(name)
    except MalformedCard:
        raise OddsError(
            f"{quoted(name)} is not a card: expected a rank of {RANKS} and a suit of {SUITS}, as in 'Ro'"
        ) from None


def _names(text: str) -> list[str]:
    if len(text) > MAX_LENGTH:
        raise OddsError(f"longer than {MAX_LENGTH} characters")
    return text.split()
