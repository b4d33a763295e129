"""uvicorn's protocols, and clients that take nothing, say nothing, or say much that means nothing."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final, cast

import h11
import msgspec
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from hordago.service import limits
from hordago.service.limits import Window
from hordago.wire.frames import WireError

if TYPE_CHECKING:
    from hordago.server.guard import Guard

READ_BYTES: Final = 8192
"""So much is read at once, so that nobody's rubbish keeps everybody else waiting for long."""
_CLOSE_S: Final = 2.0
_FULL: Final = WireError("rate-limited", "too many connections; come again in a moment")
_ODD: Final = WireError("malformed", "this is no handshake of a WebSocket")
_SLOW: Final = WireError("malformed", f"a request must have come within {limits.REQUEST_S:g} seconds")


class TableProtocol(WebSocketsSansIOProtocol):
    """Gives the application ``scope["state"]["abort"]``: end the connection now, whatever is still unsent.

    A plain close would wait for the client to read what lies in the buffer, and one that never reads would
    keep its connection for ever.
    """

    _odd: Window | None = None
    _parting = False

    def data_received(self, data: bytes) -> None:
        """Bytes came. Of a line that is being closed they are taken, and not looked at."""
        if self._parting:
            return
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self._turn_away()

    def _turn_away(self) -> None:
        """The first bytes are a whole handshake; one that cannot be read would be waited for without end."""
        self._parting = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()) or _refusal(b"400 Bad Request", _ODD))
        self.transport.close()
        self.loop.call_later(_CLOSE_S, self.transport.abort)

    def handle_parser_exception(self) -> None:
        """Rubbish came: say why it ends here, and go when the client does, or after a moment.

        Where a line is closed with something of it unread, the system takes back the last words, too.
        """
        if self._parting:
            return
        self._parting = self.close_sent = True
        said = self.conn.close_sent
        assert said is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": said.code, "reason": said.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.transport.write_eof()
        self.loop.call_later(_CLOSE_S, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        """The handshake came."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["abort"] = self.transport.abort

    def handle_events(self) -> None:
        """Frames came. Those that never reach the application are counted here."""
        for event in self.conn.events:
            if isinstance(event, Frame) and not self._in_bounds(event):
                _guard(self).app.state.hub.watch.refused("rate")
                self.conn.fail(1008, "too many pings and parts of frames")
                self.handle_parser_exception()
                return
        super().handle_events()

    def _in_bounds(self, frame: Frame) -> bool:
        whole = frame.fin and frame.opcode in (Opcode.TEXT, Opcode.BINARY)
        if whole and not self.close_sent:
            return True  # counted with what it says
        self._odd = self._odd or Window(*limits.FRAGMENTS)
        return self._odd.allows(time.monotonic())

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        super().connection_lost(exc)
        _guard(self).doors.leave(_address(self))

    async def send(self, message: ASGISendEvent) -> None:
        """Send, or raise ``ClientDisconnected``, also while nobody has yet been told that the client is gone.

        Whoever leaves with frames waiting would have each of them written to a dead connection, and logged.
        """
        if message["type"] == "websocket.send" and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)


class WebProtocol(H11Protocol):
    """HTTP, in which a request has a time to come and an answer a time to be taken.

    Answers that go on are also told when the server goes down: uvicorn would wait for them before it tells
    the application anything.
    """

    _inside = False
    _late: asyncio.TimerHandle | None = None
    """Ends a connection whose request does not come."""
    _stalled: asyncio.TimerHandle | None = None
    """Ends one that does not take its answer."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has connected."""
        line = cast(asyncio.Transport, transport)
        self.app_state = {**self.app_state, "abort": line.abort}
        super().connection_made(line)
        self._inside = _guard(self).doors.enter(_address(self))
        if not self._inside:
            _guard(self).app.state.hub.watch.refused("rate")
            self._refuse(b"503 Service Unavailable", _FULL)
            return
        if hasattr(line, "max_size"):
            line.max_size = READ_BYTES
        self._late = self.loop.call_later(limits.REQUEST_S, self._too_late)

    def data_received(self, data: bytes) -> None:
        """Some of a request came."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._cancel()
        elif self._late is None and self._inside:
            self._late = self.loop.call_later(limits.REQUEST_S, self._too_late)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a socket, which leaves by itself."""
        self._cancel()
        self._inside = False
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """It is answered; if there is more of the request, nobody waits for that."""
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY and not self.transport.is_closing():
            self._cancel()
            self._late = self.loop.call_later(_CLOSE_S, self.transport.abort)

    def pause_writing(self) -> None:
        """The other side takes nothing at the moment."""
        super().pause_writing()
        self._stalled = self.loop.call_later(limits.STALLED_S, self.transport.abort)

    def resume_writing(self) -> None:
        """It does again."""
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._cancel()
        if self._stalled is not None:
            self._stalled.cancel()
        super().connection_lost(exc)
        if self._inside:
            self._inside = False
            _guard(self).doors.leave(_address(self))

    def shutdown(self) -> None:
        """The server goes down: finish what has begun."""
        super().shutdown()
        if self.scope is not None and "going_down" in self.scope.get("state", {}):
            self.scope["state"]["going_down"]()

    def _too_late(self) -> None:
        self._late = None
        begun = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if begun:
            self.transport.abort()
        else:
            self._refuse(b"408 Request Timeout", _SLOW)

    def _refuse(self, status: bytes, error: WireError) -> None:
        """Say why, and close: whatever comes is not looked at."""
        self.transport.write(_refusal(status, error))
        self.transport.close()
        self.loop.call_later(_CLOSE_S, self.transport.abort)

    def _cancel(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def _refusal(status: bytes, error: WireError) -> bytes:
    """An answer after which the line is closed."""
    body = msgspec.json.encode(error)
    head = (b"HTTP/1.1 " + status, b"Content-Type: application/json", b"Connection: close")
    return b"\r\n".join((*head, b"Content-Length: %d" % len(body), b"", body))


def _guard(protocol: H11Protocol | WebSocketsSansIOProtocol) -> Guard:
    return cast("Guard", protocol.config.app)


def _address(protocol: H11Protocol | WebSocketsSansIOProtocol) -> str:
    """Who is at the other end of the line; for whom it asks is not known here."""
    client: Any = protocol.client
    return str(client[0]) if client else ""
