"""Every match of a table's log as a record, for `hordago admin export`."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hordago.record import Record
    from hordago.service.facts import Entry


def matches(table: str, entries: list[Entry]) -> Iterator[tuple[str, Record]]:
    """Each match with a name for its file. Of one that still runs only the finished hands, and no seed.

    The name holds the day and a part of the SHA-256 of the table's name, which itself is a key. Raises
    ``BrokenLog``.
    """
    from hordago.game.events import MatchStarted
    from hordago.service.records import record_of

    begins = [
        place
        for place, entry in enumerate(entries)
        if any(isinstance(fact, MatchStarted) for fact in entry.facts)
    ]
    mark = hashlib.sha256(table.encode()).hexdigest()[:12]
    for number, (begun, end) in enumerate(zip(begins, [*begins[1:], len(entries)], strict=True), 1):
        record = record_of(table, entries[:end])
        if record is not None:
            day = time.strftime("%Y-%m-%d", time.gmtime(entries[begun].at))
            yield f"{day}-{mark}-{number}", record
