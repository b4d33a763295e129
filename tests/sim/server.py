"""The process that runs the table: the order is that of `server/room.py`, without its event loop."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import NamedTuple, Protocol

from hordago import wire as w
from hordago.service import clocks, limits
from hordago.service.brains import Brains
from hordago.service.commands import Arrived, BotMoves, Command, FromGuest, Gone, Measured, Thought, Tick
from hordago.service.ports import Entropy
from hordago.service.publish import Publication, welcome
from hordago.service.state import TableState
from hordago.service.table import Effects, handle, recover, settle
from tests.sim.disk import Disk
from tests.sim.frames import Known
from tests.sim.line import Line
from tests.sim.loop import Loop

QUICK_S = 0.01
"""Longest time that a bot thinks which decides for somebody who is late."""


class Page(Protocol):
    """What is at the other end of a line."""

    known: Known


class Judge(Protocol):
    """Who looks on."""

    def decided(self, effects: Effects, publication: Publication) -> None:
        """A command was decided and, if it had a row, that row is safe; this will be published."""

    def welcomed(self, socket: Socket, resume: int | None, frames: list[bytes]) -> None:
        """A page comes, or comes back, and this is what it gets."""

    def published(self, socket: Socket) -> None:
        """A page has been sent all there is to know."""

    def sending(self, guest: str, frame: bytes) -> None:
        """A frame goes out to a guest."""

    def recovered(self, before: TableState, after: TableState) -> None:
        """A new process has read the log."""


class Socket:
    """A line from the server's side: whose it is, and what was asked about it."""

    def __init__(self, guest: str, line: Line, page: Page) -> None:
        self.guest = guest
        self.line = line
        self.page = page
        """At its other end. For those who look on only."""
        self.greeted = False
        self.welcome = True
        """What it gets first is still to be looked at."""
        self.ping: tuple[str, float] | None = None


class Join(NamedTuple):
    """A page said hello."""

    socket: Socket
    resume: int | None


class Leave(NamedTuple):
    """A line of that guest is dead."""

    guest: str


class Work(NamedTuple):
    """Something to be done, and who gets the answer."""

    command: Command | Join | Leave
    socket: Socket | None = None


