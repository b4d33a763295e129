"""One web socket of a client, as cheap as can be: thousands of them share the cores with their server."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from urllib.parse import urlsplit

CONTINUATION, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA
_KEY = "aG9yZGFnby1sb2FkLTAwMQ=="
"""Sec-WebSocket-Key: 16 bytes in base64; it need not be another one each time."""


class Refused(ConnectionError):
    """The server did not take the socket; ``status`` is that of HTTP, 0 when it only hung up."""

    def __init__(self, status: int) -> None:
        super().__init__(f"no socket: {status}")
        self.status = status


class Line(asyncio.Protocol):
    """A socket: ``hear`` gets every text, ``lost`` the close code, once (1006 for none)."""

    def __init__(self, handshake: bytes, hear: Callable[[bytes], None], lost: Callable[[int], None]) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._handshake = handshake
        self._hear = hear
        self._lost = lost
        self._code = 1006
        self._data = bytearray()
        self._transport: asyncio.Transport | None = None

    @property
    def alive(self) -> bool:
        """Whether it still stands."""
        return self._transport is not None and not self._transport.is_closing()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._handshake)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.open.done() and not self._opened():
            return
        while (frame := self._next()) is not None:
            self._take(*frame)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self._refused(0)
        elif not self.open.cancelled() and self.open.exception() is None:
            self._lost(self._code)

    def _opened(self) -> bool:
        end = self._data.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = int(self._data[9:12])
        del self._data[: end + 4]
        if status != 101:
            self._refused(status)
            self.drop()
            return False
        self.open.set_result(None)
        return True

    def _refused(self, status: int) -> None:
        self.open.set_exception(Refused(status))
        self.open.exception()  # who waits is told; whoever waits no more need not be

    def _next(self) -> tuple[int, bytes] | None:
        """The next whole frame: its kind and its content. A server masks nothing and splits nothing."""
        data = self._data
        if len(data) < 2:
            return None
        length, start = data[1], 2
        if length == 126:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + length:
            return None
        kind, content = data[0] & 0x0F, bytes(data[start : start + length])
        del data[: start + length]
        return kind, content

    def _take(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self._hear(content)
        elif kind == PING:
            self._send(PONG, content)
        elif kind == CLOSE:
            self._code = int.from_bytes(content[:2], "big") if content else 1005
            self._send(CLOSE, content[:2])
            self.drop()

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def _send(self, kind: int, content: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        # A mask of zeros is a mask, and leaves the content as it is.
        length = len(content)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self._transport.write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + content)

    def drop(self) -> None:
        """Be gone; whatever was still to be sent is not."""
        if self._transport is not None:
            self._transport.abort()

    def cut(self) -> None:
        """The same, and hear nothing more, not even that it is over."""
        self._hear = self._lost = _deaf
        self.drop()

    def read(self, yes: bool) -> None:
        """Leave everything that comes from now on unread, or read again."""
        if self._transport is not None and not self._transport.is_closing():
            (self._transport.resume_reading if yes else self._transport.pause_reading)()


def _deaf(_: object) -> None:
    """Hear nothing."""


async def connect(
    url: str,
    token: str,
    address: str,
    hear: Callable[[bytes], None] = _deaf,
    lost: Callable[[int], None] = _deaf,
    *,
    narrow: bool = False,
) -> Line:
    """A socket to the server at that address, for the guest of that token. Raises ``OSError``.

    The client stands where a proxy would, and says for which network address it asks: bounds count those.
    A ``narrow`` one has little room for what it does not read.
    """
    host = urlsplit(url).netloc
    handshake = (
        f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: hordago={token}\r\nX-Forwarded-For: {address}\r\n\r\n"
    ).encode()
    name, _, port = host.partition(":")
    loop = asyncio.get_running_loop()
    end = socket.socket()
    if narrow:
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    end.setblocking(False)
    try:
        await loop.sock_connect(end, (name, int(port)))
        _, line = await loop.create_connection(lambda: Line(handshake, hear, lost), sock=end)
    except BaseException:
        end.close()
        raise
    await line.open
    return line
