"""``/ws``: a client's frames in, a table's frames out.

Spoken to the server underneath directly: a framework in between costs as much for each frame as the frame,
and ties what a socket leaves behind into a circle, so that the memory of who has left is not free at once.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
from litestar.datastructures import State

from hordago.server.blame import LOG, blame
from hordago.server.doors import Addresses, network_of
from hordago.server.guests import GuestBook
from hordago.server.hub import Hub
from hordago.server.origins import host_allowed, is_https, origin_allowed
from hordago.server.room import Room
from hordago.server.sessions import cookies, token_in
from hordago.server.socket import Socket
from hordago.service import limits
from hordago.service.commands import FromGuest, Measured
from hordago.service.errors import Refusal
from hordago.service.limits import Window
from hordago.service.ports import BrokenLog, NotKept
from hordago.wire.commands import Hello, Named, Pong, Report, Sit, decode_command
from hordago.wire.frames import Ping, Refused, WireError, encode_frame

POLICY, UNSUPPORTED, GOING_DOWN, INTERNAL = 1008, 1003, 1012, 1011
CLOSE_S = 2.0
"""A client that does not take its close frame in that time is cut off."""


class Line:
    """What carries the frames: an ASGI connection."""

    def __init__(self, scope: Any, receive: Any, send: Any) -> None:
        self.headers = {
            name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
        }
        self.address = network_of(scope["client"][0] if scope.get("client") else "")
        self.scheme: str = scope["scheme"]
        self.receive = receive
        self._send = send
        self._abort = scope["state"].get("abort")

    async def accept(self, cookies: list[str]) -> None:
        """Let the client in."""
        headers = [(b"set-cookie", each.encode()) for each in cookies]
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": headers})

    async def send(self, frame: bytes) -> None:
        """Send a frame, when there is room for it."""
        await self._send({"type": "websocket.send", "text": frame.decode(), "bytes": None})

    async def close(self, code: int) -> None:
        """Hang up; before ``accept``, do not let the client in."""
        await self._send({"type": "websocket.close", "code": code, "reason": ""})

    def abort(self) -> None:
        """End it now, whatever is still unsent."""
        self._abort()


async def table_socket(state: State, line: Line) -> None:
    """The table's socket; see ``wire``."""
    await line.receive()  # that somebody connects
    headers = line.headers
    host = headers.get("host", "")
    known = host_allowed(state.config, host)
    if not known or not origin_allowed(state.config, headers):
        state.hub.watch.refused("page" if known else "name")
        await line.close(POLICY)
        return
    address = line.address
    going_down = state.hub.closing or state.hub.draining
    if going_down or not state.addresses.enter(address):
        state.hub.watch.refused("going-down" if going_down else "rate")
        await line.close(GOING_DOWN if going_down else POLICY)
        return
    https = is_https(state.config, line.scheme, host)
    try:
        token = token_in(headers.get("cookie", ""), https=https)
        asker = await state.book.who(token)
    except Exception as error:  # noqa: BLE001 (the database is away: come again)
        blame("asking who somebody is", error)
        state.addresses.leave(address)
        await line.close(GOING_DOWN)
        return
    await line.accept(cookies(asker.token, https=https, host=host) if asker.token else [])
    await _Conversation(line, state, asker.guest, asker.token or token).run()


