"""What can happen to a table: a guest's command, somebody coming or going, time passing, a bot's answer."""

from __future__ import annotations

from typing import NamedTuple

from hordago.game import Action, Legal
from hordago.views import SeatView
from hordago.wire.commands import Command as WireCommand


class FromGuest(NamedTuple):
    """A guest sent a frame."""

    guest: str
    command: WireCommand


class OfferSeat(NamedTuple):
    """A guest wants to take its seat to another device; ``token`` is the SHA-256 of the link's secret."""

    guest: str
    token: str


class MoveSeat(NamedTuple):
    """A guest brings the secret of such a link (as SHA-256)."""

    guest: str
    token: str


class Forget(NamedTuple):
    """A guest wants its data deleted."""

    guest: str


class Arrived(NamedTuple):
    """A guest has a socket now."""

    guest: str


class Gone(NamedTuple):
    """A guest's last socket closed."""

    guest: str


class Measured(NamedTuple):
    """How long a word took to a guest and back, in seconds, by the server's own clock."""

    guest: str
    ping: float


class Tick(NamedTuple):
    """Time has passed."""


class Thought(NamedTuple):
    """A question to a bot: a sign or look before this turn, or the turn itself."""

    seat: int
    bot: str
    turn: int
    view: SeatView
    legal: Legal | None
    """None: asked for a sign."""
    late: bool = False
    """It decides for a person whose time is up."""
    asked: bool = False
    """Its partner asks what it would do: it says so, and does nothing."""


class Move(NamedTuple):
    """A bot's answer."""

    seat: int
    turn: int
    action: Action
    late: bool = False


class BotMoves(NamedTuple):
    """Answers of bots, to be taken in this order as far as they still fit."""

    moves: tuple[Move, ...]


Command = FromGuest | OfferSeat | MoveSeat | Forget | Arrived | Gone | Measured | Tick | BotMoves
