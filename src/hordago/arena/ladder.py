"""Bradley-Terry ratings: one number a bot, such that differences say how often one beats the other.

The chance that i beats j is 1 / (1 + 10^((Rj − Ri) / 400)). Ratings are those of greatest likelihood, found
by Newton's method. Each pairing is given two deals more, one won twice by either side, as in
:mod:`hordago.arena.interval`, so that a bot which never lost is not infinitely strong. All pairings play the
same cards, so games of one deal are not independent: intervals come from the sums of each deal ("sandwich").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hordago.arena.duplicate import Duplicate
from hordago.arena.interval import Interval
from hordago.arena.run import Pairing
from hordago.odds.answer import NORMAL_95

SCALE: Final = 400 / log(10)
"""Rating points for a factor e in the odds to win."""
ANCHOR: Final = 1000.0
"""The rating of the bot that all others are measured by."""
_STEP: Final = 2.0
"""The longest step of Newton's method, so that it does not leap where nothing is known."""
_ROUNDS: Final = 500
_CLOSE: Final = 1e-10
_PSEUDO: Final = (2.0, 0.0)
"""Games that the first of a pairing wins in the two deals that are added."""

Floats = NDArray[np.float64]


class Rated(NamedTuple):
    """One rung."""

    name: str
    rating: Interval
    """The bot that all are measured by has no width."""
    games: int
    score: float
    """Share of its games that it won."""

    def summary(self) -> dict[str, Any]:
        """For JSON."""
        rating, low, high = self.rating
        return {
            "name": self.name,
            "rating": rating,
            "ci95": [low, high],
            "games": self.games,
            "win_rate": self.score,
        }


class Games(NamedTuple):
    """The games of a ladder: pairing, deal, and how many of the two the first one won."""

    pairs: NDArray[np.int64]
    """Places of both bots, one row a deal played twice."""
    clusters: NDArray[np.int64]
    """Rows with the same number share their cards."""
    wins: Floats
    """0, 1 or 2."""


def ladder(played: Mapping[Pairing, Sequence[Duplicate]], anchor: str) -> list[Rated]:
    """The bots of those pairings, strongest first; ``anchor`` is one of them and gets :data:`ANCHOR`."""
    names = list(dict.fromkeys(name for pairing in played for name in pairing))
    games = _games(played, names)
    fixed = names.index(anchor)
    strengths = _strengths(games, len(names), fixed)
    errors = _errors(games, strengths, fixed)
    rungs = []
    for place, name in enumerate(names):
        own = [
            sum(each.won) if name == each.a else 2 - sum(each.won)
            for pairing, found in played.items()
            if name in pairing
            for each in found
        ]
        middle, half = ANCHOR + SCALE * strengths[place], NORMAL_95 * SCALE * errors[place]
        rating = Interval(float(middle), float(middle - half), float(middle + half))
        rungs.append(Rated(name, rating, 2 * len(own), sum(own) / (2 * len(own))))
    return sorted(rungs, key=lambda rung: -rung.rating.value)


def expected(one: float, other: float) -> float:
    """The chance that a rating beats another."""
    return float(1 / (1 + np.exp((other - one) / SCALE)))


def _games(played: Mapping[Pairing, Sequence[Duplicate]], names: Sequence[str]) -> Games:
    pairs, clusters, wins = [], [], []
    alone = -1
    for (a, b), found in played.items():
        for each in found:
            pairs.append((names.index(a), names.index(b)))
            clusters.append(each.deal)
            wins.append(float(sum(each.won)))
        for more in _PSEUDO:
            pairs.append((names.index(a), names.index(b)))
            clusters.append(alone)
            wins.append(more)
            alone -= 1
    return Games(np.array(pairs), np.unique(clusters, return_inverse=True)[1], np.array(wins))


def _slopes(games: Games, strengths: Floats) -> tuple[Floats, Floats]:
    """For each row the slope of its log-likelihood along (first − second), and how that slope falls."""
    first, second = games.pairs.T
    p = 1 / (1 + np.exp(strengths[second] - strengths[first]))
    return games.wins - 2 * p, 2 * p * (1 - p)


def _curvature(games: Games, falls: Floats, n: int, fixed: int) -> Floats:
    """Minus the second derivatives of the log-likelihood, with the fixed bot held."""
    first, second = games.pairs.T
    found = np.zeros((n, n))
    for one, other in ((first, second), (second, first)):
        np.add.at(found, (one, one), falls)
        np.subtract.at(found, (one, other), falls)
    found[fixed], found[:, fixed] = 0, 0
    found[fixed, fixed] = 1
    return found


def _strengths(games: Games, n: int, fixed: int) -> Floats:
    """Of greatest likelihood, in natural units, 0 for the fixed bot."""
    found = np.zeros(n)
    first, second = games.pairs.T
    for _ in range(_ROUNDS):
        slopes, falls = _slopes(games, found)
        uphill = np.bincount(first, slopes, n) - np.bincount(second, slopes, n)
        uphill[fixed] = 0
        step = np.linalg.solve(_curvature(games, falls, n, fixed), uphill)
        found += step * min(1.0, _STEP / max(float(abs(step).max()), _CLOSE))
        if abs(step).max() < _CLOSE:
            return found
    raise ArithmeticError("the ratings do not settle")


def _errors(games: Games, strengths: Floats, fixed: int) -> Floats:
    """Standard errors, from how much the slopes of whole deals scatter."""
    n = len(strengths)
    slopes, falls = _slopes(games, strengths)
    of_deals = np.zeros((games.clusters.max() + 1, n))
    first, second = games.pairs.T
    np.add.at(of_deals, (games.clusters, first), slopes)
    np.add.at(of_deals, (games.clusters, second), -slopes)
    of_deals[:, fixed] = 0
    inverse = np.linalg.inv(_curvature(games, falls, n, fixed))
    errors: Floats = np.sqrt(np.diag(inverse @ (of_deals.T @ of_deals) @ inverse))
    errors[fixed] = 0
    return errors
