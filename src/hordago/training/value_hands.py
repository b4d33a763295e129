"""Single hands of the simulator at one score, with their stones in the order of the count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hordago.rules.options import Rules
from hordago.training import layout
from hordago.training.chance import seed_of
from hordago.training.compiled import Int, compiled, fingerprint, kept
from hordago.training.errors import BadPolicy, BadRequest
from hordago.training.log import PAID, ROOM
from hordago.training.play import hand
from hordago.training.policy import Policy
from hordago.training.sim import plan
from hordago.training.unfold import tables
from hordago.training.value import Outcomes, gathered

STEPS: Final = 12
"""More than payments of a hand can alternate between two sides: four lances at once, four at the count."""


class Hands(NamedTuple):
    """Hands as they were played, seat 0 being mano."""

    gains: NDArray[np.int16]
    """(hands, ``STEPS``): see :class:`hordago.training.value.Outcomes`; gains in a row are added up."""
    decided: NDArray[np.int8]
    """(hands,)."""
    classes: NDArray[np.int16]
    """(hands, seats): the class of each seat's hand when the lances began."""


def outcomes(
    rules: Rules,
    policies: Sequence[Policy | None],
    score: tuple[int, int],
    hands: int,
    seed: int = 0,
) -> Outcomes:
    """How hands come out when sides play so at that score; ``policies`` and ``score``: mano's side first.

    A hand is played to its end whatever the score, so the outcomes serve for other scores as well. A policy
    is held in the situation of ``score`` throughout. Two sides; mano stays where she is (no mus corrido).
    Raises :class:`BadRequest`, :class:`BadPolicy`, :class:`NotSimulated`.
    """
    played = play_hands(rules, policies, score, hands, seed)
    return gathered(played.gains, played.decided)


def play_hands(
    rules: Rules, policies: Sequence[Policy | None], score: tuple[int, int], hands: int, seed: int = 0
) -> Hands:
    """The hands of :func:`outcomes` one by one."""
    if rules.side_count != 2:
        raise BadRequest(f"sides: outcomes are for two sides, not {rules.side_count}")
    if hands < 1 or not all(0 <= each < rules.target for each in score):
        raise BadRequest(f"{hands} hands at {score}: give hands, and scores from 0 to {rules.target - 1}")
    held = [_held(each, own, other) for each, own, other in zip(policies, score, score[::-1], strict=True)]
    unit = plan(rules, 1, policies=held)[0]
    stream = np.zeros(1, layout.STREAM)
    stream["rng"] = seed_of(seed, 0)
    stream["deck"][0] = np.arange(40)
    stream["policy"] = -1
    stream["policy"][0, :2] = unit.sides
    stream["policies"] = max(unit.sides) + 1
    found = Hands(
        np.zeros((hands, STEPS), np.int16), np.zeros(hands, np.int8), np.zeros((hands, rules.seats), np.int16)
    )
    log, statistics = np.zeros(2 * ROOM, np.int32), np.zeros(1, layout.STATISTICS)
    _record(tables(rules)[0], stream[0], unit.packed, statistics[0], log, *found)
    if stream["error"][0]:
        raise BadPolicy("the policy wants mus for ever: more than 1,000 exchanges in one hand")
    return found


def _held(policy: Policy | None, own: int, other: int) -> Policy | None:
    """The policy as it plays at one score, at every score."""
    if policy is None:
        return None
    return replace(policy, situations=np.full_like(policy.situations, policy.situations[own, other]))


def _door(stamp: int) -> Callable[..., None]:
    def record(t: Any, w: Any, p: Any, s: Any, log: Any, gains: Any, decided: Any, classes: Any) -> None:
        _ = stamp  # what makes the kept translation that of these files
        for number in range(len(decided)):
            w.score[:] = 0
            w.winner = -1
            w.mano = 0
            w.log_at = 0
            # From nothing a side reaches the target only with stones that win from any score.
            hand(t, w, p, s, log, False)
            if w.error:
                return
            if w.winner >= 0 and w.by == layout.BY_ORDAGO:
                decided[number] = 1 - 2 * w.winner
            _gains(log, w.log_at, gains[number])
            for seat in range(t.seats):
                classes[number, seat] = w.class_[seat]

    return kept(record)


@compiled
def _gains(log: Any, end: Int, gains: Any) -> None:
    """The payments of a hand, those of one side in a row added up."""
    at, step = 0, -1
    side: Int = np.int64(-1)
    while at < end:
        if log[at] == PAID:
            if log[at + 3] != side:
                side = np.int64(log[at + 3])
                step += 1
            points = min(np.int64(log[at + 4]), 10_000)
            gains[step] = (
                min(gains[step] + points, 10_000) if side == 0 else max(gains[step] - points, -10_000)
            )
        at += 2 + log[at + 1]


_record = _door(fingerprint())
