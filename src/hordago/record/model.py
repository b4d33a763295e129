"""What a record of a match holds. ``mgn`` reads and writes it, ``replay`` and ``verify`` check it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from hordago.cards.card import Card
from hordago.game.events import Table
from hordago.rules.options import Rules

STATUSES: Final = ("running", "finished", "conceded", "closed")
"""``running``: only finished hands are told; ``conceded`` and ``closed``: the last hand may be cut off."""
REASONS: Final = ("deje", "stake", "paso", "values", "punto")
ENDINGS: Final = ("deje", "count", "ordago")


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat."""

    name: str
    bot: str | None = None
    """The name of the bot, None for a person."""
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: the cards, and what proves that nobody chose them (32 bytes each, None where not known)."""

    hands: tuple[tuple[Card, ...], ...]
    """Each seat's cards, in the order dealt."""
    cut: int | None = None
    """Where the deck was cut for it, if it was after the hand before."""
    exposed: Card | None = None
    reshuffles: int = 0
    """How often the stock was used up."""
    commitment: bytes | None = None
    """SHA-256 of the seed, published before."""
    next_commitment: bytes | None = None
    """The commitment of the next deal, published with this one."""
    nonces: tuple[bytes, ...] | None = None
    """By seat."""
    seed: bytes | None = None
    """Revealed when the match was over."""
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class HandResult:
    """What a hand brought. Sides from 0, points in stones."""

    immediate: tuple[tuple[str, int, int], ...]
    """(lance, side, points) in the order they were taken."""
    count: tuple[tuple[str, int, int, str], ...]
    """(lance, side, points, reason), one of :data:`REASONS`."""
    score: tuple[int, ...]
    """The score after it, one number a side."""
    winner: int | None = None
    """The side that won the game with it."""
    by: str | None = None
    """How, one of :data:`ENDINGS`."""


@dataclass(frozen=True, slots=True)
class HandRecord:
    """One hand."""

    mano: int
    """At the deal; in a mus corrido it may move on."""
    score: tuple[int, ...]
    """Before it."""
    deals: tuple[DealRecord, ...]
    """One, or more where an exposed card brought a new deal."""
    actions: tuple[str, ...] = ()
    """Tokens of everything after the deal; free actions with ``@seat``."""
    result: HandResult | None = None
    """None for a hand that was cut off."""
    extra: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A whole match."""

    rules: Rules
    table: Table = Table()  # noqa: RUF009 (a frozen value)
    players: tuple[Player, ...] = ()
    """By seat; none where nobody is named."""
    mano: int = 0
    """Mano of the first hand."""
    score: tuple[int, ...]
    """Where it started, one number a side; likewise ``games`` and ``sets``."""
    games: tuple[int, ...]
    sets: tuple[int, ...]
    seating: tuple[int, ...] | None = None
    """Where each player stood before the seats were drawn, by seat; None where nothing was drawn."""
    hands: tuple[HandRecord, ...] = ()
    status: str = "running"
    """One of :data:`STATUSES`."""
    winner: int | None = None
    """The side that won the match."""
    conceded_by: int | None = None
    """The side that gave up."""
    extra: Mapping[str, Any] = field(default_factory=dict)
