"""The tables that come with the package: they are the files that were made, and what would be counted."""

from __future__ import annotations

import hashlib
import json
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from hordago.cards import CARDS
from hordago.odds import Answer, Given, build, odds, redraws, stones, tables
from hordago.odds.build import rules_of
from hordago.odds.classes import classes_of
from hordago.odds.exact import count_pairs
from hordago.odds.question import question
from hordago.odds.tables import STORED, table, total, unpacked
from tests.odds.test_exact import NUMBA
from tests.sizes import seeded, size

FILES = pytest.mark.parametrize(("kings", "players"), STORED)
SAMPLE = size(small=3, ci=8, nightly=200)
DATA_GOAL = 4_000_000
"""Bytes of all files together."""
FOUND = [(tables.path(*each), *each, table(*each).shape) for each in STORED] + [
    (redraws.path(kings), kings, redraws.SEATS, redraws.table(kings).shape) for kings in redraws.STORED
]


@pytest.mark.parametrize(("file", "kings", "players", "shape"), FOUND, ids=[file.name for file, *_ in FOUND])
def test_files_are_those_of_the_list(file: Path, kings: int, players: int, shape: tuple[int, ...]) -> None:
    listed = json.loads(tables.LIST.read_text(encoding="utf-8"))
    assert listed["version"] == tables.VERSION
    entry = listed["files"][file.name]
    assert entry["sha256"] == hashlib.sha256(file.read_bytes()).hexdigest()
    assert (entry["kings"], entry["players"]) == (kings, players)
    assert tuple(entry["shape"]) == shape


def test_nothing_else_is_shipped_and_it_is_small() -> None:
    found = [each for each in tables.FOLDER.iterdir() if not each.name.startswith("race")]
    assert {each.name for each in found} == {file.name for file, *_ in FOUND} | {tables.LIST.name}
    assert sum(each.stat().st_size for each in found) < DATA_GOAL


@pytest.mark.parametrize(
    ("kings", "players"),
    size(small=((8, 2), (8, 3)), ci=((4, 2), (4, 3), (8, 2), (8, 3), (8, 4)), nightly=STORED),
)
def test_made_anew_they_are_the_same(kings: int, players: int) -> None:
    assert (build.hands(kings, players) == table(kings, players)).all()


@pytest.mark.parametrize("kings", size(small=(8,), ci=(8,), nightly=redraws.STORED))
def test_discards_made_anew_are_the_same(kings: int) -> None:
    first = 0
    for n in range(1, size(small=2, ci=3, nightly=5)):
        made = np.array(list(build.given_up(kings, n)))
        assert (made == redraws.table(kings)[first : first + len(made)]).all()
        first += len(made)


@FILES
def test_rows_are_what_is_counted(kings: int, players: int) -> None:
    """Made with all pools at once, counted hand by hand."""
    random = seeded(f"{__name__}.{kings}.{players}")
    stored, rules = table(kings, players), rules_of(kings, players)
    classes = classes_of(rules)
    for _ in range(SAMPLE):
        seat, hand = random.randrange(players), random.randrange(stored.shape[1])
        asked = question(classes.example(classes.counts[hand]), rules, seat, Given())
        counted = tables.packed(count_pairs(asked, fast=NUMBA))
        assert (counted == stored[seat, hand]).all(), (kings, players, seat, hand)


@pytest.mark.parametrize("kings", redraws.STORED)
def test_rows_of_discards_are_what_is_counted(kings: int) -> None:
    """Card for card: every new hand asked about by itself, with what was given up out of the deck."""
    random = seeded(f"{__name__}.redraws.{kings}")
    rules = rules_of(kings, redraws.SEATS)
    classes = classes_of(rules)
    for _ in range(size(small=1, ci=2, nightly=40)):
        hand, seat = random.sample(CARDS, 4), random.randrange(4)
        n = random.randint(1, size(small=1, ci=1, nightly=4))
        kept, thrown = hand[n:], hand[:n]
        answers: dict[bytes, Answer] = {}
        sums, stones_in_all, draws = np.zeros((5, 4)), 0.0, 0
        for drawn in combinations([each for each in CARDS if each not in hand], n):
            key = classes.count(drawn).tobytes()
            if key not in answers:
                answers[key] = odds([*kept, *drawn], rules, seat=seat, given=Given(out=thrown), fast=NUMBA)
            lances = answers[key].lances
            sums += list(lances.values())
            stones_in_all += stones(classes.evaluator.evaluate([*kept, *drawn]), lances)
            draws += 1
        found, worth = redraws.stored(rules, classes, seat, classes.count(kept), classes.count(thrown))
        assert found == pytest.approx(sums / draws, abs=1e-12), (hand, n, seat)
        assert worth == pytest.approx(stones_in_all / draws, abs=1e-12), (hand, n, seat)


@pytest.mark.parametrize("kings", redraws.STORED)
def test_every_number_of_discards_can_be(kings: int) -> None:
    """Shares from 0 to 1 that add up, the same for all seats where seats do not matter; nearer to mano is
    never worse."""
    classes = classes_of(rules_of(kings, redraws.SEATS))
    rows = redraws.table(kings)
    first = 0
    for n in range(1, 5):
        kept, thrown = classes.draws(4 - n), classes.draws(n)
        hands = kept.counts[:, None] + thrown.counts
        possible = (hands <= classes.sizes).all(axis=2).ravel()
        some, first = rows[first : first + len(possible)], first + len(possible)
        assert not some[~possible].any()
        for row in some[possible][:: size(small=20, ci=5, nightly=1)]:
            of_seats = [redraws.unpacked(row, seat, redraws.total(n)) for seat in range(redraws.SEATS)]
            shares = np.array([odds for odds, _ in of_seats])
            assert ((shares >= 0) & (shares <= 1)).all()
            assert shares[:, :, :3].sum(axis=2) == pytest.approx(1)
            assert (shares[0, :, 0] >= shares[3, :, 0]).all()
            assert all(0 < stones < 9 for _, stones in of_seats)
    assert first == len(rows)


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
