"""MGN, a match of mus as TOML (docs/reference/mgn.md): read and write, and ``read(write(record)) == record``.

Fields that this version does not know are kept; comments are not.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from typing import Any, Final

from hordago.cards.card import CARDS, Card
from hordago.fair import NO_NONCE
from hordago.game.events import Table
from hordago.game.scoring import LANCES
from hordago.record import upgrade
from hordago.record.errors import MalformedRecord
from hordago.record.fields import Fields
from hordago.record.model import (
    ENDINGS,
    REASONS,
    STATUSES,
    DealRecord,
    HandRecord,
    HandResult,
    Player,
    Record,
)
from hordago.record.rulebook import nearest, rules_of
from hordago.record.toml import dumps, loads
from hordago.rules import MEANINGS, Rules

FORMAT: Final = "mgn"
_LINES: Final = textwrap.TextWrapper(96, break_long_words=False, break_on_hyphens=False)
_MOST: Final = 1_000_000_000
_NAMES: Final = tuple(map(str, CARDS))
_CARDS: Final = r"(?:[1-7SCR][oceb])"
_TOKEN: Final = re.compile(
    rf"(?:mus|cut|defer|x|q|n|qq|nn|h|v|w|e\d{{1,7}}|k:\d{{1,2}}|d:{_CARDS}*|\+:{_CARDS}+(?:!{_CARDS})?"
    r"|(?:l:\d|c:\d{1,7}|[sy]:[a-z0-9_]{1,40})@[0-5])\Z",
    re.ASCII,
)
"""The shape of a token in a record: free actions say by ``@`` which seat takes them."""


def read(text: str, steps: Mapping[str, upgrade.Step] = upgrade.STEPS) -> Record:
    """The record in a text; raises :class:`MalformedRecord` with the place of what makes no sense."""
    document = loads(text)
    if document.get("format") != FORMAT:
        raise MalformedRecord("not-a-record", f'not a record: expected format = "{FORMAT}"', "format")
    top = Fields(upgrade.upgraded(document, steps), "")
    top.need("format", str)
    top.need("version", str)
    rules = _rules(top.table("rules"))
    table, start = top.table("table"), top.table("start")
    record = Record(
        rules=rules,
        table=_table(table),
        players=tuple(_player(each) for each in top.tables("players", "player")),
        mano=start.need_number("mano", 0, rules.seats - 1),
        score=_per_side(start, "score", rules),
        games=_per_side(start, "games", rules),
        sets=_per_side(start, "sets", rules),
        seating=_seating(start, rules),
        hands=tuple(_hand(each, rules) for each in top.tables("hands", "hand")),
        status=top.one_of("status", STATUSES),
        winner=top.number("winner", 0, rules.side_count - 1),
        conceded_by=top.number("conceded_by", 0, rules.side_count - 1),
        extra=_extra(top, table=table, start=start),
    )
    _check_shape(record)
    return record


def _check_shape(record: Record) -> None:
    if len(record.players) not in (0, record.rules.seats):
        raise MalformedRecord("bad-value", f"{len(record.players)} for {record.rules.seats} seats", "players")
    may_break_off = record.status in ("conceded", "closed")
    for n, hand in enumerate(record.hands, 1):
        if hand.result is None and not (may_break_off and n == len(record.hands)):
            raise MalformedRecord("missing-field", "is missing", f"hand {n}, result")


def _extra(fields: Fields, **inner: Fields) -> dict[str, Any]:
    """Unknown fields, those of inner tables under the name of the table."""
    return {**fields.left(), **{name: each.left() for name, each in inner.items() if each.left()}}


def _rules(fields: Fields) -> Rules:
    return rules_of(fields.need("preset", str), fields.left(), "rules")


def _table(fields: Fields) -> Table:
    dropped = fields.texts("dropped_signs")
    unknown = [meaning for meaning in dropped if meaning not in MEANINGS]
    if unknown:
        raise fields.wrong("dropped_signs", f"{unknown[0]!r:.60} has no meaning")
    cut_by_seat = fields.need("cut_by_seat", bool)
    return Table(cut_by_seat, fields.one_of("sena_mode", ("eyes", "partner")), frozenset(dropped))


def _player(fields: Fields) -> Player:
    return Player(fields.need("name", str), fields.get("bot", str), fields.left())


def _per_side(fields: Fields, name: str, rules: Rules) -> tuple[int, ...]:
    found = fields.numbers(name)
    if len(found) != rules.side_count or max(found) > _MOST:
        raise fields.wrong(name, f"expected {rules.side_count} numbers, one a side, found {found!r:.60}")
    return found


def _seating(fields: Fields, rules: Rules) -> tuple[int, ...] | None:
    if "seating" not in fields.left():
        return None
    found = fields.numbers("seating")
    if sorted(found) != list(range(rules.seats)):
        raise fields.wrong("seating", f"expected every place from 0 to {rules.seats - 1} once")
    return found


def _hand(fields: Fields, rules: Rules) -> HandRecord:
    deals = tuple(_deal(each, rules) for each in fields.tables("deals", "deal"))
    if not deals:
        raise fields.wrong("deals", "is missing", "missing-field")
    play, result = fields.table("play"), fields.get_table("result")
    return HandRecord(
        mano=fields.need_number("mano", 0, rules.seats - 1),
        score=_per_side(fields, "score", rules),
        deals=deals,
        actions=_actions(play, fields.place),
        result=_result(result, rules) if result else None,
        extra=_extra(fields, play=play, **({"result": result} if result else {})),
    )


def _actions(fields: Fields, hand: str) -> tuple[str, ...]:
    tokens = tuple(fields.need("actions", str).split())
    for n, token in enumerate(tokens, 1):
        if not _TOKEN.match(token):
            raise MalformedRecord("bad-token", f"{token!r:.60} is no action", f"{hand}, token {n}")
    return tokens


def _deal(fields: Fields, rules: Rules) -> DealRecord:
    hands = tuple(fields.cards("hands", each) for each in fields.texts("hands"))
    if [len(hand) for hand in hands] != [rules.hand_size] * rules.seats:
        raise fields.wrong("hands", f"expected {rules.hand_size} cards for each of {rules.seats} seats")
    exposed = fields.get("exposed", str)
    nonces = fields.texts("nonces") if "nonces" in fields.left() else None
    return DealRecord(
        hands=hands,
        cut=fields.number("cut", 1, 39),
        exposed=None if exposed is None else _card(fields, exposed),
        reshuffles=fields.number("reshuffles", 0, _MOST) or 0,
        commitment=fields.get_bytes32("commitment"),
        next_commitment=fields.get_bytes32("next_commitment"),
        nonces=None if nonces is None else _nonces(fields, nonces, rules),
        seed=fields.get_bytes32("seed"),
        extra=fields.left(),
    )


def _card(fields: Fields, name: str) -> Card:
    found = fields.cards("exposed", name)
    if len(found) != 1:
        raise fields.wrong("exposed", f"expected one card, found {name!r:.60}")
    return found[0]


def _nonces(fields: Fields, nonces: tuple[str, ...], rules: Rules) -> tuple[bytes, ...]:
    if len(nonces) != rules.seats:
        raise fields.wrong("nonces", f"expected {rules.seats}, one a seat, found {len(nonces)}")
    return tuple(fields.bytes32("nonces", each) if each else NO_NONCE for each in nonces)


def _result(fields: Fields, rules: Rules) -> HandResult:
    return HandResult(
        immediate=tuple(
            (lance, side, points) for lance, side, points in _lines(fields, "immediate", 3, rules)
        ),
        count=tuple(
            (lance, side, points, reason) for lance, side, points, reason in _lines(fields, "count", 4, rules)
        ),
        score=_per_side(fields, "score", rules),
        winner=fields.number("winner", 0, rules.side_count - 1),
        by=fields.one_of("by", ENDINGS) if "by" in fields.left() else None,
    )


def _lines(fields: Fields, name: str, length: int, rules: Rules) -> list[list[Any]]:
    lines = fields.need(name, list)
    for line in lines:
        if not (
            type(line) is list
            and [type(each) for each in line] == [str, int, int, str][:length]
            and line[0] in LANCES
            and 0 <= line[1] < rules.side_count
            and 0 <= line[2] <= _MOST
            and (length < 4 or line[3] in REASONS)
        ):
            shape = "[lance, side, points, reason]"[: 29 if length == 4 else 21]
            raise fields.wrong(name, f"expected {shape}, found {line!r:.60}")
    return lines


# ── writing ──────────────────────────────────────────────────────────────────────────────────────────


def write(record: Record) -> str:
    """The record as text: always the same for the same record."""
    preset, changes = nearest(record.rules)
    table = record.table
    ours = {
        "format": FORMAT,
        "version": upgrade.VERSION,
        "status": record.status,
        "winner": record.winner,
        "conceded_by": record.conceded_by,
        "rules": {"preset": preset, "seats": record.rules.seats, "sides": record.rules.sides, **changes},
        "table": {
            "cut_by_seat": table.cut_by_seat,
            "sena_mode": table.sena_mode,
            "dropped_signs": sorted(table.dropped_signs),
        },
        "start": _start_table(record),
        "players": [_merged({"name": each.name, "bot": each.bot}, each.extra) for each in record.players],
        "hands": [_hand_table(each) for each in record.hands],
    }
    return dumps(_merged(ours, record.extra))


def _start_table(record: Record) -> dict[str, Any]:
    start = {"mano": record.mano, "score": record.score, "games": record.games, "sets": record.sets}
    return start if record.seating is None else {**start, "seating": record.seating}


def _merged(ours: dict[str, Any], extra: Mapping[str, Any]) -> dict[str, Any]:
    """A table of what is set, with the fields of others; those of an inner table belong into it."""
    merged = {name: value for name, value in ours.items() if value is not None and value != []}
    for name, value in extra.items():
        merged[name] = {**merged[name], **value} if name in merged else value
    return merged


def _hand_table(hand: HandRecord) -> dict[str, Any]:
    ours = {
        "mano": hand.mano,
        "score": hand.score,
        "deals": [_deal_table(each) for each in hand.deals],
        "play": {"actions": _wrapped(hand.actions)},
        "result": _result_table(hand.result) if hand.result else None,
    }
    return _merged(ours, hand.extra)


def _wrapped(actions: tuple[str, ...]) -> str:
    line = " ".join(actions)
    if len(line) <= _LINES.width:
        return line
    lines = _LINES.wrap(line)
    return "\n".join((*lines, "")) if len(lines) > 1 else "".join(lines)


def _deal_table(deal: DealRecord) -> dict[str, Any]:
    nonces = deal.nonces
    ours = {
        "cut": deal.cut,
        "hands": [" ".join([_NAMES[each] for each in hand]) for hand in deal.hands],
        "exposed": None if deal.exposed is None else str(deal.exposed),
        "reshuffles": deal.reshuffles or None,
        "commitment": _hex(deal.commitment),
        "nonces": None if nonces is None else ["" if each == NO_NONCE else each.hex() for each in nonces],
        "next_commitment": _hex(deal.next_commitment),
        "seed": _hex(deal.seed),
    }
    return _merged(ours, deal.extra)


def _hex(value: bytes | None) -> str | None:
    return None if value is None else value.hex()


def _result_table(result: HandResult) -> dict[str, Any]:
    return {
        "immediate": result.immediate,
        "count": result.count,
        "score": result.score,
        **({} if result.winner is None else {"winner": result.winner}),
        **({} if result.by is None else {"by": result.by}),
    }
