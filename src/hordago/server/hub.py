"""All tables in use, each with its sockets: runs ``service`` on the store, the clock and the network."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from hordago.rules.options import Rules
from hordago.server.blame import blame
from hordago.server.socket import Socket
from hordago.service import clocks, limits
from hordago.service.brains import Brains
from hordago.service.commands import Arrived, BotMoves, Command, Gone, Thought, Tick
from hordago.service.errors import Refusal
from hordago.service.facts import Settings
from hordago.service.lobby import open_table
from hordago.service.ports import BrokenLog, Clock, Entropy, Store
from hordago.service.publish import Publication, welcome
from hordago.service.state import TableState
from hordago.service.table import Effects, handle, recover, settle

TRIES = 3
"""How often a command is decided again when another row came first."""
SWEEP_S = 60.0
POLICY = 1008
GOING_DOWN = 1012
"""Close code: the server restarts, come again."""


class Room:
    """One table at work. Commands go through one after the other."""

    def __init__(self, hub: Hub, state: TableState) -> None:
        self.state = state
        self.sockets: set[Socket] = set()
        self._hub = hub
        self._lock = asyncio.Lock()
        self._brains = Brains(hub.entropy)
        self._timer: asyncio.TimerHandle | None = None

    async def join(self, socket: Socket, resume: int | None) -> None:
        """A socket wants to see this table. Raises :class:`Refusal` when there are too many."""
        async with self._lock:
            self._check_room_for(socket)
            known = any(other.guest == socket.guest for other in self.sockets)
            if not known:
                self._publish(await self._decide(Arrived(socket.guest)))
            self.sockets.add(socket)
            for frame in welcome(self.state, socket.guest, resume, self._hub.clock()):
                socket.send(frame)
            self.schedule()

    async def leave(self, socket: Socket) -> None:
        """A socket is gone."""
        self.sockets.discard(socket)
        if not any(other.guest == socket.guest for other in self.sockets):
            await self.do(Gone(socket.guest))

    async def do(self, command: Command, origin: Socket | None = None) -> Effects:
        """Check, apply, append, acknowledge, publish: in this order."""
        async with self._lock:
            effects = await self._decide(command)
            if origin is not None and effects.answer:
                origin.send(effects.answer)
            self._publish(effects)
            self.schedule()
        if effects.thoughts:
            self._hub.spawn(self._think(effects.thoughts))
        return effects

    async def _decide(self, command: Command) -> Effects:
        """Decide, and append; if another row came first, decide again on what there is now."""
        for _ in range(TRIES):
            effects = handle(self.state, command, self._hub.clock(), self._hub.entropy)
            if effects.entry is None:
                return effects
            if await self._hub.store.append(self.state.id, effects.entry, clocks.due(effects.state)):
                return effects
            await self._reload()
            answer = await self._hub.store.answer(self.state.id, effects.command) if effects.command else None
            if answer is not None:
                return Effects(self.state, self.state, command=effects.command, answer=answer)
        raise BrokenLog("a row could not be appended")

    def _publish(self, effects: Effects) -> None:
        self.state = settle(effects)
        publication = Publication(effects, self._hub.clock())
        for socket in tuple(self.sockets):
            for frame in publication.frames(socket.guest):
                socket.send(frame)

    async def _think(self, thoughts: tuple[Thought, ...]) -> None:
        if self._hub.closing:
            return
        moves = tuple(move for thought in thoughts for move in self._brains.think(thought))
        if moves:
            await self.do(BotMoves(moves))

    async def _reload(self) -> None:
        entries = await self._hub.store.read(self.state.id)
        self.state = recover(self.state.id, entries, self._hub.clock()).in_place_of(self.state)
        for socket in self.sockets:
            for frame in welcome(self.state, socket.guest, None, self._hub.clock()):
                socket.send(frame)

    def schedule(self) -> None:
        """Wake the table when its next alarm is due."""
        if self._timer is not None:
            self._timer.cancel()
        due = clocks.due(self.state)
        if due is None or self._hub.closing:
            self._timer = None
            return
        delay = max(0.0, due - self._hub.clock())
        self._timer = asyncio.get_running_loop().call_later(delay, self._wake)

    def _wake(self) -> None:
        self._hub.spawn(self.do(Tick()))

    def stop(self) -> None:
        """No more alarms."""
        if self._timer is not None:
            self._timer.cancel()

    @property
    def idle(self) -> bool:
        """Whether it may be forgotten until somebody comes."""
        return not self.sockets and clocks.due(self.state) is None

    def _check_room_for(self, socket: Socket) -> None:
        mine = sum(other.guest == socket.guest for other in self.sockets)
        if mine >= limits.SOCKETS_PER_SEAT:
            raise Refusal("table-full", f"this seat has {limits.SOCKETS_PER_SEAT} connections already")
        watching = self.state.here - {chair.guest for chair in self.state.chairs}
        if not mine and self.state.seat_of(socket.guest) is None and len(watching) >= limits.WATCHERS:
            raise Refusal("table-full", "too many are watching this table")


class Hub:
    """The rooms in memory; every other table waits in the store."""

    def __init__(self, store: Store, clock: Clock, entropy: Entropy, pace: float = 1.0) -> None:
        self.store = store
        self.clock = clock
        self.entropy = entropy
        self.closing = False
        self.rooms: dict[str, Room] = {}
        self.sockets: set[Socket] = set()
        """All sockets, those that have not said hello too."""
        self._pace = pace
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._timers: list[asyncio.TimerHandle] = []

    async def start(self) -> None:
        """Take up what a process before this one left: every table is woken when it is due."""
        loop = asyncio.get_running_loop()
        for due in await self.store.due():
            delay = max(0.0, due.at - self.clock())
            self._timers.append(loop.call_later(delay, self._wake, due.table))
        self._timers.append(loop.call_later(SWEEP_S, self._sweep))

    async def stop(self) -> None:
        """Finish what has begun, begin nothing."""
        self.closing = True
        for timer in self._timers:
            timer.cancel()
        for room in self.rooms.values():
            room.stop()
        for socket in tuple(self.sockets):
            socket.close(GOING_DOWN)
        while self._tasks:
            await asyncio.wait(self._tasks)
        await self.store.close()

    async def open(self, rules: Rules, settings: Settings, host: str) -> Room:
        """A new table. Raises :class:`Refusal`."""
        if self.closing:
            raise Refusal("closed", "the server is going down")
        state, entry = open_table(rules, settings, host, self.clock(), self.entropy)
        state.pace = self._pace
        if not await self.store.append(state.id, entry, None):
            raise BrokenLog("a new table was there already")
        room = self.rooms[state.id] = Room(self, state)
        return room

    async def room(self, table: str) -> Room | None:
        """The table of that name, from memory or from its log. Raises ``BrokenLog``."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def _load(self, table: str) -> Room | None:
        entries = await self.store.read(table)
        if not entries:
            return None
        state = recover(table, entries, self.clock())
        state.pace = self._pace
        room = self.rooms.setdefault(table, Room(self, state))
        room.schedule()
        return room

    def disconnect(self, guest: str) -> None:
        """Close all sockets of a guest."""
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
            blame("a table failed", error)

    def _wake(self, table: str) -> None:
        self.spawn(self.room(table))

    def _sweep(self) -> None:
        for table, room in list(self.rooms.items()):
            if room.idle:
                room.stop()
                del self.rooms[table]
        self._timers[:] = [asyncio.get_running_loop().call_later(SWEEP_S, self._sweep)]
