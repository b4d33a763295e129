"""Tables that were played for a while, written into a database at once."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import insert

from hordago.rules import Rules
from hordago.server.sessions import hashed
from hordago.service.commands import Arrived, FromGuest
from hordago.service.facts import Entry, Settings
from hordago.service.lobby import open_table
from hordago.service.state import TableState
from hordago.service.table import handle, settle
from hordago.store.chain import START, seal
from hordago.store.engine import connect, upgrade, writing
from hordago.store.frozen import freeze
from hordago.store.snapshots import EVERY, keep
from hordago.store.tables import DUE, LOG, SNAPSHOT
from hordago.views import view
from hordago.wire.commands import Act, Command, Ready, Sit, Start
from hordago.wire.view import view_to_wire
from tests.load.table import PEOPLE, PRESET, Table
from tests.service.person import token

DIFFERENT: Final = 8
"""So many different lives; every table has one of them."""
DUE_S: Final = 600.0


class Life(NamedTuple):
    """What happened at a table, and who was there."""

    entries: list[Entry]
    tokens: list[str]
    kept: tuple[int, TableState]
    """After that row the table was frozen, as a server would have."""


class _Growing:
    """A table that grows without a server: four people who answer at once."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.tokens = [secrets.token_urlsafe(32) for _ in range(PEOPLE)]
        self.guests = [hashed(each) for each in self.tokens]
        self.now = time.time()
        rules = Rules.preset(PRESET, games_to_win=100)
        self.state, first = open_table(rules, Settings(), self.guests[0], self.now, secrets.token_bytes)
        self.entries = [first]
        self.ids = 0
        self.kept: tuple[int, TableState] = (0, self.state)
        """The last row that would have been written with a snapshot, and the table after it."""

    def say(self, place: int, make: Callable[[str], Command]) -> None:
        self.ids += 1
        command = FromGuest(self.guests[place], make(f"grown-{self.ids:08}"))
        effects = handle(self.state, command, self.now, secrets.token_bytes)
        assert effects.refusal is None, effects.refusal
        if effects.entry is not None:
            self.entries.append(effects.entry)
            if effects.state.rows - self.kept[1].rows >= EVERY and freeze(effects.state) is not None:
                self.kept = effects.entry.seq, effects.state
        self.state = settle(effects)

    def begin(self) -> None:
        for guest in self.guests:
            self.state = settle(handle(self.state, Arrived(guest), self.now, secrets.token_bytes))
        for place in range(PEOPLE):
            self.say(place, lambda name, place=place: Sit(name, place, f"Player {place}"))  # type: ignore[misc]
        self.say(0, Start)

    def step(self) -> None:
        """Whatever is to be done next."""
        state: TableState = self.state
        if state.count is not None:
            hand, ready = state.count.hand, state.count.ready
            chair = next(each for each in range(PEOPLE) if each not in ready)
            self.say(self._place(chair), lambda name: Ready(name, hand))
            return
        assert state.match is not None and state.match.actor is not None
        seat, turn = state.match.actor, state.match.turn
        seen: dict[str, Any] = msgspec.to_builtins(view_to_wire(view(state.match, seat)))
        do = token(seen, self.chance)
        self.say(self._place(seat), lambda name: Act(name, turn, do))

    def _place(self, chair: int) -> int:
        guest = self.state.chairs[chair].guest
        assert guest is not None
        return self.guests.index(guest)


def life(chance: Random, events: int) -> Life:
    """A table's log until so many events have happened, in the middle of a match."""
    growing = _Growing(chance)
    growing.begin()
    happened = sum(len(entry.facts) for entry in growing.entries)
    while happened < events:
        before = len(growing.entries)
        growing.step()
        happened += sum(len(entry.facts) for entry in growing.entries[before:])
    return Life(growing.entries, growing.tokens, growing.kept)


async def write(url: str, tables: list[Table], events: int, chance: Random) -> None:
    """Give each of the tables such a life, in the database at that address; its people are who they were."""
    lives = [life(chance, events) for _ in range(min(DIFFERENT, len(tables)))]
    engine = connect(url)
    await upgrade(engine)
    for table, each in _paired(tables, lives):
        table.id = f"grown-{secrets.token_urlsafe(12)}"
        rows, before = [], START
        for entry in each.entries:
            row = seal(table.id, entry, before)
            before = row.hash
            rows.append(row._asdict())
        due = {"table_id": table.id, "due_at": time.time() + DUE_S, "owner": None}
        seq, state = each.kept
        state.id = table.id
        snapshot = keep(table.id, seq, rows[seq]["hash"], freeze(state) or b"")
        async with writing(engine).begin() as connection:
            await connection.execute(insert(LOG), rows)
            await connection.execute(insert(DUE), [due])
            await connection.execute(insert(SNAPSHOT), [snapshot._asdict()])
    await engine.dispose()


def _paired(tables: list[Table], lives: list[Life]) -> Iterator[tuple[Table, Life]]:
    for number, table in enumerate(tables):
        each = lives[number % len(lives)]
        for seat, secret in zip(table.seats, each.tokens, strict=True):
            seat.token = secret
        yield table, each
