"""The log in a database: one writer that takes all rows that are waiting into one transaction.

Everything that ``append`` has confirmed is on disk: SQLite runs with WAL and ``synchronous=FULL``, PostgreSQL
with ``synchronous_commit``. Any number of processes may write to one PostgreSQL.
"""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hordago.service.facts import Entry
from hordago.service.ports import Due
from hordago.store.chain import START, Row, seal, unseal
from hordago.store.engine import connect, upgrade, writing
from hordago.store.peers import SqlPeers
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
    """A store on SQLite or PostgreSQL. Open it with :meth:`open`."""

    def __init__(self, engine: AsyncEngine, process: str | None = None) -> None:
        self._engine = engine
        self._for_writing = writing(engine)
        self._process = process
        self._insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        self._wishes: asyncio.Queue[_Wish] = asyncio.Queue()
        self._heads: dict[str, tuple[int, bytes]] = {}
        """Number and hash of the last row that this process wrote, of tables seen lately."""
        self._writer = asyncio.create_task(self._write_all(), name="store-writer")

    @classmethod
    async def open(cls, url: str, process: str | None = None) -> SqlStore:
        """Connect, and bring the database to its newest form.

        ``process`` is this process's name where others may serve the same tables.
        """
        engine = connect(url)
        try:
            await upgrade(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine, process)

    def peers(self) -> SqlPeers:
        """What the processes at this store know of each other."""
        assert self._process is not None
        return SqlPeers(self._engine, self._process)

    async def append(self, table: str, entry: Entry, due: float | None) -> bool:
        """See ``ports.Store``."""
        wish = _Wish(table, entry, due, asyncio.get_running_loop().create_future())
        self._wishes.put_nowait(wish)
        return await wish.done

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        """See ``ports.Store``."""
        wanted = select(LOG).where(LOG.c.table_id == table, LOG.c.seq >= since - 1).order_by(LOG.c.seq)
        async with self._engine.connect() as connection:
            rows = [Row(*row) for row in await connection.execute(wanted)]
        if since == 0 or not rows:
            return unseal(table, rows)
        # The row before tells what the first new one is chained to.
        return unseal(table, rows[1:], since, rows[0].hash)

    async def answer(self, table: str, command: str) -> bytes | None:
        """See ``ports.Store``."""
        wanted = select(LOG.c.answer).where(LOG.c.table_id == table, LOG.c.command == command)
        async with self._engine.connect() as connection:
            found: bytes | None = (await connection.execute(wanted)).scalar_one_or_none()
            return found

    async def due(self) -> list[Due]:
        """See ``ports.Store``."""
        wanted = select(DUE.c.table_id, DUE.c.due_at).where(DUE.c.due_at.is_not(None))
        async with self._engine.connect() as connection:
            return [Due(*row) for row in await connection.execute(wanted.order_by(DUE.c.due_at))]

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
        heads: dict[str, tuple[int, bytes]] = {}
        results: dict[int, bool] = {}
        async with self._for_writing.begin() as connection:
            # In the order of tables: two processes that wait for each other's rows would wait for ever.
            for place in sorted(range(len(group)), key=lambda place: group[place].table):
                results[place] = await self._write_one(connection, group[place], heads)
        self._heads.update(heads)
        if len(self._heads) > 10_000:
            self._heads.clear()
        for place, wish in enumerate(group):
            if not wish.done.done():
                wish.done.set_result(results[place])

    async def _write_one(
        self, connection: AsyncConnection, wish: _Wish, heads: dict[str, tuple[int, bytes]]
    ) -> bool:
        table, entry = wish.table, wish.entry
        before = self._known_head(wish, heads) or await self._head(connection, table, entry.seq)
        if before is None:
            return False
        row = seal(table, entry, before)
        insert = self._insert(LOG).values(row._asdict()).on_conflict_do_nothing().returning(LOG.c.seq)
        if (await connection.execute(insert)).scalar_one_or_none() is None:
            return False
        heads[table] = entry.seq, row.hash
        await connection.execute(self._due_statement(table, wish.due))
        return True

    def _known_head(self, wish: _Wish, heads: dict[str, tuple[int, bytes]]) -> bytes | None:
        """The hash of the row before, if this process wrote it: others may have written since."""
        seq, found = heads.get(wish.table) or self._heads.get(wish.table) or (-1, b"")
        return found if found and seq == wish.entry.seq - 1 else None

    async def _head(self, connection: AsyncConnection, table: str, seq: int) -> bytes | None:
        """The hash that row ``seq`` is chained to; None when the row before is not there."""
        if seq == 0:
            return START
        wanted = select(LOG.c.hash).where(LOG.c.table_id == table, LOG.c.seq == seq - 1)
        found: bytes | None = (await connection.execute(wanted)).scalar_one_or_none()
        return found

    def _due_statement(self, table: str, due: float | None) -> Any:
        if due is None and self._process is None:
            return delete(DUE).where(DUE.c.table_id == table)
        values = {"due_at": due, "owner": self._process}
        return (
            self._insert(DUE)
            .values(table_id=table, **values)
            .on_conflict_do_update(index_elements=[DUE.c.table_id], set_=values)
        )
