"""The tables that come with the package: they are the files that were made, and what would be counted."""

from __future__ import annotations

import hashlib
import json

import pytest

from hordago.odds import tables
from hordago.odds.build import row, rules_of
from hordago.odds.classes import classes_of
from hordago.odds.tables import STORED, table, total, unpacked
from tests.odds.test_exact import NUMBA
from tests.sizes import seeded, size

FILES = pytest.mark.parametrize(("kings", "players"), STORED)
SAMPLE = size(small=3, ci=8, nightly=200)
DATA_GOAL = 2_000_000
"""Bytes of all files together."""


@FILES
def test_files_are_those_of_the_list(kings: int, players: int) -> None:
    listed = json.loads(tables.LIST.read_text(encoding="utf-8"))
    assert listed["version"] == tables.VERSION
    file = tables.path(kings, players)
    entry = listed["files"][file.name]
    assert entry["sha256"] == hashlib.sha256(file.read_bytes()).hexdigest()
    assert (entry["kings"], entry["players"]) == (kings, players)
    assert tuple(entry["shape"]) == table(kings, players).shape


def test_nothing_else_is_shipped_and_it_is_small() -> None:
    found = {each.name for each in tables.FOLDER.iterdir()}
    assert found == {tables.path(*each).name for each in STORED} | {tables.LIST.name}
    assert sum(each.stat().st_size for each in tables.FOLDER.iterdir()) < DATA_GOAL


@FILES
def test_rows_are_what_is_counted(kings: int, players: int) -> None:
    random = seeded(f"{__name__}.{kings}.{players}")
    stored = table(kings, players)
    for _ in range(SAMPLE):
        seat, hand = random.randrange(players), random.randrange(stored.shape[1])
        counted = row(kings, players, seat, hand, fast=NUMBA)
        assert (counted == stored[seat, hand]).all(), (kings, players, seat, hand)


@FILES
def test_every_deal_is_won_by_one_side(kings: int, players: int) -> None:
    """Over all hands of a seat its side wins as many deals as over all hands of the partner's seat, and the
    sides together win all deals in which the lance is played: in whole numbers, exactly."""
    rules = rules_of(kings, players)
    weights = classes_of(rules).weights.astype(object)
    deals = int(weights.sum()) * total(players)
    won: dict[int, list[int]] = {}
    none: list[int] = []
    for seat in range(players):
        rows = table(kings, players)[seat].astype(object)
        wins = [int((weights * rows[:, lance]).sum()) for lance in range(5)]
        none = [0, 0, *(int((weights * rows[:, place]).sum()) for place in (5, 6, 7))]
        assert won.setdefault(rules.sides[seat], wins) == wins
    for lance in range(5):
        assert sum(wins[lance] for wins in won.values()) + none[lance] == deals


def test_packing_loses_nothing() -> None:
    stored = table(8, 4)[2, 100]
    assert (tables.packed(unpacked(stored, total(4))) == stored).all()
