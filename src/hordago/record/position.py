"""MFN: a position in one line (docs/reference/mfn.md), and ``parse(str(position)) == position``.

A line tells how a hand began and everything that took a turn since. In the full form it holds all cards; in
the view form (with ``viewer=``) what one viewer knows: ``??`` for other cards, numbers for hidden exchanges.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from hordago.game.events import Table
from hordago.game.state import plan_of
from hordago.record.errors import MalformedRecord
from hordago.record.rulebook import nearest, rules_of
from hordago.rules import MEANINGS, OPTIONS, Rules
from hordago.rules.options import default_sides
from hordago.views import SPECTATOR

VERSION: Final = "mfn1"
UNKNOWN: Final = "??"
"""A card that the viewer has not seen."""
SOME_SIGN: Final = "?"
"""A sign of which the view tells only that it was made."""

MAX_CHARACTERS: Final = 20_000
"""The longest line that is read."""

_CARD: Final = r"[1-7SCR][oceb]"
_TOKEN: Final = re.compile(
    rf"(?:mus|cut|defer|x|q|n|qq|nn|h|v|w|e\d{{1,7}}|k:\d{{1,2}}|d:(?:[1-4]|(?:{_CARD})*)"
    rf"|(?:deal:(?:{_CARD}|\?\?)+|\+:(?:[1-4]|(?:{_CARD})+))(?:!{_CARD})?)\Z",
    re.ASCII,
)
_HIDDEN: Final = re.compile(r"(?:d|\+):[1-4](?:!|\Z)|.*\?\?")
_NUMBER: Final = re.compile(r"(?:0|[1-9][0-9]{0,8})\Z")
_HAND: Final = re.compile(rf"(?:(?:{_CARD})*|(?:\?\?)*)\Z")


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A hand from its beginning to now. Seats and sides count from 0; one number a side where it says so."""

    rules: Rules
    table: Table = Table()  # noqa: RUF009 (a frozen value)
    viewer: int | None = None
    """None: the full form; else a seat or ``SPECTATOR``."""
    mano: int
    """When the hand began."""
    score: tuple[int | None, ...]
    """Of each side when the hand began; None where the viewer cannot tell any more."""
    now: tuple[int, ...]
    """The score now."""
    games: tuple[int, ...]
    """Games won by each side in this set when the hand began."""
    sets: tuple[int, ...]
    dentro: tuple[int, ...] = ()
    """Sides that have announced dentro, in that order."""
    hand: int
    """Number of the hand in the match, from 0."""
    in_game: int | None = None
    """Its number in the game, from 0; None in the view form."""
    corrido: bool = False
    """View form: whether the hand began in mus corrido."""
    turn: int
    """Turn actions and chance moves so far in the match."""
    deck: int | None = None
    """Where the cut that ended the last claims fell; 0 in the view form, which does not tell."""
    cards: tuple[str, ...] = ()
    """Each seat's cards now, written together; () before the deal."""
    pares: tuple[int, ...] | None = None
    """View form: seats with pares from mano, once declared."""
    juego: tuple[int, ...] | None = None
    """Likewise."""
    looks: tuple[int, ...] = ()
    """Where each seat looks; () where there are no señas."""
    moved: tuple[int, ...] = ()
    """Seats that have changed their look since the last turn action; in the view form the viewer at most."""
    live: tuple[tuple[int, str], ...] = ()
    """(signer, meaning) since then; in the view form (viewer, ``SOME_SIGN``) at most."""
    seen: tuple[tuple[int, int, str], ...] = ()
    """(seat, signer, meaning) that seats have perceived in this hand, in order for each seat."""
    claimed: tuple[tuple[int, int], ...] = ()
    """(side, stones) that have been claimed of what was offered."""
    won: int | None = None
    """The side that has won the match by a claim."""
    tokens: tuple[str, ...] = ()
    """Everything in this hand that took a turn."""

    def __str__(self) -> str:
        usual = _usual(self.rules, self.table, self.score)
        values = {name: getattr(self, name) for name in _FIELDS}
        told = {name: value for name, value in values.items() if name in _ALWAYS or value != usual[name]}
        fields = [f"{name}={_FIELDS[name][0](value)}" for name, value in told.items()]
        head = [VERSION, *_rules_words(self.rules), *_table_words(self.table), *fields]
        return " ".join([*head, "|", *self.tokens] if self.tokens else head)


def _usual(rules: Rules, table: Table, score: tuple[int | None, ...]) -> dict[str, Any]:
    """What fields are when a line leaves them out."""
    zero = (0,) * rules.side_count
    usual = {name: None for name in _FIELDS if name not in _ALWAYS}
    lists = dict.fromkeys(("dentro", "cards", "moved", "live", "seen", "claimed"), ())
    looks = plan_of(rules, table).looks
    return {**usual, **lists, "now": score, "games": zero, "sets": zero, "corrido": False, "looks": looks}


