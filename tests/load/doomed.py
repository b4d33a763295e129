"""A server process that dies at a chosen point, as if killed there; and some that break their promises.

The process of ``hordago serve`` itself holds nothing of this: its parts are changed after the fork.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, NamedTuple

import aiosqlite  # noqa: F401 (here, so that it is there after the fork)
import asyncpg  # noqa: F401
import redis.asyncio  # noqa: F401

from hordago.server import restore, ws
from hordago.server import run as serving
from hordago.server.config import config_from
from hordago.server.hub import Hub
from hordago.server.run import run
from hordago.server.socket import Socket
from hordago.service import limits, publish
from hordago.service.facts import Entry
from hordago.service.state import TableState
from hordago.service.table import recover
from hordago.store import backup, engine
from hordago.store.snapshots import Snapshots
from hordago.store.sql import SqlStore
from hordago.views import view

PROCESSES = get_context("forkserver")
"""New processes come from one that has imported everything already."""
PROCESSES.set_forkserver_preload([__name__])

Strike = Callable[[], None]


class Doom(NamedTuple):
    """Where a process dies, and at the how-manieth time that it comes there."""

    point: str
    nth: int = 1


def start(environment: dict[str, str], port: int, doom: Doom | None = None, fault: str = "") -> BaseProcess:
    """Start a server at that port; doomed, or with a planted fault, where asked for."""
    process = PROCESSES.Process(target=_serve, args=(environment, port, doom, fault), daemon=True)
    process.start()
    return process


def _serve(environment: dict[str, str], port: int, doom: Doom | None, fault: str) -> None:
    os.environ.update(environment)
    sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 (as long as the process)
    if fault:
        FAULTS[fault]()
    if doom is not None:
        POINTS[doom.point](_strike(doom.nth))
    sys.exit(run("127.0.0.1", port))


def _strike(nth: int) -> Strike:
    left = nth

    def strike() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
            time.sleep(60)

    return strike


def _put(where: Any, name: str, new: Any) -> None:
    setattr(where, name, new)


# ── the points ──────────────────────────────────────────────────────────────────────────────────────────


def before_append(strike: Strike) -> None:
    """Decided, but nothing written."""
    honest = SqlStore.append

    async def append(self: SqlStore, table: str, entry: Entry, *rest: Any) -> bool:
        strike()
        return await honest(self, table, entry, *rest)

    _put(SqlStore, "append", append)


def mid_append(strike: Strike) -> None:
    """Rows are written, their transaction is not committed."""
    honest = SqlStore._write_round

    def write(self: SqlStore, *arguments: Any) -> Any:
        written = honest(self, *arguments)
        strike()
        return written

    _put(SqlStore, "_write_round", write)


def after_append(strike: Strike) -> None:
    """Committed; nobody has heard of it."""
    honest = SqlStore.append

    async def append(self: SqlStore, table: str, entry: Entry, *rest: Any) -> bool:
        written = await honest(self, table, entry, *rest)
        strike()
        return written

    _put(SqlStore, "append", append)


def after_ack(strike: Strike) -> None:
    """Who asked has the answer; the others' views are not all sent."""
    honest = ws._Conversation._send

    async def send(self: ws._Conversation, frame: bytes) -> None:
        await honest(self, frame)
        if frame.startswith(b'{"t":"answer"'):
            strike()

    _put(ws._Conversation, "_send", send)


def mid_snapshot(strike: Strike) -> None:
    """A table is frozen beside its new row, and that is not committed."""
    honest = Snapshots.write

    def write(self: Snapshots, connection: Any, found: Any) -> None:
        some = list(found)
        honest(self, connection, some)
        if some:
            strike()

    _put(Snapshots, "write", write)


def mid_backup(strike: Strike) -> None:
    """A backup is half written, by a process that serves meanwhile."""
    honest, rows = Hub.start, backup._rows

    async def counted(connection: Any) -> AsyncIterator[Any]:
        async for row in rows(connection):
            strike()
            yield row

    async def begin(self: Hub) -> None:
        await honest(self)
        config = config_from("127.0.0.1", 0)
        self.spawn(_back_up(config.url, config.data / "mus.backup"))

    _put(backup, "_rows", counted)
    _put(Hub, "start", begin)


async def _back_up(url: str, file: Path) -> None:
    await asyncio.sleep(0.5)
    await backup.backup(url, file)


def mid_migration(strike: Strike) -> None:
    """All steps are done, their transaction is not committed."""
    honest = engine._upgrade

    def upgrade(connection: Any) -> Any:
        done = honest(connection)
        strike()
        return done

    _put(engine, "_upgrade", upgrade)


