"""The log in a database: one writer that takes all rows that are waiting into one transaction.

Everything that ``append`` has confirmed is on disk: SQLite runs with WAL and ``synchronous=FULL``.
"""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, event, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hordago.service.facts import Entry
from hordago.service.ports import Due
from hordago.store.chain import START, Row, seal, unseal
from hordago.store.tables import DUE, LOG

GROUP = 64
"""Most rows in one transaction."""


class _Wish(NamedTuple):
    """A row that waits to be written."""

    table: str
    entry: Entry
    due: float | None
    done: asyncio.Future[bool]


class SqlStore:
    """A store on SQLite (or PostgreSQL). Open it with :meth:`open`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._for_writing = engine.execution_options(hordago_writes=True)
        self._insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        self._wishes: asyncio.Queue[_Wish] = asyncio.Queue()
        self._heads: dict[str, bytes] = {}
        """Hash of the last row of tables seen lately."""
        self._writer = asyncio.create_task(self._write_all(), name="store-writer")

    @classmethod
    async def open(cls, url: str) -> SqlStore:
        """Connect, and bring the database to its newest form."""
        engine = create_async_engine(url, hide_parameters=True)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _on_connect)
            event.listen(engine.sync_engine, "begin", _on_begin)
        async with engine.execution_options(hordago_writes=True).begin() as connection:
            await connection.run_sync(_upgrade)
        return cls(engine)

    async def append(self, table: str, entry: Entry, due: float | None) -> bool:
        """See ``ports.Store``."""
        wish = _Wish(table, entry, due, asyncio.get_running_loop().create_future())
        self._wishes.put_nowait(wish)
        return await wish.done

    async def read(self, table: str) -> list[Entry]:
        """See ``ports.Store``."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.seq))
            return unseal(table, [Row(*row) for row in found])

    async def answer(self, table: str, command: str) -> bytes | None:
        """See ``ports.Store``."""
        wanted = select(LOG.c.answer).where(LOG.c.table_id == table, LOG.c.command == command)
        async with self._engine.connect() as connection:
            found: bytes | None = (await connection.execute(wanted)).scalar_one_or_none()
            return found

    async def due(self) -> list[Due]:
        """See ``ports.Store``."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(DUE.c.table_id, DUE.c.due_at).order_by(DUE.c.due_at))
            return [Due(*row) for row in found]

    async def close(self) -> None:
        """Write what waits, then let go."""
        await self._wishes.join()
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    async def _write_all(self) -> None:
        while True:
            group = [await self._wishes.get()]
            while len(group) < GROUP and not self._wishes.empty():
                group.append(self._wishes.get_nowait())
            try:
                await self._write(group)
            except Exception as error:  # noqa: BLE001 (whoever waits for a row gets the error)
                self._heads.clear()
                for wish in group:
                    if not wish.done.done():
                        wish.done.set_exception(error)
            finally:
                for _ in group:
                    self._wishes.task_done()

    async def _write(self, group: list[_Wish]) -> None:
        """One transaction; a row is confirmed only after its commit."""
        heads: dict[str, bytes] = {}
        async with self._for_writing.begin() as connection:
            results = [await self._write_one(connection, wish, heads) for wish in group]
        self._heads.update(heads)
        if len(self._heads) > 10_000:
            self._heads.clear()
        for wish, won in zip(group, results, strict=True):
            if not wish.done.done():
                wish.done.set_result(won)

    async def _write_one(self, connection: AsyncConnection, wish: _Wish, heads: dict[str, bytes]) -> bool:
        table, entry = wish.table, wish.entry
        before = heads.get(table) or self._heads.get(table) or await self._head(connection, table, entry.seq)
        if before is None:
            return False
        row = seal(table, entry, before)
        insert = self._insert(LOG).values(row._asdict()).on_conflict_do_nothing().returning(LOG.c.seq)
        if (await connection.execute(insert)).scalar_one_or_none() is None:
            self._heads.pop(table, None)
            return False
        heads[table] = row.hash
        await connection.execute(self._due_statement(table, wish.due))
        return True

    async def _head(self, connection: AsyncConnection, table: str, seq: int) -> bytes | None:
        """The hash that row ``seq`` is chained to; None when the row before is not there."""
        if seq == 0:
            return START
        wanted = select(LOG.c.hash).where(LOG.c.table_id == table, LOG.c.seq == seq - 1)
        found: bytes | None = (await connection.execute(wanted)).scalar_one_or_none()
        return found

    def _due_statement(self, table: str, due: float | None) -> Any:
        if due is None:
            return delete(DUE).where(DUE.c.table_id == table)
        values = {"due_at": due, "lease_until": None}
        return (
            self._insert(DUE)
            .values(table_id=table, **values)
            .on_conflict_do_update(index_elements=[DUE.c.table_id], set_=values)
        )


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("hordago.store") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _on_connect(connection: Any, _: object) -> None:
    # The driver would begin transactions by itself, too late and too weak; see `_on_begin`.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: Connection) -> None:
    # Who will write says so at once, or two who have read could not both go on; who only reads does not wait.
    writes = connection.get_execution_options().get("hordago_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
