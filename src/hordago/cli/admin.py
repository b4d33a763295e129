"""`hordago admin`: look after the database of a server."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from hordago.cli.problem import Problem
from hordago.cli.switch import Json

if TYPE_CHECKING:
    from hordago.store.backup import Summary
    from hordago.store.overview import TableLine

DAMAGED = 1
"""Exit code: something is broken, or a process did not end in time."""

PROCESSES = "0002"
"""Since that form the database knows processes, so that a new version can ask those of an old one to end."""


class Order(NamedTuple):
    """What is to be done, and with what."""

    url: str
    path: Path | None
    """The file of a SQLite database."""
    target: str | None
    json: bool
    seconds: float

    def file(self, what: str) -> Path:
        """The target as a path; raises :class:`Problem`."""
        if self.target is None:
            raise Problem(f"say {what}")
        return Path(self.target)

    def nothing(self) -> None:
        """This needs no target; raises :class:`Problem`."""
        if self.target is not None:
            raise Problem(f"{self.target}: nothing more is expected")


def admin(
    action: Literal["migrate", "backup", "restore", "export", "tables", "reports", "drain"],
    target: str | None = None,
    *,
    json_: Json = False,
    seconds: float = 30.0,
) -> int:
    """Look after the database of a server, which may go on meanwhile.

    The database is that of `hordago serve`: HORDAGO_DATABASE_URL, or a file in the data folder. Exit code 1
    if something in it is damaged, or if a process did not end in time.

    Parameters
    ----------
    action
        migrate: bring the database to its newest form. backup FILE: all tables into a new file. restore FILE:
        such a file into an empty database. export FOLDER: every match as a record, .mgn, into a new or empty
        folder. tables: what there is. reports: what people complained about. drain [PROCESS]: ask all server
        processes, or that one, to end.
    target
        The file, folder or process.
    json_
        tables: one object, {"tables": [...], "processes": [...]}. reports: {"reports": [...]}.
    seconds
        drain: how long to wait for the processes to end.
    """
    if not 0 <= seconds <= 3600:
        raise Problem("--seconds: expected 0 to 3600")
    url, path = _database(must_exist=action not in ("migrate", "restore"))
    order = Order(url, path, target, json_, seconds)
    return asyncio.run(_guarded(action, order))


def _database(*, must_exist: bool) -> tuple[str, Path | None]:
    """The database that the environment names, and its file if it is one; raises :class:`Problem`."""
    from hordago.server.config import ConfigError, config_from
    from hordago.store.place import private_file

    try:
        config = config_from("127.0.0.1", 0)
    except ConfigError as error:
        raise Problem(str(error)) from None
    if config.file is not None:
        if must_exist and not config.file.exists():
            raise Problem(f"{config.file}: there is no database")
        private_file(config.file)
    return config.url, config.file


async def _guarded(action: str, order: Order) -> int:
    """Tell what can go wrong with a database or a file in one line."""
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    from hordago.cli import NO_ROOM
    from hordago.store.backup import BadBackup

    try:
        return await _ACTIONS[action](order)
    except BadBackup as error:
        raise Problem(str(error)) from None
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise Problem("PostgreSQL needs the extra [postgres]: pip install 'hordago[postgres]'") from None
    except (SQLAlchemyError, CommandError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Problem(f"the database cannot be used: {reason}") from None
    except OSError as error:
        if error.filename is not None or error.errno in NO_ROOM:
            raise  # the file's fault, not the database's
        raise Problem(f"the database cannot be reached: {error}") from None


async def _migrate(order: Order) -> int:
    from hordago.store.engine import connect, upgrade

    order.nothing()
    engine = connect(order.url)
    try:
        before, after = await upgrade(engine)
    finally:
        await engine.dispose()
    print(f"form {after}" if before == after else f"form {before or 'none'} → {after}")
    return 0


async def _backup(order: Order) -> int:
    from hordago.store.backup import backup

    file = order.file("where to: hordago admin backup FILE")
    if file.exists():
        raise Problem(f"{file} is there already")
    return _told(await backup(order.url, file), f"in {file}")


async def _restore(order: Order) -> int:
    from hordago.store.backup import restore
    from hordago.store.place import InUse, claim

    file = order.file("what: hordago admin restore FILE")
    try:
        with claim(order.path):
            return _told(await restore(order.url, file), "restored")
    except InUse as error:
        raise Problem(f"{error}: stop it first") from None


def _told(done: Summary, what: str) -> int:
    print(f"{done.tables} tables, {done.rows} rows {what}")
    for table in done.broken:
        print(f"hordago: table {table}: its log is damaged; kept as it is", file=sys.stderr)
    return DAMAGED if done.broken else 0


async def _export(order: Order) -> int:
    from hordago.cli.exported import matches
    from hordago.record import mgn
    from hordago.service.ports import BrokenLog
    from hordago.store.backup import need_newest
    from hordago.store.engine import connect
    from hordago.store.overview import tables
    from hordago.store.sql import SqlStore

    folder = order.file("where to: hordago admin export FOLDER")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Problem(f"{folder}: choose a new or an empty folder")
    engine = connect(order.url)
    await need_newest(engine)
    store, written, damaged = SqlStore(engine), 0, 0
    try:
        lines = await tables(engine)
        folder.mkdir(parents=True, exist_ok=True)
        for line in lines:
            try:
                for name, record in matches(line.table, await store.read(line.table)):
                    (folder / f"{name}.mgn").write_text(mgn.write(record), encoding="utf-8")
                    written += 1
            except BrokenLog as error:
                print(f"hordago: table {line.table}: {error}", file=sys.stderr)
                damaged += 1
    finally:
        await store.close()
    print(f"{written} matches of {len(lines)} tables in {folder}")
    return DAMAGED if damaged else 0


async def _tables(order: Order) -> int:
    from hordago.store.backup import need_newest
    from hordago.store.engine import connect
    from hordago.store.overview import tables
    from hordago.store.peers import SqlPeers

    order.nothing()
    engine = connect(order.url)
    try:
        await need_newest(engine, PROCESSES)
        found = await tables(engine)
        processes = await SqlPeers(engine, "admin").processes(time.time())
    finally:
        await engine.dispose()
    if order.json:
        what = {
            "tables": [line._asdict() for line in found],
            "processes": [each._asdict() for each in processes],
        }
        print(json.dumps(what))
        return 0
    for line in found:
        print(_line(line))
    for process in processes:
        asked = ", asked to end" if process.leaving else ""
        print(f"process {process.name}, since {_when(process.since)}{asked}")
    print(f"{len(found)} tables, {sum(line.rows for line in found)} rows, {len(processes)} processes")
    return 0


async def _reports(order: Order) -> int:
    from hordago.cli.reported import Complaint, complaints
    from hordago.service.ports import BrokenLog
    from hordago.store.backup import need_newest
    from hordago.store.engine import connect
    from hordago.store.overview import reported
    from hordago.store.sql import SqlStore

    order.nothing()
    engine = connect(order.url)
    store = SqlStore(engine)
    found: list[Complaint] = []
    damaged = 0
    try:
        await need_newest(engine)
        for table in await reported(engine):
            try:
                found += complaints(table, await store.read(table))
            except BrokenLog as error:
                print(f"hordago: table {table}: {error}", file=sys.stderr)
                damaged += 1
    finally:
        await store.close()
    found.sort(key=lambda each: each.at)
    if order.json:
        print(json.dumps({"reports": [each._asdict() for each in found]}))
    else:
        for each in found:
            print(f"{_when(each.at)}  {each.table}, row {each.row}: {each.reason}")
            print(f"  of {each.of_name or '-'} ({each.of}), by {each.by_name or '-'} ({each.by})")
            for text in each.lines:
                print(f"  | {text}")
        print(f"{len(found)} complaints")
    return DAMAGED if damaged else 0


def _line(line: TableLine) -> str:
    due = "" if line.due is None else f", due {_when(line.due)}"
    owner = "" if line.owner is None else f", at {line.owner}"
    return f"{line.table}  {line.rows} rows, last {_when(line.last)}{due}{owner}"


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


async def _drain(order: Order) -> int:
    from hordago.store.backup import need_newest
    from hordago.store.engine import connect
    from hordago.store.peers import SqlPeers

    engine = connect(order.url)
    try:
        await need_newest(engine, PROCESSES)
        peers = SqlPeers(engine, "admin")
        names = [
            each.name for each in await peers.processes(time.time()) if order.target in (None, each.name)
        ]
        if order.target is not None and not names:
            raise Problem(f"{order.target}: no such process; `hordago admin tables` lists them")
        if not names:
            raise Problem("no process to ask; one that serves a file alone is ended by Ctrl-C or SIGTERM")
        await peers.ask_to_leave(names)
        end = time.monotonic() + order.seconds
        while left := {each.name for each in await peers.processes(time.time())} & set(names):
            if time.monotonic() >= end:
                print(f"hordago: still there: {', '.join(sorted(left))}", file=sys.stderr)
                return DAMAGED
            await asyncio.sleep(0.2)
    finally:
        await engine.dispose()
    print(f"ended: {', '.join(names)}")
    return 0


_ACTIONS: dict[str, Callable[[Order], Coroutine[Any, Any, int]]] = {
    "migrate": _migrate,
    "backup": _backup,
    "restore": _restore,
    "export": _export,
    "tables": _tables,
    "reports": _reports,
    "drain": _drain,
}
