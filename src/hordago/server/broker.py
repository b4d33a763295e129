"""News between the processes that serve the same tables, by Redis or Valkey.

News only say that something has happened: what it was lies in the database, and whoever hears nothing finds
it there a little later. So nothing here waits for the broker: what cannot be said now is said later or, if
too much is waiting, never.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from hordago.server.blame import LOG, blame

QUEUED: Final = 10_000
"""News that may wait for a broker that is away; then the oldest are dropped."""
SILENCE_S: Final = 5.0
"""A broker that has said nothing for so long is asked, and given up if it still says nothing."""
FIRST_DELAY_S: Final = 0.05
LONGEST_DELAY_S: Final = 1.0
"""How long to wait before the next try to reach it; twice as long each time. There is always a next try."""
PREFIX: Final = "hordago:"

Hear = Callable[[str, bytes], None]


class Broker:
    """Publishes news about tables, and hears those of the tables it listens to."""

    def __init__(self, url: str, hear: Hear, back: Callable[[], None]) -> None:
        """``hear(topic, news)`` for each; ``back()`` whenever the connection stands, also for the first time.

        Both are called on the running loop and must not wait.
        """
        self._url = url.replace("valkey", "redis", 1) if url.startswith("valkey") else url
        self._hear = hear
        self._back = back
        self._news: deque[tuple[str, bytes]] = deque(maxlen=QUEUED)
        self._something = asyncio.Event()
        self._topics: set[str] = set()
        self._ears: PubSub | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._missed = False
        """That it is away has been said."""
        self.connected = False

    def start(self) -> None:
        """Begin; the broker need not be there yet."""
        for work, name in ((self._listen, "broker-ears"), (self._speak, "broker-mouth")):
            self._tasks.append(asyncio.create_task(self._for_ever(work), name=name))

    async def close(self) -> None:
        """End; what is still waiting is said if that goes at once."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FIRST_DELAY_S):
                while self._news and self.connected:
                    await asyncio.sleep(0)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, topic: str, news: bytes) -> None:
        """Say it to all who listen to that topic; never waits, never fails."""
        self._news.append((topic, news))
        self._something.set()

    async def listen(self, topic: str) -> None:
        """Hear that topic from now on, or as soon as the broker is there."""
        self._topics.add(topic)
        if self._ears is not None:
            with suppress(RedisError, OSError):
                await self._ears.subscribe(PREFIX + topic)

    async def forget(self, topic: str) -> None:
        """Hear it no more."""
        self._topics.discard(topic)
        if self._ears is not None:
            with suppress(RedisError, OSError):
                await self._ears.unsubscribe(PREFIX + topic)

    def _connect(self) -> Redis:
        # No retries in there: who listens must know of every new connection, and begin again by itself.
        return Redis.from_url(
            self._url,
            socket_timeout=SILENCE_S,
            socket_connect_timeout=SILENCE_S,
            retry=Retry(NoBackoff(), 0),
        )

    async def _for_ever(self, work: Callable[[Callable[[], None]], Any]) -> None:
        """Do it again whenever it breaks off."""
        delay = FIRST_DELAY_S

        def fine() -> None:
            nonlocal delay
            delay = FIRST_DELAY_S

        while True:
            try:
                await work(fine)
            except (RedisError, OSError) as error:
                self._miss(error)
            except Exception as error:  # noqa: BLE001 (whatever it was, the next try may go well)
                blame("the broker", error)
            await asyncio.sleep(delay)
            delay = min(2 * delay, LONGEST_DELAY_S)

    def _miss(self, error: Exception) -> None:
        """It is away, or will not let us in: told once, without what it said."""
        if not self._missed and not self.connected:
            self._missed = True
            LOG.warning("no broker (%s): news are slow until it is there", type(error).__name__)

    async def _speak(self, fine: Callable[[], None]) -> None:
        async with self._connect() as redis:
            while True:
                await self._something.wait()
                while self._news:
                    topic, news = self._news[0]
                    await redis.publish(PREFIX + topic, news)
                    fine()
                    # Only now: what could not be said waits for the next connection.
                    if self._news and self._news[0] == (topic, news):
                        self._news.popleft()
                self._something.clear()

    async def _listen(self, fine: Callable[[], None]) -> None:
        async with self._connect() as redis, redis.pubsub() as ears:
            await ears.subscribe(PREFIX, *(PREFIX + topic for topic in self._topics))
            self._ears = ears
            try:
                await self._hear_all(ears, fine)
            finally:
                self._ears, self.connected = None, False

    async def _hear_all(self, ears: PubSub, fine: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        heard, asked = loop.time(), False
        while True:
            message = await ears.get_message(timeout=SILENCE_S / 5)
            if message is None:
                if loop.time() - heard > 2 * SILENCE_S:
                    raise ConnectionError("the broker has fallen silent")
                if not asked and loop.time() - heard > SILENCE_S:
                    await ears.ping()
                    asked = True
                continue
            heard, asked = loop.time(), False
            if not self.connected:
                # Everything that was said before this moment was missed.
                self.connected = True
                if self._missed:
                    self._missed = False
                    LOG.warning("the broker is there")
                fine()
                self._back()
            if message["type"] == "message":
                self._hear(message["channel"].decode().removeprefix(PREFIX), message["data"])
