"""Is every shuffle equally likely? Five chi-square tests over many decks, standard library only.

Decks come as one bytes object, `size` bytes a deck (40 unless a smaller deck is being checked), each byte
a card 0..size−1. Every statistic below is exactly chi-square distributed in the limit of many decks; where
the cells of one deck depend on each other (`positions`, `neighbours`) that is allowed for.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, combinations_with_replacement, pairwise
from operator import eq
from typing import Any, NamedTuple

LEAST_EXPECTED = 5.0
"""Cells with fewer expected observations are pooled: below that the chi-square law is a poor guess."""


class Verdict(NamedTuple):
    """A chi-square statistic and its degrees of freedom."""

    statistic: float
    freedom: int

    @property
    def p(self) -> float:
        """Probability that a fair shuffle gives at least this statistic, 0..1."""
        return survival(self.statistic, self.freedom)


def survival(statistic: float, freedom: int) -> float:
    """Return P(χ² ≥ statistic): the regularised upper incomplete gamma function Q(freedom/2, statistic/2)."""
    a, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:  # the power series of the lower function converges fast here
        term = total = 1 / a
        n = a
        while term > total * 1e-16:
            n += 1
            term *= x / n
            total += term
        return 1 - scale * total
    # Legendre's continued fraction 1/(x+1−a − 1(1−a)/(x+3−a − …)), from the front (Lentz).
    b = x + 1 - a
    c, d = math.inf, 1 / b
    fraction = d
    for i in range(1, 100_000):
        b += 2
        weight = i * (a - i)
        d = 1 / (b + weight * d)
        c = b + weight / c
        fraction *= c * d
        if abs(c * d - 1) < 1e-15:
            return scale * fraction
    raise ArithmeticError("the continued fraction did not converge")


def goodness_of_fit(counts: Mapping[Any, int], chances: Mapping[Any, float]) -> Verdict:
    """Compare independent observations, counted by cell, with the chances of the cells.

    Raises `ValueError` if a cell was seen that has no chance at all.
    """
    if not counts.keys() <= chances.keys():
        raise ValueError(f"cells without a chance: {counts.keys() - chances.keys()}")
    total = sum(counts.values())
    pooled_expected, pooled = 0.0, 0
    statistic, cells = 0.0, 0
    for cell in sorted(chances, key=lambda cell: chances[cell]):
        expected, observed = total * chances[cell], counts.get(cell, 0)
        if pooled_expected < LEAST_EXPECTED or expected < LEAST_EXPECTED:
            pooled_expected += expected
            pooled += observed
        else:
            statistic += (observed - expected) ** 2 / expected
            cells += 1
    statistic += (pooled - pooled_expected) ** 2 / pooled_expected
    return Verdict(statistic, cells)


def positions(decks: bytes, size: int = 40) -> Verdict:
    """Is every card equally often at every place?

    A deck fills size cells, one a row and one a column, so the cells depend on each other: the covariance
    of one deck is 1/(size−1) times a projection on (size−1)² dimensions, hence the factor.
    """
    expected = len(decks) / size**2
    total = 0.0
    for place in range(size):
        seen = Counter(decks[place::size])
        total += sum((seen[card] - expected) ** 2 for card in range(size))
    return Verdict(total / expected * (size - 1) / size, (size - 1) ** 2)


def neighbours(decks: bytes, size: int = 40) -> Verdict:
    """Does every card follow every other equally often?

    With one more symbol for the ends, a deck is a ring of n = size + 1 symbols and each symbol has one
    successor. The covariance of one ring has two eigenvalues on the tables with empty margins: 1/(n−1) where
    "b after a" and "a after b" deviate alike, and n/((n−1)(n−2)) where they deviate oppositely.
    """
    n = size + 1
    rings = len(decks) // size
    end = bytes([size]) * rings
    columns = [end, *(decks[place::size] for place in range(size)), end]
    seen: Counter[tuple[int, int]] = Counter()
    for before, after in pairwise(columns):
        seen.update(zip(before, after, strict=True))
    expected = rings / (n - 1)
    alike = opposite = 0.0
    for a, b in combinations(range(n), 2):
        there, back = seen[a, b] - expected, seen[b, a] - expected
        alike += (there + back) ** 2 / 2
        opposite += (there - back) ** 2 / 2
    statistic = alike / expected + opposite / (expected * n / (n - 2))
    return Verdict(statistic, n * (n - 3) + 1)


def fixed_points(decks: bytes, size: int = 40) -> Verdict:
    """Do as many cards stay at their canonical place as they should (about one in the mean)?"""
    derangements = [1, 0]
    for n in range(2, size + 1):
        derangements.append((n - 1) * (derangements[-1] + derangements[-2]))
    shuffles = math.factorial(size)
    chances = {k: math.comb(size, k) * derangements[size - k] / shuffles for k in range(size + 1)}
    canonical = range(size)
    return goodness_of_fit(Counter(sum(map(eq, deck, canonical)) for deck in _each(decks, size)), chances)


def cycles(decks: bytes, size: int = 40) -> Verdict:
    """Does the shuffle, read as a permutation, have as many cycles as it should (Stirling numbers)?"""
    stirling = [1]
    for n in range(size):
        stirling = [n * same + fewer for same, fewer in zip([*stirling, 0], [0, *stirling], strict=True)]
    shuffles = math.factorial(size)
    chances = {k: ways / shuffles for k, ways in enumerate(stirling)}
    return goodness_of_fit(Counter(map(_cycle_count, _each(decks, size))), chances)


def hand_classes(decks: bytes) -> Verdict:
    """Does mano's first hand at a table of four fall in each of the 330 classes as often as it should?

    A class is a multiset of ranks with eight kings and eight aces: a three counts as a king, a two as an ace.
    """
    rank = bytes("AAK4567SCK", "ascii") * 4
    in_deck = Counter(rank)
    all_hands = math.comb(40, 4)
    chances = {
        hand: math.prod(math.comb(in_deck[r], held) for r, held in Counter(hand).items()) / all_hands
        for hand in combinations_with_replacement(sorted(in_deck), 4)
    }
    to_rank = rank.ljust(256, b"?")
    dealt = Counter(zip(*(decks[place::40].translate(to_rank) for place in (0, 4, 8, 12)), strict=True))
    counts: Counter[tuple[int, ...]] = Counter()
    for hand, times in dealt.items():
        counts[tuple(sorted(hand))] += times
    return goodness_of_fit(counts, chances)


TESTS = (positions, neighbours, fixed_points, cycles, hand_classes)


def least_p(decks: bytes) -> float:
    """Return the smallest p of the five tests times five (Bonferroni), at most 1."""
    return min(1.0, len(TESTS) * min(test(decks).p for test in TESTS))


def _each(decks: bytes, size: int) -> Iterator[bytes]:
    return (decks[start : start + size] for start in range(0, len(decks), size))


def _cycle_count(deck: bytes) -> int:
    seen = bytearray(len(deck))
    found = 0
    for start in range(len(deck)):
        if not seen[start]:
            found += 1
            at = start
            while not seen[at]:
                seen[at] = 1
                at = deck[at]
    return found
