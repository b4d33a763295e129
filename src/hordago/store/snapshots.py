"""Tables frozen beside their logs, so that a restart costs the same after a long match as after a short one.

A cache: the log alone is the truth, and every row here may be deleted at any time. One that is of another
code, damaged, of another table or of a log that has been sealed anew is as good as none.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from hordago.service.state import TableState
from hordago.store.chain import Row, digest_of
from hordago.store.frozen import code, freeze, thaw
from hordago.store.tables import SNAPSHOT

EVERY: Final = 16
"""A table is frozen again after so many rows."""
_REMEMBERED: Final = 10_000
_FIND: Final = select(SNAPSHOT).where(
    SNAPSHOT.c.table_id == bindparam("table"), SNAPSHOT.c.code == bindparam("code")
)


class Kept(NamedTuple):
    """A snapshot as it is stored."""

    table_id: str
    seq: int
    """The last row of the log that is in it."""
    hash: bytes
    """That row's hash: the snapshot belongs to this chain and to no other."""
    code: str
    """The code that wrote it; no other reads it."""
    state: bytes
    digest: bytes
    """SHA-256 of all this."""

    def fits(self, row: Row) -> bool:
        """Whether that row is its last one."""
        return (row.table_id, row.seq, row.hash) == (self.table_id, self.seq, self.hash)


def keep(table: str, seq: int, row: bytes, state: bytes) -> Kept:
    """The snapshot of a table after row ``seq`` of that hash."""
    kept = Kept(table, seq, row, code(), state, b"")
    return kept._replace(digest=_digest(kept))


def recall(kept: Kept) -> TableState | None:
    """The table, or None where the snapshot is not what was written, or nothing to this code."""
    try:
        if kept.code != code() or kept.digest != _digest(kept):
            return None
        state = thaw(kept.state)
    except (ValueError, TypeError, AttributeError, LookupError, struct.error, msgspec.MsgspecError):
        return None
    return state if (state.id, state.rows) == (kept.table_id, kept.seq + 1) else None


def _digest(kept: Kept) -> bytes:
    parts = kept.table_id.encode(), struct.pack(">Q", kept.seq), kept.hash, kept.code.encode(), kept.state
    return digest_of(parts)


class Snapshots:
    """The snapshots of a database, one a table. Each is written in the transaction of its last row."""

    def __init__(self, dialect: str) -> None:
        into = (sqlite.insert if dialect == "sqlite" else postgresql.insert)(SNAPSHOT)
        new = {name: into.excluded[name] for name in Kept._fields if name != "table_id"}
        self._upsert = into.on_conflict_do_update(index_elements=[SNAPSHOT.c.table_id], set_=new)
        self._rows: dict[str, int] = {}
        """Rows in the snapshot of a table, as far as this process knows."""

    def frozen(self, table: str, after: TableState | None) -> bytes | None:
        """The table after its next row, if it is time to keep it."""
        if after is None or after.rows - self._rows.get(table, 0) < EVERY:
            return None
        try:
            return freeze(after)
        except (TypeError, ValueError, OverflowError, msgspec.MsgspecError):
            return None  # a table without a snapshot only takes longer to read: its rows must not fail for it

    def write(self, connection: Connection, found: Iterable[Kept]) -> None:
        """Keep these, in place of older ones."""
        rows = [kept._asdict() for kept in found]
        if rows:
            connection.execute(self._upsert, rows)

    def written(self, table: str, rows: int) -> None:
        """A snapshot of so many rows is there."""
        if len(self._rows) > _REMEMBERED:
            self._rows.clear()
        self._rows[table] = rows

    def find(self, connection: Connection, table: str) -> Kept | None:
        """The snapshot of a table that this code can read, if its own."""
        found = connection.execute(_FIND, {"table": table, "code": code()}).one_or_none()
        return None if found is None else Kept(*found)

    def drop(self, connection: Connection, table: str) -> None:
        """Have none of that table."""
        self._rows.pop(table, None)
        connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.table_id == table))
