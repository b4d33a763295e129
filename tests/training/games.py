"""Rules, policies and logs for the tests of the simulator."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from hordago.rules import Rules
from hordago.training.policy import Policy, shape_of
from hordago.training.replay import replay
from hordago.training.sim import logged, plan

LOG = 60_000
"""Numbers in a log: some 300 hands of four players."""


def calm(rules: Rules, rng: random.Random) -> Policy:
    """Much mus and no órdago, so that games are long and stocks are used up; else anything."""
    shape = shape_of(rules)
    mus = np.tile(np.array([1, 3, 1], np.float32), (shape.classes, 1))
    bets = np.array([[rng.random() for _ in range(8)] for _ in range(5)], np.float32)
    bets[:, 5] = 0
    bets[:, 1] += 0.5
    bets[:, 2:5] *= 0.1  # or six players raise each other a thousand times
    discard = np.arange(16, dtype=np.float32) ** rng.choice((0, 1, 2))
    return Policy.of_class(
        rules,
        talk=mus if shape.talks else None,
        discard=np.tile(discard, (shape.classes, 1)) if shape.talks else None,
        bet=np.repeat(bets[:, None], shape.classes, axis=1),
    )


def compare(
    rules: Rules, seed: int, *, policy: Policy | None = None, start: Any = (), size: int = LOG
) -> int:
    """Let the simulator fill a log and the engine replay it; how many hands."""
    (unit,) = plan(rules, 1, seed, policies=[policy] if policy else [], start=start)
    statistics, log = logged(unit._replace(games=10**9), size)
    hands = replay(rules, log, start or None)
    assert hands == statistics["hands"][0]
    return hands
