"""The state of a match: plain immutable values. ``transition`` is the only place that makes new ones."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from hordago.cards.card import DECK_SIZE, FULL_DECK, Card
from hordago.cards.evaluate import Evaluator, evaluator
from hordago.game.betting import Bets, Closed, Form, Node, form_of, start
from hordago.game.events import Event, Table
from hordago.game.make import make
from hordago.game.scoring import Entry, Result, dentro_from
from hordago.game.showdown import Showdown
from hordago.rules.options import Rules
from hordago.rules.signals import SIGNALS, TALK, Sign

CHANCE: Final = -1
"""The seat that cuts, deals and serves."""

KEPT: Final = 4
"""Cards a hand is played with; with ``hand_size`` 5 one of five is put aside."""


class Eyes(NamedTuple):
    """Where everybody looks and what signs were made and seen."""

    looks: tuple[int, ...] = ()
    moved: frozenset[int] = frozenset()
    """Seats that changed their look since the last turn action."""
    live: tuple[tuple[int, str], ...] = ()
    """(signer, meaning) since the last turn action."""
    seen: tuple[tuple[tuple[int, str], ...], ...] = ()
    """For each seat, the (signer, meaning) it perceived in this hand, in order."""


class Plan:
    """What follows from the rules and the table once and for all; shared by every state of a match."""

    __slots__ = (
        "_starts",
        "cards_dealt",
        "corrido",
        "cutting_seat",
        "dealt_eyes",
        "dealt_places",
        "defers",
        "dentro_from",
        "evaluator",
        "eyes",
        "first_talks",
        "form",
        "legals",
        "looks",
        "openings",
        "orders",
        "partners",
        "rules",
        "seats",
        "signals",
        "table",
        "to_nothing",
        "unchanged",
        "waits",
    )

    def __init__(self, rules: Rules, table: Table) -> None:
        self.rules = rules
        self.table = table
        self.seats = rules.seats
        self.cards_dealt = rules.seats * rules.hand_size
        self.corrido = rules.mus_corrido if rules.hand_size == KEPT else "off"
        """When a hand begins as mus corrido; with five cards there is no mus (RULES D-22)."""
        self.evaluator: Evaluator = evaluator(rules.kings, rules.real31, wild=rules.jokers != "none")
        self.form: Form = form_of(rules)
        self.orders = tuple(
            tuple((mano + i) % rules.seats for i in range(rules.seats)) for mano in range(rules.seats)
        )
        """Seats from mano, for each mano."""
        self.dealt_places = tuple(
            tuple(slice((seat - mano) % rules.seats, None, rules.seats) for seat in range(rules.seats))
            for mano in range(rules.seats)
        )
        """For each mano, which of the cards each seat is dealt: one a seat, round after round (RULES A14)."""
        self.unchanged = (None,) * rules.seats
        self.to_nothing = (0,) * rules.side_count
        """The score, games or sets at the beginning."""
        self.dentro_from = dentro_from(rules)
        self.partners = tuple(rules.partners(seat) for seat in range(rules.seats))
        teams = any(self.partners)
        self.signals: dict[str, Sign] = {
            meaning: sign
            for meaning, sign in SIGNALS[rules.signals].items()
            if teams and meaning not in table.dropped_signs
        }
        self.looks = tuple(each[0] for each in self.partners) if self.signals else ()
        """Where each seat looks when a hand begins: its (next) partner; empty where there are no señas."""
        self.eyes = Eyes(self.looks)
        """The eyes before a deal …"""
        self.dealt_eyes = Eyes(self.looks, seen=((),) * rules.seats)
        """… and after it."""
        self.cutting_seat = table.cut_by_seat or rules.claims == "manual"
        """Whether a seat cuts, and not chance."""
        self.waits = tuple(
            Dealing((mano - 2) % rules.seats if self.cutting_seat else CHANCE) for mano in range(rules.seats)
        )
        """The deck before the deal, for each mano."""
        by_team = rules.mus_decision == "by_team" and rules.side_count == 2
        pairs = rules.seats == 4 and rules.side_count == 2
        self.defers = pairs and rules.mus_decision == "sequential_defer"
        """Whether the second of four may leave the decision to atzesku (RULES D-12)."""
        self.first_talks = tuple(
            tuple(Talk(order[0], order[:2] if by_team and not corrido else order) for order in self.orders)
            for corrido in (False, True)
        )
        """The beginning of the talk, without and in mus corrido, for each mano (RULES D-14, D-15)."""

        self.legals: dict[Node | bool, Any] = {}
        """What may be done at each node where no limit cuts it, and with the deck (kept by ``legal``)."""
        self._starts: dict[tuple[int, tuple[int, ...]], Bets | Closed] = {}
        self.openings = tuple(self.start(mano, order) for mano, order in enumerate(self.orders))
        """The beginning of grande, in which all may speak, for each mano."""

    def start(self, mano: int, entitled: tuple[int, ...]) -> Bets | Closed:
        """The beginning of a lance between those seats, from mano."""
        key = mano, entitled
        found = self._starts.get(key)
        if found is None:
            found = self._starts[key] = start(self.form, mano, entitled)
        return found

    def __reduce__(self) -> tuple[object, ...]:
        return plan_of, (self.rules, self.table)

    def __repr__(self) -> str:
        return f"Plan({self.rules.preset_name or 'own rules'}, seats={self.seats})"


@lru_cache(maxsize=256)
def plan_of(rules: Rules, table: Table) -> Plan:
    """The shared plan of these rules at such a table."""
    return Plan(rules, table)


class Tally(NamedTuple):
    """What lasts longer than a hand. One number a side where it says so."""

    score: tuple[int, ...]
    """Stones of each side in this game."""
    games: tuple[int, ...]
    """Games won by each side in this set."""
    sets: tuple[int, ...]
    mano: int
    hand: int = 0
    """Number of this hand in the match, from 0."""
    hand_in_game: int = 0
    start_score: tuple[int, ...] = ()
    """The score when this hand began (RULES D-1)."""
    dentro: tuple[int, ...] = ()
    """Sides that have announced dentro in this game."""

    def led_by(self, mano: int) -> Tally:
        """The same tally with another mano."""
        score, games, sets, _, hand, hand_in_game, start_score, dentro = self
        return make(Tally, (score, games, sets, mano, hand, hand_in_game, start_score, dentro))


class Hand(NamedTuple):
    """The cards of a hand and what is publicly known of them."""

    cards: tuple[tuple[Card, ...], ...] = ()
    """Each seat's cards; empty before the deal."""
    stock: int = FULL_DECK
    """Mask of the cards left to serve; never in which order."""
    pile: int = 0
    """Mask of the cards given up."""
    changed: tuple[int | None, ...] = ()
    """How many cards each seat gave up in the last exchange, None if there was none."""
    exposed: tuple[tuple[int, Card], ...] = ()
    """(seat, card) all have seen."""
    corrido: bool = False
    """Mus corrido runs: whoever cuts is mano."""
    talks: int = 0
    """Rounds of discards served so far."""


