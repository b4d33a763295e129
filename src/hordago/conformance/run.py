"""Runs every vector and compares each key of ``expect`` with what the engine answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from hordago.conformance import hand, lance, procedure, single
from hordago.conformance.errors import BadVector
from hordago.game.errors import GameError
from hordago.rules.options import Rules, RulesError

Vector = Mapping[str, Any]
Runner = Callable[[Vector, Rules], dict[str, Any]]


class VectorType(NamedTuple):
    """How vectors of a type run, what they may say and what they may expect."""

    runner: Runner
    required: frozenset[str]
    optional: frozenset[str]
    expects: frozenset[str]


def _type(runner: Runner, required: str, optional: str, expects: str) -> VectorType:
    return VectorType(
        runner, frozenset(required.split()), frozenset(optional.split()), frozenset(expects.split())
    )


COMMON: Final = frozenset({"id", "type", "preset", "options", "expect", "source", "note"})

TYPES: Final[Mapping[str, VectorType]] = {
    "eval": _type(single.evaluate, "hand", "", "pares total has_juego juego_value"),
    "compare": _type(single.compare, "lance mano hands", "sides", "winner tie_broken_by_seat"),
    "betting": _type(
        lance.run,
        "lance players mano eligible actions",
        "sides",
        "status side deje stake participants illegal_last",
    ),
    "hand": _type(
        hand.run,
        "mano score hands lances",
        "sides",
        "immediate count final winner by winners status illegal",
    ),
    "mus": _type(
        procedure.mus,
        "mano talk",
        "first_hand players sides",
        "result by by_team mano dealer_next discards illegal_last",
    ),
    "discard": _type(procedure.discard, "discards", "mus_visto", "legal mus_after"),
    "reshuffle": _type(
        procedure.reshuffle,
        "stock old_pile discards",
        "players mano mus_visto",
        "reshuffle_at_seat new_stock set_apart dealt_from_old",
    ),
    "exposed_card": _type(procedure.exposed_card, "at", "", "action"),
    "cut": _type(procedure.cut, "parts", "", "legal"),
    "deal": _type(procedure.deal, "dealer players", "", "mano first_five next_dealer next_mano"),
    "seating": _type(single.seating, "draw", "", "seats mano dealer sides"),
    "stones": _type(single.stones, "scores", "target", "amarracos stones objects"),
    "dentro": _type(single.dentro, "scores", "target", "announce"),
    "match": _type(single.match, "games", "", "match_winner"),
    "claim": _type(procedure.claim, "earned claimed_before_cut", "", "scored"),
}


class Report(NamedTuple):
    """The outcome of a whole file."""

    passed: int
    failed: list[dict[str, Any]]
    """``{"id", "expected", "actual"}`` each."""
    errors: list[dict[str, str]]
    """``{"id", "message"}`` each: vectors that could not be run."""

    @property
    def exit_code(self) -> int:
        """0 all pass, 1 some fail, 2 any error."""
        return 2 if self.errors else 1 if self.failed else 0

    def to_dict(self) -> dict[str, Any]:
        """The report as the command prints it."""
        return self._asdict()


def run(document: object) -> Report:
    """Run all vectors of a document; raises :class:`BadVector` if it is no document of vectors."""
    vectors = document.get("vectors") if isinstance(document, dict) else None
    if not isinstance(vectors, list) or not vectors:
        raise BadVector('expected an object with a list "vectors", not empty')
    passed, failed, errors = 0, list[dict[str, Any]](), list[dict[str, str]]()
    for number, vector in enumerate(vectors):
        name = str(vector.get("id", f"#{number}")) if isinstance(vector, dict) else f"#{number}"
        try:
            expected, actual = _answer(vector)
        except (
            BadVector,
            RulesError,
            GameError,
            ValueError,
            TypeError,
            KeyError,
            IndexError,
            AttributeError,
        ) as error:
            errors.append({"id": name, "message": f"{type(error).__name__}: {error}"})
            continue
        if all(agrees(value, actual.get(key), key) for key, value in expected.items()):
            passed += 1
        else:
            failed.append({"id": name, "expected": expected, "actual": actual})
    return Report(passed, failed, errors)


def _answer(vector: object) -> tuple[dict[str, Any], dict[str, Any]]:
    """What the vector expects and what the engine says."""
    if not isinstance(vector, dict):
        raise BadVector("a vector must be an object")
    kind = TYPES.get(str(vector.get("type")))
    if kind is None:
        raise BadVector(f"unknown type {vector.get('type')!r}")
    missing = (kind.required | {"id", "preset", "expect"}) - vector.keys()
    unknown = vector.keys() - COMMON - kind.required - kind.optional
    if missing or unknown:
        raise BadVector(f"missing {sorted(missing)}, unknown {sorted(unknown)}")
    expected = vector["expect"]
    if not isinstance(expected, dict) or not expected:
        raise BadVector("expect must be an object with at least one key")
    strange = expected.keys() - kind.expects
    if strange:
        raise BadVector(f"unknown keys in expect: {sorted(strange)}")
    return expected, kind.runner(vector, _rules(vector))


def _rules(vector: Vector) -> Rules:
    """The rules of a vector. Seats and sides follow from its other keys, in its runner."""
    options = vector.get("options", {})
    if not isinstance(options, dict) or "seats" in options or "sides" in options:
        raise BadVector("options must be an object of options")
    if "target" in vector:
        options = {**options, "target": vector["target"]}
    return Rules.preset(vector["preset"], **options)


def agrees(expected: Any, actual: Any, key: str) -> bool:
    """Equal, true is not 1; inside ``winners`` and ``status`` only the lances named are looked at."""
    if key in ("winners", "status") and isinstance(expected, dict) and isinstance(actual, dict):
        return all(lance in actual and agrees(value, actual[lance], "") for lance, value in expected.items())
    if isinstance(expected, list) and isinstance(actual, list | tuple):
        return len(expected) == len(actual) and all(
            agrees(a, b, "") for a, b in zip(expected, actual, strict=True)
        )
    return type(expected) is type(actual) and bool(expected == actual)
