"""One table of the load: its people sit down, play at their pace, and compare what they see."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

import httpx

from tests.load import seat as seats
from tests.load.histogram import Histogram
from tests.load.seat import YES, Seat

PRESET = "basque"
PEOPLE = 4


class Told:
    """What all tables of a load noticed together."""

    def __init__(self) -> None:
        self.times = Histogram()
        """From an action sent to the last of its views."""
        self.back = Histogram()
        """From a line lost to the view after it."""
        self.actions = 0
        self.wrong: Counter[str] = Counter()
        """Broken promises, and how often."""
        self.closes: Counter[int] = Counter()
        """Close codes of the server."""


class Table:
    """A table, with ``people`` of four at it; bots of a level have the other chairs."""

    def __init__(
        self, number: int, urls: Sequence[str], told: Told, chance: str, bot: str | None = None
    ) -> None:
        self.number = number
        self.told = told
        self.id = ""
        self.on = True
        """Whether it plays; while the server is away it waits."""
        self.forgiving = False
        """Whether a line may break while it plays: who is cut off will be back."""
        self.pause = 0.1
        """Between two tries to get back in, in seconds: at least, and at most twice that."""
        self.random = Random(f"{chance}/{number}")
        self._urls = urls
        self._bot = bot
        # Each table asks for a network address of its own.
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        people = PEOPLE if bot is None else 1
        self.seats = [Seat(self, secrets.token_urlsafe(32), address, self.random) for _ in range(people)]
        self._news = asyncio.Event()

    # ── what its people notice ──

    def wrong(self, what: str) -> None:
        """A promise was broken."""
        self.told.wrong[what] += 1

    def news(self) -> None:
        """Somebody's view has come."""
        self._news.set()

    def lost(self, code: int) -> None:
        """A server hung up on somebody."""
        self.told.closes[code] += 1
        self._news.set()

    # ── how it begins ──

    def url_of(self, place: int) -> str:
        """The server of that person: neighbours are at different ones, where there are several."""
        return self._urls[(self.number + place) % len(self._urls)]

    def move(self, urls: Sequence[str]) -> None:
        """Go on at other servers, as if one had never been here."""
        self._urls = urls
        for seat in self.seats:
            seat.seq = None

    async def gather(self, http: httpx.AsyncClient, **wish: Any) -> None:
        """Open a table, sit down, begin."""
        host = self.seats[0]
        headers = {"Cookie": f"hordago={host.token}", "X-Forwarded-For": host.address}
        options = {"games_to_win": 100}
        answer = await http.post(
            f"{self.url_of(0)}/api/tables",
            json={"preset": PRESET, "options": options, **wish},
            headers=headers,
        )
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["id"]
        for place, seat in enumerate(self.seats):
            await seat.open(self.url_of(place), self.id)
            await seat.must("sit", seat=place, name=f"Player {place}")
        if self._bot is not None:
            await host.must("fill", bot=self._bot)
        await host.must("start", nonce=secrets.token_hex(32))
        await self._all(lambda seat: seat.view is not None)

    async def _all(self, true: Any) -> None:
        """Wait until that is so for everybody. Raises ``ConnectionError`` and ``TimeoutError``."""
        async with asyncio.timeout(seats.ANSWER_S):
            while not all(true(seat) for seat in self.seats):
                if not all(seat.there for seat in self.seats):
                    raise ConnectionResetError
                self._news.clear()
                await self._news.wait()

    # ── how it goes on ──

    async def play(self, pace: float, end: float) -> None:
        """An action every ``pace`` seconds until the loop's time ``end``.

        What is late is measured from when it should have been sent, so that a server that stands still is
        not measured once but for everybody who waits.
        """
        loop = asyncio.get_running_loop()
        due = loop.time() + self.random.random() * pace
        while due < end:
            await asyncio.sleep(due - loop.time())
            try:
                acted = await self.step(due)
            except (OSError, TimeoutError) as error:
                if self.on and self.forgiving:
                    due = loop.time() + 0.05
                    continue
                if self.on:
                    self.wrong(f"an action failed: {type(error).__name__}")
                return
            # Who waits for a bot's word is not late.
            due = due + pace if acted else max(due, loop.time()) + 0.02
        self.compare()

    async def step(self, due: float = 0.0) -> bool:
        """Whatever is to be done next; False when there was nothing."""
        unready = [seat for seat in self.seats if seat.unready]
        if unready and not any(seat.may_act for seat in self.seats):
            await self._go_on(unready)
            return True
        actor = next((seat for seat in self.seats if seat.may_act), None)
        if actor is None:
            self._news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await self._news.wait()
            return False
        await self._act(actor, due)
        return True

    async def _go_on(self, unready: list[Seat]) -> None:
        """All have seen the count."""
        await asyncio.gather(*(self._ready(seat) for seat in unready))
        if self._bot is None:
            await self._all(lambda seat: seat.pause is None or not seat.unready)

    async def _ready(self, seat: Seat) -> None:
        """Say so; where the count has gone away by itself, it need not be."""
        if seat.pause is None:
            return
        hand = seat.pause.hand
        answer = await seat.say("ready", hand=hand, nonce=secrets.token_hex(32))
        if YES not in answer and seat.pause is not None and seat.pause.hand == hand:
            self.wrong(f"not ready: {answer.decode()[:120]}")

    async def _act(self, actor: Seat, due: float) -> None:
        assert actor.view is not None
        loop = asyncio.get_running_loop()
        turn, now = actor.view.turn, loop.time()
        begun = due if due and now - due > 0.05 else now
        answer = await actor.say("act", turn=turn, do=actor.action(), nonce=secrets.token_hex(32))
        if YES not in answer:
            self.wrong(f"a legal action was refused: {answer.decode()[:120]}")
            return
        await self._all(lambda seat: seat.view is not None and seat.view.turn > turn)
        self.told.times.add(loop.time() - begun)
        self.told.actions += 1
        self.compare()

    def compare(self) -> None:
        """All views agree on what is public, and nobody's last frame names a card that another one holds."""
        views = [seat.view for seat in self.seats if seat.view is not None]
        if len({view.turn for view in views}) > 1 or any(seat.pause for seat in self.seats):
            return
        if len({view.public() for view in views}) > 1:
            self.wrong("two seats see different tables")
        for seat in self.seats:
            others = {card for view in views if view.viewer != seat.chair for card in view.cards}
            if leaked := seat.told_cards() & others:
                self.wrong(f"a frame names {len(leaked)} cards of another hand")

    # ── leaving and coming back ──

    async def come_back(self, patience: float) -> None:
        """Whoever has no socket connects again, as soon as a server lets them, and knows what they knew."""
        away = [(place, seat) for place, seat in enumerate(self.seats) if not seat.there]
        await asyncio.gather(*(self._back(place, seat, patience) for place, seat in away))

    async def _back(self, place: int, seat: Seat, patience: float) -> None:
        begun = time.monotonic()
        while time.monotonic() - begun < patience:
            try:
                await seat.open(self.url_of(place), self.id)
            except (OSError, TimeoutError):
                place += 1  # perhaps at another one
                await asyncio.sleep(self.pause + self.random.random() * self.pause)
            else:
                self.told.back.add(time.monotonic() - begun)
                return
        self.wrong("somebody did not get back in")

    def leave(self) -> None:
        """Everybody closes the page."""
        for seat in self.seats:
            seat.cut()
