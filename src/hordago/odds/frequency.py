"""How often: what a random hand is, and how a hand compares with all others; only the deck is known."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from hordago.odds.classes import Classes, Floats, classes_of
from hordago.odds.question import check_rules
from hordago.rules.options import Rules


class Frequencies(NamedTuple):
    """Shares of all hands of a deck, each from 0 to 1."""

    hands: int
    """Different hands: C(40, 4)."""
    pares: float
    """Hands with pares."""
    par: float
    medias: float
    duples: float
    juego: float
    """Hands with juego."""
    totals: dict[int, float]
    """Total of the counting values → share; 31 and more is juego."""


def how_often(rules: Rules) -> Frequencies:
    """What a random hand is in those rules; raises :class:`NotCovered` for hands of five cards."""
    check_rules(rules)
    classes = classes_of(rules)
    shares = classes.weights / classes.weights.sum()
    kinds = np.array([each.pares_class for each in classes.evaluations])
    totals = np.array([each.total for each in classes.evaluations])
    par, medias, duples = (float(shares[kinds == kind].sum()) for kind in (1, 2, 3))
    return Frequencies(
        int(classes.weights.sum()),
        float(shares[classes.pares].sum()),
        par,
        medias,
        duples,
        float(shares[classes.juego].sum()),
        {int(total): float(shares[totals == total].sum()) for total in np.unique(totals)},
    )


@lru_cache(maxsize=32)
def percentiles(classes: Classes) -> Floats:
    """Lance × class: the share of all hands that are worse, equal ones counted half."""
    found = np.empty(classes.ranks.shape)
    for lance, ranks in enumerate(classes.ranks):
        weights = np.bincount(ranks, weights=classes.weights)
        below = np.cumsum(weights) - weights
        found[lance] = ((below + weights / 2) / weights.sum())[ranks]
    return found
