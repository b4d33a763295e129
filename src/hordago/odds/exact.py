"""Exact counting for two to four seats, with card removal (docs/adr/0012).

Two of the other seats are enumerated; the third is closed with sums over its hands in the order of each
lance. Every count is a whole number below 2**53, so float64 holds it exactly, in whatever order it is added.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from hordago.cards.evaluate import HAND_SIZE
from hordago.odds.asks import Asking, Pairs
from hordago.odds.classes import FACTORIALS, Classes, Floats, fitting
from hordago.odds.close import CHUNK, Closing, close, takes_numba
from hordago.odds.counts import Counts
from hordago.odds.question import Holder, Question
from hordago.odds.sums import Sums, sums_of
from hordago.odds.tally import count_cards

MAX_EXACT_SEATS: Final = 4
"""With more seats the odds are a sample."""
OTHERS: Final = MAX_EXACT_SEATS - 1
"""Seats that are counted over; with fewer players the rest of them is nobody."""


def count(question: Question, *, fast: bool | None = None) -> Counts:
    """Count all deals that fit. ``fast`` takes numba or numpy; None takes numba when it is loaded already.

    Where nothing is known of three hands, numpy is quicker with all pools at once.
    """
    if not takes_numba(fast) and len(question.others) == OTHERS and _anything(question):
        return count_cards(question)
    return count_pairs(question, fast=fast)


def count_pairs(question: Question, *, fast: bool | None = None) -> Counts:
    """As :func:`count`, always pair by pair."""
    holders = sorted(question.others, key=lambda each: int(np.count_nonzero(each.weights)))
    while len(holders) < OTHERS:
        holders.insert(0, _nobody(question.classes))
    first, second, last = holders
    pairs = _pairs(question, first, second)
    if pairs is None:
        return Counts(0.0, *(np.zeros(5) for _ in range(4)))
    asking = Asking(question, (first, second, last), pairs)
    answers = close(question, last, pairs, asking.asks, fast=fast)
    win, none, contested, alone = asking.forms @ answers
    return Counts(float(asking.all @ answers), win, none, contested, alone)


def holdings(question: Question, seat: int) -> Floats:
    """For each class of hand the number of deals in which that other seat holds it, each with its weight."""
    holders = [each for each in question.others if each.seat != seat]
    while len(holders) < OTHERS - 1:
        holders.insert(0, _nobody(question.classes))
    asked = next(each for each in question.others if each.seat == seat)
    pairs = _pairs(question, asked, holders[0])
    if pairs is None:
        return np.zeros(len(question.classes))
    closing, chunks = Closing(question, holders[1]), range(0, len(pairs.taken), CHUNK)
    ways = [closing.ways(question.pool - pairs.taken[begin : begin + CHUNK]).sum(axis=0) for begin in chunks]
    of_a_pair = np.repeat(np.concatenate(ways), np.diff(pairs.begins, append=len(pairs.weights)))
    found = np.zeros(len(question.classes))
    found += np.bincount(pairs.first, weights=pairs.weights * of_a_pair, minlength=len(found))
    return found


def _anything(question: Question) -> bool:
    """Whether the other seats may hold any cards of the pool."""
    return all(
        each.draws.n == HAND_SIZE and (each.weights == fitting(each.draws.counts, question.pool)).all()
        for each in question.others
    )


def _nobody(classes: Classes) -> Holder:
    return Holder(-1, classes.draws(0), np.array([-1]), np.ones(1))


def _pairs(question: Question, first: Holder, second: Holder) -> Pairs | None:
    """All pairs that fit; None when there are none."""
    sums: Sums = sums_of(question.classes, first.draws.n, second.draws.n)
    fits = fitting(sums.counts, question.pool)
    weights = np.take(first.weights, sums.first)  # twice as fast as indexing, and so on below
    weights *= np.take(second.weights, sums.second)
    weights *= np.take(fits, sums.sum_of)
    kept = np.flatnonzero(weights)
    if not len(kept):
        return None
    ordered = np.take(sums.sum_of, kept)
    begins = np.flatnonzero(np.diff(ordered, prepend=-1))
    taken = sums.counts[ordered[begins]]
    falling = (FACTORIALS[question.pool] / FACTORIALS[question.pool - taken]).prod(axis=1)
    return Pairs(
        np.take(weights, kept)
        * (np.repeat(falling, np.diff(begins, append=len(kept))) / np.take(sums.factorials, kept)),
        taken,
        begins,
        np.take(first.hands, np.take(sums.first, kept)),
        np.take(second.hands, np.take(sums.second, kept)),
    )
