"""What to give up: for each of fifteen choices the hands that may come, their odds, and a ranking."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib.util import find_spec
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from hordago.cards.card import Card
from hordago.cards.evaluate import HAND_SIZE, Evaluation
from hordago.odds.answer import LanceOdds, shares
from hordago.odds.classes import LANCES, Classes, Floats, Ints, classes_of, fitting, ways
from hordago.odds.errors import Impossible, NotCovered
from hordago.odds.exact import MAX_EXACT_SEATS, count
from hordago.odds.given import Given
from hordago.odds.question import Question, question, reseated
from hordago.odds.tables import STORED, has_table, stored
from hordago.rules.options import Rules
from hordago.rules.presets import DEFAULT_PRESET

Value = Callable[[Evaluation, Mapping[str, LanceOdds]], float]
"""What a hand is worth, from what it is and from its odds; the unit is the caller's."""


FAST: Final = find_spec("numba") is not None
"""A thousand counts: worth loading numba for."""


class Choice(NamedTuple):
    """One way to give up cards."""

    thrown: tuple[Card, ...]
    """One to four cards of the hand."""
    kept: tuple[Card, ...]
    """The others."""
    value: float
    """The mean of the value of the hands that may come."""
    lances: dict[str, LanceOdds]
    """The mean of their odds."""
    hands: tuple[tuple[Evaluation, float], ...]
    """Every hand that may come, and how likely; the likelier first."""


def stones(hand: Evaluation, lances: Mapping[str, LanceOdds]) -> float:
    """Stones a hand brings when nobody bets: one for grande, chica and punto, and its own values."""
    return (
        lances["grande"].win
        + lances["chica"].win
        + lances["pares"].win * hand.pares_value
        + lances["juego"].win * hand.juego_value
        + lances["punto"].win
    )


def discards(
    hand: Sequence[Card],
    rules: Rules | None = None,
    *,
    seat: int = 0,
    given: Given | None = None,
    value: Value = stones,
    exact: bool = False,
) -> tuple[Choice, ...]:
    """All fifteen ways to give up one to four cards, best first.

    How likely each new hand is, is exact: the old hand, cards that are ``out`` and cards ``known`` to be in
    other hands cannot come. Its odds are those of the tables, where the other players hold any cards but the
    new hand; with ``exact`` they are counted with all those cards out as well, which takes half a minute.
    ``given`` is about cards alone, for declarations come later. Raises :class:`OddsError`, and
    :class:`NotCovered` for rules without a table.
    """
    rules = rules or Rules.preset(DEFAULT_PRESET)
    given = given or Given()
    asked = question(hand, rules, seat, given)
    if given.pares or given.juego or given.senas or given.beliefs:
        raise NotCovered("discards look at cards alone: give cards that are out or known, nothing else")
    if rules.seats > MAX_EXACT_SEATS or not (exact or has_table(rules)):
        listed = " or ".join(sorted({str(kings) for kings, _ in STORED}))
        raise NotCovered(
            f"discards are ranked with {listed} kings, no real 31, two to four seats, usual sides"
        )
    judge = _Judge(asked, rules, value, exact)
    sizes = range(1, HAND_SIZE + 1)
    found = [judge.choice(hand, places) for n in sizes for places in combinations(range(HAND_SIZE), n)]
    return tuple(sorted(found, key=lambda choice: -choice.value))


class _Judge:
    """What the choices of one hand have in common."""

    def __init__(self, asked: Question, rules: Rules, value: Value, exact: bool) -> None:
        self._asked = asked
        self._value = value
        self._exact = exact
        self._odds = np.zeros(0) if exact else _table_odds(rules, asked.seat)
        self._values: dict[int, float] = {}
        self._seen: dict[tuple[int, bytes], Floats] = {}

    def choice(self, hand: Sequence[Card], places: Sequence[int]) -> Choice:
        """Give up the cards in those places of the hand."""
        classes, pool = self._asked.classes, self._asked.pool
        thrown = tuple(hand[place] for place in places)
        kept = tuple(card for card in hand if card not in thrown)
        draws = classes.draws(len(thrown))
        fits = fitting(draws.counts, pool)
        if not fits.any():
            raise Impossible(f"only {int(pool.sum())} cards may come, too few to give up {len(thrown)}")
        drawn = draws.counts[fits]
        chances = ways(pool, drawn) / ways(pool, drawn).sum()
        hands = classes.classes_from(drawn + classes.count(kept))
        odds = self._counted(hands, drawn) if self._exact else self._odds[hands]
        values = [self._worth(classes, place, own) for place, own in zip(hands.tolist(), odds, strict=True)]
        order = np.argsort(-chances, kind="stable")
        return Choice(
            thrown,
            kept,
            float(chances @ np.array(values)),
            _named(np.tensordot(chances, odds, axes=1)),
            tuple((classes.evaluations[hands[n]], float(chances[n])) for n in order.tolist()),
        )

    def _worth(self, classes: Classes, hand: int, odds: Floats) -> float:
        if self._exact:
            return self._value(classes.evaluations[hand], _named(odds))
        if hand not in self._values:
            self._values[hand] = self._value(classes.evaluations[hand], _named(odds))
        return self._values[hand]

    def _counted(self, hands: Ints, drawn: Ints) -> Floats:
        """The odds of each new hand, everything known being out; equal cards to give up are counted once."""
        found = []
        for hand, taken in zip(hands.tolist(), drawn, strict=True):
            key = (hand, taken.tobytes())
            if key not in self._seen:
                asked = reseated(self._asked, hand, self._asked.pool - taken)
                self._seen[key] = shares(count(asked, fast=FAST))
            found.append(self._seen[key])
        return np.array(found)


@lru_cache(maxsize=32)
def _table_odds(rules: Rules, seat: int) -> Floats:
    """Class × lance × (win, lose, none, contested), with nothing given."""
    classes = classes_of(rules)
    return np.array([shares(stored(rules, seat, hand)) for hand in range(len(classes))])


def _named(odds: Floats) -> dict[str, LanceOdds]:
    return {lance: LanceOdds(*row) for lance, row in zip(LANCES, odds.tolist(), strict=True)}
