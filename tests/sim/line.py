"""A connection between a page and the server, in any weather."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from tests.sim.loop import Loop


class Weather(NamedTuple):
    """How bad the network is."""

    name: str
    delay: float
    """Longest time that a word takes one way, in seconds."""
    drop: float
    """Chance that a command is lost."""
    twice: float
    """Chance that it comes twice, the second time much later."""
    cut: float
    """Chance that a line breaks with a command."""


CALM = Weather("calm", 0.01, 0.0, 0.0, 0.0)
RAIN = Weather("rain", 0.3, 0.05, 0.1, 0.01)
STORM = Weather("storm", 2.0, 0.2, 0.3, 0.05)
NOTICED_S = 25.0
"""A server notices within that time that a line is dead."""


class Line:
    """Frames come down in their order, as over TCP; commands go up lost, doubled, late and out of order."""

    def __init__(self, loop: Loop, random: Random, weather: Weather) -> None:
        self.up: Callable[[bytes], None]
        """What the server does with a command."""
        self.down: Callable[[bytes], None]
        """What the page does with a frame."""
        self.lost_below: Callable[[], None]
        self.lost_above: Callable[[], None]
        """Told when the line is dead."""
        self.alive = True
        self.weather = weather
        self._loop = loop
        self._random = random
        self._last = loop.now

    def send_down(self, frame: bytes) -> None:
        """A frame for the page."""
        if self.alive:
            self._last = max(self._last, self._loop.now + self._random.uniform(0.0, self.weather.delay))
            self._loop.at(self._last, self._arrive, frame)

    def mark(self, reached: Callable[[], None]) -> None:
        """Be told when the page has got everything sent so far."""
        if self.alive:
            self._loop.at(self._last, lambda: reached() if self.alive else None)

    def send_up(self, command: bytes) -> None:
        """A command for the server."""
        random, weather = self._random, self.weather
        if not self.alive:
            return
        if random.random() >= weather.drop:
            self._loop.after(random.uniform(0.0, weather.delay), self._reach, command)
        if random.random() < weather.twice:
            self._loop.after(random.uniform(0.0, 10.0 * weather.delay), self._reach, command)
        if random.random() < weather.cut:
            self._loop.after(random.uniform(0.0, weather.delay), self.cut)

    def cut(self, noticed: float | None = None) -> None:
        """The line breaks. The page learns of it soon, the server in ``noticed`` seconds."""
        if not self.alive:
            return
        self.alive = False
        if noticed is None:
            noticed = self._random.choice((0.0, self._random.uniform(0.0, NOTICED_S)))
        self._loop.after(noticed, self.lost_above)
        self._loop.after(self._random.uniform(0.0, 1.0), self.lost_below)

    def _arrive(self, frame: bytes) -> None:
        if self.alive:
            self.down(frame)

    def _reach(self, command: bytes) -> None:
        # What was on its way when the line broke may still arrive.
        if self.alive or self._random.random() < 0.5:
            self.up(command)
