"""``hordago score``: its numbers are those of the library, and every way to ask it wrongly."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hordago.cli import BAD_INPUT, main
from hordago.odds import match_probability, win_probability
from hordago.rules import Rules


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON answer."""
    assert main(["score", *arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_numbers_are_those_of_the_library(capsys: pytest.CaptureFixture[str]) -> None:
    rules = Rules.preset("basque")
    found = asked(capsys, "20", "24", "--mano", "them", "--preset", "basque", "--games", "2", "1")
    assert found["win"] == win_probability(rules, (20, 24), mano=1) == found["by_mano"][1]
    assert found["match"] == match_probability(rules, (20, 24), mano=1, games=(2, 1))
    assert found["stone"][0] == win_probability(rules, (21, 24), mano=1) - found["win"]
    assert found["stone"][0] > 0 > found["stone"][1]
    assert (found["score"], found["games"], found["target"]) == ([20, 24], [2, 1], 30)


def test_every_option_changes_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    more: tuple[list[str], ...] = (
        [],
        ["--mano", "1"],
        ["--preset", "tournament"],
        ["--target", "30"],
        ["--games", "1", "0"],
        ["--preset", "french"],
    )
    answers = [asked(capsys, "12", "20", *each) for each in more]
    chances = [(each["win"], each["match"]) for each in answers]
    assert len(set(chances)) == len(more)
    three = asked(capsys, "12", "20", "3", "--players", "3", "--mano", "2")
    assert len(three["stone"]) == len(three["by_mano"]) == 3


def test_a_person_reads_lines_that_fit_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "25", "31"]) == 0
    printed = capsys.readouterr().out
    assert "25 : 31 of 40, spanish, we are mano" in printed
    assert [line.split()[:2] for line in printed.splitlines()[2:]] == [
        ["We", "win"],
        ["if", "they"],
        ["A", "stone"],
        ["A", "stone"],
        ["We", "win"],
    ]
    assert all(len(line) <= 80 for line in printed.splitlines())


@pytest.mark.parametrize(
    ("arguments", "clue"),
    [
        ([], "2 whole numbers"),
        (["1"], "2 whole numbers"),
        (["1", "2", "3"], "2 whole numbers"),
        (["40", "40"], "two winners"),
        (["1", "x"], "x"),
        (["1", "2", "--mano", "her"], "her"),
        (["1", "2", "--mano", "4"], "0 to 3"),
        (["1", "2", "--games", "2", "0"], "0 to 1"),
        (["1", "2", "--preset", "klingon"], "klingon"),
        (["1", "2", "--target", "4"], "target"),
        (["1", "2", "--players", "9"], "seats"),
    ],
)
def test_what_cannot_be_is_refused(
    arguments: list[str], clue: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", *arguments]) == BAD_INPUT
    captured = capsys.readouterr()
    assert clue in captured.out + captured.err
    assert "Traceback" not in captured.err
