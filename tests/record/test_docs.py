"""The examples of the reference pages of records and positions are true."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from hordago.record import match_of, position_of, read, view_of, write
from hordago.record.position import Position, parse
from hordago.record.replay import replay
from hordago.record.toml import loads
from hordago.rules import OPTIONS
from hordago.views import view

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
MGN = (REFERENCE / "mgn.md").read_text(encoding="utf-8")
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


@pytest.mark.parametrize("text", blocks(MGN, "mgn"))
def test_the_record_of_the_page_is_written_so_and_replays(text: str) -> None:
    record = read(text)
    assert write(record) == text
    assert replay(record).ok


def paths(table: Mapping[str, Any], prefix: str = "") -> set[str]:
    """Names of all fields in a document, lists of tables too."""
    found = set()
    for name, value in table.items():
        inner = value if isinstance(value, list) else [value]
        tables = [each for each in inner if isinstance(each, dict)]
        if tables:
            found |= {path for each in tables for path in paths(each, f"{prefix}{name}.")}
        else:
            found.add(prefix + name)
    return found


def test_every_field_of_a_record_is_explained() -> None:
    rows = re.findall(r"^\| (`.*?) \|", MGN, re.MULTILINE)
    told = set(re.findall(r"`([\w.]+)`", " ".join(rows)))
    released = REFERENCE.parents[1] / "tests" / "vectors" / "records" / "v1"
    written = {
        path for file in released.glob("*.mgn") for path in paths(loads(file.read_text(encoding="utf-8")))
    }
    options = {f"rules.{option}" for option in OPTIONS}
    assert written - options == told - {"hands.deals", "rules.OPTION"}
