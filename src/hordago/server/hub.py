"""All tables in use, each with its sockets: runs ``service`` on the store, the clock and the network."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Any

from hordago.rules.options import Rules
from hordago.server.asleep import Asleep
from hordago.server.blame import blame
from hordago.server.bounds import check_tables
from hordago.server.calls import Calls
from hordago.server.fleet import Fleet
from hordago.server.restore import restored
from hordago.server.room import Room
from hordago.server.socket import Socket
from hordago.server.thinkers import Thinkers
from hordago.server.watch import Watch
from hordago.service import limits
from hordago.service.facts import Settings
from hordago.service.lobby import open_table
from hordago.service.ports import BrokenLog, Clock, Entropy, Erase, NotKept, Programs, Store
from hordago.store.memory import MemoryPrograms

SWEEP_S = 60.0
POLICY = 1008
GOING_DOWN = 1012
"""Close code: the server restarts, come again."""
_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""A table's name. Nothing else is asked for in the store: not every database takes every text."""


class Hub:
    """The rooms in memory; every other table waits in the store."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        entropy: Entropy,
        pace: float = 1.0,
        programs: Programs | None = None,
        most_tables: int = limits.OPEN_TABLES,
    ) -> None:
        self.store = store
        self.programs: Programs = programs or MemoryPrograms()
        self.calls = Calls(self.programs, clock)
        self.clock = clock
        self.entropy = entropy
        self.watch = Watch()
        self.thinkers = Thinkers()
        self.erase: Erase | None = None
        """How rows are written that take names out of others."""
        self.draining = False
        """No new table and no new socket; who is here plays on."""
        self.closing = False
        self.fleet: Fleet | None = None
        """Other processes that serve the same tables; set before :meth:`start`."""
        self.rooms: dict[str, Room] = {}
        self.sockets: set[Socket] = set()
        """All sockets, those that have not said hello too."""
        self._pace = pace
        self.most_tables = most_tables
        self._asleep = Asleep(clock, self._wake)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._timers: list[asyncio.TimerHandle] = []

    async def start(self) -> None:
        """Take up what a process before this one left: every table is woken when it is due."""
        loop = asyncio.get_running_loop()
        if self.fleet is not None:
            await self.fleet.start()
        else:
            for due in await self.store.due():
                delay = max(0.0, due.at - self.clock())
                self._timers.append(loop.call_later(delay, self._wake, due.table))
        self._timers.append(loop.call_later(SWEEP_S, self._sweep))

    async def stop(self) -> None:
        """Finish what has begun, begin nothing."""
        self.closing = True
        self._asleep.stop()
        for timer in self._timers:
            timer.cancel()
        for room in self.rooms.values():
            room.stop()
        for socket in tuple(self.sockets):
            socket.close(GOING_DOWN)
        while self._tasks:
            await asyncio.wait(self._tasks)
        self.thinkers.stop()
        if self.fleet is not None:
            await self.fleet.stop()
        await self.store.close()

    async def open(self, rules: Rules, settings: Settings, host: str, prefix: str = "") -> Room:
        """A new table, whose name begins with ``prefix``. Raises :class:`Refusal`."""
        check_tables(self)
        state, entry = open_table(rules, settings, host, self.clock(), self.entropy, prefix)
        state.pace = self._pace
        if not await self.store.append(state.id, entry, None):
            raise BrokenLog("a new table was there already")
        room = self.rooms[state.id] = Room(self, state)
        room.owned = True
        await self._took_up(room)
        return room

    async def room(self, table: str) -> Room | None:
        """The table of that name, from memory or from its log. Raises ``BrokenLog``."""
        if not _NAME.fullmatch(table):
            return None
        if table in self.rooms:
            room = self.rooms[table]
            room.used = True
            if self.fleet is not None:
                await room.catch_up()
            return room
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def _load(self, table: str) -> Room | None:
        state = await restored(self.store, table, self.clock())
        if state is None:
            return None
        state.pace = self._pace
        self._asleep.awake(state)
        room = self.rooms.setdefault(table, Room(self, state))
        await self._took_up(room)
        room.schedule()
        return room

    async def _took_up(self, room: Room) -> None:
        """Tell the others of a room, or have none."""
        if self.fleet is None:
            return
        try:
            await self.fleet.took_up(room)
        except BaseException:
            if not room.sockets:
                self.rooms.pop(room.state.id, None)
            raise

    def disconnect(self, guest: str) -> None:
        """Close all sockets of a guest, at every process."""
        self.cut(guest)
        if self.fleet is not None:
            self.fleet.goodbye(guest)

    def cut(self, guest: str) -> None:
        """Close all sockets of a guest at this process."""
        for socket in tuple(self.sockets):
            if socket.guest == guest:
                socket.close(POLICY)

    def spawn(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
        """Do something that nobody breaks off by hanging up; what goes wrong is logged, without a secret."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.watch.failed()
            if not isinstance(error, NotKept):
                blame("a table failed", error)

    def _wake(self, table: str) -> None:
        self.spawn(self.room(table))

    def _sweep(self) -> None:
        for table, room in list(self.rooms.items()):
            if room.idle and not room.used:
                room.stop()
                del self.rooms[table]
                if self.fleet is not None:
                    self.spawn(self.fleet.let_go(table))
                else:
                    self._asleep.add(room.state)
            room.used = False
        self._timers[:] = [asyncio.get_running_loop().call_later(SWEEP_S, self._sweep)]
