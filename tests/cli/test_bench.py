"""`hordago bench`: real figures, however short; the page of figures has the shape the command gives."""

from __future__ import annotations

import json
import sys
import sysconfig
from pathlib import Path
from typing import Any, get_args

import pytest

from hordago.bench import engine, machine, page
from hordago.bench.page import Part, Run
from hordago.bench.rounds import Contestant, Figure, measure, number
from hordago.cli import BAD_INPUT, main
from hordago.cli.bench import Part as Parts

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "reference" / "benchmarks.md"
SHORT = ["--rounds", "2", "--seconds", "0.01"]


def test_json_has_figures_with_units_versions_and_the_machine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "engine", *SHORT, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["part"] == "engine" and answer["machine"]["python"]
    assert {"cpu", "cores", "system", "build"} <= set(answer["machine"])
    ours = [each for each in answer["figures"] if each["name"].startswith("hordago")]
    assert {each["unit"] for each in ours} == {"decisions", "hands", "deals"}
    for each in answer["figures"]:
        assert 0 < each["least"] <= each["median"] <= each["most"] and each["version"]


def test_text_compares_what_did_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *SHORT]) == 0
    printed = capsys.readouterr().out
    assert "hordago random play is " in printed and "decisions/s [" in printed
    assert "PokerKit" in printed


def test_a_peer_that_is_not_installed_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pokerkit", None)
    assert main(["bench", *SHORT, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["absent"] == ["PokerKit is not installed and was left out"]
    assert not any("PokerKit" in each["name"] for each in answer["figures"])


@pytest.mark.parametrize(
    ("wrong", "clue"),
    [
        (["--rounds", "0"], "--rounds"),
        (["--seconds", "-1"], "--seconds"),
        (["--json", "--markdown"], "choose"),
    ],
)
def test_bad_input_is_refused(wrong: list[str], clue: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *wrong]) == BAD_INPUT
    assert clue in capsys.readouterr().err


def test_the_page_in_the_docs_is_one_that_the_command_gives() -> None:
    text = PAGE.read_text(encoding="utf-8")
    run = page.read(text)
    assert page.write(run) == text
    assert [part.name for part in run.parts] == list(get_args(Parts)) == list(page.ABOUT)
    assert set(run.machine) >= {"cpu", "cores", "system", "python", "build"}
    first = run.parts[0]
    told = {each.name for each in first.figures}
    assert {each.name for each in engine.contestants()} <= told and not first.absent
    assert all(each.least <= each.median <= each.most for part in run.parts for each in part.figures)


def test_markdown_of_one_part_reads_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "engine", *SHORT, "--markdown"]) == 0
    printed = capsys.readouterr().out
    run = page.read(printed)
    assert page.write(run) == printed
    assert [len(part.figures) for part in run.parts] == [len(engine.contestants())]
    with pytest.raises(ValueError, match="begin"):
        page.read("# Something else\n")


def test_a_page_keeps_absent_peers_and_small_numbers() -> None:
    figures = (
        Figure("ours", "questions", "1", 1234.5, 0.876, 99.96),
        Figure("theirs", "questions", "2", 10.04, 9.999, 1e6),
    )
    run = Run("2026-01-02", "5 of 1 s", {"cpu": "Z80"}, (Part("engine", figures, ("Nobody was left out",)),))
    text = page.write(run)
    assert "| ours | questions | 1,234 | 0.88 | 100 | 1 |" in text
    assert "- ours is 123 × theirs\n- Nobody was left out\n" in text
    assert page.write(page.read(text)) == text and page.read(text).parts[0].absent == ("Nobody was left out",)
    assert [number(rate) for rate in (0.1, 9.5, 10, 99.9, 100)] == ["0.10", "9.50", "10.0", "99.9", "100"]


def test_contestants_take_turns() -> None:
    turns: list[str] = []

    def work(name: str) -> Any:
        def done() -> int:
            turns.append(name)
            return 1

        return done

    figures = measure([Contestant(name, "turns", "1", work(name)) for name in "ab"], rounds=3, seconds=0.001)
    changes = [name for place, name in enumerate(turns) if place == 0 or turns[place - 1] != name]
    assert "".join(changes) == "abababab" and [each.name for each in figures] == ["a", "b"]


def test_the_machine_is_told_even_where_little_can_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    found = machine.machine()
    assert found["cores"] >= 1 and found["implementation"] == sys.implementation.name
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: None)
    assert machine.build() == "" and "build" not in machine.machine()
    flags = {"CONFIG_ARGS": "'--enable-optimizations' '--with-lto'", "PY_CFLAGS": "-O2 -g -O3", "Py_DEBUG": 1}
    monkeypatch.setattr(sysconfig, "get_config_var", flags.get)
    assert machine.build() == "PGO, LTO, -O3, debug"
