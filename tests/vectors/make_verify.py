"""Write `verify.json`: records and what a check of their deals must come to, for both verifiers.

Each case is a record of `records/`, some of them with one thing changed (the first place where `change[0]`
stands becomes `change[1]`). `expect` is what `hordago verify` finds; the page that checks deals, which shares
no line with it, has to find the same. Run `python -m tests.vectors.make_verify` from the repository's root.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from hordago.record import MalformedRecord, read
from hordago.record.verify import verify

HERE = Path(__file__).parent
PATH = HERE / "verify.json"
ABOUT = (
    "Records and what a check of their deals comes to. change: the first place where the one text stands "
    "becomes the other. fault: the hand where it breaks off, from 1; 0 for the draw for seats; null where "
    "nothing is wrong. deals, where nothing is wrong: hand, number, what is missing, cut, cards dealt, cards "
    "drawn, reshuffles, cards turned up."
)
UNTOUCHED = (
    *("basque", "claims", "conceded", "ffm", "fournier", "french", "historic", "pagat", "running"),
    *("seats", "spanish", "table", "three", "tournament"),
)


def summary(text: str) -> dict[str, Any]:
    """What `hordago verify` finds in a record, as plain values."""
    try:
        found = verify(read(text))
    except MalformedRecord:
        return {"readable": False, "ok": False, "seats": False, "fault": None, "deals": []}
    hand = None if found.fault is None else 0 if found.fault.hand is None else found.fault.hand + 1
    deals = [
        [
            *(each.hand, each.number, [name.split()[0] for name in each.missing], each.cut),
            *(each.dealt, each.drawn, each.reshuffles, each.turned_up),
        ]
        for each in found.deals
    ]
    return {"readable": True, "ok": found.ok, "seats": found.seats, "fault": hand, "deals": deals}


def changed(text: str, change: list[str] | None) -> str:
    """The text with its change."""
    if change is None:
        return text
    assert change[0] in text, change
    return text.replace(change[0], change[1], 1)


def original(record: str) -> str:
    return (HERE / "records" / "v1" / f"{record}.mgn").read_text(encoding="utf-8")


def line(record: str, name: str, n: int = 0) -> str:
    """The n-th line of a field."""
    return [found.group() for found in re.finditer(rf"(?m)^{name} = .*$", original(record))][n]


def _flipped(text: str) -> str:
    """Another last hexadecimal digit."""
    return text[:-2] + ("0" if text[-2] != "0" else "1") + text[-1]


def _swapped(text: str) -> str:
    """The first two cards of a text changed about."""
    one, two = list(re.finditer(r"[1-7SCR][oceb]", text))[:2]
    middle = text[one.end() : two.start()]
    return f"{text[: one.start()]}{two.group()}{middle}{one.group()}{text[two.end() :]}"


def _draw(record: str, n: int) -> str:
    return [found.group() for found in re.finditer(r"\+:\S{4,}", original(record))][n]


def changes() -> dict[str, tuple[str, list[str]]]:
    """Everything that is changed: id → record and change."""
    made: dict[str, tuple[str, list[str]]] = {}
    for record in ("basque", "fournier", "three"):
        for name in ("seed", "commitment", "next_commitment"):
            told = line(record, name)
            made[f"{record}-{name}"] = (record, [told, _flipped(told)])
            made[f"{record}-without-{name}"] = (record, [told, ""])
        hands, nonces = line(record, "hands", 1), line(record, "nonces", 1)
        made[f"{record}-cards"] = (record, [hands, _swapped(hands)])
        made[f"{record}-nonce"] = (record, [nonces, nonces.replace('""', f'"{"00" * 31}01"', 1)])
        made[f"{record}-zero-nonce"] = (record, [nonces, nonces.replace('""', f'"{"00" * 32}"', 1)])
        made[f"{record}-nonces-missing"] = (record, [nonces, ""])
        made[f"{record}-draw"] = (record, [_draw(record, 0), _swapped(_draw(record, 0))])
        made[f"{record}-late-draw"] = (record, [_draw(record, -1), _swapped(_draw(record, -1))])
        told = line(record, "reshuffles")
        made[f"{record}-reshuffles"] = (record, [told, f"{told}0"])
        told = line(record, "cut")
        made[f"{record}-cut"] = (record, [told, "cut = 20"])
        made[f"{record}-no-cut"] = (record, [told, ""])
        made[f"{record}-hexadecimal"] = (record, [line(record, "seed"), 'seed = "' + "AB" * 32 + '"'])
        made[f"{record}-short"] = (record, [line(record, "seed"), 'seed = "ab"'])
    turned = next(re.finditer(r"\+:\S+!\S\S", original("ffm"))).group()
    made["turned-up-not"] = ("ffm", [turned, turned.partition("!")[0]])
    made["turned-up-other"] = ("ffm", [turned, f"{turned[:-2]}{_other(turned)}"])
    seating, mano = line("seats", "seating"), line("seats", "mano")
    made["seating"] = ("seats", [seating, "seating = [1, 0, 2, 3]"])
    made["seats-mano"] = ("seats", [mano, f"mano = {(int(mano[-1]) + 1) % 4}"])
    made["cut-by-seat"] = ("table", [line("table", "cut"), "cut = 20"])
    made["other-rules"] = ("basque", ['preset = "basque"', 'preset = "basque"\ncut_min = 2'])
    made["whole-pile"] = (
        "fournier",
        ['preset = "fournier"', 'preset = "fournier"\nreshuffle = "all_discards"'],
    )
    made["unknown-preset"] = ("basque", ['preset = "basque"', 'preset = "bosque"'])
    made["newer-version"] = ("basque", ['version = "1.0"', 'version = "2.0"'])
    made["another-format"] = ("basque", ['format = "mgn"', 'format = "pgn"'])
    made["no-toml"] = ("basque", ["[rules]", "[rules"])
    made["unknown-fields"] = ("basque", ["[rules]", 'weather = "rain"\n[rules]'])
    return made


def _other(token: str) -> str:
    """A card of a draw that was not turned up."""
    cards = re.findall("..", token[2:].partition("!")[0])
    found: str = next(card for card in cards if card != token[-2:])
    return found


def text() -> str:
    """The file's text."""
    cases: list[dict[str, Any]] = [
        {"id": record, "record": f"records/v1/{record}.mgn", "expect": summary(original(record))}
        for record in UNTOUCHED
    ]
    for name, (record, change) in changes().items():
        found = summary(changed(original(record), change))
        expect = found if found["fault"] is None else {**found, "deals": []}
        cases.append({"id": name, "record": f"records/v1/{record}.mgn", "change": change, "expect": expect})
    lines = ",\n".join(json.dumps(case) for case in cases)
    return f'{{"schema": "hordago-verify-1",\n"about": {json.dumps(ABOUT)},\n"cases": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    PATH.write_text(text(), encoding="ascii")