class Server:
    """One table at work. Commands go through one after the other, and wait for the disk."""

    def __init__(
        self, loop: Loop, random: Random, entropy: Entropy, state: TableState, disk: Disk, judge: Judge
    ) -> None:
        self.state = state
        self.up = True
        self.sockets: list[Socket] = []
        self.crashes = 0
        self.bots_think = QUICK_S
        """Longest time that other bots think, beside the pause that they make for people."""
        self._loop = loop
        self._random = random
        self._entropy = entropy
        self._disk = disk
        self._judge = judge
        self._queue: deque[Work] = deque()
        self._busy = False
        self._life = 0
        self._brains = Brains(entropy)
        self._alarm = -1.0

    @property
    def idle(self) -> bool:
        """Whether nothing is under way."""
        return not self._busy and not self._queue

    # ── lines ──

    def hear(self, socket: Socket, raw: bytes) -> None:
        """A command came up a line."""
        if not self.up:
            return
        command = w.decode_command(raw)
        if isinstance(command, w.Hello):
            if not socket.greeted:
                socket.greeted = True
                self.submit(Work(Join(socket, command.resume)))
        elif not socket.greeted:
            pass  # hello comes first
        elif isinstance(command, w.Pong):
            if socket.ping is not None and socket.ping[0] == command.n:
                took, socket.ping = self._loop.now - socket.ping[1], None
                self.submit(Work(Measured(socket.guest, took)))
        else:
            self.submit(Work(FromGuest(socket.guest, command), socket))

    def hung_up(self, socket: Socket) -> None:
        """A line is dead."""
        if socket in self.sockets:
            self.sockets.remove(socket)
            if self.up:
                self.submit(Work(Leave(socket.guest)))

    def _join(self, join: Join) -> None:
        socket = join.socket
        self.sockets.append(socket)
        frames = welcome(self.state, socket.guest, join.resume, self._loop.now)
        self._judge.welcomed(socket, join.resume, frames)
        for frame in frames:
            self._send(socket, frame)
        self._judge.published(socket)
        self._ping(socket, self._life)

    def _ping(self, socket: Socket, life: int) -> None:
        if life != self._life or socket not in self.sockets:
            return
        socket.ping = self._entropy(8).hex(), self._loop.now
        viewer = self.state.viewer_of(socket.guest)
        seq = self.state.seq_of(viewer) if self.state.may_watch(socket.guest) else 0
        self._send(socket, w.encode_frame(w.Ping(socket.ping[0], seq)))
        self._loop.after(limits.PING_S, self._ping, socket, life)

    def _send(self, socket: Socket, frame: bytes) -> None:
        self._judge.sending(socket.guest, frame)
        socket.line.send_down(frame)

    # ── commands ──

    def submit(self, work: Work) -> None:
        """Do it when its turn comes."""
        self._queue.append(work)
        self._next()

    def _next(self) -> None:
        while self.up and not self._busy and self._queue:
            work = self._queue.popleft()
            command: Command
            if isinstance(work.command, Join):
                if not work.command.socket.line.alive:
                    continue
                command = Arrived(work.command.socket.guest)
                if command.guest in self.state.here:
                    self._join(work.command)
                    continue
            elif isinstance(work.command, Leave):
                # Only when its turn comes: another page of this guest may have come meanwhile.
                if any(other.guest == work.command.guest for other in self.sockets):
                    continue
                command = Gone(work.command.guest)
            else:
                command = work.command
            self._decide(work, command)

    def _decide(self, work: Work, command: Command) -> None:
        effects = handle(self.state, command, self._loop.now, self._entropy)
        if effects.entry is None:
            known = self._disk.answer(effects.command) if effects.doubtful else None
            if known is not None:
                effects = Effects(self.state, self.state, command=effects.command, answer=known)
            self._done(work, effects)
            return
        self._busy = True
        self._disk.append(effects.entry, lambda safe: self._appended(work, effects, safe=safe), effects.state)

    def _appended(self, work: Work, effects: Effects, *, safe: bool) -> None:
        self._busy = False
        if safe:
            self._done(work, effects)
        else:
            answer = self._disk.answer(effects.command)
            assert answer is not None, "a row was refused, and no other has its command"
            self._done(work, Effects(self.state, self.state, command=effects.command, answer=answer))
        self._next()

    def _done(self, work: Work, effects: Effects) -> None:
        """The row is safe: take the state over, answer, publish."""
        self.state = settle(effects)
        publication = Publication(effects, self._loop.now)
        self._judge.decided(effects, publication)
        if work.socket is not None and effects.answer:
            self._send(work.socket, effects.answer)
        for socket in tuple(self.sockets):
            for frame in publication.frames(socket.guest):
                self._send(socket, frame)
            self._judge.published(socket)
        if isinstance(work.command, Join):
            self._join(work.command)
        if effects.thoughts:
            late = any(thought.late for thought in effects.thoughts)
            thinks = self._random.uniform(0.0, QUICK_S if late else self.bots_think)
            self._loop.after(thinks, self._think, effects.thoughts, self._life)
        self._schedule()

    def _think(self, thoughts: tuple[Thought, ...], life: int) -> None:
        if life != self._life:
            return
        moves = tuple(move for thought in thoughts for move in self._brains.think(thought))
        if moves:
            self.submit(Work(BotMoves(moves)))

    # ── time ──

    def _schedule(self) -> None:
        due = clocks.due(self.state)
        if due is not None:
            self._alarm = due
            self._loop.at(due, self._wake, due, self._life)

    def _wake(self, due: float, life: int) -> None:
        if life == self._life and due == self._alarm:
            self._alarm = -1.0
            self.submit(Work(Tick()))

    # ── death and resurrection ──

    def crash(self, downtime: float) -> None:
        """The process dies; after a while a new one reads the log."""
        if not self.up:
            return
        self.up, self._busy = False, False
        self._life += 1
        self.crashes += 1
        self._queue.clear()
        self._disk.crash()
        for socket in self.sockets:
            socket.line.cut(noticed=0.0)
        self.sockets.clear()
        self._loop.after(downtime, self._restart)

    def _restart(self) -> None:
        before = self.state
        kept, rows = self._disk.load()
        self.state = recover(before.id, rows, self._loop.now, kept)
        self._brains = Brains(self._entropy)
        self.up = True
        self._judge.recovered(before, self.state)
        self._schedule()
