"""One contract for every store, and what a log on disk must survive or show (R3, R4)."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from hordago import wire as w
from hordago.rules import Rules
from hordago.service.facts import Entry
from hordago.service.ports import BrokenLog, Due, Store
from hordago.service.table import recover
from hordago.store.codec import decode_facts, encode_facts
from hordago.store.memory import MemoryStore
from hordago.store.place import data_folder, private_file
from hordago.store.sql import SqlStore
from tests.service.world import World
from tests.services import Postgres

Test = Callable[[Store], Coroutine[Any, Any, None]]


def a_log() -> tuple[str, list[Entry]]:
    """The log of a table with some hands played."""
    world = World(Rules.preset("spanish", games_to_win=20), seed=7)
    world.say("host", w.Sit, seat=0, name="Ane ñ")
    world.fill()
    world.say("host", w.Start)
    world.say("host", w.Stand)
    world.wait(300)
    assert len(world.log) >= 60
    return world.state.id, world.log[:60]


TABLE, LOG = a_log()


def in_folder(folder: Path) -> str:
    """A SQLite file's address."""
    return f"sqlite+aiosqlite:///{folder / 'test.sqlite3'}"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store: Store = await SqlStore.open(url) if url else MemoryStore()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Test], None]:
    """Run a test against each store."""
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        url = server.database()
    else:
        url = in_folder(tmp_path) if request.param == "sqlite" else ""

    def runner(test: Test) -> None:
        async def main() -> None:
            async with opened(url) as store:
                await test(store)

        asyncio.run(main())

    return runner


