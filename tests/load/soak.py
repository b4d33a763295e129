"""A long time at half load: does anything grow that should not (R2)?"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from tests.load.crowd import Crowd
from tests.load.server import Servers, Use, use

WARM_UP: float = 0.1
"""Share of the time after which growth counts."""


class Growth(NamedTuple):
    """What a long load left behind."""

    minutes: float
    tables: int
    actions: int
    memory_before_mb: float
    memory_after_mb: float
    files_before: int
    files_after: int
    threads_before: int
    threads_after: int
    errors: int
    logged: str
    """What the servers had to complain about."""

    @property
    def grown(self) -> float:
        """By how much memory grew, 0.05 for 5 %."""
        return self.memory_after_mb / self.memory_before_mb - 1

    def said(self) -> str:
        """In one line."""
        return (
            f"{self.minutes:.0f} min, {self.tables} tables, {self.actions} actions: memory "
            f"{self.memory_before_mb:.0f} → {self.memory_after_mb:.0f} MB ({self.grown:+.1%}), "
            f"descriptors {self.files_before} → {self.files_after}, threads {self.threads_before} → "
            f"{self.threads_after}, {self.errors} errors, {len(self.logged.splitlines())} lines logged"
        )


async def soak(servers: Servers, crowd: Crowd, seconds: float, rate: float) -> Growth:
    """Play; look at what the servers use after the warm-up and at the end."""
    await crowd.play(WARM_UP * seconds, rate)
    before = use(servers.processes)
    await crowd.play((1 - WARM_UP) * seconds, rate)
    after = use(servers.processes)
    await asyncio.sleep(0)
    return _growth(crowd, seconds, before, after)


def _growth(crowd: Crowd, seconds: float, before: Use, after: Use) -> Growth:
    told = crowd.told
    return Growth(
        minutes=round(seconds / 60, 1),
        tables=len(crowd.tables),
        actions=told.actions,
        memory_before_mb=round(before.memory, 1),
        memory_after_mb=round(after.memory, 1),
        files_before=before.files,
        files_after=after.files,
        threads_before=before.threads,
        threads_after=after.threads,
        errors=told.wrong.total() + told.closes.total(),
        logged="",
    )
