"""This process among others that serve the same tables: who owns which table, who is where, what is new.

What holds lies in the database (``ports.Peers``): it is asked every second for tables whose owner died, and
every ping for whatever was missed. The broker only makes it quick. Any process may die, and the broker too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hordago.server.answers import TableListed
from hordago.server.blame import blame
from hordago.server.listing import own
from hordago.service import limits
from hordago.service.ports import Peers
from hordago.service.table import Effects
from hordago.wire.frames import ChatFrame

if TYPE_CHECKING:
    from hordago.server.broker import Broker
    from hordago.server.hub import Hub
    from hordago.server.room import Room

BEAT_S: Final = 1.0
"""How often a process says that it lives, and looks for tables that nobody looks after."""
EVERYBODY: Final = ""
"""The topic that all processes hear."""


class News(msgspec.Struct, omit_defaults=True):
    """What processes tell each other. Nothing in it is secret, and nothing is lost if it is."""

    process: str
    rows: int = 0
    """So many rows has the table's log."""
    moved: bool = False
    """Somebody came or went."""
    chat: ChatFrame | None = None
    """Talk, which the log does not keep; it is told once the row of its number is there."""
    speaker: str = ""
    bye: str = ""
    """A guest that wants to be forgotten: close its sockets."""
    tables: list[TableListed] | None = None
    """What this process has for the public list."""


_NEWS: Final = msgspec.json.Decoder(News)


