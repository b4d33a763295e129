"""``hordago odds``: the contract of its JSON, the table, and every way to ask it wrongly."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hordago.cli import BAD_INPUT, main
from hordago.cli.odds import Counting

HAND = "Ro Rc 7o 1b"
LANCES = ["grande", "chica", "pares", "juego", "punto"]


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON answer."""
    assert main(["odds", *arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_json_has_the_agreed_shape(capsys: pytest.CaptureFixture[str]) -> None:
    given = "pares:0=yes,1=no; juego:2=no; sena:2=two_kings; served:3; out=3o,4c"
    answer = asked(capsys, HAND, "--partner", "Re Rb ?? ??", "--given", given)
    assert list(answer["lances"]) == LANCES
    for each in answer["lances"].values():
        assert list(each) == ["win", "lose", "none", "contested"]
        assert each["win"] + each["lose"] + each["none"] == pytest.approx(1, abs=1e-12)
    assert answer["method"] == "exact"
    assert list(answer["seats"]) == ["1", "2", "3"]
    assert (answer["seats"]["1"]["pares"], answer["seats"]["2"]["juego"]) == (0, 0)
    assert sum(answer["seats"]["3"]["totals"].values()) == pytest.approx(1)


def test_every_option_changes_the_question(capsys: pytest.CaptureFixture[str]) -> None:
    answers = [
        asked(capsys, HAND, *more)["lances"]
        for more in (
            [],
            ["--preset", "basque"],
            ["--seat", "3"],
            ["--players", "3"],
            ["--partner", "Re ?? ?? ??"],
            ["--given", "pares:1=yes"],
            ["--given", "out=3o"],
            ["--given", "sena:1=two_aces"],
            ["--given", "juego:1=no"],
        )
    ]
    assert all(one != other for n, one in enumerate(answers) for other in answers[:n])
    assert asked(capsys, HAND, "--given", "served:3")["lances"] == answers[0]


def test_a_table_for_people_fits_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", HAND, "--seat", "1"]) == 0
    printed = capsys.readouterr().out
    assert all(len(line) <= 80 for line in printed.splitlines())
    assert [line.split()[0] for line in printed.splitlines() if line.startswith(tuple(LANCES))] == LANCES
    assert "sample" not in printed
    assert [line.split()[:2] for line in printed.splitlines() if line.startswith("seat ")] == [
        ["seat", seat] for seat in "023"
    ]
    assert "seat 3 (partner)" in printed


def test_discards_as_a_table_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", HAND, "--players", "2", "--discards"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= 80 for line in lines)
    assert lines[3].startswith("Ro Rc 7o 1b  -")
    assert len(lines) == 4 + 15 + 3
    answer = asked(capsys, HAND, "--players", "2", "--discards")
    assert len(answer["discards"]) == 15
    first = answer["discards"][0]
    assert list(first) == ["thrown", "kept", "value", "lances"]
    assert sorted(first["thrown"] + first["kept"]) == sorted(HAND.split())
    other = asked(capsys, HAND, "--players", "2", "--given", "out=3o,4c", "--discards")
    assert answer["discards"] != other["discards"]
    assert "discards" not in asked(capsys, HAND)


def test_a_long_count_says_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["odds", HAND, "--players", "2", "--given", "out=3o,4c", "--discards"]
    assert main(arguments) == 0
    quick = capsys.readouterr()
    assert quick.err == ""
    monkeypatch.setattr(Counting, "PATIENCE", -1.0)
    assert main(arguments) == 0
    slow = capsys.readouterr()
    assert slow.out == quick.out
    assert slow.err.startswith("\rcounting: 20% ")
    assert slow.err.endswith("\rcounting: 100% \n")


def test_a_sample_says_so_and_has_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    answer = asked(capsys, HAND, "--players", "6")
    low, high = answer["interval"]["grande"]["win"]
    assert low < answer["lances"]["grande"]["win"] < high < low + 0.02
    assert answer["method"] == "sample"
    assert "seats" not in answer
    assert main(["odds", HAND, "--players", "5"]) == 0
    assert "95 times out of 100" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "clue"),
    [
        ([""], "names 0 cards"),
        (["Ro Rc 7o"], "names 3 cards"),
        (["Ro Rc 7o 1b 2b"], "names 5 cards"),
        (["Ro Ro 7o 1b"], "Ro is twice"),
        (["Ro Rc 7o 8b"], "'8b' is not a card"),
        (["Ro Rc 7o ??"], "'??' is not a card"),
        (["Ro,Rc,7o,1b"], "names 1 cards"),
        (["Rö Rc 7o 1b"], "not a card"),
        (["R\x1b[31m Rc 7o 1b"], "not a card"),
        (["\u0660o Rc 7o 1b"], "not a card"),
        (["Ro Rc 7o " + "1b " * 3000], "longer than"),
        ([HAND, "--preset", "klingon"], "klingon"),
        ([HAND, "--preset", "historic"], "historic"),
        ([HAND, "--seat", "4"], "seats 0 to 3"),
        ([HAND, "--seat", "-1"], "seats 0 to 3"),
        ([HAND, "--seat", "99999999999999999999"], "seats 0 to 3"),
        ([HAND, "--seat", "4", "--partner", "Re Rb ?? ??"], "seats 0 to 3"),
        ([HAND, "--seat", "north"], "north"),
        ([HAND, "--players", "7"], "seats"),
        ([HAND, "--players", "1"], "seats"),
        ([HAND, "--players", "999999999999999999999999"], "seats"),
        ([HAND, "--players", "2", "--partner", "Re Rb ?? ??"], "no partner"),
        ([HAND, "--players", "3", "--partner", "Re Rb ?? ??"], "no partner"),
        ([HAND, "--partner", ""], "names 0 cards"),
        ([HAND, "--partner", "Re Rb"], "names 2 cards"),
        ([HAND, "--partner", "Re Rb ?? ?? ??"], "names 5 cards"),
        ([HAND, "--partner", "Ro ?? ?? ??"], "Ro is in the hand and in the hand of seat 2"),
        ([HAND, "--partner", "Re Re ?? ??"], "Re is twice"),
        ([HAND, "--partner", "Re Rb ? ?"], "'?' is not a card"),
        ([HAND, "--given", "pares"], "'pares' is not understood"),
        ([HAND, "--given", "queens:0=yes"], "not understood"),
        ([HAND, "--given", "pares:0"], "expected a seat and yes or no"),
        ([HAND, "--given", "pares:0=perhaps"], "neither yes nor no"),
        ([HAND, "--given", "pares:=yes"], "not the number of a seat"),
        ([HAND, "--given", "pares:4=yes"], "seats 0 to 3"),
        ([HAND, "--given", "pares:99999999999999999999=yes"], "not the number of a seat"),
        ([HAND, "--given", "pares:\u0661=yes"], "not the number of a seat"),
        ([HAND, "--given", "pares:1=yes,1=no"], "as yes and as no"),
        ([HAND, "--given", "pares:1=yes; pares:1=no"], "as yes and as no"),
        ([HAND, "--given", "pares:1=yes,,2=no"], "between the commas"),
        ([HAND, "--given", "pares:1=yes;;juego:1=no"], "empty part"),
        ([HAND, "--given", ";"], "empty part"),
        ([HAND, "--given", "pares=1=yes"], "expected pares:"),
        ([HAND, "--given", "out:3o"], "expected out="),
        ([HAND, "--given", "out="], "between the commas"),
        ([HAND, "--given", "out=3x"], "'3x' is not a card"),
        ([HAND, "--given", "out=Ro"], "Ro is in the hand and in the cards that are out"),
        ([HAND, "--given", "out=3o,3o"], "3o is twice in the cards that are out"),
        ([HAND, "--given", "out=Re", "--partner", "Re ?? ?? ??"], "Re is in the hand of seat 2 and in"),
        ([HAND, "--given", "sena:2=wink"], "'wink' is not a sign of this table"),
        ([HAND, "--given", "sena:2="], "expected a seat and a sign"),
        ([HAND, "--preset", "basque", "--given", "sena:2=pares"], "'pares' is not a sign of this table"),
        ([HAND, "--players", "2", "--given", "sena:1=duples"], "no señas where each plays for himself"),
        ([HAND, "--given", "served:5"], "seats 0 to 3"),
        ([HAND, "--given", "served:two"], "not the number of a seat"),
        ([HAND, "--given", "pares:0=no"], "seat 0 is not true of its hand"),
        ([HAND, "--given", "sena:0=blind"], "seat 0 is not true of its hand"),
        ([HAND, "--given", "pares:2=no", "--partner", "Re Rb ?? ??"], "no hand fits"),
        ([HAND, "--given", "sena:1=three_kings,2=three_kings,3=three_kings"], "no deal fits"),
        ([HAND, "--given", "pares:1=no" + " " * 3000], "longer than"),
        ([HAND, "--discards", "--players", "6"], "up to 4 seats"),
        ([HAND, "--discards", "--given", "pares:1=yes"], "cards alone"),
    ],
)
def test_bad_input_is_one_clear_line(
    arguments: list[str], clue: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odds", *arguments]) == BAD_INPUT
    printed = capsys.readouterr()
    assert printed.out == ""
    assert clue in printed.err
    assert printed.err.isprintable() or printed.err.count("\n") == 1 or "\u2500" in printed.err
