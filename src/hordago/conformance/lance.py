"""Vectors about the betting of one lance, between seats that are simply said to be entitled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordago.cards.card import CARDS
from hordago.conformance.errors import BadVector, Rejected
from hordago.conformance.single import rules_for
from hordago.conformance.words import say
from hordago.game.betting import Bets, start
from hordago.game.events import LanceClosed
from hordago.game.scoring import LANCES
from hordago.game.showdown import showdown
from hordago.game.state import Betting, Match
from hordago.game.transition import new_match
from hordago.rules.options import Rules

Vector = Mapping[str, Any]


def run(vector: Vector, rules: Rules) -> dict[str, Any]:
    """How the lance closed, or where the engine refused."""
    rules = rules_for(rules, vector["players"], vector.get("sides"))
    match = _open(vector, rules)
    if isinstance(match, dict):
        return match
    actions = vector["actions"]
    if actions == "paso":
        actions = [[seat, "paso"] for seat in match.plan.orders[match.mano] if seat in vector["eligible"]]
    for place, spoken in enumerate(actions):
        try:
            match, events = say(match, spoken, place)
        except Rejected as reason:
            last = place == len(actions) - 1
            return {"illegal_last" if last else "illegal_at": True if last else place, "reason": str(reason)}
        closed = next((event for event in events if isinstance(event, LanceClosed)), None)
        if closed:
            if place < len(actions) - 1:
                last = place == len(actions) - 2
                return {
                    "illegal_last" if last else "illegal_at": True if last else place + 1,
                    "reason": "closed",
                }
            return _answer(closed)
    phase = match.phase
    return {"status": "PENDING" if isinstance(phase, Betting) and phase.node.pending else "OPEN"}


def _open(vector: Vector, rules: Rules) -> Match | dict[str, Any]:
    """A match in which exactly the eligible seats may speak in that lance."""
    lance, eligible = vector["lance"], set(vector["eligible"])
    if lance not in LANCES or not eligible <= set(range(rules.seats)):
        raise BadVector(f"no lance {lance!r} between seats {sorted(eligible)}")
    match = new_match(rules, vector["mano"])
    order = match.plan.orders[match.mano]
    entitled = tuple(seat for seat in order if seat in eligible)
    begun = start(match.plan.form, match.mano, entitled)
    if not isinstance(begun, Bets):
        outcome = begun.outcome
        return {
            "status": outcome.status,
            "side": outcome.side,
            "participants": list(outcome.participants),
        }
    hands = [CARDS[seat * 4 : seat * 4 + 4] for seat in range(rules.seats)]
    shown = showdown(match.plan.evaluator, hands, order, rules.sides)._replace(pares=entitled, juego=entitled)
    hand = match.hand._replace(cards=tuple(hands))
    return match._replace(hand=hand, phase=Betting(*begun, lance, shown))


def _answer(closed: LanceClosed) -> dict[str, Any]:
    answer: dict[str, Any] = {"status": closed.status}
    if closed.status == "ACCEPTED":
        answer["stake"] = closed.stones
    if closed.status == "REFUSED":
        answer |= {"side": closed.side, "deje": closed.stones}
    if closed.participants:
        answer["participants"] = list(closed.participants)
    return answer
