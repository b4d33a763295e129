"""A disk that takes its time and forgets, in a crash, what it has not confirmed; some of that may survive."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hordago.service.facts import Entry
from hordago.service.state import TableState
from hordago.store.codec import decode_facts, encode_facts
from hordago.store.frozen import freeze, thaw
from tests.sim.loop import Loop

Then = Callable[[bool], None]
FASTEST_S, SLOWEST_S = 0.0005, 0.008
EVERY = 5
"""The table is frozen beside its row after so many."""


class Disk:
    """The log of one table, as ``ports.Store`` promises it: a number and a command are there once."""

    def __init__(self, loop: Loop, random: Random, first: Entry) -> None:
        self.rows: list[Entry] = [first]
        """What survives everything."""
        self.safe: dict[str, bytes] = {first.command: first.answer}
        """The commands in it, and their answers."""
        self._loop = loop
        self._random = random
        self._frozen: dict[int, bytes] = {}
        """By row, the table after it: as safe as the row, and written with it."""
        self._written: list[Entry] = []
        """On its way; nobody has been told."""
        self._life = 0
        self._commands: dict[str, bytes] = {first.command: first.answer}

    def append(self, entry: Entry, then: Then, after: TableState) -> None:
        """Write a row, and now and then the table ``after`` it.

        ``then`` is told whether it is safe, or was refused because of another row.
        """
        if entry.seq != len(self.rows) + len(self._written) or entry.command in self._commands:
            self._loop.after(FASTEST_S, self._tell, then, False, self._life)
            return
        self._written.append(entry)
        if (entry.seq + 1) % EVERY == 0 and (frozen := freeze(after)) is not None:
            self._frozen[entry.seq] = frozen
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
            self._frozen.pop(lost.seq, None)
        self._written.clear()

    def load(self) -> tuple[TableState | None, list[Entry]]:
        """The table as it was frozen last, and the rows since, in the form in which they lie on a disk.

        As often as not the snapshot is gone: nobody may need it.
        """
        kept, since = None, 0
        if self._frozen and self._random.random() < 0.5:
            seq = max(self._frozen)
            kept, since = thaw(self._frozen[seq]), seq + 1
        rows = self.rows[since:]
        return kept, [entry._replace(facts=decode_facts(encode_facts(entry.facts))) for entry in rows]

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
