"""How often: what a random hand is, what another seat's hand may be, how a hand compares with all others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from hordago.cards.card import Card
from hordago.odds.classes import Classes, Floats, Ints, classes_of
from hordago.odds.errors import Impossible, NotCovered, OddsError
from hordago.odds.exact import MAX_EXACT_SEATS, holdings
from hordago.odds.given import Given
from hordago.odds.question import check_rules, question
from hordago.rules.options import Rules
from hordago.rules.presets import DEFAULT_PRESET


class Frequencies(NamedTuple):
    """How likely a hand is what, from 0 to 1."""

    pares: float
    """It has pares."""
    par: float
    medias: float
    duples: float
    juego: float
    """It has juego."""
    totals: dict[int, float]
    """Total of the counting values → how likely; 31 and more is juego, less is punto."""


def how_often(rules: Rules) -> Frequencies:
    """What a random hand is in those rules; raises :class:`NotCovered` for hands of five cards."""
    check_rules(rules)
    classes = classes_of(rules)
    return _frequencies(classes, classes.weights)


def likely(
    hand: Sequence[Card], of: int, rules: Rules | None = None, *, seat: int = 0, given: Given | None = None
) -> Frequencies:
    """What the hand of seat ``of`` is, seen from ``hand`` in ``seat``, all that is ``given`` being true.

    Exact, for two to four seats. Raises :class:`OddsError` and its kinds.
    """
    rules = rules or Rules.preset(DEFAULT_PRESET)
    asked = question(hand, rules, seat, given or Given())
    if rules.seats > MAX_EXACT_SEATS:
        raise NotCovered(f"the hands of others are counted with up to {MAX_EXACT_SEATS} seats")
    if of == seat or not 0 <= of < rules.seats:
        raise OddsError(f"seat {of}: expected another seat, 0 to {rules.seats - 1} but not {seat}")
    found = holdings(asked, of)
    if not found.any():
        raise Impossible("no deal fits all that is given")
    return _frequencies(asked.classes, found)


def _frequencies(classes: Classes, weights: Ints | Floats) -> Frequencies:
    shares = weights / weights.sum()
    kinds = np.array([each.pares_class for each in classes.evaluations])
    totals = np.array([each.total for each in classes.evaluations])
    par, medias, duples = (float(shares[kinds == kind].sum()) for kind in (1, 2, 3))
    return Frequencies(
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
