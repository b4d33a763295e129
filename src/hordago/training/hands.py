"""Classes of hands: every four cards that are worth the same in every lance, and the same to look at."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hordago.cards.card import CARDS, Card
from hordago.cards.evaluate import HAND_SIZE, Evaluation, evaluator
from hordago.training import layout

WEIGHTS: Final = (0, 1, 5, 21, 55, 153, 368, 856, 1424, 2603, 4967, 8194)
"""Numbers of which no two different fours have the same sum: each the least that will do."""

_FIELDS: Final = tuple(Evaluation._fields.index(lance) for lance in layout.LANCES)


class Classes(NamedTuple):
    """How cards make a class. ``class_of[weight[a] + weight[b] + weight[c] + weight[d]]``."""

    weight: NDArray[np.int32]
    """(40,) by card."""
    place: NDArray[np.int8]
    """(40,) how high the card plays, 0 the lowest."""
    class_of: NDArray[np.int16]
    """(sums,) class number, −1 for sums that no hand has."""
    key: NDArray[np.int64]
    """(classes,) packed ranks and values (see ``layout``)."""
    examples: tuple[tuple[Card, ...], ...]
    """One hand of each class; classes are in order of their sums."""


@lru_cache(maxsize=32)
def classes(kings: int, real31: str, wild: bool) -> Classes:
    """The classes for one way of counting kings: 330 with 8 kings, 715 with 4, 1,001 at most."""
    counted = evaluator(kings, real31, wild=wild)
    apart = real31 == "sota_oros" or (wild and real31 == "sota")
    names = [counted.played_rank(card) + ("o" if apart and str(card) == "So" else "") for card in CARDS]
    ranks = sorted(set(names), key=lambda name: (*map(f"*{counted.order}".index, name[0]), name))
    place = np.array([ranks.index(name) for name in names], np.int8)
    weight = np.array([WEIGHTS[each] for each in place], np.int32)
    examples: dict[int, tuple[Card, ...]] = {}
    for four in combinations_with_replacement(range(len(ranks)), HAND_SIZE):
        hand = _hand(four, place)
        if hand:
            examples[sum(WEIGHTS[each] for each in four)] = hand
    class_of = np.full(layout.SUMS, -1, np.int16)
    for number, total in enumerate(sorted(examples)):
        class_of[total] = number
    hands = tuple(examples[total] for total in sorted(examples))
    return Classes(weight, place, class_of, _keys([counted.evaluate(hand) for hand in hands]), hands)


def _hand(four: tuple[int, ...], place: NDArray[np.int8]) -> tuple[Card, ...]:
    """Distinct cards of these places; none where there are not so many."""
    hand: list[Card] = []
    for each in four:
        free = [card for card in CARDS if place[card] == each and card not in hand]
        if not free:
            return ()
        hand.append(free[0])
    return tuple(hand)


def _keys(found: list[Evaluation]) -> NDArray[np.int64]:
    """Dense ranks of all lances, and the values, in one number a class."""
    keys = np.zeros(len(found), np.int64)
    for field, shift in zip(_FIELDS, layout.KEY_SHIFTS, strict=True):
        worth = [each[field] for each in found]
        dense = {each: rank for rank, each in enumerate(sorted({0, *worth}))}
        keys |= np.array([dense[each] for each in worth], np.int64) << shift
    keys |= np.array([each.pares_value for each in found], np.int64) << layout.PARES_VALUE_AT
    keys |= np.array([each.juego_value for each in found], np.int64) << layout.JUEGO_VALUE_AT
    return keys
