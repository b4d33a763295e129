"""``kill -9`` at any moment and at chosen points, under people who play and keep all their answers (R3)."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

from hordago.service.facts import Entry
from hordago.service.table import recover
from hordago.store.sql import SqlStore
from hordago.views import view
from hordago.wire.view import view_to_wire
from tests.load import doomed
from tests.load.crowd import Crowd, crowd
from tests.load.doomed import Doom
from tests.load.table import Table
from tests.server.processes import ended
from tests.services import free_port

TABLES: Final = 4
PACE_S: Final = 0.25
"""Between two actions at a table."""
REACHED_S: Final = 60.0
"""A point that is not reached by then is none."""
RANDOM: Final = "random"
"""In place of a point: the process is killed from outside."""


class Toll(NamedTuple):
    """What so many kills cost."""

    kills: dict[str, int]
    """At each point."""
    acknowledged: int
    lost: int
    """Answers that said yes and are not in the log."""
    doubled: int
    """Commands with more than one row, or whose answer in the log is another one than their sender got."""
    different: int
    """Seats whose last view is not that of the state that the log gives."""
    wrong: dict[str, int]

    def said(self) -> str:
        """In one line."""
        number = sum(self.kills.values())
        return (
            f"{number} kills at {len(self.kills)} kinds of moments, {self.acknowledged} acknowledged: "
            f"{self.lost} lost, {self.doubled} doubled, {self.different} states different"
        )

    @property
    def clean(self) -> bool:
        """Whether every promise held."""
        return not (self.lost or self.doubled or self.different or self.wrong)


class Servers:
    """Server processes at fixed ports, of which the first one is killed again and again."""

    def __init__(self, url: str, data: Path, number: int, broker: str | None, fault: str = "") -> None:
        self.url = url
        self.data = data
        self.fault = fault
        self.environment = {
            "HORDAGO_DATA": str(data),
            "HORDAGO_DATABASE_URL": url,
            "HORDAGO_TRUSTED_PROXIES": "127.0.0.0/8",
        }
        if broker is not None:
            self.environment["HORDAGO_BROKER_URL"] = broker
        self.ports = [free_port() for _ in range(number)]
        self.processes: list[BaseProcess] = [self._start(port) for port in self.ports]

    @property
    def urls(self) -> list[str]:
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    def _start(self, port: int, doom: Doom | None = None) -> BaseProcess:
        return doomed.start(self.environment, port, doom, self.fault)

    def next_life(self, doom: Doom | None) -> None:
        """Start the first process anew."""
        assert not self.processes[0].is_alive()
        self.processes[0] = self._start(self.ports[0], doom)

    async def there(self) -> None:
        """All take connections, or one is dead again already."""
        for port, process in zip(self.ports, self.processes, strict=True):
            while process.is_alive():
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                except OSError:
                    await asyncio.sleep(0.02)
                else:
                    writer.close()
                    break

    async def dead(self, players: Crowd, *, told: bool = False) -> None:
        """The first process is dead, and it was a kill; nobody saw anything wrong in the meantime.

        Where it was ``told`` to end it may have ended before the kill.
        """
        wrong = players.told.wrong
        async with asyncio.timeout(REACHED_S):
            while self.processes[0].is_alive():
                assert not wrong, dict(wrong)
                await asyncio.sleep(0.005)
        ends = (-signal.SIGKILL, -signal.SIGTERM, 0) if told else (-signal.SIGKILL,)
        assert self.processes[0].exitcode in ends, self.processes[0].exitcode

    def end(self) -> None:
        for each in self.processes:
            each.kill()
            each.join()


@contextmanager
def serving(
    url: str, data: Path, number: int = 1, broker: str | None = None, fault: str = ""
) -> Iterator[Servers]:
    """So many server processes at a database."""
    servers = Servers(url, data, number, broker, fault)
    try:
        yield servers
    finally:
        servers.end()


def dooms(chance: Random, number: int) -> list[Doom]:
    """So many deaths: every point (but a migration, which wants an old database), and random moments."""
    points = [point for point in doomed.POINTS if point != "mid_migration"]
    most = {"mid_snapshot": 2, "mid_backup": 30, "during_recovery": TABLES, "during_drain": TABLES}
    found = [Doom(point, chance.randint(1, most.get(point, 40))) for point in points]
    while len(found) < number:
        point = chance.choice((*points, *[RANDOM] * len(points)))
        found.append(Doom(point, chance.randint(1, most.get(point, 40))))
    chance.shuffle(found)
    return found[:number]


async def survive(servers: Servers, kills: Sequence[Doom], chance: Random) -> Toll:
    """Play through all these deaths; then compare what everybody knows with the log."""
    await servers.there()
    died: Counter[str] = Counter()
    async with crowd(servers.urls, TABLES, str(chance.random()), keep=True) as players:
        for table in players.tables:
            table.pause, table.forgiving = 0.02, True
        servers.processes[0].kill()
        servers.processes[0].join()
        for doom in kills:
            servers.next_life(None if doom.point == RANDOM else doom)
            await _a_life(servers, players, doom, chance)
            died[doom.point] += 1
        servers.next_life(None)
        await servers.there()
        await _come_back(players)
        for _ in range(3):
            await asyncio.gather(*(table.step() for table in players.tables))
        return await _toll(servers.url, players, died)


async def _a_life(servers: Servers, players: Crowd, doom: Doom, chance: Random) -> None:
    """Everybody comes and plays, until the first process dies."""
    await servers.there()
    living = asyncio.create_task(_live(players))
    try:
        if doom.point == RANDOM:
            await asyncio.sleep(chance.random())
            servers.processes[0].kill()
        elif doom.point == "during_drain":
            await asyncio.sleep(2 * PACE_S)
            os.kill(servers.processes[0].pid or 0, signal.SIGTERM)
        await servers.dead(players, told=doom.point == "during_drain")
    except TimeoutError:
        raise AssertionError(f"{doom} was not reached") from None
    finally:
        for table in players.tables:
            table.leave()
        await ended([living])


async def _live(players: Crowd) -> None:
    await _come_back(players)
    end = asyncio.get_running_loop().time() + 3600
    await asyncio.gather(*(table.play(PACE_S, end) for table in players.tables))


async def _come_back(players: Crowd) -> None:
    await asyncio.gather(*(table.come_back(REACHED_S) for table in players.tables))


async def _toll(url: str, players: Crowd, died: Counter[str]) -> Toll:
    store = await SqlStore.open(url)
    lost = doubled = different = acknowledged = 0
    try:
        for table in players.tables:
            entries = await store.read(table.id)
            kept = [entry.answer for entry in entries if entry.answer]
            by_id: dict[str, list[bytes]] = {}
            for raw in kept:
                by_id.setdefault(msgspec.json.decode(raw)["id"], []).append(raw)
            for seat in table.seats:
                acknowledged += len(seat.acknowledged)
                lost += sum(raw not in kept for raw in seat.acknowledged)
                answers = ((by_id.get(name, []), raw) for name, raw in seat.answers.items())
                doubled += sum(len(logged) > 1 or logged not in ([], [raw]) for logged, raw in answers)
            different += _different(table, entries)
    finally:
        await store.close()
    return Toll(dict(died), acknowledged, lost, doubled, different, dict(players.told.wrong))


def _different(table: Table, entries: list[Entry]) -> int:
    """Seats that last saw something else than the log says."""
    state = recover(table.id, entries, 0.0)
    assert state.match is not None
    found = 0
    for seat in table.seats:
        assert seat.chair is not None
        seen = msgspec.json.decode(seat.raw)["view"]
        found += seen != msgspec.json.decode(msgspec.json.encode(view_to_wire(view(state.match, seat.chair))))
    return found
