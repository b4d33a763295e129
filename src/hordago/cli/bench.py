"""``hordago bench``: measured figures of this machine."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from importlib import import_module
from typing import TYPE_CHECKING, Literal, get_args

from hordago.cli.problem import Problem
from hordago.cli.switch import Json, Switch

if TYPE_CHECKING:
    from hordago.bench.page import Run

Part = Literal["engine", "sim", "odds", "bots", "server"]
"""Each is a file in hordago/bench with a function ``contestants``."""


def bench(
    part: Part | Literal["all"] = "engine",
    *,
    rounds: int = 15,
    seconds: float = 0.4,
    json_: Json = False,
    markdown: Switch = False,
) -> int:
    """Measure how fast Hordago is here, beside the peers that are installed (``pip install hordago[bench]``).

    Contestants take turns; the figures are medians with extremes. Close other programs for steadier ones.

    Args:
        part: what to measure, or all
        rounds: how often each contestant has its turn
        seconds: length of a turn
        json_: print JSON
        markdown: print the page docs/reference/benchmarks.md
    """
    if rounds < 1 or not 0 < seconds < 3600:
        raise Problem(f"--rounds {rounds} --seconds {seconds:g}: expected at least one round of some time")
    if json_ and markdown:
        raise Problem("--json --markdown: choose one of them")
    run = measured(get_args(Part) if part == "all" else (part,), rounds, seconds)
    if markdown:
        from hordago.bench.page import write

        print(write(run), end="")
    elif json_:
        figures = [{"part": each.name, **figure._asdict()} for each in run.parts for figure in each.figures]
        absent = [line for each in run.parts for line in each.absent]
        print(json.dumps({"part": part, "machine": run.machine, "figures": figures, "absent": absent}))
    else:
        _print(run)
    return 0


def measured(parts: tuple[str, ...], rounds: int, seconds: float) -> Run:
    """Measure the parts one after the other; raises Problem where an extra is missing."""
    from hordago.bench.machine import machine
    from hordago.bench.page import Part as Figures
    from hordago.bench.page import Run
    from hordago.bench.rounds import measure
    from hordago.training.errors import ExtraMissing

    where = machine()  # before the load is our own
    found = []
    for name in parts:
        module = import_module(f"hordago.bench.{name}")
        try:
            contestants = module.contestants()
        except ExtraMissing as error:
            raise Problem(str(error)) from None
        about = f"{name}: {len(contestants)} contestants, {rounds} rounds of {seconds:g} s each …"
        print(about, file=sys.stderr)
        figures = measure(contestants, rounds=rounds, seconds=seconds)
        absent = module.absent() if hasattr(module, "absent") else []
        found.append(Figures(name, tuple(figures), tuple(absent)))
    return Run(datetime.now(UTC).date().isoformat(), f"{rounds} of {seconds:g} s", where, tuple(found))


def _print(run: Run) -> None:
    print(", ".join(f"{name} {value}" for name, value in run.machine.items()))
    for part in run.parts:
        for figure in part.figures:
            print(figure.line())
        for line in part.lines():
            print(line)
