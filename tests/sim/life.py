"""One life of a table, from a seed: rules, people, weather, accidents; then calm, until the match is over."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from hordago import wire as w
from hordago.rules import PRESETS, Rules
from hordago.service import limits
from hordago.service.commands import MoveSeat, OfferSeat
from hordago.service.facts import Settings
from hordago.service.lobby import open_table
from tests.service.world import FakeEntropy
from tests.sim.disk import Disk
from tests.sim.judge import Judge
from tests.sim.line import CALM, RAIN, STORM, Line
from tests.sim.loop import Loop
from tests.sim.page import Page
from tests.sim.person import Person
from tests.sim.server import Server, Socket, Work

START = 1_000_000.0
CALM_AFTER_S = 1_200.0
"""Then the weather clears up, nobody does anything foolish, and whoever will come back is back."""
LONGEST_S = 20_000.0
"""No match lasts so long: the table is stuck."""
CRASH_S = 180.0
"""About so often the process dies, in a life in which it does."""
NAMES = ("host", "ane", "bittor", "cira", "dani", "eneko")


class Told(NamedTuple):
    """What a life was like."""

    seconds: float
    """Virtual."""
    status: str
    rows: int
    acknowledged: int
    compared: int
    resumed: int
    repeated: int
    crashes: int
    late: int
    stood_in: int
    credits: int
    deserted: int
    """Matches that were closed since nobody was there."""

    def counted(self) -> dict[str, int]:
        """What can be added up over many lives, in words."""
        return {
            "lives": 1,
            "rows": self.rows,
            "acknowledged": self.acknowledged,
            "comparisons with a twin": self.compared,
            "resumes": self.resumed,
            "repeats": self.repeated,
            "crashes": self.crashes,
            "late turns": self.late,
            "seats that a bot took": self.stood_in,
            "credits for a slow line": self.credits,
            "deserted matches closed": self.deserted,
        }


class Life:
    """The life of that seed."""

    def __init__(self, seed: str, tell: Callable[[str], None] | None = None) -> None:
        self.random = random = Random(seed)
        self.loop = Loop(START)
        self._tell = tell
        entropy = FakeEntropy(seed)
        self.weather = random.choice((CALM, RAIN, STORM))
        self.tight = random.random() < 0.3
        """Little is kept in memory, so that the log is asked more often."""
        self.deserted = random.random() < 0.1
        """In the end nobody comes back."""
        rules = _rules(random)
        if self.deserted:
            rules = rules.replace(games_to_win=100)  # or the bots would end it before the table is closed
        settings = _settings(random)
        state, first = open_table(rules, settings, "host" * 8, self.loop.now, entropy)
        state.pace = random.choice((0.2, 1.0))
        self.disk = Disk(self.loop, random, first)
        self.judge = Judge(self.loop, random, self.disk)
        self.judge.state = state
        self.server = Server(self.loop, random, entropy, state, self.disk, self.judge)
        self.server.bots_think = random.choice((0.01, 2.0))
        self.people = [
            Person(self.loop, random, name, self._connect) for name in NAMES[: random.randint(1, rules.seats)]
        ]
        watchers = [
            Person(self.loop, random, name, self._connect) for name in ("watcher",) if random.random() < 0.5
        ]
        self.everybody = [*self.people, *watchers]
        restless = random.choice((45.0, 8.0))
        for person in self.everybody:
            person.answered, person.restless = self.judge.answered, restless

    def live(self) -> Told:
        """Live it. Raises AssertionError where a promise is broken."""
        with pytest.MonkeyPatch.context() as patch:
            if self.tight:
                patch.setattr(limits, "RING", 6)
                patch.setattr(limits, "ANSWERS", 3)
            return self._live()

    def _live(self) -> Told:
        self._gather()
        self._begin()
        loop, server = self.loop, self.server
        for person in self.everybody:
            loop.after(self.random.uniform(0.0, 60.0), person.incident)
        if self.random.random() < 0.5:
            loop.after(self.random.expovariate(1.0 / CRASH_S), self._crash)
        loop.after(self.random.uniform(30.0, CALM_AFTER_S), self._move)
        loop.after(1.0, self._second)
        loop.run(START + CALM_AFTER_S, self._ended)
        self._calm()
        loop.run(START + LONGEST_S, self._ended)
        assert self._ended(), (
            f"stuck: {server.state.status}, {server.state.match and server.state.match.phase}"
        )
        # What is still on its way comes, and everybody knows the end.
        loop.run(loop.now + 60.0, lambda: False)
        self.judge.close()
        keeper, judge = self.judge.time, self.judge
        return Told(
            *(loop.now - START, server.state.status, len(self.disk.rows), len(judge.acknowledged)),
            *(judge.compared, judge.resumed, judge.repeated, server.crashes),
            *(keeper.late, keeper.stood_in, keeper.credits, keeper.deserted),
        )

    def _ended(self) -> bool:
        return self.server.up and self.server.state.status in ("over", "closed")

    # ── how it begins ──

    def _gather(self) -> None:
        """Everybody comes, in good weather, and sits down; bots take the other chairs."""
        weather, self.weather = self.weather, CALM
        for seat, person in enumerate(self.people):
            person.sit(seat)
        for person in self.everybody:
            person.arrive()
        self.loop.run(self.loop.now + 5.0, lambda: False)
        self.weather = weather

    def _begin(self) -> None:
        host = self.people[0].pages[0]
        if len(self.people) < self.server.state.rules.seats:
            host.say(w.Fill("host-fills", self.random.choice(("simple", "simple", "random"))))
        self.loop.run(self.loop.now + 2.0, lambda: False)
        host.say(w.Start("host-starts"))
        self.loop.run(self.loop.now + 2.0, lambda: False)
        assert self.server.state.match is not None, "the match did not begin"

    def _connect(self, page: Page) -> Line:
        line = Line(self.loop, self.random, self.weather)
        socket = Socket(page.guest, line, page)
        line.up = lambda raw: self.server.hear(socket, raw)
        line.lost_above = lambda: self.server.hung_up(socket)
        if not self.server.up:
            self.loop.after(0.1, line.cut)
        return line

    # ── what happens to it ──

    def _crash(self) -> None:
        if self.loop.now < START + CALM_AFTER_S:
            self._note("the process dies")
            self.server.crash(self.random.choice((0.5, 5.0, 90.0)))
            self.loop.after(self.random.expovariate(1.0 / CRASH_S), self._crash)

    def _move(self) -> None:
        """Somebody takes a seat to another device, by its link."""
        person = self.random.choice(self.people)
        if not self.server.up or self.loop.now >= START + CALM_AFTER_S or not person.pages:
            return
        token = f"token of {person.name}"
        old, new = person.guest, f"{person.name}2" * 8
        self.server.submit(Work(OfferSeat(old, token)))
        self.loop.after(3.0, self._take_over, person, new, token)

    def _take_over(self, person: Person, new: str, token: str) -> None:
        if self.server.up:
            self._note(f"{person.name} moves to another device")
            self.server.submit(Work(MoveSeat(new, token)))
            person.leave()
            person.guest = new
            person.arrive()

    def _calm(self) -> None:
        """The weather is fine, and all who come back are back."""
        self.weather = CALM
        for person in self.everybody:
            person.quiet, person.thinks = True, 1.0
            if self.deserted:
                person.gone_for_good = True
                person.leave()
            if not person.pages:
                person.arrive()
            for page in person.pages:
                if page.line is not None:
                    page.line.weather = CALM

    def _second(self) -> None:
        """Once a second somebody looks at the watch."""
        if self.server.up:
            self.judge.look(self.server)
        if not self._ended():
            self.loop.after(1.0, self._second)

    def _note(self, what: str) -> None:
        if self._tell is not None:
            self._tell(f"{self.loop.now - START:10.3f}  {what}")


def _rules(random: Random) -> Rules:
    changes = {
        "seats": random.choice((2, 3, 4, 4, 4, 6)),
        "games_to_win": random.choice((1, 2, 4)),
        "target": random.choice((20, 40)),
        "claims": random.choice(("auto", "auto", "manual")),
        "consult": random.choice(("off", "all")),
    }
    return Rules.preset(random.choice(list(PRESETS)), **changes)


def _settings(random: Random) -> Settings:
    return Settings(
        cut_by_seat=random.random() < 0.2,
        sena_mode=random.choice(("eyes", "partner")),
        timer=random.choice(("none", "slow", "normal", "blitz", "blitz")),
        watch=random.choice(("link", "link", "nobody", "all")),
        public=random.random() < 0.2,
    )
