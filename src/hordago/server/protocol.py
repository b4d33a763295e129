"""uvicorn's protocols with a way to cut off a client that does not take what it is sent."""

from __future__ import annotations

import asyncio
from typing import cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request


class TableProtocol(WebSocketsSansIOProtocol):
    """Gives the application ``scope["state"]["abort"]``: end the connection now, whatever is still unsent.

    A plain close would wait for the client to read what lies in the buffer, and one that never reads would
    keep its connection for ever.
    """

    def handle_connect(self, event: Request) -> None:
        """The handshake came."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["abort"] = self.transport.abort

    async def send(self, message: ASGISendEvent) -> None:
        """Send, or raise ``ClientDisconnected``, also while nobody has yet been told that the client is gone.

        Whoever leaves with frames waiting would have each of them written to a dead connection, and logged.
        """
        if message["type"] == "websocket.send" and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)


class WebProtocol(H11Protocol):
    """The same for HTTP answers that go on, which are also told when the server goes down.

    uvicorn would wait for them before it tells the application anything.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has connected."""
        self.app_state = {**self.app_state, "abort": cast(asyncio.Transport, transport).abort}
        super().connection_made(cast(asyncio.Transport, transport))

    def shutdown(self) -> None:
        """The server goes down: finish what has begun."""
        super().shutdown()
        if self.scope is not None and "going_down" in self.scope.get("state", {}):
            self.scope["state"]["going_down"]()
