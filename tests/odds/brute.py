"""Odds by dealing every deal: real cards, the plain evaluator, the words of the rules. No classes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from hordago.cards import CARDS, Card, Evaluation, evaluator
from hordago.odds import Given
from hordago.rules import SIGNALS, Rules

LANCES = ("grande", "chica", "pares", "juego", "punto")


class Query(NamedTuple):
    """A question as the library is asked it."""

    hand: tuple[Card, ...]
    rules: Rules
    seat: int
    given: Given


class Found(NamedTuple):
    """Lance → share of all deals that fit."""

    deals: float
    win: dict[str, float]
    none: dict[str, float]
    contested: dict[str, float]
    alone: dict[str, float]


def brute(query: Query) -> Found:
    """Count every deal that fits."""
    sums = [dict.fromkeys(LANCES, 0.0) for _ in range(4)]
    counted = deals_of(query)
    for held, weight in counted.items():
        for lance in LANCES:
            for found, true in zip(sums, judge(held, query.rules.sides, query.seat, lance), strict=True):
                found[lance] += weight * true
    return Found(sum(counted.values()), *sums)


def judge(held: Sequence[Evaluation], sides: Sequence[int], seat: int, lance: str) -> tuple[bool, ...]:
    """Win, none, contested and alone of one deal."""
    if lance in ("pares", "juego"):
        holders = [each for each in range(len(held)) if getattr(held[each], lance) > 0]
    elif lance == "punto" and any(each.juego for each in held):
        holders = []
    else:
        holders = list(range(len(held)))
    if not holders:
        return False, True, False, False
    best = holders[0]
    for other in holders:
        if getattr(held[other], lance) > getattr(held[best], lance):
            best = other
    return sides[best] == sides[seat], False, len({sides[each] for each in holders}) > 1, best == seat


def deals_of(query: Query) -> dict[tuple[Evaluation, ...], float]:
    """What the seats hold, from mano → in how many deals, each with its weight."""
    hand, rules, seat, given = query
    counting = evaluator(rules.kings, rules.real31, wild=rules.jokers != "none")
    known = {other: tuple(given.known.get(other, ())) for other in range(rules.seats)}
    gone = {*hand, *given.out, *(card for cards in known.values() for card in cards)}
    # hands worth the same are one value, so that deals can be told apart by identity, which is quick
    values: dict[Evaluation, Evaluation] = {}
    fitting: list[dict[tuple[Card, ...], Evaluation]] = []
    pool = tuple(card for card in CARDS if card not in gone)
    for other in range(rules.seats):
        draws = [()] if other == seat else list(combinations(pool, 4 - len(known[other])))
        worth = {drawn: counting.evaluate(hand if other == seat else known[other] + drawn) for drawn in draws}
        kept = {drawn: value for drawn, value in worth.items() if fits(rules, given, other, value)}
        fitting.append({drawn: values.setdefault(value, value) for drawn, value in kept.items()})
    found: dict[tuple[int, ...], float] = {}

    def deal(other: int, left: tuple[Card, ...], held: tuple[int, ...], weight: float) -> None:
        if other == rules.seats:
            found[held] = found.get(held, 0) + weight
            return
        belief = given.beliefs.get(other)
        for drawn in [()] if other == seat else combinations(left, 4 - len(known[other])):
            if (value := fitting[other].get(drawn)) is not None:
                rest = tuple([card for card in left if card not in drawn])
                deal(other + 1, rest, (*held, id(value)), weight * (belief(value) if belief else 1))

    deal(0, pool, (), 1)
    by_id = {id(value): value for value in values}
    return {tuple(by_id[each] for each in held): weight for held, weight in found.items()}


def fits(rules: Rules, given: Given, seat: int, hand: Evaluation) -> bool:
    """Whether what is said of a seat is true of a hand."""
    return (
        given.pares.get(seat, hand.pares_class > 0) == (hand.pares_class > 0)
        and given.juego.get(seat, hand.total >= 31) == (hand.total >= 31)
        and all(SIGNALS[rules.signals][sign].holds(hand) for sign in given.senas.get(seat, ()))
    )


def random_query(random: Random, *, seats: int, pool: int, told: bool = True) -> Query:
    """A question whose answer is not nothing, with ``pool`` cards of unknown place."""
    rules = random_rules(random, seats)
    deck = random.sample(CARDS, 40)
    hands = [tuple(deck[4 * each : 4 * each + 4]) for each in range(seats)]
    seat = random.randrange(seats)
    known: dict[int, tuple[Card, ...]] = {}
    for other in range(seats):
        if other != seat and told and random.random() < 0.3:
            known[other] = tuple(random.sample(hands[other], random.randint(1, 4)))
    in_hands = sum(4 - len(known.get(other, ())) for other in range(seats) if other != seat)
    out = tuple(deck[4 * seats :])
    out = tuple(random.sample(out, max(0, min(len(out), len(out) + in_hands - pool))))
    return Query(hands[seat], rules, seat, _truths(random, rules, hands, known, out, told))


def random_rules(random: Random, seats: int) -> Rules:
    """Rules that change what a hand is worth, who is on whose side, and what a sign means."""
    preset = random.choice(("basque", "spanish", "tournament", "pagat", "fournier", "ffm"))
    sides = random.choice(((0, 1, 0, 1), (0, 1, 0, 1), (0, 1, 2, 3))) if seats == 4 else tuple(range(seats))
    return Rules.preset(
        preset,
        kings=random.choice((4, 8, 8, 9)),
        real31=random.choice(("off", "off", "figure", "sota", "sota_oros")),
        jokers=random.choice(("none", "none", "none", "perico_perica")),
        seats=seats,
        sides=list(sides),
    )


def _truths(
    random: Random,
    rules: Rules,
    hands: Sequence[tuple[Card, ...]],
    known: dict[int, tuple[Card, ...]],
    out: tuple[Card, ...],
    told: bool,
) -> Given:
    counting = evaluator(rules.kings, rules.real31, wild=rules.jokers != "none")
    held = [counting.evaluate(hand) for hand in hands]
    seats = [seat for seat in range(rules.seats) if told]
    table = SIGNALS[rules.signals] if len(set(rules.sides)) < rules.seats else {}
    senas = {}
    for seat in seats:
        true = [name for name, sign in table.items() if sign.holds(held[seat])]
        if true and random.random() < 0.3:
            senas[seat] = random.sample(true, random.randint(1, min(2, len(true))))
    return Given(
        known=known,
        out=out,
        pares={seat: held[seat].pares > 0 for seat in seats if random.random() < 0.3},
        juego={seat: held[seat].juego > 0 for seat in seats if random.random() < 0.3},
        senas=senas,
        served=frozenset(seat for seat in seats if random.random() < 0.2),
    )
