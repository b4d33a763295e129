"""The log in a database: one writer that takes all rows that are waiting into one transaction.

Everything that ``append`` has confirmed is on disk: SQLite runs with WAL and ``synchronous=FULL``, PostgreSQL
with ``synchronous_commit``. Any number of processes may write to one PostgreSQL.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from hordago.service.facts import Entry
from hordago.service.ports import BrokenLog, Due
from hordago.service.state import TableState
from hordago.store.chain import START, Row, reseal, seal, unseal
from hordago.store.engine import connect, upgrade
from hordago.store.guests import SqlGuests
from hordago.store.peers import SqlPeers
from hordago.store.programs import SqlPrograms
from hordago.store.snapshots import Snapshots, keep, recall
from hordago.store.tables import DUE, LOG
from hordago.store.work import Work

GROUP = 64
"""Most rows in one transaction."""
_OF_TABLE: Final = LOG.c.table_id == bindparam("table")
_ROWS_FROM: Final = select(LOG).where(_OF_TABLE, LOG.c.seq >= bindparam("seq")).order_by(LOG.c.seq)
_COUNT: Final = select(func.count()).where(_OF_TABLE, LOG.c.command >= "")
"""That the command is compared, too, has SQLite count in the index by command."""


class _Wish(NamedTuple):
    """A row that waits to be written."""

    table: str
    entry: Entry
    due: float | None
    frozen: bytes | None
    """The table after it, where a snapshot is to be written too."""
    done: asyncio.Future[bool]


class SqlStore:
    """A store on SQLite or PostgreSQL. Open it with :meth:`open`."""

    def __init__(
        self, engine: AsyncEngine, process: str | None = None, writer: AsyncEngine | None = None
    ) -> None:
        """``writer``: connections for rows alone, so that none waits behind a thousand questions."""
        self._work = Work(engine)
        self._rows = self._work if writer is None else Work(writer)
        self._process = process
        insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        self._insert_log = insert(LOG).on_conflict_do_nothing().returning(LOG.c.table_id)
        into_due = insert(DUE)
        new = {"due_at": into_due.excluded.due_at, "owner": into_due.excluded.owner}
        self._upsert_due = into_due.on_conflict_do_update(index_elements=[DUE.c.table_id], set_=new)
        self._snapshots = Snapshots(engine.dialect.name)
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
        # A file has one thread that writes in any case.
        return cls(engine, process, None if engine.dialect.name == "sqlite" else connect(url))

    def peers(self) -> SqlPeers:
        """What the processes at this store know of each other."""
        assert self._process is not None
        return SqlPeers(self._work.engine, self._process)

    def programs(self) -> SqlPrograms:
        """Guests' programs, in the same database."""
        return SqlPrograms(self._work)

    def guests(self) -> SqlGuests:
        """Guests' tokens and tables, in the same database."""
        return SqlGuests(self._work)

    async def append(
        self, table: str, entry: Entry, due: float | None, after: TableState | None = None
    ) -> bool:
        """See ``ports.Store``."""
        frozen = self._snapshots.frozen(table, after)
        wish = _Wish(table, entry, due, frozen, asyncio.get_running_loop().create_future())
        self._wishes.put_nowait(wish)
        return await wish.done

    async def forget(self, table: str, entry: Entry, due: float | None, guest: str) -> bool:
        """See ``ports.Store``."""
        self._heads.pop(table, None)
        return await self._rows.write(lambda connection: self._forget(connection, table, entry, due, guest))

    def _forget(
        self, connection: Connection, table: str, entry: Entry, due: float | None, guest: str
    ) -> bool:
        before = START
        found = connection.execute(select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.seq))
        rows = [Row(*row) for row in found]
        for old, new in zip(rows, reseal(table, rows, guest), strict=True):
            if new != old:
                row = update(LOG).where(LOG.c.table_id == table, LOG.c.seq == old.seq)
                connection.execute(row.values(facts=new.facts, hash=new.hash))
            before = new.hash
        # Who writes this row first has the others read anew what it is chained to.
        last = connection.execute(self._insert_log, [seal(table, entry, before)._asdict()])
        if entry.seq != len(rows) or last.first() is None:
            connection.rollback()
            return False
        self._set_due(connection, [(table, due)])
        self._snapshots.drop(connection, table)  # it knows the names
        return True

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        """See ``ports.Store``."""
        return await self._work.read(lambda connection: self._read(connection, table, since))

    def _read(self, connection: Connection, table: str, since: int) -> list[Entry]:
        rows = self._rows_from(connection, table, since - 1)
        if since == 0:
            self._compare_indexes(connection, table, rows)
        if since == 0 or not rows:
            return unseal(table, rows)
        # The row before tells what the first new one is chained to.
        return unseal(table, rows[1:], since, rows[0].hash)

    def _rows_from(self, connection: Connection, table: str, seq: int) -> list[Row]:
        return [Row(*row) for row in connection.execute(_ROWS_FROM, {"table": table, "seq": seq})]

    async def load(self, table: str) -> tuple[TableState | None, list[Entry]]:
        """See ``ports.Store``."""

        def work(connection: Connection) -> tuple[TableState | None, list[Entry]]:
            kept = self._snapshots.find(connection, table)
            rows = self._rows_from(connection, table, kept.seq) if kept is not None else []
            if kept is not None and rows and kept.fits(rows[0]):
                state = recall(kept)
                if state is not None:
                    self._count_rows(connection, table, kept.seq + len(rows))
                    return state, unseal(table, rows[1:], state.rows, kept.hash)
            return None, self._read(connection, table, 0)

        found = await self._work.read(work)
        if found[0] is not None:
            self._snapshots.written(table, found[0].rows)
        return found

    def _compare_indexes(self, connection: Connection, table: str, rows: list[Row]) -> None:
        """Raise ``BrokenLog`` where the index by number, which led to the rows, lacks some of them.

        A chain without its last rows looks like a whole one; but the index by command knows of them, too.
        PostgreSQL has checksums of its pages for that, SQLite has none.
        """
        if connection.dialect.name != "sqlite":
            return
        found = connection.execute(select(LOG.c.command).where(LOG.c.table_id == table))
        if set(found.scalars()) != {row.command for row in rows}:
            raise BrokenLog("rows of a table are missing: the database is damaged")

    def _count_rows(self, connection: Connection, table: str, number: int) -> None:
        """The same where only the last of so many rows were read."""
        if connection.dialect.name != "sqlite":
            return
        if connection.execute(_COUNT, {"table": table}).scalar_one() != number:
            raise BrokenLog("rows of a table are missing: the database is damaged")

    async def answer(self, table: str, command: str) -> bytes | None:
        """See ``ports.Store``."""
        wanted = select(LOG).where(LOG.c.table_id == table, LOG.c.command == command)

        def work(connection: Connection) -> bytes | None:
            found = connection.execute(wanted).one_or_none()
            if found is None:
                return None
            row = Row(*found)
            before = select(LOG.c.hash).where(LOG.c.table_id == table, LOG.c.seq == row.seq - 1)
            last = connection.execute(before).scalar_one_or_none()
            return unseal(table, [row], row.seq, START if last is None else last)[0].answer

        return await self._work.read(work)

    async def due(self) -> list[Due]:
        """See ``ports.Store``."""
        wanted = select(DUE.c.table_id, DUE.c.due_at).where(DUE.c.due_at.is_not(None)).order_by(DUE.c.due_at)
        return await self._work.read(lambda connection: [Due(*row) for row in connection.execute(wanted)])

    async def close(self) -> None:
        """Write what waits, then let go."""
        await self._wishes.join()
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self._rows.close()
        await self._work.close()

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

        def work(connection: Connection) -> dict[int, tuple[_Wish, bytes]]:
            rounds = [self._write_round(connection, some) for some in _rounds(group)]
            return {id(wish): (wish, digest) for won in rounds for wish, digest in won}

        won = await self._rows.write(work)
        for wish, digest in won.values():
            self._heads[wish.table] = wish.entry.seq, digest
            if wish.frozen is not None:
                self._snapshots.written(wish.table, wish.entry.seq + 1)
        if len(self._heads) > 10_000:
            self._heads.clear()
        for wish in group:
            if not wish.done.done():
                wish.done.set_result(id(wish) in won)

    def _write_round(self, connection: Connection, some: list[_Wish]) -> list[tuple[_Wish, bytes]]:
        """Write rows of different tables; those that won their race, with their hashes."""
        before = self._hashes_before(connection, some)
        rows = {
            wish.table: seal(wish.table, wish.entry, before[wish.table])
            for wish in some
            if wish.table in before
        }
        if not rows:
            return []
        written = connection.execute(self._insert_log, [row._asdict() for row in rows.values()])
        tables = set(written.scalars())
        won = [wish for wish in some if wish.table in tables]
        self._set_due(connection, [(wish.table, wish.due) for wish in won])
        self._snapshots.write(
            connection,
            [
                keep(wish.table, wish.entry.seq, rows[wish.table].hash, wish.frozen)
                for wish in won
                if wish.frozen is not None
            ],
        )
        return [(wish, rows[wish.table].hash) for wish in won]

    def _hashes_before(self, connection: Connection, some: list[_Wish]) -> dict[str, bytes]:
        """For each table the hash that its new row is chained to; none where the row before is not there."""
        found = {wish.table: before for wish in some if (before := self._known_hash(wish)) is not None}
        asked = [(wish.table, wish.entry.seq - 1) for wish in some if wish.table not in found]
        if asked:
            wanted = select(LOG.c.table_id, LOG.c.hash).where(tuple_(LOG.c.table_id, LOG.c.seq).in_(asked))
            found.update((table, digest) for table, digest in connection.execute(wanted))
        return found

    def _known_hash(self, wish: _Wish) -> bytes | None:
        """The hash of the row before, if this process wrote it: others may have written since."""
        if wish.entry.seq == 0:
            return START
        seq, digest = self._heads.get(wish.table, (-1, b""))
        return digest if seq == wish.entry.seq - 1 else None

    def _set_due(self, connection: Connection, tables: list[tuple[str, float | None]]) -> None:
        """When to wake these tables; a process among others keeps also those that need no waking."""
        kept = [each for each in tables if each[1] is not None or self._process is not None]
        if kept:
            rows = [{"table_id": table, "due_at": due, "owner": self._process} for table, due in kept]
            connection.execute(self._upsert_due, rows)
        idle = [table for table, due in tables if due is None and self._process is None]
        if idle:
            connection.execute(delete(DUE).where(DUE.c.table_id.in_(idle)))


def _rounds(group: list[_Wish]) -> list[list[_Wish]]:
    """The wishes in as few parts as possible with no table twice in one, each in the order of tables.

    Two processes that lock the same tables in different orders would wait for each other.
    """
    parts: list[dict[str, _Wish]] = []
    for wish in group:
        part = next((each for each in parts if wish.table not in each), None)
        if part is None:
            parts.append(part := {})
        part[wish.table] = wish
    return [[part[table] for table in sorted(part)] for part in parts]
