"""One table at work: its sockets, its clock, and one command after the other."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hordago.server.blame import blame
from hordago.server.bounds import check_sockets
from hordago.server.socket import Socket
from hordago.service import clocks, limits
from hordago.service.brains import Brains
from hordago.service.commands import Arrived, BotMoves, Command, Forget, Gone, Move, Thought, Tick
from hordago.service.evolve import replay
from hordago.service.ports import BrokenLog, NotKept
from hordago.service.publish import Publication, welcome
from hordago.service.state import TableState
from hordago.service.table import Effects, handle, settle
from hordago.wire.frames import ChatFrame

if TYPE_CHECKING:
    from hordago.server.hub import Hub

TRIES = 8
"""How often a command is decided again when another row came first."""
RETRY_S = 1.0
"""How long to wait with what failed."""


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
