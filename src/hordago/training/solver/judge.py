"""Hands played by given tables, and what they are worth: strength, and how hands end (compiled)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from hordago.training.chance import below, draw
from hordago.training.compiled import compiled, fingerprint, kept
from hordago.training.solver.learn import first_position
from hordago.training.solver.rounds import begin
from hordago.training.solver.settle import list_due, value_of
from hordago.training.solver.walk import expand

NOBODY: Final = -1


@compiled
def _hand(
    g: Any, w: Any, tables: Any, table_of: Any, race: Any, mine: Any, theirs: Any, explore: Any, left: Any
) -> float:
    """Play one hand; the chance of mano's side after it. ``w.positions[w.made[1] − 1]`` is its end."""
    begin(g, w, NOBODY)
    first_position(g, w, NOBODY, mine, theirs)
    if not expand(g, w, NOBODY, table_of, tables, explore):
        return 0.5
    position = w.positions[w.made[1] - 1]
    now = position.round
    w.needs[0], w.needs[1] = position.needs[0], position.needs[1]
    n = list_due(g, position, w.due)
    return value_of(race, w.worth[now], w.due, n, w.needs, NOBODY, w.kind[now, 0], left)


def _door(stamp: int) -> Callable[..., Any]:
    def judge(
        g: Any,
        w: Any,
        tables: Any,
        table_of: Any,
        race: Any,
        scores: Any,
        explore: Any,
        hands: int,
        values: Any,
    ) -> None:
        _ = stamp
        left = np.zeros(2, np.int64)
        for number in range(hands):
            mine = scores[0, 0] + below(draw(w.dice), scores[0, 1] - scores[0, 0])
            theirs = scores[1, 0] + below(draw(w.dice), scores[1, 1] - scores[1, 0])
            kept_state = w.dice.rng
            for seat in range(2):
                w.dice.rng = kept_state
                values[number, seat] = _hand(g, w, tables, table_of[seat], race, mine, theirs, explore, left)

    return kept(judge)


judge = _door(fingerprint())
"""``judge(plan, work, tables, table_of, race, scores, explore, hands, values)``: every deal is played twice.

``table_of`` (2, seats): whose table each seat plays by, in the first and in the second play; ``values``
(hands, 2) takes the chance of mano's side after each.
"""
