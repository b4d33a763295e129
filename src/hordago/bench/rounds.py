"""Interleaved rounds: every contestant in turn, several times; a noisy machine is unfair to all alike."""

from __future__ import annotations

import platform
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

Work = Callable[[], int]
"""Does a small batch of work and returns how many units that was."""


class Contestant(NamedTuple):
    """Something to measure."""

    name: str
    unit: str
    version: str
    work: Work


class Figure(NamedTuple):
    """What was measured, in units a second."""

    name: str
    unit: str
    version: str
    median: float
    least: float
    most: float

    def line(self) -> str:
        """One line for people."""
        extremes = f"[{self.least:,.0f} .. {self.most:,.0f}]"
        return f"{self.name:34} {self.median:14,.0f} {self.unit}/s {extremes:26} {self.version}"


def measure(contestants: Sequence[Contestant], *, rounds: int, seconds: float) -> list[Figure]:
    """Give each contestant ``seconds`` in each of ``rounds``, in turn; medians and extremes of the rates."""
    rates: list[list[float]] = [[] for _ in contestants]
    for each in contestants:
        each.work()
    for _ in range(rounds):
        for place, each in enumerate(contestants):
            rates[place].append(_rate(each.work, seconds))
    return [
        Figure(each.name, each.unit, each.version, statistics.median(found), min(found), max(found))
        for each, found in zip(contestants, rates, strict=True)
    ]


def _rate(work: Work, seconds: float) -> float:
    """Units a second of this process's own time, so that other programs on the core count less."""
    done, start = 0, time.process_time()
    stop = time.perf_counter() + seconds
    while time.perf_counter() < stop:
        done += work()
    return done / max(time.process_time() - start, 1e-9)


def machine() -> dict[str, Any]:
    """Where it was measured."""
    return {
        "python": platform.python_version(),
        "implementation": sys.implementation.name,
        "machine": platform.machine(),
        "system": platform.system(),
    }
