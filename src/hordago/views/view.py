"""What one seat may know, built from nothing: no part of the state is copied and then emptied."""

from __future__ import annotations

from typing import NamedTuple

from hordago.cards.card import Card
from hordago.cards.quoted import quoted
from hordago.game.actions import Action
from hordago.game.betting import Closed, Outcome, Status
from hordago.game.errors import Malformed
from hordago.game.events import Event, LanceClosed, Table
from hordago.game.legal import NOTHING, Legal, free_actions, legal_actions
from hordago.game.scoring import Entry, Result, deje, taken_at_once
from hordago.game.state import Betting, Claiming, Dealing, Exchange, Match, Over, Serving, Talk, VistoAsk
from hordago.rules.options import Rules
from hordago.views.visibility import PUBLIC, visible


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
    hand, tally, phase = match.hand, match.tally, match.phase
    seated = 0 <= viewer < match.plan.seats
    history = [
        seen
        for event in match.history
        if (seen := event if type(event) in PUBLIC else visible(event, viewer)) is not None
    ]
    betting = phase if isinstance(phase, Betting) else None
    return SeatView(
        viewer=viewer,
        rules=match.rules,
        table=match.table,
        turn=match.turn,
        hand=tally.hand,
        mano=tally.mano,
        dealer=match.dealer,
        actor=phase.actor,
        stage=betting.lance if betting else _STAGES[type(phase)],
        score=tally.score,
        games=tally.games,
        sets=tally.sets,
        dentro=tally.dentro,
        cards=hand.cards[viewer] if seated and hand.cards else (),
        card_counts=tuple(map(len, hand.cards)),
        exposed=hand.exposed,
        changed=hand.changed,
        stock_size=hand.stock.bit_count() if match.rules.show_stock_size else None,
        talk=_talk(match),
        bet=_bet(match, betting) if betting else None,
        pares=betting.showdown.pares if betting and betting.lance in ("pares", "juego", "punto") else None,
        juego=betting.showdown.juego if betting and betting.lance in ("juego", "punto") else None,
        closed=tuple([event for event in match.history if type(event) is LanceClosed]),
        to_claim=phase.entries if isinstance(phase, Claiming) else (),
        looks=match.eyes.looks,
        perceived=match.eyes.seen[viewer] if seated and match.eyes.seen else (),
        history=tuple(history),
        legal=legal_actions(match) if seated and phase.actor == viewer else NOTHING,
        free=free_actions(match, viewer) if seated else (),
        winner=phase.winner if isinstance(phase, Over) else None,
    )


def _talk(match: Match) -> TalkView | None:
    phase = match.phase
    if not isinstance(phase, Talk):
        return None
    return TalkView(phase.speakers, phase.said, phase.deferred, match.hand.corrido)


def _bet(match: Match, phase: Betting) -> BetView:
    node = phase.node
    pending, spot = node.pending, node.spot
    return BetView(
        stake=phase.stake,
        price=_price(match.rules, phase) if pending else 0,
        bettor=node.bettor if pending else None,
        ordago=node.ordago,
        waiting=spot.queue if pending else spot.opening,
    )


def _price(rules: Rules, phase: Betting) -> int:
    """The deje, and the stone of the punto where it is taken with it (RULES B-05 to B-07)."""
    side = rules.sides[phase.node.bettor]
    refused = Closed(Outcome(Status.REFUSED, side), phase.stake, phase.prev)
    stones = deje(rules, Result(phase.lance, refused))
    return sum(entry.points for entry in taken_at_once(rules, phase.lance, side, stones)) or stones
