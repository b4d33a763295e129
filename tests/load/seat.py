"""One person of the load: keeps what the table says, looks at every frame, and picks legal actions."""

from __future__ import annotations

import asyncio
import re
from random import Random
from typing import Any, Protocol

import msgspec

from tests.load.line import Line, connect
from tests.service.person import WORDS

_CARDS = re.compile(rb'"(?:d:)?((?:[1-7SCR][oceb])+)"')
YES = b'"error":null'
ANSWER_S = 60.0
"""Nobody waits longer than that for an answer; under an hour's load of 100 times too much it is an error."""


class Choice(msgspec.Struct):
    """A legal kind of action, and its bounds."""

    kind: str
    min: int | None
    max: int | None


class View(msgspec.Struct):
    """A view: what only this seat may know, what it decides by, and all that is public as it came."""

    viewer: int
    turn: int
    hand: int
    actor: int | None
    stage: str
    cards: list[str]
    legal: list[Choice]
    winner: int | None
    mano: msgspec.Raw
    score: msgspec.Raw
    games: msgspec.Raw
    sets: msgspec.Raw
    dentro: msgspec.Raw
    card_counts: msgspec.Raw
    exposed: msgspec.Raw
    changed: msgspec.Raw
    stock_size: msgspec.Raw
    talk: msgspec.Raw
    cutter: msgspec.Raw
    bet: msgspec.Raw
    pares: msgspec.Raw
    juego: msgspec.Raw
    closed: msgspec.Raw
    to_claim: msgspec.Raw
    looks: msgspec.Raw

    def public(self) -> tuple[Any, ...]:
        """What every seat must see alike."""
        told = (getattr(self, name) for name in _PUBLIC)
        return (self.turn, self.hand, self.actor, self.stage, self.winner, *map(bytes, told))


_PUBLIC = tuple(name for name, kind in View.__annotations__.items() if kind == "msgspec.Raw")


class Pause(msgspec.Struct):
    """The count is on show."""

    hand: int
    ready: list[int]


class Frame(msgspec.Struct):
    """Any frame; what it does not say is None."""

    t: str
    id: str = ""
    seq: int = 0
    n: str = ""
    seat: int | None = None
    view: View | None = None
    pause: Pause | None = None
    events: list[msgspec.Raw] | None = None


_FRAMES = msgspec.json.Decoder(Frame)


class Notes(Protocol):
    """Who is told what a seat notices."""

    def wrong(self, what: str) -> None:
        """A promise was broken."""

    def news(self) -> None:
        """A view has come."""

    def lost(self, code: int) -> None:
        """The server hung up."""


