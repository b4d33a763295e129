"""A table at one moment: chairs, match, secrets of the deal, what each viewer knows. Made by ``evolve``."""

from __future__ import annotations

from typing import NamedTuple, Self

from hordago.game import Event, Match
from hordago.rules.options import Rules
from hordago.service import limits
from hordago.service.dealer import Shoe
from hordago.service.facts import Settings
from hordago.service.handles import PROGRAM, is_program
from hordago.views import SPECTATOR
from hordago.wire.view import WireSummary


class Chair(NamedTuple):
    """A chair at the table."""

    kind: str = "empty"
    """``empty``, ``person`` (a guest: also a program) or ``bot``."""
    guest: str | None = None
    """Whose chair it is."""
    name: str = ""
    bot: str | None = None
    """The bot that plays here, for itself or for the person."""
    queued: tuple[str, str] | None = None
    """(guest, name) of who takes this bot's chair when the hand is over."""
    since: float = 0.0
    """When the bot came to play for the person."""
    late: int = 0
    """Turns in a row that the clock decided."""
    offer: tuple[str, float] | None = None
    """Hash of the token that moves this seat to another device, and until when it is good."""
    left: bool = False
    """A person left this chair in this match; a bot plays on."""
    asked: str | None = None
    """The program that the host has asked to this empty chair."""

    @property
    def program(self) -> bool:
        """Whether a program of somebody's has this chair: for all who look on, a bot."""
        return is_program(self.guest)


def bot_of(chair: Chair) -> str | None:
    """The name of the bot that plays here now; ``program`` where that is a program of somebody's."""
    return chair.bot or (PROGRAM if chair.program else None)


class Count(NamedTuple):
    """A hand is on the table for all to see."""

    hand: int
    since: float
    summary: WireSummary
    ready: tuple[int, ...] = ()
    claims: bool = False
    """The stones of this count are still being claimed: the game goes on meanwhile."""


class Wish(NamedTuple):
    """Something that happens when all whom it concerns want it."""

    what: str
    """``concede`` or ``break``."""
    side: int
    """Whom it concerns; −1 for all."""
    seats: tuple[int, ...]
    """Who wants it so far."""


class DealProof(NamedTuple):
    """What anybody needs to check a deal."""

    deal: int
    seed: bytes
    """Secret until the match is over."""
    nonces: tuple[str, ...]


