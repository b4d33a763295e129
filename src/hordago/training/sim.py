"""The fast simulator: whole games at random or by policies, on one core, many cores or a cluster.

Games are cut into units; each unit has its own stream of random numbers, and units are added up in their
order. So a result depends on the rules, the number of games, the seed, the policies and the start score, and
on nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hordago.rules.options import Rules
from hordago.training import layout
from hordago.training.errors import BadPolicy, BadRequest
from hordago.training.policy import Packed, Policy, pack
from hordago.training.result import Result, merged
from hordago.training.unfold import tables

UNIT: Final = 10_000
"""Games of a unit. Part of what a seed means: another number gives other games."""
MOST_GAMES: Final = 10_000_000_000
"""In one run."""

_NO_LOG: Final = np.zeros(0, np.int32)


class Unit(NamedTuple):
    """What one worker is asked to play."""

    rules: Rules
    games: int
    seed: int
    number: int
    start: tuple[int, ...]
    sides: tuple[int, ...]
    """The policy of each side, −1 for random."""
    packed: Packed


def simulate(
    rules: Rules,
    games: int,
    seed: int = 0,
    *,
    policies: Sequence[Policy | None] = (),
    start: Sequence[int] = (),
    workers: int = 1,
    cluster: str | None = None,
    executor: Executor | None = None,
) -> Result:
    """Play games and add up what happened.

    ``policies``: one a side, None for random play; a single one plays for all sides; none is random play.
    ``start``: the score at which every game begins, one number a side, zeros by default.
    ``workers``: processes on this machine; ``cluster``: address of a Dask scheduler instead (extra
    ``[cluster]``); or any ``executor``, which is left open.

    Raises :class:`BadRequest`, :class:`BadPolicy`, :class:`NotSimulated`, and :class:`ClusterError` when a
    cluster cannot be reached or is lost; :class:`ExtraMissing` without the extra ``[fast]``.
    """
    from hordago.training.fanout import run

    units = plan(rules, games, seed, policies=policies, start=start)
    if cluster is None:
        prepare()  # before the workers start, or each would translate for itself
    return merged(rules, run(play_unit, units, workers=workers, cluster=cluster, executor=executor))


def prepare() -> None:
    """Translate the simulator, or load what is kept of it. Raises :class:`ExtraMissing` without numba."""
    (unit,) = plan(Rules.preset("spanish"), 1)
    play_unit(unit)


def plan(
    rules: Rules,
    games: int,
    seed: int = 0,
    *,
    policies: Sequence[Policy | None] = (),
    start: Sequence[int] = (),
) -> list[Unit]:
    """The units of a run; raises :class:`BadRequest` and :class:`BadPolicy`."""
    if games < 1:
        raise BadRequest(f"games: {games} is too few; play at least one")
    if games > MOST_GAMES:
        raise BadRequest(f"games: {games} is too many; at most {MOST_GAMES:,} in one run")
    sides = rules.side_count
    tables(rules)
    score = tuple(start) or (0,) * sides
    if len(score) != sides or not all(0 <= each < rules.target for each in score):
        raise BadRequest(f"start: {score} must be {sides} whole numbers from 0 to {rules.target - 1}")
    given = list(policies) * (sides if len(policies) == 1 else 1) or [None] * sides
    if len(given) != sides:
        raise BadPolicy(f"{len(given)} policies for {sides} sides; give one, or one a side")
    used = list({id(policy): policy for policy in given if policy is not None}.values())
    numbers = tuple(-1 if policy is None else _place(used, policy) for policy in given)
    packed = pack(rules, used)
    return [
        Unit(rules, min(UNIT, games - first), seed, number, score, numbers, packed)
        for number, first in enumerate(range(0, games, UNIT))
    ]


def _place(used: Sequence[Policy], policy: Policy) -> int:
    return next(place for place, each in enumerate(used) if each is policy)


def play_unit(unit: Unit) -> NDArray[Any]:
    """The statistics of one unit, shape (1,)."""
    return _played(unit, _NO_LOG)[0]


def logged(unit: Unit, size: int) -> tuple[NDArray[Any], list[int]]:
    """Play a unit until its log of so many numbers is full; the statistics, and the log (``replay``).

    No hand is begun unless 20,000 numbers have room; raises :class:`BadRequest` if even that was too little.
    """
    log = np.zeros(size, np.int32)
    statistics, used = _played(unit, log)
    return statistics, log[:used].tolist()


def _played(unit: Unit, log: NDArray[np.int32]) -> tuple[NDArray[Any], int]:
    from hordago.training.chance import seed_of
    from hordago.training.play import play

    stream = np.zeros(1, layout.STREAM)
    stream["rng"] = seed_of(unit.seed, unit.number)
    stream["deck"][0] = np.arange(40)
    stream["policy"] = -1
    stream["policy"][0, : len(unit.sides)] = unit.sides
    stream["policies"] = max(unit.sides) + 1
    statistics = np.zeros(1, layout.STATISTICS)
    start = np.zeros(layout.SEATS, np.int64)
    start[: len(unit.start)] = unit.start
    play(tables(unit.rules)[0], stream[0], unit.packed, statistics[0], log, start, unit.games)
    if stream["error"][0] == layout.LOG_FULL:
        raise BadRequest(f"the log of {log.size} numbers is too small for the last hand")
    if stream["error"][0]:
        raise BadPolicy("the policy wants mus for ever: more than 1,000 exchanges in one hand")
    return statistics, int(stream["log_at"][0])
