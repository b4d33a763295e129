"""All tables in use, each with its sockets: runs ``service`` on the store, the clock and the network."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Any

from hordago.rules.options import Rules
from hordago.server.asleep import Asleep
from hordago.server.blame import blame
from hordago.server.bounds import check_sockets, check_tables
from hordago.server.calls import Calls
from hordago.server.fleet import Fleet
from hordago.server.restore import restored
from hordago.server.socket import Socket
from hordago.server.thinkers import Thinkers
from hordago.server.watch import Watch
from hordago.service import clocks, limits
from hordago.service.brains import Brains
from hordago.service.commands import Arrived, BotMoves, Command, Forget, Gone, Move, Thought, Tick
from hordago.service.evolve import replay
from hordago.service.facts import Settings
from hordago.service.lobby import open_table
from hordago.service.ports import BrokenLog, Clock, Entropy, Erase, NotKept, Programs, Store
from hordago.service.publish import Publication, welcome
from hordago.service.state import TableState
from hordago.service.table import Effects, handle, settle
from hordago.store.memory import MemoryPrograms
from hordago.wire.frames import ChatFrame

TRIES = 8
"""How often a command is decided again when another row came first."""
RETRY_S = 1.0
"""How long to wait with what failed."""
SWEEP_S = 60.0
POLICY = 1008
GOING_DOWN = 1012
"""Close code: the server restarts, come again."""
_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""A table's name. Nothing else is asked for in the store: not every database takes every text."""


