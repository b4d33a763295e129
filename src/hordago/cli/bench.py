"""``hordago bench``: measured figures of this machine."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Literal

from hordago.bench.rounds import machine, measure
from hordago.cli.problem import Problem

Part = Literal["engine", "odds"]
"""Each is a file in hordago/bench with a function ``contestants``."""


def bench(part: Part = "engine", *, rounds: int = 5, seconds: float = 1.0, json_: bool = False) -> int:
    """Measure how fast Hordago is here, beside the peers that are installed (``pip install hordago[bench]``).

    Contestants take turns; the figures are medians with extremes. Close other programs for steadier ones.

    Args:
        part: what to measure
        rounds: how often each contestant has its turn
        seconds: length of a turn
        json_: print JSON
    """
    if rounds < 1 or not 0 < seconds < 3600:
        raise Problem(f"--rounds {rounds} --seconds {seconds:g}: expected at least one round of some time")
    contestants = import_module(f"hordago.bench.{part}").contestants()
    print(f"{len(contestants)} contestants, {rounds} rounds of {seconds:g} s each …", file=sys.stderr)
    figures = measure(contestants, rounds=rounds, seconds=seconds)
    if json_:
        print(
            json.dumps({"part": part, "machine": machine(), "figures": [each._asdict() for each in figures]})
        )
        return 0
    for figure in figures:
        print(figure.line())
    mine = figures[0]
    for figure in figures[1:]:
        if figure.unit == mine.unit:
            print(f"{mine.name} is {mine.median / figure.median:.2f} × {figure.name}")
    return 0
