"""A page in somebody's browser: what it knows, and the command that waits for an answer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from hordago import wire as w
from tests.service.person import may_act, token
from tests.sim.frames import Frame, Known, read
from tests.sim.line import Line
from tests.sim.loop import Loop

PATIENCE_S = 8.0
"""A command without an answer is said again after so long."""
BACK_S = 3.0
"""Longest time until a page tries to come back."""

Answered = Callable[["Page", Frame, bytes], None]


def encoded(command: w.Command) -> bytes:
    """A command as a page sends it."""
    return msgspec.json.encode(command)


class Page:
    """One page. It sends one command at a time, and again with the same id until it is answered."""

    def __init__(self, loop: Loop, random: Random, guest: str, connect: Callable[[Page], Line]) -> None:
        self.guest = guest
        self.known = Known()
        self.open = True
        self.line: Line | None = None
        self.waiting: w.Named | None = None
        self.answered: Answered = lambda *_: None
        self.changed: Callable[[Page], None] = lambda _: None
        """Told after every frame."""
        self.thinking = False
        """Somebody in front of it is about to act."""
        self.slow_pongs = False
        """This one lies about its line: it keeps every pong back."""
        self._loop = loop
        self._random = random
        self._connect = connect
        self._sent = 0
        self._silent = True
        self._go()

    # ── the line ──

    def _go(self) -> None:
        if not self.open:
            return
        line = self.line = self._connect(self)
        line.down = lambda raw: self._hear(line, raw)
        line.lost_below = lambda: self._lost(line)
        line.send_up(encoded(w.Hello("table", self.known.seq)))
        self._silent = True
        self._loop.after(PATIENCE_S, self._still_there, line)

    def _still_there(self, line: Line) -> None:
        """A hello that was lost gets no frame back: then the page comes again."""
        if line is self.line and self._silent:
            line.cut()

    def _lost(self, line: Line) -> None:
        if line is self.line and self.open:
            self.line = None
            self._loop.after(self._random.uniform(0.1, BACK_S), self._go)

    def close(self) -> None:
        """The page is closed."""
        self.open = False
        if self.line is not None:
            self.line.cut()
            self.line = None

    def reload(self) -> None:
        """The page forgets everything."""
        self.known = Known()
        self.waiting = None
        if self.line is not None:
            self.line.cut(noticed=0.0)

    def switch(self) -> None:
        """Another network: the new line is there before the server has noticed that the old one is dead."""
        line = self.line
        if line is not None:
            self._go()
            line.cut(noticed=self._random.uniform(0.0, 2.0 * line.weather.delay))

    # ── frames ──

    def _hear(self, line: Line, raw: bytes) -> None:
        if line is not self.line:
            return
        frame = read(raw)
        first, self._silent = self._silent, False
        if frame.t == "answer":
            self.answered(self, frame, raw)
            if self.waiting is not None and self.waiting.id == frame.id:
                self.waiting = None
        elif frame.t == "ping":
            late = self._random.uniform(0.0, 9.0) if self.slow_pongs else 0.0
            self._loop.after(late, line.send_up, encoded(w.Pong(frame.n)))
            if self.known.seq is not None and frame.seq > self.known.seq:
                raise AssertionError("a page missed events on a living line")
        else:
            known = self.known.seq
            if frame.t == "update" and known is not None:
                assert frame.seq - known == len(frame.events), "each event once, and none left out"
            self.known.take(raw, frame)
            if first:
                self._say_again()
        self.changed(self)

    # ── commands ──

    def say(self, command: w.Named) -> None:
        """Send a command and wait for its answer."""
        assert self.waiting is None
        self.waiting = command
        self._say_again()

    def _say_again(self) -> None:
        command = self.waiting
        if command is None:
            return
        self._sent += 1
        if self.line is not None and not self._silent:
            self.line.send_up(encoded(command))
        self._loop.after(PATIENCE_S, self._impatient, command.id, self._sent)

    def _impatient(self, identity: str, sent: int) -> None:
        if self.open and self.waiting is not None and self.waiting.id == identity and sent == self._sent:
            self._say_again()

    # ── what it shows ──

    def view(self) -> dict[str, Any] | None:
        """The match as it is shown here."""
        return msgspec.json.decode(self.known.view) if self.known.view else None

    def wish(self, identity: str) -> w.Named | None:
        """The command with which this person would go on, None if it is not for him to."""
        known, random = self.known, self._random
        view = self.view()
        if view is None or known.seat is None or b'"status":"playing"' not in known.table:
            return None
        pause = known.pause
        nonce = random.randbytes(32).hex() if random.random() < 0.7 else None
        if pause is not None and known.seat not in pause.ready:
            return w.Ready(identity, pause.hand, nonce)
        shown = None if pause is None else {"hand": pause.hand}
        if may_act(view, shown):
            do = token(view, random)
            while do == "h" and random.random() < 0.95:  # or every match would be over at once
                do = token(view, random)
            return w.Act(identity, view["turn"], do, nonce)
        if view["free"] and random.random() < 0.2:
            return w.Free(identity, view["hand"], random.choice(view["free"]))
        return None
