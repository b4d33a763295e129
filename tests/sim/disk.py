"""A disk that takes its time and forgets, in a crash, what it has not confirmed; some of that may survive."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hordago.service.facts import Entry
from hordago.store.codec import decode_facts, encode_facts
from tests.sim.loop import Loop

Then = Callable[[bool], None]
FASTEST_S, SLOWEST_S = 0.0005, 0.008


class Disk:
    """The log of one table, as ``ports.Store`` promises it: a number and a command are there once."""

    def __init__(self, loop: Loop, random: Random, first: Entry) -> None:
        self.rows: list[Entry] = [first]
        """What survives everything."""
        self.safe: dict[str, bytes] = {first.command: first.answer}
        """The commands in it, and their answers."""
        self._loop = loop
        self._random = random
        self._written: list[Entry] = []
        """On its way; nobody has been told."""
        self._life = 0
        self._commands: dict[str, bytes] = {first.command: first.answer}

    def append(self, entry: Entry, then: Then) -> None:
        """Write a row; ``then`` is told whether it is safe, or was refused because of another row."""
        if entry.seq != len(self.rows) + len(self._written) or entry.command in self._commands:
            self._loop.after(FASTEST_S, self._tell, then, False, self._life)
            return
        self._written.append(entry)
        self._commands[entry.command] = entry.answer
        self._loop.after(self._random.uniform(FASTEST_S, SLOWEST_S), self._sync, entry, then, self._life)

    def answer(self, command: str) -> bytes | None:
        """The answer that a command got."""
        return self._commands.get(command)

    def crash(self) -> None:
        """The power goes. Of rows that nobody was told about a part may be there afterwards."""
        self._life += 1
        while self._written and self._random.random() < 0.5:
            self._keep(self._written.pop(0))
        for lost in self._written:
            del self._commands[lost.command]
        self._written.clear()

    def read(self) -> list[Entry]:
        """All rows, through the form in which they lie on a disk."""
        return [entry._replace(facts=decode_facts(encode_facts(entry.facts))) for entry in self.rows]

    def _sync(self, entry: Entry, then: Then, life: int) -> None:
        if life != self._life:
            return
        self._written.remove(entry)
        self._keep(entry)
        # Safe from here on, though whoever waits for it learns so a moment later.
        self._loop.after(self._random.uniform(0.0, 0.001), self._tell, then, True, life)

    def _keep(self, entry: Entry) -> None:
        self.rows.append(entry)
        self.safe[entry.command] = entry.answer

    def _tell(self, then: Then, safe: bool, life: int) -> None:
        if life == self._life:
            then(safe)
