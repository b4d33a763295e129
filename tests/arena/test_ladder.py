"""Bradley-Terry ratings: known answers, another way to find them, and what their intervals hold."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import log10

import numpy as np
import pytest

from hordago.arena.duplicate import Duplicate
from hordago.arena.ladder import ANCHOR, Rated, expected, ladder
from hordago.arena.page import Standing, write
from hordago.arena.result import result
from hordago.arena.run import Pairing
from tests.sizes import seeded, size


def deal(a: str, b: str, number: int, wins: int) -> Duplicate:
    return Duplicate(a, b, number, (float(wins > 0), float(wins > 1)), (wins, wins), (1, 1), (0, 0))


def deals(a: str, b: str, twice: int, once: int, never: int) -> list[Duplicate]:
    wins = [2] * twice + [1] * once + [0] * never
    return [deal(a, b, number, each) for number, each in enumerate(wins)]


def ratings(rungs: Sequence[Rated]) -> dict[str, float]:
    return {rung.name: rung.rating.value for rung in rungs}


def test_two_bots_differ_by_the_logarithm_of_their_wins() -> None:
    """70 of 100 games, and the two added deals: 72 to 32."""
    found = ladder({("a", "b"): deals("a", "b", 30, 10, 10)}, "b")
    assert [rung.name for rung in found] == ["a", "b"]
    assert found[0].rating.value == pytest.approx(ANCHOR + 400 * log10(72 / 32))
    assert found[1].rating == (ANCHOR, ANCHOR, ANCHOR) and found[1].games == 100
    assert found[0].score == pytest.approx(0.7) and found[1].score == pytest.approx(0.3)
    assert expected(found[0].rating.value, ANCHOR) == pytest.approx(72 / 104)


def test_three_bots_of_strengths_4_2_1() -> None:
    """a beats b and b beats c in 2 of 3 games, a beats c in 4 of 5: 120.4 points each."""
    many = 3000
    played = {
        ("a", "b"): deals("a", "b", 2 * many, 0, many),
        ("b", "c"): deals("b", "c", 2 * many, 0, many),
        ("a", "c"): deals("a", "c", 4 * many, 0, many),
    }
    found = ratings(ladder(played, "c"))
    assert found["b"] - found["c"] == pytest.approx(400 * log10(2), abs=0.3)
    assert found["a"] - found["b"] == pytest.approx(400 * log10(2), abs=0.3)


def test_a_circle_is_level() -> None:
    circle = {pair: deals(*pair, 20, 5, 10) for pair in (("a", "b"), ("b", "c"), ("c", "a"))}
    assert list(ratings(ladder(circle, "a")).values()) == pytest.approx([ANCHOR] * 3)


def test_who_never_lost_has_a_rating_all_the_same() -> None:
    first, *_ = ladder({("a", "b"): deals("a", "b", 500, 0, 0)}, "b")
    assert ANCHOR + 800 < first.rating.value < ANCHOR + 1200
    assert first.rating.low < first.rating.value - 100


def minorised(played: Mapping[Pairing, Sequence[Duplicate]], names: Sequence[str]) -> dict[str, float]:
    """The same by the classical iteration: strength = wins / sum of games / (sum of strengths)."""
    wins = dict.fromkeys(names, 0.0)
    games: dict[Pairing, float] = {}
    for (a, b), found in played.items():
        first = sum(sum(each.won) for each in found) + 2
        wins[a] += first
        wins[b] += 2 * len(found) + 4 - first
        games[a, b] = 2 * len(found) + 4
    strength = dict.fromkeys(names, 1.0)
    for _ in range(5000):
        met = dict.fromkeys(names, 0.0)
        for (a, b), n in games.items():
            for one in (a, b):
                met[one] += n / (strength[a] + strength[b])
        strength = {name: wins[name] / met[name] for name in names}
    return {name: ANCHOR + 400 * log10(strength[name] / strength[names[0]]) for name in names}


def simulated(rng: random.Random, true: Mapping[str, float], number: int) -> dict[Pairing, list[Duplicate]]:
    """Deals whose cards favour one bot or the other in all pairings alike."""
    luck = [rng.choice((0, 0, 0, 1)) for _ in range(number)]
    played: dict[Pairing, list[Duplicate]] = {}
    for a, b in combinations(true, 2):
        played[a, b] = [
            deal(a, b, each, sum(rng.random() < expected(true[a], true[b]) for _ in (0, 1)) if free else 1)
            for each, free in enumerate(luck)
        ]
    return played


def test_newton_finds_what_the_classical_iteration_finds() -> None:
    rng = seeded(f"{__name__}/newton")
    for _ in range(5):
        true = {name: rng.gauss(1000, 250) for name in "abcd"}
        played = simulated(rng, true, 40)
        other = minorised(played, list(true))
        for name, rating in ratings(ladder(played, "a")).items():
            assert rating == pytest.approx(other[name], abs=0.01)


@pytest.mark.slow
def test_intervals_hold_what_an_endless_ladder_would_say() -> None:
    """A quarter of the deals is not decided by the cards, so the true ratings lie closer together."""
    rng, held, total = seeded(f"{__name__}/coverage"), 0, 0
    true = {"a": 1000.0, "b": 1100.0, "c": 1250.0}
    endless = ratings(ladder(simulated(rng, true, 60_000), "a"))
    for _ in range(size(small=150, ci=500, nightly=5000)):
        for rung in ladder(simulated(rng, true, 200), "a"):
            if rung.name != "a":
                held += rung.rating.low <= endless[rung.name] <= rung.rating.high
                total += 1
    print(held / total)
    assert 0.90 < held / total < 0.99


def test_the_page_has_every_bot_and_both_ways_of_a_pairing() -> None:
    played = {("a", "b"): deals("a", "b", 30, 10, 10), ("a", "c"): deals("a", "c", 40, 10, 0)}
    played["b", "c"] = deals("b", "c", 20, 20, 10)
    results = {pairing: result(found) for pairing, found in played.items()}
    command = "hordago arena --ladder a b c --markdown"
    rated, versions = ladder(played, "b"), {"Hordago": "1"}
    page = write(Standing("spanish", 4, 40, "0", 50, rated, results, command, versions, "2026-01-01"))
    assert command in page and "50 deals a pairing" in page and "Hordago 1" in page
    rungs = [line for line in page.splitlines() if line.startswith("| `") and "games" not in line]
    assert len(rungs) == 6
    cross = {line.split("|")[1].strip(): line.split("|")[2:-1] for line in rungs[3:]}
    assert cross["`a`"][0].strip() == "" and "70.0 (" in cross["`a`"][1] and "30.0 (" in cross["`b`"][0]
    assert max(map(len, page.splitlines())) < 130
    assert np.isfinite([rung.rating.value for rung in ladder(played, "b")]).all()


def test_the_page_says_where_one_number_is_not_enough() -> None:
    played = {
        ("a", "b"): deals("a", "b", 500, 0, 500),
        ("b", "c"): deals("b", "c", 500, 0, 500),
        ("c", "a"): deals("c", "a", 800, 0, 200),
    }
    results = {pairing: result(found) for pairing, found in played.items()}
    rated = ladder(played, "a")
    page = write(Standing("spanish", 4, 40, "0", 1000, rated, results, "…", {}, "2026-01-01"))
    assert "fit worst: `c` won 80.0 % of its games against `a`; by the ratings it\nwould be 69" in page
