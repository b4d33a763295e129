"""Runs a file of vectors (schema mus-rules-vectors/1) through the naive model."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from . import evaluation, hand, procedure
from .betting import Betting, pass_whole_lance
from .errors import Illegal, Rejected

Vector = dict[str, Any]
Answer = dict[str, Any]

COMMON_KEYS = {"id", "type", "preset", "options", "expect", "source", "note"}


class Unreadable(Exception):
    """A vector that names something this format does not have."""


def default_sides(seats: int) -> list[int]:
    """Seat parity for an even table, everybody for himself at an odd one."""
    return [seat % 2 for seat in range(seats)] if seats % 2 == 0 else list(range(seats))


def run_eval(vector: Vector, options: dict[str, Any]) -> Answer:
    cards = vector["hand"]
    return {
        "pares": list(evaluation.pares(cards, options)),
        "total": evaluation.total(cards, options),
        "has_juego": evaluation.has_juego(cards, options),
        "juego_value": evaluation.juego_value(cards, options),
    }


def run_compare(vector: Vector, options: dict[str, Any]) -> Answer:
    lance, hands = vector["lance"], vector["hands"]
    seats = evaluation.holders(lance, hands, options)
    if not seats:
        return {"winner": None, "tie_broken_by_seat": False}
    winner = evaluation.best(lance, hands, seats, vector["mano"], options)
    won_with = evaluation.key(lance, hands[winner], options)
    equal = [seat for seat in seats if evaluation.key(lance, hands[seat], options) == won_with]
    return {"winner": winner, "tie_broken_by_seat": len(equal) > 1}


def run_betting(vector: Vector, options: dict[str, Any]) -> Answer:
    seats = vector["players"]
    sides = vector.get("sides", default_sides(seats))
    betting = Betting(vector["lance"], seats, sides, vector["mano"], vector["eligible"], options)
    actions = vector["actions"]
    if actions == "paso":
        pass_whole_lance(betting)
        actions = []
    for position, action in enumerate(actions):
        try:
            betting.act(*action)
        except Illegal as reason:
            return refused(position, len(actions), reason)
    return betting.result or {"status": betting.status}


def run_hand(vector: Vector, options: dict[str, Any]) -> Answer:
    hands = vector["hands"]
    sides = vector.get("sides", default_sides(len(hands)))
    try:
        return hand.play(options, len(hands), sides, vector["mano"], vector["score"], hands, vector["lances"])
    except Illegal as reason:
        return {"illegal": True, "reason": str(reason)}


def run_mus(vector: Vector, options: dict[str, Any]) -> Answer:
    sides = vector.get("sides", default_sides(vector.get("players", 4)))
    talk = procedure.MusTalk(options, sides, vector["mano"], vector.get("first_hand", False))
    for position, words in enumerate(vector["talk"]):
        try:
            if (words[0] == "team") != talk.by_team:
                raise Illegal("teams speak in a talk by teams and nowhere else")
            talk.say(*words[-2:])
        except Illegal as reason:
            return refused(position, len(vector["talk"]), reason)
    return talk.result()


def refused(position: int, length: int, reason: Illegal) -> Answer:
    if position == length - 1:
        return {"illegal_last": True, "reason": str(reason)}
    return {"illegal_at": position, "reason": str(reason)}


def run_discard(vector: Vector, options: dict[str, Any]) -> Answer:
    visto, numbers = vector.get("mus_visto", False), vector["discards"]
    return {
        "legal": [procedure.discard_is_legal(options, number, visto) for number in numbers],
        "mus_after": procedure.talk_after_exchange(options, numbers) if visto else "resume",
    }


def run_reshuffle(vector: Vector, options: dict[str, Any]) -> Answer:
    discards, visto = vector["discards"], vector.get("mus_visto", False)
    if vector.get("players", len(discards)) != len(discards):
        raise Unreadable("discards must name every player")
    return procedure.serve(
        options, vector["stock"], vector["old_pile"], discards, vector.get("mano", 0), visto
    )


def run_exposed_card(vector: Vector, options: dict[str, Any]) -> Answer:
    return {"action": procedure.exposed_card(options, vector["at"])}


def run_cut(vector: Vector, options: dict[str, Any]) -> Answer:
    return {"legal": [procedure.cut_is_legal(options, parts) for parts in vector["parts"]]}


def run_deal(vector: Vector, options: dict[str, Any]) -> Answer:
    return procedure.roles(vector["dealer"], vector["players"])


def run_seating(vector: Vector, options: dict[str, Any]) -> Answer:
    return procedure.seating(options, vector["draw"])


def run_stones(vector: Vector, options: dict[str, Any]) -> Answer:
    return procedure.stones(options, vector["scores"])


def run_dentro(vector: Vector, options: dict[str, Any]) -> Answer:
    return {"announce": [procedure.is_dentro(options, score) for score in vector["scores"]]}


def run_match(vector: Vector, options: dict[str, Any]) -> Answer:
    return {"match_winner": procedure.match_winner(options, vector["games"])}


def run_claim(vector: Vector, options: dict[str, Any]) -> Answer:
    return {"scored": procedure.claim(options, vector["earned"], vector["claimed_before_cut"])}


Runner = Callable[[Vector, dict[str, Any]], Answer]

# Type: how it is run, the inputs it may have, the keys it may expect.
TYPES: dict[str, tuple[Runner, str, str]] = {
    "eval": (run_eval, "hand", "pares total has_juego juego_value"),
    "compare": (run_compare, "lance mano hands", "winner tie_broken_by_seat"),
    "betting": (
        run_betting,
        "lance players mano eligible actions sides",
        "status side deje stake participants illegal_last",
    ),
    "hand": (
        run_hand,
        "mano score hands lances sides",
        "immediate count final winner by winners status illegal",
    ),
    "mus": (
        run_mus,
        "mano talk first_hand players sides",
        "result by by_team mano dealer_next discards illegal_last",
    ),
    "discard": (run_discard, "discards mus_visto", "legal mus_after"),
    "reshuffle": (
        run_reshuffle,
        "stock old_pile discards players mus_visto mano",
        "reshuffle_at_seat new_stock set_apart dealt_from_old",
    ),
    "exposed_card": (run_exposed_card, "at", "action"),
    "cut": (run_cut, "parts", "legal"),
    "deal": (run_deal, "dealer players", "mano first_five next_dealer next_mano"),
    "seating": (run_seating, "draw", "seats mano dealer sides"),
    "stones": (run_stones, "target scores", "amarracos stones objects"),
    "dentro": (run_dentro, "scores", "announce"),
    "match": (run_match, "games", "match_winner"),
    "claim": (run_claim, "earned claimed_before_cut", "scored"),
}


def build_options(vectors: dict[str, Any], vector: Vector) -> dict[str, Any]:
    """The preset with the vector's own options on top; unknown names and values are errors."""
    if vector["preset"] not in vectors["presets"]:
        raise Unreadable(f"unknown preset {vector['preset']!r}")
    options = dict(vectors["presets"][vector["preset"]])
    for name, value in vector.get("options", {}).items():
        if name not in vectors["options"]:
            raise Unreadable(f"unknown option {name!r}")
        allowed = vectors["options"][name]["values"]
        if isinstance(allowed, list) and value not in allowed:
            raise Unreadable(f"option {name} cannot be {value!r}")
        options[name] = value
    if "target" in vector:
        options["target"] = vector["target"]
    return options


