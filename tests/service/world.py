"""One table in a world of its own: a clock that is moved by hand, seeded entropy, guests that keep what they get.

It is the smallest runner of ``service``: append, then take the state over, then answer, then publish. Nothing in
it sleeps or draws a number of its own, so a seed plays the same life again.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec

from hordago.rules.options import Rules
from hordago.service import clocks, publish
from hordago.service.brains import Brains
from hordago.service.commands import Arrived, BotMoves, Command, FromGuest, Gone, Tick
from hordago.service.facts import Entry, Settings
from hordago.service.lobby import open_table
from hordago.service.state import TableState
from hordago.service.table import Effects, handle, recover, settle
from hordago.wire import frames as w


class FakeEntropy:
    """Bytes from a seed; ``given`` keeps them, so that a test can look for them where they must not be."""

    def __init__(self, seed: object) -> None:
        self._seed = str(seed)
        self._count = count()
        self.given: list[bytes] = []

    def __call__(self, n: int) -> bytes:
        found = b""
        while len(found) < n:
            found += hashlib.sha256(f"{self._seed}/{next(self._count)}".encode()).digest()
        self.given.append(found[:n])
        return found[:n]


@dataclass
class Client:
    """A guest's browser: all frames it got, and what it knows from them."""

    guest: str
    frames: list[dict[str, Any]] = field(default_factory=list)
    seat: int | None = None
    seq: int | None = None
    view: dict[str, Any] | None = None
    pause: dict[str, Any] | None = None
    calls: list[Any] = field(default_factory=list)
    table: dict[str, Any] = field(default_factory=dict)
    events: list[dict[str, Any]] = field(default_factory=list)
    answers: dict[str, bytes] = field(default_factory=dict)
    here: bool = True

    def receive(self, raw: bytes) -> None:
        frame = msgspec.json.decode(raw)
        self.frames.append(frame)
        if frame["t"] == "table":
            self.table, self.seat = frame["table"], frame["seat"]
        elif frame["t"] in ("view", "update"):
            self.events += frame.get("events", [])
            self.seq, self.view, self.pause, self.calls = (
                frame[k] for k in ("seq", "view", "pause", "calls")
            )
        elif frame["t"] == "answer":
            assert self.answers.setdefault(frame["id"], raw) == raw, "one command, two answers"


class World:
    """A table, its log and its guests."""

    def __init__(
        self, rules: Rules, settings: Settings | None = None, seed: object = 0, host: str = "host"
    ) -> None:
        self.now = 1_000_000.0
        self.entropy = FakeEntropy(seed)
        self.ids = count()
        self.clients: dict[str, Client] = {}
        self.host = host * 8
        self.state, first = open_table(rules, settings or Settings(), self.host, self.now, self.entropy)
        self.log: list[Entry] = [first]
        self.brains = Brains(self.entropy)
        self.arrive(host)

    # ── people ──

    def arrive(self, name: str) -> Client:
        """A guest opens the table's page, or comes back to it."""
        guest = name * 8
        client = self.clients.setdefault(name, Client(guest))
        client.here = True
        self.run(Arrived(guest))
        for frame in publish.welcome(self.state, guest, client.seq, self.now):
            client.receive(frame)
        return client

    def leave(self, name: str) -> None:
        self.clients[name].here = False
        self.run(Gone(name * 8))

    def say(self, name: str, kind: type, again: str | None = None, **values: Any) -> w.WireError | None:
        """A guest sends a command; the error it got, if any."""
        identity = again or f"command-{next(self.ids)}"
        command = kind(identity, **values)
        # Through the wire, so that the decoder is part of the test.
        command = w.decode_command(msgspec.json.encode(command))
        effects = self.run(FromGuest(name * 8, command))
        self.clients[name].receive(effects.answer)
        self.publish(effects)
        return msgspec.json.decode(effects.answer, type=w.Answer).error

    # ── the runner ──

    def run(self, command: Command) -> Effects:
        """Append, then settle; publish too, unless there is an answer to send first."""
        effects = handle(self.state, command, self.now, self.entropy)
        if effects.entry:
            self.log.append(effects.entry)
        self.state = settle(effects)
        if not isinstance(command, FromGuest):
            self.publish(effects)
        moves = tuple(move for thought in effects.thoughts for move in self.brains.think(thought))
        if moves:
            self.run(BotMoves(moves))
        return effects

    def publish(self, effects: Effects) -> None:
        publication = publish.Publication(effects, self.now)
        for client in self.clients.values():
            if client.here:
                for frame in publication.frames(client.guest):
                    client.receive(frame)

    def wait(self, seconds: float) -> None:
        """Let time pass, waking the table whenever it wants to be woken."""
        end = self.now + seconds
        while (due := clocks.due(self.state)) is not None and due <= end:
            self.now = max(self.now, due)
            self.run(Tick())
        self.now = end

    def restart(self) -> TableState:
        """The process dies and a new one reads the log; everybody has to come back."""
        self.state = recover(self.state.id, self.log, self.now)
        self.brains = Brains(self.entropy)
        for client in self.clients.values():
            client.here = False
        return self.state
