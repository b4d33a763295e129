"""The line between server and page: measured, found dead, counted; and the list of tables for strangers."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import Any

import pytest

from hordago.service import limits
from tests.server.running import Browser, Running, eventually, running


def run(test: Any) -> None:
    asyncio.run(test())


async def seated(server: Running, **wish: Any) -> Browser:
    """A browser on chair 0 of its own table, against bots."""
    browser = Browser(server)
    await browser.open(await browser.create(**wish))
    assert (await browser.say("sit", seat=0, name="Ane"))["error"] is None
    return browser


def ping_of(browser: Browser, server: Running) -> float | None:
    state = server.hub.rooms[browser.table].state
    guest = state.chairs[0].guest
    return next((seconds for who, seconds in state.pings if who == guest), None)


def test_the_line_is_measured_by_the_server_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """R15: when the server sent its ping and when the answer came; nothing else counts."""
    monkeypatch.setattr(limits, "PING_S", 0.3)

    async def test() -> None:
        async with running() as server:
            ane = await seated(server, timer="normal")
            # The first ping came with the table and was not answered: nothing is known of the line.
            first = next(frame for frame in ane.frames if frame["t"] == "ping")
            assert ping_of(ane, server) is None
            # Neither an answer to no ping counts, nor a guess.
            await ane.say_raw({"t": "pong", "n": "0" * 16})
            second = await ane.until(lambda frame: frame["t"] == "ping")
            assert second["n"] != first["n"] and second["seq"] == (ane.seq or 0)
            await ane.say_raw({"t": "pong", "n": first["n"]})
            await asyncio.sleep(0.05)
            assert ping_of(ane, server) is None, "too late: another ping is under way"
            await ane.say_raw({"t": "pong", "n": second["n"]})
            await eventually(lambda: ping_of(ane, server) is not None)
            slow = ping_of(ane, server)
            assert slow is not None and 0.05 <= slow < 5.0
            await ane.say_raw({"t": "pong", "n": second["n"]})
            third = await ane.until(lambda frame: frame["t"] == "ping")
            assert ping_of(ane, server) == slow, "the first answer counts"
            await ane.say_raw({"t": "pong", "n": third["n"]})
            await eventually(lambda: ping_of(ane, server) != slow)
            assert ane.ws is not None
            await ane.close()

    run(test)


def test_a_socket_that_answers_no_ping_is_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PING_S", 0.2)
    monkeypatch.setattr(limits, "PONG_S", 0.3)

    async def test() -> None:
        async with running() as server:
            ane = await seated(server)
            host, _, port = server.url.removeprefix("http://").partition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            key = base64.b64encode(os.urandom(16)).decode()
            writer.write(
                f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                f"Origin: {server.url}\r\n\r\n".encode()
            )
            # It reads, so that nothing piles up, but it never says a word.
            async with asyncio.timeout(10.0):
                assert b" 101 " in await reader.readline()
                while await reader.read(4096):
                    pass
            writer.close()
            # A browser answers by itself and stays.
            assert (await ane.say("fill", bot="simple"))["error"] is None
            await ane.close()

    run(test)


def test_so_many_may_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WATCHERS", 2)

    async def test() -> None:
        async with running() as server:
            ane = await seated(server)
            watchers = [Browser(server, n) for n in range(limits.WATCHERS)]
            for each in watchers:
                await each.open(ane.table)
            crowd = Browser(server)
            crowd.ws = await crowd.connect()
            await crowd.say_raw({"t": "hello", "table": ane.table, "resume": None})
            refused = await crowd.next()
            assert (refused["t"], refused["error"]["code"]) == ("refused", "table-full")
            await watchers[0].close()
            await eventually(lambda: len(server.hub.rooms[ane.table].state.here) == 2)
            await crowd.open(ane.table)
            for each in (ane, watchers[1], crowd):
                await each.close()

    run(test)


def test_strangers_find_public_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LISTED", 2)

    async def test() -> None:
        async with running() as server:
            hosts = [await seated(server, public=public) for public in (True, True, False, True)]
            listed = (await hosts[0].http.get("/api/tables")).json()
            assert [each["id"] for each in listed] == [hosts[3].table, hosts[1].table], "the newest"
            assert listed[0] == {
                "id": hosts[3].table,
                "preset": "basque",
                "seats": 4,
                "free": 3,
                "status": "waiting",
                "public": True,
            }
            await hosts[3].close()
            await eventually(lambda: not server.hub.rooms[hosts[3].table].state.here)
            listed = (await hosts[0].http.get("/api/tables")).json()
            assert [each["id"] for each in listed] == [hosts[1].table, hosts[0].table], "where nobody is"
            for each in hosts[:3]:
                await each.close()

    run(test)


def test_a_new_table_may_be_asked_for_with_a_timer_and_who_may_watch() -> None:
    async def test() -> None:
        async with running() as server:
            ane = await seated(server, timer="blitz", watch="nobody", public=True)
            assert (ane.info["turn_seconds"], ane.info["bank_seconds"]) == (8.0, 20.0)
            assert (ane.info["watch"], ane.info["public"], ane.info["on_break"]) == ("nobody", True, False)
            for wrong in ({"timer": "fast"}, {"watch": "me"}, {"timer": "slow", "turn_seconds": 30}):
                answer = await ane.http.post("/api/tables", json={"preset": "basque", **wrong})
                assert (answer.status_code, answer.json()["code"]) == (400, "bad-value"), wrong
                assert answer.json()["place"] in wrong
            timers = (await ane.http.get("/api/options")).json()["timers"]
            assert [each["name"] for each in timers] == ["none", "slow", "normal", "blitz"]
            assert timers[0]["turn"] is None and timers[3] == {
                "name": "blitz",
                "turn": 8.0,
                "bank": 20.0,
                "gain": 2.0,
            }
            await ane.close()

    run(test)


def test_a_match_that_nobody_may_watch_has_no_record_for_strangers_while_it_runs() -> None:
    async def test() -> None:
        async with running(pace=100.0) as server:
            ane = await seated(server, watch="nobody")
            stranger = Browser(server)
            await ane.say("fill", bot="simple")
            await ane.say("start")
            path = f"/api/tables/{ane.table}/record"
            assert (await stranger.http.get(path)).json()["code"] == "unauthorized"
            assert (await ane.http.get(path)).status_code == 200
            await stranger.open(ane.table)
            answer = await stranger.say("ready", hand=0)
            assert (answer["error"]["code"], answer["seq"]) == ("not-seated", 0)
            await ane.say("concede")
            assert (await stranger.http.get(path)).status_code == 200
            await ane.close()
            await stranger.close()

    run(test)


def test_a_complaint_is_told_to_whoever_runs_the_server_without_a_name(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        async with running() as server:
            ane = await seated(server)
            bittor = Browser(server)
            await bittor.open(ane.table)
            assert (await bittor.say("sit", seat=1, name="Bittor"))["error"] is None
            await bittor.say("chat", text="something bad")
            assert (await ane.say("report", seat=1, reason="talk"))["error"] is None
            await ane.close()
            await bittor.close()
            assert ane.table not in caplog.text

    run(test)
    assert "reported (talk)" in caplog.text
    assert "Bittor" not in caplog.text and "something bad" not in caplog.text
