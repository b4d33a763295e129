"""A store in memory, for tests and for a table that nobody needs tomorrow. Keeps rows as the others do."""

from __future__ import annotations

from hordago.service.facts import Entry
from hordago.service.ports import Due, Program
from hordago.service.state import TableState
from hordago.store.chain import START, Row, reseal, seal, unseal


class MemoryStore:
    """All logs in dictionaries."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self._due: dict[str, float] = {}

    async def append(
        self, table: str, entry: Entry, due: float | None, after: TableState | None = None
    ) -> bool:
        """See ``ports.Store``."""
        del after  # who is gone tomorrow needs no quick return
        rows = self.rows.setdefault(table, [])
        if entry.seq != len(rows) or any(row.command == entry.command for row in rows):
            return False
        rows.append(seal(table, entry, rows[-1].hash if rows else START))
        if due is None:
            self._due.pop(table, None)
        else:
            self._due[table] = due
        return True

    async def forget(self, table: str, entry: Entry, due: float | None, guest: str) -> bool:
        """See ``ports.Store``."""
        if entry.seq != len(self.rows.get(table, [])):
            return False
        self.rows[table] = reseal(table, self.rows[table], guest)
        return await self.append(table, entry, due)

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        """See ``ports.Store``."""
        rows = self.rows.get(table, [])
        before = rows[since - 1].hash if 0 < since <= len(rows) else START
        return unseal(table, rows[since:], since, before)

    async def load(self, table: str) -> tuple[TableState | None, list[Entry]]:
        """See ``ports.Store``."""
        return None, await self.read(table)

    async def answer(self, table: str, command: str) -> bytes | None:
        """See ``ports.Store``."""
        rows = self.rows.get(table, [])
        seq = next((row.seq for row in rows if row.command == command), None)
        if seq is None:
            return None
        return unseal(table, rows[seq : seq + 1], seq, rows[seq - 1].hash if seq else START)[0].answer

    async def due(self) -> list[Due]:
        """See ``ports.Store``."""
        return sorted((Due(table, at) for table, at in self._due.items()), key=lambda each: each.at)

    async def close(self) -> None:
        """See ``ports.Store``."""


class MemoryPrograms:
    """In dictionaries, beside a store in memory."""

    def __init__(self) -> None:
        self._programs: dict[str, Program] = {}
        self._tokens: dict[str, str] = {}
        self._calls: dict[str, dict[str, float]] = {}

    async def add(self, program: Program, token: str, most: int) -> bool:
        """See ``ports.Programs``."""
        if len(await self.of_owner(program.owner)) >= most:
            return False
        self._programs[program.handle] = program
        self._tokens[token] = program.handle
        return True

    async def of_token(self, token: str) -> Program | None:
        """See ``ports.Programs``."""
        return self._programs.get(self._tokens.get(token, ""))

    async def of_owner(self, owner: str) -> list[Program]:
        """See ``ports.Programs``."""
        mine = (program for program in self._programs.values() if program.owner == owner)
        return sorted(mine, key=lambda each: (each.made, each.handle))

    async def remove(self, owner: str, handle: str) -> bool:
        """See ``ports.Programs``."""
        program = self._programs.get(handle)
        if program is None or program.owner != owner:
            return False
        del self._programs[handle]
        self._calls.pop(handle, None)
        return True

    async def call(self, handle: str, table: str, at: float, most: int) -> None:
        """See ``ports.Programs``."""
        if handle in self._programs:
            mine = {**self._calls.get(handle, {}), table: at}
            newest = sorted(mine.items(), key=lambda each: (each[1], each[0]))[-most:]
            self._calls[handle] = dict(newest)

    async def calls(self, handle: str) -> list[tuple[str, float]]:
        """See ``ports.Programs``."""
        return list(self._calls.get(handle, {}).items())

    async def uncall(self, handle: str, table: str) -> None:
        """See ``ports.Programs``."""
        self._calls.get(handle, {}).pop(table, None)
