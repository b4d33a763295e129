"""Every bound of a table and of the server, in one place; each has a test."""

from __future__ import annotations

from collections import deque
from typing import Final

from hordago.wire import lengths

# ── sockets ──────────────────────────────────────────────────────────────────────────────────────────

FRAME_BYTES: Final = 4096
"""Largest frame a client may send."""
QUEUED_FRAMES: Final = 64
"""Frames that may wait for a slow reader; then its socket is closed, never is one dropped silently."""
SOCKETS_PER_SEAT: Final = 5
SOCKETS_PER_ADDRESS: Final = 20
"""Sockets of one network address that hold no seat."""
BAD_FRAMES: Final = 3
"""Frames that cannot be read; at the last one the socket is closed with 1008."""
PING_S: Final = 15.0
PONG_S: Final = 10.0
"""A socket is dead that long after a ping without an answer."""
TOKEN_ASKED: Final = 20
"""After so many pings a socket asks whether the token that it was opened with still holds."""
HELLO_S: Final = 10.0
"""A socket must say which table it wants within so many seconds."""
FRAGMENTS: Final = (60, 15.0)
"""Pings, pongs and parts of frames of one socket, in so many seconds: a page sends next to none of them."""

# ── connections ──────────────────────────────────────────────────────────────────────────────────────

CONNECTIONS: Final = 5000
"""Connections of one process, sockets among them; fewer where the system gives it fewer descriptors."""
CONNECTIONS_PER_ADDRESS: Final = 500
"""Those of one network address that is neither this machine's own nor a trusted proxy's."""
REQUEST_S: Final = 20.0
"""A request, head and body, must have come within so many seconds."""
STALLED_S: Final = 30.0
"""An answer of which nothing more is taken for so long is broken off."""
REFUSALS: Final = (10, 60.0)
"""Refusals of one kind that are logged; all of them are counted."""

# ── rates: so many in so many seconds ────────────────────────────────────────────────────────────────

COMMANDS: Final = (30, 15.0)
"""Commands of one socket."""
CHATS: Final = (5, 10.0)
"""Lines of talk and set phrases of one guest at one table; muting somebody counts as one."""
STRANGER: Final = (20, 60.0)
STRANGERS: Final = (60, 60.0)
"""Commands of one guest without a chair at one table, and of all of them: each is a row of its log."""
REPORTS: Final = 5
"""Complaints of one guest at one table."""
MUTES: Final = 12
"""Others whom one guest does not hear at one table."""
BARS: Final = 100
"""Guests that the host of one table puts out."""
TABLES: Final = (120, 3600.0)
"""New tables of one network address."""
OPEN_TABLES: Final = 2_000
"""Tables that one process has in memory (or as ``HORDAGO_TABLES`` says); then it makes no new one."""
REQUESTS: Final = (240, 60.0)
"""HTTP requests to /api and /schema of one network address."""
READINGS: Final = (30, 60.0)
"""Records and exports of one network address: each reads a whole log."""
FILES: Final = (6000, 60.0)
"""All other HTTP requests of one network address: the page and its files."""

# ── bots ─────────────────────────────────────────────────────────────────────────────────────────────

THOUGHTS: Final = 16
"""Questions that wait for one process of bots; beyond that a lower level answers at once."""
THOUGHT_S: Final = 5.0
"""A process of bots that takes longer for an answer has failed."""

# ── programs ─────────────────────────────────────────────────────────────────────────────────────────

PROGRAMS: Final = 10
"""Programs of one guest."""
NEW_PROGRAMS: Final = (20, 3600.0)
"""New programs of one network address."""
PROGRAM_DAYS: Final = 400
"""How long a program's token works."""
PROGRAM_REQUESTS: Final = (1200, 60.0)
"""HTTP requests to /api/bot of one network address; those of a program at one table are :data:`COMMANDS`."""
STREAMS: Final = 24
"""Streams that one program reads at a time from one process."""
STREAMS_PER_ADDRESS: Final = 120
"""Those of all programs of one network address."""
CALLS: Final = 20
"""Tables where one program has business."""
CALL_S: Final = 60.0
"""A call to a table that has nothing for the program is forgotten after so long."""
KEEP_ALIVE_S: Final = 7.0
"""A stream says at least an empty line so often, and asks whether the token still holds."""
NEWS_S: Final = 2.0
"""How often a stream of events looks for what other processes did."""

# ── words ────────────────────────────────────────────────────────────────────────────────────────────

NAME_LENGTH: Final = lengths.NAME_LENGTH
CHAT_LENGTH: Final = lengths.CHAT_LENGTH
"""The frames refuse longer ones, and are on the floor below: both numbers are said there."""
BODY_BYTES: Final = 16_384
"""Largest body of an HTTP request."""

# ── a table ──────────────────────────────────────────────────────────────────────────────────────────

RING: Final = 64
"""Events kept for each viewer, to go on after a lost connection."""
ANSWERS: Final = 512
"""Answers kept in memory; older ones are found in the log."""
WATCHERS: Final = 100
"""Guests without a chair at one table."""
LINES: Final = 20
"""Lines of talk that a process remembers, for who complains about one."""
LISTED: Final = 50
"""Tables on the public list."""
ROWS: Final = 50_000
"""Rows of one table; then it closes."""
ROWS_OF_PLAY: Final = 10_000
"""The last of them are for the game alone: nobody ends a match by talking, muting or asking for links."""
PHRASES: Final = 6
"""What one seat says to its partners between two turns."""

# ── time, in seconds ─────────────────────────────────────────────────────────────────────────────────

EXPOSE_WITH_REDEAL: Final = 0.5
"""Largest chance of a card turned up where it means dealing again, which happens at once."""

COUNT_S: Final = 20.0
"""The count is on show so long, unless every person is ready before; for one alone, see `clocks`."""
COUNT_OF_BOTS_S: Final = 5.0
"""The same at a table where only bots play."""
DISCONNECTED_S: Final = 60.0
"""A person away for so long has a bot stand in."""
LATE_TURNS: Final = 3
"""Turns in a row that the clock decided; then a bot stands in."""
TURN_S: Final = (10, 600)
"""Shortest and longest limit a table may set on a turn."""
LAG_OF_ACTION_S: Final = 0.3
LAG_OF_DEAL_S: Final = 3.0
"""Credit for a slow line: half the ping, at most so much for an action and for a deal."""
BREAK_S: Final = 900.0
"""A break ends by itself after so long."""
ABANDONED_S: Final = 600.0
"""A match nobody is looking at is closed after so long."""
IDLE_S: Final = 86_400.0
"""A table without a match that nobody is at is closed after so long: its link may still be on the way."""
SEAT_LINK_S: Final = 600.0
"""A link that moves a seat to another device works so long, and once."""
GUEST_DAYS: Final = 400
"""How long a browser is remembered."""
TOKEN_DAYS: Final = 7
"""After so long a browser gets another token."""


class Window:
    """So many things in so many seconds, sliding. Time comes from outside."""

    __slots__ = ("_most", "_seconds", "_times")

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._times: deque[float] = deque()

    def allows(self, now: float) -> bool:
        """Whether one more is in bounds; if so it is counted."""
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True

    def idle(self, now: float) -> bool:
        """Whether nothing was counted lately, so that the window may be forgotten."""
        return not self._times or self._times[-1] <= now - self._seconds
