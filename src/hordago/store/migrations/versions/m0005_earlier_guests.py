"""Guests who gave a name, or opened a table, before that was noted: their tables are found in the logs."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_BATCH = 1000
_KINDS = ("Opened", "HostIs", "Sat", "Queued", "SeatMoved")
_LOG = sa.table("log", sa.column("table_id"), sa.column("seq"), sa.column("facts"))
_GUEST_TABLE = sa.table("guest_table", sa.column("guest"), sa.column("table_id"))


class _Fact(msgspec.Struct):
    """What tells of a guest; facts of any other kind have none of it."""

    f: str = ""
    guest: str | None = None
    host: str | None = None


_FACTS = msgspec.json.Decoder(list[_Fact])


def upgrade() -> None:
    """No table is changed."""
    note(op.get_bind())


def note(connection: sa.Connection) -> None:
    """Read all logs once. A row that cannot be read is left to whoever reads its table."""
    known = {(guest, table) for guest, table in connection.execute(sa.select(_GUEST_TABLE))}
    found: dict[tuple[str, str], None] = {}
    after: tuple[str, int] = "", -1
    while rows := _some(connection, after):
        for table, _, facts in rows:
            found.update(((guest, table), None) for guest in _guests(facts) if (guest, table) not in known)
        after = rows[-1][0], rows[-1][1]
    if found:
        rows_of = [{"guest": guest, "table_id": table} for guest, table in found]
        connection.execute(sa.insert(_GUEST_TABLE), rows_of)


def _some(connection: sa.Connection, after: tuple[str, int]) -> list[tuple[str, int, bytes]]:
    """The next rows in the order of their key."""
    table, seq = after
    next_ones = sa.or_(_LOG.c.table_id > table, sa.and_(_LOG.c.table_id == table, _LOG.c.seq > seq))
    wanted = sa.select(_LOG).where(next_ones).order_by(_LOG.c.table_id, _LOG.c.seq).limit(_BATCH)
    return [tuple(row) for row in connection.execute(wanted)]


def _guests(facts: bytes) -> list[str]:
    """Guests who in that row opened the table, became its host, took a chair or gave a name."""
    try:
        found = _FACTS.decode(facts)
    except (msgspec.MsgspecError, TypeError, RecursionError):
        return []
    names = [fact.host if fact.f == "Opened" else fact.guest for fact in found if fact.f in _KINDS]
    return [name for name in names if name]
