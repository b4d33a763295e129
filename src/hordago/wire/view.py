"""A seat's view and a finished hand as wire types. Built from ``SeatView`` alone, so it can know no more."""

from __future__ import annotations

from typing import Any

import msgspec

from hordago.cards.evaluate import REAL_31_KEY, Evaluation, evaluator
from hordago.game.actions import NoMus
from hordago.game.events import Called
from hordago.record.tokens import text
from hordago.views import SeatView
from hordago.views.summary import HandSummary
from hordago.wire.events import WireEntry, card_names


class WireChoice(msgspec.Struct, frozen=True):
    """One legal kind of turn action; ``min`` and ``max`` bound its number (stones or cards)."""

    kind: str
    min: int | None
    max: int | None


class WireValue(msgspec.Struct, frozen=True):
    """What four cards are worth, for showing it to who may see them."""

    pares: int
    """0 none, 1 par, 2 medias, 3 duples."""
    pares_high: str
    pares_low: str
    total: int
    juego: bool
    real31: bool
    kings: int
    """Cards played as kings."""
    aces: int
    """Cards played as aces."""


class WireBet(msgspec.Struct, frozen=True):
    """The standing bet of a lance, in stones."""

    stake: int
    price: int
    """What refusing would give the last bettor's side."""
    bettor: int | None
    ordago: bool
    waiting: list[int]


class WireTalk(msgspec.Struct, frozen=True):
    """The mus talk."""

    speakers: list[int]
    said: int
    deferred: bool
    corrido: bool


class WireLance(msgspec.Struct, frozen=True):
    """A closed lance."""

    lance: str
    status: str
    side: int | None
    stones: int


class WireView(msgspec.Struct, frozen=True):
    """A match as one seat, or a spectator (viewer −2), sees it. Seats count counter-clockwise."""

    viewer: int
    turn: int
    hand: int
    mano: int
    dealer: int
    actor: int | None
    """A seat, −1 while the dealer deals, null when the match is over."""
    stage: str
    """``deal``, ``visto``, ``talk``, ``discard``, ``serve``, a lance, ``claims`` or ``over``."""
    score: list[int]
    games: list[int]
    sets: list[int]
    dentro: list[int]
    cards: list[str]
    """The viewer's own cards."""
    value: WireValue | None
    """What they are worth."""
    card_counts: list[int]
    exposed: list[tuple[int, str]]
    changed: list[int | None]
    stock_size: int | None
    talk: WireTalk | None
    cutter: int | None
    """Who cut the mus in this hand."""
    bet: WireBet | None
    pares: list[int] | None
    juego: list[int] | None
    closed: list[WireLance]
    to_claim: list[WireEntry]
    looks: list[int]
    perceived: list[tuple[int, str]]
    legal: list[WireChoice]
    free: list[str]
    """Tokens of the viewer's free actions."""
    winner: int | None


class WirePayment(msgspec.Struct, frozen=True):
    """One payment."""

    lance: str
    side: int
    points: int
    reason: str
    at_once: bool


class WireLanceSummary(msgspec.Struct, frozen=True):
    """One lance of a finished hand; ``winner`` is the seat whose hand won where hands were compared."""

    lance: str
    status: str
    side: int | None
    stones: int
    winner: int | None
    tied: bool
    holders: list[int]
    paid: list[WirePayment]


class WireSummary(msgspec.Struct, frozen=True):
    """A finished hand explained: all hands, what each was worth, who got what and why."""

    hands: list[list[str]]
    values: list[WireValue]
    mano: int
    lances: list[WireLanceSummary]
    paid: list[WirePayment]
    score: list[int]
    game_winner: int | None
    by: str | None
    games: list[int] | None
    match_winner: int | None


def view_to_wire(view: SeatView) -> WireView:
    """The wire form of a view."""
    talk, bet = view.talk, view.bet
    return WireView(
        viewer=view.viewer,
        turn=view.turn,
        hand=view.hand,
        mano=view.mano,
        dealer=view.dealer,
        actor=view.actor,
        stage=view.stage,
        score=list(view.score),
        games=list(view.games),
        sets=list(view.sets),
        dentro=list(view.dentro),
        cards=card_names(view.cards),
        value=_own_value(view),
        card_counts=list(view.card_counts),
        exposed=[(seat, str(card)) for seat, card in view.exposed],
        changed=list(view.changed),
        stock_size=view.stock_size,
        talk=WireTalk(list(talk.speakers), talk.said, talk.deferred, talk.corrido) if talk else None,
        cutter=_cutter(view),
        bet=WireBet(bet.stake, bet.price, bet.bettor, bet.ordago, list(bet.waiting)) if bet else None,
        pares=_list(view.pares),
        juego=_list(view.juego),
        closed=[WireLance(each.lance, each.status, each.side, each.stones) for each in view.closed],
        to_claim=[WireEntry(*entry) for entry in view.to_claim],
        looks=list(view.looks),
        perceived=list(view.perceived),
        legal=[WireChoice(*choice) for choice in view.legal],
        free=[text(action) for action in view.free],
        winner=view.winner,
    )


def summary_to_wire(summary: HandSummary) -> WireSummary:
    """The wire form of a finished hand."""
    return WireSummary(
        hands=[card_names(hand) for hand in summary.hands],
        values=[_value(each) for each in summary.evaluations],
        mano=summary.mano,
        lances=[
            WireLanceSummary(
                each.lance,
                each.status,
                each.side,
                each.stones,
                each.winner,
                each.tied,
                list(each.holders),
                [WirePayment(*paid) for paid in each.paid],
            )
            for each in summary.lances
        ],
        paid=[WirePayment(*paid) for paid in summary.paid],
        score=list(summary.score),
        game_winner=summary.game_winner,
        by=summary.by,
        games=_list(summary.games),
        match_winner=summary.match_winner,
    )


def _cutter(view: SeatView) -> int | None:
    called = (event for event in view.history if isinstance(event, Called))
    return next((event.seat for event in called if isinstance(event.action, NoMus)), None)


def _own_value(view: SeatView) -> WireValue | None:
    if len(view.cards) != 4:
        return None
    rules = view.rules
    return _value(evaluator(rules.kings, rules.real31, wild=rules.jokers != "none").evaluate(view.cards))


def _value(found: Evaluation) -> WireValue:
    real31 = found.total == 31 and found.juego == REAL_31_KEY
    return WireValue(
        found.pares_class,
        found.pares_high,
        found.pares_low,
        found.total,
        found.juego > 0,
        real31,
        found.kings,
        found.aces,
    )


def _list(numbers: tuple[int, ...] | None) -> list[Any] | None:
    return None if numbers is None else list(numbers)
