"""Makes the tables of the value of a score: ``python -m hordago.training.value_build`` or ``make value``.

Policies for a score need to know what a stone is worth, and what a stone is worth follows from how hands come
out under the policies: so the two are made in turns. Bit for bit the same on every machine; some minutes.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from hordago.odds.race import FOLDER, LIST, PLANES, VERSION
from hordago.rules.options import Rules
from hordago.training.fanout import run
from hordago.training.policy import Policy
from hordago.training.value import WIN, Grid, Outcomes, Planes, monotone, race
from hordago.training.value_bets import Value
from hordago.training.value_hands import outcomes
from hordago.training.value_policy import Players

Source: TypeAlias = Callable[[Value, int, int], tuple[Policy | None, Policy | None]]
"""The value of a score, and the stones that two sides need → how both play there. Both may be one policy that
knows scores itself; it is then held at the score."""

TABLES: Final = (("spanish", 40), ("basque", 40))
"""Preset and target; the deck is that of the preset."""
NEEDS: Final = (1, 2, 5, 12, 22, 40)
"""Needs of both sides at which hands are played; between them outcomes are mixed."""
HANDS: Final = (20_000, 20_000, 200_000)
"""Hands at each pair of needs, round by round."""
SEED: Final = 1


class Point(NamedTuple):
    """What one worker is asked to play."""

    rules: Rules
    policies: tuple[Policy | None, Policy | None]
    score: tuple[int, int]
    hands: int


def build(
    rules: Rules,
    source: Source,
    *,
    needs: Sequence[int] = NEEDS,
    hands: Sequence[int] = HANDS,
    workers: int = 1,
) -> Planes:
    """The value of every score up to ``rules.target`` when sides play as ``source`` says.

    The same random numbers at every score, so that neighbours differ by their play and not by their luck.
    Raises :class:`BadRequest`, :class:`BadPolicy`, :class:`NotSimulated`.
    """
    planes: Planes | None = None
    for number in hands:
        value = _value_of(planes)
        points = [
            Point(rules, source(value, mine, theirs), (rules.target - mine, rules.target - theirs), number)
            for mine in needs
            for theirs in needs
        ]
        played = run(_outcomes, points, workers=workers)
        rows = [played[first : first + len(needs)] for first in range(0, len(played), len(needs))]
        planes = monotone(race(Grid(tuple(needs), rows), rules.target))
    assert planes is not None, "at least one round"
    return planes


def _outcomes(point: Point) -> Outcomes:
    return outcomes(point.rules, point.policies, point.score, point.hands, SEED)


def _value_of(planes: Planes | None) -> Value:
    """A side's chance, be it mano or not; to begin with, in proportion to what the other needs."""
    if planes is None:
        return lambda need, rival: rival / (need + rival)
    win = planes[WIN]
    return lambda need, rival: float(win[need - 1, rival - 1] + 1 - win[rival - 1, need - 1]) / 2


def packed(planes: Planes) -> bytes:
    """The file of a table (``hordago.odds.race.PLANES``)."""
    return np.ascontiguousarray(planes, dtype="<f4").tobytes()


def main() -> int:
    """Write all files and their list."""
    listed: list[dict[str, Any]] = []
    for preset, target in TABLES:
        rules = Rules.preset(preset, target=target)
        data = packed(build(rules, Players(rules, SEED).policies, workers=2))
        file = FOLDER / f"race-kings{rules.kings}.f32"
        file.write_bytes(data)
        listed.append(
            {
                "file": file.name,
                "kings": rules.kings,
                "target": target,
                "preset": preset,
                "shape": [len(PLANES), target, target],
                "sha256": hashlib.sha256(data).hexdigest(),
            }
        )
        sys.stdout.write(f"{file.name}: {len(data)} bytes\n")
        sys.stdout.flush()
    whole = {
        "version": VERSION,
        "generator": "hordago.training.value_build",
        "players": "hordago.training.value_policy",
        "seed": SEED,
        "needs": NEEDS,
        "hands": HANDS,
        "planes": PLANES,
        "tables": listed,
    }
    LIST.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
