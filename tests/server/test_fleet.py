"""Several servers at the same tables, over a real PostgreSQL and a real redis-server, with people at both.

Each server here has its own store, hub and connections; only the operating system's process is shared. Those
of ``test_processes.py`` are processes of their own.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hordago.server import fleet
from hordago.server.hub import Hub
from hordago.service import limits
from hordago.store import peers
from hordago.store.sql import SqlStore
from tests.server.running import Browser, Running, eventually, hung_up, running
from tests.services import Postgres, Redis, postgres_server

SOON_S = 20.0
"""Far longer than news take, also where others use the machine."""


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 120))


@pytest.fixture(autouse=True)
def fast_fingers(monkeypatch: pytest.MonkeyPatch) -> None:
    """People here play and talk faster than the bounds let anybody, and the dead are given up sooner."""
    monkeypatch.setattr(limits, "COMMANDS", (10_000, 15.0))
    monkeypatch.setattr(limits, "CHATS", (10_000, 10.0))
    monkeypatch.setattr(limits, "COUNT_OF_BOTS_S", 0.2)
    monkeypatch.setattr(peers, "LEASE_S", 1.0)
    monkeypatch.setattr(fleet, "BEAT_S", 0.25)


class Together(NamedTuple):
    """Servers at the same tables."""

    servers: tuple[Running, ...]
    url: str

    def rooms(self, table: str) -> list[Any]:
        """Their rooms of a table."""
        return [server.hub.rooms[table] for server in self.servers]


@asynccontextmanager
async def together(
    url: str, broker: str | None, number: int = 2, pace: float = 0.01
) -> AsyncIterator[Together]:
    """So many servers at one database."""
    async with AsyncExitStack() as stack:
        servers = []
        for n in range(number):
            store = await SqlStore.open(url, f"server-{n}-of-{number}")
            settings = {"database_url": url, "broker_url": broker, "pace": pace}
            servers.append(await stack.enter_async_context(running(store, **settings)))
        if broker is not None:
            for server in servers:
                await eventually(lambda server=server: heard(server.hub).connected)  # type: ignore[misc]
        yield Together(tuple(servers), url)


def heard(hub: Hub) -> Any:
    """A server's connection to the broker."""
    assert hub.fleet is not None and hub.fleet.broker is not None
    return hub.fleet.broker


async def apart(both: Together, bots: int = 2, **wish: Any) -> tuple[Browser, Browser]:
    """Ane at the first server, Bittor at the last, at one table, with bots."""
    ane, bittor = Browser(both.servers[0], 1), Browser(both.servers[-1], 2)
    table = await ane.create(seats=2 + bots, **wish)
    await ane.open(table)
    await bittor.open(table)
    assert (await ane.say("sit", seat=0, name="Ane"))["error"] is None
    assert (await bittor.say("sit", seat=1, name="Bittor"))["error"] is None
    for seat in range(2, 2 + bots):
        assert (await ane.say("invite", seat=seat, bot="simple"))["error"] is None
    return ane, bittor


async def play(*browsers: Browser) -> None:
    """All play until the match is over."""

    async def one(browser: Browser) -> None:
        while browser.info["status"] != "over":
            await browser.play_one()

    await asyncio.gather(*(one(browser) for browser in browsers))


async def agree(both: Together, table: str) -> None:
    """The log holds what was written, and all servers know all of it and the same."""
    rooms = both.rooms(table)
    await eventually(lambda: len({room.state.rows for room in rooms}) == 1, SOON_S)
    reader = await SqlStore.open(both.url)
    entries = await reader.read(table)
    await reader.close()
    assert [entry.seq for entry in entries] == list(range(len(entries)))
    assert len({entry.command for entry in entries}) == len(entries)
    for room in rooms:
        assert room.state.rows == len(entries)
        assert room.state.seqs == rooms[0].state.seqs and room.state.match == rooms[0].state.match
    await eventually(lambda: len({room.state.here for room in rooms}) == 1, SOON_S)


def test_a_match_with_its_players_at_two_servers(
    postgres: Postgres, redis: Redis, scanned: list[bytes]
) -> None:
    """No sticky routing: each plays where it likes, sees the other there, and talk comes through too."""

    async def test() -> None:
        async with together(postgres.database(), redis.url) as both:
            ane, bittor = await apart(both, options={"target": 10, "games_to_win": 1})
            await bittor.until(
                lambda frame: frame["t"] == "table" and frame["table"]["chairs"][3]["kind"] == "bot"
            )
            assert [chair["connected"] for chair in bittor.info["chairs"]] == [True] * 4
            assert (await ane.say("phrase", phrase="hello"))["error"] is None
            said = await bittor.until(lambda frame: frame["t"] == "chat")
            assert (said["name"], said["phrase"]) == ("Ane", "hello")
            assert (await ane.say("start"))["error"] is None
            await bittor.until(lambda frame: frame["t"] == "update")
            await play(ane, bittor)
            await agree(both, ane.table)
            for browser in (ane, bittor):
                while browser.view is None or browser.view["winner"] is None:
                    await browser.next()
            assert ane.view is not None and bittor.view is not None
            assert ane.view["winner"] == bittor.view["winner"] and len(scanned) > 20
            await bittor.close()
            await ane.until(
                lambda frame: frame["t"] == "table" and not frame["table"]["chairs"][1]["connected"]
            )

    run(test())


