"""`hordago bridge`: a program at the tables of a server, by its bot API."""

from __future__ import annotations

import secrets
import signal
import sys
import threading
import time
from types import FrameType
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter

from hordago.bots.players import check, dismiss, player
from hordago.bots.umi import PREFIX
from hordago.cli.chair import Chair
from hordago.cli.problem import Problem
from hordago.cli.remote import Refused, Remote, Stopped, remote, table_path, waiting
from hordago.wire.frames import WireError

_ENDING_S: Final = 5.0


class _Event(msgspec.Struct):
    """A line of ``/api/bot/events``; what a newer server says beside it is passed over."""

    t: str
    table: str = ""
    seat: int | None = None
    error: WireError | None = None


def _event(line: bytes) -> _Event:
    """Raises ``OSError`` for a line that is none: then this is no connection to such a server."""
    try:
        return msgspec.json.decode(line, type=_Event)
    except (msgspec.MsgspecError, RecursionError):
        raise OSError("a line that cannot be read") from None


def bridge(
    *,
    server: str,
    token: Annotated[str, Parameter(env_var="HORDAGO_TOKEN")],
    umi: str | None = None,
    bot: str | None = None,
    table: str | None = None,
    tables: int = 4,
    matches: int | None = None,
) -> int:
    """Let a program play at a server's tables, until Ctrl-C.

    Parameters
    ----------
    server
        The server's address, such as https://mus.example.org.
    token
        The program's token there (POST /api/bots); better in the environment than where others can read it.
    umi
        The program, which speaks UMI, with its arguments.
    bot
        A bot of this package instead, such as club.
    table
        Sit down at this table; without it, wherever a host asks.
    tables
        At how many tables at a time.
    matches
        End after so many matches.
    """
    if (umi is None) == (bot is None):
        raise Problem("say either --umi PROGRAM or --bot NAME")
    if tables < 1 or (matches is not None and matches < 1):
        raise Problem("--tables and --matches: expected a number from 1")
    name = PREFIX + umi if umi is not None else str(bot)
    there = remote(server, token)
    try:
        check(name)
    except ValueError as error:
        raise Problem(str(error)) from None
    _Bridge(there, name, tables, matches).run(server, table)
    return 0


class _Bridge:
    """All chairs of one program."""

    def __init__(self, server: Remote, name: str, most: int, matches: int | None) -> None:
        self._server = server
        self._name = name
        self._most = most
        self._matches = matches
        self._stop = threading.Event()
        self._chairs: dict[str, Chair] = {}
        self._threads: list[threading.Thread] = []
        self._played = 0
        self._lock = threading.Lock()
        self._problem: str | None = None

    def run(self, address: str, table: str | None) -> None:
        """Play until it is enough or Ctrl-C. Raises :class:`Problem`."""
        before = signal.signal(signal.SIGTERM, _interrupt)
        try:
            me = self._server.ask("/account")
            _say(f"{me['name']} ({me['handle']}) plays at {address}")
            if table is not None:
                self._sit(table)
                while not self._stop.wait(0.2) and any(each.is_alive() for each in self._threads):
                    pass
            else:
                self._follow()
        except (Stopped, KeyboardInterrupt):
            _say("ending")
        except Refused as refused:
            raise Problem(f"{address}: {refused}") from None
        except OSError as error:
            raise Problem(f"{address} cannot be reached: {error}") from None
        finally:
            self._leave()
            signal.signal(signal.SIGTERM, before)
        if self._problem is not None:
            raise Problem(self._problem)

    def _follow(self) -> None:
        """Go wherever a host asks, and back to where the program sits already."""
        tries, wait = 0, waiting(self._stop)
        while not self._stop.is_set():
            try:
                for line in self._server.lines("/events"):
                    tries = 0
                    self._hear(_event(line))
                    if self._stop.is_set():
                        return
            except Refused as refused:
                if refused.status in (401, 403):
                    raise
                _say(f"the server says: {refused}")
            except OSError as error:
                _say(f"the connection is lost: {error}")
            wait(tries)
            tries += 1

    def _hear(self, event: _Event) -> None:
        if event.t == "invited":
            busy = sum(each.is_alive() for each in self._threads) >= self._most
            full = ", but all hands are full" if busy else ""
            _say(f"table {event.table}: asked to seat {event.seat}{full}")
            try:
                self._post(event.table, "leave" if busy else "join")
            except Refused as refused:
                _say(f"table {event.table}: {refused}")
        elif event.t == "seated":
            self._begin(event.table)
        elif event.t == "refused" and event.error is not None:
            _say(f"the server says: {event.error.message}")

    def _sit(self, table: str) -> None:
        """Take a chair at that table, or go on with one's own."""
        self._post(table, "join")
        self._begin(table)

    def _post(self, table: str, what: str) -> None:
        self._server.post(f"{table_path(table)}/{what}", {}, waiting(self._stop))

    def _chair(self, table: str) -> Chair:
        bot = player(self._name, secrets.randbits(63))
        return Chair(self._server, table, bot, lambda said: _say(f"table {table}: {said}"), self._stop)

    def _begin(self, table: str) -> None:
        """Play a chair, if nobody does yet."""
        with self._lock:
            if table in self._chairs or self._stop.is_set():
                return
            chair = self._chairs[table] = self._chair(table)
        thread = threading.Thread(target=self._play, args=(table, chair), daemon=True)
        self._threads = [each for each in self._threads if each.is_alive()] + [thread]
        thread.start()

    def _play(self, table: str, chair: Chair) -> None:
        try:
            chair.run(self._enough)
        except Stopped:
            pass
        except Refused as refused:
            if self._stop.is_set():
                return  # the chair was left in the middle of a word
            _say(f"table {table}: {refused}")
            if refused.status in (401, 403):
                self._problem = str(refused)
                self._stop.set()
        finally:
            dismiss([chair.bot])
            if not self._stop.is_set():
                with self._lock:
                    self._chairs.pop(table, None)

    def _enough(self) -> bool:
        """Count a match; whether that was the last one."""
        with self._lock:
            self._played += 1
            if self._matches is not None and self._played >= self._matches:
                self._stop.set()
        return self._stop.is_set()

    def _leave(self) -> None:
        """Leave every chair, so that nobody waits for this program."""
        self._stop.set()
        for chair in list(self._chairs.values()):
            chair.leave()
        end = time.monotonic() + _ENDING_S
        for thread in self._threads:
            thread.join(max(0.0, end - time.monotonic()))


def _interrupt(_: int, __: FrameType | None) -> None:
    raise KeyboardInterrupt


def _say(what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)