def parse(line: str) -> Position:
    """The position in a line; raises :class:`MalformedRecord` naming the field or token that makes no sense.

    Whether it can come about is for ``match_of`` and ``view_of`` to say.
    """
    if len(line) > MAX_CHARACTERS:
        raise _wrong("", f"longer than {MAX_CHARACTERS} characters", "too-large")
    head, bar, tail = line.partition("|")
    words, tokens = head.split(), tuple(tail.split())
    if words[:1] != [VERSION] or len(words) < 2:
        raise _wrong("", f"not a position: expected {VERSION} and a preset", "not-a-record")
    for place, token in enumerate(tokens, 1):
        if not _TOKEN.match(token):
            raise _wrong(f"token {place}", f"{token!r:.60} is no action", "bad-token")
    if bar and not tokens:
        raise _wrong("|", "nothing follows it")
    values = _values(words[2:])
    rules = _rules(words[1], values)
    table = _table(values)
    found = {name: read(name, values.pop(name)) for name, (_, read) in _FIELDS.items() if name in values}
    if values:
        raise _wrong(next(iter(values)), "there is no such field")
    missing = [name for name in _ALWAYS if name not in found]
    if missing:
        raise _wrong(missing[0], "is missing", "missing-field")
    found = {**_usual(rules, table, found["score"]), **found}
    position = Position(rules=rules, table=table, tokens=tokens, **found)
    _check_numbers(position)
    _check_form(position)
    return position


def _wrong(place: str, message: str, code: str = "bad-position") -> MalformedRecord:
    return MalformedRecord(code, message, place)


def _values(words: Iterable[str]) -> dict[str, str]:
    values: dict[str, str] = {}
    for word in words:
        name, _, value = word.partition("=")
        if not value or name in values:
            raise _wrong(f"{name:.40}", f"expected each field once, as name=value; found {word!r:.60}")
        values[name] = value
    return values


# ── rules and table ──────────────────────────────────────────────────────────────────────────────────


def _rules_words(rules: Rules) -> list[str]:
    preset, changes = nearest(rules)
    words = [preset, *(f"{name}={str(value).lower()}" for name, value in changes.items())]
    if rules.seats != 4:
        words.append(f"seats={rules.seats}")
    if rules.sides != default_sides(rules.seats):
        words.append(f"sides={_join(rules.sides)}")
    return words


def _rules(preset: str, values: dict[str, str]) -> Rules:
    changes: dict[str, Any] = {name: _option(values.pop(name)) for name in OPTIONS if name in values}
    if "seats" in values:
        changes["seats"] = _number("seats", values.pop("seats"))
    if "sides" in values:
        changes["sides"] = _numbers("sides", values.pop("sides"))
    return rules_of(preset, changes, "rules")


def _option(text: str) -> int | bool | str:
    if _NUMBER.match(text):
        return int(text)
    return {"true": True, "false": False}.get(text, text)


def _table_words(table: Table) -> list[str]:
    words = ["cut=seat"] if table.cut_by_seat else []
    if table.sena_mode != "eyes":
        words.append(f"signs={table.sena_mode}")
    if table.dropped_signs:
        words.append(f"dropped={_join(sorted(table.dropped_signs))}")
    return words


def _table(values: dict[str, str]) -> Table:
    cut, mode = values.pop("cut", "chance"), values.pop("signs", "eyes")
    if cut not in ("seat", "chance"):
        raise _wrong("cut", f"expected seat or chance, found {cut!r:.60}")
    if mode not in ("eyes", "partner"):
        raise _wrong("signs", f"expected eyes or partner, found {mode!r:.60}")
    dropped = [_meaning("dropped", each) for each in values.pop("dropped", "").split(",") if each]
    return Table(cut == "seat", mode, frozenset(dropped))


# ── fields ───────────────────────────────────────────────────────────────────────────────────────────


def _join(values: Iterable[object]) -> str:
    return ",".join(map(str, values)) or "-"


