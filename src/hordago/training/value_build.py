"""Makes the tables of the value of a score: ``python -m hordago.training.value_build`` or ``make value``.

What a stone is worth follows from how hands come out, and how hands are played from what a stone is worth.
So plain players and a table are made in turns (``--plain``), the blueprint is trained with that table, and
its hands make the table that is shipped. Bit for bit the same on every machine; some minutes.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

import numpy as np

from hordago.odds.race import FOLDER, LIST, PLANES, VERSION
from hordago.rules.options import Rules
from hordago.training.fanout import run
from hordago.training.solver.hands import Learnt
from hordago.training.value import WIN, Grid, Outcomes, Planes, monotone, race
from hordago.training.value_bets import Value
from hordago.training.value_policy import Players

Play: TypeAlias = Callable[[int], Outcomes]
"""So many hands → how they come out; it can be sent to another process."""
Source: TypeAlias = Callable[[Value, int, int], Play]
"""The value of a score, and the stones that mano's side and the other need → hands played there."""

TABLES: Final = (("spanish", 40), ("basque", 40))
"""Preset and target; the deck is that of the preset."""
NEEDS: Final = (1, 2, 5, 12, 22, 40)
"""Needs of both sides at which plain players play; between them outcomes are mixed."""
HANDS: Final = (20_000, 20_000, 200_000)
"""Their hands at each pair of needs, round by round."""
LEARNT_HANDS: Final = (200_000,)
"""Those of the blueprint, which knows scores: one round."""
SEED: Final = 1


def build(
    rules: Rules,
    source: Source,
    *,
    needs: Sequence[int] = NEEDS,
    hands: Sequence[int] = HANDS,
    workers: int = 1,
) -> Planes:
    """The value of every score up to ``rules.target`` when hands come out as ``source`` says.

    The same random numbers at every score, so that neighbours differ by their play and not by their luck.
    Raises :class:`BadRequest`, :class:`BadPolicy`, :class:`NotSimulated`.
    """
    planes: Planes | None = None
    for number in hands:
        value = _value_of(planes)
        points = [partial(source(value, mine, theirs), number) for mine in needs for theirs in needs]
        played = run(_played, points, workers=workers)
        rows = [played[first : first + len(needs)] for first in range(0, len(played), len(needs))]
        planes = monotone(race(Grid(tuple(needs), rows), rules.target))
    assert planes is not None, "at least one round"
    return planes


def _played(point: Callable[[], Outcomes]) -> Outcomes:
    return point()


def _value_of(planes: Planes | None) -> Value:
    """A side's chance, be it mano or not; to begin with, in proportion to what the other needs."""
    if planes is None:
        return lambda need, rival: rival / (need + rival)
    win = planes[WIN]
    return lambda need, rival: float(win[need - 1, rival - 1] + 1 - win[rival - 1, need - 1]) / 2


def plain(rules: Rules, workers: int = 1) -> Planes:
    """The table of plain players, with which a blueprint is trained."""
    return build(rules, Players(rules, SEED).hands, workers=workers)


def learnt(rules: Rules, workers: int = 1) -> Planes:
    """The table of the shipped blueprint. Raises :class:`BadRequest` where there is none."""
    source = Learnt(rules, SEED)
    return build(rules, source.hands, needs=source.needs, hands=LEARNT_HANDS, workers=workers)


def packed(planes: Planes) -> bytes:
    """The file of a table (``hordago.odds.race.PLANES``)."""
    return np.ascontiguousarray(planes, dtype="<f4").tobytes()


def main(arguments: Sequence[str]) -> int:
    """Write all files and their list: those of the blueprint, with ``--plain`` those that it begins with."""
    if list(arguments) not in ([], ["--plain"]):
        sys.stderr.write("usage: python -m hordago.training.value_build [--plain]\n")
        return 2
    make = plain if arguments else learnt
    listed: list[dict[str, Any]] = []
    for preset, target in TABLES:
        rules = Rules.preset(preset, target=target)
        data = packed(make(rules, workers=2))
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
        "players": make.__name__,
        "seed": SEED,
        "needs": NEEDS if make is plain else "the middle of the blueprint's buckets",
        "hands": HANDS if make is plain else LEARNT_HANDS,
        "planes": PLANES,
        "tables": listed,
    }
    LIST.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
