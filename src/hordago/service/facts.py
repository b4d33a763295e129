"""What a table's log says, beside the events of the game: who sits where, seeds, nonces, the clock.

Facts and game events together rebuild a table (``evolve``). They hold secrets (seeds, cards, who owns a
chair) and never leave the server as they are.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from hordago.game.events import Event


class _Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="f"):
    """Base of all facts."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decided beside the rules."""

    cut_by_seat: bool = False
    sena_mode: str = "eyes"
    dropped_signs: tuple[str, ...] = ()
    expose: float = 0.0
    """Chance that a card is turned up in a deal or a draw."""
    turn_seconds: int | None = None
    """A limit of one's own on a turn, without a bank; None for what ``timer`` says."""
    closed_talk: bool = False
    """No free talk from the deal to the count (RULES D-13)."""
    timer: str = "none"
    """``none``, ``slow``, ``normal`` or ``blitz``: a key of ``timers.TIMERS``."""
    watch: str = "link"
    """Who may watch: ``nobody``, who has the ``link``, or ``all`` (the table is on the public list)."""
    public: bool = False
    """Strangers find the table and may sit down; then there is no talk but set phrases."""
    programs: bool = False
    """Programs may sit down without being asked."""
    bot_pace: str = "normal"
    """How long bots take: a key of ``timers.PACES``."""
    room: bool = False
    """Everybody sits in one room: a screen that watches shows the table, phones show the hands."""


class Opened(_Fact, frozen=True):
    """The table exists."""

    rules: dict[str, object]
    settings: Settings
    host: str
    """Guest."""


class HostIs(_Fact, frozen=True):
    """Another guest is the host."""

    guest: str


class Sat(_Fact, frozen=True):
    """A person has a chair now."""

    seat: int
    guest: str
    name: str


class BotSat(_Fact, frozen=True):
    """A bot has a chair now."""

    seat: int
    bot: str
    left: bool = False
    """A person left this chair of its own will in the middle of a match."""


class Emptied(_Fact, frozen=True):
    """A chair is free."""

    seat: int


class Queued(_Fact, frozen=True):
    """A person takes a bot's chair when the hand is over."""

    seat: int
    guest: str
    name: str


class Unqueued(_Fact, frozen=True):
    """That person does not want it any more."""

    seat: int


class ProgramAsked(_Fact, frozen=True):
    """The host has asked a program to that chair; None: it is not asked any more."""

    seat: int
    guest: str | None


class StoodIn(_Fact, frozen=True):
    """A bot plays for the person of that chair."""

    seat: int
    bot: str


class Returned(_Fact, frozen=True):
    """The person of that chair plays again."""

    seat: int


class SeatOffered(_Fact, frozen=True):
    """A link was made that moves the seat to another device: SHA-256 of its token, good until then."""

    seat: int
    token: str
    until: float


class SeatMoved(_Fact, frozen=True):
    """The seat belongs to another guest: the same person's other device."""

    seat: int
    guest: str


class SeedDrawn(_Fact, frozen=True):
    """The secret of a deal to come; its commitment is public from now on."""

    deal: int
    seed: str


class NonceGiven(_Fact, frozen=True):
    """A client's part of the next deal."""

    seat: int
    nonce: str


class DealBegun(_Fact, frozen=True):
    """The nonces of a deal are settled, so its cards are."""

    deal: int
    nonces: tuple[str, ...]


class MatchBegun(_Fact, frozen=True):
    """The draw for seats: cards drawn by place, round after round; then who sits where, and mano."""

    rounds: tuple[tuple[tuple[int, str], ...], ...]
    players: tuple[int, ...]
    mano: int


class ReadySaid(_Fact, frozen=True):
    """A person is done looking at the count."""

    seat: int


class Late(_Fact, frozen=True):
    """The turn limit of that seat passed; the clock decides for it."""

    seat: int


class Overtime(_Fact, frozen=True):
    """A turn took longer than its limit: seconds taken off the bank, and credited for the line."""

    seat: int
    bank: float
    lag: float


class Wished(_Fact, frozen=True):
    """A person wants what needs the agreement of others: ``concede`` (of its side) or ``break`` (of all)."""

    what: str
    side: int
    """−1: all sides."""
    seat: int


class Unwished(_Fact, frozen=True):
    """Somebody does not agree: it is not asked for any more."""

    what: str
    side: int


class BreakBegun(_Fact, frozen=True):
    """All agreed on a break: the clocks stand still."""


class BreakEnded(_Fact, frozen=True):
    """The game goes on."""


class Conceded(_Fact, frozen=True):
    """A side gave the match up, or (``claimed``) the other side claimed it when all of them had left."""

    side: int
    claimed: bool = False


class Moved(_Fact, frozen=True):
    """Between matches players changed chairs: for each chair the one its player had."""

    players: tuple[int, ...]


class Barred(_Fact, frozen=True):
    """The host put a guest out for good: no chair, no talk and nothing to see at this table."""

    guest: str


class Muted(_Fact, frozen=True):
    """A guest does not want to hear another one, or (``of`` empty) those who watch; or wants to again."""

    by: str
    of: str
    on: bool


class Reported(_Fact, frozen=True):
    """A guest complained about another; with what that one said last, as far as it is still known."""

    by: str
    of: str
    reason: str
    lines: tuple[str, ...] = ()


class Reopened(_Fact, frozen=True):
    """After a match chairs are free; the table waits for players."""


class Closed(_Fact, frozen=True):
    """The table is closed for good: ``abandoned`` in a match, ``idle`` without one, or ``full``."""

    reason: str


class Chatted(_Fact, frozen=True):
    """Somebody talked; what was said is not kept."""

    seat: int | None


class Forgotten(_Fact, frozen=True):
    """A guest's data were deleted: its names are gone from the rows before, and it is nobody from now on."""

    guest: str


TableFact = (
    Opened
    | HostIs
    | Sat
    | BotSat
    | Emptied
    | Queued
    | Unqueued
    | ProgramAsked
    | StoodIn
    | Returned
    | SeatOffered
    | SeatMoved
    | SeedDrawn
    | NonceGiven
    | DealBegun
    | MatchBegun
    | ReadySaid
    | Late
    | Overtime
    | Wished
    | Unwished
    | BreakBegun
    | BreakEnded
    | Conceded
    | Moved
    | Barred
    | Muted
    | Reported
    | Forgotten
    | Reopened
    | Closed
    | Chatted
)
Fact = TableFact | Event


class Entry(NamedTuple):
    """One row of a table's log: all that one command brought."""

    seq: int
    """From 0, without gaps."""
    at: float
    """Seconds since 1970, by the server's clock."""
    by: str
    """``guest:…``, ``clock`` or ``bot``."""
    command: str
    """Who sent it and its id, unique at the table."""
    answer: bytes
    """The answer frame, empty for what nobody asked for."""
    facts: tuple[Fact, ...]
