"""People: they think, play, go away, come back, press twice, complain, and try what they may not."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import get_args

from hordago import wire as w
from tests.sim.line import Line
from tests.sim.loop import Loop
from tests.sim.page import Answered, Page

MOST_PAGES = 3


class Person:
    """One guest and its pages."""

    def __init__(self, loop: Loop, random: Random, name: str, connect: Callable[[Page], Line]) -> None:
        self.name = name
        self.guest = name * 8
        self.pages: list[Page] = []
        self.gone_for_good = False
        self.restless = 45.0
        """About so many seconds pass until this person does something else than play."""
        self.quiet = False
        """Only plays from now on."""
        self.answered: Answered = lambda *_: None
        self.thinks = random.choice((1.0, 3.0, 8.0, 60.0))
        self.liar = random.random() < 0.2
        self._chair = -1
        self._loop = loop
        self._random = random
        self._connect = connect
        self._ids = count()

    # ── pages ──

    def arrive(self) -> None:
        """Open the table's page."""
        if self.gone_for_good or len(self.pages) >= MOST_PAGES:
            return
        page = Page(self._loop, self._random, self.guest, self._connect)
        page.answered = self.answered
        page.changed = self._look
        page.slow_pongs = self.liar
        self.pages.append(page)

    def leave(self) -> None:
        """Close all pages."""
        for page in self.pages:
            page.close()
        self.pages.clear()

    def sit(self, seat: int) -> None:
        """Ask for that chair, again and again until there is one."""
        self._chair = seat

    @property
    def seat(self) -> int | None:
        """The chair, as the first page knows it."""
        return self.pages[0].known.seat if self.pages else None

    # ── playing ──

    def _look(self, page: Page) -> None:
        """A frame came: perhaps there is something to do."""
        if page.waiting is not None or page.thinking:
            return
        known = page.known
        idle = known.pause is None and b'"legal":[]' in known.view and self._random.random() > 0.05
        if known.table and known.seat is None and self._chair >= 0:
            seat, self._chair = self._chair, -1
            page.say(w.Sit(self._id(), seat, self.name))
        elif known.view and not idle:
            page.thinking = True
            self._loop.after(self._random.expovariate(1.0 / self.thinks), self._act, page)

    def _act(self, page: Page) -> None:
        page.thinking = False
        if page.open and page.waiting is None:
            wish = page.wish(self._id())
            if wish is not None:
                page.say(wish)

    def _id(self) -> str:
        return f"{self.name}-{next(self._ids):06}"

    # ── everything else ──

    def incident(self) -> None:
        """Something happens, and the next thing some time later."""
        if self.quiet or self.gone_for_good:
            return
        self._loop.after(self._random.expovariate(1.0 / self.restless), self.incident)
        if not self.pages:
            return
        luck = self._random.random()
        page = self._random.choice(self.pages)
        if luck < 0.18:
            self.leave()
            self._loop.after(self._away(), self.arrive)
        elif luck < 0.20:
            self.gone_for_good = True
            self.leave()
        elif luck < 0.28:
            self.arrive()
        elif luck < 0.36:
            page.reload()
        elif luck < 0.41 and page.line is not None:
            page.line.cut()
        elif luck < 0.50:
            if page.waiting is None:
                page.say(w.Mute(self._id(), None, self._random.random() < 0.5))
            page.switch()
        elif page.waiting is None:
            page.say(self._whim(page))

    def _away(self) -> float:
        return self._random.choice((self._random.uniform(0.1, 20.0), self._random.uniform(30.0, 200.0)))

    def _whim(self, page: Page) -> w.Named:
        random, identity = self._random, self._id()
        seat = random.randrange(6)
        view = page.view()
        turn = max(0, (view["turn"] if view else 0) - random.randrange(3))
        hand = view["hand"] if view else 0
        return random.choice(
            (
                lambda: w.Act(identity, turn, random.choice(("mus", "x", "h", "?"))),
                lambda: w.Free(identity, hand, random.choice(("l:0", "s:duples", "y:ask"))),
                lambda: w.Chat(identity, "kaixo"),
                lambda: w.Phrase(identity, random.choice(get_args(w.Nicety))),
                lambda: w.Mute(identity, random.choice((None, seat)), random.random() < 0.5),
                lambda: w.Report(identity, seat, "talk"),
                lambda: w.Concede(identity, random.random() < 0.2),
                lambda: w.ClaimMatch(identity) if random.random() < 0.3 else w.Stand(identity),
                lambda: w.Break(identity, random.random() < 0.6),
                lambda: w.Break(identity, random.random() < 0.6),
                lambda: w.Ready(identity, random.randrange(3)),
                lambda: w.Sit(identity, seat, self.name),
                lambda: w.Swap(identity, seat, 0),
                lambda: w.Unseat(identity, seat),
                lambda: w.Bar(identity, seat) if random.random() < 0.1 else w.Fill(identity, "simple"),
                lambda: w.Rematch(identity, rotate=random.random() < 0.5),
                lambda: w.Invite(identity, seat, random.choice((None, "simple"))),
            )
        )()
