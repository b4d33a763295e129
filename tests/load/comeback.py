"""Servers that end or die under load, and how soon everybody plays again (R5, R24)."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple

from hordago.store.sql import SqlStore
from tests.load import grown
from tests.load.crowd import Crowd, crowd
from tests.load.histogram import Histogram
from tests.load.server import Servers, cpu, use
from tests.load.table import Table, Told
from tests.server.processes import Process

GOING_DOWN = 1012
PATIENCE_S = 60.0


class Comeback(NamedTuple):
    """What an end of a server was like; times in seconds."""

    tables: int
    ended: float
    """From the signal until the process was gone."""
    ready: float
    """From the start of the next one until it said that it was there."""
    restored: float
    """From then until every table was shown to all its people."""
    restored_cpu: float
    """Processor time that this took the server."""
    memory_mb: float
    """Of the new process, with all tables in it."""
    back_p99: float
    """From the moment the new process was there until the line stood again, of the slowest 1 %."""
    playing_p99: float
    """From the moment the new process was there until a table's first action was accepted."""
    closes: dict[int, int]
    """Close codes of the old one."""
    acknowledged: int
    lost: int
    """Acknowledged answers that are not in the log, or not once."""
    wrong: dict[str, int]

    def said(self) -> str:
        """In one line."""
        codes = ", ".join(map(str, sorted(self.closes)))
        return (
            f"{self.tables} tables: ended in {self.ended:.1f} s, next process there in {self.ready:.1f} s, "
            f"all tables shown after {self.restored:.1f} s ({self.restored_cpu:.1f} s of processor time), "
            f"playing again p99 {self.playing_p99:.1f} s, close codes {codes}, "
            f"{self.lost} of {self.acknowledged} acknowledged lost; {self.memory_mb:.0f} MB"
        )


async def end_and_return(servers: Servers, players: Crowd, how: signal.Signals) -> Comeback:
    """End the first server under a crowd at play; start the next one; everybody comes back and plays."""
    told, loop = players.told, asyncio.get_running_loop()
    playing = [asyncio.create_task(table.play(2.0, loop.time() + 3600)) for table in players.tables]
    await asyncio.sleep(2.0)
    for table in players.tables:
        table.on = False
    begun = time.monotonic()
    dying = servers.processes[0].process
    dying.send_signal(how)
    await asyncio.to_thread(dying.wait, 30)
    ended = time.monotonic() - begun
    await asyncio.gather(*playing)
    begun = time.monotonic()
    process = await asyncio.to_thread(_started, servers)
    there, spent = time.monotonic(), cpu(process)
    first = Histogram()
    told.back = Histogram()
    restored = cost = 0.0

    async def again(table: Table) -> None:
        nonlocal restored, cost
        await table.come_back(PATIENCE_S)
        restored, cost = max(restored, time.monotonic() - there), cpu(process) - spent
        table.on = True
        while table.told.wrong.total() == 0 and not await table.step():
            pass
        first.add(time.monotonic() - there)

    await asyncio.gather(*map(again, players.tables))
    assert process.process.poll() is None
    kept = await in_log(servers.database, players.tables)
    acknowledged = players.acknowledged()
    lost = sum(kept[table].count(raw) != 1 for table, raws in acknowledged.items() for raw in raws)
    return Comeback(
        tables=len(players.tables),
        ended=round(ended, 2),
        ready=round(there - begun, 2),
        restored=round(restored, 2),
        restored_cpu=round(cost, 2),
        memory_mb=round(use([process]).memory, 1),
        back_p99=round(told.back.at(99), 2),
        playing_p99=round(first.at(99), 2),
        closes=dict(told.closes),
        acknowledged=sum(map(len, acknowledged.values())),
        lost=lost,
        wrong=dict(told.wrong),
    )


def _started(servers: Servers) -> Process:
    process = servers.restart(0)
    process.ready()
    return process


async def in_log(database: str, tables: Iterable[Table]) -> dict[str, list[bytes]]:
    """For each table the answers in its log; the chain of hashes holds, or this raises ``BrokenLog``."""
    store = await SqlStore.open(database)
    try:
        return {table.id: [entry.answer for entry in await store.read(table.id)] for table in tables}
    finally:
        await store.close()


async def drain(servers: Servers, tables: int, chance: str) -> Comeback:
    """SIGTERM under so many tables at play."""
    async with crowd(servers.urls, tables, chance, keep=True) as players:
        return await end_and_return(servers, players, signal.SIGTERM)


async def restart(servers: Servers, tables: int, events: int, chance: str) -> Comeback:
    """``kill -9`` under so many tables of so many events each."""
    told = Told()
    found = [Table(number, servers.urls, told, chance) for number in range(tables)]
    await grown.write(servers.database, found, events, Random(chance))
    try:
        await _each(found, lambda table: table.come_back(PATIENCE_S))
        for table in found:
            for seat in table.seats:
                seat.keep_answers = True
        return await end_and_return(servers, Crowd(found, told), signal.SIGKILL)
    finally:
        for table in found:
            table.leave()


async def _each(tables: list[Table], work: Callable[[Table], object]) -> None:
    gate = asyncio.Semaphore(32)

    async def one(table: Table) -> None:
        async with gate:
            await work(table)  # type: ignore[misc]

    await asyncio.gather(*map(one, tables))