class TableState:
    """Everything about a table. Fields hold immutable values: :meth:`copy`, then change the copy."""

    __slots__ = (
        "answers",
        "asked",
        "banks",
        "barred",
        "break_since",
        "chairs",
        "claimed",
        "conceded",
        "consulted",
        "count",
        "deals",
        "forgot",
        "gone",
        "hand_events",
        "here",
        "host",
        "id",
        "lag",
        "lines",
        "loaded_at",
        "match",
        "muted",
        "nonces",
        "pace",
        "past",
        "pings",
        "reports",
        "rings",
        "rows",
        "rules",
        "said_at",
        "seed",
        "seqs",
        "settings",
        "shoe",
        "sides",
        "signalled",
        "spoken",
        "status",
        "strange",
        "turn_since",
        "wishes",
    )

    # ── from the log ──
    id: str
    rows: int
    """Rows of the log so far."""
    rules: Rules
    settings: Settings
    host: str
    status: str
    """``waiting``, ``playing``, ``over`` or ``closed``."""
    chairs: tuple[Chair, ...]
    match: Match | None
    hand_events: tuple[Event, ...]
    """All events of the hand being played, or of the last one while its count is on show. Secret."""
    count: Count | None
    conceded: int | None
    """The side that gave the match up."""
    claimed: bool
    """It did not say so: it had left, and the other side claimed the match."""
    seed: bytes | None
    """Of the next deal. Secret."""
    nonces: tuple[str, ...]
    """For the next deal, by chair; empty where none was given."""
    shoe: Shoe | None
    deals: tuple[DealProof, ...]
    """Deals of this match, or of the last one."""
    turn_since: float
    """When the match last moved on; breaks do not count."""
    said_at: float
    """When a phrase was last said."""
    banks: tuple[float, ...]
    """Seconds that each seat has beside the limit of its turns."""
    lag: tuple[float, ...]
    """Seconds credited to each seat in this deal for a slow line."""
    wishes: tuple[Wish, ...]
    """What somebody asked for and others have not agreed to yet."""
    break_since: float | None
    """Since when there is a break."""
    past: tuple[Event, ...]
    """All events of the hand before this one. Not secret any more."""
    barred: frozenset[str]
    """Guests put out by the host."""
    sides: tuple[tuple[str, int], ...]
    """Who has played for which side in this match, or in the last one."""
    muted: frozenset[tuple[str, str]]
    """(guest, whom it does not want to hear); empty for those who watch."""
    reports: tuple[tuple[str, str], ...]
    """Who complained about whom."""
    seqs: tuple[int, ...]
    """Events each viewer knows of: seats, then those who watch."""
    rings: tuple[tuple[Event, ...], ...]
    """The last of them, as far as each viewer may know them."""

    # ── of this process ──
    here: frozenset[str]
    """Guests with a socket."""
    gone: tuple[tuple[str, float], ...]
    """Guests that left, and when."""
    loaded_at: float
    pings: tuple[tuple[str, float], ...]
    """Guests and how long a word takes to them and back, as measured here."""
    spoken: tuple[tuple[str, float], ...]
    """Who talked or muted somebody lately, and when."""
    strange: tuple[tuple[str, float], ...]
    """Who did something lately without a chair, and when."""
    lines: tuple[tuple[str, str], ...]
    """The last lines of talk, for who complains about one."""
    signalled: int
    """The turn before which the bots were asked for a look or sign."""
    asked: int
    """The turn for which a bot was asked to act."""
    consulted: float
    """When the phrase was said that the bots were asked to answer."""
    pace: float
    """Factor on the time that bots take."""
    answers: dict[str, bytes]
    """Command → its answer, the newest last. Shared by all copies: written only after the append."""
    forgot: bool
    """Older answers are in the log only."""

    def __init__(self, table: str, now: float = 0.0) -> None:
        self.id = table
        self.rows = 0
        self.host = ""
        self.status = "waiting"
        self.chairs = ()
        self.match = None
        self.hand_events = ()
        self.count = None
        self.conceded = None
        self.claimed = False
        self.seed = None
        self.nonces = ()
        self.shoe = None
        self.deals = ()
        self.turn_since = self.said_at = 0.0
        self.banks = self.lag = ()
        self.wishes = ()
        self.break_since = None
        self.past = ()
        self.barred = frozenset()
        self.sides = ()
        self.muted = frozenset()
        self.reports = ()
        self.seqs = ()
        self.rings = ()
        self.here = frozenset()
        self.gone = ()
        self.loaded_at = now
        self.pings = self.spoken = self.strange = self.lines = ()
        self.signalled = -1
        self.asked = -1
        self.consulted = -1.0
        self.pace = 1.0
        self.answers = {}
        self.forgot = False

    def copy(self) -> Self:
        """A state that may be changed without touching this one."""
        other: Self = object.__new__(type(self))
        for name in TableState.__slots__:
            if hasattr(self, name):
                setattr(other, name, getattr(self, name))
        return other

    @property
    def playing(self) -> bool:
        """Whether a match is going on."""
        return self.status == "playing"

    @property
    def deal(self) -> int:
        """Number of the deal being played, 0 before the first."""
        return len(self.deals)

    def seat_of(self, guest: str) -> int | None:
        """The chair of a guest."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.guest == guest), None)

    def side_played(self, guest: str) -> int | None:
        """The side that a guest has played for in this match."""
        return next((side for who, side in self.sides if who == guest), None)

    def viewer_of(self, guest: str) -> int:
        """As whom a guest sees the table."""
        seat = self.seat_of(guest)
        return SPECTATOR if seat is None else seat

    def seq_of(self, viewer: int) -> int:
        """Events the viewer knows of."""
        return self.seqs[viewer] if viewer >= 0 else self.seqs[-1]

    def ring_of(self, viewer: int) -> tuple[Event, ...]:
        """The last of them."""
        return self.rings[viewer] if viewer >= 0 else self.rings[-1]

    def remember(self, command: str, answer: bytes) -> None:
        """Keep an answer, in bounds."""
        self.answers[command] = answer
        if len(self.answers) > limits.ANSWERS:
            del self.answers[next(iter(self.answers))]
            self.forgot = True

    def wish(self, what: str, side: int) -> Wish | None:
        """What some already want together."""
        return next((wish for wish in self.wishes if (wish.what, wish.side) == (what, side)), None)

    def played_by(self, seat: int) -> str | None:
        """The bot that plays a seat now, None for a person."""
        return self.chairs[seat].bot

    def guests(self) -> tuple[int, ...]:
        """Chairs that persons and programs play themselves now."""
        return tuple(
            seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and chair.bot is None
        )

    def people(self) -> tuple[int, ...]:
        """Chairs that persons play themselves now."""
        return tuple(seat for seat in self.guests() if not self.chairs[seat].program)

    def may_watch(self, guest: str) -> bool:
        """Whether a guest may see what is played: who has a chair always may."""
        if self.seat_of(guest) is not None:
            return True
        return self.settings.watch != "nobody" and guest not in self.barred

    def connected(self, seat: int) -> bool:
        """Whether the person of that chair has a socket; bots always are there."""
        chair = self.chairs[seat]
        return chair.kind == "bot" or chair.guest in self.here

    def gone_since(self, guest: str) -> float:
        """When a guest without a socket left."""
        return next((at for who, at in self.gone if who == guest), self.loaded_at)
