"""The frames of a table: what a client sends and what it gets, as JSON text over ``/ws``.

A client opens ``/ws``, sends :class:`Hello` and gets :class:`TableFrame` and :class:`ViewFrame`; then an
:class:`UpdateFrame` for everything it may know to have happened. Every command has an id made by the client;
the same id gets the same :class:`Answer`, so a command may be sent again after a lost connection.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from hordago.wire.events import WIRE_EVENTS
from hordago.wire.lengths import CHAT_LENGTH, NAME_LENGTH
from hordago.wire.view import WireSummary, WireView

CommandId = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""A client's 32 bytes for the next deal, in hex. Chosen after ``next_commit`` was seen, at random."""


class _Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Base of what a client sends."""


class Hello(_Command, frozen=True, tag="hello"):
    """First frame: which table, and the number of events already seen (null for a fresh view)."""

    table: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    resume: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Act(_Command, frozen=True, tag="act"):
    """Take the turn that the view numbered ``turn``: ``do`` is a token such as ``e2`` or ``d:2o5c``."""

    id: CommandId
    turn: Annotated[int, msgspec.Meta(ge=0)]
    do: Token
    nonce: Nonce | None = None


class Free(_Command, frozen=True, tag="free"):
    """Look, sign, say or claim, in the hand that the view numbered ``hand``."""

    id: CommandId
    hand: Annotated[int, msgspec.Meta(ge=0)]
    do: Token


class Ready(_Command, frozen=True, tag="ready"):
    """Done looking at the count of that hand; it goes on when all are, or after a while."""

    id: CommandId
    hand: Annotated[int, msgspec.Meta(ge=0)]
    nonce: Nonce | None = None


class Sit(_Command, frozen=True, tag="sit"):
    """Take a free chair, or a bot's (from the next hand on), or one's own again from a stand-in."""

    id: CommandId
    seat: Seat
    name: Name
    nonce: Nonce | None = None


class Stand(_Command, frozen=True, tag="stand"):
    """Leave the chair; in a match a bot stands in for the player."""

    id: CommandId


class Invite(_Command, frozen=True, tag="invite"):
    """The host puts a bot on a free chair, or (null) sends it away before the match."""

    id: CommandId
    seat: Seat
    bot: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)] | None


class Start(_Command, frozen=True, tag="start"):
    """The host begins the match; every chair must be taken."""

    id: CommandId
    nonce: Nonce | None = None


class Chat(_Command, frozen=True, tag="chat"):
    """A line of talk to everybody at the table."""

    id: CommandId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT_LENGTH)]


class Concede(_Command, frozen=True, tag="concede"):
    """Give the match to the other side (two sides)."""

    id: CommandId


class Rematch(_Command, frozen=True, tag="rematch"):
    """Play another match at the same table, once one is over; with a chair free it waits for players."""

    id: CommandId
    nonce: Nonce | None = None


Command = Hello | Act | Free | Ready | Sit | Stand | Invite | Start | Chat | Concede | Rematch


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
    """The bot that plays here now, also when it stands in for a person."""
    connected: bool
    next: str | None
    """The name of the person who takes this bot's chair after the hand."""


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
    watchers: int
    conceded: int | None
    """The side that gave the match up."""
    next_commit: str | None
    """Commitment (hex SHA-256) to the seed of the next deal."""
    turn_seconds: int | None
    """Limit of a turn, null for as long as one likes."""


class Pause(msgspec.Struct, frozen=True):
    """The count is on show; play goes on when every person is ready or the time is up."""

    hand: int
    ready: list[int]
    """Chairs that are ready."""
    seconds: float
    """Time left."""
    summary: WireSummary


class _Frame(msgspec.Struct, frozen=True, tag_field="t"):
    """Base of what the server sends."""


class TableFrame(_Frame, frozen=True, tag="table"):
    """The table has changed: chairs, names, presence, status."""

    table: TableInfo
    seat: int | None
    """The receiver's chair."""
    is_host: bool


class ViewFrame(_Frame, frozen=True, tag="view"):
    """A fresh view: ``seq`` events known to this seat so far; the calls of this lance to show as bubbles."""

    seq: int
    history: list[Any]
    """What this seat knows to have happened in this hand, as the events of an update."""
    view: WireView
    calls: list[tuple[int, str]]
    pause: Pause | None


class UpdateFrame(_Frame, frozen=True, tag="update"):
    """What has happened since, in order, and the view after it. ``seq`` counts up to the last event."""

    seq: int
    events: list[Any]
    """Events, see the schema of :data:`WIRE_EVENTS`."""
    view: WireView
    calls: list[tuple[int, str]]
    pause: Pause | None


class Answer(_Frame, frozen=True, tag="answer"):
    """The answer to the command of that id."""

    id: str
    error: WireError | None
    seq: int


class ChatFrame(_Frame, frozen=True, tag="chat"):
    """A line of talk."""

    seat: int | None
    name: str
    text: str


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


Frame = TableFrame | ViewFrame | UpdateFrame | Answer | ChatFrame | SeatingFrame | DealFrame | Refused

_DECODER = msgspec.json.Decoder(Command)
_ENCODER = msgspec.json.Encoder()


def decode_command(data: str | bytes) -> Command:
    """Read a client's frame; raises ``msgspec.ValidationError`` or ``msgspec.DecodeError``."""
    command: Command = _DECODER.decode(data)
    return command


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
