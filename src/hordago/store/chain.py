"""Rows of a log sealed one to the next, so that a changed, missing or added row shows."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable
from typing import NamedTuple

from hordago.service.facts import Entry
from hordago.service.forget import nameless
from hordago.service.ports import BrokenLog
from hordago.store.codec import decode_facts, encode_facts

START = bytes(32)
"""What the first row of a table is chained to."""


class Row(NamedTuple):
    """An entry as it is stored."""

    table_id: str
    seq: int
    at: float
    author: str
    command: str
    answer: bytes
    facts: bytes
    hash: bytes


def seal(table: str, entry: Entry, before: bytes) -> Row:
    """The row of an entry, chained to the hash of the row before."""
    row = Row(
        table, entry.seq, entry.at, entry.by, entry.command, entry.answer, encode_facts(entry.facts), b""
    )
    return row._replace(hash=_hash(row, before))


def unseal(table: str, rows: Iterable[Row], since: int = 0, before: bytes = START) -> list[Entry]:
    """The entries of a table's rows. Raises :class:`BrokenLog` at the first that does not fit.

    The first row is to be number ``since``, and ``before`` is the hash that it is chained to.
    """
    entries = []
    for seq, row in enumerate(rows, since):
        if row.table_id != table or row.seq != seq or not fits(row, before):
            raise BrokenLog(f"row {seq} of a table is not what was written")
        entries.append(Entry(row.seq, row.at, row.author, row.command, row.answer, decode_facts(row.facts)))
        before = row.hash
    return entries


def reseal(table: str, rows: list[Row], guest: str) -> list[Row]:
    """The same rows without a guest's names, chained anew. Raises :class:`BrokenLog`."""
    made: list[Row] = []
    for row, entry in zip(rows, unseal(table, rows), strict=True):
        before = made[-1].hash if made else START
        changed = nameless(entry, guest)
        new = row if changed is entry else row._replace(facts=encode_facts(changed.facts))
        made.append(new._replace(hash=_hash(new, before)))
    return made


def fits(row: Row, before: bytes) -> bool:
    """Whether a row is what was written after the row of that hash; a value of another type is not."""
    try:
        return row.hash == _hash(row, before)
    except (TypeError, AttributeError, struct.error):
        return False


def _hash(row: Row, before: bytes) -> bytes:
    """SHA-256 of the hash before and every field, each with its length."""
    parts = (
        row.table_id.encode(),
        struct.pack(">Qd", row.seq, row.at),
        row.author.encode(),
        row.command.encode(),
        row.answer,
        row.facts,
    )
    return digest_of(parts, before)


def digest_of(parts: Iterable[bytes], before: bytes = b"") -> bytes:
    """SHA-256 of ``before`` and the parts, each with its length, so that none runs into the next."""
    return hashlib.sha256(before + b"".join(len(part).to_bytes(8, "big") + part for part in parts)).digest()
