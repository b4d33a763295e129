"""Vectors about what comes before and after the lances: talk, discards, stock, cut, deal, claims."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hordago.cards.card import CARDS, DECK_SIZE, mask, unmask
from hordago.conformance.errors import BadVector, Rejected
from hordago.conformance.hand import deal_and_cut
from hordago.conformance.single import rules_for
from hordago.game import mus as mus_steps
from hordago.game.actions import Action, Claim, Cut, Deal, Defer, Discard, Draw, Mus, NoMus, Paso
from hordago.game.errors import IllegalAction, Malformed
from hordago.game.events import Event, Redealt, Reshuffled, Served
from hordago.game.finish import begin_hand
from hordago.game.legal import in_range, legal_actions, to_serve
from hordago.game.scoring import Entry
from hordago.game.state import (
    CHANCE,
    KEPT,
    Betting,
    Claiming,
    Dealing,
    Exchange,
    Match,
    Serving,
    Talk,
    VistoAsk,
)
from hordago.game.transition import apply, new_match
from hordago.rules.options import Rules

Vector = Mapping[str, Any]
_WORDS: Mapping[str, Action] = {
    "mus": Mus(),
    "no_mus": NoMus(),
    "mintza": NoMus(),
    "defer": Defer(),
    "zuetan": Mus(),
}


def _seated(rules: Rules, seats: int, sides: Sequence[int] | None = None) -> Rules:
    """The rules at a table of that size; how partners answer a bet does not matter here."""
    return rules_for(rules.replace(partner_override="none"), seats, sides)


def _dealt(match: Match, exposed: bool = False) -> tuple[Match, tuple[Event, ...]]:
    """Cut if a seat must, and deal the deck as it lies."""
    if match.phase.actor != CHANCE:
        match, _ = apply(
            match, match.dealer - 1 if match.dealer else match.plan.seats - 1, Cut(match.rules.cut_min)
        )
    dealt = CARDS[: match.plan.seats * match.rules.hand_size]
    return apply(match, CHANCE, Deal(dealt, dealt[0] if exposed else None))


def mus(vector: Vector, rules: Rules) -> dict[str, Any]:
    """A mus talk; after a full round everybody changes one card and the talk goes on."""
    sides = vector.get("sides")
    rules = _seated(rules, vector.get("players", len(sides) if sides else 4), sides)
    match = new_match(rules, vector["mano"])
    if not vector.get("first_hand", False):
        match = begin_hand(match.plan, match.tally._replace(hand=1, hand_in_game=1))
    match, _ = _dealt(match)
    served, words, seat = 0, vector["talk"], match.mano
    for place, spoken in enumerate(words):
        if isinstance(match.phase, Exchange):
            match, served = _change_one_each(match), served + 1
        try:
            seat, word = _speaker(match, spoken, place)
            match, _ = apply(match, seat, word)
        except (IllegalAction, Rejected) as reason:
            last = place == len(words) - 1
            return {"illegal_last" if last else "illegal_at": True if last else place, "reason": str(reason)}
    answer = {"mano": match.mano, "dealer_next": match.mano, "discards": served}
    if isinstance(match.phase, Exchange):
        return {**answer, "result": "DISCARD", "discards": served + 1}
    if isinstance(match.phase, Talk):
        return {**answer, "result": "TALK"}
    return {**answer, "result": "CUT", "by": seat, "by_team": rules.sides[seat]}


def _speaker(match: Match, spoken: Sequence[Any], place: int) -> tuple[int, Action]:
    """``[seat, word]``, or ``["team", side, word]`` in a talk by teams."""
    phase = match.phase
    if not isinstance(phase, Talk):
        raise Rejected(place, "the talk is over")
    if spoken[-1] not in _WORDS:
        raise BadVector(f"unknown word {spoken[-1]!r}")
    if spoken[0] != "team":
        return spoken[0], _WORDS[spoken[1]]
    if match.rules.mus_decision != "by_team" or match.rules.sides[phase.actor] != spoken[1]:
        raise Rejected(place, f"team {spoken[1]} may not speak now")
    return phase.actor, _WORDS[spoken[2]]


def _change_one_each(match: Match) -> Match:
    while isinstance(match.phase, Exchange | Serving):
        match, _ = _change(match, 1)
    return match


def _change(match: Match, n: int, exposed: bool = False) -> tuple[Match, tuple[Event, ...]]:
    """The next step of an exchange: the seat to act gives up its first ``n`` cards, or chance serves."""
    phase = match.phase
    if isinstance(phase, Exchange):
        return apply(match, phase.actor, Discard(match.hand.cards[phase.actor][:n]))
    assert isinstance(phase, Serving)
    drawn = unmask(match.hand.stock)[: to_serve(match, phase)]
    return apply(match, CHANCE, Draw(drawn, drawn[0] if exposed else None))


def discard(vector: Vector, rules: Rules) -> dict[str, Any]:
    """Which numbers of cards may be given up, and whether the talk goes on after a mus visto."""
    numbers, visto = vector["discards"], vector.get("mus_visto", False)
    if any(type(n) is not int for n in numbers):
        raise BadVector("discards are whole numbers")
    if visto and len(numbers) in range(2, 7):
        rules = _seated(rules, len(numbers))
    match, _ = _dealt(new_match(rules))
    match = match._replace(
        phase=Exchange(0, "visto" if visto else "mus", match.plan.orders[0], (None,) * rules.seats)
    )
    choice = legal_actions(match).choice("discard")
    assert choice is not None
    legal = [in_range(n, choice) for n in numbers]
    after = None
    if all(legal) and len(numbers) == rules.seats:
        while isinstance(match.phase, Exchange | Serving):
            n = numbers[match.phase.actor] if isinstance(match.phase, Exchange) else 0
            match, _ = _change(match, n)
        after = "resume" if isinstance(match.phase, Talk) else "cut"
    return {"legal": legal, "mus_after": after}


def reshuffle(vector: Vector, rules: Rules) -> dict[str, Any]:
    """Who is being served when the stock runs out, and what the new one is."""
    discards = vector["discards"]
    rules = _seated(rules, vector.get("players", len(discards)))
    if len(discards) != rules.seats:
        raise BadVector("discards must name every player")
    match = _with_stock(rules, vector)
    asked = None
    dealt: dict[int, int] = {}
    answer: dict[str, Any] = {
        "reshuffle_at_seat": None,
        "new_stock": None,
        "set_apart": None,
        "dealt_from_old": None,
    }
    while isinstance(match.phase, Exchange | Serving):
        asked = discards[match.phase.actor] if isinstance(match.phase, Exchange) else 0
        match, events = _change(match, asked)
        for event in events:
            if isinstance(event, Served):
                dealt[event.seat] = dealt.get(event.seat, 0) + len(event.cards)
            if isinstance(event, Reshuffled):
                answer = {
                    "reshuffle_at_seat": event.seat,
                    "new_stock": match.hand.stock.bit_count(),
                    "set_apart": match.hand.pile.bit_count(),
                    "dealt_from_old": dealt.get(event.seat, 0),
                }
    return answer


def _with_stock(rules: Rules, vector: Vector) -> Match:
    """A match in the middle of an exchange, with that many cards in stock and pile."""
    stock, pile = vector["stock"], vector["old_pile"]
    held = rules.seats * KEPT
    if held + stock + pile > DECK_SIZE:
        raise BadVector(
            f"{held} in hands, {stock} in stock and {pile} in the pile are more than {DECK_SIZE} cards"
        )
    match = new_match(rules, vector.get("mano", 0))
    hands = tuple(CARDS[seat * KEPT : seat * KEPT + KEPT] for seat in range(rules.seats))
    hand = match.hand._replace(
        cards=hands,
        stock=mask(CARDS[held : held + stock]),
        pile=mask(CARDS[held + stock : held + stock + pile]),
        changed=(None,) * rules.seats,
    )
    purpose = "visto" if vector.get("mus_visto", False) else "mus"
    match = match._replace(hand=hand)
    return match._replace(phase=mus_steps.exchange(match, purpose))


def exposed_card(vector: Vector, rules: Rules) -> dict[str, Any]:
    """What an exposed card brings."""
    at, option = vector["at"], rules.mus_visto
    if at not in ("first_deal", "after_mus"):
        raise BadVector(f"unknown moment {at!r}")
    match, events = _dealt(new_match(rules), exposed=at == "first_deal")
    if at == "after_mus" and isinstance(match.phase, Talk):
        while isinstance(match.phase, Talk):
            match, _ = apply(match, match.phase.actor, Mus())
        last = False
        while not last:
            last = isinstance(match.phase, Serving) and len(match.phase.waiting) == 1
            match, events = _change(match, 1, exposed=last)
    if any(isinstance(event, Redealt) for event in events):
        return {"action": "REDEAL_ALL"}
    if isinstance(match.phase, VistoAsk):
        return {"action": "MANO_DECIDES"}
    if isinstance(match.phase, Exchange) and match.phase.purpose == "visto":
        return {"action": "EVERYBODY_MAY_EXCHANGE" + ("_FORCED" if option == "forced" else "")}
    return {"action": "IGNORED" if option == "off" else "CONTINUE"}


def cut(vector: Vector, rules: Rules) -> dict[str, Any]:
    """Which cuts of the deck in two parts are allowed."""
    choice = legal_actions(new_match(rules.replace(claims="manual"))).choice("cut")
    assert choice is not None
    return {
        "legal": [upper + lower == DECK_SIZE and in_range(upper, choice) for upper, lower in vector["parts"]]
    }


def _endless(rules: Rules) -> Rules:
    """The same rules with a target that no hand of a vector reaches."""
    return rules.replace(target=1000)


def deal(vector: Vector, rules: Rules) -> dict[str, Any]:
    """Who is dealt the first cards, and who deals next."""
    rules = _endless(_seated(rules, vector["players"]).replace(claims="auto"))
    match = new_match(rules, (vector["dealer"] + 1) % rules.seats)
    mano = match.mano
    dealt, _ = _dealt(match)
    first_five = [next(s for s, hand in enumerate(dealt.hand.cards) if card in hand) for card in CARDS[:5]]
    hands = [hand[:KEPT] for hand in dealt.hand.cards]
    after = deal_and_cut(match, hands)
    while isinstance(after.phase, Betting):
        after, _ = apply(after, after.phase.actor, Paso())
    assert isinstance(after.phase, Dealing)
    return {"mano": mano, "first_five": first_five, "next_dealer": after.dealer, "next_mano": after.mano}


def claim(vector: Vector, rules: Rules) -> dict[str, Any]:
    """What each side has scored when the next deck is cut."""
    earned, claimed = vector["earned"], vector["claimed_before_cut"]
    if rules.claims == "auto":  # nothing can be forgotten
        claimed = earned
    rules = _endless(rules.replace(claims="manual"))
    if len(earned) != rules.side_count or len(claimed) != rules.side_count:
        raise BadVector("one number a side")
    match, _ = _dealt(new_match(rules))
    entries = tuple(Entry("grande", side, points, "stake") for side, points in enumerate(earned) if points)
    match = match._replace(phase=Claiming(match.dealer, entries))
    for side, n in enumerate(claimed):
        try:
            match = apply(match, rules.sides.index(side), Claim(n))[0] if n else match
        except (IllegalAction, Malformed) as reason:
            return {"scored": None, "reason": str(reason)}
    score = match.tally.score
    assert isinstance(match.phase, Claiming)
    match, _ = apply(match, match.phase.actor, Cut(rules.cut_min))
    assert match.tally.score == score
    return {"scored": list(score)}
