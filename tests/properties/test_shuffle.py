"""R17: every shuffle equally likely. The five tests of `chi_square.py`, Bonferroni, p > 1e-4.

A run at night takes a fresh seed; the others always take the same one, so they cannot fail by bad luck.
"""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Callable
from itertools import combinations, permutations

import pytest

from hordago.fair import NO_NONCE, cut, deal_key, deck, reshuffle
from tests.properties.chi_square import (
    TESTS,
    Verdict,
    cycles,
    fixed_points,
    goodness_of_fit,
    hand_classes,
    neighbours,
    positions,
    survival,
)
from tests.sizes import NAME, SEED, Counts, size

LEAST_P = 1e-4
DECKS = size(small=20_000, ci=200_000, nightly=1_000_000)
NUMBER = SEED if NAME == "nightly" else 1
AGAIN = f"HORDAGO_TEST_SIZE={NAME} HORDAGO_TEST_SEED={NUMBER}"


@pytest.fixture(scope="module")
def seed() -> bytes:
    return hashlib.sha256(str(NUMBER).encode()).digest()


@pytest.fixture(scope="module")
def decks(seed: bytes) -> bytes:
    """The decks of as many deals of one long match, a byte a card."""
    absent = [NO_NONCE] * 4
    return b"".join(bytes(deck(deal_key(seed, deal, absent))) for deal in range(1, DECKS + 1))


def test_every_deck_holds_forty_cards(decks: bytes, record_property: Counts) -> None:
    assert len(decks) == 40 * DECKS
    assert all(len(set(decks[at : at + 40])) == 40 for at in range(0, len(decks), 40))
    record_property("decks", DECKS)


@pytest.mark.parametrize("test", TESTS, ids=lambda test: str(test.__name__))
def test_every_shuffle_is_equally_likely(test: Callable[[bytes], Verdict], decks: bytes) -> None:
    verdict = test(decks)
    assert verdict.p * len(TESTS) > LEAST_P, f"{verdict} p={verdict.p} {AGAIN}"


@pytest.mark.parametrize("cut_min", [1, 2, 3, 19])
def test_every_cut_is_equally_likely(cut_min: int, seed: bytes) -> None:
    absent = [NO_NONCE] * 4
    cuts = Counter(cut(deal_key(seed, deal, absent), cut_min) for deal in range(1, 20_001))
    places = range(cut_min, 41 - cut_min)
    verdict = goodness_of_fit(cuts, dict.fromkeys(places, 1 / len(places)))
    assert verdict.p * 4 > LEAST_P, f"{verdict} {AGAIN}"


def test_every_order_of_a_small_pile_is_equally_likely(seed: bytes) -> None:
    absent = [NO_NONCE] * 4
    pile = (3, 1, 0, 2)
    orders = Counter(reshuffle(deal_key(seed, deal, absent), 1, pile) for deal in range(1, 20_001))
    verdict = goodness_of_fit(orders, dict.fromkeys(permutations(range(4)), 1 / 24))
    assert verdict.p > LEAST_P, f"{verdict} {AGAIN}"


# The ruler itself is measured.


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [
        # For 2 degrees of freedom p = exp(-x/2), for 1 it is erfc(sqrt(x/2)), for 4 (1 + x/2) exp(-x/2).
        *((x, 2, math.exp(-x / 2)) for x in (0.5, 2.0, 9.0, 60.0)),
        *((x, 1, math.erfc(math.sqrt(x / 2))) for x in (0.01, 1.0, 9.0, 60.0)),
        *((x, 4, (1 + x / 2) * math.exp(-x / 2)) for x in (0.5, 4.0, 9.0, 60.0)),
        # Quantiles printed in tables of the distribution.
        (18.307038, 10, 0.05),
        (124.342113, 100, 0.05),
        (0.0, 7, 1.0),
    ],
)
def test_survival_is_the_tail_of_chi_square(statistic: float, freedom: int, p: float) -> None:
    assert survival(statistic, freedom) == pytest.approx(p, rel=1e-6)


def test_survival_sums_to_the_poisson_law_at_the_sizes_in_use() -> None:
    """With an even number of degrees, P(χ² >= x) = P(Poisson(x/2) < freedom/2)."""
    for statistic in (1400.0, 1558.0, 1700.0, 2000.0):
        mean = statistic / 2
        poisson = sum(math.exp(k * math.log(mean) - mean - math.lgamma(k + 1)) for k in range(779))
        assert survival(statistic, 1558) == pytest.approx(poisson, rel=1e-9)


@pytest.mark.parametrize("test", [positions, neighbours])
@pytest.mark.parametrize("cards", [4, 5, 6])
def test_dependent_cells_are_weighed_rightly(test: Callable[[bytes, int], Verdict], cards: int) -> None:
    """Over all shuffles of a small deck the mean of the statistic is its degrees of freedom, exactly."""
    verdicts = [test(bytes(order), cards) for order in permutations(range(cards))]
    mean = sum(verdict.statistic for verdict in verdicts) / len(verdicts)
    assert mean == pytest.approx(verdicts[0].freedom)


@pytest.mark.parametrize("test", [fixed_points, cycles])
def test_the_chances_of_a_small_deck_are_those_counted(test: Callable[[bytes, int], Verdict]) -> None:
    """All shuffles of six cards, once each, fit without any deviation."""
    every = b"".join(bytes(order) for order in permutations(range(6)))
    assert test(every, 6).statistic == pytest.approx(0, abs=1e-9)


def test_every_first_hand_once_fits_the_330_classes() -> None:
    """All 91,390 hands of four cards, once each, fit without any deviation; rare classes still are cells."""
    every = bytearray()
    for hand in combinations(range(40), 4):
        one = bytearray(40)
        one[0], one[4], one[8], one[12] = hand
        every += one
    verdict = hand_classes(bytes(every))
    assert verdict.statistic == pytest.approx(0, abs=1e-9)
    # Six classes are a single hand each (four of a rank other than king and ace) and make up one pool.
    assert verdict.freedom == (330 - 6 + 1) - 1


def test_rare_cells_are_pooled_and_unknown_ones_refused() -> None:
    assert goodness_of_fit({"a": 90, "b": 10}, {"a": 0.9, "b": 0.08, "c": 0.02}).freedom == 1
    with pytest.raises(ValueError, match="without a chance"):
        goodness_of_fit({"d": 1}, {"a": 1.0})
