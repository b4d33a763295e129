"""A whole blueprint: all buckets, unit by unit, each kept when it is done; then the file that bots read."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from hordago import __version__
from hordago.bots.blueprint.layout import layout_of
from hordago.bots.blueprint.menu import BLUEPRINT, Menu
from hordago.rules.options import Rules
from hordago.training.errors import BadRequest
from hordago.training.fanout import stream
from hordago.training.solver.pack import REACH, container, packed
from hordago.training.solver.talks import situations
from hordago.training.solver.unit import STEPS, Bucket, State, Unit, buckets, train

Told = Callable[[Bucket], None]
"""Called after each unit with its bucket."""


@dataclass(frozen=True)
class Plan:
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
    reach: float = REACH

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
        """What the states in the folder depend on."""
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

    def end(self, stage: int) -> int:
        """Traversals of a bucket after a stage."""
        return self.traversals * (stage + 1) // self.stages


def run(plan: Plan, *, told: Told, workers: int = 1, cluster: str | None = None) -> None:
    """All units that are not done yet, stage by stage. Raises :class:`BadRequest`, :class:`ClusterError`."""
    _claim(plan)
    for stage in range(plan.stages):
        end = plan.end(stage)
        waiting = [bucket for bucket in buckets() if _done(plan, bucket) < end]
        units = [
            Unit(plan.rules, bucket, plan.file(bucket), end, plan.traversals, plan.seed, plan.menu)
            for bucket in waiting
        ]
        for bucket in stream(train, units, workers=workers, cluster=cluster):
            told(bucket)


def kept(plan: Plan) -> int:
    """How many units are done already."""
    done = [_done(plan, bucket) for bucket in buckets()]
    return sum(each >= plan.end(stage) for each in done for stage in range(plan.stages))


def _claim(plan: Plan) -> None:
    """The folder holds states of this plan alone."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    file = plan.folder / "plan.json"
    if not file.exists():
        file.write_text(json.dumps(plan.about, indent=1) + "\n")
        return
    try:
        about = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        raise BadRequest(f"{file}: is damaged, or no plan of a training; take another folder") from None
    if about != plan.about:
        raise BadRequest(f"{plan.folder} holds the training of something else; take another folder")


def _state(plan: Plan, bucket: Bucket) -> State | None:
    file = plan.file(bucket)
    return State.load(file) if file.exists() else None


def _done(plan: Plan, bucket: Bucket) -> int:
    file = plan.file(bucket)
    return State.traversals(file) if file.exists() else 0


def assembled(plan: Plan) -> bytes:
    """The file of the blueprint, from the states in the folder.

    Raises :class:`BadRequest` while a bucket has not been trained at all.
    """
    talks = situations(plan.rules)
    layout = layout_of(plan.rules, len(talks), plan.menu)
    strategies, done = {}, {}
    for bucket, state in _states(plan):
        strategies[bucket.name] = packed(state.sums, state.values(), layout, reach=plan.reach)
        done[bucket.name] = state.done
    about = {**plan.about, "talks": talks, "traversals": done, "generator": f"hordago train {__version__}"}
    return container(about, strategies)


def _states(plan: Plan) -> Iterator[tuple[Bucket, State]]:
    for bucket in buckets():
        state = _state(plan, bucket)
        if state is None:
            raise BadRequest(f"bucket {bucket.name} has not been trained yet")
        yield bucket, state
