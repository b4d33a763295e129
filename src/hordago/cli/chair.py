"""One chair at a server's table, played by a bot of this package or by a program that speaks UMI."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from hordago.bots.bot import Bot, claim
from hordago.bots.modest import modest
from hordago.cli.remote import Refused, Remote, Stopped, table_path, waiting
from hordago.record.tokens import text
from hordago.views import SeatView
from hordago.wire.frames import Frame, Pause, TableFrame, UpdateFrame, ViewFrame
from hordago.wire.frames import Refused as Farewell
from hordago.wire.read import Reader, decode_frame

_TOO_LATE: Final = ("stale", "match-over")
"""The table has moved on, or the game is over: nothing is wrong."""


def _at_once(_: int) -> None:
    raise Stopped


def _nonce() -> str:
    """This seat's part of the next deal."""
    return secrets.token_hex(32)


class Chair:
    """Plays one chair until it is lost, the table closes, or ``stop`` is set."""

    def __init__(
        self, server: Remote, table: str, bot: Bot, say: Callable[[str], None], stop: threading.Event
    ) -> None:
        self._server = server
        self._path = table_path(table)
        self.bot = bot
        self._say = say
        self._stop = stop
        self._wait = waiting(stop)
        self._reader = Reader()
        self._pause: Pause | None = None
        self._done: dict[str, int] = {}
        """What was done last of each kind: the turn or the hand."""
        self._playing = False

    def run(self, enough: Callable[[], bool]) -> None:
        """Play; ``enough`` is asked after every match. Raises :class:`Refused` when the server says no."""
        tries = 0
        while not self._stop.is_set():
            try:
                if not self._listen(enough):
                    return
                tries = 0
            except Refused as refused:
                if refused.status < 500 and refused.status not in (410, 429):
                    raise
                self._say(f"the server says: {refused}")
            except OSError as error:
                self._say(f"the connection is lost: {error}")
            self._wait(tries)
            tries += 1

    def leave(self) -> None:
        """Leave the chair if the server can be reached; once, however that ends."""
        with suppress(Refused, OSError, Stopped):
            self._server.post(f"{self._path}/leave", {}, _at_once)

    def _listen(self, enough: Callable[[], bool]) -> bool:
        """Read the stream until it ends; whether it is worth trying again."""
        resume = "" if self._reader.seq is None else f"?resume={self._reader.seq}"
        for line in self._server.lines(f"{self._path}/stream{resume}"):
            if self._stop.is_set():
                return False
            try:
                frame = decode_frame(line)
            except (msgspec.MsgspecError, RecursionError):
                continue  # a newer server says more than is known here
            if isinstance(frame, Farewell):
                self._say(f"the server says: {frame.error.message}")
                return True
            if not self._take(frame) or (self._match_ended() and enough()):
                return False
        return True

    def _take(self, frame: Frame) -> bool:
        """Take note of a frame and do what there is to do; False when there is no chair any more."""
        self._reader.take(frame)
        if isinstance(frame, TableFrame):
            if frame.table.status == "closed" or frame.seat is None:
                self._say("the table is closed" if frame.table.status == "closed" else "the chair is gone")
                return False
        elif isinstance(frame, ViewFrame | UpdateFrame):
            self._pause = frame.pause
            seen = self._reader.seen
            if seen is not None and seen.viewer >= 0:
                self._play(seen)
        return True

    def _match_ended(self) -> bool:
        """Whether a match has just ended."""
        table = self._reader.table
        was, self._playing = self._playing, table is not None and table.table.status == "playing"
        if was and not self._playing:
            self._say("the match is over")
            return True
        if self._playing and not was and self._reader.table is not None:
            self._say(f"a match has begun; this is seat {self._reader.table.seat}")
        return False

    # ── a turn ───────────────────────────────────────────────────────────────────────────────────────

    def _play(self, seen: SeatView) -> None:
        pause, playing = self._pause, self._reader.table is not None and seen.stage != "over"
        if pause is not None and seen.viewer not in pause.ready and self._first("ready", pause.hand):
            self._try("ready", hand=pause.hand, nonce=_nonce())
        if not playing or (pause is not None and seen.stage != "claims"):
            return
        if seen.actor is not None and seen.actor >= 0 and self._first("signal", seen.turn):
            found = claim(seen) if seen.stage == "claims" else self._signal(seen)
            if found is not None:
                self._try("free", hand=seen.hand, do=text(found))
        if seen.legal and self._first("act", seen.turn):
            action = self.bot.act(seen, seen.legal)
            if not self._try("action", turn=seen.turn, do=text(action), nonce=_nonce()):
                self._say(f"a modest {text(modest(seen, seen.legal))} is played in its place")
                self._try("action", turn=seen.turn, do=text(modest(seen, seen.legal)))

    def _signal(self, seen: SeatView) -> Any:
        if getattr(self.bot, "mute", False) or not seen.looks:
            return None
        return self.bot.signal(seen)

    def _first(self, kind: str, number: int) -> bool:
        """Whether that is not done yet; from now on it is."""
        if self._done.get(kind) == number:
            return False
        self._done[kind] = number
        return True

    def _try(self, what: str, **values: Any) -> bool:
        """Do something; False when it was refused. What comes too late is done."""
        try:
            self._server.post(f"{self._path}/{what}", values, self._wait)
        except Refused as refused:
            if refused.status in (401, 403, 404):
                raise
            if refused.code in _TOO_LATE:
                return True
            self._say(f"{values.get('do', what)!r} was refused: {refused}")
            return False
        return True
