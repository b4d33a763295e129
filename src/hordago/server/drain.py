"""The end of a server process: nothing new begins, what has begun ends, everybody is told to come again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hordago.server.guard import Guard
from hordago.server.hub import GOING_DOWN, Hub
from hordago.server.logs import say

PARTING_S = 5.0
"""How long all sockets together may take to close."""
_LOOK_S = 0.02


class Drain:
    """What happens after the first signal.

    From then on new tables and new sockets are refused and ``/ready`` says no; people play on for as long as
    the setting says, so that whatever shares requests out can look elsewhere. Then each socket gets what
    waits for it and close code 1012, and the server ends.
    """

    def __init__(self, guard: Guard, loop: asyncio.AbstractEventLoop, done: Callable[[], None]) -> None:
        self._guard = guard
        self._loop = loop
        self._done = done
        self._begun = False
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> bool:
        """Begin, from a signal handler; False if it has begun already, or nothing is being served yet."""
        hub: Hub | None = self._guard.app.state.get("hub")
        if self._begun or hub is None:
            return False
        self._begun = hub.draining = True
        self._loop.call_soon_threadsafe(self._start, hub)
        return True

    def _start(self, hub: Hub) -> None:
        self._task = self._loop.create_task(self._run(hub), name="drain")

    async def _run(self, hub: Hub) -> None:
        say("draining", sockets=len(hub.sockets), tables=len(hub.rooms))
        try:
            await asyncio.sleep(self._guard.config.drain_s)
            end = self._loop.time() + PARTING_S
            for socket in tuple(hub.sockets):
                socket.close(GOING_DOWN)
            while hub.sockets and self._loop.time() < end:
                await asyncio.sleep(_LOOK_S)
        finally:
            self._done()
