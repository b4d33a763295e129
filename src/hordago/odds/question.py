"""A question about odds, in terms of classes: the pool, and what each other seat may draw from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from hordago.cards.card import DECK_SIZE, Card
from hordago.cards.evaluate import HAND_SIZE
from hordago.odds.classes import Classes, Draws, Floats, Ints, classes_of, fitting
from hordago.odds.errors import Impossible, NotCovered, OddsError
from hordago.odds.given import Given
from hordago.rules.options import Rules


@dataclass(frozen=True)
class Holder:
    """One other seat: what it may still draw, and what hand that makes."""

    seat: int
    draws: Draws
    """Multisets of the cards that are not known of its hand."""
    hands: Ints
    """The class of the hand that each draw makes."""
    weights: Floats
    """For each draw 1 where the hand fits what is given, else 0; or the belief about it."""


@dataclass(frozen=True)
class Question:
    """Everything the counting needs; made by :func:`question`."""

    classes: Classes
    seat: int
    hand: int
    """The class of the own hand."""
    sides: tuple[int, ...]
    """The side of each seat, from mano."""
    pool: Ints
    """Cards of each kind whose place is not known."""
    others: tuple[Holder, ...]
    exact: bool
    """Whether all weights are whole numbers, so that counts are exact."""

    @property
    def priorities(self) -> Ints:
        """Of each seat: the higher, the nearer to mano; ties go to the highest (RULES A33)."""
        return np.arange(len(self.sides))[::-1]


def question(hand: Sequence[Card], rules: Rules, seat: int, given: Given) -> Question:
    """Check what was asked and put it into classes. Raises :class:`OddsError` and its kinds."""
    check_rules(rules)
    check_hand(hand)
    if not 0 <= seat < rules.seats:
        raise OddsError(f"seat {seat}: there are seats 0 to {rules.seats - 1}")
    given.check(rules, seat, hand)
    classes = classes_of(rules)
    mine = classes.class_of(classes.count(hand))
    if not given.allows(rules, seat, classes.evaluations[mine]):
        raise Impossible(f"what is given about seat {seat} is not true of its hand")
    named = [card for cards in given.known.values() for card in cards]
    pool = classes.sizes - classes.count([*hand, *given.out, *named])
    if int(pool.sum()) < HAND_SIZE * (rules.seats - 1) - len(named):
        left = DECK_SIZE - len(given.out)
        raise Impossible(f"only {left} cards are in play, too few for {rules.seats} hands")
    seats = [other for other in range(rules.seats) if other != seat]
    others = tuple(_holder(classes, rules, other, given, pool) for other in seats)
    return Question(classes, seat, mine, rules.sides, pool, others, not given.beliefs)


def with_any_hand(rules: Rules, seat: int) -> Question:
    """The question of a seat about no hand of its own: all cards are in the pool, nothing is given."""
    check_rules(rules)
    classes = classes_of(rules)
    others = tuple(
        _holder(classes, rules, other, Given(), classes.sizes)
        for other in range(rules.seats)
        if other != seat
    )
    return Question(classes, seat, -1, rules.sides, classes.sizes, others, exact=True)


def check_rules(rules: Rules) -> None:
    """Raise :class:`NotCovered` for a rulebook that is not computed here."""
    if rules.hand_size != HAND_SIZE:
        raise NotCovered(
            f"hands of {rules.hand_size} cards are not covered: which one is put aside is the player's "
            "choice (the preset historic); take a rulebook with four"
        )


def check_hand(hand: Sequence[Card]) -> None:
    """Raise :class:`OddsError` unless these are four different cards."""
    if len(hand) != HAND_SIZE:
        raise OddsError(f"a hand of {len(hand)} cards: expected {HAND_SIZE}")
    if len(set(hand)) != HAND_SIZE:
        twice = next(card for card in hand if list(hand).count(card) > 1)
        raise OddsError(f"{twice} is twice in the hand: every card is there once")


def _holder(classes: Classes, rules: Rules, seat: int, given: Given, pool: Ints) -> Holder:
    """The hands that a seat may have, given what is known of it alone."""
    known = classes.count(given.known.get(seat, ()))
    draws = classes.draws(HAND_SIZE - int(known.sum()))
    hands = classes.classes_from(draws.counts + known)
    weights = np.zeros(len(draws))
    belief = given.beliefs.get(seat)
    for place in np.flatnonzero(fitting(draws.counts, pool)):
        held = classes.evaluations[hands[place]]
        if given.allows(rules, seat, held):
            weights[place] = 1.0 if belief is None else belief(held)
    if not (np.isfinite(weights).all() and (weights >= 0).all()):
        raise OddsError(f"the belief about seat {seat} is not a number from 0 up for every hand")
    if not weights.any():
        raise Impossible(f"no hand fits what is given about seat {seat}")
    return Holder(seat, draws, hands, weights)
