"""What comes in from outside: chance, time and the log."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from hordago.service.facts import Entry


class Entropy(Protocol):
    """Unguessable bytes."""

    def __call__(self, n: int, /) -> bytes:
        """``n`` bytes that nobody could foretell."""


class Clock(Protocol):
    """The time."""

    def __call__(self) -> float:
        """Seconds since 1970."""


class BrokenLog(Exception):
    """A table's log was changed or damaged: its hash chain, its numbers or its sense do not hold."""

    code = "broken-log"


class Due(NamedTuple):
    """A table that must be woken."""

    table: str
    at: float


class Store(Protocol):
    """Where the logs of all tables lie. What ``append`` has confirmed survives a power cut."""

    async def append(self, table: str, entry: Entry, due: float | None) -> bool:
        """Add the next row of a table; ``due`` is when to wake it next.

        False, and nothing has changed, when a row of that number or with that command is already there.
        """

    async def read(self, table: str) -> list[Entry]:
        """All rows of a table in order, none if there is no such table. Raises :class:`BrokenLog`."""

    async def answer(self, table: str, command: str) -> bytes | None:
        """The answer that a command got, None if it is not in the log."""

    async def due(self) -> list[Due]:
        """Tables to be woken at some time, the earliest first."""

    async def close(self) -> None:
        """Let go of everything."""
