"""Which tables have business for which program, and who wants to hear of it at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from hordago.service import limits
from hordago.service.commands import Command, FromGuest
from hordago.service.handles import is_program
from hordago.service.ports import Clock, Programs
from hordago.service.state import TableState
from hordago.service.table import Effects
from hordago.wire.commands import Invite, Sit


class Calls:
    """What programs are called to. It is written before the table's own row: a call too many does no harm."""

    def __init__(self, programs: Programs, clock: Clock) -> None:
        self._programs = programs
        self._clock = clock
        self._ears: dict[str, set[asyncio.Event]] = {}

    async def note(self, state: TableState, command: Command) -> None:
        """Keep a call if this command may become one: the host asks a program, or a program sits down."""
        if not isinstance(command, FromGuest):
            return
        wish, program = command.command, None
        if isinstance(wish, Invite) and state.host == command.guest:
            program = wish.bot
        elif isinstance(wish, Sit):
            program = command.guest
        if program is not None and is_program(program):
            await self._programs.call(program, state.id, self._clock(), limits.CALLS)

    def wake(self, effects: Effects) -> None:
        """Tell the programs of a table that something has happened there."""
        if self._ears:
            for chair in (*effects.before.chairs, *effects.state.chairs):
                for guest in (chair.guest, chair.asked):
                    for ear in self._ears.get(guest or "", ()):
                        ear.set()

    @contextmanager
    def ear(self, program: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever something happens at one of the program's tables."""
        ear = asyncio.Event()
        self._ears.setdefault(program, set()).add(ear)
        try:
            yield ear
        finally:
            self._ears[program].discard(ear)
            if not self._ears[program]:
                del self._ears[program]
