"""The simulator's cards and choices are as likely as they should be; its numbers are SplitMix64."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

pytest.importorskip("numba", reason="the simulator needs the extra [fast]")

from hordago.rules import Rules
from hordago.training import log as entries_of
from hordago.training.chance import seed_of
from hordago.training.replay import entries
from hordago.training.sim import logged, plan
from tests.properties.chi_square import goodness_of_fit
from tests.sizes import seeded, size

RULES = Rules.preset("pagat")
NUMBERS = size(small=400_000, ci=2_000_000, nightly=20_000_000)


def is_uniform(counts: Counter[int], cells: Iterable[int]) -> bool:
    """Fails for a fair stream once in a million runs."""
    chances = dict.fromkeys(cells, 1.0)
    return goodness_of_fit(counts, {cell: 1 / len(chances) for cell in chances}).p > 1e-6


@pytest.fixture(scope="module")
def written() -> list[tuple[int, list[int]]]:
    """What one long stream wrote down."""
    (unit,) = plan(RULES, 1, seeded(__name__).getrandbits(64))
    _, log = logged(unit._replace(games=10**9), NUMBERS)
    return [(kind, list(given)) for kind, given in entries(log)]


def test_every_card_is_dealt_to_every_place_equally_often(written: list[tuple[int, list[int]]]) -> None:
    deals = [given for kind, given in written if kind == entries_of.DEAL]
    assert len(deals) > NUMBERS / 400
    for place in range(16):
        assert is_uniform(Counter(deal[place] for deal in deals), range(40))
    pairs = Counter((deal[0] - deal[1]) % 40 for deal in deals)
    assert is_uniform(pairs, range(1, 40))


def test_served_cards_are_any_of_the_stock(written: list[tuple[int, list[int]]]) -> None:
    drawn = Counter(card for kind, given in written if kind == entries_of.DRAW for card in given)
    assert is_uniform(drawn, range(40))


def test_random_words_are_equally_likely(written: list[tuple[int, list[int]]]) -> None:
    opening = [given for kind, given in written if kind == entries_of.BET and given[1] == 0b11001]
    assert is_uniform(Counter(given[4] for given in opening), (0, 3, 4))
    assert is_uniform(Counter(given[5] for given in opening if given[4] == 3), (2, 5, 10))
    talk = Counter(given[-1] for kind, given in written if kind == entries_of.TALK)
    assert is_uniform(talk, range(2))


def test_units_of_a_run_begin_far_apart() -> None:
    seeds = {seed_of(seed, unit) for seed in range(50) for unit in range(200)}
    assert len(seeds) == 50 * 200
    assert seed_of(7, 3) == 11_951_883_903_241_399_498
