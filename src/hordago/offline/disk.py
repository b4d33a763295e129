"""The browser's disk as a store of logs: what ``append`` has confirmed outlives the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from hordago.service.facts import Entry
from hordago.service.ports import BrokenLog, Due
from hordago.service.state import TableState
from hordago.store.chain import START, Row, seal, unseal

_ROW: Final = msgspec.json.Decoder(Row)


class Disk(Protocol):
    """Rows as text, by table and number: the page's IndexedDB (``web/src/alone/disk.ts``)."""

    async def put(self, table: str, seq: int, command: str, text: str) -> bool:
        """Keep a row; False where there is one of that number or with that command already."""

    async def rows(self, table: str, since: int) -> Sequence[str]:
        """The rows from number ``since`` on, in order."""

    async def find(self, table: str, command: str) -> str | None:
        """The row with that command."""


class DiskStore:
    """See ``ports.Store``. Another page of this browser may write the same logs, so nothing is remembered."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk

    async def append(
        self, table: str, entry: Entry, due: float | None, after: TableState | None = None
    ) -> bool:
        """See ``ports.Store``."""
        del due, after  # nobody wakes a table whose page is closed, and one table is soon read
        last = await self._rows(table, entry.seq - 1) if entry.seq else []
        if entry.seq and (not last or last[0].seq != entry.seq - 1):
            return False
        row = seal(table, entry, last[0].hash if last else START)
        return await self._disk.put(table, row.seq, row.command, msgspec.json.encode(row).decode())

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        """See ``ports.Store``."""
        rows = await self._rows(table, max(0, since - 1))
        if since == 0:
            return unseal(table, rows)
        return unseal(table, rows[1:], since, rows[0].hash) if rows else []

    async def load(self, table: str) -> tuple[TableState | None, list[Entry]]:
        """See ``ports.Store``."""
        return None, await self.read(table)

    async def answer(self, table: str, command: str) -> bytes | None:
        """See ``ports.Store``."""
        found = await self._disk.find(table, command)
        return None if found is None else _row(found).answer

    async def due(self) -> list[Due]:
        """None: a table wakes up when its page is opened."""
        return []

    async def close(self) -> None:
        """See ``ports.Store``."""

    async def _rows(self, table: str, since: int) -> list[Row]:
        return [_row(text) for text in await self._disk.rows(table, since)]


def _row(text: str) -> Row:
    try:
        return _ROW.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BrokenLog(f"a row on the browser's disk: {error}") from error
