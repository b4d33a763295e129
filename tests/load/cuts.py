"""Lines that break at any moment, and people who come back to where they were (R12).

That a view after a cut is byte for byte that of a twin who never left is held by ``tests/sim``; here every
event still comes once and in order, and all seats see the same table, over real sockets.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from tests.load.comeback import PATIENCE_S
from tests.load.crowd import Crowd
from tests.load.histogram import Histogram
from tests.load.table import Table
from tests.server.processes import ended

EVERY_S = 1.0
"""A line of each table breaks about so often, and stays away at most so long."""


class Cuts(NamedTuple):
    """What cuts cost."""

    tables: int
    cuts: int
    actions: int
    resumed_p50_ms: float
    """From the first packet of a new line to the view."""
    resumed_p99_ms: float
    errors: int
    wrong: dict[str, int]
    """What they were, and how often."""

    def said(self) -> str:
        """In one line."""
        return (
            f"{self.cuts} cuts at {self.tables} tables: back p50 {self.resumed_p50_ms:.1f} ms, "
            f"p99 {self.resumed_p99_ms:.0f} ms, {self.errors} errors in {self.actions} actions"
        )


async def cut_and_return(crowd: Crowd, seconds: float, rate: float) -> Cuts:
    """Play while lines break."""
    told = crowd.told
    told.back = Histogram()
    for table in crowd.tables:
        table.forgiving = True
    cutting = [asyncio.create_task(_cut(table)) for table in crowd.tables]
    await crowd.play(seconds, rate)
    await ended(cutting)
    await asyncio.gather(*(table.come_back(PATIENCE_S) for table in crowd.tables))
    for table in crowd.tables:
        table.compare()
    return Cuts(
        tables=len(crowd.tables),
        cuts=len(told.back),
        actions=told.actions,
        resumed_p50_ms=round(told.back.at(50) * 1e3, 2),
        resumed_p99_ms=round(told.back.at(99) * 1e3, 2),
        errors=told.wrong.total() + told.closes.total(),
        wrong={str(what): often for what, often in (told.wrong + told.closes).items()},
    )


async def _cut(table: Table) -> None:
    """Again and again, somebody is gone for a moment."""
    while True:
        await asyncio.sleep(table.random.uniform(0.5, 1.5) * EVERY_S)
        table.random.choice(table.seats).cut()
        await asyncio.sleep(table.random.random() * EVERY_S)
        await table.come_back(PATIENCE_S)
