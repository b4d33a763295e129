"""The draw for seats: from the key of a match's first deal to who sits where, and who starts."""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

from hordago.cards.card import CARDS, Card
from hordago.fair.shuffle import seating_deck, seating_mano
from hordago.game.seating import DrawAgain, Seating, drawers, seat_players
from hordago.rules.options import Rules


class SeatDraw(NamedTuple):
    """A draw for seats: for each round (place, card) of who drew, and what came of it."""

    rounds: tuple[tuple[tuple[int, Card], ...], ...]
    seating: Seating


def draw_seats(key: bytes, rules: Rules) -> SeatDraw:
    """Who sits where, by the rules' own procedure (RULES B-26), with the cards of streams ``seating-n``.

    Who starts by agreement, or who cuts the suit, is a number below ``seats`` from stream ``mano``.
    """
    if drawers(rules) == 0:
        agreed = seat_players(rules, (None,) * rules.seats)
        assert isinstance(agreed, Seating)
        return SeatDraw((), agreed._replace(mano=seating_mano(key, rules.seats)))
    deck = (CARDS[card] for n in count(1) for card in seating_deck(key, n))
    drawing: tuple[int, ...] = tuple(range(rules.seats))
    if drawers(rules) == 1:
        drawing = (seating_mano(key, rules.seats),)
    draws: list[Card | None] = [None] * rules.seats
    rounds = []
    while True:
        for place in drawing:
            draws[place] = None
        for place in drawing:
            # A card that somebody holds cannot be drawn; it matters only from the second deck on.
            draws[place] = next(card for card in deck if card not in draws)
        rounds.append(tuple((place, card) for place in drawing if (card := draws[place]) is not None))
        found = seat_players(rules, draws)
        if isinstance(found, Seating):
            return SeatDraw(tuple(rounds), found)
        assert isinstance(found, DrawAgain)
        drawing = found.players
