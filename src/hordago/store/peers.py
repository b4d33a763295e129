"""What the processes that serve the same tables know of each other, in the database that they share.

A process lives as long as its lease, which it renews every second. Everything else follows from that: who
looks after a table (``due.owner``), and whether a guest is there (``presence``), count only while it lives.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hordago.service.ports import Beat
from hordago.store.engine import writing
from hordago.store.tables import DUE, LOG, PRESENCE, PROCESS

LEASE_S: Final = 4.0
"""A process that has said nothing for so long is dead to the others."""
FORGET_S: Final = 60.0
"""So long after that, all it left is cleared away."""
CLAIMS: Final = 200
"""Most tables claimed at once."""


class Process(NamedTuple):
    """A process that serves these tables."""

    name: str
    since: float
    leaving: bool


class SqlPeers:
    """See ``ports.Peers``."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.process = process
        self._engine = engine
        self._for_writing = writing(engine)
        self._insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        self._begun = False

    async def beat(self, now: float) -> Beat:
        """See ``ports.Peers``."""
        async with self._for_writing.begin() as connection:
            lapsed = await self._renew(connection, now)
            await self._clear(connection, now)
            claimed = await self._claim(connection, now)
            living = await connection.execute(
                select(PROCESS.c.id, PROCESS.c.leaving).where(PROCESS.c.lease_until > now)
            )
            leaving: dict[str, bool] = {name: asked for name, asked in living}  # noqa: C416 (typed)
        return Beat(claimed, frozenset(leaving), lapsed, leaving[self.process])

    async def _renew(self, connection: AsyncConnection, now: float) -> bool:
        """Renew the lease; whether it had run out."""
        until = now + LEASE_S
        mine = select(PROCESS.c.lease_until).where(PROCESS.c.id == self.process)
        before: float | None = (await connection.execute(mine)).scalar_one_or_none()
        insert = self._insert(PROCESS).values(id=self.process, since=now, lease_until=until, leaving=False)
        await connection.execute(
            insert.on_conflict_do_update(index_elements=[PROCESS.c.id], set_={"lease_until": until})
        )
        lapsed = self._begun and (before is None or before <= now)
        self._begun = True
        return lapsed

    async def _clear(self, connection: AsyncConnection, now: float) -> None:
        """Forget those that died long ago: one process does it, the others pass by."""
        dead = select(PROCESS.c.id).where(PROCESS.c.lease_until < now - FORGET_S)
        gone = (await connection.execute(dead.with_for_update(skip_locked=True))).scalars().all()
        if gone:
            await connection.execute(delete(PRESENCE).where(PRESENCE.c.process.in_(gone)))
            await connection.execute(delete(PROCESS).where(PROCESS.c.id.in_(gone)))

    async def _claim(self, connection: AsyncConnection, now: float) -> tuple[str, ...]:
        """Take over tables that no living process owns: what is due, and where this process has guests."""
        mine = select(PRESENCE.c.table_id).where(PRESENCE.c.process == self.process)
        orphans = (
            select(DUE.c.table_id)
            .where(_orphaned(now), or_(DUE.c.due_at <= now, DUE.c.table_id.in_(mine)))
            .order_by(DUE.c.due_at)
            .limit(CLAIMS)
            .with_for_update(skip_locked=True)
        )
        tables = (await connection.execute(orphans)).scalars().all()
        if tables:
            await connection.execute(update(DUE).where(DUE.c.table_id.in_(tables)).values(owner=self.process))
        return tuple(tables)

    async def adopt(self, table: str, now: float) -> bool:
        """See ``ports.Peers``."""
        insert = self._insert(DUE).values(table_id=table, due_at=None, owner=self.process)
        taken = insert.on_conflict_do_update(
            index_elements=[DUE.c.table_id],
            set_={"owner": self.process},
            where=or_(_orphaned(now), DUE.c.owner == self.process),
        ).returning(DUE.c.table_id)
        async with self._for_writing.begin() as connection:
            return (await connection.execute(taken)).scalar_one_or_none() is not None

    async def release(self, table: str) -> None:
        """See ``ports.Peers``."""
        mine = (DUE.c.table_id == table) & (DUE.c.owner == self.process)
        async with self._for_writing.begin() as connection:
            await connection.execute(delete(DUE).where(mine, DUE.c.due_at.is_(None)))
            await connection.execute(update(DUE).where(mine).values(owner=None))

    async def enter(self, table: str, guest: str) -> None:
        """See ``ports.Peers``."""
        row = self._insert(PRESENCE).values(table_id=table, guest=guest, process=self.process)
        async with self._for_writing.begin() as connection:
            await connection.execute(row.on_conflict_do_nothing())

    async def leave(self, table: str, guest: str) -> None:
        """See ``ports.Peers``."""
        here = PRESENCE.c.process == self.process
        gone = delete(PRESENCE).where(PRESENCE.c.table_id == table, PRESENCE.c.guest == guest, here)
        async with self._for_writing.begin() as connection:
            await connection.execute(gone)

    async def restate(self, here: list[tuple[str, str]]) -> None:
        """See ``ports.Peers``."""
        rows = [{"table_id": table, "guest": guest, "process": self.process} for table, guest in here]
        async with self._for_writing.begin() as connection:
            await connection.execute(delete(PRESENCE).where(PRESENCE.c.process == self.process))
            if rows:
                await connection.execute(self._insert(PRESENCE).on_conflict_do_nothing(), rows)

    async def present(self, tables: list[str], now: float) -> dict[str, frozenset[str]]:
        """See ``ports.Peers``."""
        living = select(PROCESS.c.id).where(PROCESS.c.lease_until > now, PROCESS.c.id != self.process)
        wanted = select(PRESENCE.c.table_id, PRESENCE.c.guest).where(
            PRESENCE.c.table_id.in_(tables), PRESENCE.c.process.in_(living)
        )
        found: dict[str, set[str]] = {}
        async with self._engine.connect() as connection:
            for table, guest in await connection.execute(wanted):
                found.setdefault(table, set()).add(guest)
        return {table: frozenset(guests) for table, guests in found.items()}

    async def heads(self, tables: list[str]) -> dict[str, int]:
        """See ``ports.Peers``."""
        # The last number of each table is looked up in the key; a grouped maximum would read all rows.
        last = select(func.max(LOG.c.seq)).where(LOG.c.table_id == DUE.c.table_id).correlate(DUE)
        wanted = select(DUE.c.table_id, last.scalar_subquery()).where(DUE.c.table_id.in_(tables))
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted)
            return {table: seq + 1 for table, seq in found if seq is not None}

    async def processes(self, now: float) -> list[Process]:
        """All processes that live, the oldest first. For those who run them; not part of the port."""
        wanted = select(PROCESS.c.id, PROCESS.c.since, PROCESS.c.leaving).where(PROCESS.c.lease_until > now)
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted.order_by(PROCESS.c.since, PROCESS.c.id))
            return [Process(*row) for row in found]

    async def ask_to_leave(self, names: list[str]) -> int:
        """Ask processes to end, which they do with their next beat; how many there are."""
        asked = update(PROCESS).where(PROCESS.c.id.in_(names)).values(leaving=True).returning(PROCESS.c.id)
        async with self._for_writing.begin() as connection:
            return len((await connection.execute(asked)).scalars().all())

    async def retire(self) -> None:
        """See ``ports.Peers``."""
        async with self._for_writing.begin() as connection:
            await connection.execute(delete(PRESENCE).where(PRESENCE.c.process == self.process))
            await connection.execute(delete(PROCESS).where(PROCESS.c.id == self.process))


def _orphaned(now: float) -> ColumnElement[bool]:
    """Whether a row of ``due`` has no living owner. Who has retired lives no more, so that needs no mark."""
    living = select(PROCESS.c.id).where(PROCESS.c.lease_until > now)
    return or_(DUE.c.owner.is_(None), DUE.c.owner.not_in(living))
