"""What a client sends to a table, as JSON text over ``/ws``; what it gets is in ``frames``.

A client opens ``/ws`` and sends :class:`Hello`. Every command has an id made by the client; the same id gets
the same answer, so a command may be sent again after a lost connection.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hordago.wire.lengths import CHAT_LENGTH, NAME_LENGTH

CommandId = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""A client's 32 bytes for the next deal, in hex. Chosen after ``next_commit`` was seen, at random."""
BotName = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]
Nicety = Literal["hello", "good_luck", "well_played", "thanks", "sorry", "one_moment", "again", "bye"]
"""What can be said at every table, in the language of whoever reads it."""
Complaint = Literal["talk", "name", "leaving", "cheating"]
"""What somebody may be reported for."""


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
    """The host puts a bot on a free chair, asks a program to it (``bot-…``), or (null) sends it away."""

    id: CommandId
    seat: Seat
    bot: BotName | None


class Fill(_Command, frozen=True, tag="fill"):
    """The host puts a bot on every free chair."""

    id: CommandId
    bot: BotName


class Unseat(_Command, frozen=True, tag="unseat"):
    """The host frees a person's chair: between matches, or in one when a bot stands in for that person."""

    id: CommandId
    seat: Seat


class Swap(_Command, frozen=True, tag="swap"):
    """Between matches the host lets those on two chairs change places."""

    id: CommandId
    seat: Seat
    other: Seat


class Bar(_Command, frozen=True, tag="bar"):
    """The host puts a person out for good: no chair, no talk, nothing to see at this table."""

    id: CommandId
    seat: Seat


class Start(_Command, frozen=True, tag="start"):
    """The host begins the match; every chair must be taken."""

    id: CommandId
    nonce: Nonce | None = None


class Chat(_Command, frozen=True, tag="chat"):
    """A line of talk to everybody at the table."""

    id: CommandId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT_LENGTH)]


class Phrase(_Command, frozen=True, tag="phrase"):
    """A set phrase to everybody at the table."""

    id: CommandId
    phrase: Nicety


class Mute(_Command, frozen=True, tag="mute"):
    """Hear no more talk of the person on that chair, or (null) of those who watch; or hear it again."""

    id: CommandId
    seat: Seat | None
    on: bool


class Report(_Command, frozen=True, tag="report"):
    """Complain about the person on that chair; whoever runs the server finds it in the table's log."""

    id: CommandId
    seat: Seat
    reason: Complaint


class Concede(_Command, frozen=True, tag="concede"):
    """Give the match to the other side (two sides), once every person of one's own side wants that.

    ``agree`` false: do not give up, and forget that anybody asked.
    """

    id: CommandId
    agree: bool = True


class ClaimMatch(_Command, frozen=True, tag="claim"):
    """Take the match, when every person of the other side has left."""

    id: CommandId


class Break(_Command, frozen=True, tag="break"):
    """Ask for a break, or agree to one: it begins when all persons who are here want it.

    ``on`` false: end it, or do not agree.
    """

    id: CommandId
    on: bool = True


class Rematch(_Command, frozen=True, tag="rematch"):
    """Play another match at the same table, once one is over; with a chair free it waits for players.

    ``rotate``: with other partners (each has had every partner once after a few matches); where each plays
    for himself, everybody moves one chair on.
    """

    id: CommandId
    nonce: Nonce | None = None
    rotate: bool = False


class Pong(_Command, frozen=True, tag="pong"):
    """The answer to a ping: its ``n``, at once. It has no id and gets no answer."""

    n: Annotated[str, msgspec.Meta(max_length=32)]


Named = (
    Act
    | Free
    | Ready
    | Sit
    | Stand
    | Invite
    | Fill
    | Unseat
    | Swap
    | Bar
    | Start
    | Chat
    | Phrase
    | Mute
    | Report
    | Concede
    | ClaimMatch
    | Break
    | Rematch
)
"""Commands with an id, each of which gets an :class:`Answer`."""
Command = Hello | Pong | Named

_DECODER = msgspec.json.Decoder(Command)


def decode_command(data: str | bytes) -> Command:
    """Read a client's frame; raises ``msgspec.ValidationError`` or ``msgspec.DecodeError``."""
    command: Command = _DECODER.decode(data)
    return command
