"""A table comes back from the store."""

from __future__ import annotations

from hordago.server.blame import blame
from hordago.service.ports import BrokenLog, Store
from hordago.service.state import TableState
from hordago.service.table import recover


async def restored(store: Store, table: str, now: float) -> TableState | None:
    """The table of that name, None if there is none. Raises ``BrokenLog``."""
    kept, entries = await store.load(table)
    if kept is not None:
        try:
            return recover(table, entries, now, kept)
        except BrokenLog as error:
            blame("a snapshot and its log do not fit", error)
            entries = await store.read(table)  # the log alone counts
    return recover(table, entries, now) if entries else None
