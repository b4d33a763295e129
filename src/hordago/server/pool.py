"""Bots above `club` think in processes of their own, so that no table waits for the bot of another.

Each table has its process, where its bots remember what they saw. When too many wait there, or the process
fails, `club` answers in its place at once.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from typing import Final
from zlib import crc32

from hordago.bots import NAMES
from hordago.server.blame import blame
from hordago.server.thinkers import Thinkers
from hordago.service import limits
from hordago.service.brains import Brains
from hordago.service.commands import Move, Thought

LOWER: Final = "club"
ABOVE: Final = frozenset(NAMES[NAMES.index(LOWER) + 1 :])
START_S: Final = 30.0
"""A process that is not there by then has failed."""
_MOST_TABLES: Final = 256
"""Whose bots a process remembers; those of others begin anew."""


class Pool(Thinkers):
    """So many processes, each started when it is first needed."""

    def __init__(self, processes: int) -> None:
        self._lanes = [_Lane() for _ in range(processes)]

    async def ask(self, table: str, brains: Brains, thought: Thought) -> list[Move]:
        """See :class:`Thinkers`."""
        level, colon, character = thought.bot.partition(":")
        if level not in ABOVE:
            return brains.think(thought)
        lane = self._lanes[crc32(table.encode()) % len(self._lanes)]
        if lane.waiting < limits.THOUGHTS:
            try:
                return await lane.ask(table, thought)
            except Exception as error:  # noqa: BLE001 (whatever became of it, the game goes on)
                blame("a process of bots has failed", error)
                lane.end()
        return brains.think(thought._replace(bot=f"{LOWER}{colon}{character}"))

    def stop(self) -> None:
        """End all processes."""
        for lane in self._lanes:
            lane.end()


class _Lane:
    """One process, and those who wait for it."""

    def __init__(self) -> None:
        self.waiting = 0
        self._executor: ProcessPoolExecutor | None = None
        self._ready: Future[int] | None = None

    async def ask(self, table: str, thought: Thought) -> list[Move]:
        """Raises whatever went wrong, ``TimeoutError`` among it."""
        self.waiting += 1
        try:
            if self._executor is None or self._ready is None:
                self._executor = ProcessPoolExecutor(1, get_context("spawn"), initializer=_begin)
                self._ready = self._executor.submit(os.getpid)
            executor = self._executor
            async with asyncio.timeout(START_S):
                await asyncio.shield(asyncio.wrap_future(self._ready))
            async with asyncio.timeout(limits.THOUGHT_S):
                return await asyncio.wrap_future(executor.submit(_think, table, thought))
        finally:
            self.waiting -= 1

    def end(self) -> None:
        """End the process, also one that hangs; the next question starts another."""
        executor, ready = self._executor, self._ready
        self._executor = self._ready = None
        if executor is None or ready is None:
            return
        executor.shutdown(wait=False, cancel_futures=True)
        if ready.done() and not ready.cancelled() and ready.exception() is None:
            with suppress(ProcessLookupError):
                os.kill(ready.result(), signal.SIGKILL)


# ── in the process ───────────────────────────────────────────────────────────────────────────────────

_tables: OrderedDict[str, Brains] = OrderedDict()


def _begin() -> None:
    """Ctrl-C is the server's affair; and where the server is gone, so is this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _think(table: str, thought: Thought) -> list[Move]:
    brains = _tables.setdefault(table, Brains(os.urandom))
    _tables.move_to_end(table)
    if len(_tables) > _MOST_TABLES:
        _tables.popitem(last=False)
    return brains.think(thought)
