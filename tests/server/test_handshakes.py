"""Odd handshakes, packed bodies, requests one behind the other: each gets an answer, and no line hangs."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from contextlib import suppress

import msgspec

from tests.server.programs import program
from tests.server.running import Browser, Running, eventually, serve
from tests.server.test_flood import HEAD, POST, Line

UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
VERSION = b"Sec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
OPEN, UNPACKED = b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\n" + UPGRADE, b"Content-Length: 2\r\n\r\n{}"
EXTENSIONS, PROTOCOL = b"Sec-WebSocket-Extensions: ", b"Sec-WebSocket-Protocol: "


def shaken(more: bytes = b"", body: bytes = b"") -> bytes:
    return OPEN + VERSION + KEY + more + b"\r\n" + body


GOOD = {
    "plain": shaken(),
    "compression is not spoken here": shaken(EXTENSIONS + b"permessage-deflate; client_max_window_bits\r\n"),
    "bits that cannot be": shaken(EXTENSIONS + b"permessage-deflate; server_max_window_bits=999\r\n"),
    "no extension at all": shaken(EXTENSIONS + b'; ,, "x=\r\n'),
    "other protocols": shaken(PROTOCOL + b"chat, superchat\r\n"),
    "a list of connections": shaken().replace(b"Connection: Upgrade", b"Connection: keep-alive, Upgrade"),
}
BAD = {
    "another version": OPEN + b"Sec-WebSocket-Version: 8\r\n" + KEY + b"\r\n",
    "no version": OPEN + KEY + b"\r\n",
    "two versions": shaken(b"Sec-WebSocket-Version: 8\r\n"),
    "no key": OPEN + VERSION + b"\r\n",
    "a short key": OPEN + VERSION + b"Sec-WebSocket-Key: AAAA\r\n\r\n",
    "two keys": shaken(KEY),
    "a post": shaken().replace(b"GET", b"POST"),
    "a body": shaken(b"Content-Length: 5\r\n", b"hello"),
    "a body in parts": shaken(b"Transfer-Encoding: chunked\r\n", b"5\r\nhello\r\n0\r\n\r\n"),
    "a header without a value": shaken(PROTOCOL + b"\r\n"),
    "a header with a sign that is none": shaken(PROTOCOL + b",, \x7f\r\n"),
    "thousands of extensions": shaken(EXTENSIONS + b"x" * 9_000 + b"\r\n"),
    "a cookie too large": shaken(b"Cookie: " + b"a=b; " * 2_000 + b"\r\n"),
    "another place": shaken().replace(b"/ws", b"/api/tables"),
    "another site": shaken(b"Origin: http://evil.example\r\n"),
}
PACKED = {
    "a bomb": gzip.compress(b" " * 12_000_000),
    "packed": gzip.compress(b"{}"),
    "packed twice": gzip.compress(gzip.compress(b"{}")),
    "packed otherwise": zlib.compress(b"{}"),
    "not packed at all": b"{}",
}


async def said(line: Line) -> bytes:
    """All that comes until the server hangs up."""
    return await asyncio.wait_for(line._reader.read(), 5)


def test_an_odd_handshake_gets_an_answer_and_no_line_is_left_hanging() -> None:
    """What the parser of WebSockets cannot read it would wait for without end."""

    async def test(server: Running) -> None:
        for name, data in BAD.items():
            line = await Line.to(server)
            await line.say(data)
            assert (await said(line)).startswith(b"HTTP/1.1 4"), name
            line.close()
        for name, data in GOOD.items():
            line = await Line.to(server)
            await line.say(data)
            head = (await line.answer()).lower()
            assert head.startswith(b"http/1.1 101"), name
            assert b"sec-websocket-extensions" not in head and b"sec-websocket-protocol" not in head, name
            line.close()
        await eventually(lambda: server.doors.inside == 0)

    serve(test)


def test_a_body_comes_unpacked() -> None:
    """Nothing is unpacked here, so nothing swells: who packs is told, and read no further."""

    async def test(server: Running) -> None:
        for name, body in PACKED.items():
            for way in (b"gzip", b"GZIP", b"deflate", b"gzip, gzip", b"br"):
                line = await Line.to(server)
                length = b"Content-Length: %d\r\n\r\n" % len(body)
                await line.say(POST + b"Content-Encoding: " + way + b"\r\n" + length + body)
                assert b"415 Unsupported" in await line.answer(), (name, way)
                await line.say(HEAD + b"\r\n")
                while b"200 OK" not in await line.answer():
                    pass
                line.close()
        line = await Line.to(server)
        await line.say(POST + b"Content-Encoding: identity\r\n" + UNPACKED)
        assert b"201 Created" in await line.answer()
        line.close()

    serve(test)


def test_a_body_with_two_ends_hides_no_request() -> None:
    async def test(server: Running) -> None:
        line = await Line.to(server)
        hidden = b"0\r\n\r\n" + HEAD + b"\r\n"
        both = b"Transfer-Encoding: chunked\r\nContent-Length: %d\r\n\r\n" % len(hidden)
        await line.say(POST + both + hidden)
        answers = await said(line)
        assert answers.count(b"HTTP/1.1 ") == 1 and answers.startswith(b"HTTP/1.1 400")
        assert msgspec.json.decode(answers.partition(b"\r\n\r\n")[2].split(b"\r\n")[1])["code"] == "malformed"

    serve(test)


def test_requests_one_behind_the_other_are_answered_in_their_order_and_counted() -> None:
    async def test(server: Running) -> None:
        line = await Line.to(server)
        missing = HEAD.replace(b"/health", b"/api/tables/none")
        await line.say((HEAD + b"\r\n" + missing + b"\r\n") * 20 + shaken())
        got = b""
        while b"101 Switching" not in got:
            got += await line.answer()
        statuses = [each[:3] for each in got.split(b"HTTP/1.1 ")[1:]]
        assert statuses == [b"200", b"404"] * 20 + [b"101"]
        line.close()
        await eventually(lambda: server.doors.inside == 0)

    serve(test)


def test_what_is_asked_behind_a_stream_waits_at_the_asker() -> None:
    """A stream goes on: what comes behind it is not read, so that it is kept by whoever sent it."""

    async def test(server: Running) -> None:
        robot = await program(Browser(server))
        line = await Line.to(server)
        await line.say(HEAD.replace(b"/health", b"/api/bot/events"))
        await line.say(b"Authorization: Bearer " + robot.token.encode() + b"\r\n\r\n")
        assert b"200 OK" in await line.answer()
        taken = 0
        with suppress(TimeoutError):
            while taken < 100_000_000:
                block = (HEAD + b"\r\n") * 10_000
                line._writer.write(block)
                await asyncio.wait_for(line._writer.drain(), 0.5)
                taken += len(block)
        assert taken < 20_000_000, "the system's own buffers, and no more"
        assert len(server.hub.sockets) == 1
        line._writer.transport.abort()

    serve(test)
