"""Planted faults of the store, of many processes and of backups: the tests of each must catch them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from inspect import signature
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import DBAPIError

from hordago.server import room
from hordago.server.broker import Broker
from hordago.server.fleet import Fleet
from hordago.service import limits
from hordago.service.ports import BrokenLog
from hordago.store import backup, sql
from hordago.store.peers import SqlPeers
from hordago.store.sql import SqlStore
from tests.server import running, test_broker, test_fleet
from tests.server.test_fleet import fast_fingers, together
from tests.services import Postgres, Redis, postgres, postgres_server, redis
from tests.store import test_backup, test_kill, test_race

__all__ = ["fast_fingers", "postgres", "redis"]

Patch = pytest.MonkeyPatch
CAUGHT = (AssertionError, BrokenLog, DBAPIError, TimeoutError, backup.BadBackup)


async def _nothing(*_: Any) -> Any:
    return None


# ── two that write at once ───────────────────────────────────────────────────────────────────────────


def a_lost_race_is_a_win(patch: Patch) -> None:
    """Whoever writes is told that it was written."""
    honest = SqlStore._write_round

    def told(self: SqlStore, connection: Any, some: list[Any]) -> list[tuple[Any, bytes]]:
        won = {wish.table: digest for wish, digest in honest(self, connection, some)}
        return [(wish, won.get(wish.table, b"")) for wish in some]

    patch.setattr(SqlStore, "_write_round", told)


def a_hash_without_its_number(patch: Patch) -> None:
    """The last hash that this process wrote is taken for the last there is."""

    honest = SqlStore._known_hash

    def known(self: SqlStore, wish: Any) -> bytes | None:
        return self._heads[wish.table][1] if wish.table in self._heads else honest(self, wish)

    patch.setattr(SqlStore, "_known_hash", known)


def rows_in_the_order_they_came(patch: Patch) -> None:
    """Two processes lock the same tables in different orders, and wait for each other."""
    patch.setattr(sql, "sorted", list, raising=False)


@pytest.mark.parametrize(
    "fault",
    [a_lost_race_is_a_win, a_hash_without_its_number, rows_in_the_order_they_came],
    ids=lambda fault: fault.__name__,
)
def test_a_bad_writer_is_caught(
    fault: Callable[[Patch], None], postgres: Postgres, monkeypatch: Patch
) -> None:
    async def races() -> None:
        await test_race.race(postgres.database())
        await test_race.from_both_ends(postgres)

    fault(monkeypatch)
    with pytest.raises(CAUGHT):
        asyncio.run(races())


def test_a_store_that_confirms_too_early_is_caught(postgres: Postgres) -> None:
    def kills() -> None:
        for _ in range(10):
            test_kill.survive(postgres.database(), hasty=True)

    with pytest.raises(AssertionError, match="a confirmed row is gone"):
        kills()


# ── many processes ───────────────────────────────────────────────────────────────────────────────────


def nobody_takes_over(patch: Patch) -> None:
    """Tables of the dead stay theirs."""

    async def none(*_: Any) -> tuple[str, ...]:
        return ()

    patch.setattr(SqlPeers, "_claim", none)


def the_dead_are_still_there(patch: Patch) -> None:
    """Presence is believed whether its process lives or not."""

    async def everybody(self: SqlPeers, tables: list[str], _: float) -> dict[str, frozenset[str]]:
        return await honest(self, tables, 0.0)

    honest = SqlPeers.present
    patch.setattr(SqlPeers, "present", everybody)


def deaf_after_a_reconnect(patch: Patch) -> None:
    """A process that goes on listening, but does not look for what it missed."""
    patch.setattr(Fleet, "back", lambda self: None)


def an_append_waits_for_the_broker(patch: Patch) -> None:
    """News are said at once, whatever that takes; here for the first of them."""
    honest, waited = Broker.publish, False

    def slow(self: Broker, topic: str, news: bytes) -> None:
        nonlocal waited
        if not self.connected and not waited:
            waited = True
            time.sleep(test_fleet.SOON_S)
        honest(self, topic, news)

    patch.setattr(Broker, "publish", slow)


def pings_look_for_nothing(patch: Patch) -> None:
    """Only the broker tells what is new."""
    patch.setattr(Fleet, "_sync", _nothing)


def deaf_to_news(patch: Patch) -> None:
    """Rows of others are found with the pings only."""
    patch.setattr(Fleet, "hear", lambda *_: None)


async def quick_news(both: test_fleet.Together, _: Redis) -> None:
    """What one server writes is seen at the other one long before a ping."""
    ane, bittor = await test_fleet.apart(both, bots=0)
    assert (await ane.say("stand"))["error"] is None
    await bittor.until(lambda frame: frame["t"] == "table" and frame["table"]["chairs"][0]["kind"] == "empty")


async def _taken_over(both: test_fleet.Together, _: Redis) -> None:
    await test_fleet.taken_over(both)


async def _seen_to_be_gone(both: test_fleet.Together, _: Redis) -> None:
    await test_fleet.seen_to_be_gone(both)


async def _goes_on(both: test_fleet.Together, broker: Redis) -> None:
    await test_fleet.goes_on_without_broker(both, broker, 2.0)


Drill = Callable[[test_fleet.Together, Redis], Coroutine[Any, Any, None]]
DRILLS: tuple[tuple[Callable[[Patch], None], Drill, float, float], ...] = (
    (nobody_takes_over, _taken_over, 15.0, 0.01),
    (the_dead_are_still_there, _seen_to_be_gone, 0.5, 100.0),
    (deaf_after_a_reconnect, test_fleet.found_when_the_broker_returns, 1000.0, 100.0),
    (an_append_waits_for_the_broker, test_fleet.found_when_the_broker_returns, 1000.0, 100.0),
    (pings_look_for_nothing, _goes_on, 0.5, 0.01),
    (deaf_to_news, quick_news, 1000.0, 100.0),
)
"""Fault, the test that must catch it, seconds between pings, pace of the bots."""


@pytest.fixture
def impatient(monkeypatch: Patch) -> Iterator[None]:
    """What should come soon is given up sooner."""
    monkeypatch.setattr(running, "WAIT_S", 4.0)
    monkeypatch.setattr(test_fleet, "SOON_S", 2.5)
    return iter(())


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("fault", "drill", "ping", "pace"), DRILLS, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_bad_process_is_caught(
    fault: Callable[[Patch], None],
    drill: Drill,
    ping: float,
    pace: float,
    postgres: Postgres,
    redis: Redis,
    monkeypatch: Patch,
) -> None:
    monkeypatch.setattr(limits, "PING_S", ping)
    fault(monkeypatch)

    async def test() -> None:
        async with together(postgres.database(), redis.url, pace=pace) as both:
            with pytest.raises((AssertionError, TimeoutError)):
                await drill(both, redis)

    test_fleet.run(test())


@pytest.mark.usefixtures("impatient")
def test_a_table_that_gives_up_when_the_database_is_away_is_caught(redis: Redis, monkeypatch: Patch) -> None:
    """The clock rings once; what fails then is never tried again."""
    monkeypatch.setattr(room.Room, "_insist", room.Room.do)
    monkeypatch.setattr(test_fleet, "SOON_S", 1.0)

    async def test(database: Postgres) -> None:
        async with together(database.database(), redis.url, number=1) as alone:
            with pytest.raises(AssertionError, match="never became so"):
                await test_fleet.outlives_its_database(alone, database)

    with postgres_server() as database:
        test_fleet.run(test(database))


# ── the broker's client ──────────────────────────────────────────────────────────────────────────────


def deaf_for_good(patch: Patch) -> None:
    """What listens ends with the first connection, as the framework's own channels may."""

    async def once(self: Broker, work: Callable[..., Coroutine[Any, Any, None]]) -> None:
        await work(lambda: None)

    patch.setattr(Broker, "_for_ever", once)


