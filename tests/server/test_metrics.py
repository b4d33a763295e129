"""Numbers for an operator: what they count, who may read them, and that they say nothing about anybody."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httpx
import pytest
import websockets

from hordago.server.metrics import REASONS, may_read
from hordago.service import limits
from hordago.service.facts import Entry
from hordago.service.state import TableState
from hordago.store.memory import MemoryStore
from tests.server.running import Browser, Running, eventually, hung_up, running

LINE = re.compile(r"([a-z_]+)(?:\{(.*)\})? ([-+.0-9eE]+|\+Inf|NaN)")


def run(test: Any) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


async def numbers(server: Running) -> dict[str, float]:
    """All that a reader at this machine gets, by the sample's own words."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith(
        "text/plain; version=0.0.4"
    )
    assert "set-cookie" not in answer.headers
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert all(LINE.fullmatch(line) for line in lines)
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_what_happens_is_counted() -> None:
    async def test() -> None:
        async with running() as server:
            before = await numbers(server)
            assert before['hordago_tables{status="playing"}'] == 0 and before["hordago_sockets"] == 0
            ane = Browser(server)
            await ane.open(await ane.create())
            await ane.say("sit", seat=0, name="Ane")
            await ane.say("fill", bot="simple")
            await ane.say("start")
            refused = await ane.say("act", turn=10**6, do="mus")
            assert refused["error"]["code"] == "stale"
            for _n in range(30):
                await ane.play_one()
            after = await numbers(server)
            assert after['hordago_tables{status="playing"}'] == 1 and after["hordago_sockets"] == 1
            assert after['hordago_commands_total{kind="sit",outcome="ok"}'] == 1
            assert after['hordago_commands_total{kind="act",outcome="stale"}'] >= 1
            assert after['hordago_commands_total{kind="bots",outcome="ok"}'] > 0
            assert (
                after["hordago_command_seconds_count"]
                > after['hordago_append_seconds_count{outcome="written"}']
                > 3
            )
            assert after['hordago_bot_seconds_count{bot="simple"}'] > 3
            assert after["hordago_slow_readers_total"] == 0 == after["hordago_draining"]
            assert not any(name.startswith("hordago_refusals") for name in after)
            await ane.close()
            await eventually(lambda: not server.hub.sockets)
            assert (await numbers(server))["hordago_sockets"] == 0

    run(test)


def test_who_is_not_let_in_is_counted() -> None:
    async def test() -> None:
        async with running() as server, httpx.AsyncClient(base_url=server.url) as http:
            await http.get("/", headers={"Host": "evil.example"})
            await http.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
            await http.post("/api/tables", content=b" " * (limits.BODY_BYTES + 1))
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(
                    server.url.replace("http", "ws") + "/ws", additional_headers={"Origin": "null"}
                )
            ane = Browser(server)
            await ane.create()
            await ane.http.delete("/api/guest")
            await ane.http.get("/api/options")
            found = await numbers(server)
            refused = {
                reason: found.get(f'hordago_refusals_total{{code="{reason}"}}', 0) for reason in REASONS
            }
            calm = {"full": 0, "going-down": 0}
            assert refused == {"name": 1, "page": 2, "size": 1, "token": 1, "rate": 0, **calm}

    run(test)


def test_what_goes_wrong_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "QUEUED_FRAMES", 4)

    class Full(MemoryStore):
        full = False

        async def append(
            self, table: str, entry: Entry, due: float | None, after: TableState | None = None
        ) -> bool:
            if self.full:
                raise OSError("no space left")
            return await super().append(table, entry, due, after)

    async def test() -> None:
        store = Full()
        async with running(store) as server:
            ane = Browser(server)
            await ane.open(await ane.create())
            store.full = True
            (room,) = server.hub.rooms.values()
            await ane.say_raw({"t": "sit", "id": "a-command-1", "seat": 0, "name": "Ane"})
            assert await hung_up(ane) == 1011
            store.full = False
            found = await numbers(server)
            assert found['hordago_append_seconds_count{outcome="failed"}'] == 1
            assert found["hordago_failures_total"] >= 1
            slow = Browser(server)
            await slow.open(ane.table)
            (socket,) = room.sockets
            for _n in range(8):
                socket.send(b'{"t":"nothing"}')
            assert await hung_up(slow) == 1008
            assert (await numbers(server))["hordago_slow_readers_total"] == 1

    run(test)


@pytest.mark.parametrize(
    ("allowed", "address", "headers", "yes"),
    [
        (("127.0.0.1", "::1"), "127.0.0.1", {}, True),
        (("127.0.0.1", "::1"), "::1", {}, True),
        (("127.0.0.1",), "::ffff:127.0.0.1", {}, True),
        (("127.0.0.1", "::1"), "10.0.0.7", {}, False),
        (("10.0.0.0/24",), "10.0.0.7", {}, True),
        (("10.0.0.0/24",), "10.0.1.7", {}, False),
        (("10.0.0.0/24",), "127.0.0.1", {}, False),
        ((), "127.0.0.1", {}, False),
        (("127.0.0.1",), "", {}, False),
        (("127.0.0.1",), "127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, False),
        (("127.0.0.1",), "127.0.0.1", {"forwarded": "for=127.0.0.1"}, False),
        (("0.0.0.0/0",), "8.8.8.8", {"x-real-ip": "127.0.0.1"}, False),
    ],
)
def test_who_may_read_them(
    allowed: tuple[str, ...], address: str, headers: dict[str, str], yes: bool
) -> None:
    assert may_read(allowed, address, headers) is yes


def test_others_find_nothing_there() -> None:
    async def test() -> None:
        async with running(metrics_from=()) as server, httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/metrics")).status_code == 404
        async with running() as server, httpx.AsyncClient(base_url=server.url) as http:
            through_a_proxy = await http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
            assert through_a_proxy.status_code == 404 and "hordago_" not in through_a_proxy.text
            assert (await http.get("/metrics")).status_code == 200

    run(test)


def test_ready_means_that_people_may_come() -> None:
    class Away(MemoryStore):
        away = False

        async def answer(self, table: str, command: str) -> bytes | None:
            if self.away:
                raise OSError("the database is away")
            return await super().answer(table, command)

    async def test() -> None:
        store = Away()
        async with running(store) as server, httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/ready")).json() == {"status": "ready"}
            store.away = True
            assert (await http.get("/ready")).json() == {"status": "ready"}, "asked once a second"
            await asyncio.sleep(1.05)
            answer = await http.get("/ready")
            assert (answer.status_code, answer.json()) == (503, {"status": "no-database"})
            assert answer.headers["retry-after"] == "5"
            assert (await http.get("/health")).status_code == 200, "it lives all the same"
            store.away = False
            await asyncio.sleep(1.05)
            assert (await http.get("/ready")).status_code == 200
            server.hub.draining = True
            answer = await http.get("/ready")
            assert (answer.status_code, answer.json()) == (503, {"status": "draining"})
            made = await http.post("/api/tables", json={})
            assert (made.status_code, made.json()["code"]) == (503, "going-down")
            assert made.headers["retry-after"] == "5"

    run(test)
