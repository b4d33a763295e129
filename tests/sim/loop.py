"""Time that is made: a heap of events, done one after the other."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import Any


class Loop:
    """Virtual time in seconds. What is due at the same moment happens in the order of asking."""

    def __init__(self, now: float) -> None:
        self.now = now
        self._events: list[tuple[float, int, Callable[..., None], tuple[Any, ...]]] = []
        self._count = count()

    def at(self, when: float, do: Callable[..., None], *arguments: Any) -> None:
        """Do something then, or now if that has passed."""
        heappush(self._events, (max(when, self.now), next(self._count), do, arguments))

    def after(self, seconds: float, do: Callable[..., None], *arguments: Any) -> None:
        """Do something so much later."""
        self.at(self.now + seconds, do, *arguments)

    def run(self, until: float, stop: Callable[[], bool]) -> None:
        """Let time pass until then, or until ``stop`` says so."""
        while self._events and self._events[0][0] <= until and not stop():
            self.now, _, do, arguments = heappop(self._events)
            do(*arguments)
        if not stop():
            self.now = max(self.now, until)
