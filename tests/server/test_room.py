"""A room's order of things where two come at once, found by simulated lives (`tests/sim`)."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from hordago import wire as w
from hordago.rules import Rules
from hordago.server.hub import Hub
from hordago.server.room import Room
from hordago.server.socket import Socket
from hordago.service import limits
from hordago.service.commands import FromGuest
from hordago.service.facts import Settings
from hordago.store.memory import MemoryStore
from tests.service.world import FakeEntropy

HOST = "host" * 8


async def opened() -> Room:
    hub = Hub(MemoryStore(), lambda: 1_000.0, FakeEntropy(1))
    return await hub.open(Rules.preset("basque"), Settings(), HOST)


def test_who_comes_back_before_the_old_line_is_given_up_is_there() -> None:
    """The new socket and the end of the old one both wait for a row to be written, in this order."""

    async def test() -> None:
        room = await opened()
        old, new = Socket(HOST), Socket(HOST)
        await room.join(old, None)
        async with room._lock:
            coming = asyncio.create_task(room.join(new, 0))
            await asyncio.sleep(0)
            going = asyncio.create_task(room.leave(old))
            await asyncio.sleep(0)
        await asyncio.gather(coming, going)
        assert room.sockets == {new} and HOST in room.state.here
        await room.leave(new)
        assert HOST not in room.state.here
        room.stop()

    asyncio.run(test())


def test_a_repeat_gets_its_answer_from_the_log_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "ANSWERS", 2)

    async def test() -> None:
        room = await opened()
        await room.join(Socket(HOST), None)

        async def say(command: Any) -> bytes:
            return (await room.do(FromGuest(HOST, command))).answer

        await say(w.Fill("fill-them", "simple"))
        first = await say(w.Start("start-now"))
        assert msgspec.json.decode(first)["error"] is None
        for n in range(3):
            await say(w.Chat(f"line-{n:04}", "kaixo"))
        rows = room.state.rows
        assert await say(w.Start("start-now")) == first, "it has begun, and that is what it was told"
        other = msgspec.json.decode(await say(w.Start("start-again")))
        assert other["error"]["code"] == "not-legal-now" and room.state.rows == rows
        room.stop()

    asyncio.run(test())
