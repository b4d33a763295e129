"""Whole transactions, each a plain function of a connection, on SQLite or PostgreSQL.

A driver of SQLite for asyncio asks another thread for every step of a transaction: about twenty times there
and back, and each waits for whatever the loop is doing. Here a transaction on a file is one step. What writes
has one thread, so that nobody waits for a lock: SQLite's own way of waiting is to sleep, longer and longer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.ext.asyncio import AsyncEngine

from hordago.store.engine import beside, in_memory, writing

Found = TypeVar("Found")
READERS: Final = 2
"""Threads that read a file. More would only wait for each other: all of them are Python."""


class Work:
    """Transactions on the database of an engine. The functions may run in another thread."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._for_writing = writing(engine)
        self._file: _File | None = None
        if engine.dialect.name == "sqlite" and not in_memory(engine.url):
            self._file = _File(beside(engine))

    async def read(self, work: Callable[[Connection], Found]) -> Found:
        """What ``work`` finds in a transaction that does not write."""
        if self._file is not None:
            return await self._file.read(work)
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], Found]) -> Found:
        """What ``work`` returns; then all it wrote is on disk. Where it raises, nothing was written."""
        if self._file is not None:
            return await self._file.write(work)
        async with self._for_writing.begin() as connection:
            return await connection.run_sync(work)

    async def do(self, *statements: Executable) -> None:
        """Write these, all or none."""

        def work(connection: Connection) -> None:
            for each in statements:
                connection.execute(each)

        await self.write(work)

    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        if self._file is not None:
            await self._file.close()
        await self.engine.dispose()


class _File:
    """A file of SQLite, with its threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._for_writing = engine.execution_options(hordago_writes=True)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = ThreadPoolExecutor(1, "store-writer")

    async def read(self, work: Callable[[Connection], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, _within, self._engine.connect, work
        )

    async def write(self, work: Callable[[Connection], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(
            self._writer, _within, self._for_writing.begin, work
        )

    async def close(self) -> None:
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        for threads in (self._readers, self._writer):
            threads.shutdown()
        self._engine.dispose()


def _within(
    transaction: Callable[[], AbstractContextManager[Connection]], work: Callable[[Connection], Found]
) -> Found:
    with transaction() as connection:
        return work(connection)
