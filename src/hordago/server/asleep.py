"""Tables at which nobody is and nothing is played: they wait in the store, and cost an alarm."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from hordago.service import clocks
from hordago.service.ports import Clock
from hordago.service.state import TableState


class _Sleeper(NamedTuple):
    since: float
    """When the last one went."""
    alarm: asyncio.TimerHandle


class Asleep:
    """The tables that sleep; ``wake`` is called with the name of one whose time is over."""

    def __init__(self, clock: Clock, wake: Callable[[str], None]) -> None:
        self._clock = clock
        self._wake = wake
        self._tables: dict[str, _Sleeper] = {}

    def add(self, state: TableState) -> None:
        """That table has just been taken out of memory."""
        since, due = clocks.quiet_since(state), clocks.due(state)
        if since is not None and due is not None:
            delay = max(0.0, due - self._clock())
            alarm = asyncio.get_running_loop().call_later(delay, self._wake, state.id)
            self._tables[state.id] = _Sleeper(since, alarm)

    def awake(self, state: TableState) -> None:
        """It is in memory again: whoever only looks at it does not make its day longer."""
        if (sleeper := self._tables.pop(state.id, None)) is not None:
            sleeper.alarm.cancel()
            state.loaded_at = sleeper.since

    def stop(self) -> None:
        """No more alarms."""
        for sleeper in self._tables.values():
            sleeper.alarm.cancel()
