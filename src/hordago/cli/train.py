"""`hordago train`: the blueprint of the bots, learnt by self-play, unit by unit."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from hordago.cli.problem import Problem
from hordago.cli.switch import Switch
from hordago.rules import DEFAULT_PRESET, Rules, RulesError

if TYPE_CHECKING:
    from hordago.training.solver.blueprint import Training

TRAVERSALS: Final = 1_200_000
"""For each of the 16 buckets of scores."""
STAGES: Final = 4
QUICK: Final = 2_000


def train(
    *,
    out: Path,
    preset: str = DEFAULT_PRESET,
    target: int | None = None,
    seats: int = 4,
    traversals: int = TRAVERSALS,
    stages: int = STAGES,
    workers: int = 1,
    cluster: str | None = None,
    seed: int = 1,
    begin: Path | None = None,
    quick: Switch = False,
) -> None:
    """Train a blueprint and write the file that bots read.

    The scores of a game fall into 16 buckets, each with a strategy of its own. A unit of work is one stage
    of one bucket, some minutes long; it is kept in the folder when it is done, so a run that was broken off
    is taken up where it was, and more traversals go on from there.

    Parameters
    ----------
    out
        The folder for the state of the training (50 to 100 MB a bucket) and for the blueprint.
    preset
        The rulebook that is played.
    target
        Stones of a game, if others than the rulebook's.
    seats
        Players, 2 or 4.
    traversals
        How often each bucket is walked through in all.
    stages
        In how many units.
    workers
        Processes on this machine.
    cluster
        Address of a Dask scheduler, such as tcp://10.0.0.5:8786, whose workers see the same folder.
    seed
        A whole number; the same gives the same blueprint, whatever the workers.
    begin
        The folder of another training, of other buckets, another target or another rulebook with as many
        kings: each bucket takes over what the nearest one there has learnt, and its traversals.
    quick
        A few traversals only: minutes instead of hours, to try it out. It plays badly.
    """
    from hordago.cli.progress import Progress
    from hordago.training.errors import TrainingError
    from hordago.training.solver import blueprint
    from hordago.training.solver.unit import buckets

    try:
        training = _training(
            out, preset, target, seats, QUICK if quick else traversals, 1 if quick else stages, seed, begin
        )
        kept = blueprint.kept(training)
        progress = Progress("units", training.stages * len(buckets()), kept)
        blueprint.run(training, told=lambda _: progress.step(), workers=workers, cluster=cluster)
        progress.end()
        progress = Progress("buckets packed", len(buckets()))
        content = blueprint.assembled(
            training, told=lambda _: progress.step(), workers=workers, cluster=cluster
        )
        progress.end()
    except (TrainingError, RulesError) as error:
        raise Problem(str(error)) from None
    file = out / f"{training.name}.blueprint"
    file.write_bytes(content)
    print(f"{file}: {len(content) / 1e6:.1f} MB, {training.traversals:,} traversals of each bucket")


def _training(
    out: Path,
    preset: str,
    target: int | None,
    seats: int,
    traversals: int,
    stages: int,
    seed: int,
    begin: Path | None,
) -> Training:
    from hordago.training.solver.blueprint import Training

    for name, value in (("traversals", traversals), ("stages", stages)):
        if value < 1:
            raise Problem(f"{name}: {value} is too few; take at least one")
    if seats not in (2, 4):
        raise Problem(f"seats: a blueprint is trained for 2 or 4 players, not for {seats}")
    rules = Rules.preset(preset, seats=seats, **({} if target is None else {"target": target}))
    if begin is not None and begin.resolve() == out.resolve():
        raise Problem("begin: a training goes on from its own folder by itself; give the folder of another")
    return Training(preset, rules.target, seats, out, traversals, stages, seed, begin=begin)
