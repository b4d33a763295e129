"""One unit of training: some traversals at the scores of one bucket, from where the last unit stopped."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple, Self
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from hordago.bots.blueprint.layout import CUTS
from hordago.bots.blueprint.menu import BLUEPRINT, Menu
from hordago.odds.race import race
from hordago.rules.options import Rules
from hordago.training.errors import BadRequest
from hordago.training.solver.learn import learn
from hordago.training.solver.plan import plan_of
from hordago.training.solver.work import work

Floats = NDArray[np.float32]

STEPS: Final = (1, 4, 8, 16)
"""Needed stones at which the buckets of a side begin: near the end a stone more or less matters most."""
EXPLORE: Final = ((0.02, 0.1), (0.005, 0.1))
"""Forced exploration at the beginning and at the end of training: in the lances, and in the talk and exchange
(more, so that hands after a mus are known though self-play soon cuts nearly always)."""
SLICES: Final = 20
"""Parts of a unit between which the exploration changes."""


class Bucket(NamedTuple):
    """Scores that share a strategy."""

    mano: int
    """The bucket of mano's side, a place in ``STEPS`` …"""
    other: int
    """… and that of the other."""

    @property
    def name(self) -> str:
        """Its name in files."""
        return f"{self.mano}-{self.other}"

    def needs(self, target: int) -> NDArray[np.int64]:
        """(2, 2): needed stones of mano's side and of the other, from … to below."""
        ends = (*STEPS[1:], target + 1)
        return np.array([[STEPS[place], min(ends[place], target + 1)] for place in self])


def buckets() -> list[Bucket]:
    """All of them."""
    return [Bucket(mano, other) for mano in range(len(STEPS)) for other in range(len(STEPS))]


def told_of(file: Path) -> str:
    """What the state in a file says that it is (``Training.of``). Raises OSError and :class:`BadRequest`."""
    (told,) = _arrays(file, ["of"])
    return str(told)


def _arrays(file: Path, names: Sequence[str]) -> list[Any]:
    """Parts of the state of a training, by name. Raises OSError, and :class:`BadRequest` where damaged."""
    try:
        with file.open("rb") as stream, np.load(stream) as arrays:
            return [arrays[name] for name in names]
    except (ValueError, TypeError, KeyError, EOFError, BadZipFile, zlib.error):
        why = "is damaged, or no state of a training; without it its bucket is trained anew"
        raise BadRequest(f"{file}: {why}") from None


def _read(file: Path, of: str, names: Sequence[str]) -> list[Any]:
    """As :func:`_arrays`; raises :class:`BadRequest`, too, for the state of something else."""
    told, *found = _arrays(file, ["of", *names])
    if str(told) != of:
        raise BadRequest(f"{file} holds the training of something else; take another folder")
    return found


class Older(NamedTuple):
    """The state of another training, to begin with."""

    file: Path
    of: str

    @property
    def traversals(self) -> int:
        """How far it has come. Raises as :meth:`State.load` does."""
        return State.traversals(self.file, self.of)


class State(NamedTuple):
    """What a bucket has come to."""

    of: str
    """What was trained (``Training.of``)."""
    done: int
    """Traversals."""
    regrets: Floats
    sums: Floats
    worth: NDArray[np.float64]
    """(2, cuts, seats, hands)."""

    @classmethod
    def fresh(cls, of: str, size: int, seats: int, hands: int) -> Self:
        """Nothing learnt yet."""
        return cls(
            of, 0, np.zeros(size, np.float32), np.zeros(size, np.float32), np.zeros((2, CUTS, seats, hands))
        )

    def save(self, file: Path) -> None:
        """Written beside and moved into place, so that a broken run leaves the state before it."""
        beside = file.with_suffix(".part")
        with beside.open("wb") as out:
            np.savez_compressed(out, **self._asdict())
        beside.replace(file)

    @classmethod
    def load(cls, file: Path, of: str) -> Self:
        """Raises OSError, and :class:`BadRequest` for a file that is no state, or not that of ``of``."""
        done, *arrays = _read(file, of, cls._fields[1:])
        return cls(of, int(done), *arrays)

    @staticmethod
    def traversals(file: Path, of: str) -> int:
        """How far the state in a file has come. Raises as :meth:`load` does."""
        (done,) = _read(file, of, ["done"])
        return int(done)

    @classmethod
    def from_older(cls, older: Older, of: str, size: int, seats: int, hands: int) -> Self:
        """What another training has learnt; what a hand is worth depends on the scores, and begins anew.

        Raises as :meth:`load` does, and :class:`BadRequest` where the tables differ.
        """
        found = cls.load(older.file, older.of)
        if found.regrets.shape != (size,) or found.worth.shape[2:] != (seats, hands):
            raise BadRequest(f"{older.file} plays by rules that tell other situations apart")
        return found._replace(of=of, worth=cls.fresh(of, size, seats, hands).worth)

    def values(self) -> Floats:
        """(cuts, seats, hands): chance of the seat's side to win as the lances begin; a half if unknown."""
        found, times = self.worth
        return np.where(times > 0, found / np.where(times > 0, times, 1), 0.5).astype(np.float32)


class Unit(NamedTuple):
    """What one worker is asked to do."""

    rules: Rules
    bucket: Bucket
    file: Path
    """Where the state is kept: on a disk that all workers see."""
    of: str
    """What is trained (``Training.of``)."""
    end: int
    """Traversals after which the unit is done …"""
    whole: int
    """… of so many in the end."""
    seed: int
    menu: Menu = BLUEPRINT
    older: Older | None = None
    """What an untrained bucket begins with; nothing learnt if None."""


def train(unit: Unit) -> Bucket:
    """Traversals up to ``unit.end``, kept in the file; the same unit gives the same state everywhere."""
    plan = plan_of(unit.rules, unit.menu)
    state = _begin(unit, plan.size, plan.seats, plan.hands)
    number = unit.bucket.mano * len(STEPS) + unit.bucket.other
    arrays = work(plan, unit.seed, number * 1_000_003 + state.done)
    before = chances(unit.rules)
    marks = np.linspace(state.done, unit.end, SLICES + 1).astype(int)
    for begin, end in pairwise(marks):
        part = begin / unit.whole
        explore = np.array([first + part * (last - first) for first, last in zip(*EXPLORE, strict=True)])
        learn(
            plan,
            arrays,
            state.regrets[None],
            state.sums,
            state.worth,
            np.zeros(plan.seats, np.int64),
            np.arange(plan.seats),
            before,
            unit.bucket.needs(unit.rules.target),
            explore,
            int(begin),
            int(end),
        )
    state._replace(done=unit.end).save(unit.file)
    return unit.bucket


def _begin(unit: Unit, size: int, seats: int, hands: int) -> State:
    if unit.file.exists():
        return State.load(unit.file, unit.of)
    if unit.older is not None:
        return State.from_older(unit.older, unit.of, size, seats, hands)
    return State.fresh(unit.of, size, seats, hands)


def chances(rules: Rules) -> Floats:
    """(target + 1, target + 1): chance of this hand's mano's side before the next hand, by needed stones."""
    table, target = race(rules), rules.target
    found = np.zeros((target + 1, target + 1), np.float32)
    for mine in range(1, target + 1):
        for theirs in range(1, target + 1):
            found[mine, theirs] = table.win(mine, theirs, leads=False)
    return found
