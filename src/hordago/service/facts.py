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
    """Limit of a turn; None for as long as one likes."""
    closed_talk: bool = False
    """No free talk from the deal to the count (RULES D-13)."""


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


class Conceded(_Fact, frozen=True):
    """A side gave the match up."""

    side: int


class Reopened(_Fact, frozen=True):
    """After a match chairs are free; the table waits for players."""


class Closed(_Fact, frozen=True):
    """The table is closed for good: ``abandoned`` or ``full``."""

    reason: str


class Chatted(_Fact, frozen=True):
    """Somebody talked; what was said is not kept."""

    seat: int | None


TableFact = (
    Opened
    | HostIs
    | Sat
    | BotSat
    | Emptied
    | Queued
    | Unqueued
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
    | Conceded
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