class Fleet:
    """The other processes, as one of them sees them."""

    def __init__(self, hub: Hub, peers: Peers, leave: Callable[[], None]) -> None:
        """``leave`` is called when somebody wants this process to end."""
        self._hub = hub
        self._peers = peers
        self._leave = leave
        self._alive: frozenset[str] = frozenset()
        self._next_sync = 0.0
        self._misstated = False
        """What was last said about who is here may not have arrived."""
        self._failing = False
        self._shown: dict[str, list[TableListed]] = {}
        """The public lists of other processes, as they last told them."""
        self._told: list[TableListed] = []
        """The own one, as it was last told."""
        self._task: asyncio.Task[None] | None = None
        self.broker: Broker | None = None

    async def start(self) -> None:
        """Join the others. Raises what the database raises."""
        await self._beat()
        if self.broker is not None:
            self.broker.start()
        self._task = asyncio.create_task(self._run(), name="fleet")

    async def stop(self) -> None:
        """Leave the others: they take over at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self._peers.retire()
        except Exception as error:  # noqa: BLE001 (they will notice by themselves)
            blame("leaving the other processes", error)
        if self.broker is not None:
            self.broker.publish(EVERYBODY, msgspec.json.encode(News(self._peers.process, moved=True)))
            await self.broker.close()

    # ── what rooms say ───────────────────────────────────────────────────────────────────────────────

    async def took_up(self, room: Room) -> None:
        """A table is in this process's memory now."""
        table = room.state.id
        if self.broker is not None:
            await self.broker.listen(table)
        room.owned = room.owned or await self._peers.adopt(table, self._hub.clock())
        await room.look_around()
        # What was written before this process listened.
        await room.catch_up()

    async def let_go(self, table: str) -> None:
        """The table has left this process's memory."""
        if self.broker is not None:
            await self.broker.forget(table)
        await self._peers.release(table)

    async def elsewhere(self, table: str) -> frozenset[str]:
        """Guests with a socket to a table at another living process."""
        there = await self._peers.present([table], self._hub.clock())
        return there.get(table, frozenset())

    async def entered(self, table: str, guest: str) -> None:
        """The first socket of a guest at that table."""
        await self._state(self._peers.enter(table, guest))
        self._tell(table, News(self._peers.process, moved=True))

    async def left(self, table: str, guest: str) -> None:
        """The last one closed."""
        if not self._hub.closing:
            await self._state(self._peers.leave(table, guest))
            self._tell(table, News(self._peers.process, moved=True))

    async def _state(self, work: Coroutine[Any, Any, None]) -> None:
        """Say who is here; if that fails it is said anew with the next beat."""
        try:
            await work
        except Exception as error:  # noqa: BLE001 (whoever came may play all the same)
            self._misstated = True
            blame("telling who is here", error)

    def wrote(self, effects: Effects) -> None:
        """A row was appended here."""
        news = News(self._peers.process, effects.state.rows, chat=effects.chat, speaker=effects.speaker)
        self._tell(effects.state.id, news)

    def goodbye(self, guest: str) -> None:
        """A guest wants to be forgotten."""
        self._tell(EVERYBODY, News(self._peers.process, bye=guest))

    def listed(self) -> Iterator[TableListed]:
        """Public tables of the other living processes."""
        return (each for process, some in self._shown.items() if process in self._alive for each in some)

    def _show(self, *, again: bool = False) -> None:
        """Tell the others what is on the public list here, when it has changed or somebody may not know."""
        tables = own(self._hub)
        if again or tables != self._told:
            self._told = tables
            self._tell(EVERYBODY, News(self._peers.process, tables=tables))

    def _tell(self, topic: str, news: News) -> None:
        if self.broker is not None:
            self.broker.publish(topic, msgspec.json.encode(news))

    # ── what the broker says ─────────────────────────────────────────────────────────────────────────

    def hear(self, topic: str, raw: bytes) -> None:
        """News came."""
        try:
            news = _NEWS.decode(raw)
        except (msgspec.DecodeError, RecursionError):
            return
        if news.process == self._peers.process:
            return
        if news.bye:
            self._hub.cut(news.bye)
        elif news.tables is not None:
            self._shown[news.process] = news.tables[: limits.LISTED]
        elif topic == EVERYBODY:
            self._next_sync = 0.0
        elif (room := self._hub.rooms.get(topic)) is not None:
            self._hub.spawn(self._heard(room, news))

    def back(self) -> None:
        """The broker is there (again): whatever was said in the meantime was missed."""
        self._next_sync = 0.0
        self._hub.spawn(self._sync())

    async def _heard(self, room: Room, news: News) -> None:
        if news.moved:
            await room.look_around()
        await room.catch_up(news.rows)
        if news.chat is not None:
            await room.overhear(news.chat, news.speaker)

    # ── every second ─────────────────────────────────────────────────────────────────────────────────

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                await self._beat()
                self._show()
                if self._hub.clock() >= self._next_sync:
                    await self._sync()
                self._failing = False
            except Exception as error:  # noqa: BLE001 (the database is away: said once, tried again)
                if not self._failing:
                    blame("the processes' heartbeat", error)
                self._failing = True

    async def _beat(self) -> None:
        beat = await self._peers.beat(self._hub.clock())
        if beat.lapsed or self._misstated:
            self._misstated = False
            rooms = self._hub.rooms.values()
            await self._peers.restate(
                [(room.state.id, guest) for room in rooms for guest in {each.guest for each in room.sockets}]
            )
        for table in beat.claimed:
            self._hub.spawn(self._take(table))
        if beat.alive != self._alive:
            self._alive = beat.alive
            self._shown = {name: some for name, some in self._shown.items() if name in beat.alive}
            self._next_sync = 0.0
        if beat.leaving:
            self._leave()

    async def _take(self, table: str) -> None:
        """Look after a table that its owner left."""
        room = await self._hub.room(table)
        if room is not None:
            await room.own()

    async def _sync(self) -> None:
        """Find what was missed: rows of tables with sockets here, and who is where."""
        self._next_sync = self._hub.clock() + limits.PING_S
        self._show(again=True)
        rooms = dict(self._hub.rooms)
        if not rooms:
            return
        there = await self._peers.present(list(rooms), self._hub.clock())
        heads = await self._peers.heads(list(rooms))
        for table, room in rooms.items():
            await room.catch_up(heads.get(table, 0))
            if there.get(table, frozenset()) != room.elsewhere:
                await room.look_around()
