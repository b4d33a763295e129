"""One table in a world of its own: a clock moved by hand, seeded entropy, guests that keep what they get.

It is the smallest runner of ``service``: append, then take the state over, then answer, then publish. Nothing
in it sleeps or draws a number of its own, so a seed plays the same life again.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import msgspec

from hordago import wire as w
from hordago.rules.options import Rules
from hordago.service import clocks, publish
from hordago.service.brains import Brains
from hordago.service.commands import Arrived, BotMoves, Command, FromGuest, Gone, Tick
from hordago.service.facts import Entry, Settings
from hordago.service.lobby import open_table
from hordago.service.state import TableState
from hordago.service.table import Effects, handle, recover, settle
from tests.service.person import may_act, token
from tests.service.scanner import leaks


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

    def say(self, who: str, kind: type, /, again: str | None = None, **values: Any) -> w.WireError | None:
        """A guest sends a command; the error it got, if any."""
        identity = again or f"command-{next(self.ids)}"
        command = kind(identity, **values)
        # Through the wire, so that the decoder is part of the test.
        command = w.decode_command(msgspec.json.encode(command))
        effects = self.run(FromGuest(who * 8, command))
        self.clients[who].receive(effects.answer)
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
                    self.scan(client, frame)
                    client.receive(frame)

    def scan(self, client: Client, frame: bytes) -> None:
        """Every frame of every test is looked at by R9's scanner."""
        found = leaks(frame, self.state, self.state.viewer_of(client.guest), self.seeds())
        assert not found, (found, frame)

    def seeds(self) -> list[bytes]:
        """The secrets of this match: no frame ever says them."""
        ours = [proof.seed for proof in self.state.deals] + ([self.state.seed] if self.state.seed else [])
        return [*ours, self.state.shoe.key] if self.state.shoe else ours

    # ── a whole match ──

    def fill(self, bot: str = "random") -> None:
        """The host seats a bot on every free chair."""
        for seat, chair in enumerate(self.state.chairs):
            if chair.kind == "empty":
                assert self.say("host", w.Invite, seat=seat, bot=bot) is None

    def take_turns(self, random: Random) -> bool:
        """Whoever is a person and can do something does it; whether anybody did."""
        for name, client in self.clients.items():
            if not client.here or client.seat is None or not self.state.playing:
                continue
            pause = client.pause
            if pause is not None and client.seat not in pause["ready"]:
                assert self.say(name, w.Ready, hand=pause["hand"], nonce=random.randbytes(32).hex()) is None
                return True
            if may_act(client.view, pause):
                assert client.view is not None
                values = {"turn": client.view["turn"], "do": token(client.view, random)}
                assert self.say(name, w.Act, **values, nonce=random.randbytes(32).hex()) is None
                return True
            free = client.view["free"] if client.view else []
            if free and client.view and random.random() < 0.1:
                assert self.say(name, w.Free, hand=client.view["hand"], do=random.choice(free)) is None
                return True
        return False

    def play_on(self, random: Random, most: int = 20_000) -> None:
        """Play until the match is over."""
        for _ in range(most):
            if not self.state.playing:
                return
            if not self.take_turns(random):
                due = clocks.due(self.state)
                assert due is not None, f"stuck: {self.state.status} {self.state.count} {self.state.match}"
                self.wait(max(0.0, due - self.now))
        raise AssertionError("the match does not end")

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
