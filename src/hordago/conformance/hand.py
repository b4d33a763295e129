"""Vectors about a whole hand after the mus: dealt, cut at once, four lances, count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hordago.cards.card import CARDS, Card, cards
from hordago.conformance.errors import BadVector, Rejected
from hordago.conformance.single import rules_for, table_of
from hordago.conformance.words import say
from hordago.game.actions import Claim, Cut, Deal, Discard, NoMus
from hordago.game.events import Event, GameEnded, HandEnded, LanceClosed, Paid
from hordago.game.scoring import LANCES
from hordago.game.state import CHANCE, KEPT, Betting, Claiming, Dealing, Match
from hordago.game.transition import apply, new_match
from hordago.rules.options import Rules

Vector = Mapping[str, Any]


def run(vector: Vector, rules: Rules) -> dict[str, Any]:
    """Payments, score and winner of the hand; ``illegal`` where the engine refused."""
    rules = rules_for(rules, len(vector["hands"]), vector.get("sides"))
    unknown = set(vector["lances"]) - set(LANCES)
    if unknown:
        raise BadVector(f"unknown lances {sorted(unknown)}")
    match = new_match(rules, vector["mano"], score=vector["score"])
    match = deal_and_cut(match, [cards(hand) for hand in vector["hands"]])
    try:
        events = _play(match, vector["lances"])
    except Rejected as reason:
        return {"illegal": True, "reason": str(reason)}
    return {**_payments(events), **_lances(vector, rules, events)}


def deal_and_cut(match: Match, hands: Sequence[Sequence[Card]]) -> Match:
    """Deal exactly these hands; mano cuts the mus. With five cards dealt, one of the others is put aside."""
    if any(len(hand) != KEPT for hand in hands):
        raise BadVector("every hand has four cards")
    dealt = [list(hand) for hand in hands]
    spare = [card for card in CARDS if not any(card in hand for hand in hands)]
    if match.rules.hand_size > KEPT:
        for hand in dealt:
            hand.append(spare.pop())
    if isinstance(match.phase, Dealing) and match.phase.actor != CHANCE:
        match, _ = apply(match, match.phase.actor, Cut(match.rules.cut_min))
    order = match.plan.orders[match.mano]
    match, _ = apply(
        match, CHANCE, Deal(card for each in zip(*(dealt[s] for s in order), strict=True) for card in each)
    )
    if match.rules.hand_size > KEPT:
        for _ in order:
            assert match.actor is not None
            match, _ = apply(match, match.actor, Discard([match.hand.cards[match.actor][-1]]))
        return match
    return apply(match, match.mano, NoMus())[0]


def _play(match: Match, lances: Mapping[str, Any]) -> list[Event]:
    """Every lance with its actions, then the count. Raises :class:`Rejected`."""
    hand, events = match.tally.hand, list(match.history)
    unused = {lance for lance, spoken in lances.items() if spoken != "paso"}
    reached = set()
    while isinstance(match.phase, Betting) and match.tally.hand == hand:
        lance, spoken = match.phase.lance, lances.get(match.phase.lance)
        if spoken is None:
            raise Rejected(0, f"{lance} is played but has no actions")
        unused.discard(lance)
        reached.add(lance)
        match, more = _play_lance(match, lance, spoken)
        events += more
    closed = {event.lance for event in events if isinstance(event, LanceClosed)}
    never = unused | {lance for lance in lances if lance not in reached | closed | {"juego", "punto"}}
    if never:
        raise Rejected(0, f"{sorted(never)} was never played")
    if isinstance(match.phase, Claiming):
        events += _claim_all(match, match.phase)
    return events


def _play_lance(match: Match, lance: str, spoken: Any) -> tuple[Match, list[Event]]:
    phase, events = match.phase, list[Event]()
    assert isinstance(phase, Betting)
    if spoken == "paso":
        spoken = [[seat, "paso"] for seat in phase.showdown.entitled(lance)]
    for place, each in enumerate(spoken):
        if any(isinstance(event, LanceClosed) and event.lance == lance for event in events):
            raise Rejected(place, f"{lance} was already closed")
        match, more = say(match, each, place)
        events += more
    if not any(isinstance(event, LanceClosed) and event.lance == lance for event in events):
        raise Rejected(len(spoken), f"{lance} is not closed")
    return match, events


def _claim_all(match: Match, phase: Claiming) -> list[Event]:
    """Everything that was earned is claimed, in the order of the count."""
    events: list[Event] = []
    for entry in phase.entries:
        if isinstance(match.phase, Claiming):
            match, more = apply(match, match.rules.sides.index(entry.side), Claim(entry.points))
            events += more
    if isinstance(match.phase, Claiming):
        events += apply(match, match.phase.actor, Cut(match.rules.cut_min))[1]
    return events


def _payments(events: Sequence[Event]) -> dict[str, Any]:
    paid = [event for event in events if isinstance(event, Paid)]
    game = next((event for event in events if isinstance(event, GameEnded)), None)
    return {
        "immediate": [[each.lance, each.side, each.points] for each in paid if each.at_once],
        "count": [[each.lance, each.side, each.points, each.reason] for each in paid if not each.at_once],
        "final": list(next(event.score for event in events if isinstance(event, HandEnded))),
        "winner": game.winner if game else None,
        "by": game.by if game else None,
    }


def _lances(vector: Vector, rules: Rules, events: Sequence[Event]) -> dict[str, Any]:
    """How each lance closed, and whose hand was the best where hands count."""
    shown = table_of(rules, vector["hands"], vector["mano"])
    closed = [event for event in events if isinstance(event, LanceClosed)]
    status = {event.lance: event.status for event in closed}
    if "punto" in status:
        status["juego"] = "NOT_PLAYED"
    elif "juego" in status:
        status["punto"] = "NOT_PLAYED"
    winners = {
        event.lance: shown.winner(event.lance, event.participants) for event in closed if event.participants
    }
    return {"status": status, "winners": winners}
