"""The broker's client with a real redis-server: that may die, fall silent, come back, and talk rubbish."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from redis.asyncio import Redis as Client

from hordago.server import broker as brokers
from hordago.server.broker import PREFIX, Broker
from tests.server.running import eventually
from tests.server.test_fleet import apart, heard, together
from tests.services import Postgres, Redis

SOON_S = 20.0


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


class Listener:
    """What one process hears."""

    def __init__(self, url: str) -> None:
        self.heard: list[tuple[str, bytes]] = []
        self.back = 0
        self.broker = Broker(url, lambda topic, news: self.heard.append((topic, news)), self.came_back)

    def came_back(self) -> None:
        self.back += 1


@asynccontextmanager
async def listeners(url: str, number: int = 2) -> AsyncIterator[list[Listener]]:
    """So many processes that listen to `table`."""
    found = [Listener(url) for _ in range(number)]
    for each in found:
        await each.broker.listen("table")
        each.broker.start()
    try:
        yield found
    finally:
        for each in found:
            await each.broker.close()


async def connected(*some: Listener) -> None:
    await eventually(lambda: all(each.broker.connected for each in some), SOON_S)


@pytest.mark.parametrize("scheme", ["redis", "valkey"])
def test_who_listens_hears_and_others_do_not(scheme: str, redis: Redis) -> None:
    async def test() -> None:
        async with listeners(redis.url.replace("redis", scheme)) as (one, two):
            await connected(one, two)
            one.broker.publish("table", b"first")
            one.broker.publish("another", b"not for you")
            await two.broker.listen("another")
            one.broker.publish("", b"to all")
            await eventually(lambda: ("", b"to all") in two.heard and ("", b"to all") in one.heard, SOON_S)
            assert ("table", b"first") in two.heard
            one.broker.publish("another", b"now it is")
            await eventually(lambda: ("another", b"now it is") in two.heard, SOON_S)
            assert ("another", b"now it is") not in one.heard
            await two.broker.forget("table")
            one.broker.publish("table", b"nobody hears this")
            one.broker.publish("another", b"last")
            await eventually(lambda: ("another", b"last") in two.heard, SOON_S)
            assert ("table", b"nobody hears this") not in two.heard

    run(test())


def test_a_broker_that_is_away_is_missed_once(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever looks after a server learns of it, also where it was never there; nobody is told a password."""

    async def test() -> None:
        redis.kill()
        async with listeners(redis.url.replace("//", "//:a-password@"), 1) as (one,):
            one.broker.publish("table", b"into the dark")
            await asyncio.sleep(0.5)
            assert [record.message.partition(" (")[0] for record in caplog.records] == ["no broker"]
            one.broker._url = redis.url
            redis.start()
            await connected(one)
            assert caplog.records[-1].message == "the broker is there" and len(caplog.records) == 2

    caplog.set_level("INFO", "hordago.server")
    run(test())
    assert "a-password" not in caplog.text


def test_it_dies_and_comes_back_as_often_as_it_likes(redis: Redis) -> None:
    """What was said meanwhile is said then; whoever listens is told that it may have missed something."""

    async def test() -> None:
        async with listeners(redis.url) as (one, two):
            for n in range(1, 4):
                await connected(one, two)
                await eventually(lambda n=n: one.back == two.back == n, SOON_S)  # type: ignore[misc]
                redis.kill()
                await eventually(lambda: not one.broker.connected and not two.broker.connected, SOON_S)
                one.broker.publish("table", b"while it was away %d" % n)
                await asyncio.sleep(0.2)
                redis.start()
                await eventually(lambda: not one.broker._news, SOON_S)

    run(test())


def test_one_that_falls_silent_is_given_up(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its machine is gone without a word: no connection is closed, nothing comes any more."""
    monkeypatch.setattr(brokers, "SILENCE_S", 0.3)

    async def test() -> None:
        async with listeners(redis.url, 1) as (one,):
            await connected(one)
            await asyncio.sleep(1.5)
            assert one.broker.connected and one.back == 1, "who has nothing to say is not silent: it is asked"
            assert redis.process is not None
            redis.process.send_signal(signal.SIGSTOP)
            await eventually(lambda: not one.broker.connected, SOON_S)
            one.broker.publish("table", b"to nobody")
            redis.process.send_signal(signal.SIGCONT)
            await connected(one)
            assert one.back == 2

    run(test())


def test_it_need_not_be_there_and_nothing_grows_without_bound(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brokers, "QUEUED", 10)
    redis.kill()

    async def test() -> None:
        async with listeners(redis.url, 2) as (one, two):
            for n in range(1000):
                one.broker.publish("table", b"%d" % n)
            assert len(one.broker._news) == 10, "the oldest went"
            await asyncio.sleep(0.2)
            redis.start()
            await connected(one, two)
            await eventually(lambda: not one.broker._news, SOON_S)
            assert all(int(news) >= 990 for _, news in two.heard)

    run(test())


def test_closing_does_not_wait_for_one_that_is_away(redis: Redis) -> None:
    async def test() -> None:
        async with listeners(redis.url, 1) as (one,):
            await connected(one)
            redis.kill()
            one.broker.publish("table", b"never said")
            async with asyncio.timeout(5):
                await one.broker.close()

    run(test())


RUBBISH = [
    b"",
    b"null",
    b"{",
    b"\xff\xfe",
    b"[" * 5000,
    b'{"process":1}',
    b'{"process":"x","rows":"many"}',
    b'{"process":"x","rows":1e400}',
    b'{"process":"x","rows":1000000}',
    b'{"process":"x","chat":{"t":"nothing"}}',
    b'{"process":"x","moved":true,"bye":"nobody"}',
]


def test_rubbish_from_the_broker_is_harmless(postgres: Postgres, redis: Redis) -> None:
    """Nobody's log changes by what the broker says, and everybody plays on."""

    async def test() -> None:
        async with together(postgres.database(), redis.url, pace=100.0) as both:
            ane, bittor = await apart(both, bots=0)
            async with Client.from_url(redis.url) as client:
                for topic in ("", ane.table, "no-such-table"):
                    for rubbish in RUBBISH:
                        await client.publish(PREFIX + topic, rubbish)
            assert (await ane.say("start"))["error"] is None
            await bittor.until(lambda frame: frame["t"] == "update")
            assert both.rooms(ane.table)[1].state.rows == 4, "a table, two chairs, a start"
            assert all(heard(server.hub).connected for server in both.servers)

    run(test())
