"""Tables that one core serves: decide, seal, and write the frames; no disk and no network in it.

Time is virtual: a table lives as fast as the processor can, and what is counted are seconds of its life. A
second of the processor for 200 of them means 200 tables a core.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from hordago import __version__
from hordago.bench.rounds import Contestant, Work
from hordago.bots import NAMES, make
from hordago.game import legal_actions
from hordago.record.tokens import text
from hordago.rules.options import Rules
from hordago.service import clocks
from hordago.service.brains import Brains
from hordago.service.commands import Arrived, BotMoves, Command, FromGuest, Tick
from hordago.service.facts import Settings
from hordago.service.lobby import open_table
from hordago.service.publish import Publication
from hordago.service.table import Effects, handle, settle
from hordago.store.chain import START, seal
from hordago.views import view
from hordago.wire.commands import Act, Fill, Ready, Sit, Start, decode_command
from hordago.wire.commands import Command as Said

PEOPLE: Final = tuple(f"guest-{seat}" * 4 for seat in range(4))
ACTION_S: Final = 2.0
"""A table of people acts so often."""
MATCHES: Final = 100
"""Games of a match; then there is another one."""


def contestants() -> list[Contestant]:
    """Tables of four people, and tables of four bots of each level that somebody watches."""
    people = Contestant("four people, an action every 2 s", "table-seconds", __version__, _people())
    bots = [Contestant(f"four bots: {name}", "table-seconds", __version__, _bots(name)) for name in NAMES]
    return [people, *bots]


class _Table:
    """A table without a server."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.now = 0.0
        self._told = 0.0
        self._ids = 0
        self._brains = Brains(self.entropy)
        self._chance = make("random", seed)
        self.open()

    def entropy(self, n: int, /) -> bytes:
        """Bytes from the seed."""
        return self.random.randbytes(n)

    def open(self) -> None:
        """A new table, at which the first person is there."""
        rules = Rules.preset("basque", games_to_win=MATCHES)
        self.state, _ = open_table(rules, Settings(), PEOPLE[0], self.now, self.entropy)
        self.do(Arrived(PEOPLE[0]))

    def do(self, command: Command) -> Effects:
        """One command through everything but disk and network."""
        effects = handle(self.state, command, self.now, self.entropy)
        if effects.entry is not None:
            seal(self.state.id, effects.entry, START)
        self.state = settle(effects)
        publication = Publication(effects, self.now)
        for guest in self.state.here:
            publication.frames(guest)
        return effects

    def say(self, guest: str, make: Callable[[str], Said]) -> None:
        """A command as it comes over the network."""
        self._ids += 1
        data = msgspec.json.encode(make(f"command-{self._ids}"))
        effects = self.do(FromGuest(guest, decode_command(data)))
        assert effects.refusal is None, effects.refusal

    def lived(self) -> int:
        """Whole seconds since this was last asked."""
        whole = int(self.now - self._told)
        self._told += whole
        return whole

    def wake(self) -> None:
        """What time brings next, and what bots say to it."""
        due = clocks.due(self.state)
        assert due is not None
        self.now = max(self.now, due)
        thoughts = self.do(Tick()).thoughts
        moves = tuple(move for thought in thoughts for move in self._brains.think(thought))
        if moves:
            self.do(BotMoves(moves))

    def act(self) -> None:
        """The person whose turn it is does something, or all have seen the count."""
        count, match = self.state.count, self.state.match
        if count is not None:
            chairs = enumerate(self.state.chairs)
            for guest in [chair.guest for seat, chair in chairs if seat not in count.ready]:
                assert guest is not None
                self.say(guest, lambda name: Ready(name, count.hand))
            return
        assert match is not None and match.actor is not None
        person, turn = self.state.chairs[match.actor].guest, match.turn
        assert person is not None
        do = text(self._chance.act(view(match, match.actor), legal_actions(match)))
        self.say(person, lambda name: Act(name, turn, do, "00" * 32))


def _people() -> Work:
    table: _Table | None = None

    def work() -> int:
        nonlocal table
        if table is None or not table.state.playing:
            table = _Table(1)
            for guest in PEOPLE[1:]:
                table.do(Arrived(guest))
            for seat, guest in enumerate(PEOPLE):
                table.say(guest, lambda name, seat=seat: Sit(name, seat, f"Player {seat}"))  # type: ignore[misc]
            table.say(PEOPLE[0], Start)
        table.now += ACTION_S
        table.act()
        return table.lived()

    return work


def _bots(name: str) -> Work:
    table: _Table | None = None

    def work() -> int:
        nonlocal table
        if table is None or not table.state.playing:
            table = _Table(1)
            table.say(PEOPLE[0], lambda command: Fill(command, name))
            table.say(PEOPLE[0], Start)
        table.wake()
        return table.lived()

    return work
