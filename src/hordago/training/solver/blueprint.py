"""A whole blueprint: all buckets, unit by unit, each kept when it is done; then the file that bots read."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from hordago import __version__
from hordago.bots.blueprint.layout import layout_of
from hordago.bots.blueprint.menu import BLUEPRINT, Menu
from hordago.rules.options import Rules
from hordago.training.errors import BadRequest
from hordago.training.fanout import stream
from hordago.training.solver.older import Folder
from hordago.training.solver.pack import container, packed
from hordago.training.solver.talks import situations
from hordago.training.solver.unit import STEPS, Bucket, Older, State, Unit, buckets, train

Told = Callable[[Bucket], None]
"""Called after each unit with its bucket."""


@dataclass(frozen=True)
class Training:
    """What is to be trained, and where it is kept."""

    preset: str
    target: int
    seats: int
    folder: Path
    traversals: int
    """For each bucket, in all."""
    stages: int
    """Units of each bucket."""
    seed: int = 1
    menu: Menu = BLUEPRINT
    begin: Path | None = None
    """The folder of another training that untrained buckets begin with."""

    @cached_property
    def rules(self) -> Rules:
        """What is played. Raises :class:`RulesError`."""
        return Rules.preset(self.preset, seats=self.seats, target=self.target)

    @property
    def name(self) -> str:
        """Of the file that bots read."""
        kings = 8 if self.rules.kings == 9 else self.rules.kings
        return f"kings{kings}-to{self.target}-seats{self.seats}"

    @property
    def about(self) -> dict[str, Any]:
        """What a strategy depends on, whatever its bucket."""
        return {
            "preset": self.preset,
            "kings": self.rules.kings,
            "target": self.target,
            "seats": self.seats,
            "steps": list(STEPS),
            "opening": list(self.menu.opening),
            "raises": [list(each) for each in self.menu.raises],
            "seed": self.seed,
        }

    def file(self, bucket: Bucket) -> Path:
        """Where the state of a bucket is kept."""
        return self.folder / f"{bucket.name}.npz"

    def of(self, bucket: Bucket) -> str:
        """What the state of a bucket says that it is, so that no other is taken for it."""
        return json.dumps({**self.about, "bucket": bucket.name}, sort_keys=True)

    @cached_property
    def _older(self) -> Folder | None:
        return None if self.begin is None else Folder.of(self.begin)

    @property
    def begun(self) -> dict[str, Any] | None:
        """What the training began with, for the head of the file."""
        return self._older and self._older.about

    def older(self, bucket: Bucket) -> Older | None:
        """What a bucket begins with. Raises OSError and :class:`BadRequest`."""
        return self._older and self._older.nearest(bucket, self.rules.target)

    def end(self, stage: int) -> int:
        """Traversals of a bucket after a stage."""
        return self.traversals * (stage + 1) // self.stages


def run(training: Training, *, told: Told, workers: int = 1, cluster: str | None = None) -> None:
    """All units that are not done yet, stage by stage. Raises :class:`BadRequest`, :class:`ClusterError`."""
    training.folder.mkdir(parents=True, exist_ok=True)
    for stage in range(training.stages):
        end = training.end(stage)
        waiting = [bucket for bucket in buckets() if _done(training, bucket) < end]
        units = [
            Unit(
                training.rules,
                bucket,
                training.file(bucket),
                training.of(bucket),
                end,
                training.traversals,
                training.seed,
                training.menu,
                training.older(bucket),
            )
            for bucket in waiting
        ]
        for bucket in stream(train, units, workers=workers, cluster=cluster):
            told(bucket)


def kept(training: Training) -> int:
    """How many units are done already."""
    done = [_done(training, bucket) for bucket in buckets()]
    return sum(each >= training.end(stage) for each in done for stage in range(training.stages))


def _done(training: Training, bucket: Bucket) -> int:
    file = training.file(bucket)
    if file.exists():
        return State.traversals(file, training.of(bucket))
    older = training.older(bucket)
    return older.traversals if older else 0


def assembled(
    training: Training, *, told: Told = lambda _: None, workers: int = 1, cluster: str | None = None
) -> bytes:
    """The file of the blueprint, from the states in the folder; ``told`` after each bucket.

    Raises :class:`BadRequest` while a bucket has not been trained at all, and :class:`ClusterError`.
    """
    for bucket in buckets():
        if not training.file(bucket).exists():
            raise BadRequest(f"bucket {bucket.name} has not been trained yet")
    wishes = [_Wish(training, bucket) for bucket in buckets()]
    found = {}
    for each in stream(_packed, wishes, workers=workers, cluster=cluster):
        found[each.bucket] = each
        told(each.bucket)
    about = {
        **training.about,
        "talks": situations(training.rules),
        "traversals": {bucket.name: found[bucket].done for bucket in buckets()},
        "begun": training.begun,
        "generator": f"hordago train {__version__}",
    }
    return container(about, {bucket.name: found[bucket].content for bucket in buckets()})


class _Wish(NamedTuple):
    training: Training
    bucket: Bucket


class _Packed(NamedTuple):
    bucket: Bucket
    done: int
    content: bytes


def _packed(wish: _Wish) -> _Packed:
    training, bucket = wish
    state = State.load(training.file(bucket), training.of(bucket))
    layout = layout_of(training.rules, len(situations(training.rules)), training.menu)
    return _Packed(bucket, state.done, packed(state.sums, state.values(), layout))