class Dealing(NamedTuple):
    """The deck waits to be cut or dealt."""

    actor: int
    cut: int | None = None
    """Where the deck was cut, if it was."""


class VistoAsk(NamedTuple):
    """A card was exposed and mano decides whether there is a mus visto (RULES D-16)."""

    actor: int


class Talk(NamedTuple):
    """The mus talk; ``speakers`` in turn, the first ``said`` of them have said mus (or deferred)."""

    actor: int
    speakers: tuple[int, ...]
    said: int = 0
    deferred: bool = False


class Exchange(NamedTuple):
    """Seats give up cards, one after the other; ``purpose`` is ``mus``, ``visto`` or ``aside``."""

    actor: int
    purpose: str
    waiting: tuple[int, ...]
    """Seats still to give up cards, the actor first."""
    given: tuple[tuple[Card, ...] | None, ...]


class Serving(NamedTuple):
    """The dealer serves new cards; chance acts for ``waiting[0]``."""

    purpose: str
    waiting: tuple[int, ...]
    """Seats still to be served, from mano."""
    needs: tuple[int, ...]
    """How many cards each seat still needs."""
    given: tuple[tuple[Card, ...] | None, ...]
    served: bool = False
    """Somebody gave up nothing."""
    exposed: bool = False
    """A card was exposed while serving."""

    @property
    def actor(self) -> int:
        """Chance serves."""
        return CHANCE


