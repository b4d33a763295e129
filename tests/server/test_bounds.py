"""How many tables there may be, and those at which nobody is: they wait in the store, and cost nothing."""

from __future__ import annotations

import asyncio
import time

import pytest

from hordago.rules import Rules
from hordago.server.config import Config
from hordago.server.hub import Hub
from hordago.server.socket import Socket
from hordago.service import limits
from hordago.service.facts import Settings
from hordago.store.memory import MemoryStore
from tests.server.running import Browser, Running, eventually, serve
from tests.service.world import FakeEntropy

HOST = "host" * 8


def sweep(hub: Hub) -> None:
    """As once a minute; what was used in the minute before stays."""
    for _ in range(2):
        hub._sweep()


def test_a_server_has_so_many_tables_and_the_one_too_many_is_refused() -> None:
    assert Config().tables == limits.OPEN_TABLES

    async def test(server: Running) -> None:
        ane, jon = Browser(server), Browser(server)
        first = await ane.create()
        await jon.open(await jon.create())
        full = await ane.http.post("/api/tables", json={})
        assert (full.status_code, full.json()["code"]) == (503, "server-full")
        assert int(full.headers["retry-after"]) > 0
        assert (await jon.say("sit", seat=0, name="Jon"))["error"] is None, "all others go on"
        sweep(server.hub)
        assert set(server.hub.rooms) == {jon.table}, "where nobody is costs no memory"
        assert (await ane.http.post("/api/tables", json={})).status_code == 201
        await ane.open(first)
        assert ane.info["status"] == "waiting", "the table that slept, though there are so many"
        for each in (ane, jon):
            await each.close()

    serve(test, tables=2)


def test_a_table_where_nobody_is_is_closed_when_its_day_is_over_and_looking_does_not_prolong_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "IDLE_S", 1.5)

    async def test() -> None:
        store = MemoryStore()
        hub = Hub(store, time.time, FakeEntropy(1))
        room = await hub.open(Rules.preset("basque"), Settings(), HOST)
        table, socket = room.state.id, Socket(HOST)
        await room.join(socket, None)
        await room.leave(socket)
        gone, begun = room.state.gone[0][1], time.time()
        sweep(hub)
        assert not hub.rooms
        again = await hub.room(table)
        assert again is not None and again.state.loaded_at == gone
        sweep(hub)
        assert not hub.rooms
        while (await store.read(table))[-1].seq < 1:
            await asyncio.sleep(0.05)
        assert 1.0 < time.time() - begun < 10.0
        closed = await hub.room(table)
        assert closed is not None and closed.state.status == "closed"
        await hub.stop()

    asyncio.run(asyncio.wait_for(test(), 30))


def test_a_match_never_sleeps() -> None:
    async def test(server: Running) -> None:
        ane = Browser(server)
        await ane.open(await ane.create())
        await ane.say("sit", seat=0, name="Ane")
        await ane.say("fill", bot="simple")
        assert (await ane.say("start"))["error"] is None
        await ane.close()
        await eventually(lambda: not server.hub.rooms[ane.table].sockets)
        sweep(server.hub)
        assert server.hub.rooms[ane.table].state.playing

    serve(test, pace=100.0)
