"""Processes that write to the same tables at once: the primary key settles it, nobody waits for ever."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from hordago.service.facts import Chatted, Entry
from hordago.store.sql import SqlStore
from tests.services import Postgres
from tests.sizes import seeded, size

TABLES = [f"table-{n}" for n in range(12)]
ROWS = size(small=15, ci=25, nightly=200)


async def write(store: SqlStore, name: str, chance: random.Random) -> tuple[list[tuple[str, int, str]], int]:
    """Add rows to all tables, against everybody else, until they are long.

    What was confirmed here, and how often another was quicker.
    """
    confirmed: list[tuple[str, int, str]] = []
    lost = 0

    async def one(table: str) -> None:
        nonlocal lost
        seq = 0
        while seq < ROWS:
            command = f"{name}-{table}-{seq}"
            if await store.append(table, Entry(seq, float(seq), name, command, b"", (Chatted(None),)), None):
                confirmed.append((table, seq, command))
                seq += 1
            else:
                lost += 1
                seq += len(await store.read(table, seq))
            if chance.random() < 0.3:
                await asyncio.sleep(chance.random() / 500)

    tables = TABLES.copy()
    chance.shuffle(tables)
    await asyncio.gather(*(one(table) for table in tables))
    return confirmed, lost


async def race(url: str, writers: int = 3) -> None:
    """Several stores at once; then every row is there once, by who was told so, and the chains hold."""
    chance = seeded("race")
    stores = [await SqlStore.open(url, f"process-{n}") for n in range(writers)]
    try:
        written = await asyncio.wait_for(
            asyncio.gather(*(write(store, f"p{n}", chance) for n, store in enumerate(stores))), 120
        )
        found = {table: await stores[0].read(table) for table in TABLES}
    finally:
        for store in stores:
            await store.close()
    for entries in found.values():
        assert [entry.seq for entry in entries] == list(range(ROWS))
    kept = sorted((table, entry.seq, entry.command) for table, entries in found.items() for entry in entries)
    assert kept == sorted(each for confirmed, _ in written for each in confirmed)
    assert sum(lost for _, lost in written) > 0, "there was no race"


SLOW = """
CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.001); RETURN NEW; END';
CREATE TRIGGER slow BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION slow();
"""


async def from_both_ends(server: Postgres) -> None:
    """Two stores write to the same tables at the same moment, one from the first on, one from the last.

    The database takes a while for each row, so that both are at it when they meet.
    """
    url = server.database()
    names = [f"table-{n:02}" for n in range(60)]
    stores = [await SqlStore.open(url, f"process-{n}") for n in range(2)]
    for statement in SLOW.strip().split("\n"):
        server.run(statement, url)
    try:
        for seq in range(4):
            order = [(0, name) for name in names] + [(1, name) for name in reversed(names)]
            rows = [Entry(seq, 0.0, "x", f"{who}-{seq}", b"", (Chatted(None),)) for who, _ in order]
            won = await asyncio.gather(
                *(stores[who].append(name, row, 1.0) for (who, name), row in zip(order, rows, strict=True))
            )
            assert sorted(name for (_, name), one in zip(order, won, strict=True) if one) == names
    finally:
        for store in stores:
            await store.close()


def test_two_stores_that_come_from_both_ends_do_not_wait_for_each_other(postgres: Postgres) -> None:
    asyncio.run(asyncio.wait_for(from_both_ends(postgres), 60))


def test_many_stores_at_one_postgres(postgres: Postgres) -> None:
    asyncio.run(race(postgres.database()))


def test_many_stores_at_one_file(tmp_path: Path) -> None:
    asyncio.run(race(f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}", writers=2))


PROCESS = """
import asyncio, json, random, sys
from hordago.store.sql import SqlStore
from tests.store.test_race import write

async def main():
    url, name = sys.argv[1:]
    store = await SqlStore.open(url, name)
    print(json.dumps(await write(store, name, random.Random(name))), flush=True)
    await store.close()

asyncio.run(main())
"""


@pytest.mark.slow
def test_two_processes_that_start_and_write_at_once(postgres: Postgres) -> None:
    """Both find an empty database: one makes the tables, the other waits. Then they race."""
    url = postgres.database()
    processes = [
        subprocess.Popen([sys.executable, "-c", PROCESS, url, name], stdout=subprocess.PIPE, text=True)
        for name in ("one", "two")
    ]
    written = [json.loads(process.communicate(timeout=120)[0]) for process in processes]
    assert [process.returncode for process in processes] == [0, 0]

    async def look() -> list[tuple[str, int, str]]:
        store = await SqlStore.open(url)
        found = [(table, each.seq, each.command) for table in TABLES for each in await store.read(table)]
        await store.close()
        return found

    assert sorted(asyncio.run(look())) == sorted(
        tuple(each) for confirmed, _ in written for each in confirmed
    )