def during_recovery(strike: Strike) -> None:
    """Half of a table's log is read."""
    honest = recover

    def half(table: str, entries: list[Entry], now: float, kept: TableState | None = None) -> TableState:
        honest(table, entries[: len(entries) // 2], now, None if kept is None else kept.copy())
        strike()
        return honest(table, entries, now, kept)

    _put(restore, "recover", half)


def during_drain(strike: Strike) -> None:
    """It was told to end, and some sockets are told so."""
    honest = Socket.close

    def close(self: Socket, code: int) -> None:
        honest(self, code)
        if code == ws.GOING_DOWN:
            strike()

    _put(Socket, "close", close)


POINTS: dict[str, Callable[[Strike], None]] = {
    each.__name__: each
    for each in (
        before_append,
        mid_append,
        after_append,
        after_ack,
        mid_snapshot,
        mid_backup,
        mid_migration,
        during_recovery,
        during_drain,
    )
}

# ── faults that must not go unnoticed ────────────────────────────────────────────────────────────────


def acknowledged_before_it_is_written() -> None:
    """A row is confirmed at once, and written a little later."""
    honest = SqlStore._write

    async def write(self: SqlStore, group: Any) -> None:
        for wish in group:
            wish.done.set_result(True)
        await asyncio.sleep(0.2)
        await honest(self, group)

    _put(SqlStore, "_write", write)


def a_row_now_and_then_is_not_written() -> None:
    """The twentieth row is confirmed and forgotten, with all that follow at that table."""
    honest, count = SqlStore.append, 0
    forgotten: set[str] = set()

    async def append(self: SqlStore, table: str, entry: Entry, *rest: Any) -> bool:
        nonlocal count
        count += 1
        if count % 20 == 0:
            forgotten.add(table)
        return True if table in forgotten else await honest(self, table, entry, *rest)

    _put(SqlStore, "append", append)


def a_repeat_is_done_again() -> None:
    """What a command is called is forgotten: sent again, it is another one."""
    import itertools

    from hordago.service import table

    numbers = itertools.count()
    _put(table, "command_name", lambda command: f"x:{next(numbers)}-{time.time_ns()}")


# Those of a load.


def slow() -> None:
    """Every row takes more than half a second."""
    honest = SqlStore.append

    async def append(self: SqlStore, table: str, entry: Entry, *rest: Any) -> bool:
        await asyncio.sleep(0.6)
        return await honest(self, table, entry, *rest)

    _put(SqlStore, "append", append)


def a_view_is_not_sent() -> None:
    """Of many updates one is forgotten."""
    honest, count = Socket.send, 0

    def send(self: Socket, frame: bytes) -> None:
        nonlocal count
        count += frame.startswith(b'{"t":"update"')
        if count % 50:
            honest(self, frame)

    _put(Socket, "send", send)


def a_neighbours_cards() -> None:
    """The view of a seat is that of the next one."""
    _put(publish, "view", lambda match, seat: view(match, (seat + 1) % match.rules.seats))


def the_last_row_is_not_read() -> None:
    """A table that is read from its log lacks what happened last."""

    def short(table: str, entries: list[Entry], now: float, kept: TableState | None = None) -> TableState:
        return recover(table, entries[:-1], now, kept)

    _put(restore, "recover", short)


def a_flood_is_welcome() -> None:
    """Commands without end."""
    _put(limits, "COMMANDS", (10**9, 1.0))


def everybody_may_knock() -> None:
    """Sockets without end."""
    _put(limits, "SOCKETS_PER_ADDRESS", 10**9)


def a_queue_without_end() -> None:
    """Who never reads has all that was ever sent waiting."""
    _put(limits, "QUEUED_FRAMES", 10**9)


def gone_without_a_word() -> None:
    """A server that is told to end ends at once."""
    _put(serving._Server, "handle_exit", lambda *_: os._exit(0))


FAULTS: dict[str, Callable[[], None]] = {
    each.__name__: each
    for each in (
        acknowledged_before_it_is_written,
        a_row_now_and_then_is_not_written,
        a_repeat_is_done_again,
        slow,
        a_view_is_not_sent,
        a_neighbours_cards,
        the_last_row_is_not_read,
        a_flood_is_welcome,
        everybody_may_knock,
        a_queue_without_end,
        gone_without_a_word,
    )
}

if __name__ == "__main__":
    FAULTS[os.environ["TESTS_FAULT"]]()
    sys.exit(run(sys.argv[1], int(sys.argv[2])))