def a_queue_without_end(patch: Patch) -> None:
    """News wait for a broker that never comes, all of them."""
    honest = Broker.__init__

    def endless(self: Broker, *arguments: Any) -> None:
        honest(self, *arguments)
        self._news = deque()

    patch.setattr(Broker, "__init__", endless)


@pytest.mark.parametrize(
    ("fault", "test"),
    [
        (deaf_for_good, test_broker.test_it_dies_and_comes_back_as_often_as_it_likes),
        (a_queue_without_end, test_broker.test_it_need_not_be_there_and_nothing_grows_without_bound),
    ],
    ids=lambda value: value.__name__,
)
def test_a_bad_client_of_the_broker_is_caught(
    fault: Callable[[Patch], None], test: Callable[..., None], redis: Redis, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(test_broker, "SOON_S", 2.0)
    fault(monkeypatch)
    arguments = {"monkeypatch": monkeypatch} if "monkeypatch" in signature(test).parameters else {}
    with pytest.raises(AssertionError):
        test(redis, **arguments)


# ── backups ──────────────────────────────────────────────────────────────────────────────────────────


def not_one_moment(patch: Patch) -> None:
    """Rows and due times are read one after the other, each as it is by then."""
    honest = backup._rows

    async def slowly(connection: Any) -> AsyncIterator[Any]:
        async for row in honest(connection):
            yield row
        await asyncio.sleep(0.3)

    patch.setattr(backup, "_rows", slowly)
    patch.setattr(backup, "_snapshot", lambda engine: engine.connect())


def test_a_backup_that_is_not_of_one_moment_is_caught(
    postgres: Postgres, tmp_path: Path, monkeypatch: Patch
) -> None:
    target = f"sqlite+aiosqlite:///{tmp_path / 'target.sqlite3'}"
    not_one_moment(monkeypatch)
    with pytest.raises(AssertionError):
        asyncio.run(test_backup.drill(postgres.database(), target, tmp_path / "mus.backup"))


def test_a_restore_that_believes_everything_is_caught(tmp_path: Path, monkeypatch: Patch) -> None:
    def credulous(packed: Any) -> Iterator[Any]:
        import gzip

        with gzip.GzipFile(fileobj=packed) as plain:
            for raw in plain:
                try:
                    line = backup._DECODER.decode(raw)
                except msgspec.MsgspecError:
                    continue
                yield line

    monkeypatch.setattr(backup, "_lines", credulous)
    source, target = (f"sqlite+aiosqlite:///{tmp_path / name}.sqlite3" for name in ("source", "target"))
    with pytest.raises((pytest.fail.Exception, EOFError)):
        asyncio.run(test_backup.refused(source, target, tmp_path / "mus.backup"))
