"""Bullies beside people at play: who floods, who knocks without end, who never reads (R16)."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import httpx
import msgspec

from tests.load.crowd import Crowd
from tests.load.histogram import Histogram
from tests.load.line import Line, Refused, connect
from tests.load.seat import ANSWER_S
from tests.load.server import Servers, use

FLOOD: Final = 1000
"""Frames a second of who floods."""
KNOCKS: Final = 500
"""Sockets a second that one address asks for."""
RESTLESS: Final = (1, 8)
"""So many come and go at once where somebody does not read: while others are measured, and afterwards."""
LAZY_S: float = 60.0
"""Who has not been given up by then, never will be."""
POLICY: Final = 1008


class Attack(NamedTuple):
    """What bullies got, and what the others noticed; times in seconds."""

    floods: int
    flood_closed_most: float
    """From the first frame until the server hung up, the slowest."""
    flood_codes: dict[int, int]
    knocks: int
    held_at_once: int
    """Most sockets that one address without a seat had."""
    lazy_dropped: float
    """From the first frame left unread until the server gave up who does not read; 0 if it never did."""
    memory_grew_mb: float
    p99_before_ms: float
    p99_during_ms: float
    errors: int

    def said(self) -> str:
        """In one line."""
        codes = ", ".join(map(str, sorted(self.flood_codes)))
        return (
            f"{self.floods} floods closed with {codes} within {self.flood_closed_most:.2f} s; "
            f"of {self.knocks} knocks {self.held_at_once} held at once; "
            f"who never reads dropped after {self.lazy_dropped:.1f} s; "
            f"memory {self.memory_grew_mb:+.0f} MB; others' p99 {self.p99_before_ms:.0f} → "
            f"{self.p99_during_ms:.0f} ms, {self.errors} errors"
        )


class _Bullies:
    def __init__(self, url: str, table: str) -> None:
        self.url = url
        self.table = table
        """Where they flood: a table of which they have the link."""
        self.closed = Histogram()
        self.codes: Counter[int] = Counter()
        self.knocks = 0
        self.held: set[Line] = set()
        self.held_most = 0
        self.lazy_dropped = 0.0
        self.restless = RESTLESS[0]

    async def flood(self) -> None:
        """A thousand frames a second, and again from the start when hung up on."""
        hung_up: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def lost(code: int) -> None:
            if not hung_up.done():
                hung_up.set_result(code)

        address = "192.0.2.1"
        line = await connect(self.url, secrets.token_urlsafe(32), address, lost=lost)
        line.say(hello(self.table))
        begun = time.monotonic()
        for number in range(10 * FLOOD):
            if hung_up.done():
                break
            line.say(b'{"t":"phrase","id":"flood-%08d","phrase":"hello"}' % number)
            await asyncio.sleep(max(0.0, begun + (number + 1) / FLOOD - time.monotonic()))
        async with asyncio.timeout(ANSWER_S):
            code = await hung_up
        self.closed.add(time.monotonic() - begun)
        self.codes[code] += 1

    async def knock(self) -> None:
        """Five hundred sockets a second from one address, all of them kept."""
        begun, asked = time.monotonic(), 0
        going: set[asyncio.Task[None]] = set()
        try:
            while True:
                asked += 1
                while len(going) >= KNOCKS:
                    await asyncio.sleep(0.01)  # it has only so many hands
                task = asyncio.create_task(self._one_knock())
                going.add(task)
                task.add_done_callback(going.discard)
                await asyncio.sleep(max(0.0, begun + asked / KNOCKS - time.monotonic()))
        finally:
            for task in going:
                task.cancel()
            for line in self.held:
                line.cut()

    async def _one_knock(self) -> None:
        self.knocks += 1
        try:
            line = await connect(self.url, secrets.token_urlsafe(32), "192.0.2.2")
        except (Refused, OSError):
            return
        self.held.add(line)
        self.held_most = max(self.held_most, sum(each.alive for each in self.held))

    async def lie(self, table: str) -> None:
        """Sit at a table, and read nothing of it while others come and go there all the time.

        That it was given up is seen by the others: its chair is there, but it is not.
        """
        lazy = await connect(self.url, secrets.token_urlsafe(32), "192.0.2.3", narrow=True)
        lazy.say(hello(table))
        lazy.say(b'{"t":"sit","id":"lazy-0001","seat":0,"name":"Lazy"}')
        async with asyncio.timeout(ANSWER_S):
            while not (await self._come_and_go(table))["connected"]:
                pass
        lazy.read(yes=False)
        begun = time.monotonic()
        while True:
            seen = await asyncio.gather(*(self._come_and_go(table) for _ in range(self.restless)))
            if not any(chair["connected"] for chair in seen):
                self.lazy_dropped = time.monotonic() - begun
                return
            await asyncio.sleep(0.05)

    async def _come_and_go(self, table: str) -> dict[str, Any]:
        """Look at the first chair, and be gone."""
        told: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

        def hear(raw: bytes) -> None:
            if raw.startswith(b'{"t":"table"') and not told.done():
                told.set_result(msgspec.json.decode(raw)["table"]["chairs"][0])

        line = await connect(self.url, secrets.token_urlsafe(32), "192.0.2.4", hear)
        line.say(hello(table))
        try:
            async with asyncio.timeout(ANSWER_S):
                return await told
        finally:
            line.cut()


def hello(table: str) -> bytes:
    """The first frame of a stranger."""
    return b'{"t":"hello","table":"%s","resume":null}' % table.encode()


async def attack(servers: Servers, crowd: Crowd, seconds: float, rate: float) -> Attack:
    """A crowd plays as long without bullies as with them."""
    told, url = crowd.told, servers.urls[0]
    async with httpx.AsyncClient() as http:
        made = [
            await http.post(f"{url}/api/tables", json={}, headers={"X-Forwarded-For": "192.0.2.9"})
            for _ in range(2)
        ]
    flooded, watched = (each.json()["id"] for each in made)
    bullies = _Bullies(url, flooded)
    await crowd.play(2.0, rate)
    told.times = Histogram()
    await crowd.play(seconds, rate)
    before, told.times = told.times, Histogram()
    memory = use(servers.processes).memory
    most = [memory]
    lying = asyncio.create_task(bullies.lie(watched))
    tasks = [
        lying,
        *map(asyncio.create_task, (_again(bullies.flood), bullies.knock(), _watch(servers, most))),
    ]
    await crowd.play(seconds, rate)
    bullies.restless = RESTLESS[1]
    await asyncio.wait([lying], timeout=LAZY_S)
    for task in tasks:
        task.cancel()
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(found, Exception):
            raise found
    return Attack(
        floods=len(bullies.closed),
        flood_closed_most=round(bullies.closed.most, 3),
        flood_codes=dict(bullies.codes),
        knocks=bullies.knocks,
        held_at_once=bullies.held_most,
        lazy_dropped=round(bullies.lazy_dropped, 2),
        memory_grew_mb=round(max(most) - memory, 1),
        p99_before_ms=round(before.at(99) * 1e3, 1),
        p99_during_ms=round(told.times.at(99) * 1e3, 1),
        errors=told.wrong.total() + told.closes.total(),
    )


async def _again(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await work()
        await asyncio.sleep(0.2)


async def _watch(servers: Servers, most: list[float]) -> None:
    while True:
        most.append(use(servers.processes).memory)
        await asyncio.sleep(0.2)
