"""One WebSocket on its way out: frames wait in a bounded queue; a reader that is too slow is cut off."""

from __future__ import annotations

import asyncio

from hordago.service import limits


class Socket:
    """The sending side of a client's socket."""

    __slots__ = ("_frames", "closed", "full", "guest")

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.full = False
        """It was closed because its reader was too slow."""
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Set to the close code when the server wants to close it."""
        self._frames: asyncio.Queue[bytes] = asyncio.Queue(limits.QUEUED_FRAMES)

    def send(self, frame: bytes) -> None:
        """Queue a frame. No frame is ever dropped: when the queue is full the socket closes."""
        if self.closed.done():
            return
        try:
            self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.full = True
            self.close(1008)

    def close(self, code: int) -> None:
        """Ask for the socket to be closed."""
        if not self.closed.done():
            self.closed.set_result(code)

    async def next(self) -> bytes:
        """The next frame to send."""
        return await self._frames.get()

    def waiting(self) -> list[bytes]:
        """What is still queued, taken out."""
        return [self._frames.get_nowait() for _ in range(self._frames.qsize())]
