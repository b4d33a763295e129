"""The server's own share of one action: decode, decide, encode the views of all seats. No disk, no network.

    python -m bench.server_share [ACTIONS]

Prints one line of JSON: processor microseconds an action at a four-handed table. Goal: at most 1000.
"""

from __future__ import annotations

import json
import platform
import statistics
import sys
import time
from random import Random

import msgspec

from hordago.rules import Rules
from hordago.service.commands import Arrived, FromGuest
from hordago.service.facts import Settings
from hordago.service.lobby import open_table
from hordago.service.publish import Publication
from hordago.service.state import TableState
from hordago.service.table import handle, settle
from hordago.store.chain import START, seal
from hordago.views import view
from hordago.wire.frames import Act, Invite, Ready, Sit, Start, decode_command
from hordago.wire.view import view_to_wire
from tests.service.person import token

GUESTS = [f"guest-{seat}" * 4 for seat in range(4)]
GOAL_US = 1000


class Table:
    """A table of four persons who answer at once."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.now = 0.0
        self.count = 0
        self.state = self.opened()

    def entropy(self, n: int, /) -> bytes:
        """Bytes from the seed."""
        return self.random.randbytes(n)

    def opened(self) -> TableState:
        """A match about to begin."""
        rules = Rules.preset("basque", games_to_win=100)
        self.state, _ = open_table(rules, Settings(), GUESTS[0], self.now, self.entropy)
        for seat, guest in enumerate(GUESTS):
            self.state = settle(handle(self.state, Arrived(guest), self.now, self.entropy))
            self.send(guest, Sit(self.name(), seat, f"Player {seat}"))
        self.send(GUESTS[0], Start(self.name()))
        return self.state

    def name(self) -> str:
        """A fresh command id."""
        self.count += 1
        return f"command-{self.count}"

    def send(self, guest: str, command: Act | Ready | Sit | Start | Invite) -> float:
        """One command through everything but disk and network; processor seconds it took."""
        data = msgspec.json.encode(command)
        begun = time.thread_time()
        effects = handle(self.state, FromGuest(guest, decode_command(data)), self.now, self.entropy)
        if effects.entry is not None:
            seal(self.state.id, effects.entry, START)
        self.state = settle(effects)
        publication = Publication(effects, self.now)
        for each in GUESTS:
            publication.frames(each)
        took = time.thread_time() - begun
        assert effects.refusal is None, effects.refusal
        return took

    def one_action(self) -> float:
        """Whoever is to act does; seconds it took."""
        state = self.state
        if not state.playing:
            state = self.opened()
        if state.count is not None:
            unready = [seat for seat in range(4) if seat not in state.count.ready]
            guest = state.chairs[unready[0]].guest
            assert guest is not None
            return self.send(guest, Ready(self.name(), state.count.hand))
        assert state.match is not None and state.match.actor is not None
        guest = state.chairs[state.match.actor].guest
        assert guest is not None
        seen = msgspec.to_builtins(view_to_wire(view(state.match, state.match.actor)))
        return self.send(guest, Act(self.name(), state.match.turn, token(seen, self.random), "00" * 32))


def main(actions: int) -> None:
    """Measure and print."""
    table = Table(1)
    for _ in range(200):
        table.one_action()
    took = sorted(table.one_action() for _ in range(actions))
    figures = {
        "what": "server's share of an action, 4 seats, microseconds",
        "actions": actions,
        "median": round(statistics.median(took) * 1e6),
        "mean": round(statistics.fmean(took) * 1e6),
        "p99": round(took[int(actions * 0.99)] * 1e6),
        "goal": GOAL_US,
        "python": platform.python_version(),
        "machine": platform.machine(),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3000)
