"""R4: no power cut takes what was confirmed, and a bit that turned over never plays a false row."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from alembic.util.exc import CommandError
from sqlalchemy.exc import DBAPIError

from hordago.service.facts import Entry
from hordago.service.ports import BrokenLog
from hordago.store.engine import connect, newest, revision
from hordago.store.sql import SqlStore
from tests.sizes import SEED, size
from tests.store import lossy
from tests.store.test_kill import row
from tools.results import keep

SEEDS = size(small=40, ci=500, nightly=10_000)
TABLES = ("one", "two", "three")
SURVIVE = (0.0, 0.0, 0.5, 0.9, 1.0)
"""Chances of a write that was not synced; 0 is a disk that forgets all since the last sync."""
NEWEST = newest()


class Life:
    """A database on a bad disk, from a seed."""

    def __init__(self, seed: str, folder: Path) -> None:
        self.random = Random(seed)
        self.disk = lossy.Disk()
        self.file = folder / f"{self.disk.name}.sqlite3"
        self.confirmed = dict.fromkeys(TABLES, 0)
        """How many rows of each table were confirmed."""
        self.tried = dict.fromkeys(TABLES, 0)
        self.told = Counter[str]()

    async def live(self) -> Counter[str]:
        """Write, lose power and look, once or twice; at last turn a bit over, and look again."""
        with lossy.plugged_in(self.disk, checkpoint=self.random.choice((1, 5, 20, 1000))):
            for _ in range(self.random.choice((1, 1, 2))):
                await self.write()
                self.disk.cut(self.random, self.random.choice(SURVIVE))
                self.told["cuts"] += 1
                await self.look()
            await self.damage()
        return self.told

    @asynccontextmanager
    async def _opened(self) -> AsyncIterator[SqlStore]:
        """As :meth:`SqlStore.open`, which takes ten times as long to see that there is nothing to migrate."""
        engine = connect(f"sqlite+aiosqlite:///{self.file}")
        try:
            found = await revision(engine)
        finally:
            await engine.dispose()
        store = SqlStore(engine) if found == NEWEST else await SqlStore.open(str(engine.url))
        try:
            yield store
        finally:
            await store.close()

    async def write(self) -> None:
        """Add rows to all tables at once until the power goes, or a clean end comes first."""
        self.disk.cut_at = self.disk.operations + self.random.randint(1, 200)
        rounds = self.random.randint(1, 25)
        with suppress(DBAPIError):
            async with self._opened() as store:
                adding = (self._add(store, table, rounds) for table in TABLES)
                await asyncio.gather(*adding, return_exceptions=True)

    async def _add(self, store: SqlStore, table: str, rounds: int) -> None:
        for seq in range(self.confirmed[table], self.confirmed[table] + rounds):
            self.tried[table] = max(self.tried[table], seq + 1)
            assert await store.append(table, row(table, seq), float(seq))
            self.confirmed[table] = seq + 1
            self.told["confirmed"] += 1

    async def look(self) -> None:
        """All that was confirmed is there, in its order; of the rest a beginning may be."""
        async with self._opened() as store:
            due = {each.table: each.at for each in await store.due()}
            for table in TABLES:
                found = await store.read(table)
                lost = self.confirmed[table] - len(found)
                assert lost <= 0, f"{lost} confirmed rows are gone"
                assert found == self._rows(table)[: len(found)], "there is a row that nobody wrote"
                assert due.get(table) == (float(len(found) - 1) if found else None), "half a transaction"
                self.told["kept unasked"] -= lost
                self.confirmed[table] = len(found)

    def _rows(self, table: str) -> list[Entry]:
        return [row(table, seq) for seq in range(self.tried[table])]

    async def damage(self) -> None:
        """The database lies there, closed or as a power cut left it; one bit is not what it was.

        Then nothing can be read, or what was written: no row is ever false. Where the bit lies in the
        write-ahead log, SQLite takes that for one that was never finished: a beginning may be all there is.
        """
        await self.write()
        self.disk.cut(self.random, 0.0)
        files = [each for each in (self.file, Path(f"{self.file}-wal")) if each.exists()]
        path = self.random.choice([each for each in files if each.stat().st_size])
        self.disk.turn_a_bit(self.random, str(path))
        self.told["bits"] += 1
        short = 0
        try:
            async with self._opened() as store:
                for table in TABLES:
                    found = await store.read(table)
                    assert found == self._rows(table)[: len(found)], "a false row was played"
                    short += len(found) < self.confirmed[table]
        except (BrokenLog, DBAPIError, CommandError) as noticed:
            self.told[f"noticed by {type(noticed).__name__}"] += 1
        else:
            assert not short or path is not self.file, "rows are gone, and nobody noticed"
            self.told["log ends early" if short else "harmless"] += 1


def lives(seeds: range, folder: Path) -> Counter[str]:
    """Live them all; what happened, counted."""
    told, begun = Counter[str](), time.monotonic()
    for number in seeds:
        try:
            told += asyncio.run(Life(f"{SEED}/{number}", folder).live())
        except BaseException:
            print(f"seed {SEED}/{number}")
            raise
    print(f"{len(seeds)} seeds in {time.monotonic() - begun:.1f} s: {dict(told)}")
    return told


@pytest.mark.slow
def test_no_power_cut_takes_what_was_confirmed_and_no_bit_plays_a_false_row(tmp_path: Path) -> None:
    told = lives(range(SEEDS), tmp_path)
    assert told["confirmed"] > SEEDS and told["cuts"] >= SEEDS and told["bits"] == SEEDS
    early = told["log ends early"]
    keep(
        "R4",
        f"{SEEDS:,} seeds: {told['cuts']:,} power cuts, {told['confirmed']:,} rows confirmed, none lost; "
        f"{told['bits']:,} bits turned over, no false row played, {early:,} took the log's end with them",
        {"seeds": SEEDS, "cuts": told["cuts"], "rows confirmed": told["confirmed"], "rows lost": 0,
         "bits": told["bits"], "false rows": 0, "log ends early": early},
        met=True if SEEDS >= 10_000 else None,
        command="HORDAGO_TEST_SIZE=nightly python -m pytest tests/store/test_power.py",
        part="disk",
    )  # fmt: skip


def test_a_row_that_its_index_has_forgotten_is_missed(tmp_path: Path) -> None:
    """The chain without its last row is a whole one; yet it is known that there was one more."""
    file = tmp_path / "index.sqlite3"

    async def write() -> None:
        store = await SqlStore.open(f"sqlite+aiosqlite:///{file}")
        for seq in range(6):
            assert await store.append("one", row("one", seq), None)
        assert len(await store.read("one")) == 6
        await store.close()

    async def read() -> None:
        store = await SqlStore.open(f"sqlite+aiosqlite:///{file}")
        try:
            await store.read("one")
        finally:
            await store.close()

    asyncio.run(write())
    content = file.read_bytes()
    # The entry of the sixth row in the index by number: its table, its number, and where the row is.
    assert content.count(b"one\x05\x06") == 1
    file.write_bytes(content.replace(b"one\x05\x06", b"ong\x05\x06"))
    with pytest.raises(BrokenLog, match="rows of a table are missing"):
        asyncio.run(read())


def test_when_a_row_is_confirmed_the_disk_has_been_synced(tmp_path: Path) -> None:
    """The order of things: write, sync, and only then the answer."""
    disk = lossy.Disk()

    async def main() -> None:
        store = await SqlStore.open(f"sqlite+aiosqlite:///{tmp_path / 'order.sqlite3'}")
        for seq in range(60):
            before = disk.syncs
            assert await store.append("one", row("one", seq), None)
            assert disk.syncs > before, "confirmed without a sync"
            assert not disk.unsynced(), "confirmed while something was on its way"
        await store.close()

    with lossy.plugged_in(disk, checkpoint=20):
        asyncio.run(main())
