"""Complaints in the logs of tables, for `hordago admin reports`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from hordago.service.facts import Entry


class Complaint(NamedTuple):
    """Somebody complained about somebody else. Guests are told by a part of what the log calls them."""

    table: str
    row: int
    at: float
    """Seconds since 1970."""
    reason: str
    of: str
    """The guest it is about, and by whom it is; the names are the last that each gave there."""
    of_name: str
    by: str
    by_name: str
    lines: list[str]
    """What that guest had said last."""


def complaints(table: str, entries: list[Entry]) -> Iterator[Complaint]:
    """All complaints of a table, the oldest first."""
    from hordago.service import facts as f

    names: dict[str, str] = {}
    for entry in entries:
        for fact in entry.facts:
            if isinstance(fact, f.Sat | f.Queued):
                names[fact.guest] = fact.name
            elif isinstance(fact, f.Reported):
                of, by = names.get(fact.of, ""), names.get(fact.by, "")
                who = (fact.of[:16], of, fact.by[:16], by)
                yield Complaint(table, entry.seq, entry.at, fact.reason, *who, list(fact.lines))