class Seat:
    """A person with a socket."""

    def __init__(self, notes: Notes, token: str, address: str, random: Random) -> None:
        self.token = token
        self.address = address
        self.chair: int | None = None
        self.seq: int | None = None
        self.view: View | None = None
        self.pause: Pause | None = None
        self.raw = b""
        """The last frame with a view."""
        self.held: set[str] = set()
        """Every card that it has had in this hand: one that it gave up may come back in another."""
        self.views = 0
        self.answers: dict[str, bytes] = {}
        """The answer to each command, where they are kept."""
        self.keep_answers = False
        self.random = random
        self._notes = notes
        self._line: Line | None = None
        self._answers: dict[str, asyncio.Future[bytes]] = {}
        self._unanswered: dict[str, bytes] = {}
        """Commands on their way, by their id: sent again after a lost connection."""
        self._ids = 0
        self._seen: asyncio.Future[None] | None = None

    @property
    def there(self) -> bool:
        """Whether it has a socket."""
        return self._line is not None

    @property
    def acknowledged(self) -> list[bytes]:
        """Every answer that said yes."""
        return [raw for raw in self.answers.values() if YES in raw]

    async def open(self, url: str, table: str) -> None:
        """Connect, say hello, and wait for the table (and the view, where there was one before).

        What was not answered is said again. Raises ``OSError``.
        """
        self._seen = asyncio.get_running_loop().create_future()
        self._line = await connect(url, self.token, self.address, self._hear, self._lost)
        self._say({"t": "hello", "table": table, "resume": self.seq})
        async with asyncio.timeout(ANSWER_S):
            await self._seen
        answers = await asyncio.gather(*(self._ask(*each) for each in self._unanswered.items()))
        # What they brought is seen before anything else is done.
        known = max((_FRAMES.decode(each).seq for each in answers), default=0)
        async with asyncio.timeout(ANSWER_S):
            while (self.seq or 0) < known:
                await asyncio.sleep(0.002)

    def cut(self) -> None:
        """The line breaks, or the page is closed."""
        if self._line is not None:
            self._line.cut()
            self._gone(1006)

    def _say(self, frame: dict[str, Any]) -> None:
        if self._line is not None:
            self._line.say(msgspec.json.encode(frame))

    async def say(self, kind: str, again: str = "", **values: Any) -> bytes:
        """A command, and its answer as it came. Raises ``ConnectionError`` when the line breaks first."""
        self._ids += 1
        identity = again or f"{self.token[:12]}-{self._ids}"
        return await self._ask(identity, msgspec.json.encode({"t": kind, "id": identity, **values}))

    async def _ask(self, identity: str, frame: bytes) -> bytes:
        if self._line is None:
            raise ConnectionResetError
        waiting: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._answers[identity], self._unanswered[identity] = waiting, frame
        self._line.say(frame)
        async with asyncio.timeout(ANSWER_S):
            return await waiting

    async def must(self, kind: str, **values: Any) -> None:
        """A command that is to be taken."""
        answer = await self.say(kind, **values)
        assert YES in answer, (kind, values, answer)

    # ── what comes ──

    def _hear(self, raw: bytes) -> None:
        frame = _FRAMES.decode(raw)
        if frame.t == "update" or frame.t == "view":
            self._see(frame, raw)
        elif frame.t == "answer":
            self._unanswered.pop(frame.id, None)
            if self.keep_answers:
                self._keep(frame.id, raw)
            waiting = self._answers.pop(frame.id, None)
            if waiting is not None and not waiting.done():
                waiting.set_result(raw)
        elif frame.t == "ping":
            self._say({"t": "pong", "n": frame.n})
            if self.seq is not None and frame.seq != self.seq:
                self._notes.wrong(f"a ping says event {frame.seq}, known are {self.seq}")
        elif frame.t == "table":
            self.chair = frame.seat
            if self.seq is None:
                self._arrived()
        elif frame.t == "refused":
            self._notes.wrong(f"refused: {raw!r}")

    def _keep(self, identity: str, raw: bytes) -> None:
        if self.answers.setdefault(identity, raw) != raw:
            self._notes.wrong("a repeat got another answer")

    def _see(self, frame: Frame, raw: bytes) -> None:
        """Every event is told once and in order; a view is this seat's own."""
        assert frame.view is not None
        told = len(frame.events or ())
        if frame.t == "update" and self.seq is not None and frame.seq != self.seq + told:
            self._notes.wrong(f"{told} events up to {frame.seq}, but {self.seq} were known")
        if self.seq is not None and frame.seq < self.seq:
            self._notes.wrong(f"event {self.seq} was known, now there are {frame.seq}")
        if frame.view.viewer != self.chair:
            self._notes.wrong(f"a view of seat {frame.view.viewer} for {self.chair}")
        if self.view is None or self.view.hand != frame.view.hand:
            self.held.clear()
        self.held.update(frame.view.cards)
        self.seq, self.view, self.pause, self.raw = frame.seq, frame.view, frame.pause, raw
        self.views += 1
        self._arrived()
        self._notes.news()

    def _arrived(self) -> None:
        if self._seen is not None and not self._seen.done():
            self._seen.set_result(None)

    def _lost(self, code: int) -> None:
        self._gone(code)
        self._notes.lost(code)

    def _gone(self, code: int) -> None:
        self._line = None
        answers, self._answers = self._answers, {}
        waiting: list[asyncio.Future[Any]] = [*answers.values(), *([self._seen] if self._seen else [])]
        for each in waiting:
            if not each.done():
                each.set_exception(ConnectionResetError(code))
                each.exception()  # whoever waits is told; where nobody does, that is no fault
        self._notes.news()

    # ── what it does ──

    @property
    def may_act(self) -> bool:
        """Whether it is this person's turn, as far as the frames say."""
        view = self.view
        return view is not None and bool(view.legal) and (self.pause is None or view.stage == "claims")

    @property
    def unready(self) -> bool:
        """Whether the others wait for this person to have seen the count."""
        return self.pause is not None and self.chair not in self.pause.ready and self.view is not None

    def action(self) -> str:
        """One of the legal actions: the kind first, then its number or cards."""
        assert self.view is not None
        choice = self.random.choice(self.view.legal)
        least, most = choice.min or 0, choice.max
        if choice.kind == "discard":
            cards = self.view.cards
            number = self.random.randint(least, min(most or 4, len(cards)))
            return "d:" + "".join(self.random.sample(cards, number))
        if choice.kind == "cut":
            return f"k:{self.random.randint(least, most or least)}"
        if choice.kind == "envido":
            return f"e{min(max(least, self.random.choice((least, 5, 10))), most or 99)}"
        return WORDS[choice.kind]

    def told_cards(self) -> set[str]:
        """Every card that the last frame names and that this seat has not had in its hand.

        Who was away hears of the end of a hand, where all cards are shown, in one frame with the next hand.
        """
        runs = _CARDS.findall(self.raw.rpartition(b'"e":"HandEnded"')[2])
        return {run[i : i + 2].decode() for run in runs for i in range(0, len(run), 2)} - self.held
