"""All tables in one file, and back: the same for every database, so it also moves tables from one to another.

A gzip of JSON Lines: what it is, every row as it lies in the database, when tables are due, and at the end
how much there was and the SHA-256 of it all, so that a file that broke off is not taken for a whole one.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import time
import zlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hordago.store.chain import START, Row, fits
from hordago.store.engine import NewerDatabase, connect, newest, revision, upgrade, writing
from hordago.store.migrations.versions import m0005_earlier_guests as earlier
from hordago.store.tables import CALL, DUE, GUEST_TABLE, GUEST_TOKEN, LOG, PROGRAM, SNAPSHOT

FORMAT: Final = 1
BATCH: Final = 1000
"""Rows read or written at once."""
LINE_BYTES: Final = 64 * 1024 * 1024
"""Longest line of a file that is read."""


class BadBackup(Exception):
    """The file is no whole backup, or the database is not one that it could be restored to."""


class Summary(NamedTuple):
    """What was written or read."""

    tables: int
    rows: int
    broken: tuple[str, ...] = ()
    """Tables whose hash chain does not hold; they are kept as they are."""


class _Line(msgspec.Struct, array_like=True, frozen=True):
    """Base of the lines of a backup."""


class _Head(_Line, frozen=True, tag="hordago-backup"):
    format: int
    schema: str
    at: float


class _LogLine(_Line, frozen=True, tag="row"):
    """Bytes are base64."""

    row: Row


class _DueLine(_Line, frozen=True, tag="due"):
    table: str
    at: float


class _ProgramLine(_Line, frozen=True, tag="program"):
    """A guest's program; ``token`` is a hash."""

    handle: str
    owner: str
    token: str
    name: str
    scopes: str
    made: float


class _CallLine(_Line, frozen=True, tag="call"):
    """A table where a program has business."""

    handle: str
    table: str
    at: float


class _TokenLine(_Line, frozen=True, tag="token"):
    """A token of a guest; both are hashes."""

    token: str
    guest: str
    made: float
    used: bool
    dead_at: float | None


class _GuestTableLine(_Line, frozen=True, tag="guest"):
    """A table where a guest gave a name."""

    guest: str
    table: str


class _End(_Line, frozen=True, tag="end"):
    tables: int
    rows: int
    sha256: str


_AnyLine = _Head | _LogLine | _DueLine | _ProgramLine | _CallLine | _TokenLine | _GuestTableLine | _End
_DECODER: Final = msgspec.json.Decoder(_AnyLine)
_ENCODER: Final = msgspec.json.Encoder()
_KEPT: Final = (LOG, DUE, PROGRAM, CALL, GUEST_TOKEN, GUEST_TABLE)


async def backup(url: str, file: Path) -> Summary:
    """Write all tables at one moment into a new file, for its owner only; servers may go on meanwhile.

    Raises :class:`BadBackup` when the database has another form than this version knows, ``OSError``.
    """
    engine = connect(url)
    part = file.with_name(f"{file.name}.part")
    try:
        await need_newest(engine)
        part.unlink(missing_ok=True)
        # A file that somebody else has put there, to read along, is not taken.
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:  # noqa: PTH123
            done = await _write(engine, out)
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    finally:
        await engine.dispose()
    return done


async def need_newest(engine: AsyncEngine, least: str | None = None) -> None:
    """Raise :class:`BadBackup` unless the database has the form that this version knows, or ``least``.

    Raises ``NewerDatabase``.
    """
    found = await revision(engine)
    if (found or "") > newest():
        raise NewerDatabase(found)
    if (found or "") < (least or newest()):
        raise BadBackup(
            f"the database has form {found or 'none'}, not {newest()}: run `hordago admin migrate`"
        )


async def _write(engine: AsyncEngine, out: BinaryIO) -> Summary:
    seen: dict[str, bytes] = {}
    broken: dict[str, None] = {}
    rows, digest = 0, hashlib.sha256()
    with gzip.GzipFile("", "wb", 3, out, mtime=0) as packed:

        def put(line: _Line) -> None:
            raw = _ENCODER.encode(line) + b"\n"
            digest.update(raw)
            packed.write(raw)

        put(_Head(FORMAT, newest(), time.time()))
        async with _snapshot(engine) as connection:
            async for row in _rows(connection):
                if not fits(row, seen.get(row.table_id, START)):
                    broken[row.table_id] = None
                seen[row.table_id] = row.hash
                rows += 1
                put(_LogLine(row))
            due = select(DUE.c.table_id, DUE.c.due_at).where(DUE.c.due_at.is_not(None))
            for table, at in await connection.execute(due.order_by(DUE.c.table_id)):
                put(_DueLine(table, at))
            for row_of in await connection.execute(select(PROGRAM).order_by(PROGRAM.c.handle)):
                put(_ProgramLine(*row_of))
            for row_of in await connection.execute(select(CALL).order_by(CALL.c.handle, CALL.c.table_id)):
                put(_CallLine(*row_of))
            for row_of in await connection.execute(select(GUEST_TOKEN).order_by(GUEST_TOKEN.c.token)):
                put(_TokenLine(*row_of))
            for row_of in await connection.execute(select(GUEST_TABLE).order_by(*GUEST_TABLE.c)):
                put(_GuestTableLine(*row_of))
        packed.write(_ENCODER.encode(_End(len(seen), rows, digest.hexdigest())) + b"\n")
    return Summary(len(seen), rows, tuple(broken))


