"""What to give up: for each of fifteen choices the hands that may come, their odds, and a ranking."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import combinations
from typing import NamedTuple

import numpy as np

from hordago.cards.card import Card
from hordago.cards.evaluate import HAND_SIZE, Evaluation
from hordago.odds import redraws
from hordago.odds.ahead import Ahead, Draw, Kinds, Progress
from hordago.odds.answer import LanceOdds, named
from hordago.odds.classes import LANCES, Floats
from hordago.odds.errors import NotCovered
from hordago.odds.exact import MAX_EXACT_SEATS
from hordago.odds.given import Given
from hordago.odds.question import question
from hordago.rules.options import Rules
from hordago.rules.presets import DEFAULT_PRESET

Value = Callable[[Evaluation, Mapping[str, LanceOdds]], float]
"""What a hand is worth, from what it is and from its odds; the unit is the caller's."""


class Later(Mapping[str, LanceOdds]):
    """Odds by lance that are counted when somebody first looks at them."""

    def __init__(self, count: Callable[[], Floats]) -> None:
        self._count = count

    @cached_property
    def _found(self) -> dict[str, LanceOdds]:
        return named(self._count())

    def __getitem__(self, lance: str) -> LanceOdds:
        return self._found[lance]

    def __iter__(self) -> Iterator[str]:
        return iter(LANCES)

    def __len__(self) -> int:
        return len(LANCES)

    def __repr__(self) -> str:
        return repr(self._found)

    def __reduce__(self) -> tuple[type[dict[str, LanceOdds]], tuple[dict[str, LanceOdds]]]:
        return dict, (self._found,)


class Choice(NamedTuple):
    """One way to give up cards."""

    thrown: tuple[Card, ...]
    """One to four cards of the hand."""
    kept: tuple[Card, ...]
    """The others."""
    value: float
    """The mean of the value of the hands that may come."""
    lances: Mapping[str, LanceOdds]
    """The mean of their odds; counted, where there is no table, when it is first looked at."""
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
    progress: Progress | None = None,
) -> tuple[Choice, ...]:
    """All fifteen ways to give up one to four cards, best first. Everything is exact.

    Nobody holds what was given up; the old hand, cards that are ``out`` and cards ``known`` to be in other
    hands cannot be drawn. With ``stones``, four seats, 4 or 8 kings and nothing given, the odds come from a
    table; else they are counted, which takes up to seconds: ``progress`` is told how far it is. A ``value``
    that does not look at the odds need not wait for them.

    ``given`` is about cards alone, for declarations come later. Raises :class:`OddsError`,
    :class:`NotCovered` with five and six seats and for hands of five cards, and :class:`Impossible` when the
    cards do not suffice for every choice.
    """
    rules = rules or Rules.preset(DEFAULT_PRESET)
    given = given or Given()
    asked = question(hand, rules, seat, given)
    if given.pares or given.juego or given.senas or given.beliefs:
        raise NotCovered("discards look at cards alone: give cards that are out or known, nothing else")
    if rules.seats > MAX_EXACT_SEATS:
        raise NotCovered(f"discards are ranked with up to {MAX_EXACT_SEATS} seats")
    judge = _Judge(Ahead(asked, progress), rules, value, given.tells_of_others(seat))
    sizes = range(1, HAND_SIZE + 1)
    found = [judge.choice(hand, places) for n in sizes for places in combinations(range(HAND_SIZE), n)]
    return tuple(sorted(found, key=lambda choice: -choice.value))


class _Judge:
    """What the choices of one hand have in common; equal cards to keep are judged once."""

    def __init__(self, ahead: Ahead, rules: Rules, value: Value, told: bool) -> None:
        self._ahead = ahead
        self._rules = rules
        self._value = value
        self._stored = redraws.has_redraws(rules) and not told
        self._found: dict[Kinds, tuple[float, Later, tuple[tuple[Evaluation, float], ...]]] = {}

    def choice(self, hand: Sequence[Card], places: Sequence[int]) -> Choice:
        """Give up the cards in those places of the hand."""
        thrown = tuple(hand[place] for place in places)
        kept = tuple(card for card in hand if card not in thrown)
        kinds = tuple(self._ahead.question.classes.count(kept).tolist())
        if kinds not in self._found:
            self._found[kinds] = self._judged(kinds, self._ahead.draws[kinds])
        return Choice(thrown, kept, *self._found[kinds])

    def _judged(self, kept: Kinds, draw: Draw) -> tuple[float, Later, tuple[tuple[Evaluation, float], ...]]:
        classes = self._ahead.question.classes
        order = np.argsort(-draw.chances, kind="stable").tolist()
        hands = tuple((classes.evaluations[draw.hands[n]], float(draw.chances[n])) for n in order)
        if self._value is stones:
            odds, value = self._mean(kept, draw)
            return value, Later(lambda: odds), hands
        values = [
            self._value(classes.evaluations[own], Later(partial(self._of, kept, place)))
            for place, own in enumerate(draw.hands.tolist())
        ]
        return float(draw.chances @ np.array(values)), Later(lambda: self._mean(kept, draw)[0]), hands

    def _of(self, kept: Kinds, place: int) -> Floats:
        """The odds of one new hand."""
        found: Floats = self._ahead.odds[kept][place]
        return found

    def _mean(self, kept: Kinds, draw: Draw) -> tuple[Floats, float]:
        """Odds and stones of all new hands together."""
        asked = self._ahead.question
        if self._stored:
            return redraws.stored(self._rules, asked.classes, asked.seat, np.array(kept), draw.thrown)
        each = self._ahead.odds[kept]
        stones = (each[:, :, 0] * redraws.worth(asked.classes).T[draw.hands]).sum(axis=1)
        return np.tensordot(draw.chances, each, axes=1), float(draw.chances @ stones)