def test_what_is_appended_is_read_again(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        assert await store.read(TABLE) == []
        for entry in LOG:
            assert await store.append(TABLE, entry, None)
        assert await store.read(TABLE) == LOG
        for since in (0, 1, 7, len(LOG) - 1):
            assert await store.read(TABLE, since) == LOG[since:]
        assert await store.read(TABLE, len(LOG)) == [] == await store.read(TABLE, len(LOG) + 5)
        assert recover(TABLE, await store.read(TABLE), 0.0).rows == len(LOG)

    run(test)


def test_a_row_is_there_once(run: Callable[[Test], None]) -> None:
    """The same number, the same command, or a gap: refused, and nothing has changed."""

    async def test(store: Store) -> None:
        for entry in LOG[:5]:
            assert await store.append(TABLE, entry, 1.0)
        assert not await store.append(TABLE, LOG[4], 2.0)
        assert not await store.append(TABLE, LOG[5]._replace(command=LOG[3].command), 2.0)
        assert not await store.append(TABLE, LOG[7], 2.0)
        assert await store.read(TABLE) == LOG[:5]
        assert await store.due() == [Due(TABLE, 1.0)]
        assert await store.append(TABLE, LOG[5], None)
        assert await store.append("another-table", LOG[0], None), "tables do not disturb each other"

    run(test)


def test_of_two_that_race_for_a_row_one_wins(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        assert await store.append(TABLE, LOG[0], None)
        rivals = [LOG[1]._replace(command=f"rival-{n}") for n in range(20)]
        won = await asyncio.gather(*(store.append(TABLE, each, None) for each in rivals))
        assert sum(won) == 1
        found = await store.read(TABLE)
        assert [entry.command for entry in found[1:]] == [rivals[won.index(True)].command]

    run(test)


def test_answers_and_due_times(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        for n, entry in enumerate(LOG[:6]):
            await store.append(TABLE, entry, 100.0 - n)
        await store.append("other", LOG[0], 3.0)
        answered = next(entry for entry in LOG[:6] if entry.answer)
        assert await store.answer(TABLE, answered.command) == answered.answer
        assert await store.answer(TABLE, "nobody:sent-this") is None
        assert await store.due() == [Due("other", 3.0), Due(TABLE, 95.0)]
        await store.append(TABLE, LOG[6], None)
        assert await store.due() == [Due("other", 3.0)]

    run(test)


def test_many_tables_at_once(run: Callable[[Test], None]) -> None:
    """Rows of different tables share transactions; each table keeps its order and its chain."""

    async def test(store: Store) -> None:
        names = [f"table-{n}" for n in range(30)]
        for entry in LOG[:4]:
            assert all(await asyncio.gather(*(store.append(name, entry, None) for name in names)))
        for name in names:
            assert await store.read(name) == LOG[:4]

    run(test)


def test_a_row_does_not_wait_behind_a_thousand_questions(run: Callable[[Test], None]) -> None:
    """When everybody comes back at once, all tables are read: who plays already plays on."""

    async def test(store: Store) -> None:
        for entry in LOG[:4]:
            await store.append(TABLE, entry, None)
        answered = 0

        async def ask() -> None:
            nonlocal answered
            await store.read(TABLE)
            answered += 1

        asked = [asyncio.create_task(ask()) for _ in range(300)]
        await asyncio.sleep(0)
        written = asyncio.create_task(store.append(TABLE, LOG[4], None))
        assert await written
        before = answered
        await asyncio.gather(*asked)
        assert before < 150 or isinstance(store, MemoryStore)

    run(test)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET facts = replace(facts, 'o', 'c') WHERE seq = 9",
        "UPDATE log SET at = at + 1 WHERE seq = 3",
        "UPDATE log SET author = 'clock' WHERE seq = 2",
        "UPDATE log SET answer = x'7b7d' WHERE seq = 4",
        "UPDATE log SET hash = zeroblob(32) WHERE seq = 20",
        "DELETE FROM log WHERE seq = 5",
        "DELETE FROM log WHERE seq = 0",
        "UPDATE log SET table_id = 'stolen'",
    ],
)
def test_a_damaged_log_is_noticed(damage: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(in_folder(tmp_path)) as store:
            for entry in LOG[:30]:
                await store.append(TABLE, entry, None)
        with sqlite3.connect(tmp_path / "test.sqlite3") as connection:
            assert connection.execute(damage).rowcount > 0
        async with opened(in_folder(tmp_path)) as store:
            with pytest.raises(BrokenLog):
                await store.read("stolen" if "stolen" in damage else TABLE)

    asyncio.run(main())


@pytest.mark.parametrize("column", ["answer = x'7b7d'", "at = at + 1", "hash = zeroblob(32)", "facts = '[]'"])
def test_a_damaged_answer_is_not_given(column: str, tmp_path: Path) -> None:
    """Whoever asks again after a restart gets what was answered once, or nothing."""
    first, later = [entry for entry in LOG[:30] if entry.answer][:2]

    async def main() -> None:
        async with opened(in_folder(tmp_path)) as store:
            for entry in LOG[:30]:
                await store.append(TABLE, entry, None)
        with sqlite3.connect(tmp_path / "test.sqlite3") as connection:
            damage = f"UPDATE log SET {column} WHERE seq = {later.seq}"
            assert connection.execute(damage).rowcount == 1
        async with opened(in_folder(tmp_path)) as store:
            with pytest.raises(BrokenLog):
                await store.answer(TABLE, later.command)
            assert await store.answer(TABLE, first.command) == first.answer

    asyncio.run(main())


def test_it_goes_on_after_closing(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(in_folder(tmp_path)) as store:
            for entry in LOG[:10]:
                await store.append(TABLE, entry, 5.0)
        async with opened(in_folder(tmp_path)) as store:
            assert await store.read(TABLE) == LOG[:10] and await store.due() == [Due(TABLE, 5.0)]
            for entry in LOG[10:]:
                assert await store.append(TABLE, entry, None)
            assert await store.read(TABLE) == LOG

    asyncio.run(main())


def test_the_database_is_as_safe_as_it_can_be(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(in_folder(tmp_path)) as store:
            assert isinstance(store, SqlStore)

            def told(connection: Connection) -> tuple[str, int]:
                asked = (
                    connection.exec_driver_sql(f"PRAGMA {each}") for each in ("journal_mode", "synchronous")
                )
                mode, sync = (each.scalar_one() for each in asked)
                return mode, sync

            assert await store._work.read(told) == await store._rows.write(told) == ("wal", 2)

    asyncio.run(main())


def test_confirmed_means_on_disk_whatever_the_databases_default(postgres: Postgres) -> None:
    url = postgres.database()
    postgres.run(f'ALTER DATABASE "{url.rpartition("/")[2]}" SET synchronous_commit = off')
    assert postgres.run("SHOW synchronous_commit", url)[0][0] == "off"

    async def main() -> None:
        async with opened(url) as store:
            assert isinstance(store, SqlStore)

            def told(connection: Connection) -> object:
                return connection.exec_driver_sql("SHOW synchronous_commit").scalar_one()

            assert await store._rows.write(told) == await store._work.write(told) == "on"

    asyncio.run(main())


def test_every_fact_survives_the_codec() -> None:
    for entry in LOG:
        assert decode_facts(encode_facts(entry.facts)) == entry.facts
    for broken in (
        b"{}",
        b"[1]",
        b'[{"e":"Nothing"}]',
        b'[{"e":"Called","seat":0}]',
        b'[{"f":"Sat"}]',
        b"[",
        b"\xff",
    ):
        with pytest.raises(BrokenLog):
            decode_facts(broken)


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = private_file(tmp_path / "deep" / "er" / "hordago.sqlite3")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_where_the_data_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder({"HORDAGO_DATA": "/somewhere"}) == Path("/somewhere")
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder({"XDG_DATA_HOME": "/xdg"}) == Path("/xdg/hordago")
    assert data_folder({"XDG_DATA_HOME": "not/absolute"}) == Path.home() / ".local/share/hordago"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder({}) == Path.home() / "Library/Application Support/hordago"
    monkeypatch.setattr(sys, "platform", "win32")
    assert data_folder({"LOCALAPPDATA": "/local"}) == Path("/local/hordago")