class _Done(Exception):
    """The conversation is over; the code says why."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class _Conversation:
    """What goes on over one socket."""

    def __init__(self, line: Line, state: State, guest: str, token: str | None) -> None:
        self._line = line
        self._token = token
        """With which it was opened."""
        self._book: GuestBook = state.book
        self._hub: Hub = state.hub
        self._addresses: Addresses = state.addresses
        self._out = Socket(guest)
        self._room: Room | None = None
        self._joined = asyncio.Event()
        self._counted = True
        self._bad = 0
        self._commands = Window(*limits.COMMANDS)
        self._pinged: tuple[str, float] | None = None
        """What the last ping said, and when; None once it is answered."""

    async def run(self) -> None:
        """Talk until one of both sides hangs up."""
        reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        pinger = asyncio.create_task(self._ping())
        closed = self._out.closed
        self._hub.sockets.add(self._out)
        try:
            await asyncio.wait((reader, writer, closed), return_when=asyncio.FIRST_COMPLETED)
            code = closed.result() if closed.done() else _code_of(reader)
        finally:
            self._hub.sockets.discard(self._out)
            if self._out.full:
                self._hub.watch.dropped()
            reader.cancel()
            writer.cancel()
            pinger.cancel()
            self._out.close(GOING_DOWN)
            await asyncio.gather(reader, writer, pinger, return_exceptions=True)
            self._uncount()
            if self._room is not None:
                with suppress(Exception):  # which the hub has told of
                    await asyncio.shield(self._hub.spawn(self._room.leave(self._out)))
        if code is not None:
            await self._hang_up(code)

    def _uncount(self) -> None:
        """Who has a seat does not count against the address; nor does who is gone."""
        if self._counted:
            self._counted = False
            self._addresses.leave(self._line.address)

    async def _hang_up(self, code: int) -> None:
        """Send what is queued and the close frame, to a client that still listens."""
        try:
            async with asyncio.timeout(CLOSE_S):
                for frame in self._out.waiting():
                    await self._send(frame)
                await self._line.close(code)
        except Exception:  # noqa: BLE001 (it does not listen, or is gone)
            self._line.abort()

    async def _write(self) -> None:
        while True:
            await self._send(await self._out.next())

    async def _send(self, frame: bytes) -> None:
        await self._line.send(frame)

    async def _ping(self) -> None:
        """Measure the line again and again; what cannot be guessed cannot be answered before it has come."""
        await self._joined.wait()
        for number in count(1):
            self._pinged = self._hub.entropy(8).hex(), self._hub.clock()
            self._out.send(encode_frame(Ping(self._pinged[0], self._seq())))
            await asyncio.sleep(limits.PING_S)
            if number % limits.TOKEN_ASKED == 0 and not await self._holds():
                self._out.close(POLICY)

    async def _holds(self) -> bool:
        """Whether the token still does: whoever had stolen it is put out of what it opened, too."""
        try:
            return self._token is None or await self._book.holds(self._token)
        except Exception as error:  # noqa: BLE001 (the database is away: ask again)
            blame("asking whether a token holds", error)
            return True

    def _pong(self, pong: Pong) -> None:
        """Of two answers to a ping the first counts, of an answer to none nothing."""
        if self._pinged is None or self._room is None or pong.n != self._pinged[0]:
            return
        took = max(0.0, self._hub.clock() - self._pinged[1])
        self._pinged = None
        self._hub.spawn(self._room.do(Measured(self._out.guest, took)))

    async def _read(self) -> None:
        loop, left = asyncio.get_running_loop(), limits.HELLO_S
        while self._room is None:
            # Only what the client takes counts: that a table is long in coming is not its fault, and whoever
            # is put out for it would be back at once, and make everybody wait longer.
            begun = loop.time()
            try:
                async with asyncio.timeout(left):
                    text = await self._receive()
            except TimeoutError:
                raise _Done(POLICY) from None
            left -= loop.time() - begun
            await self._hello(text)
        while True:
            await self._command(await self._receive())

    async def _receive(self) -> str:
        message: Any = await self._line.receive()
        if message["type"] == "websocket.disconnect":
            raise _Done(None)
        text = message.get("text")
        if text is None:
            raise _Done(UNSUPPORTED)
        if not self._commands.allows(self._hub.clock()):
            self._refuse("rate-limited", "too many frames")
            raise _Done(POLICY)
        found: str = text
        return found

    def _refuse(self, code: str, message: str, place: str = "") -> None:
        self._out.send(encode_frame(Refused(WireError(code, message, place))))

    def _strike(self, message: str) -> None:
        """A frame that cannot be read; the third one ends it."""
        self._bad += 1
        self._refuse("malformed", message)
        if self._bad >= limits.BAD_FRAMES:
            raise _Done(POLICY)

    async def _hello(self, text: str) -> None:
        try:
            hello = decode_command(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return self._strike(str(error))
        if not isinstance(hello, Hello):
            return self._strike("hello comes first")
        try:
            room = await self._hub.room(hello.table)
        except BrokenLog:
            self._refuse("server-bug", "this table's log is damaged")
            raise _Done(INTERNAL) from None
        if room is None:
            self._refuse("table-not-found", "there is no such table")
            return None
        try:
            await room.join(self._out, hello.resume)
        except Refusal as refusal:
            self._refuse(refusal.code, refusal.message)
            raise _Done(POLICY) from None
        self._room = room
        self._joined.set()
        if room.state.seat_of(self._out.guest) is not None:
            self._uncount()
        return None

    async def _command(self, text: str) -> None:
        assert self._room is not None
        try:
            command = decode_command(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return self._strike(str(error))
        if isinstance(command, Hello):
            return self._strike("hello comes once")
        if isinstance(command, Pong):
            return self._pong(command)
        try:
            await asyncio.shield(self._hub.spawn(self._do(self._room, command)))
        except NotKept:
            self._refuse("not-kept", "nothing can be kept at the moment; say it again")
            raise _Done(INTERNAL) from None
        return None

    async def _do(self, room: Room, command: Named) -> None:
        if isinstance(command, Sit):
            await self._book.guests.note(self._out.guest, room.state.id)
        effects = await room.do(FromGuest(self._out.guest, command), self._out)
        if isinstance(command, Report) and effects.refusal is None and effects.entry is not None:
            LOG.warning("somebody was reported (%s): row %d of a table", command.reason, effects.entry.seq)

    def _seq(self) -> int:
        assert self._room is not None
        state = self._room.state
        guest = self._out.guest
        return state.seq_of(state.viewer_of(guest)) if state.may_watch(guest) else 0


def _code_of(reader: asyncio.Task[None]) -> int | None:
    """With which code the server hangs up; None when the client has."""
    if not reader.done() or reader.cancelled():
        return None
    error = reader.exception()
    if isinstance(error, _Done):
        return error.code
    return INTERNAL if error is not None else None
