"""The drill: a backup while people play, restored elsewhere, and everybody plays on there (R26)."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import NamedTuple

from hordago.store.backup import backup, restore
from tests.load.comeback import PATIENCE_S, in_log
from tests.load.crowd import Crowd
from tests.load.histogram import Histogram
from tests.load.server import Servers
from tests.server.processes import Process


class Drill(NamedTuple):
    """What a backup under load was like; times in seconds."""

    tables: int
    rows: int
    took: float
    """To make it."""
    restored: float
    """To bring it back into an empty database."""
    p99_before_ms: float
    p99_during_ms: float
    missing: int
    """Answers acknowledged before it began that are not in it."""
    strange: int
    """Tables whose rows in it are not how the live ones begin."""
    playing: int
    """Tables at which the people of then played on, at a server with the backup."""
    errors: int

    def said(self) -> str:
        """In one line."""
        return (
            f"{self.tables} tables at play, {self.rows} rows: backup {self.took:.1f} s, restored in "
            f"{self.restored:.1f} s, {self.missing} acknowledged missing, {self.strange} chains not of one "
            f"moment, {self.playing} tables play on there; p99 meanwhile {self.p99_before_ms:.0f} → "
            f"{self.p99_during_ms:.0f} ms"
        )


async def drill(servers: Servers, crowd: Crowd, seconds: float, rate: float, folder: Path) -> Drill:
    """Back up under load, restore, compare, and play on with what was restored."""
    told = crowd.told
    await crowd.play(seconds, rate)
    before, told.times = told.times, Histogram()
    playing = asyncio.create_task(crowd.play(seconds, rate))
    await asyncio.sleep(seconds / 4)
    known = {table: set(raws) for table, raws in crowd.acknowledged().items()}
    begun = time.monotonic()
    file = folder / "mus.backup"
    # In a thread of its own loop, as the command is a process of its own.
    done = await asyncio.to_thread(lambda: asyncio.run(backup(servers.database, file)))
    took = time.monotonic() - begun
    await playing
    during = told.times
    (folder / "elsewhere").mkdir()
    target = f"sqlite+aiosqlite:///{folder / 'elsewhere' / 'hordago.sqlite3'}"
    begun = time.monotonic()
    await restore(target, file)
    restored = time.monotonic() - begun
    live = await in_log(servers.database, crowd.tables)
    there = await in_log(target, crowd.tables)
    errors = told.wrong.total() + told.closes.total()
    assert all(known.values()), "everybody has played"
    return Drill(
        tables=len(crowd.tables),
        rows=done.rows,
        took=round(took, 2),
        restored=round(restored, 2),
        p99_before_ms=round(before.at(99) * 1e3, 1),
        p99_during_ms=round(during.at(99) * 1e3, 1),
        missing=sum(len(raws - set(there[table])) for table, raws in known.items()),
        strange=sum(there[table] != live[table][: len(there[table])] for table in there),
        playing=await _play_on(servers, crowd, folder / "elsewhere"),
        errors=errors,
    )


async def _play_on(servers: Servers, crowd: Crowd, data: Path) -> int:
    """A server with the backup; its people go there, to a past that they may have known further on."""
    process = Process(data, 0, HORDAGO_TRUSTED_PROXIES=servers.environment["HORDAGO_TRUSTED_PROXIES"])
    playing = 0
    try:
        await asyncio.to_thread(process.ready)
        for table in crowd.tables:
            table.leave()
            table.move([process.url])
        await asyncio.gather(*(table.come_back(PATIENCE_S) for table in crowd.tables))
        for table in crowd.tables:
            for _ in range(20):
                if await table.step():
                    playing += 1
                    break
    finally:
        process.end()
    return playing
