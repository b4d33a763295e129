"""All tables of a load, and what they found out."""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

import httpx

from tests.load.server import Servers, use
from tests.load.table import Table, Told

GATHERED_AT_ONCE = 16
"""Tables that are opened at a time."""
WARM_UP_S = 3.0
"""Not measured: everybody plays, but what was begun together has not yet spread out."""


class Crowd(NamedTuple):
    """Tables at play."""

    tables: list[Table]
    told: Told

    def acknowledged(self) -> dict[str, set[bytes]]:
        """For each table, every answer that said yes, of those who kept them."""
        return {table.id: {raw for seat in table.seats for raw in seat.acknowledged} for table in self.tables}

    async def play(self, seconds: float, rate: float) -> None:
        """Play for so long, ``rate`` actions a second at each table."""
        end = asyncio.get_running_loop().time() + seconds
        await asyncio.gather(*(table.play(1 / rate, end) for table in self.tables))


@asynccontextmanager
async def crowd(
    urls: Sequence[str], tables: int, chance: str, bot: str | None = None, keep: bool = False
) -> AsyncIterator[Crowd]:
    """So many tables, ready to play; ``keep`` for those who keep their answers."""
    told = Told()
    found = [Table(number, urls, told, chance, bot) for number in range(tables)]
    gate = asyncio.Semaphore(GATHERED_AT_ONCE)
    try:
        async with httpx.AsyncClient(timeout=60.0) as http:

            async def gather(table: Table) -> None:
                async with gate:
                    for seat in table.seats:
                        seat.keep_answers = keep
                    await table.gather(http)

            await asyncio.gather(*map(gather, found))
        yield Crowd(found, told)
    finally:
        for table in found:
            table.leave()


class Figures(NamedTuple):
    """What a load measured."""

    tables: int
    sockets: int
    seconds: float
    actions: int
    views: int
    p50_ms: float
    p99_ms: float
    p999_ms: float
    most_ms: float
    errors: int
    server_cpu: float
    """Cores that the servers used, on average."""
    client_cpu: float
    """The same of this client."""
    memory_mb: float
    files: int

    def said(self) -> str:
        """In one line."""
        return (
            f"{self.tables} tables, {self.sockets} sockets, {self.actions / self.seconds:.0f} actions/s: "
            f"p50 {self.p50_ms:.1f} ms, p99 {self.p99_ms:.0f} ms, p99.9 {self.p999_ms:.0f} ms, "
            f"{self.errors} errors; servers {self.server_cpu:.2f} cores, {self.memory_mb:.0f} MB"
        )


async def measured(servers: Servers, crowd: Crowd, seconds: float, rate: float) -> Figures:
    """Let a crowd play for so long, and what that was like."""
    told = crowd.told
    await crowd.play(WARM_UP_S, rate)
    told.times = type(told.times)()
    told.actions, views = 0, _views(crowd)
    before, spent, begun = use(servers.processes), _spent(), time.monotonic()
    await crowd.play(seconds, rate)
    took, after = time.monotonic() - begun, use(servers.processes)
    for what, times in told.wrong.items():
        print(f"wrong, {times} ×: {what}")
    return Figures(
        tables=len(crowd.tables),
        sockets=sum(seat.there for table in crowd.tables for seat in table.seats),
        seconds=round(took, 1),
        actions=told.actions,
        views=_views(crowd) - views,
        p50_ms=round(told.times.at(50) * 1e3, 2),
        p99_ms=round(told.times.at(99) * 1e3, 2),
        p999_ms=round(told.times.at(99.9) * 1e3, 2),
        most_ms=round(told.times.most * 1e3, 2),
        errors=told.wrong.total() + told.closes.total(),
        server_cpu=round((after.cpu - before.cpu) / took, 3),
        client_cpu=round((_spent() - spent) / took, 3),
        memory_mb=round(after.memory, 1),
        files=after.files,
    )


def _views(crowd: Crowd) -> int:
    return sum(seat.views for table in crowd.tables for seat in table.seats)


def _spent() -> float:
    """Processor seconds of this process."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    return own.ru_utime + own.ru_stime
