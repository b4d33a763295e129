"""The examples of the reference pages of records and positions are true."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from hordago.record import match_of, position_of, view_of
from hordago.record.position import Position, parse
from hordago.views import view

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
MFN = (REFERENCE / "mfn.md").read_text(encoding="utf-8")


def blocks(text: str, kind: str) -> list[str]:
    found = re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert found
    return found


@pytest.mark.parametrize("line", [line for block in blocks(MFN, "mfn") for line in block.splitlines()])
def test_every_line_of_the_page_is_a_position(line: str) -> None:
    position = parse(line)
    found = match_of(position) if position.viewer is None else view_of(position)
    assert str(position_of(found)) == line


def test_the_two_forms_of_the_first_example_are_of_one_match() -> None:
    full, seat_1 = blocks(MFN, "mfn")[0].splitlines()
    assert str(position_of(view(match_of(parse(full)), 1))) == seat_1


def test_every_field_is_explained() -> None:
    told = {
        name
        for row in re.findall(r"^\| (`.*?) \|", MFN, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", row)
    }
    own = {each.name for each in fields(Position)} - {"rules", "table", "tokens"}
    assert told == own | {"seats", "sides", "cut", "signs", "dropped"}