def _split(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _number(name: str, text: str) -> int:
    if not _NUMBER.match(text):
        raise _wrong(name, f"expected a number, found {text!r:.60}")
    return int(text)


def _numbers(name: str, text: str) -> tuple[int, ...]:
    return tuple(_number(name, each) for each in _split(text))


def _score(name: str, text: str) -> tuple[int | None, ...]:
    return tuple(None if each == "?" else _number(name, each) for each in _split(text))


def _meaning(name: str, text: str) -> str:
    if text not in MEANINGS:
        raise _wrong(name, f"{text!r:.60} has no meaning")
    return text


def _flag(name: str, text: str) -> bool:
    if text != "true":
        raise _wrong(name, f"expected true, found {text!r:.60}")
    return True


def _viewer(name: str, text: str) -> int:
    return SPECTATOR if text == "spectator" else _number(name, text)


def _deck(name: str, text: str) -> int:
    return 0 if text == "?" else _number(name, text)


def _hands(name: str, text: str) -> tuple[str, ...]:
    hands = tuple(text.split("/"))
    for hand in hands:
        if not _HAND.match(hand):
            raise _wrong(name, f"expected cards, or ?? for each, found {hand!r:.60}")
    return hands


def _live(name: str, text: str) -> tuple[tuple[int, str], ...]:
    pairs = [each.partition(":") for each in _split(text)]
    return tuple(
        (_number(name, signer), meaning if meaning == SOME_SIGN else _meaning(name, meaning))
        for signer, _, meaning in pairs
    )


def _claims(name: str, text: str) -> tuple[tuple[int, int], ...]:
    pairs = [each.partition(":") for each in _split(text)]
    return tuple((_number(name, side), _number(name, n)) for side, _, n in pairs)


def _seen(name: str, text: str) -> tuple[tuple[int, int, str], ...]:
    found = []
    for each in _split(text):
        seer, _, sign = each.partition("<")
        signer, _, meaning = sign.partition(":")
        found.append((_number(name, seer), _number(name, signer), _meaning(name, meaning)))
    return tuple(found)


_FIELDS: Final[dict[str, tuple[Callable[[Any], str], Callable[[str, str], Any]]]] = {
    "viewer": (lambda seat: "spectator" if seat == SPECTATOR else str(seat), _viewer),
    "mano": (str, _number),
    "score": (lambda score: _join("?" if each is None else each for each in score), _score),
    "now": (_join, _numbers),
    "games": (_join, _numbers),
    "sets": (_join, _numbers),
    "dentro": (_join, _numbers),
    "hand": (str, _number),
    "in_game": (str, _number),
    "corrido": (lambda _: "true", _flag),
    "turn": (str, _number),
    "deck": (lambda n: str(n or "?"), _deck),
    "cards": ("/".join, _hands),
    "pares": (_join, _numbers),
    "juego": (_join, _numbers),
    "looks": (_join, _numbers),
    "moved": (_join, _numbers),
    "live": (lambda signs: _join(f"{signer}:{meaning}" for signer, meaning in signs), _live),
    "seen": (lambda signs: _join(f"{seer}<{signer}:{meaning}" for seer, signer, meaning in signs), _seen),
    "claimed": (lambda claims: _join(f"{side}:{n}" for side, n in claims), _claims),
    "won": (str, _number),
}
"""Name → how it is written and read, in the order of a line."""

_ALWAYS: Final = ("mano", "score", "hand", "turn")


def _check_numbers(position: Position) -> None:
    """Lengths of lists, and that seats and sides exist."""
    seats, sides = position.rules.seats, position.rules.side_count
    for name in ("score", "now", "games", "sets"):
        if len(getattr(position, name)) != sides:
            raise _wrong(name, f"expected {sides} numbers, one a side")
    for name in ("cards", "looks"):
        if len(getattr(position, name)) not in (0, seats):
            raise _wrong(name, f"expected {seats} of them, one a seat")
    seen = {
        "mano": (position.mano,),
        "viewer": (position.viewer or 0,),
        "looks": position.looks,
        "moved": position.moved,
        "live": tuple(signer for signer, _ in position.live),
        "seen": tuple(seat for seer, signer, _ in position.seen for seat in (seer, signer)),
        "pares": position.pares or (),
        "juego": position.juego or (),
    }
    for name, found in seen.items():
        if any(seat >= seats for seat in found):
            raise _wrong(name, f"there is no such seat; seats are 0 to {seats - 1}")
    told = {
        "dentro": position.dentro,
        "claimed": tuple(side for side, _ in position.claimed),
        "won": (position.won or 0,),
    }
    for name, found in told.items():
        if any(side >= sides for side in found):
            raise _wrong(name, f"there is no such side; sides are 0 to {sides - 1}")
    if position.deck is not None and position.deck > 39:
        raise _wrong("deck", "the deck has 40 cards")


def _check_form(position: Position) -> None:
    """Each form has its own fields: nothing is unknown in a full one, nothing secret in a view."""
    full = position.viewer is None
    signs = [meaning for _, meaning in position.live]
    hidden = [place for place, token in enumerate(position.tokens, 1) if _HIDDEN.match(token)]
    if full == (position.in_game is None):
        raise _wrong("in_game", "is part of the full form, and of no other", "missing-field")
    if full and hidden:
        raise _wrong(f"token {hidden[0]}", "only a view may have unknown cards")
    only_views = {
        "corrido": position.corrido,
        "pares": position.pares is not None,
        "juego": position.juego is not None,
        "deck": position.deck == 0,
        "score": None in position.score,
        "cards": any(UNKNOWN in hand for hand in position.cards),
        "live": SOME_SIGN in signs,
    }
    for name, found in only_views.items():
        if full and found:
            raise _wrong(name, "only a view may have it so")
    own = {
        "moved": all(seat == position.viewer for seat in position.moved),
        "live": all(sign == (position.viewer, SOME_SIGN) for sign in position.live),
        "seen": all(seer == position.viewer for seer, _, _ in position.seen),
    }
    for name, found in own.items():
        if not full and not found:
            raise _wrong(name, "a view tells only of its viewer")
    if None in position.now:
        raise _wrong("now", "is missing", "missing-field")