def agrees(expected: Any, actual: Any, key: str) -> bool:
    """Equal; inside winners and status only the lances named are looked at."""
    if key in ("winners", "status") and isinstance(expected, dict) and isinstance(actual, dict):
        return all(lance in actual and actual[lance] == value for lance, value in expected.items())
    return bool(expected == actual and isinstance(expected, bool) == isinstance(actual, bool))


def run(vectors: dict[str, Any]) -> dict[str, Any]:
    """``{"passed": n, "failed": [{id, expected, actual}], "errors": [{id, message}]}``."""
    report: dict[str, Any] = {"passed": 0, "failed": [], "errors": []}
    for vector in vectors["vectors"]:
        name = vector.get("id", "?")
        try:
            if vector["type"] not in TYPES:
                raise Unreadable(f"unknown type {vector['type']!r}")
            runner, inputs, outputs = TYPES[vector["type"]]
            unknown = set(vector) - COMMON_KEYS - set(inputs.split())
            unknown |= set(vector["expect"]) - set(outputs.split())
            if unknown:
                raise Unreadable(f"unknown keys {sorted(unknown)}")
            actual = runner(vector, build_options(vectors, vector))
        except (Unreadable, Rejected, Illegal, KeyError, TypeError, ValueError) as reason:
            report["errors"].append({"id": name, "message": f"{type(reason).__name__}: {reason}"})
            continue
        expected = vector["expect"]
        if all(key in actual and agrees(value, actual[key], key) for key, value in expected.items()):
            report["passed"] += 1
        else:
            report["failed"].append({"id": name, "expected": expected, "actual": actual})
    return report


def load(path: Path) -> dict[str, Any]:
    """A vectors file as it stands."""
    vectors: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return vectors
