"""R3 for the store alone: killed at any moment, no confirmed row is missing or doubled, the chains hold."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from hordago.service.facts import Chatted, Entry
from hordago.store.sql import SqlStore
from tests.services import Postgres
from tests.sizes import seeded, size

KILLS = size(small=3, ci=20, nightly=150)
TABLES = ("one", "two", "three")
PROCESSES = get_context("forkserver")
"""New processes come from one that has imported everything already."""
PROCESSES.set_forkserver_preload([__name__])


def row(table: str, seq: int) -> Entry:
    """What is written there, whoever writes it."""
    return Entry(seq, float(seq), "clock", f"{table}-{seq}", b"{}", (Chatted(seq),))


def write(url: str, told: Connection, hasty: bool) -> None:
    """Add rows to all tables at once, without end, and tell of each that is confirmed.

    The ``hasty`` store is a planted fault: it confirms first and writes afterwards.
    """
    honest = SqlStore._write

    async def promise(self: SqlStore, group: Any) -> None:
        for wish in group:
            wish.done.set_result(True)
        await asyncio.sleep(0.002)
        await honest(self, group)

    if hasty:
        setattr(SqlStore, "_write", promise)  # noqa: B010 (this process is the fault's own)

    async def one(store: SqlStore, table: str) -> None:
        seq = len(await store.read(table))
        while True:
            assert await store.append(table, row(table, seq), float(seq))
            told.send((table, seq))
            seq += 1

    async def main() -> None:
        store = await SqlStore.open(url)
        await asyncio.gather(*(one(store, table) for table in TABLES))

    asyncio.run(main())


@contextmanager
def writer(url: str, hasty: bool) -> Iterator[tuple[BaseProcess, Connection]]:
    """A process that writes, and what it tells."""
    hear, tell = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=write, args=(url, tell, hasty))
    process.start()
    tell.close()
    try:
        yield process, hear
    finally:
        process.kill()
        process.join()
        hear.close()


def survive(url: str, hasty: bool = False) -> None:
    """Kill writers again and again; each time, everything that was confirmed is there."""
    chance = seeded(__name__)
    confirmed = dict.fromkeys(TABLES, -1)
    begun = time.monotonic()

    async def look() -> dict[str, list[Entry]]:
        store = await SqlStore.open(url)
        found = {table: await store.read(table) for table in TABLES}
        await store.close()
        return found

    for _ in range(KILLS):
        with writer(url, hasty) as (process, told):
            for _ in range(chance.randrange(1, 40)):
                table, seq = told.recv()
                confirmed[table] = seq
            time.sleep(chance.random() / 100)
            process.kill()
            while True:
                try:
                    table, seq = told.recv()
                except EOFError:
                    break
                confirmed[table] = seq
        for table, entries in asyncio.run(look()).items():
            assert len(entries) > confirmed[table], "a confirmed row is gone"
            assert entries == [row(table, seq) for seq in range(len(entries))]
    told_of = sum(confirmed.values())
    print(f"{KILLS} kills in {time.monotonic() - begun:.1f} s, {told_of} rows confirmed, none lost")
    assert told_of > KILLS


@pytest.mark.slow
def test_what_was_confirmed_survives_a_kill_on_a_file(tmp_path: Path) -> None:
    survive(f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}")


@pytest.mark.slow
def test_what_was_confirmed_survives_a_kill_on_postgres(postgres: Postgres) -> None:
    survive(postgres.database())
