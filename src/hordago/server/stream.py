"""Lines of JSON that go on as an HTTP answer: the frames of a socket, one a line, for programs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from litestar.types import Message, Receive, Scope, Send

from hordago.server.doors import Addresses, network_of
from hordago.server.hub import GOING_DOWN, POLICY, Hub
from hordago.server.socket import Socket
from hordago.service import limits
from hordago.service.errors import Refusal
from hordago.wire.frames import Refused, WireError, encode_frame

CONTENT_TYPE: Final = "application/x-ndjson"
CLOSE_S: Final = 2.0
"""A reader that does not take the last lines in that time is cut off."""
_WHY: Final = {
    GOING_DOWN: WireError("closed", "the server goes down: come again"),
    POLICY: WireError("unauthorized", "the token holds no more, or too much was waiting to be read"),
}
Task = Coroutine[Any, Any, None]


class Stream:
    """An ASGI application that sends what is queued in a :class:`Socket` until one of both sides hangs up.

    ``begin`` fills the socket (what it raises before the first line is an answer like any other), ``feed``
    goes on doing so, ``end`` is called in any case; ``holds`` says whether the token still does; ``crowd``
    counts the streams of each network.
    """

    def __init__(
        self,
        hub: Hub,
        out: Socket,
        holds: Callable[[], Awaitable[bool]],
        crowd: Addresses,
        *,
        begin: Callable[[], Task] | None = None,
        feed: Callable[[], Task] | None = None,
        end: Callable[[], Task] | None = None,
    ) -> None:
        self._hub = hub
        self._out = out
        self._holds = holds
        self._crowd = crowd
        self._begin = begin
        self._feed = feed
        self._end = end

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer the request."""
        client = scope.get("client")
        address = network_of(client[0] if client else "")
        if not self._crowd.enter(address):
            raise Refusal("rate-limited", f"one address reads {limits.STREAMS_PER_ADDRESS} streams at most")
        try:
            await self._answer(scope, receive, send)
        finally:
            self._crowd.leave(address)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        out, state = self._out, scope["state"]
        if sum(other.guest == out.guest for other in self._hub.sockets) >= limits.STREAMS:
            raise Refusal("rate-limited", f"a program reads {limits.STREAMS} streams at most")
        if self._hub.closing:
            raise Refusal("closed", "the server is going down")
        if state.get("head"):
            await self._begin_answer(send)
            return await send({"type": "http.response.body", "body": b"", "more_body": False})
        begun = False
        self._hub.sockets.add(out)
        state["going_down"] = lambda: out.close(GOING_DOWN)
        try:
            if self._begin is not None:
                await self._begin()
            begun = True
            await self._talk(receive, send)
        finally:
            self._hub.sockets.discard(out)
            out.close(GOING_DOWN)
            if self._end is not None and begun:
                await asyncio.shield(self._hub.spawn(self._end()))
        if not await self._last_lines(send):
            state["abort"]()
            await _gone(receive)
        return None

    async def _begin_answer(self, send: Send) -> None:
        headers = [(b"content-type", CONTENT_TYPE.encode()), (b"x-accel-buffering", b"no")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})

    async def _talk(self, receive: Receive, send: Send) -> None:
        await self._begin_answer(send)
        work = [asyncio.create_task(each) for each in (_gone(receive), self._write(send), self._keep_alive())]
        if self._feed is not None:
            work.append(asyncio.create_task(self._feed()))
        try:
            waiting: list[asyncio.Future[Any]] = [*work, self._out.closed]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in work:
                task.cancel()
            ended = await asyncio.gather(*work, return_exceptions=True)
        for each in ended:
            if isinstance(each, Exception):
                raise each

    async def _write(self, send: Send) -> None:
        while True:
            await send(_line(await self._out.next()))

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(limits.KEEP_ALIVE_S)
            if not await self._holds():
                self._out.close(POLICY)
            self._out.send(b"")

    async def _last_lines(self, send: Send) -> bool:
        """Send what is queued, and why it is over; False to a reader that does not listen."""
        try:
            async with asyncio.timeout(CLOSE_S):
                for frame in self._out.waiting():
                    await send(_line(frame))
                why = _WHY.get(self._out.closed.result(), _WHY[GOING_DOWN])
                await send(_line(encode_frame(Refused(why))))
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        except Exception:  # noqa: BLE001 (it does not listen, or is gone)
            return False
        return True


def _line(frame: bytes) -> Message:
    return {"type": "http.response.body", "body": frame + b"\n", "more_body": True}


async def _gone(receive: Receive) -> None:
    """Wait until the other side has hung up."""
    while (await receive())["type"] != "http.disconnect":
        pass
