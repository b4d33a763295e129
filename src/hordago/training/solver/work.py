"""What one traversal works with: the others' cards by round, and the public positions it comes to."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hordago.bots.blueprint.layout import ROUNDS
from hordago.training.chance import seed_of
from hordago.training.solver.plan import Plan

Floats = NDArray[np.float32]

POSITIONS: Final = 8192
"""The most positions of a traversal; one that comes to more is given up (and counted)."""
ROUNDS_PLAYED: Final = ROUNDS
"""After so many exchanges the mus is cut: who is asked then must cut."""

BET, TALK, GIVE, SPLIT, LEAF = range(5)
"""Kinds of positions: the traverser decides (a word, the talk, cards), its hands part, or all is over."""

AT_TALK: Final = -1
AT_EXCHANGE: Final = -2
"""``lance`` of a position before the lances."""
NEW_LANCE: Final = -(2**30)
"""``node`` of a position at the beginning of a lance."""
R_LANCE, R_STATUS, R_SIDE, R_STAKE, R_PREV = range(5)

POSITION: Final = np.dtype(
    [
        ("kind", "i8"),
        ("round", "i8"),
        ("lance", "i8"),
        ("node", "i8"),
        ("low", "i8"),  # hands of the traverser that are in question: from here …
        ("high", "i8"),  # … to below here
        ("needs", "i8", (2,)),  # stones to the target, by side from mano
        ("cut", "i8"),  # how the mus was cut
        ("categories", "i8", (4,)),
        ("results", "i8", (4, 5)),
        ("closed", "i8"),
        ("first", "i8"),  # the first of the positions that follow
        ("actions", "i8"),
        ("row", "i8"),  # of the first action, in the tables
        ("winner", "i8"),  # of the game, −1
        ("begins", "i8"),  # whether the lances begin here
    ],
    align=True,
)

DICE: Final = np.dtype([("rng", "u8")])


class Work(NamedTuple):
    """Arrays that every traversal writes anew."""

    dice: Any
    """One record with the state of the random numbers."""
    held: NDArray[np.int64]
    """(rounds, seats): the hands of the others."""
    pool: NDArray[np.int64]
    """(rounds, ranks): cards that no other seat has held so far."""
    thrown: NDArray[np.int64]
    """(ranks,): what the others gave up, to be shuffled when the stock runs out."""
    ways: Floats
    """(rounds, hands): chance of the traverser's hand against the others', relative to a full deck."""
    kinds: NDArray[np.int64]
    """(rounds,): how many kinds of hands there are; those of a kind win the same lances and stones."""
    kind: NDArray[np.int64]
    """(rounds, KINDS): who wins the lances, and the own worth, in one number (``rounds.code``)."""
    kind_low: NDArray[np.int64]
    """(rounds, KINDS): the first hand of a kind …"""
    kind_high: NDArray[np.int64]
    """… and one past the last."""
    kind_of: NDArray[np.int64]
    """(rounds, hands)."""
    worth: NDArray[np.int64]
    """(rounds, sides, 2): stones for pares and juego in the others' hands."""
    holders: NDArray[np.int64]
    """(rounds, 2): mask of the others with pares, with juego."""
    made: NDArray[np.int64]
    """(2,): rounds made so far; positions so far."""
    positions: Any
    """(POSITIONS,) of :data:`POSITION`."""
    value: Floats
    """(POSITIONS, hands): chance to win the game for the traverser's side."""
    reach: Floats
    """(POSITIONS, hands): the traverser's own part in getting here."""
    chances: Floats
    """(POSITIONS, 5, hands): its chances for each action, where it decides by a word."""
    memo: Floats
    """(KINDS,): the value of an end by kind."""
    place_of: NDArray[np.int64]
    """(codes,): the place among the kinds, while they are gathered."""
    due: NDArray[np.int64]
    """(9, 3): the payments of an end (``settle``)."""
    needs: NDArray[np.int64]
    """(2,)."""
    total: Floats
    """(hands,), as are ``part`` and ``row``."""
    part: Floats
    row: Floats
    draw: Floats
    """(multisets,): ways to draw each."""


KINDS: Final = 256
"""There are no more codes than this, so no more kinds."""


def work(plan: Plan, seed: int, unit: int) -> Work:
    """Fresh arrays; the same seed and unit play the same hands."""
    rounds, hands, ranks = ROUNDS_PLAYED + 1, plan.hands, len(plan.deck)
    dice = np.zeros(1, DICE)
    dice["rng"] = seed_of(seed, unit)
    return Work(
        dice=dice[0],
        held=np.zeros((rounds, plan.seats), np.int64),
        pool=np.zeros((rounds, ranks), np.int64),
        thrown=np.zeros(ranks, np.int64),
        ways=np.zeros((rounds, hands), np.float32),
        kinds=np.zeros(rounds, np.int64),
        kind=np.zeros((rounds, KINDS), np.int64),
        kind_low=np.zeros((rounds, KINDS), np.int64),
        kind_high=np.zeros((rounds, KINDS), np.int64),
        kind_of=np.zeros((rounds, hands), np.int64),
        worth=np.zeros((rounds, 2, 2), np.int64),
        holders=np.zeros((rounds, 2), np.int64),
        made=np.zeros(2, np.int64),
        positions=np.zeros(POSITIONS, POSITION),
        value=np.zeros((POSITIONS, hands), np.float32),
        reach=np.zeros((POSITIONS, hands), np.float32),
        chances=np.zeros((POSITIONS, 5, hands), np.float32),
        memo=np.zeros(KINDS, np.float32),
        place_of=np.zeros(KINDS, np.int64),
        due=np.zeros((9, 3), np.int64),
        needs=np.zeros(2, np.int64),
        total=np.zeros(hands, np.float32),
        part=np.zeros(hands, np.float32),
        row=np.zeros(hands, np.float32),
        draw=np.zeros(len(plan.draws), np.float32),
    )
