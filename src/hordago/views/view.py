"""What one seat may know, built from nothing: no part of the state is copied and then emptied."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from hordago.cards.card import Card
from hordago.cards.quoted import quoted
from hordago.game.actions import Action
from hordago.game.betting import Closed, Outcome, Status
from hordago.game.errors import Malformed
from hordago.game.events import Event, LanceClosed, Table
from hordago.game.legal import NOTHING, Legal, free_actions, legal_actions
from hordago.game.scoring import Entry, Result, deje, taken_at_once
from hordago.game.state import (
    Betting,
    Claiming,
    Dealing,
    Exchange,
    Match,
    Over,
    Phase,
    Plan,
    Serving,
    Talk,
    VistoAsk,
)
from hordago.rules.options import Rules
from hordago.views.visibility import seen_by


class BetView(NamedTuple):
    """The standing bet of a lance. Amounts in stones."""

    stake: int
    """Total on the table, 0 before a bet and under an órdago."""
    price: int
    """What refusing would give the last bettor's side now."""
    bettor: int | None
    ordago: bool
    waiting: tuple[int, ...]
    """Seats still to speak, in order."""


class TalkView(NamedTuple):
    """The mus talk."""

    speakers: tuple[int, ...]
    said: int
    """How many of them have said mus or deferred."""
    deferred: bool
    corrido: bool


class SeatView(NamedTuple):
    """A match as one seat, or a spectator, sees it. Seats count counter-clockwise, sides from 0."""

    viewer: int
    """The seat, or ``SPECTATOR``."""
    rules: Rules
    table: Table
    turn: int
    """Turn actions and chance moves so far in the match."""
    hand: int
    """Number of the hand in the match, from 0."""
    mano: int
    dealer: int
    actor: int | None
    """Who acts: a seat, −1 for chance, None when the match is over."""
    stage: str
    """``deal``, ``visto``, ``talk``, ``discard``, ``serve``, a lance, ``claims`` or ``over``."""
    score: tuple[int, ...]
    games: tuple[int, ...]
    sets: tuple[int, ...]
    dentro: tuple[int, ...]
    cards: tuple[Card, ...]
    """The viewer's own cards, in the order they came."""
    card_counts: tuple[int, ...]
    """How many cards each seat holds."""
    exposed: tuple[tuple[int, Card], ...]
    changed: tuple[int | None, ...]
    """How many cards each seat gave up in the last exchange."""
    stock_size: int | None
    """Cards left to serve, where the rules show it."""
    talk: TalkView | None
    bet: BetView | None
    pares: tuple[int, ...] | None
    """Seats with pares, None before the declaration."""
    juego: tuple[int, ...] | None
    closed: tuple[LanceClosed, ...]
    """Lances closed in this hand."""
    to_claim: tuple[Entry, ...]
    """What is left to claim (``claims=manual``)."""
    looks: tuple[int, ...]
    """Where each seat looks; empty where there are no señas."""
    perceived: tuple[tuple[int, str], ...]
    """(signer, meaning) that the viewer saw in this hand, in order."""
    history: tuple[Event, ...]
    """What the viewer knows to have happened in this hand."""
    legal: Legal
    """The viewer's turn actions, none when it is not its turn."""
    free: tuple[Action, ...]
    """The viewer's free actions."""
    winner: int | None
    """The side that won the match."""


_STAGES = {
    Dealing: "deal",
    VistoAsk: "visto",
    Talk: "talk",
    Exchange: "discard",
    Serving: "serve",
    Claiming: "claims",
    Over: "over",
}


def view(match: Match, viewer: int) -> SeatView:
    """What ``viewer`` (a seat or ``SPECTATOR``) may know now. Total: any state, any number as a viewer.

    Raises :class:`Malformed` for what is no number.
    """
    if type(viewer) is not int:
        raise Malformed("malformed", f"viewer: {quoted(viewer)} is no seat")
    plan, tally, hand, phase, eyes, turn, history = match
    rules, seated = plan.rules, 0 <= viewer < plan.seats
    betting = phase if type(phase) is Betting else None
    lance = betting.lance if betting else None
    # By place, not by name: thirty names would be the dearest line here.
    return SeatView(
        viewer,
        rules,
        plan.table,
        turn,
        tally.hand,
        tally.mano,
        match.dealer,
        phase.actor,
        lance or _STAGES[type(phase)],
        tally.score,
        tally.games,
        tally.sets,
        tally.dentro,
        hand.cards[viewer] if seated and hand.cards else (),
        tuple(map(len, hand.cards)),
        hand.exposed,
        hand.changed,
        hand.stock.bit_count() if rules.show_stock_size else None,
        TalkView(phase.speakers, phase.said, phase.deferred, hand.corrido) if type(phase) is Talk else None,
        _bet(plan, betting) if betting else None,
        betting.showdown.pares if betting and lance in _AFTER_PARES else None,
        betting.showdown.juego if betting and lance in _AFTER_JUEGO else None,
        _closed(phase, history),
        phase.entries if type(phase) is Claiming else (),
        eyes.looks,
        eyes.seen[viewer] if seated and eyes.seen else (),
        seen_by(viewer, history),
        legal_actions(match) if seated and phase.actor == viewer else NOTHING,
        free_actions(match, viewer) if seated else (),
        phase.winner if type(phase) is Over else None,
    )


_AFTER_PARES: Final = ("pares", "juego", "punto")
"""Lances before which it is said who has pares …"""
_AFTER_JUEGO: Final = ("juego", "punto")
"""… and who has juego."""


def _closed(phase: Phase, history: tuple[Event, ...]) -> tuple[LanceClosed, ...]:
    if type(phase) not in _LANCES_CLOSED or (type(phase) is Betting and not phase.results):
        return ()
    return tuple([event for event in history if type(event) is LanceClosed])


_LANCES_CLOSED: Final = (Betting, Claiming, Over)
"""Phases of a hand in which lances can be over."""


def _bet(plan: Plan, phase: Betting) -> BetView:
    node, stake = phase.node, phase.stake
    if not node.pending:
        return BetView(stake, 0, None, node.ordago, node.spot.opening)
    side = plan.rules.sides[node.bettor]
    price = _price(plan, phase.lance, side, stake, phase.prev)
    return BetView(stake, price, node.bettor, node.ordago, node.spot.queue)


@lru_cache(maxsize=4096)
def _price(plan: Plan, lance: str, side: int, stake: int, prev: int) -> int:
    """The deje, and the stone of the punto where it is taken with it (RULES B-05 to B-07)."""
    refused = Closed(Outcome(Status.REFUSED, side), stake, prev)
    stones = deje(plan.rules, Result(lance, refused))
    return sum(entry.points for entry in taken_at_once(plan.rules, lance, side, stones)) or stones
