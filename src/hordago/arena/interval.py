"""Intervals of 95 %. The unit of duplicates is the deal, for its two plays share their cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, inf, sqrt
from typing import Final, NamedTuple

import numpy as np

from hordago.odds.answer import NORMAL_95, wilson

PSEUDO: Final = (1.0, -1.0)
"""Two deals more, one won twice and one lost twice, so that a short run is never certain."""


class Interval(NamedTuple):
    """An estimate with the ends of its interval."""

    value: float
    low: float
    high: float


def mean(values: Sequence[float]) -> Interval:
    """Of numbers that have no bounds, by Student's distribution; a single one has infinite ends."""
    n = len(values)
    middle = fsum(values) / n
    if n == 1:
        return Interval(middle, -inf, inf)
    half = student_95(n - 1) * sqrt(fsum((each - middle) ** 2 for each in values) / (n - 1) / n)
    return Interval(middle, middle - half, middle + half)


def share(differences: Sequence[float]) -> Interval:
    """The share of games won in duplicates; each difference is games won less games lost, halved (−1 to 1).

    The adjusted interval for a difference of paired proportions of Bonett and Price (2012). Where both plays
    of a deal are won by the same side the pair says much, where each side wins one it says nothing.
    ``differences`` is not empty.
    """
    adjusted = (*differences, *PSEUDO)
    n = len(adjusted)
    middle = fsum(adjusted) / n
    half = NORMAL_95 * sqrt((fsum(each * each for each in adjusted) / n - middle**2) / n)
    value = fsum(differences) / len(differences)
    return Interval((1 + value) / 2, max(0.0, (1 + middle - half) / 2), min(1.0, (1 + middle + half) / 2))


def rate(wins: float, games: int) -> Interval:
    """Wilson's interval of a rate in games that share nothing."""
    low, high = wilson(np.array(wins / games), np.array(float(games)))
    return Interval(wins / games, float(low), float(high))


def student_95(freedom: int) -> float:
    """The 97.5 % point of Student's distribution: exact up to 2 degrees, else within 0.03 (Hill's series)."""
    if freedom <= 2:
        return (12.706204736432095, 4.302652729911275)[freedom - 1]
    z, n = NORMAL_95, freedom
    terms = (
        z,
        (z**3 + z) / (4 * n),
        (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2),
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3),
    )
    return fsum(terms)