class Betting(NamedTuple):
    """A lance is being played."""

    node: Node
    stake: int
    prev: int
    held: int
    """The four of :class:`~hordago.game.betting.Bets`; here they cost no tuple of their own."""
    lance: str
    showdown: Showdown
    results: tuple[Result, ...] = ()
    """Lances closed before this one."""

    @property
    def actor(self) -> int:
        """The seat that speaks."""
        return self.node.actor


class Claiming(NamedTuple):
    """The count lies open; ``actor`` ends the claims by cutting (``claims=manual``)."""

    actor: int
    entries: tuple[Entry, ...]
    """What is left to claim, in the order of the count."""


class Over(NamedTuple):
    """The match is decided."""

    winner: int

    @property
    def actor(self) -> None:
        """Nobody."""
        return


Phase = Dealing | VistoAsk | Talk | Exchange | Serving | Betting | Claiming | Over


class Match(NamedTuple):
    """A whole match at one moment. Only ``new_match`` and ``apply`` make one."""

    plan: Plan
    tally: Tally
    hand: Hand
    phase: Phase
    eyes: Eyes
    turn: int = 0
    """Turn actions and chance moves so far."""
    history: tuple[Event, ...] = ()
    """What happened in this hand so far, but for what took no turn (looks, señas, phrases)."""

    def at(self, phase: Phase) -> Match:
        """The same match in another phase (quicker than ``_replace``)."""
        plan, tally, hand, _, eyes, turn, history = self
        return make(Match, (plan, tally, hand, phase, eyes, turn, history))

    def holding(self, hand: Hand, phase: Phase) -> Match:
        """The same match with other cards, in another phase."""
        plan, tally, _, _, eyes, turn, history = self
        return make(Match, (plan, tally, hand, phase, eyes, turn, history))

    def telling(self, events: tuple[Event, ...]) -> Match:
        """The same match with these events in its history too."""
        plan, tally, hand, phase, eyes, turn, history = self
        return make(Match, (plan, tally, hand, phase, eyes, turn, history + events))

    def scoring(self, tally: Tally) -> Match:
        """The same match with another tally."""
        plan, _, hand, phase, eyes, turn, history = self
        return make(Match, (plan, tally, hand, phase, eyes, turn, history))

    @property
    def rules(self) -> Rules:
        """The rulebook."""
        return self.plan.rules

    @property
    def table(self) -> Table:
        """What the host decides beside the rules."""
        return self.plan.table

    @property
    def actor(self) -> int | None:
        """The one seat to act, :data:`CHANCE`, or None when the match is over."""
        return self.phase.actor

    @property
    def mano(self) -> int:
        """The seat that speaks first in this hand."""
        return self.tally.mano

    @property
    def dealer(self) -> int:
        """The seat that deals this hand, last to speak."""
        return (self.tally.mano - 1) % self.plan.seats

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        return type(self.phase) is Over

    @property
    def stage(self) -> str | None:
        """The phase as the señas count it: ``talk``, a lance, or None while no hand is held."""
        if type(self.phase) is Betting:
            return self.phase.lance
        return TALK if type(self.phase) in (VistoAsk, Talk, Exchange, Serving) else None

    def check(self) -> None:
        """Assert what must hold in every state: forty different cards, scores not negative."""
        hand = self.hand
        held = [card for cards in hand.cards for card in cards]
        in_hands = sum(1 << card for card in held)
        assert len(held) == len(set(held)), "a card is held twice"
        assert in_hands & (hand.stock | hand.pile) == 0 and hand.stock & hand.pile == 0, (
            "a card is in two places"
        )
        assert (in_hands | hand.stock | hand.pile).bit_count() == DECK_SIZE, "a card is missing"
        assert all(score >= 0 for score in self.tally.score)
