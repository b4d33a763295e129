"""Steps from one form of the database to the next: nothing is lost, twice is once, half is nothing (R25)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect, text

from hordago.service import facts as f
from hordago.service.ports import Due
from hordago.store import engine as engines
from hordago.store.chain import START, seal
from hordago.store.codec import encode_facts
from hordago.store.engine import connect, upgrade, writing
from hordago.store.sql import SqlStore
from hordago.store.tables import GUEST_TABLE, LOG, METADATA
from tests.services import Postgres
from tests.store.test_store import LOG as ENTRIES
from tests.store.test_store import TABLE

NEWEST = "0006"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


def first_form(connection: Connection) -> None:
    """The database as its first form was, with some rows in it."""
    config = Config()
    config.set_main_option("script_location", str(Path(engines.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    before = START
    for entry in ENTRIES[:9]:
        row = seal(TABLE, entry, before)
        before = row.hash
        connection.execute(LOG.insert().values(row._asdict()))
    due = "INSERT INTO due (table_id, due_at, lease_until) VALUES ('%s', 7.5, NULL)"
    connection.execute(text(due % TABLE))


def shape(connection: Connection) -> dict[str, list[tuple[str, bool]]]:
    """Names and columns of all tables, with whether each may be empty."""
    found = inspect(connection)
    return {
        name: sorted((column["name"], bool(column["nullable"])) for column in found.get_columns(name))
        for name in sorted(found.get_table_names())
    }


async def look(url: str, function: Callable[[Connection], Any]) -> Any:
    engine = connect(url)
    async with writing(engine).begin() as connection:
        found = await connection.run_sync(function)
    await engine.dispose()
    return found


async def migrate(url: str) -> tuple[str | None, str | None]:
    engine = connect(url)
    try:
        return await upgrade(engine)
    finally:
        await engine.dispose()


def test_an_old_database_keeps_its_rows_and_goes_on(url: str) -> None:
    async def main() -> None:
        await look(url, first_form)
        assert await migrate(url) == ("0001", NEWEST)
        assert await migrate(url) == (NEWEST, NEWEST), "twice is once"
        store = await SqlStore.open(url)
        assert await store.read(TABLE) == ENTRIES[:9] and await store.due() == [Due(TABLE, 7.5)]
        assert await store.append(TABLE, ENTRIES[9], None)
        assert await store.due() == []
        await store.close()

    asyncio.run(main())


def test_whose_names_are_in_old_logs_is_found_there(url: str) -> None:
    """So that they can be shown and deleted, too. A row that is damaged holds nobody up."""
    opened = next(fact for entry in ENTRIES[:9] for fact in entry.facts if isinstance(fact, f.Opened))
    rows = {
        "damaged": b'[{"f":',
        "played": encode_facts((f.Sat(0, "ane", "Ane"), f.Queued(1, "bittor", "B"), f.SeatMoved(0, "cira"))),
        "silent": encode_facts((f.Emptied(1), f.NonceGiven(0, "00"))),
    }

    def old(connection: Connection) -> None:
        first_form(connection)
        for table, facts in rows.items():
            row = {"table_id": table, "seq": 0, "at": 1.0, "author": "a", "command": "c"}
            connection.execute(LOG.insert().values(**row, answer=b"", facts=facts, hash=b""))

    async def main() -> None:
        await look(url, old)
        await migrate(url)
        engine = connect(url)
        async with engine.connect() as connection:
            found = [tuple(row) for row in await connection.execute(GUEST_TABLE.select())]
        await engine.dispose()
        told = [(guest, "played") for guest in ("ane", "bittor", "cira")]
        assert sorted(found) == sorted([*told, (opened.host, TABLE)])

    asyncio.run(main())


def test_the_steps_lead_to_the_tables_that_the_code_knows(url: str) -> None:
    async def main() -> None:
        await migrate(url)
        made = await look(url, shape)
        assert made.pop("alembic_version")
        assert made == {
            name: sorted((column.name, bool(column.nullable)) for column in table.columns)
            for name, table in METADATA.tables.items()
        }

    asyncio.run(main())


def test_a_step_that_breaks_off_leaves_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All steps were done, but not committed: the database is what it was, and the next start does it all."""
    whole = command.upgrade

    def broken(config: Config, revision: str) -> None:
        whole(config, revision)
        raise RuntimeError("power cut")

    async def main() -> None:
        await look(url, first_form)
        before = await look(url, shape)
        with monkeypatch.context() as patch:
            patch.setattr(command, "upgrade", broken)
            with pytest.raises(RuntimeError):
                await migrate(url)
        assert await look(url, shape) == before
        assert await migrate(url) == ("0001", NEWEST)

    asyncio.run(main())


def test_many_that_start_at_once(url: str) -> None:
    """Each finds an old database; one brings it forward, the others wait and find it done."""

    async def main() -> None:
        await look(url, first_form)
        found = await asyncio.gather(*(migrate(url) for _ in range(4)))
        assert sorted(before or "" for before, _ in found) == ["0001", NEWEST, NEWEST, NEWEST]
        assert {after for _, after in found} == {NEWEST}

    asyncio.run(main())