async def all_at_once(both: Together) -> None:
    """Everybody talks at once at all servers; and one command is sent to all of them at the same moment."""
    talkers = [Browser(server, n) for n, server in enumerate(both.servers * 2)]
    table = await talkers[0].create(preset="spanish")
    for talker in talkers:
        await talker.open(table)
    said = [
        talker.say("chat", again=f"{talker.token[:8]}-{n}", text=f"kaixo {n}")
        for n in range(8)
        for talker in talkers
    ]
    # One after the other for each, all at once among them.
    for n in range(8):
        answers = await asyncio.gather(*said[n * len(talkers) : (n + 1) * len(talkers)])
        assert all(answer["error"] is None for answer in answers)
    await agree(both, table)
    rows = both.rooms(table)[0].state.rows
    assert rows == 1 + 8 * len(talkers)

    twins = [Browser(server) for server in both.servers]
    for twin in twins:
        twin.token = twins[0].token
        await twin.open(table)
    await asyncio.gather(*(twin.say("sit", again="the-same-command", seat=1, name="Miren") for twin in twins))
    same = {raw for twin in twins for raw in twin.raw if b"the-same-command" in raw}
    assert len(same) == 1, "one command, one answer, byte for byte"
    await agree(both, table)
    assert both.rooms(table)[0].state.rows == rows + 1


def test_of_two_that_append_at_once_one_wins_and_all_agree(postgres: Postgres, redis: Redis) -> None:
    async def test() -> None:
        async with together(postgres.database(), redis.url, number=3) as three:
            await all_at_once(three)

    run(test())


