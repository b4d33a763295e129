"""The conformance runner: all vectors pass, a wrong one fails, one that cannot be read is an error."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hordago import conformance
from hordago.cli.conformance import conformance as command
from hordago.conformance.errors import BadVector
from hordago.conformance.run import TYPES, agrees
from tests.sizes import Counts

FILE = Path(__file__).parent.parent / "vectors" / "rules.json"
DOCUMENT: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
VECTORS: dict[str, dict[str, Any]] = {vector["id"]: vector for vector in DOCUMENT["vectors"]}


def run(*vectors: dict[str, Any]) -> conformance.Report:
    return conformance.run({"vectors": list(vectors)})


def changed(name: str, **values: Any) -> dict[str, Any]:
    return {**copy.deepcopy(VECTORS[name]), **values}


def error_of(vector: Any) -> str:
    """The message of the one error that a vector makes."""
    report = conformance.run({"vectors": [vector]})
    assert report.passed == 0 and report.failed == [] and len(report.errors) == 1 and report.exit_code == 2
    return report.errors[0]["message"]


def test_every_vector_passes(record_property: Counts) -> None:
    report = conformance.run(DOCUMENT)
    record_property("vectors", report.passed)
    assert report.failed == [] and report.errors == []
    assert report.passed == len(VECTORS) == 215
    assert report.exit_code == 0
    assert {vector["type"] for vector in DOCUMENT["vectors"]} == set(TYPES)


def other(value: Any) -> Any:
    """A value of the same shape that is not the one expected."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, list):
        return [*value, 99]
    if isinstance(value, dict):
        return {key: other(each) for key, each in value.items()} or {"grande": 99}
    return 99


@pytest.mark.parametrize("kind", sorted(TYPES))
def test_a_changed_expectation_fails(kind: str) -> None:
    """Every key of every vector counts: expecting anything else is a failure, one key at a time."""
    for vector in DOCUMENT["vectors"]:
        if vector["type"] != kind:
            continue
        for key, value in vector["expect"].items():
            report = run(changed(vector["id"], expect={**vector["expect"], key: other(value)}))
            assert [each["id"] for each in report.failed] == [vector["id"]], (vector["id"], key)
            assert report.passed == 0 and report.exit_code == 1
            assert set(report.failed[0]) == {"id", "expected", "actual"}


def test_only_the_keys_of_expect_are_looked_at() -> None:
    assert run(changed("H01", expect={"final": [4, 12]})).passed == 1
    assert run(changed("H01", expect={"winners": {"pares": 1}})).passed == 1
    assert run(changed("H01", expect={"winners": {"pares": 2}})).exit_code == 1
    assert run(changed("H01", expect={"status": {"grande": "ACCEPTED"}})).passed == 1
    assert run(changed("H01", expect={"status": {"siesta": "ACCEPTED"}})).exit_code == 1
    assert run(changed("H01", expect={"winner": None, "illegal": True})).exit_code == 1


def test_true_is_not_one() -> None:
    assert agrees(1, 1, "") and not agrees(1, True, "") and not agrees(True, 1, "")
    assert agrees([1, [2]], (1, (2,)), "") and not agrees([1], [1, 2], "")


