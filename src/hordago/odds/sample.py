"""Five and six seats: a sample of deals, with its interval (docs/adr/0012).

Every seat's hand is drawn on its own from the hands that fit it. Such hands may want the same cards, so each
deal gets a weight: how likely the hands are together, against how likely they are one by one. A deal that
cannot be has weight 0.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from hordago.odds.asks import HELD, JUEGO, PUNTO
from hordago.odds.classes import FACTORIALS, LANCES, Bools, Floats, Ints, fitting, ways
from hordago.odds.question import Question

DEALS: Final = 200_000
"""Deals in a sample, unless told otherwise."""
MAX_DEALS: Final = 10_000_000
_CHUNK: Final = 50_000


class Sampled(NamedTuple):
    """Shares of all deals, as a sample shows them."""

    shares: Floats
    """Win, lose, none, contested, alone × lance."""
    trials: Floats
    """For each share, how many deals of equal weight would tell as much."""


def sample(question: Question, *, deals: int = DEALS, seed: int = 0) -> Sampled | None:
    """Draw a sample; the same seed gives the same one. None when no deal of it fits."""
    random = np.random.default_rng(seed)
    weight, squares, sums = 0.0, 0.0, np.zeros((2, 5, len(LANCES)))
    for begin in range(0, deals, _CHUNK):
        weights, hands = _deals(question, min(_CHUNK, deals - begin), random)
        weight += float(weights.sum())
        squares += float((weights**2).sum())
        judged = _judged(question, hands)
        sums += [[[true @ each for true in kind] for kind in judged] for each in (weights, weights**2)]
    if not weight > 0:
        return None
    shares = np.clip(sums[0] / weight, 0, 1)
    # the variance of a mean with weights: sum of (weight × (truth - share))² / (sum of weights)²
    variance = np.maximum(sums[1] * (1 - 2 * shares) + squares * shares**2, 0) / weight**2
    whole = weight**2 / squares
    trials = np.divide(
        shares * (1 - shares), variance, out=np.full_like(shares, whole), where=variance > 1e-15
    )
    return Sampled(shares, trials)


def _deals(question: Question, n: int, random: np.random.Generator) -> tuple[Floats, Ints]:
    """Weights of ``n`` deals, and the class of each seat's hand in them (seat × deal)."""
    pool = question.pool
    hands = np.full((len(question.sides), n), question.hand)
    taken, log_free = np.zeros((n, len(pool)), dtype=np.int64), np.zeros(n)
    logs = np.log(FACTORIALS)
    for other in question.others:
        chances = np.cumsum(other.weights * ways(pool, other.draws.counts))
        chosen = np.searchsorted(chances, random.random(n) * chances[-1], side="right")
        hands[other.seat] = other.hands[chosen]
        drawn = other.draws.counts[chosen]
        taken += drawn
        log_free += (logs[pool] - logs[np.maximum(pool - drawn, 0)]).sum(axis=1)
    fits = fitting(taken, pool)
    together = (logs[pool] - logs[np.maximum(pool - taken, 0)]).sum(axis=1)
    return np.exp(together - log_free) * fits, hands


def _judged(question: Question, hands: Ints) -> tuple[Bools, ...]:
    """Win, lose, none, contested, alone: lance × deal, as the rules say it of every single deal."""
    seats, deals = hands.shape
    own, sides = question.seat, np.array(question.sides)
    win, none, contested, alone = (np.zeros((len(LANCES), deals), dtype=np.bool_) for _ in range(4))
    nobody_has_juego = ~question.classes.juego[hands].any(axis=0)
    for lance in range(len(LANCES)):
        ranks = question.classes.ranks[lance][hands]
        best = (ranks * seats + question.priorities[:, None]).argmax(axis=0)
        played: Bools = np.ones(deals, dtype=np.bool_)
        contested[lance] = True
        if lance in HELD:
            played = np.array((ranks > 0).any(axis=0))
            holding = [(ranks[sides == side] > 0).any(axis=0) for side in range(sides.max() + 1)]
            contested[lance] = np.sum(holding, axis=0) > 1
        if lance == PUNTO:
            played = np.array(nobody_has_juego)
            contested[lance] = played
        win[lance], none[lance] = played & (sides[best] == sides[own]), ~played
        alone[lance] = played & (best == own)
    assert (none[JUEGO] == nobody_has_juego).all()
    return win, ~(win | none), none, contested, alone