def test_also_without_a_broker(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """The primary key settles it; what is new comes with the pings."""
    monkeypatch.setattr(limits, "PING_S", 0.5)

    async def test() -> None:
        async with together(postgres.database(), None) as both:
            await all_at_once(both)

    run(test())


def test_also_over_one_file(redis: Redis, tmp_path: Path) -> None:
    """Several processes of one machine may share a SQLite file."""

    async def test() -> None:
        async with together(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}", redis.url) as both:
            await all_at_once(both)

    run(test())


async def goes_on_without_broker(
    both: Together, redis: Redis, away: float, patience: float | None = None, **options: int
) -> None:
    """The broker dies in the middle of a match and stays away for a while; the match goes on and is won."""
    ane, bittor = await apart(both, options={"target": 10, "games_to_win": 1, **options})
    assert (await ane.say("start"))["error"] is None
    await bittor.until(lambda frame: frame["t"] == "update")

    def answers() -> list[int]:
        return [sum(frame["t"] == "answer" for frame in each.frames) for each in (ane, bittor)]

    redis.kill()
    begun, had = time.monotonic(), answers()
    ended = asyncio.create_task(play(ane, bittor))
    try:
        # Each has played again and again, so what one did has reached the other.
        await eventually(
            lambda: ended.done() or all(now >= then + 2 for now, then in zip(answers(), had, strict=True)),
            patience or SOON_S,
        )
        await asyncio.sleep(begun + away - time.monotonic())
        redis.start()
        await ended
    finally:
        ended.cancel()
    await agree(both, ane.table)
    for server in both.servers:
        await eventually(lambda server=server: heard(server.hub).connected)  # type: ignore[misc]


def test_a_broker_that_is_away_stops_no_table(
    postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PING_S", 0.5)

    async def test() -> None:
        async with together(postgres.database(), redis.url) as both:
            await goes_on_without_broker(both, redis, 3.0)

    run(test())


@pytest.mark.nightly
def test_a_broker_that_is_away_for_ten_seconds(postgres: Postgres, redis: Redis) -> None:
    """With real pings: no table stands still for longer than one."""
    url = postgres.database()

    async def test() -> None:
        async with together(url, redis.url) as both:
            await goes_on_without_broker(both, redis, 10.0, patience=6 * limits.PING_S, target=40)
        store = await SqlStore.open(url)
        (table,) = [row["table_id"] for row in postgres.run("SELECT DISTINCT table_id FROM log", url)]
        times = [entry.at for entry in await store.read(table)]
        await store.close()
        longest = max(after - before for before, after in pairwise(times))
        print(f"{len(times)} rows in {times[-1] - times[0]:.0f} s, at most {longest:.1f} s between two")
        assert longest < limits.PING_S + 2.0

    run(test())


async def found_when_the_broker_returns(both: Together, redis: Redis) -> None:
    """What was written while it was away, and never said, is found as soon as it is back."""
    ane, bittor = await apart(both)
    rooms = both.rooms(ane.table)
    await eventually(lambda: rooms[0].state.rows == rooms[1].state.rows)
    redis.kill()
    await eventually(lambda: not any(heard(server.hub).connected for server in both.servers))
    begun = time.monotonic()
    assert (await ane.say("start"))["error"] is None
    assert time.monotonic() - begun < SOON_S, "an append waited for the broker"
    # More was to be said than may wait.
    heard(both.servers[0].hub)._news.clear()
    await asyncio.sleep(1.0)
    assert rooms[1].state.status == "waiting"
    redis.start()
    await asyncio.wait_for(bittor.until(lambda frame: frame["t"] == "update"), SOON_S)
    assert rooms[1].state.rows >= rooms[0].state.rows
    # And from now on news are quick again.
    begun = time.monotonic()
    assert (await ane.say("stand"))["error"] is None
    await bittor.until(lambda frame: frame["t"] == "table" and frame["table"]["chairs"][0]["kind"] == "bot")
    took = time.monotonic() - begun
    print(f"from one server to the other: {took * 1000:.0f} ms")
    assert took < SOON_S


def test_when_the_broker_returns_everybody_looks_at_once(
    postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PING_S", 1000.0)

    async def test() -> None:
        async with together(postgres.database(), redis.url, pace=100.0) as both:
            await found_when_the_broker_returns(both, redis)

    run(test())


def die(server: Running) -> None:
    """What a kill leaves of a server: nothing of it runs, and nothing was said."""
    hub = server.hub
    assert hub.fleet is not None and hub.fleet._task is not None
    hub.fleet._task.cancel()
    hub.closing = True
    for room in hub.rooms.values():
        room.stop()


async def taken_over(both: Together) -> None:
    """A server dies in the middle of a match of bots that nobody else has in memory; another one goes on."""
    dead, alive = both.servers
    ane = Browser(dead)
    table = await ane.create(options={"games_to_win": 100})
    await ane.open(table)
    for seat in range(4):
        assert (await ane.say("invite", seat=seat, bot="simple"))["error"] is None
    assert (await ane.say("start"))["error"] is None
    room = dead.hub.rooms[table]
    await eventually(lambda: room.state.rows > 30)
    assert table not in alive.hub.rooms, "only one keeps the clock"
    die(dead)
    begun = time.monotonic()
    rows = room.state.rows
    await eventually(
        lambda: table in alive.hub.rooms and alive.hub.rooms[table].state.rows > rows + 5, SOON_S
    )
    print(f"taken over after {time.monotonic() - begun:.1f} s; a lease is {peers.LEASE_S} s")


def test_a_table_is_taken_over_when_its_server_dies(postgres: Postgres, redis: Redis) -> None:
    async def test() -> None:
        async with together(postgres.database(), redis.url) as both:
            await taken_over(both)

    run(test())


async def seen_to_be_gone(both: Together) -> None:
    """Presence counts while its server lives; a server that was only silent for a while says it anew."""

    def ane_is_there(frame: dict[str, Any]) -> bool:
        return frame["t"] == "table" and bool(frame["table"]["chairs"][0]["connected"])

    ane, bittor = await apart(both)
    first, second = both.rooms(ane.table)
    await eventually(lambda: second.state.connected(0) and first.state.connected(1))
    fleet_of_ane = both.servers[0].hub.fleet
    assert fleet_of_ane is not None and fleet_of_ane._task is not None
    fleet_of_ane._task.cancel()
    async with asyncio.timeout(SOON_S):
        await bittor.until(lambda frame: frame["t"] == "table" and not ane_is_there(frame))
    fleet_of_ane._task = asyncio.create_task(fleet_of_ane._run())
    async with asyncio.timeout(SOON_S):
        await bittor.until(ane_is_there)
    await ane.close()


def test_who_was_at_a_dead_server_is_seen_to_be_gone(postgres: Postgres, redis: Redis) -> None:
    async def test() -> None:
        async with together(postgres.database(), redis.url, pace=100.0) as both:
            await seen_to_be_gone(both)

    run(test())


def test_a_seat_is_resumed_at_another_server(postgres: Postgres, redis: Redis) -> None:
    """R12 across servers: what was missed comes as an update, from the number that the client knows."""

    async def test() -> None:
        async with together(postgres.database(), redis.url, pace=100.0) as both:
            ane, bittor = await apart(both, bots=0, options={"target": 10})
            assert (await ane.say("start"))["error"] is None
            await bittor.until(lambda frame: frame["t"] == "update")
            await bittor.close()
            for browser in (ane, bittor):
                browser.server = both.servers[0]
            view = ane.view
            while view is None or view["actor"] not in (0, 1):
                await ane.next()
                view = ane.view
            if view["actor"] == 0:
                assert (await ane.say("act", turn=view["turn"], do="mus"))["error"] is None
            known = bittor.seq
            await bittor.open(bittor.table)
            frame = await bittor.until(lambda frame: frame["t"] in ("update", "view"))
            assert (
                frame["t"] == "update" and known is not None and frame["seq"] == known + len(frame["events"])
            )
            assert frame["view"]["turn"] == both.servers[0].hub.rooms[ane.table].state.match.turn  # type: ignore[union-attr]

    run(test())


def test_who_wants_to_be_forgotten_is_cut_off_everywhere(postgres: Postgres, redis: Redis) -> None:
    async def test() -> None:
        async with together(postgres.database(), redis.url) as both:
            here, there = Browser(both.servers[0]), Browser(both.servers[1])
            there.token = here.token
            table = await here.create()
            await here.open(table)
            await there.open(table)
            assert (await here.http.delete("/api/guest")).status_code == 204
            assert await hung_up(here) == await hung_up(there) == 1008

    run(test())


def test_strange_names_of_tables_are_no_tables(postgres: Postgres) -> None:
    """PostgreSQL takes no NUL in a text: such a name never gets there (R10)."""

    async def test() -> None:
        async with together(postgres.database(), None, number=1) as one:
            ane = Browser(one.servers[0])
            for name in ("\0", "x\0y", "ñ", "'; --", "a" * 64):
                socket = await ane.connect()
                await socket.send(json.dumps({"t": "hello", "table": name}))
                assert b"table-not-found" in await socket.recv(decode=False)
                await socket.close()
            assert (await ane.http.get("/api/tables/%00")).status_code in (400, 404)

    run(test())


async def outlives_its_database(alone: Together, database: Postgres) -> None:
    """The database crashes under a match of bots: nothing is shown, and all goes on when it is back.

    Nobody has to do anything for that: the bots' table moves by itself, and the person's command, said again,
    is done once.
    """
    ane, bittor = await apart(alone, options={"games_to_win": 100})
    hub = alone.servers[0].hub
    bots = Browser(alone.servers[0])
    table = await bots.create(options={"games_to_win": 100})
    await bots.open(table)
    for seat in range(4):
        assert (await bots.say("invite", seat=seat, bot="simple"))["error"] is None
    assert (await bots.say("start"))["error"] is None
    await eventually(lambda: hub.rooms[table].state.rows > 15)
    database.crash()
    await ane.say_raw({"t": "start", "id": "start-the-match"})
    assert await hung_up(ane) == 1011
    assert all(room.state.status == "waiting" for room in alone.rooms(ane.table))
    shown = hub.rooms[table].state.rows
    await asyncio.sleep(1.5)
    assert hub.rooms[table].state.rows <= shown + 1
    database.start()
    begun = time.monotonic()
    await eventually(lambda: hub.rooms[table].state.rows > shown + 10, 4 * SOON_S)
    print(f"goes on {time.monotonic() - begun:.1f} s after the database is back")
    await ane.open(ane.table)
    assert (await ane.say("start", again="start-the-match"))["error"] is None
    await bittor.until(lambda frame: frame["t"] == "update")


def test_the_database_crashes_and_comes_back(redis: Redis) -> None:
    async def test(database: Postgres) -> None:
        async with together(database.database(), redis.url, number=1) as alone:
            await outlives_its_database(alone, database)

    with postgres_server() as database:
        run(test(database))


def test_strangers_find_the_public_tables_of_all_processes(
    postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when they were opened before a process came, and no more when their process is gone."""
    monkeypatch.setattr(limits, "PING_S", 0.5)

    async def ids(server: Running) -> list[str]:
        browser = Browser(server)
        return [each["id"] for each in (await browser.http.get("/api/tables")).json()]

    async def shows(server: Running, tables: list[str]) -> None:
        end = time.monotonic() + SOON_S
        while sorted(await ids(server)) != sorted(tables):
            assert time.monotonic() < end
            await asyncio.sleep(0.05)

    async def test() -> None:
        url = postgres.database()
        async with together(url, redis.url, 1) as first:
            ane = Browser(first.servers[0], 1)
            await ane.open(await ane.create(public=True))
            private = Browser(first.servers[0], 2)
            await private.open(await private.create())
            async with together(url, redis.url, 2) as others:
                bittor = Browser(others.servers[1], 3)
                await bittor.open(await bittor.create(public=True))
                for server in (*first.servers, *others.servers):
                    await shows(server, [ane.table, bittor.table])
            await shows(first.servers[0], [ane.table])

    run(test())
