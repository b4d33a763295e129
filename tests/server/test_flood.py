"""Who says nothing, takes nothing, or sends a great deal of nothing is in nobody's way."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets

from hordago.server import guard
from hordago.server.doors import Doors, network_of, room_for_connections
from hordago.server.guard import Rates
from hordago.server.metrics import Metrics
from hordago.server.static import PIECE
from hordago.service import limits
from tests.server.running import Browser, Running, ask, eventually, hung_up, serve

HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


class Line:
    """A connection on which a test writes what it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def to(cls, server: Running) -> Line:
        return cls(*await asyncio.open_connection(*_place(server)))

    async def say(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def rest(self) -> tuple[int, str]:
        """The status of the last answer and the code in its body, when the server has hung up."""
        *_, last = (b"\r\n" + await asyncio.wait_for(self._reader.read(), 5)).split(b"\r\nHTTP/1.1 ")
        return int(last[:3]), msgspec.json.decode(last.partition(b"\r\n\r\n")[2])["code"]

    async def answer(self) -> bytes:
        """The head of an answer, and what has come of its body."""
        return await asyncio.wait_for(self._reader.read(4096), 5)

    def close(self) -> None:
        self._writer.close()


def _place(server: Running) -> tuple[str, int]:
    url = httpx.URL(server.url)
    assert url.port is not None
    return url.host, url.port


def test_a_request_has_a_time_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first, and any other on the same line; its head, and its body."""
    monkeypatch.setattr(limits, "REQUEST_S", 0.3)

    async def test(server: Running) -> None:
        for said in (b"", HEAD, POST + b"Content-Length: 100\r\n\r\n{"):
            line = await Line.to(server)
            await line.say(said)
            assert await line.rest() == (408, "malformed")
        line = await Line.to(server)
        await line.say(HEAD + b"\r\n")
        assert b"200 OK" in await line.answer()
        await line.say(HEAD)
        assert await line.rest() == (408, "malformed")

    serve(test)


def test_nobody_listens_to_a_body_that_was_refused() -> None:
    async def test(server: Running) -> None:
        line = await Line.to(server)
        await line.say(POST + b"Transfer-Encoding: chunked\r\n\r\n")
        with suppress(ConnectionError):
            for _ in range(100):
                await line.say(b"1000\r\n" + b" " * 0x1000 + b"\r\n")
                await asyncio.sleep(0.05)
            raise AssertionError("the server listens for ever")

    serve(test)


def test_connections_are_counted_and_the_one_too_many_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS", 3)

    async def test(server: Running) -> None:
        ane = Browser(server)
        ane.ws = await ane.connect()
        lines = [await Line.to(server) for _ in range(2)]
        await lines[-1].say(HEAD + b"\r\n")
        assert b"200 OK" in await lines[-1].answer()
        assert await (await Line.to(server)).rest() == (503, "rate-limited")
        await ane.close()
        for line in lines:
            line.close()
        await eventually(lambda: server.doors.inside == 0)
        line = await Line.to(server)
        await line.say(HEAD + b"\r\n")
        assert b"200 OK" in await line.answer()

    serve(test)


def test_one_household_cannot_take_all_doors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS_PER_ADDRESS", 2)
    doors = Doors(["10.0.0.0/24", "127.0.0.1"])
    for address in ("192.0.2.7", "::ffff:192.0.2.7"):
        assert doors.enter(address)
    assert not doors.enter("192.0.2.7") and doors.enter("192.0.2.8")
    # What a household has of IPv6 is 2⁶⁴ addresses.
    assert doors.enter("2001:db8:1:2::1") and doors.enter("2001:db8:1:2:ffff::9")
    assert not doors.enter("2001:db8:1:2::77") and doors.enter("2001:db8:1:3::77")
    # A proxy comes in for everybody, and this machine is nobody's enemy.
    assert all(doors.enter(each) for each in ("10.0.0.9", "127.0.0.1", "::1") for _ in range(9))
    doors.leave("::ffff:192.0.2.7")
    assert doors.enter("192.0.2.7")
    assert network_of("no address") == "no address"


def test_who_takes_nothing_of_an_answer_is_cut_off(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """And of a large file only a piece is in memory for each of them."""
    monkeypatch.setattr(limits, "STALLED_S", 0.5)
    content = bytes(range(256)) * (PIECE // 256) * 40 + b"the end"
    (tmp_path / "large.wasm").write_bytes(content)
    with (tmp_path / "larger.wasm").open("wb") as file:
        file.truncate(64_000_000)  # more than the system buffers

    async def test(server: Running, http: httpx.AsyncClient) -> None:
        found = await http.get("/large.wasm", headers={"accept-encoding": "identity"})
        assert found.content == content and int(found.headers["content-length"]) == len(content)
        tag = {"if-none-match": found.headers["etag"]}
        assert (await http.get("/large.wasm", headers=tag)).status_code == 304
        lazy = socket.socket()
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lazy.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(lazy, _place(server))
        await loop.sock_sendall(lazy, b"GET /larger.wasm HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        await eventually(lambda: server.doors.inside == 2)
        await eventually(lambda: server.doors.inside == 1, 15)
        lazy.close()

    ask(test, static=tmp_path)


def test_pings_and_parts_of_frames_are_bounded() -> None:
    most, _ = limits.FRAGMENTS

    async def test(server: Running) -> None:
        ane = Browser(server)
        table = await ane.create()
        await ane.open(table)
        assert ane.ws is not None
        with suppress(websockets.ConnectionClosed):
            for _ in range(most + 5):
                await ane.ws.ping()
        assert await hung_up(ane) == 1008
        await ane.open(table)
        with suppress(websockets.ConnectionClosed):
            await ane.ws.send(["" for _ in range(most + 5)])
        assert await hung_up(ane) == 1008
        # A few are nothing bad.
        await ane.open(table)
        await ane.ws.send(['{"t":"phrase",', '"id":"a-phrase",', '"phrase":"hello"}'])
        assert (await ane.until(lambda frame: frame["t"] == "answer"))["id"] == "a-phrase"

    serve(test)


def test_the_page_and_the_schema_have_bounds_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FILES", (3, 60.0))
    monkeypatch.setattr(limits, "REQUESTS", (2, 60.0))

    async def test(_: Running, http: httpx.AsyncClient) -> None:
        for path, bound in (("/nothing.js", 3), ("/schema/openapi.json", 2)):
            found = [(await http.get(path)).status_code for _ in range(bound + 1)]
            assert found[-1] == 429 and 429 not in found[:-1]
        assert (await http.get("/health")).status_code == 200

    ask(test)


def test_whole_logs_are_not_read_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "READINGS", (2, 60.0))

    async def test(server: Running) -> None:
        ane = Browser(server)
        table = await ane.create()
        paths = (f"/api/tables/{table}/record", "/api/guest/export", "/api/guest/export")
        answers = [await ane.http.get(path) for path in paths]
        assert [answer.status_code for answer in answers] == [409, 200, 429]
        assert answers[-1].json()["code"] == "rate-limited"
        assert (await ane.http.get(f"/api/tables/{table}")).status_code == 200

    serve(test)


def test_rates_of_however_many_networks_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "_KNOWN", 10)
    rates = Rates((1, 60.0), lambda: 100.0)
    assert all(rates.allows(f"192.0.2.{n}") for n in range(200))
    assert len(rates._windows) <= 10 and not rates.allows("192.0.2.199")


def test_a_flood_is_counted_whole_but_logged_in_part(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "hordago.server")
    metrics = Metrics()
    for _ in range(5 * limits.REFUSALS[0]):
        metrics.refused("rate")
    metrics.refused("page")
    told = [record.message for record in caplog.records]
    assert told.count("refused") == limits.REFUSALS[0] + 1
    assert metrics.registry.get_sample_value("hordago_refusals_total", {"code": "rate"}) == 50


def test_the_system_is_asked_for_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it gives, some are kept for the database."""
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, values: asked.append(values))
    for (soft, hard), connections in {
        (1024, 524288): limits.CONNECTIONS,
        (1024, 1024): 924,
        (1_000_000, 1_000_000): limits.CONNECTIONS,
        (1024, resource.RLIM_INFINITY): limits.CONNECTIONS,
        (64, 64): 1,
    }.items():
        monkeypatch.setattr(resource, "getrlimit", lambda _, found=(soft, hard): found)
        assert room_for_connections() == connections
    assert asked[0] == (limits.CONNECTIONS + 100, 524288)
