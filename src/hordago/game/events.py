"""What happened. Every event says who may know it; together they are enough to rebuild the state (``fold``).

Each class is registered with its :class:`Audience`; a class without one makes this module fail to import.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final, NamedTuple, TypeVar

from hordago.cards.card import Card
from hordago.game.actions import Action
from hordago.game.scoring import Entry
from hordago.rules.options import Rules


class Audience(Enum):
    """Who may know an event."""

    PUBLIC = "public"
    """Everybody, spectators too."""
    SEAT = "seat"
    """Only the seat in the field ``seat``; nobody else learns that it happened."""
    CARDS = "cards"
    """Everybody learns that it happened and how many cards; the cards only their holder."""


_Class = TypeVar("_Class", bound=type)
AUDIENCES: Final[dict[type, Audience]] = {}
"""Event class → who may know it."""


def _for(audience: Audience) -> Callable[[_Class], _Class]:
    def register(cls: _Class) -> _Class:
        AUDIENCES[cls] = audience
        return cls

    return register


class Table(NamedTuple):
    """What the host of a table decides beside the rules."""

    cut_by_seat: bool = False
    """The seat left of the dealer cuts; otherwise chance does, if anybody."""
    sena_mode: str = "eyes"
    """``eyes``: a sign is seen by whoever looks at the signer; ``partner``: by the partners only."""
    dropped_signs: frozenset[str] = frozenset()
    """Meanings that may not be signalled at this table."""


@_for(Audience.PUBLIC)
class MatchStarted(NamedTuple):
    """The first event of a match."""

    rules: Rules
    table: Table
    mano: int
    score: tuple[int, ...]
    games: tuple[int, ...]
    sets: tuple[int, ...]


@_for(Audience.PUBLIC)
class DeckCut(NamedTuple):
    """The first ``n`` cards went behind; ``seat`` is −1 for chance."""

    seat: int
    n: int


@_for(Audience.CARDS)
class Dealt(NamedTuple):
    """Each seat's cards, in the order dealt."""

    hands: tuple[tuple[Card, ...], ...]
    mano: int
    exposed: Card | None


@_for(Audience.PUBLIC)
class Exposed(NamedTuple):
    """A card was turned face up while it was dealt to that seat."""

    seat: int
    card: Card


@_for(Audience.PUBLIC)
class Redealt(NamedTuple):
    """All cards go back and the same dealer deals again (``mus_visto=redeal``)."""


@_for(Audience.PUBLIC)
class Called(NamedTuple):
    """A public word of the seat to act: mus, cut, defer, mus visto, a bet or an answer."""

    seat: int
    action: Action


@_for(Audience.PUBLIC)
class ManoMoved(NamedTuple):
    """Mus corrido: the deck has passed on and that seat is mano now."""

    mano: int


@_for(Audience.CARDS)
class Discarded(NamedTuple):
    """A seat gave up cards face down."""

    seat: int
    cards: tuple[Card, ...]


@_for(Audience.PUBLIC)
class Reshuffled(NamedTuple):
    """The stock was used up before that seat was served; the discards became the new one."""

    seat: int


@_for(Audience.CARDS)
class Served(NamedTuple):
    """The dealer gave a seat new cards; ``exposed`` is one that all have seen."""

    seat: int
    cards: tuple[Card, ...]
    exposed: Card | None


@_for(Audience.PUBLIC)
class Declared(NamedTuple):
    """Who has pares, or juego; always true (RULES B-29)."""

    lance: str
    holders: tuple[int, ...]


@_for(Audience.PUBLIC)
class LanceClosed(NamedTuple):
    """A lance is over, as its :class:`~hordago.game.betting.Status` says."""

    lance: str
    status: str
    side: int | None
    """The side that holds it alone, or that bet last and was refused."""
    stones: int
    """Stake accepted, or deje of a refusal."""
    participants: tuple[int, ...]
    """Sides that compare their hands."""


@_for(Audience.PUBLIC)
class Shown(NamedTuple):
    """All hands are on the table."""

    hands: tuple[tuple[Card, ...], ...]


@_for(Audience.PUBLIC)
class Paid(NamedTuple):
    """Stones for a side, and why; ``at_once`` for what is taken during the lances."""

    lance: str
    side: int
    points: int
    reason: str
    at_once: bool


@_for(Audience.PUBLIC)
class Offered(NamedTuple):
    """What the sides may claim before the next cut (``claims=manual``)."""

    entries: tuple[Entry, ...]


@_for(Audience.PUBLIC)
class Claimed(NamedTuple):
    """A seat took stones of its side's entries."""

    seat: int
    n: int


@_for(Audience.PUBLIC)
class Lapsed(NamedTuple):
    """Stones nobody claimed in time."""

    side: int
    points: int


@_for(Audience.PUBLIC)
class OrdagoWon(NamedTuple):
    """An accepted órdago was decided: that seat holds the best hand of the lance."""

    lance: str
    seat: int


@_for(Audience.PUBLIC)
class Dentro(NamedTuple):
    """A side announces that it is near the target."""

    side: int


@_for(Audience.PUBLIC)
class HandEnded(NamedTuple):
    """The hand is over; the score as it stands."""

    score: tuple[int, ...]


@_for(Audience.PUBLIC)
class GameEnded(NamedTuple):
    """A side won the game, by ``deje``, ``count`` or ``ordago``; ``games`` and ``sets`` won so far."""

    winner: int
    by: str
    games: tuple[int, ...]
    sets: tuple[int, ...]


@_for(Audience.PUBLIC)
class MatchEnded(NamedTuple):
    """A side won the match."""

    winner: int


@_for(Audience.PUBLIC)
class Looked(NamedTuple):
    """A seat turned its eyes to a seat (itself = its own cards)."""

    seat: int
    target: int


@_for(Audience.SEAT)
class Signed(NamedTuple):
    """The seat made a sign."""

    seat: int
    meaning: str


@_for(Audience.SEAT)
class Perceived(NamedTuple):
    """The seat saw another seat make a sign."""

    seat: int
    signer: int
    meaning: str


@_for(Audience.PUBLIC)
class Spoke(NamedTuple):
    """A seat said one of the fixed phrases."""

    seat: int
    phrase: str


Event = (
    MatchStarted
    | DeckCut
    | Dealt
    | Exposed
    | Redealt
    | Called
    | ManoMoved
    | Discarded
    | Reshuffled
    | Served
    | Declared
    | LanceClosed
    | Shown
    | Paid
    | Offered
    | Claimed
    | Lapsed
    | OrdagoWon
    | Dentro
    | HandEnded
    | GameEnded
    | MatchEnded
    | Looked
    | Signed
    | Perceived
    | Spoke
)


def check_audiences(names: Mapping[str, Any]) -> None:
    """Raise TypeError if a tuple class among ``names`` has no audience (values of events apart)."""
    values = (Table, Entry)
    for cls in names.values():
        if isinstance(cls, type) and issubclass(cls, tuple) and cls not in values and cls not in AUDIENCES:
            raise TypeError(f"{cls.__name__} has no audience: say with @_for who may know it")


check_audiences(dict(globals()))
