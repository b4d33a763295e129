"""Interleaved rounds: every contestant in turn, several times; a noisy machine is unfair to all alike."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

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
        extremes = f"[{number(self.least)} .. {number(self.most)}]"
        return f"{self.name:34} {number(self.median):>14} {self.unit}/s {extremes:26} {self.version}"


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


def comparisons(figures: Sequence[Figure]) -> list[str]:
    """The first contestant beside each other one of the same unit, as lines for people."""
    first, *others = figures
    return [
        f"{first.name} is {number(first.median / each.median)} × {each.name}"
        for each in others
        if each.unit == first.unit
    ]


def number(rate: float) -> str:
    """A rate for people: three digits at least."""
    return f"{rate:,.{0 if rate >= 100 else 1 if rate >= 10 else 2}f}"
