"""Chance's moves of a deal: what the committed seed and the players' nonces say, one card after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hordago import fair
from hordago.cards.card import CARDS, Card, unmask
from hordago.game.actions import Action, Cut, Deal, Draw
from hordago.game.events import Event, Reshuffled
from hordago.game.legal import legal_actions
from hordago.game.state import CHANCE, Dealing, Match

_SCALE = 2**64


class Shoe(NamedTuple):
    """The cards of a deal in their order. Secret."""

    key: bytes
    cards: tuple[int, ...]
    """Cards to come, the next first."""
    expose: float
    """Chance that a card of a move is turned up."""
    moves: int = 0
    """Deals and draws so far."""
    reshuffles: int = 0


def open_shoe(seed: bytes, deal: int, nonces: Sequence[bytes], expose: float, match: Match | None) -> Shoe:
    """The deck of a deal; already cut when the last claims of a hand ended with the cut."""
    key = fair.deal_key(seed, deal, nonces)
    shoe = Shoe(key, fair.deck(key), expose)
    phase = match.phase if match else None
    if isinstance(phase, Dealing) and phase.cut is not None:
        return shoe._replace(cards=fair.cut_deck(shoe.cards, phase.cut))
    return shoe


def next_move(shoe: Shoe, match: Match) -> Action | None:
    """What chance does now, or None when a seat is to act. Chance cuts where no seat does."""
    legal = legal_actions(match)
    if legal.seat != CHANCE:
        return None
    if legal.choice("cut"):
        return Cut(fair.cut(shoe.key, match.rules.cut_min))
    choice = legal.choices[0]
    cards = tuple(CARDS[each] for each in shoe.cards[: choice.max])
    exposed = _exposed(shoe, cards)
    return Deal(cards, exposed) if choice.kind == "deal" else Draw(cards, exposed)


def after_move(shoe: Shoe, action: Action, match: Match, events: Sequence[Event]) -> Shoe:
    """The shoe after an action and its events; ``match`` is the state after them."""
    if isinstance(action, Cut) and shoe.moves == 0:  # else the cut ends the claims and is for the next deal
        shoe = shoe._replace(cards=fair.cut_deck(shoe.cards, action.n))
    elif isinstance(action, Deal | Draw):
        shoe = shoe._replace(cards=shoe.cards[len(action.cards) :], moves=shoe.moves + 1)
    if any(isinstance(event, Reshuffled) for event in events):
        n = shoe.reshuffles + 1
        shoe = shoe._replace(cards=fair.reshuffle(shoe.key, n, unmask(match.hand.stock)), reshuffles=n)
    return shoe


def _exposed(shoe: Shoe, cards: tuple[Card, ...]) -> Card | None:
    """The card turned up in this move, if one is."""
    if not shoe.expose:
        return None
    number, place = fair.turned_up(shoe.key, shoe.moves, len(cards))
    return cards[place] if number < shoe.expose * _SCALE else None
