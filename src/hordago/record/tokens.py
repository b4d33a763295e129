"""Actions as short words, for records, positions, programs and the wire. Always ``parse(text(a)) == a``.

mus cut defer d:2o5c x e2 q n qq nn h v w k:12        turn actions of a seat
l:2 s:two_kings y:ask c:3                             free actions
deal:RoRc…  +:5c2b  (with !3b: that card exposed)     chance
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hordago.cards.card import Card, MalformedCard, card
from hordago.cards.quoted import quoted
from hordago.game.actions import (
    Action,
    Claim,
    Cut,
    Deal,
    Defer,
    Discard,
    Draw,
    Envido,
    Look,
    Mus,
    MusVisto,
    NoMus,
    NoQueremos,
    NoQuiero,
    Ordago,
    Paso,
    Queremos,
    Quiero,
    Say,
    Sena,
)
from hordago.game.errors import Malformed

_WORDS: Final[dict[str, Action]] = {
    "mus": Mus(),
    "cut": NoMus(),
    "defer": Defer(),
    "x": Paso(),
    "q": Quiero(),
    "n": NoQuiero(),
    "qq": Queremos(),
    "nn": NoQueremos(),
    "h": Ordago(),
    "v": MusVisto(True),
    "w": MusVisto(False),
}
_TOKENS: Final = {action: token for token, action in _WORDS.items()}
_WORD_TOKENS: Final = {type(each): token for token, each in _WORDS.items() if type(each) is not MusVisto}
"""The quick way for words without any detail."""

_NUMBERS: Final[dict[str, Callable[[int], Action]]] = {"k": Cut, "l": Look, "c": Claim}
_NAMES: Final[dict[str, Callable[[str], Action]]] = {"s": Sena, "y": Say}
_CARDS: Final[dict[str, Callable[[tuple[Card, ...], Card | None], Action]]] = {"deal": Deal, "+": Draw}


def text(action: Action) -> str:
    """The token of an action."""
    token = _WORD_TOKENS.get(type(action))
    if token is not None:
        return token
    if isinstance(action, Envido):
        return f"e{action.n}"
    if isinstance(action, Cut):
        return f"k:{action.n}"
    if isinstance(action, Look):
        return f"l:{action.n}"
    if isinstance(action, Claim):
        return f"c:{action.n}"
    if isinstance(action, Sena):
        return f"s:{action.meaning}"
    if isinstance(action, Say):
        return f"y:{action.phrase}"
    if isinstance(action, Discard):
        return "d:" + "".join(map(str, action.cards))
    if isinstance(action, Deal | Draw):
        mark = "" if action.exposed is None else f"!{action.exposed}"
        return ("deal:" if isinstance(action, Deal) else "+:") + "".join(map(str, action.cards)) + mark
    return _TOKENS[action]


def parse(token: str) -> Action:
    """The action of a token; raises :class:`Malformed` saying what would be right."""
    if not isinstance(token, str):
        raise Malformed("malformed", f"{quoted(token)} is no text")
    found = _WORDS.get(token)
    if found is not None:
        return found
    if token[:1] == "e" and _is_number(token[1:]):
        return Envido(int(token[1:]))
    head, colon, rest = token.partition(":")
    if colon:
        if head in _NUMBERS and _is_number(rest):
            return _NUMBERS[head](int(rest))
        if head in _NAMES:
            return _NAMES[head](rest)
        if head == "d":
            return Discard(_cards(token, rest))
        if head in _CARDS:
            names, mark, exposed = rest.partition("!")
            return _CARDS[head](_cards(token, names), _cards(token, exposed)[0] if mark else None)
    raise Malformed(
        "malformed",
        f"{quoted(token)} is no action; expected one of {' '.join(_WORDS)} e2 d:… k:… l:… s:… y:… c:…",
    )


def _is_number(digits: str) -> bool:
    """A plain number as this module writes it: no sign, no leading zero, few digits."""
    return digits.isascii() and digits.isdigit() and len(digits) <= 7 and str(int(digits)) == digits


def _cards(token: str, names: str) -> tuple[Card, ...]:
    if not names and token.partition(":")[0] == "d":
        return ()
    try:
        found = tuple(card(names[place : place + 2]) for place in range(0, len(names), 2))
    except MalformedCard as error:
        raise Malformed("malformed", f"{token!r}: {error}") from None
    if not found:
        raise Malformed("malformed", f"{token!r} names no card")
    return found
