"""The host of the tables in one browser: what a page asks of a server, answered in the page's own worker.

Frames are those of ``/ws``, requests those of ``/api`` (docs/reference); only the way they travel is another.
Everybody in this browser is the same guest.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from hordago.bots.blueprint import artefact
from hordago.offline.disk import Disk, DiskStore
from hordago.record import mgn
from hordago.rules.options import Rules
from hordago.server.answers import NewTable, TableCreated, choices, fairness_of, wanted
from hordago.server.blame import blame
from hordago.server.hub import Hub
from hordago.server.room import Room
from hordago.server.socket import Socket
from hordago.service.commands import FromGuest
from hordago.service.errors import Refusal
from hordago.service.ports import BrokenLog, Clock, Entropy
from hordago.service.publish import table_info
from hordago.service.records import record_of
from hordago.wire.commands import Hello, Pong, decode_command
from hordago.wire.frames import Refused, WireError, encode_frame

PREFIX: Final = "alone-"
"""With this begin the names of tables that live in a browser; no server's table is called so."""
GUEST: Final = "this-browser"
_TABLE: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]+)(|/record|/fairness)")
_MISSING: Final = Refusal("table-not-found", "there is no such table in this browser")

Send = Callable[[int, str | None], object]
"""Takes a frame for the page's socket of that number; None: the host has hung up."""
Bring = Callable[[str], Awaitable[bool]]
"""Lays the blueprint of that name into ``artefact.FOLDER``; False where there is none, or not now."""


class Host:
    """All tables of this browser. ``disk`` keeps their logs, ``send`` brings frames to the page.

    Blueprints are large, and brought when a table can use one.
    """

    def __init__(
        self,
        disk: Disk,
        send: Send,
        bring: Bring,
        *,
        pace: float = 1.0,
        clock: Clock = time.time,
        entropy: Entropy = secrets.token_bytes,
    ) -> None:
        self._hub = Hub(DiskStore(disk), clock, entropy, pace)
        self._send = send
        self._bring = bring
        self._lines: dict[int, Line] = {}

    async def ask(self, method: str, path: str, body: str = "") -> str:
        """A request: ``{"status", "body"}`` as JSON, the body a text for records and else JSON itself."""
        try:
            return _answer(200, await self._answer(method, path, body))
        except Refusal as refusal:
            return _answer(400, WireError(refusal.code, refusal.message, refusal.place))
        except msgspec.MsgspecError as error:
            return _answer(400, WireError("malformed", str(error)))
        except BrokenLog:
            return _answer(500, WireError("server-bug", "this table's log is damaged"))

    async def _answer(self, method: str, path: str, body: str) -> object:
        if (method, path) == ("GET", "/api/options"):
            return choices()
        if (method, path) == ("POST", "/api/tables"):
            rules, settings = wanted(msgspec.json.decode(body, type=NewTable))
            await self._learn(rules)
            room = await self._hub.open(rules, settings, GUEST, PREFIX)
            return TableCreated(room.state.id, f"/t/{room.state.id}")
        found = _TABLE.fullmatch(path)
        if found is None or method != "GET":
            raise _MISSING
        room = await self.room(found[1])
        if found[2] == "/record":
            record = record_of(room.state.id, await self._hub.store.read(room.state.id))
            if record is None:
                raise Refusal("not-legal-now", "no match has been played here")
            return mgn.write(record)
        return fairness_of(room.state) if found[2] else table_info(room.state)

    async def room(self, table: str) -> Room:
        """The table of that name. Raises :class:`Refusal` where there is none, or ``BrokenLog``."""
        room = await self._hub.room(table)
        if room is None:
            raise _MISSING
        await self._learn(room.state.rules)
        return room

    async def _learn(self, rules: Rules) -> None:
        """Have the bots' blueprint for these rules there, if there is one."""
        for name in artefact.file_names(rules.kings, rules.target, rules.seats):
            if (artefact.FOLDER / name).is_file():
                return
            if await self._bring(name):
                artefact.blueprint.cache_clear()  # a bot may have looked before
                return

    def open(self, number: int) -> None:
        """The page opens a socket; numbers are never used again."""
        self._lines[number] = Line(self, number, self._send)

    async def hear(self, number: int, text: str) -> None:
        """A frame of the page. What goes wrong in there hangs up, as a server does."""
        line = self._lines.get(number)
        if line is None:
            return
        try:
            await line.hear(text)
        except Exception as error:  # noqa: BLE001 (the page opens another socket and says it again)
            blame("a frame of the page failed", error)
            line.close(1011)

    async def hang_up(self, number: int) -> None:
        """The page has closed its socket."""
        line = self._lines.pop(number, None)
        if line is not None:
            await line.leave()


class Line(Socket):
    """A socket of the page, which takes every frame at once."""

    __slots__ = ("_host", "_number", "_page", "_room")

    def __init__(self, host: Host, number: int, page: Send) -> None:
        super().__init__(GUEST)
        self._host = host
        self._number = number
        self._page = page
        self._room: Room | None = None

    def send(self, frame: bytes) -> None:
        """Bring a frame to the page."""
        if not self.closed.done():
            self._page(self._number, frame.decode())

    def close(self, code: int) -> None:
        """Hang up."""
        if not self.closed.done():
            super().close(code)
            self._page(self._number, None)

    async def leave(self) -> None:
        """The page is gone from the table."""
        super().close(1000)
        room, self._room = self._room, None
        if room is not None:
            await room.leave(self)

    async def hear(self, text: str) -> None:
        """A frame: ``hello`` first, then commands."""
        try:
            command: Any = decode_command(text)
        except msgspec.MsgspecError as error:
            return self._refuse("malformed", str(error))
        if isinstance(command, Pong):
            return None
        if self._room is not None and not isinstance(command, Hello):
            await self._room.do(FromGuest(GUEST, command), self)
        elif self._room is None and isinstance(command, Hello):
            await self._join(command)
        else:
            self._refuse("malformed", "hello comes first, and once")
        return None

    async def _join(self, hello: Hello) -> None:
        try:
            room = await self._host.room(hello.table)
            await room.join(self, hello.resume)
        except Refusal as refusal:
            return self._refuse(refusal.code, refusal.message)
        except BrokenLog:
            self._refuse("server-bug", "this table's log is damaged")
            return self.close(1011)
        self._room = room
        return None

    def _refuse(self, code: str, message: str) -> None:
        self.send(encode_frame(Refused(WireError(code, message, ""))))


def _answer(status: int, body: object) -> str:
    return msgspec.json.encode({"status": status, "body": body}).decode()
