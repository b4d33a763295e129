"""R10 over real sockets: rubbish to /ws and to the HTTP API gets a typed answer or a known close."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.frames import CloseCode, Frame, Opcode

from hordago.server import app, hub, room
from hordago.service import limits
from tests.fuzz.decoders import DECODERS
from tests.fuzz.rubbish import STRANGE, rubbish
from tests.server.running import Browser, Running, running
from tests.sizes import seeded, size
from tools.results import keep

INPUTS = size(small=300, ci=5_000, nightly=100_000)
KNOWN_CLOSES = {
    *(None, CloseCode.NORMAL_CLOSURE, CloseCode.UNSUPPORTED_DATA, CloseCode.INVALID_DATA),
    *(CloseCode.POLICY_VIOLATION, CloseCode.MESSAGE_TOO_BIG, CloseCode.PROTOCOL_ERROR),
}
"""What a socket that talks rubbish may be closed with; 1002 is for frames that are no frames."""
TABLES = (
    b'{"preset":"basque","seats":4,"options":{"games_to_win":1}}',
    b'{"seats":6,"teams":2,"timer":"blitz"}',
)
MANNERS = ("text", "text", "bytes", "long", "no text", "text")
"""How the first frame of a socket is; the others are text."""
PATHS = (
    "/api/tables",
    "/api/tables/{}",
    "/api/tables/{}/seat",
    "/api/tables/{}/seat-link",
    "/api/bot/{}",
    "/{}",
)
METHODS = ("POST", "POST", "POST", "PUT", "PATCH", "DELETE", "GET", "HEAD", "OPTIONS", "TRACE")


@pytest.fixture
def unbounded(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """No rate and no number of sockets ends this test early; and what the server is blamed for."""
    blamed: list[str] = []

    def noted(what: str, error: BaseException) -> None:
        blamed.append(f"{what}: {type(error).__name__} {error}")

    for module in (app, hub, room):
        monkeypatch.setattr(module, "blame", noted)
    for name in ("REQUESTS", "TABLES", "COMMANDS", "PROGRAM_REQUESTS", "NEW_PROGRAMS"):
        monkeypatch.setattr(limits, name, (10**9, 1.0))
    monkeypatch.setattr(limits, "SOCKETS_PER_ADDRESS", 10**9)
    yield blamed
    assert not blamed, blamed[:3]


async def talk(server: Running, table: str, random: Random, inputs: int) -> Counter[str]:
    """Rubbish on one socket after the other, as many frames on each as the server hears out."""
    told: Counter[str] = Counter()
    for number in count():
        if told["frames"] >= inputs:
            return told
        browser = Browser(server, random.random())
        await browser.http.aclose()
        ws = await browser.connect()
        with contextlib.suppress(websockets.ConnectionClosed, TimeoutError):
            if random.random() < 0.7:
                await ws.send(f'{{"t":"hello","table":"{table}"}}')
            for frame in range(12):
                told["frames"] += 1
                await shout(ws, random, MANNERS[number % len(MANNERS)] if frame == 0 else "text")
            async with asyncio.timeout(5):
                async for _raw in ws:
                    pass
        await ws.close()
        told[f"close {ws.close_code}"] += 1
        assert ws.close_code in KNOWN_CLOSES, f"closed with {ws.close_code}"
    raise AssertionError


async def shout(ws: ClientConnection, random: Random, manner: str) -> None:
    """One frame: text that makes no sense, bytes, too much, or what calls itself text and is none."""
    data = rubbish(random, DECODERS["command"].seeds)
    if manner == "text":
        await ws.send(data.decode("utf-8", "replace"))
    elif manner == "bytes":
        await ws.send(data)
    elif manner == "long":
        await ws.send("x" * (limits.FRAME_BYTES + random.choice((1, 5_000))))
    else:
        # The library would not send that.
        raw = Frame(Opcode.TEXT, b"\xff" + random.randbytes(30)).serialize(mask=True)
        ws.transport.write(raw)


async def ask(http: httpx.AsyncClient, table: str, random: Random, inputs: int) -> Counter[str]:
    """Rubbish over HTTP: bodies, paths, headers."""
    told: Counter[str] = Counter()
    for _ in range(inputs):
        body = rubbish(random, TABLES)[:20_000]
        name = random.choice((table, table, "x", "%00", "%ff", "..", "a" * 200, "é"))
        path = random.choice(PATHS).format(name)
        strange = (
            random.choice(STRANGE)[:200].replace(b"\r", b"").replace(b"\n", b"").replace(b"\0", b"").strip()
        )
        header: str = random.choice(("Cookie", "Content-Type", "Authorization", "Accept", "X-Forwarded-For"))
        told_type = random.random() < 0.7
        headers = {b"Content-Type": b"application/json"} if told_type else {header.encode(): strange}
        answer = await http.request(random.choice(METHODS), path, content=body, headers=headers)
        told[f"status {answer.status_code // 100}xx"] += 1
        # 503: the pages of this server are not built.
        fine = answer.status_code < 500 or (answer.status_code == 503 and not path.startswith("/api"))
        assert fine, (path, body[:300], headers, answer.text[:300])
        if answer.status_code >= 400 and path.startswith("/api") and answer.content:
            assert msgspec.json.decode(answer.content)["code"], answer.text[:200]
    return told


def serve(test: Callable[[Running], Any]) -> Any:
    async def main() -> Any:
        async with running() as server:
            return await test(server)

    return asyncio.run(main())


@pytest.mark.slow
def test_rubbish_over_sockets_gets_a_known_answer_and_hurts_nobody(unbounded: list[str]) -> None:
    random = seeded(__name__)

    async def test(server: Running) -> Counter[str]:
        neighbour = Browser(server, 1)
        table = await neighbour.create()
        await neighbour.open(table)
        assert (await neighbour.say("sit", seat=0, name="Ane"))["error"] is None
        begun = time.monotonic()
        async with httpx.AsyncClient(base_url=server.url) as http:
            told = await talk(server, table, random, INPUTS * 7 // 10)
            told += await ask(http, table, random, INPUTS * 3 // 10)
        seconds = time.monotonic() - begun
        # Who sits there has noticed nothing, and can go on.
        assert (await neighbour.say("fill", bot="random"))["error"] is None
        await neighbour.close()
        await neighbour.http.aclose()
        assert not server.hub.sockets
        told["seconds"] = round(seconds)
        return told

    told = serve(test)
    keep(
        "R10",
        f"{INPUTS:,} inputs over sockets in {told['seconds']} s: no 5xx, no 1011, nothing unhandled",
        {"inputs": INPUTS, "5xx": 0, "closes 1011": 0, "unhandled": 0},
        met=True if INPUTS >= 100_000 else None,
        command="HORDAGO_TEST_SIZE=nightly python -m pytest tests/fuzz/test_sockets.py",
        part="sockets",
    )
    assert all(told[f"close {code}"] for code in (1003, 1007, 1008, 1009)) and not unbounded


@pytest.mark.usefixtures("unbounded")
def test_who_says_a_letter_a_second_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slow-loris: half a request, half a handshake, a socket without hello; others are served meanwhile."""
    monkeypatch.setattr(limits, "HELLO_S", 0.5)

    async def test(server: Running) -> None:
        host, port = server.url.removeprefix("http://").split(":")
        slow = [socket.create_connection((host, int(port))) for _ in range(60)]
        try:
            for each in slow[:30]:
                each.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{")
            for each in slow[30:]:
                each.sendall(b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgr")
            silent = [await Browser(server, n).connect() for n in range(10)]
            begun = time.monotonic()
            neighbour = Browser(server, 1)
            await neighbour.open(await neighbour.create())
            assert (await neighbour.say("sit", seat=0, name="Ane"))["error"] is None
            assert time.monotonic() - begun < 5.0
            await neighbour.close()
            for ws in silent:
                await asyncio.wait_for(ws.wait_closed(), 10)
                assert ws.close_code == CloseCode.POLICY_VIOLATION
        finally:
            for each in slow:
                each.close()

    serve(test)