def _snapshot(engine: AsyncEngine) -> AsyncConnection:
    """A transaction that sees the database as it is at one moment."""
    if engine.dialect.name == "sqlite":
        return engine.connect()  # so does every transaction there
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True).connect()


async def _rows(connection: AsyncConnection) -> AsyncIterator[Row]:
    found = await connection.stream(select(LOG).order_by(LOG.c.table_id, LOG.c.seq))
    async for some in found.partitions(BATCH):
        for row in some:
            yield Row(*row)


async def restore(url: str, file: Path) -> Summary:
    """Bring the tables of a backup into a database that has none: all or nothing.

    Raises :class:`BadBackup` when the file is not whole or the database not empty, ``OSError``.
    """
    with file.open("rb") as packed:
        engine = connect(url)
        try:
            await upgrade(engine)
            async with writing(engine).begin() as connection:
                if (await connection.execute(select(LOG.c.seq).limit(1))).first() is not None:
                    raise BadBackup("this database has tables already; a backup goes into an empty one")
                await connection.execute(delete(SNAPSHOT))
                return await _read(connection, packed)
        finally:
            await engine.dispose()


async def _read(connection: AsyncConnection, packed: BinaryIO) -> Summary:
    seen: dict[str, bytes] = {}
    broken: dict[str, None] = {}
    waiting: dict[Any, list[dict[str, Any]]] = {each: [] for each in _KEPT}
    rows = 0
    schema = newest()

    async def write(least: int) -> None:
        for table, values in waiting.items():
            if len(values) >= least:
                await connection.execute(insert(table), values)
                values.clear()

    for line in _lines(packed):
        if isinstance(line, _Head):
            schema = line.schema
        elif isinstance(line, _LogLine):
            row = line.row
            if not fits(row, seen.get(row.table_id, START)):
                broken[row.table_id] = None
            seen[row.table_id] = row.hash
            rows += 1
            waiting[LOG].append(row._asdict())
        elif (kept := _row_of(line)) is not None:
            waiting[kept[0]].append(kept[1])
        elif isinstance(line, _End) and (line.tables, line.rows) != (len(seen), rows):
            raise BadBackup("the backup does not hold as many rows as it says")
        await write(BATCH)
    await write(1)
    if schema < earlier.revision:
        await connection.run_sync(earlier.note)
    return Summary(len(seen), rows, tuple(broken))


def _row_of(line: _AnyLine) -> tuple[Any, dict[str, Any]] | None:
    """The table and the row of a line that stands for one as it is."""
    match line:
        case _DueLine(table, at):
            return DUE, {"table_id": table, "due_at": at, "owner": None}
        case _ProgramLine():
            return PROGRAM, msgspec.structs.asdict(line)
        case _CallLine(handle, table, at):
            return CALL, {"handle": handle, "table_id": table, "at": at}
        case _TokenLine():
            return GUEST_TOKEN, msgspec.structs.asdict(line)
        case _GuestTableLine(guest, table):
            return GUEST_TABLE, {"guest": guest, "table_id": table}
        case _:
            return None


def _lines(packed: BinaryIO) -> Iterator[_AnyLine]:
    """All lines of a whole backup. Raises :class:`BadBackup` as soon as it is known to be none."""
    digest = hashlib.sha256()
    ended = False
    try:
        with gzip.GzipFile(fileobj=packed) as plain:
            for number, raw in enumerate(iter(lambda: plain.readline(LINE_BYTES), b"")):
                line = _DECODER.decode(raw)
                if (number == 0) != isinstance(line, _Head) or ended:
                    raise BadBackup(f"line {number + 1} is not what belongs there")
                if isinstance(line, _Head) and (line.format != FORMAT or line.schema > newest()):
                    raise BadBackup("this backup is of a newer version of Hordago")
                ended = isinstance(line, _End)
                if isinstance(line, _End) and line.sha256 != digest.hexdigest():
                    raise BadBackup("the backup was changed or damaged: its checksum does not hold")
                digest.update(raw)
                yield line
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.MsgspecError, UnicodeError) as error:
        raise BadBackup(f"this is no backup, or a damaged one: {error}") from None
    except RecursionError:
        raise BadBackup("this is no backup: a line is nested too deep") from None
    if not ended:
        raise BadBackup("the backup breaks off before its end")