@pytest.mark.parametrize(
    ("vector", "says"),
    [
        (changed("K01", type="weather"), "unknown type 'weather'"),
        (changed("E02", options={"queens": 4}), "'queens' is not an option"),
        (changed("E02", options={"kings": 5}), "kings: 5 is not possible"),
        (changed("E02", options={"seats": 4}), "options must be an object of options"),
        (changed("E02", options=["kings"]), "options must be an object of options"),
        (changed("C01", preset="martian"), "'martian' does not exist"),
        (changed("M04", expect={"mood": "good"}), "unknown keys in expect: ['mood']"),
        (changed("M04", expect={}), "expect must be an object with at least one key"),
        (changed("M04", expect=[1]), "expect must be an object with at least one key"),
        (changed("M04", colour="red"), "unknown ['colour']"),
        ({key: value for key, value in VECTORS["M04"].items() if key != "actions"}, "missing ['actions']"),
        (changed("M04", actions=[[0, "sing"]]), "unknown word 'sing'"),
        (changed("M04", actions=[[0, "envido", 2, 3]]), "envido takes one amount"),
        (changed("M04", lance="siesta"), "no lance 'siesta'"),
        (changed("M04", eligible=[7]), "no lance 'grande' between seats [7]"),
        (changed("M04", players=9), "9 players cannot play"),
        (changed("M04", players=10**12), "players cannot play"),
        (changed("M04", players=True), "True players cannot play"),
        (changed("C01", mano=-1), "mano -1 is no seat"),
        (changed("C01", mano=10**30), "is no seat"),
        (changed("C01", hands=[["Ro", "Ro", "Re", "Rb"]] * 4), "the same card twice"),
        (changed("E02", hand=["Ro"] * 4), "a hand has four different cards"),
        (changed("S12", discards=[1.5]), "discards are whole numbers"),
        (changed("S12", discards=[True]), "discards are whole numbers"),
        (changed("M04", sides=[0, 0, 1]), "sides: [0, 0, 1] does not fit 3 seats"),
        (changed("C01", lance="siesta"), "unknown lance 'siesta'"),
        (changed("C01", hands=[["Ro", "Rc", "Re", "8b"]] * 4), "'8b' is not a card"),
        (changed("H01", lances={"siesta": "paso"}), "unknown lances ['siesta']"),
        (changed("H01", hands=[["Ro"], ["Rc"], ["Re"], ["Rb"]]), "every hand has four cards"),
        (changed("H01", score=[0, 30]), "score: (0, 30) must be 2 whole numbers"),
        (changed("S01", talk=[[0, "hum"]]), "unknown word 'hum'"),
        (changed("S16", players=6, discards=[1] * 4), "discards must name every player"),
        (changed("S16", stock=30), "are more than 40 cards"),
        (changed("X01", at="tea_time"), "unknown moment 'tea_time'"),
        (changed("K09", earned=[4, 2, 3]), "one number a side"),
        (changed("K06", games=[0, 0, 0]), "a game after the match was decided"),
        (changed("K06", games=[2]), "no side 2"),
        (changed("S21", draw={"a": "Ro", "b": "Ro", "c": "Ce", "d": "1b"}), "draw a different card each"),
        (7, "a vector must be an object"),
    ],
)
def test_what_cannot_be_read_is_an_error_never_a_pass(vector: Any, says: str) -> None:
    assert says in error_of(vector)


@pytest.mark.parametrize("document", [[], {}, {"vectors": {}}, {"vectors": []}, None, "vectors"])
def test_a_document_without_vectors_is_refused(document: object) -> None:
    with pytest.raises(BadVector, match="vectors"):
        conformance.run(document)


def test_sequences_that_the_engine_refuses_say_where() -> None:
    early = changed("B12", expect={"illegal_last": True}, actions=[[0, "paso"], [3, "paso"], [1, "paso"]])
    report = run(early)
    assert report.failed[0]["actual"]["illegal_at"] == 1
    after_the_end = [[0, "envido", 2], [1, "quiero"], [2, "paso"]]
    assert run(changed("B12", actions=after_the_end)).passed == 1
    too_long = run(changed("B12", actions=[*after_the_end, [3, "paso"]]))
    assert too_long.failed[0]["actual"]["illegal_at"] == 2
    assert run(changed("B12", actions=[[0, "paso", 3]])).passed == 1
    talk = run(changed("S02", talk=[[0, "no_mus"], [1, "mus"], [2, "mus"]]))
    assert talk.failed[0]["actual"]["illegal_at"] == 1
    by_seat = run(changed("S02", talk=[["team", 0, "mus"]], expect={"illegal_last": True}))
    assert by_seat.passed == 1


def test_a_lance_that_is_not_over_or_not_played_is_illegal() -> None:
    lances = VECTORS["H01"]["lances"]
    for spoilt in (
        {**lances, "grande": [[0, "envido", 2]]},
        {**lances, "grande": [[0, "envido", 2], [1, "quiero"], [2, "paso"]]},
        {**lances, "punto": [[0, "envido", 2]]},
        {lance: said for lance, said in lances.items() if lance != "pares"},
    ):
        assert run(changed("H01", lances=spoilt, expect={"illegal": True})).passed == 1


def test_a_whole_lance_can_be_passed_in_a_word() -> None:
    vector = changed("B02", actions="paso", expect={"status": "PASO"})
    assert run(vector).passed == 1
    assert run(changed("B02", actions=[[0, "paso"]], expect={"status": "OPEN"})).passed == 1
    assert run(changed("B02", actions=[[0, "ordago"]], expect={"status": "PENDING"})).passed == 1


def test_claims_of_the_whole_count() -> None:
    """With manual claims everything earned is claimed in order, and pays the same."""
    for name in ("H01", "H08", "H22", "N10"):
        options = {**VECTORS[name].get("options", {}), "claims": "manual"}
        assert run(changed(name, options=options)).passed == 1
    won = changed("K09", earned=[50, 2], claimed_before_cut=[45, 2], expect={"scored": [45, 2]})
    assert run(won).passed == 1
    auto = changed("K09", options={"claims": "auto"}, expect={"scored": [4, 2]})
    assert run(auto).passed == 1
    too_much = changed("K09", claimed_before_cut=[5, 0], expect={"scored": None})
    assert run(too_much).passed == 1


