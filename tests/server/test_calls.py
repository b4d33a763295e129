"""Tables to which a program is called: so many are kept, and those that came to nothing not for long."""

from __future__ import annotations

import asyncio

import msgspec

from hordago import wire as w
from hordago.rules import Rules
from hordago.server.events import Follower
from hordago.server.hub import Hub
from hordago.server.room import Room
from hordago.server.socket import Socket
from hordago.service import limits
from hordago.service.commands import FromGuest
from hordago.service.facts import Settings
from hordago.service.handles import new_handle
from hordago.service.ports import Program
from hordago.store.memory import MemoryStore
from tests.service.world import FakeEntropy

HOST = "host" * 8


class Town:
    """A hub with a program, and a clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.hub = Hub(MemoryStore(), lambda: self.now, FakeEntropy(1))
        self.program = Program(new_handle(self.hub.entropy), HOST, "Kattalin", ("bot:play",), self.now)

    async def asked(self, number: int) -> Room:
        """A new table, to whose chair 2 the program is asked."""
        room = await self.hub.open(Rules.preset("basque"), Settings(), HOST)
        await room.do(FromGuest(HOST, w.Invite(f"invite-{number:04}", 2, self.program.handle)))
        return room

    async def calls(self) -> list[str]:
        return [table for table, _ in await self.hub.programs.calls(self.program.handle)]


def test_the_newest_calls_are_kept() -> None:
    async def test() -> None:
        town = Town()
        assert await town.hub.programs.add(town.program, "hash", 1)
        rooms = []
        for number in range(limits.CALLS + 3):
            town.now += 1
            rooms.append(await town.asked(number))
        assert await town.calls() == [room.state.id for room in rooms[-limits.CALLS :]]
        await town.hub.stop()

    asyncio.run(test())


def test_a_call_that_came_to_nothing_is_forgotten_after_a_while() -> None:
    async def test() -> None:
        town = Town()
        assert await town.hub.programs.add(town.program, "hash", 1)
        room = await town.asked(0)
        await room.do(FromGuest(town.program.handle, w.Stand("stand-0000")))
        follower = Follower(town.hub, Socket(town.program.handle))
        town.now += limits.CALL_S
        await follower._look()
        assert await town.calls() == [room.state.id]
        town.now += 1
        await follower._look()
        assert not await town.calls()
        await town.hub.stop()

    asyncio.run(test())


def test_nobody_calls_a_program_away_from_where_it_plays() -> None:
    """Whoever asks it to many tables, so that it loses: it still hears of the one where it has a chair."""

    async def test() -> None:
        town = Town()
        assert await town.hub.programs.add(town.program, "hash", 1)
        room = await town.asked(0)
        handle = town.program.handle
        assert (await room.do(FromGuest(handle, w.Sit("sit-000000", 2, "Kattalin")))).refusal is None
        out = Socket(handle)
        follower = Follower(town.hub, out)
        await follower._look()
        for number in range(1, limits.CALLS + 3):
            town.now += 1
            await town.asked(number)
            if number >= limits.CALLS:
                await follower._look()
        told = [msgspec.json.decode(each) for each in out.waiting()]
        assert {"t": "seated", "table": room.state.id, "seat": 2} in told
        assert not [each for each in told if each["t"] in ("unseated", "match_over")]
        assert room.state.id in await town.calls() and len(await town.calls()) == limits.CALLS
        assert (await room.do(FromGuest(handle, w.Stand("stand-0000")))).refusal is None
        await follower._look()
        told = [msgspec.json.decode(each) for each in out.waiting()]
        assert {"t": "unseated", "table": room.state.id} in told
        await town.hub.stop()

    asyncio.run(test())
