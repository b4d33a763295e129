"""The odds of a hand: the question in the words of the game, the answer in probabilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from hordago.cards.card import Card
from hordago.odds import sample, tables
from hordago.odds.classes import LANCES, Floats
from hordago.odds.counts import Counts
from hordago.odds.errors import Impossible, OddsError
from hordago.odds.exact import MAX_EXACT_SEATS, count
from hordago.odds.frequency import percentiles
from hordago.odds.given import Given
from hordago.odds.question import question
from hordago.rules.options import Rules
from hordago.rules.presets import DEFAULT_PRESET

NORMAL_95: Final = 1.959963984540054
"""Standard deviations on either side of the middle that hold 95 % of a normal distribution."""


class LanceOdds(NamedTuple):
    """What a lance holds for the own side. Win, lose and none add to 1."""

    win: float
    """The own side holds the best hand of the lance when it is played, or is the only one that holds it."""
    lose: float
    """Another side does."""
    none: float
    """Nobody holds it, or it is not played: punto only is when nobody has juego."""
    contested: float
    """At least two sides may bet."""


class Answer(NamedTuple):
    """The odds of a hand. All numbers are probabilities from 0 to 1."""

    lances: dict[str, LanceOdds]
    """Lance → the odds of the own side."""
    alone: dict[str, float]
    """Lance → how likely the own hand itself is the best one, so that no partner is needed."""
    juego_played: float
    """How likely anybody has juego; otherwise punto is played."""
    percentile: dict[str, float]
    """Lance → share of all hands that are worse than this one; equal hands count one half."""
    method: str
    """``table`` or ``exact``; ``sample`` with five and six seats."""
    interval: dict[str, tuple[LanceOdds, LanceOdds]] | None
    """For a sample, lance → the two ends of the interval that holds the true value 95 times out of 100."""


def odds(
    hand: Sequence[Card],
    rules: Rules | None = None,
    *,
    seat: int = 0,
    given: Given | None = None,
    fast: bool | None = None,
    deals: int = sample.DEALS,
    seed: int = 0,
) -> Answer:
    """The odds of ``hand`` in ``seat`` (0 is mano), all that is ``given`` being true.

    Exact for two to four seats; a sample of ``deals`` drawn from ``seed`` with more. ``rules`` are the
    default preset; ``fast`` as in :func:`hordago.odds.exact.count`.
    Raises :class:`OddsError`: for a question that cannot be meant, :class:`Impossible` when no deal fits what
    is given, :class:`NotCovered` for hands of five cards.
    """
    rules = rules or Rules.preset(DEFAULT_PRESET)
    given = given or Given()
    asked = question(hand, rules, seat, given)
    percentile = dict(zip(LANCES, percentiles(asked.classes)[:, asked.hand].tolist(), strict=True))
    if rules.seats > MAX_EXACT_SEATS:
        if not 1 <= deals <= sample.MAX_DEALS:
            raise OddsError(f"deals: {deals} is not possible; expected 1 to {sample.MAX_DEALS}")
        return _sampled(sample.sample(asked, deals=deals, seed=seed), percentile)
    if tables.has_table(rules) and not given.tells_of_others(seat):
        return _exact(tables.stored(rules, seat, asked.hand), percentile, "table")
    return _exact(count(asked, fast=fast), percentile, "exact")


def named(rows: Floats) -> dict[str, LanceOdds]:
    """Lance → the odds in its row of win, lose, none, contested."""
    return {lance: LanceOdds(*row) for lance, row in zip(LANCES, rows.tolist(), strict=True)}


def shares(counts: Counts) -> Floats:
    """Lance × (win, lose, none, contested). Raises :class:`Impossible` when there is no deal at all."""
    total = counts.total
    if not total > 0:
        raise Impossible("no deal fits all that is given")
    lost = np.maximum(total - counts.win - counts.none, 0)  # beliefs may round it below
    return np.array([counts.win, lost, counts.none, counts.contested]).T / total


def _exact(counts: Counts, percentile: dict[str, float], method: str) -> Answer:
    return _answer(shares(counts), counts.alone / counts.total, percentile, method)


def _answer(rows: Floats, alone: Floats, percentile: dict[str, float], method: str) -> Answer:
    lances = named(rows)
    alone_in = dict(zip(LANCES, alone.tolist(), strict=True))
    return Answer(lances, alone_in, 1 - lances["juego"].none, percentile, method, None)


def _sampled(found: sample.Sampled | None, percentile: dict[str, float]) -> Answer:
    if found is None:
        raise Impossible(
            "no deal fits all that is given, or so few do that none was met; say less of what is known"
        )
    low, high = wilson(found.shares, found.trials)
    ends = {
        lance: (LanceOdds(*low[:4, place].tolist()), LanceOdds(*high[:4, place].tolist()))
        for place, lance in enumerate(LANCES)
    }
    answer = _answer(found.shares[:4].T, found.shares[4], percentile, "sample")
    return answer._replace(interval=ends)


def wilson(shares: Floats, n: Floats) -> tuple[Floats, Floats]:
    """Wilson's interval of 95 % for shares seen in ``n`` trials: inside 0 to 1, and never a point."""
    z2 = NORMAL_95**2
    middle = (shares + z2 / (2 * n)) / (1 + z2 / n)
    spread = NORMAL_95 / (1 + z2 / n) * np.sqrt(shares * (1 - shares) / n + z2 / (4 * n * n))
    return np.clip(middle - spread, 0, 1), np.clip(middle + spread, 0, 1)
