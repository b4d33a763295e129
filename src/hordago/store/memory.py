"""A store in memory, for tests and for a table that nobody needs tomorrow. Keeps rows as the others do."""

from __future__ import annotations

from hordago.service.facts import Entry
from hordago.service.ports import Due
from hordago.store.chain import START, Row, seal, unseal


class MemoryStore:
    """All logs in dictionaries."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self._due: dict[str, float] = {}

    async def append(self, table: str, entry: Entry, due: float | None) -> bool:
        """See ``ports.Store``."""
        rows = self.rows.setdefault(table, [])
        if entry.seq != len(rows) or any(row.command == entry.command for row in rows):
            return False
        rows.append(seal(table, entry, rows[-1].hash if rows else START))
        if due is None:
            self._due.pop(table, None)
        else:
            self._due[table] = due
        return True

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        """See ``ports.Store``."""
        rows = self.rows.get(table, [])
        before = rows[since - 1].hash if 0 < since <= len(rows) else START
        return unseal(table, rows[since:], since, before)

    async def answer(self, table: str, command: str) -> bytes | None:
        """See ``ports.Store``."""
        return next((row.answer for row in self.rows.get(table, []) if row.command == command), None)

    async def due(self) -> list[Due]:
        """See ``ports.Store``."""
        return sorted((Due(table, at) for table, at in self._due.items()), key=lambda each: each.at)

    async def close(self) -> None:
        """See ``ports.Store``."""
