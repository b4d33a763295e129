"""Mus and discards by expected stones: a plain way to play the cards, until a policy has been trained."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hordago.cards.evaluate import HAND_SIZE
from hordago.odds.answer import shares
from hordago.odds.classes import Floats, classes_of, fitting, ways
from hordago.odds.tables import stored
from hordago.rules.options import Rules
from hordago.training import layout
from hordago.training.hands import classes
from hordago.training.policy import Floats as Chances
from hordago.training.policy import Policy, shape_of

OTHERS_GAIN: Final = 0.5
"""Stones a side gives away by letting the others change cards as well."""
_DIGITS: Final = 9
"""Sums are compared so far, so that equal choices are equal on every machine."""
_SETS: Final = tuple(places for n in range(1, HAND_SIZE + 1) for places in combinations(range(HAND_SIZE), n))


def with_cards(rules: Rules) -> Policy:
    """Talks and discards by expected stones; bets are at random. For four seats and 4 or 8 kings.

    A seat cuts when its hand is worth no less than the best draw, :data:`OTHERS_GAIN` being taken off.
    """
    talk, discard = _choices(rules)
    return Policy.of_class(rules, talk=talk if shape_of(rules).talks else None, discard=discard)


def _choices(rules: Rules) -> tuple[Chances, Chances]:
    """(classes, 3) and (classes, 16), in the order of the simulator's classes."""
    plain = rules.replace(real31="off", jokers="none")
    counted, known = classes_of(plain), classes(plain.kings, "off", wild=False)
    worth = _worth(plain)
    talk = np.zeros((len(known.examples), len(layout.TALK_WORDS)), np.float32)
    discard = np.zeros((len(known.examples), 16), np.float32)
    for number, example in enumerate(known.examples):
        hand = sorted(example, key=lambda card: int(known.place[card]))  # as the simulator sorts it
        pool = counted.sizes - counted.count(hand)
        draws = []
        for places in _SETS:
            kept = counted.count([card for place, card in enumerate(hand) if place not in places])
            possible = counted.draws(len(places))
            drawn = possible.counts[fitting(possible.counts, pool)]
            chances = ways(pool, drawn)
            total = (chances * worth[counted.classes_from(drawn + kept)]).sum() / chances.sum()
            draws.append(round(float(total), _DIGITS))
        best = max(draws)
        discard[number, sum(1 << place for place in _SETS[draws.index(best)])] = 1
        own = round(float(worth[counted.class_of(counted.count(hand))]), _DIGITS)
        talk[number, layout.MUS if own < best - OTHERS_GAIN else layout.NO_MUS] = 1
    return talk, discard


def _worth(rules: Rules) -> Floats:
    """Stones of each class of hands (in the order of the odds) when nobody bets, the mean over the seats."""
    counted = classes_of(rules)
    values = np.array([[1, 1, each.pares_value, each.juego_value, 1] for each in counted.evaluations], float)
    total: NDArray[np.float64] = np.zeros(len(counted))
    for seat in range(rules.seats):
        win = np.array([shares(stored(rules, seat, hand))[:, 0] for hand in range(len(counted))])
        total += (win * values).sum(axis=1) / rules.seats
    return total
