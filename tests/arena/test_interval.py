"""Intervals of 95 %: known answers, and how often they hold the truth."""

from __future__ import annotations

from math import inf, sqrt

import pytest

from hordago.arena import interval
from tests.sizes import seeded, size

Z = 1.959963984540054


@pytest.mark.parametrize(
    ("freedom", "point"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984), (10**6, 1.960)],
)
def test_student_is_that_of_the_tables(freedom: int, point: float) -> None:
    assert interval.student_95(freedom) == pytest.approx(point, abs=0.025 if 3 <= freedom <= 5 else 0.002)


def test_the_mean_of_points() -> None:
    """Ten numbers: mean 3, standard deviation sqrt(10/9), t 2.2622."""
    found = interval.mean([2, 2, 2, 2, 3, 3, 4, 4, 4, 4])
    assert found.value == 3
    half = 2.2622 * sqrt(8 / 9 / 10)
    assert [found.low, found.high] == pytest.approx([3 - half, 3 + half], abs=1e-3)
    assert interval.mean([5]) == (5, -inf, inf)
    assert interval.mean([1.5] * 7) == (1.5, 1.5, 1.5)


def test_a_paired_share_is_that_of_bonett_and_price() -> None:
    """Of 100 deals 30 won twice, 10 lost twice: p12 = 31/102, p21 = 11/102."""
    found = interval.share([1.0] * 30 + [-1.0] * 10 + [0.0] * 60)
    difference = 20 / 102
    half = Z * sqrt((42 / 102 - difference**2) / 102)
    assert found.value == 0.6
    assert found.low == pytest.approx((1 + difference - half) / 2)
    assert found.high == pytest.approx((1 + difference + half) / 2)


def test_a_short_run_is_never_certain() -> None:
    found = interval.share([1.0])
    assert found.value == 1 and found.low < 0.5 and found.high == 1
    assert interval.share([1.0] * 20).low < 0.97
    even = interval.share([0.0] * 50)
    assert even.value == 0.5 and 0.4 < even.low < 0.5 < even.high < 0.6


def test_wilson_of_a_plain_rate() -> None:
    assert list(interval.rate(8, 10)) == pytest.approx([0.8, 0.4902, 0.9433], abs=1e-4)


@pytest.mark.parametrize("always", [0.0, 0.6])
def test_the_interval_holds_the_truth_19_times_of_20(always: float) -> None:
    """Also where most deals are decided by their cards, so that each side wins one play."""
    random, held = seeded(f"{__name__}/{always}"), 0
    runs = size(small=400, ci=2_000, nightly=20_000)
    strength = 0.65
    for _ in range(runs):
        deals = []
        for _ in range(60):
            if random.random() < always:
                deals.append(0.0)
            else:
                deals.append((random.random() < strength) + (random.random() < strength) - 1.0)
        found = interval.share(deals)
        held += found.low <= 0.5 + (1 - always) * (strength - 0.5) <= found.high
    print(held / runs)
    assert 0.92 < held / runs < 0.985