def test_more_ways_to_ask() -> None:
    """Keys that only some vectors use."""
    assert run(changed("S01", players=2, talk=[[0, "mus"], [1, "mus"]])).passed == 1
    assert run(changed("S02", talk=[[0, "mus"]], expect={"result": "TALK"})).passed == 1
    visto = changed("S13", discards=[0, 1, 2, 4, 3, 1], expect={"legal": [True] * 6, "mus_after": "cut"})
    assert run(visto).passed == 1
    three = changed("S16", discards=[1, 2, 3], expect={"reshuffle_at_seat": None})
    assert run(three).passed == 1
    nobody = changed("S16", discards=[1, 1, 1, 1], expect={"reshuffle_at_seat": None})
    assert run(nobody).passed == 1
    draw = {"a": "Ro", "b": "3c", "c": "Ce", "d": "1b"}
    again = run(changed("S21", draw=draw))
    assert again.failed[0]["actual"] == {"draw_again": ["a", "b"]}
    nobody_has_it = changed(
        "C01", lance="juego", hands=[["1o", "1c", "1e", "1b"], ["4o", "4c", "4e", "4b"]], sides=[0, 1]
    )
    nobody_has_it["expect"] = {"winner": None, "tie_broken_by_seat": False}
    assert run(nobody_has_it).passed == 1
    no_mus = changed("X04", options={"hand_size": 5}, expect={"action": "CONTINUE"})
    assert run(no_mus).passed == 1
    short = changed("S20", options={"target": 5, "games_to_win": 1, "dentro_margin": 0})
    assert run(short).passed == 1
    five = changed("H01", options={"hand_size": 5, "claims": "manual"}, expect={"final": [4, 12]})
    assert run(five).passed == 1


# ── the command ──────────────────────────────────────────────────────────────────────────────────────


def hordago(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(Path(sys.executable).parent / "hordago"), "conformance", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def write(folder: Path, *vectors: dict[str, Any]) -> str:
    file = folder / "vectors.json"
    file.write_text(json.dumps({"vectors": vectors}), encoding="utf-8")
    return str(file)


def test_the_command_says_0_1_or_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    right, wrong = VECTORS["H01"], changed("H02", expect={"winner": 1})
    assert command(Path(write(tmp_path, right))) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed, 0 errors\n"
    assert command(Path(write(tmp_path, right, wrong))) == 1
    assert "failed  H02: expected {'winner': 1}" in capsys.readouterr().out
    assert command(Path(write(tmp_path, right, wrong, changed("K01", type="weather")))) == 2
    assert "error   K01: BadVector: unknown type 'weather'" in capsys.readouterr().out


def test_the_command_writes_json_whatever_the_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong, strange = changed("H02", expect={"winner": 1}), changed("K01", type="weather")
    assert command(Path(write(tmp_path, VECTORS["H01"], wrong, strange)), json_=True) == 2
    report = json.loads(capsys.readouterr().out)
    assert report["passed"] == 1
    assert [(each["id"], each["expected"]) for each in report["failed"]] == [("H02", {"winner": 1})]
    assert report["errors"] == [{"id": "K01", "message": "BadVector: unknown type 'weather'"}]


@pytest.mark.parametrize("content", [b"{", b"[]", b"\xff\xfe", b"[" * 200_000, None])
def test_an_unreadable_file_is_2_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    file = tmp_path / "vectors.json"
    if content is not None:
        file.write_bytes(content)
    assert command(file, json_=True) == 2
    out, err = capsys.readouterr()
    report = json.loads(out)
    assert report["passed"] == 0 and report["failed"] == [] and len(report["errors"]) == 1
    assert err.startswith("hordago: ") and err.count("\n") == 1
    assert command(file) == 2
    assert capsys.readouterr().out == ""


def test_a_file_that_is_too_large_is_not_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hordago.cli.conformance.MAX_BYTES", 10)
    assert command(Path(write(tmp_path, VECTORS["H01"]))) == 2
    assert "larger than 10 bytes" in capsys.readouterr().err
    if Path("/dev/zero").is_char_device():
        assert command(Path("/dev/zero")) == 2  # it has no end, and says that its size is 0
        assert "larger than 10 bytes" in capsys.readouterr().err


@pytest.mark.slow
def test_the_program_itself(tmp_path: Path) -> None:
    done = hordago(str(FILE), "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"passed": 215, "failed": [], "errors": []}
    missing = hordago(str(tmp_path / "nothing.json"))
    assert missing.returncode == 2 and "Traceback" not in missing.stderr
