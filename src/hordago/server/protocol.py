"""uvicorn's WebSocket protocol with a way to cut off a client that does not take what it is sent."""

from __future__ import annotations

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
