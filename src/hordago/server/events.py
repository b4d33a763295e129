"""What a program is told beside its tables: where it is asked to and sits, and what matches begin and end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

import msgspec

from hordago.server.blame import blame
from hordago.server.hub import Hub
from hordago.server.socket import Socket
from hordago.service import limits
from hordago.service.ports import BrokenLog
from hordago.service.state import TableState


class _Event(msgspec.Struct, frozen=True, tag_field="t"):
    """Base of the events."""

    table: str


class Invited(_Event, frozen=True, tag="invited"):
    """The host asks the program to that chair."""

    seat: int


class Withdrawn(_Event, frozen=True, tag="withdrawn"):
    """It is not asked there any more."""


class Seated(_Event, frozen=True, tag="seated"):
    """It has that chair; said again when it changes, as by the draw for seats."""

    seat: int


class Unseated(_Event, frozen=True, tag="unseated"):
    """It has no chair there any more."""


class MatchStarted(_Event, frozen=True, tag="match_started"):
    """A match has begun, or is going on when the stream begins."""

    seat: int


class MatchOver(_Event, frozen=True, tag="match_over"):
    """The match is over; the table's stream has the result."""


class _Standing(NamedTuple):
    """How a program stands at a table."""

    asked: int | None = None
    seat: int | None = None
    match: bytes | None = None
    """Tells one match from the next; None while none is played. Secret."""


NOWHERE = _Standing()


class Follower:
    """One stream of events."""

    def __init__(self, hub: Hub, out: Socket) -> None:
        self._hub = hub
        self._out = out
        self._known: dict[str, _Standing] = {}

    async def run(self) -> None:
        """Look whenever something happens, and now and then for what other processes did."""
        with self._hub.calls.ear(self._out.guest) as ear:
            while True:
                ear.clear()
                try:
                    await self._look()
                except Exception as error:  # noqa: BLE001 (the database is away: the stream goes on after it)
                    blame("a program's events", error)
                with suppress(TimeoutError):
                    async with asyncio.timeout(limits.NEWS_S):
                        await ear.wait()

    async def _look(self) -> None:
        program = self._out.guest
        calls = await self._hub.programs.calls(program)
        for table in self._known.keys() - {table for table, _ in calls}:
            state = await self._state(table)
            standing = _standing(state, program) if state is not None else NOWHERE
            # Others' calls crowd out those that came to nothing, never one that the program has taken.
            if standing.seat is not None:
                await self._hub.programs.call(program, table, self._hub.clock(), limits.CALLS)
            self._tell(table, standing if standing.seat is not None else NOWHERE)
        for table, at in calls:
            state = await self._state(table)
            standing = _standing(state, program) if state is not None else NOWHERE
            self._tell(table, standing)
            idle = standing == NOWHERE and self._hub.clock() > at + limits.CALL_S
            if idle or state is None or state.status == "closed":
                await self._hub.programs.uncall(program, table)

    async def _state(self, table: str) -> TableState | None:
        try:
            room = await self._hub.room(table)
        except BrokenLog:
            return None
        return None if room is None else room.state

    def _tell(self, table: str, now: _Standing) -> None:
        before = self._known.pop(table, NOWHERE)
        if now != NOWHERE:
            self._known[table] = now
        for event in _news(table, before, now):
            self._out.send(msgspec.json.encode(event))


def _standing(state: TableState, program: str) -> _Standing:
    if state.status == "closed":
        return NOWHERE
    asked = next((seat for seat, chair in enumerate(state.chairs) if chair.asked == program), None)
    seat = state.seat_of(program)
    playing = seat is not None and state.playing and bool(state.deals)
    return _Standing(asked, seat, state.deals[0].seed if playing else None)


def _news(table: str, before: _Standing, now: _Standing) -> Iterator[_Event]:
    if before.match is not None and before.match != now.match:
        yield MatchOver(table)
    if before.seat is not None and now.seat is None:
        yield Unseated(table)
    if now.asked is not None and now.asked != before.asked:
        yield Invited(table, now.asked)
    elif before.asked is not None and now.asked is None and now.seat is None:
        yield Withdrawn(table)
    if now.seat is not None and now.seat != before.seat:
        yield Seated(table, now.seat)
    if now.match is not None and now.match != before.match and now.seat is not None:
        yield MatchStarted(table, now.seat)
