"""Vectors about one value: a hand, a comparison, the draw for seats, stones, dentro, the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hordago.cards.card import card, cards
from hordago.cards.evaluate import evaluator
from hordago.conformance.errors import BadVector
from hordago.game.finish import end_game
from hordago.game.scoring import LANCES, dentro_from, objects_needed
from hordago.game.scoring import stones as stones_of
from hordago.game.seating import DrawAgain, seat_players
from hordago.game.showdown import Showdown, showdown
from hordago.game.state import KEPT, Over
from hordago.game.transition import new_match
from hordago.rules.options import Rules

Vector = Mapping[str, Any]


def rules_for(rules: Rules, seats: int, sides: Sequence[int] | None = None) -> Rules:
    """The rules at a table of that size; by default seat parity at even tables, else individuals."""
    if type(seats) is not int or not 2 <= seats <= 6:
        raise BadVector(f"{seats!r} players cannot play; expected 2 to 6")
    if sides is None:
        sides = [seat % 2 for seat in range(seats)] if seats % 2 == 0 else list(range(seats))
    return rules.replace(seats=seats, sides=tuple(sides))


def table_of(rules: Rules, hands: Sequence[Sequence[str]], mano: int) -> Showdown:
    """All hands evaluated. Raises :class:`BadVector` for a mano or cards that cannot be."""
    if type(mano) is not int or not 0 <= mano < rules.seats:
        raise BadVector(f"mano {mano!r} is no seat")
    dealt = [cards(hand) for hand in hands]
    held = [each for hand in dealt for each in hand]
    if len(set(held)) != len(held):
        raise BadVector("the same card twice")
    counting = evaluator(rules.kings, rules.real31, wild=rules.jokers != "none")
    order = tuple((mano + step) % rules.seats for step in range(rules.seats))
    return showdown(counting, dealt, order, rules.sides)


def evaluate(vector: Vector, rules: Rules) -> dict[str, Any]:
    """One hand."""
    hand = cards(vector["hand"])
    if len(set(hand)) != KEPT or len(hand) != KEPT:
        raise BadVector("a hand has four different cards")
    found = evaluator(rules.kings, rules.real31, wild=rules.jokers != "none").evaluate(hand)
    return {
        "pares": [found.pares_class, found.pares_high or 0, found.pares_low or 0],
        "total": found.total,
        "has_juego": found.juego > 0,
        "juego_value": found.juego_value,
    }


def compare(vector: Vector, rules: Rules) -> dict[str, Any]:
    """The best hand of a deal in one lance."""
    if vector["lance"] not in LANCES:
        raise BadVector(f"unknown lance {vector['lance']!r}")
    rules = rules_for(rules.replace(partner_override="none"), len(vector["hands"]), vector.get("sides"))
    shown = table_of(rules, vector["hands"], vector["mano"])
    if not shown.entitled(vector["lance"]):
        return {"winner": None, "tie_broken_by_seat": False}
    winner = shown.winner(vector["lance"], rules.sides)
    return {"winner": winner, "tie_broken_by_seat": shown.tied(vector["lance"], winner, rules.sides)}


def seating(vector: Vector, rules: Rules) -> dict[str, Any]:
    """The draw for seats; players in the order of the object, the card "" for one who draws none."""
    names = list(vector["draw"])
    rules = rules_for(rules.replace(partner_override="none"), len(names))
    drawn = [card(name) if name else None for name in vector["draw"].values()]
    found = seat_players(rules, drawn if rules.seating != "agreed" else [None] * len(names))
    if isinstance(found, DrawAgain):
        return {"draw_again": [names[place] for place in found.players]}
    at_seat = [names[place] for place in found.players]
    sides = [
        [at_seat[s] for s in range(rules.seats) if rules.sides[s] == side] for side in range(rules.side_count)
    ]
    return {"seats": at_seat, "mano": at_seat[found.mano], "dealer": at_seat[found.mano - 1], "sides": sides}


def stones(vector: Vector, rules: Rules) -> dict[str, Any]:
    """Scores in amarracos and stones."""
    shown = [stones_of(score, rules.big_unit) for score in vector["scores"]]
    return {
        "amarracos": [large for large, _ in shown],
        "stones": [small for _, small in shown],
        "objects": objects_needed(vector["scores"], rules.big_unit),
    }


def dentro(vector: Vector, rules: Rules) -> dict[str, Any]:
    """Who is near the target."""
    return {"announce": [score >= dentro_from(rules) for score in vector["scores"]]}


def match(vector: Vector, rules: Rules) -> dict[str, Any]:
    """Winners of games, one after the other, up to the match."""
    state = new_match(rules)
    for winner in vector["games"]:
        if isinstance(state.phase, Over):
            raise BadVector("a game after the match was decided")
        if not 0 <= winner < rules.side_count:
            raise BadVector(f"no side {winner}")
        state, _ = end_game(state, state.tally.score, winner, "count")
    return {"match_winner": state.phase.winner if isinstance(state.phase, Over) else None}
