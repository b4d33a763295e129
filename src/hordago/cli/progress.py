"""How far a long run is, told on stderr."""

from __future__ import annotations

import sys
import time


class Progress:
    """How far it is and how long it will take: on a terminal all the time, elsewhere a line a minute."""

    def __init__(self, what: str, total: int, kept: int = 0) -> None:
        """``kept`` of ``total`` were done before; ``what`` they are, in the plural."""
        self._what, self._total, self._kept, self._done = what, total, kept, 0
        self._begun = self._told = time.monotonic()
        self._terminal = sys.stderr.isatty()

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        now = time.monotonic()
        if now - self._told > (0.2 if self._terminal else 60):
            self._told = now
            begin, end = ("\r", " ") if self._terminal else ("", "\n")
            print(f"{begin}{self.line(now - self._begun)}", end=end, file=sys.stderr, flush=True)

    def end(self) -> None:
        """Wipe the line away."""
        if self._terminal:
            print(f"\r{'':70}\r", end="", file=sys.stderr, flush=True)

    def line(self, passed: float) -> str:
        """After so many seconds."""
        left = (self._total - self._kept - self._done) * passed / max(1, self._done)
        return f"{self._kept + self._done:,} of {self._total:,} {self._what}, {span(left)} left"


def span(seconds: float) -> str:
    """A length of time: ``42 s``, ``3 min 05 s``, ``2 h 10 min``."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes:02} min"
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"
