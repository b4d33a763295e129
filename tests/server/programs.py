"""A program as the tests play it: HTTP with a token, and streams read line by line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx
import msgspec

from tests.server.running import WAIT_S, Browser, Running

IDS = count()


class Stream:
    """Lines of an answer that goes on, as they come."""

    def __init__(self, lines: AsyncIterator[str]) -> None:
        self._lines = lines
        self.said: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.empty = 0

    async def next(self) -> dict[str, Any]:
        """The next line that says something; EOFError when the server has hung up."""
        while True:
            try:
                line = await asyncio.wait_for(anext(self._lines), WAIT_S)
            except StopAsyncIteration:
                raise EOFError from None
            if not line:
                self.empty += 1
                continue
            self.raw.append(line.encode())
            self.said.append(msgspec.json.decode(line))
            return self.said[-1]

    async def until(
        self, kind: str, wanted: Callable[[dict[str, Any]], bool] = lambda _: True
    ) -> dict[str, Any]:
        """The next line of that kind that is wanted."""
        while (found := await self.next())["t"] != kind or not wanted(found):
            pass
        return found

    async def rest(self) -> list[dict[str, Any]]:
        """All that comes until the server hangs up."""
        try:
            while True:
                await self.next()
        except EOFError:
            return self.said


class Program:
    """Somebody's program."""

    def __init__(self, server: Running, made: dict[str, Any]) -> None:
        self.handle: str = made["bot"]["handle"]
        self.token: str = made["token"]
        headers = {"Authorization": f"Bearer {self.token}"}
        self.http = httpx.AsyncClient(base_url=f"{server.url}/api/bot", headers=headers, timeout=WAIT_S)

    async def post(self, table: str, what: str, again: str | None = None, **values: Any) -> httpx.Response:
        """A command at a table."""
        body = {"id": again or f"program-{next(IDS)}", **values}
        return await self.http.post(f"/tables/{table}/{what}", json=body)

    @asynccontextmanager
    async def listen(self, path: str) -> AsyncIterator[Stream]:
        """Read a stream."""
        async with self.http.stream("GET", path) as answer:
            assert answer.status_code == 200, await answer.aread()
            assert answer.headers["content-type"] == "application/x-ndjson"
            yield Stream(answer.aiter_lines())


async def program(owner: Browser, name: str = "Kattalin", **values: Any) -> Program:
    """A new program of that guest."""
    answer = await owner.http.post("/api/bots", json={"name": name, **values})
    assert answer.status_code == 201, answer.text
    return Program(owner.server, answer.json())
