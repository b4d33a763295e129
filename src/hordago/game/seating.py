"""Who sits where and who is mano: the draw before a match, as a pure function (RULES B-26, D-23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hordago.cards.card import Card
from hordago.cards.evaluate import evaluator
from hordago.game.errors import Malformed
from hordago.rules.options import Rules

_STEPS_TO_DEALER: Final = {"o": 1, "c": 2, "e": 3, "b": 0}
"""suit_cut: coins make the first to the right deal, cups the second, swords the third, clubs the cutter."""


class Seating(NamedTuple):
    """Where everybody sits."""

    players: tuple[int, ...]
    """For each seat, the place of its player in the list that was given."""
    mano: int
    """The seat that is mano in the first hand; its left neighbour deals."""


class DrawAgain(NamedTuple):
    """Players (places in the list) who drew equal ranks and draw again before anything is decided."""

    players: tuple[int, ...]


def drawers(rules: Rules) -> int:
    """How many players draw a card: none, the one who cuts, or all."""
    if rules.seating == "agreed":
        return 0
    return 1 if rules.seating == "suit_cut" else rules.seats


def seat_players(rules: Rules, draws: Sequence[Card | None]) -> Seating | DrawAgain:
    """Seat the players by the cards they drew; ``draws`` has one entry a player, in the order they stand.

    ``agreed`` needs no card and makes the first player mano; ``suit_cut`` needs exactly one card, that of the
    player who cut. Otherwise everybody draws. Raises :class:`Malformed` for missing or repeated cards.
    """
    drawn = [card for card in draws if card is not None]
    if len(draws) != rules.seats or len(drawn) != drawers(rules) or len(set(drawn)) != len(drawn):
        raise Malformed(
            "malformed",
            f"seating {rules.seating}: {drawers(rules)} of {rules.seats} players draw a different card each",
        )
    as_given = tuple(range(rules.seats))
    if rules.seating == "agreed":
        return Seating(as_given, 0)
    if rules.seating == "suit_cut":
        cutter = next(place for place, card in enumerate(draws) if card is not None)
        return Seating(as_given, (cutter + _STEPS_TO_DEALER[drawn[0].suit] + 1) % rules.seats)
    counting = evaluator(rules.kings)
    ranks = [counting.order.index(counting.played_rank(card)) for card in drawn]
    tied = tuple(place for place, rank in enumerate(ranks) if ranks.count(rank) > 1)
    if tied:
        return DrawAgain(tied)
    from_high = sorted(as_given, key=lambda place: -ranks[place])
    if rules.seating == "draw_pairs_high_mano":
        return Seating(_high_together(rules, from_high), 0)
    lowest = from_high[-1]
    return Seating(as_given, lowest if rules.seating == "draw_lowest_mano" else (lowest + 1) % rules.seats)


def _high_together(rules: Rules, from_high: Sequence[int]) -> tuple[int, ...]:
    """The highest draws make the side of mano, the next highest the side to its right, and so on."""
    members = rules.seats // rules.side_count
    seats = [0] * rules.seats
    for place, player in enumerate(from_high):
        side, member = divmod(place, members)
        seats[side + member * rules.side_count] = player
    return tuple(seats)
