"""What a table sends to a client, as JSON text over ``/ws``; what it takes is in ``commands``.

After ``hello`` a client gets :class:`TableFrame` and :class:`ViewFrame`; then an :class:`UpdateFrame` for
everything it may know to have happened, and an :class:`Answer` to each of its commands.
"""

from __future__ import annotations

from typing import Any

import msgspec

from hordago.wire.commands import Command, Nicety
from hordago.wire.events import WIRE_EVENTS
from hordago.wire.view import WireSummary, WireView


class WireError(msgspec.Struct, frozen=True):
    """Why a command was refused; ``code`` is stable and has a text in the catalogues."""

    code: str
    message: str
    place: str = ""


class ChairInfo(msgspec.Struct, frozen=True):
    """A chair at the table."""

    seat: int
    side: int
    kind: str
    """``empty``, ``person`` or ``bot``."""
    name: str
    bot: str | None
    """The bot that plays here now, also when it stands in for a person; ``program``: somebody's own bot."""
    connected: bool
    next: str | None
    """The name of the person who takes this bot's chair after the hand."""
    left: bool
    """A person left this chair in this match, or has been away so long that a bot stands in."""
    asked: str | None
    """The handle of the program that the host has asked to this empty chair."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody there sees it."""

    id: str
    status: str
    """``waiting``, ``playing``, ``over`` or, for good, ``closed``."""
    preset: str | None
    rules: dict[str, Any]
    """Every option, ``seats`` and ``sides``."""
    chairs: list[ChairInfo]
    host: int | None
    """The chair of the host, null while the host has none."""
    expose: float
    """Chance that a card is turned up in a deal."""
    sena_mode: str
    cut_by_seat: bool
    """The seat left of the dealer cuts the deck."""
    dropped_signs: list[str]
    """Signs that the host has taken out."""
    watchers: int
    conceded: int | None
    """The side that gave the match up."""
    claimed: bool
    """It had left, and the other side claimed the match."""
    next_commit: str | None
    """Commitment (hex SHA-256) to the seed of the next deal."""
    turn_seconds: float | None
    """Limit of a turn, null for as long as one likes."""
    bank_seconds: float
    """What a person has beside it for a whole match."""
    watch: str
    """Who may watch: ``nobody``, who has the ``link``, or ``all``."""
    public: bool
    """Strangers may sit down; there is no talk but set phrases."""
    programs: bool
    """Programs may sit down without being asked."""
    room: bool
    """Everybody sits in one room: a screen that watches shows the table, phones show the hands."""
    on_break: bool
    """The clocks stand still until somebody ends the break, or it has lasted long enough."""


class Pause(msgspec.Struct, frozen=True):
    """The count is on show; play goes on when every person is ready or the time is up."""

    hand: int
    ready: list[int]
    """Chairs that are ready."""
    seconds: float
    """Time left."""
    summary: WireSummary


class Clock(msgspec.Struct, frozen=True):
    """The time of the person to act, in seconds, when the frame was sent."""

    seat: int
    turn: float
    """Left of the turn's limit."""
    bank: float
    """Left after that."""


class WishInfo(msgspec.Struct, frozen=True):
    """Something that happens once all agree: ``concede`` (one's own side) or ``break`` (everybody)."""

    what: str
    seats: list[int]
    """Who wants it so far."""


class _Frame(msgspec.Struct, frozen=True, tag_field="t"):
    """Base of what the server sends."""


class TableFrame(_Frame, frozen=True, tag="table"):
    """The table has changed: chairs, names, presence, status."""

    table: TableInfo
    seat: int | None
    """The receiver's chair."""
    is_host: bool
    wishes: list[WishInfo]
    """What the receiver may agree to, or wants itself."""
    muted: list[int]
    """Chairs whose talk the receiver does not get; −1: of those who watch."""
    may_claim: bool
    """The receiver may claim the match now."""
    may_sit: list[int]
    """Chairs that a person would be given; in a match, when the hand is over. Programs are asked."""


class ViewFrame(_Frame, frozen=True, tag="view"):
    """A fresh view: ``seq`` events known to this seat so far; the calls of this lance to show as bubbles."""

    seq: int
    history: list[Any]
    """What this seat knows to have happened in this hand, as the events of an update."""
    view: WireView
    calls: list[tuple[int, str]]
    pause: Pause | None
    clock: Clock | None


class UpdateFrame(_Frame, frozen=True, tag="update"):
    """What has happened since, in order, and the view after it. ``seq`` counts up to the last event."""

    seq: int
    events: list[Any]
    """Events, see the schema of :data:`WIRE_EVENTS`."""
    view: WireView
    calls: list[tuple[int, str]]
    pause: Pause | None
    clock: Clock | None


class Answer(_Frame, frozen=True, tag="answer"):
    """The answer to the command of that id."""

    id: str
    error: WireError | None
    seq: int


class ChatFrame(_Frame, frozen=True, tag="chat"):
    """A line of talk, or a set phrase (then ``text`` is empty)."""

    seat: int | None
    name: str
    text: str
    phrase: Nicety | None = None


class PastFrame(_Frame, frozen=True, tag="past"):
    """To those who watch, when the next deal has begun: all that happened in the hand before, all cards."""

    hand: int
    events: list[Any]


class Ping(_Frame, frozen=True, tag="ping"):
    """To be answered by ``pong`` at once: the server measures the line."""

    n: str
    seq: int
    """The receiver's events so far: one that knows fewer has missed some, and comes again."""


class SeatingFrame(_Frame, frozen=True, tag="seating"):
    """The draw for seats, before the first deal of a match."""

    rounds: list[list[tuple[int, str]]]
    """Cards drawn: (chair before the draw, card); who tied draws again. Empty without a draw."""
    players: list[int]
    """For each chair, the one its player had before."""
    mano: int


class DealFrame(_Frame, frozen=True, tag="deal"):
    """A deal begins: what is needed to check it once its seed is revealed (docs/reference/fairness.md)."""

    deal: int
    """Number in the match, from 1."""
    commit: str
    """Commitment of this deal, as published before."""
    nonces: list[str]
    """The nonces used, one a chair."""
    next_commit: str
    """Commitment of the next deal."""


class Refused(_Frame, frozen=True, tag="refused"):
    """A frame that could not be read; the socket closes after the third."""

    error: WireError


Frame = (
    TableFrame
    | ViewFrame
    | UpdateFrame
    | PastFrame
    | Answer
    | ChatFrame
    | SeatingFrame
    | DealFrame
    | Ping
    | Refused
)

_ENCODER = msgspec.json.Encoder()


def encode_frame(frame: Frame) -> bytes:
    """A frame as JSON."""
    return _ENCODER.encode(frame)


def schema() -> dict[str, Any]:
    """JSON Schema of all commands, frames and events."""
    _, definitions = msgspec.json.schema_components(
        (Command, Frame, *WIRE_EVENTS), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Hordago table",
        "$defs": definitions,
    }
