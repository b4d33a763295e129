"""A real server on a free port, and browsers that talk to it: HTTP by httpx, sockets by websockets.

Frames are looked at by R9's scanner as they are sent (``conftest.py``).
"""

from __future__ import annotations

import asyncio
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

from hordago.server.config import Config
from hordago.server.doors import Doors
from hordago.server.hub import Hub
from hordago.server.run import uvicorn_config
from hordago.service.ports import Store
from hordago.store.memory import MemoryStore
from tests.service.person import may_act, token

WAIT_S = 20.0


class Quiet(uvicorn.Server):
    """Leaves the signals of the test run alone."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Running:
    """A server at work."""

    def __init__(self, url: str, hub: Hub, server: uvicorn.Server, doors: Any = None) -> None:
        self.url = url
        self.hub = hub
        self.doors: Doors = doors
        self.server = server


@asynccontextmanager
async def running(store: Store | None = None, **settings: Any) -> AsyncIterator[Running]:
    """A server with these settings; bots are fast."""
    config = Config(**{"port": 0, "pace": 0.01, "static": Path("/nonexistent"), **settings})
    kept = store if store is not None else MemoryStore()
    listening = socket.create_server(("127.0.0.1", 0))
    options = uvicorn_config(config, kept)
    server = Quiet(options)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        assert not task.done(), "the server did not start"
    guard: Any = options.app
    hub: Hub = guard.app.state.hub
    try:
        yield Running(f"http://127.0.0.1:{listening.getsockname()[1]}", hub, server, guard.doors)
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, WAIT_S)
        listening.close()


class Browser:
    """One person's browser."""

    def __init__(self, server: Running, seed: object = 0) -> None:
        self.server = server
        self.token = secrets.token_urlsafe(32)
        self.http = httpx.AsyncClient(base_url=server.url, headers={"Cookie": f"hordago={self.token}"})
        self.random = Random(str(seed))
        self.frames: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.table = ""
        self.ids = count()
        self.seq: int | None = None
        self.view: dict[str, Any] | None = None
        self.pause: dict[str, Any] | None = None
        self.info: dict[str, Any] = {}
        self.seat: int | None = None
        self.ws: ClientConnection | None = None

    async def create(self, **wish: Any) -> str:
        """A new table."""
        answer = await self.http.post("/api/tables", json={"preset": "basque", **wish})
        assert answer.status_code == 201, answer.text
        found: str = answer.json()["id"]
        return found

    async def connect(self) -> ClientConnection:
        """A socket, before hello."""
        url = self.server.url.replace("http", "ws") + "/ws"
        headers = {"Cookie": f"hordago={self.token}"}
        # No bound on what lies here unread: some tests only look at what others do.
        return await websockets.connect(
            url,
            additional_headers=headers,
            origin=self.server.url,  # type: ignore[arg-type]
            max_queue=None,
        )

    async def open(self, table: str) -> None:
        """The table's page: a socket, and hello."""
        self.table = table
        self.ws = await self.connect()
        await self.say_raw({"t": "hello", "table": table, "resume": self.seq})
        await self.until(lambda frame: frame["t"] == "table")

    async def close(self) -> None:
        """The page is closed."""
        if self.ws is not None:
            await self.ws.close()
        self.ws = None

    async def say_raw(self, frame: dict[str, Any]) -> None:
        assert self.ws is not None
        await self.ws.send(msgspec.json.encode(frame).decode())

    async def say(self, kind: str, again: str | None = None, **values: Any) -> dict[str, Any]:
        """A command, and its answer."""
        identity = again or f"{self.token[:8]}-{next(self.ids)}"
        await self.say_raw({"t": kind, "id": identity, **values})
        return await self.until(lambda frame: frame["t"] == "answer" and frame["id"] == identity)

    async def next(self) -> dict[str, Any]:
        """The next frame, taken note of."""
        assert self.ws is not None
        raw = await asyncio.wait_for(self.ws.recv(decode=False), WAIT_S)
        frame: dict[str, Any] = msgspec.json.decode(raw)
        self.raw.append(raw)
        self.frames.append(frame)
        if frame["t"] == "table":
            self.info, self.seat = frame["table"], frame["seat"]
        elif frame["t"] in ("view", "update"):
            self.seq, self.view, self.pause = frame["seq"], frame["view"], frame["pause"]
        return frame

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on until such a frame comes."""
        while not wanted(frame := await self.next()):
            pass
        return frame

    async def play_one(self) -> None:
        """Do what there is to do, else wait for a frame."""
        if (
            self.pause is not None
            and self.seat not in self.pause["ready"]
            and self.info["status"] == "playing"
        ):
            await self.say("ready", hand=self.pause["hand"])
        elif may_act(self.view, self.pause):
            assert self.view is not None
            turn = self.view["turn"]
            answer = await self.say(
                "act", turn=turn, do=token(self.view, self.random), nonce=secrets.token_hex(32)
            )
            assert answer["error"] is None or answer["error"]["code"] in ("stale", "match-over"), answer
        else:
            await self.next()


async def eventually(true: Callable[[], bool], seconds: float = 5.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never became so"
        await asyncio.sleep(0.01)


async def hung_up(browser: Browser) -> int | None:
    """Read until the server hangs up; its close code."""
    assert browser.ws is not None
    try:
        while True:
            await browser.next()
    except websockets.ConnectionClosed:
        return browser.ws.close_code


def serve(test: Callable[[Running], Coroutine[Any, Any, None]], **settings: Any) -> None:
    """Run a test at a server of its own."""

    async def main() -> None:
        async with running(**settings) as server:
            await test(server)

    asyncio.run(asyncio.wait_for(main(), 60))


def ask(test: Callable[[Running, httpx.AsyncClient], Coroutine[Any, Any, None]], **settings: Any) -> None:
    """Run a test that asks a server of its own by HTTP."""

    async def main(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            await test(server, http)

    serve(main, **settings)