class Room:
    """One table at work. Commands go through one after the other."""

    def __init__(self, hub: Hub, state: TableState) -> None:
        self.state = state
        self.sockets: set[Socket] = set()
        self.elsewhere: frozenset[str] = frozenset()
        """Guests with a socket at another process."""
        self.owned = hub.fleet is None
        """Whether this process keeps the table's clock."""
        self.used = True
        """Somebody has asked for this room lately."""
        self._hub = hub
        self._lock = asyncio.Lock()
        self._brains = Brains(hub.entropy)
        self._timer: asyncio.TimerHandle | None = None

    async def join(self, socket: Socket, resume: int | None) -> None:
        """A socket wants to see this table. Raises :class:`Refusal` when there are too many."""
        async with self._lock:
            check_sockets(self, socket)
            if not self._here(socket.guest):
                if self._hub.fleet is not None:
                    await self._hub.fleet.entered(self.state.id, socket.guest)
                self._publish(await self._decide(Arrived(socket.guest)))
            self.sockets.add(socket)
            for frame in welcome(self.state, socket.guest, resume, self._hub.clock()):
                socket.send(frame)
            self.schedule()

    async def leave(self, socket: Socket) -> None:
        """A socket is gone."""
        self.sockets.discard(socket)
        if self._here(socket.guest):
            return
        if self._hub.fleet is not None:
            await self._hub.fleet.left(self.state.id, socket.guest)
        async with self._lock:
            # Asked again only now: another socket of this guest may have waited before us.
            if socket.guest not in self.elsewhere and not self._here(socket.guest):
                self._publish(await self._decide(Gone(socket.guest)))
                self.schedule()

    def _here(self, guest: str) -> bool:
        return any(socket.guest == guest for socket in self.sockets)

    async def look_around(self) -> None:
        """See who has a socket elsewhere. Asked within the lock: an older answer never comes last."""
        async with self._lock:
            if self._hub.fleet is not None:
                self.elsewhere = await self._hub.fleet.elsewhere(self.state.id)
            here = self.elsewhere | {socket.guest for socket in self.sockets}
            for guest in here - self.state.here:
                self._publish(await self._decide(Arrived(guest)))
            for guest in self.state.here - here:
                self._publish(await self._decide(Gone(guest)))
            self.schedule()

    async def own(self) -> None:
        """This process keeps the table's clock from now on."""
        await self.catch_up()
        self.owned = True
        self.schedule()

    async def catch_up(self, rows: int | None = None) -> None:
        """Take over what other processes have written: so many rows there are, or any number."""
        async with self._lock:
            if (rows is None or rows > self.state.rows) and await self._catch_up():
                self.schedule()

    async def overhear(self, line: ChatFrame, speaker: str) -> None:
        """Somebody said something at another process."""
        async with self._lock:
            after = self.state.copy()
            after.lines = (*after.lines, (speaker, line.text or line.phrase or ""))[-limits.LINES :]
            self._publish(Effects(self.state, after, chat=line, speaker=speaker))

    async def do(self, command: Command, origin: Socket | None = None) -> Effects:
        """Check, apply, append, acknowledge, publish: in this order."""
        since = self._hub.watch.now()
        await self._hub.calls.note(self.state, command)
        async with self._lock:
            effects = await self._decide(command)
            if origin is not None and effects.answer:
                origin.send(effects.answer)
            self._publish(effects)
            self.schedule()
        self._hub.watch.did(command, effects, since)
        if effects.thoughts:
            self._hub.spawn(self._think(effects.thoughts))
        return effects

    async def _decide(self, command: Command) -> Effects:
        """Decide, and append; if another row came first, decide again on what there is now."""
        fleet = self._hub.fleet
        for _ in range(TRIES):
            now = self._hub.clock()
            effects = handle(self.state, command, now, self._hub.entropy)
            if fleet is not None and effects.refusal is not None and await self._catch_up():
                continue  # it was refused by yesterday's paper
            if effects.entry is None:
                return await self._remembered(effects)
            if await self._append(command, effects, clocks.latest(effects.state, now)):
                self.owned = True
                if fleet is not None:
                    fleet.wrote(effects)
                return effects
            await self._catch_up()
            answer = await self._hub.store.answer(self.state.id, effects.command) if effects.command else None
            if answer is not None:
                return Effects(self.state, self.state, command=effects.command, answer=answer)
        raise BrokenLog("a row could not be appended")

    async def _append(self, command: Command, effects: Effects, due: float | None) -> bool:
        table, entry = self.state.id, effects.entry
        assert entry is not None
        if isinstance(command, Forget) and self._hub.erase is not None:
            return await self._hub.erase(table, entry, due, command.guest)
        return await self._hub.store.append(table, entry, due, effects.state)

    async def _remembered(self, effects: Effects) -> Effects:
        """The same, or the answer that such a command got long ago, if the log knows one."""
        answer = await self._hub.store.answer(self.state.id, effects.command) if effects.doubtful else None
        return (
            effects
            if answer is None
            else Effects(self.state, self.state, command=effects.command, answer=answer)
        )

    async def _catch_up(self) -> bool:
        """Play the rows that others wrote, and show them; whether there were any."""
        entries = await self._hub.store.read(self.state.id, self.state.rows)
        for entry in entries:
            after = self.state.copy()
            replay(after, entry)
            self._publish(Effects(self.state, after, entry))
            # Who wrote the last row keeps the clock.
            self.owned = self._hub.fleet is None
        return bool(entries)

    def _publish(self, effects: Effects) -> None:
        self.state = settle(effects)
        self._hub.calls.wake(effects)
        publication = Publication(effects, self._hub.clock())
        for socket in tuple(self.sockets):
            for frame in publication.frames(socket.guest):
                socket.send(frame)

    async def _think(self, thoughts: tuple[Thought, ...]) -> None:
        if self._hub.closing:
            return
        moves: list[Move] = []
        for thought in thoughts:
            since = self._hub.watch.now()
            moves += await self._hub.thinkers.ask(self.state.id, self._brains, thought)
            self._hub.watch.thought(thought.bot, since)
        if moves:
            await self._insist(BotMoves(tuple(moves)))

    async def _insist(self, command: Command) -> None:
        """Do what nobody else would say again; while the store fails, once more after a moment."""
        while not self._hub.closing:
            try:
                await self.do(command)
            except BrokenLog:
                raise
            except NotKept:
                await asyncio.sleep(RETRY_S)  # that has been said
            except Exception as error:  # noqa: BLE001 (the database is away: it may come back)
                blame("a table must wait", error)
                await asyncio.sleep(RETRY_S)
            else:
                return

    def schedule(self) -> None:
        """Wake the table when its next alarm is due."""
        if self._timer is not None:
            self._timer.cancel()
        due = clocks.due(self.state)
        if due is None or self._hub.closing or not self.owned:
            self._timer = None
            return
        delay = max(0.0, due - self._hub.clock())
        self._timer = asyncio.get_running_loop().call_later(delay, self._wake)

    def _wake(self) -> None:
        self._hub.spawn(self._insist(Tick()))

    def stop(self) -> None:
        """No more alarms."""
        if self._timer is not None:
            self._timer.cancel()

    @property
    def idle(self) -> bool:
        """Whether it may be forgotten until somebody comes, or its day is over."""
        if self.sockets:
            return False
        asleep = self._hub.fleet is None and clocks.quiet_since(self.state) is not None
        return asleep or not self.owned or clocks.due(self.state) is None


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
