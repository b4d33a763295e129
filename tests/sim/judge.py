"""Who looks on and finds the fault: promises R3, R6, R9, R11, R12, R14 and R15, checked as things happen."""

from __future__ import annotations

from random import Random

from hordago.game.events import GameEnded, HandEnded, MatchStarted, Paid
from hordago.game.transition import action_of
from hordago.record.tokens import text
from hordago.service import facts as f
from hordago.service.evolve import replay
from hordago.service.facts import Entry
from hordago.service.publish import Publication
from hordago.service.state import TableState
from hordago.service.table import Effects
from tests.service.scanner import leaks
from tests.service.test_lives import OF_THE_PROCESS
from tests.sim.disk import Disk
from tests.sim.frames import Frame, read
from tests.sim.loop import Loop
from tests.sim.page import Page
from tests.sim.server import Server, Socket
from tests.sim.timekeeper import Timekeeper
from tests.sim.twin import Twin

SCANNED = 0.03
"""The part of all frames that the scanner of R9 reads: it is slow, and looks at all of them elsewhere."""
COMPARED = 0.2
"""The part of all moments at which a page is compared with its twin; after a welcome always."""


class Judge:
    """Looks at everything, believes nothing."""

    def __init__(self, loop: Loop, random: Random, disk: Disk) -> None:
        self.state: TableState
        self.twins: dict[str, Twin] = {}
        self.acknowledged: dict[str, bytes] = {}
        """Commands that pages were told are done."""
        self.compared = self.resumed = self.repeated = 0
        self.time = Timekeeper(loop)
        self._loop = loop
        self._random = random
        self._disk = disk
        self._answers: dict[tuple[str, int], bytes] = {}
        self._crashes = 0
        self._paid: list[int] = []

    # ── what the server does ──

    def decided(self, effects: Effects, publication: Publication) -> None:
        """A row is safe: check what it says; twins hear of it."""
        self.state = effects.state
        if effects.entry is not None:
            self._check_row(effects.entry, effects)
            self.time.row(effects)
        self.time.presence(effects.state.here)
        for twin in self.twins.values():
            twin.watch(publication)

    def _check_row(self, entry: Entry, effects: Effects) -> None:
        safe = self._disk.rows[entry.seq : entry.seq + 1]
        assert safe and safe[0] is entry, "published before it was safe"
        turns = [told for fact in entry.facts if isinstance(fact, tuple) and (told := action_of(fact))]
        if entry.by.startswith("guest:"):
            seats = {effects.before.seat_of(chair.guest) for chair in effects.before.chairs if chair.guest}
            mine = [text(action) for seat, action in turns if seat in seats and not action.free]
            assert len(mine) <= 1, f"one command, two turns: {mine}"
        self._count_stones(entry, effects.state)

    def _count_stones(self, entry: Entry, after: TableState) -> None:
        """Every stone of the score was paid by an event that says why."""
        kinds = {type(fact) for fact in entry.facts}
        if MatchStarted in kinds and after.match is not None:
            self._paid = [0] * after.rules.side_count
        for fact in entry.facts:
            if isinstance(fact, Paid):
                self._paid[fact.side] += fact.points
            elif isinstance(fact, HandEnded) and GameEnded not in kinds:
                assert list(fact.score) == self._paid, f"score {fact.score}, paid {self._paid}"
        if GameEnded in kinds and after.match is not None:
            self._paid = list(after.match.tally.score)

    def welcomed(self, socket: Socket, resume: int | None, frames: list[bytes]) -> None:
        """What a page is told on its way back is what it missed."""
        twin = self.twins.get(socket.guest)
        if twin is None:
            twin = self.twins[socket.guest] = Twin(socket.guest, frames)
        for raw in frames:
            frame = read(raw)
            if frame.t == "update" and resume is not None:
                missed = twin.since(resume)
                told = list(map(bytes, frame.events))
                assert missed is None or told == missed, f"{len(told)} events for {len(missed)} missed"
                self.resumed += 1

    def published(self, socket: Socket) -> None:
        """Now the page knows, once the frames are there, what its twin knows."""
        if socket.welcome or self._random.random() < COMPARED:
            socket.welcome = False
            self._compare(socket)

    def _compare(self, socket: Socket) -> None:
        twin, page = self.twins[socket.guest], socket.page
        match, table = twin.known.match, twin.known.table
        watches = self.state.may_watch(socket.guest)

        def reached() -> None:
            known = page.known
            self.compared += 1
            assert known.table == table, f"the table differs: {known.table!r} {table!r}"
            if watches:
                assert known.match == match, f"the match differs: {known.match} {match}"

        socket.line.mark(reached)

    def sending(self, guest: str, frame: bytes) -> None:
        """Now and then look for a secret in a frame."""
        # What is made up for may tell of hands that are over, whose cards the scanner does not remember.
        made_up = b'"e":"HandEnded"' in frame
        if self._random.random() < SCANNED and not made_up:
            state = self.state
            seeds = [proof.seed for proof in state.deals] + ([state.seed] if state.seed else [])
            found = leaks(frame, state, state.viewer_of(guest), seeds)
            assert not found, (found, frame)

    def recovered(self, before: TableState, after: TableState) -> None:
        """What a new process knows is what the old one knew, and what more was safe."""
        self._crashes += 1
        expected = before.copy()
        expected.answers = dict(before.answers)
        for entry in self._disk.rows[before.rows :]:
            replay(expected, entry)
            self._count_stones(entry, expected)
        for name in TableState.__slots__:
            if name not in OF_THE_PROCESS:
                assert getattr(after, name) == getattr(expected, name), f"{name} is not what it was"
        self.state = after
        self.time.restarted(after)
        for twin in self.twins.values():
            twin.after_crash(after, self._loop.now)

    def look(self, server: Server) -> None:
        """Once a second: who has a line is there, and nobody waits for who is gone."""
        if server.idle:
            there = {socket.guest for socket in server.sockets}
            assert there == server.state.here, f"{len(there)} have a line, {len(server.state.here)} are there"
        self.time.look(server.state)

    # ── what pages hear ──

    def answered(self, page: Page, frame: Frame, raw: bytes) -> None:
        """The same answer every time; and what was done is in the log before anybody hears of it."""
        name = f"{page.guest[:16]}:{frame.id}"
        if frame.error is None:
            assert self._disk.safe.get(name) == raw, f"{name} was acknowledged and is not in the log"
            self.acknowledged[name] = raw
        done = self.acknowledged.get(name)
        assert done is None or done == raw, f"one command, two answers: {done!r} {raw!r}"
        # What was refused is not in the log: only the same process gives the same refusal again, for a while.
        if done is None and self.state.forgot:
            return
        key = name, self._crashes
        self.repeated += key in self._answers
        assert self._answers.setdefault(key, raw) == raw, f"one command, two answers: {name}"

    # ── the end ──

    def close(self) -> None:
        """Nothing that was acknowledged is lost, nothing is there twice."""
        names = [entry.command for entry in self._disk.rows]
        assert len(set(names)) == len(names), "a command was done twice"
        rows = {entry.command: entry.answer for entry in self._disk.rows}
        lost = [name for name, raw in self.acknowledged.items() if rows.get(name) != raw]
        assert not lost, f"acknowledged and lost: {lost}"
        facts = [fact for entry in self._disk.rows for fact in entry.facts]
        assert sum(isinstance(fact, f.Opened) for fact in facts) == 1
