"""What there is in a database, for those who run it."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from hordago.store.tables import DUE, LOG


class TableLine(NamedTuple):
    """A table, without a look into it."""

    table: str
    rows: int
    first: float
    """Time of its first row, seconds since 1970; the last one's below."""
    last: float
    due: float | None
    """When it wants to be woken."""
    owner: str | None
    """The process that looks after it."""


async def reported(engine: AsyncEngine) -> list[str]:
    """Tables in whose logs somebody complained. All rows are read."""
    found: dict[str, None] = {}
    async with engine.connect() as connection:
        rows = await connection.stream(select(LOG.c.table_id, LOG.c.facts).order_by(LOG.c.table_id))
        async for table, facts in rows:
            if b'"Reported"' in facts:
                found[table] = None
    return list(found)


async def tables(engine: AsyncEngine) -> list[TableLine]:
    """All tables, the one with the newest row first."""
    last = func.max(LOG.c.at).label("last")
    rows = (
        select(LOG.c.table_id, func.count().label("rows"), func.min(LOG.c.at).label("first"), last)
        .group_by(LOG.c.table_id)
        .subquery()
    )
    wanted = (
        select(rows, DUE.c.due_at, DUE.c.owner)
        .join_from(rows, DUE, DUE.c.table_id == rows.c.table_id, isouter=True)
        .order_by(rows.c.last.desc(), rows.c.table_id)
    )
    async with engine.connect() as connection:
        return [TableLine(*row) for row in await connection.execute(wanted)]
