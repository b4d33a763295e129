"""The fifteen choices against drawing and dealing every card that may come."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

from hordago.cards import CARDS, Card, Evaluation, cards, evaluator
from hordago.odds import Choice, Given, Impossible, LanceOdds, NotCovered, discards, odds, stones
from hordago.odds.classes import Classes, classes_of
from hordago.rules import Rules
from tests.odds.brute import LANCES, Found, Query, brute, random_rules
from tests.sizes import seeded, size

HAND = cards("Ro Rc 7o 1b")
TOLERANCE = 1e-12


class Reduced(NamedTuple):
    """A question about discards with few cards of unknown place."""

    hand: tuple[Card, ...]
    rules: Rules
    seat: int
    given: Given
    pool: tuple[Card, ...]
    """All cards that may come."""


def reduced(random: Random, seats: int, pool: int) -> Reduced:
    """All other cards are out, or known to be in hands."""
    deck = random.sample(CARDS, 40)
    hand, left, seat = tuple(deck[:4]), deck[4:], random.randrange(seats)
    known = {}
    for other in range(seats) if seats > 2 else ():
        if other != seat:
            known[other] = [left.pop() for _ in range(random.randint(2, 4))]
    return Reduced(
        hand, random_rules(random, seats), seat, Given(known=known, out=left[pool:]), tuple(left[:pool])
    )


class Dealt:
    """Plain counting of what comes of a choice."""

    def __init__(self, question: Reduced) -> None:
        self._asked = question
        self._classes: Classes = classes_of(question.rules)
        self._found: dict[tuple[bytes, bytes], Found] = {}

    def of(self, choice: Choice) -> list[tuple[Evaluation, Found]]:
        """Every hand that may come with its odds, as often as cards make it; equal ones are dealt once."""
        _, rules, seat, given, pool = self._asked
        counting = evaluator(rules.kings, rules.real31, wild=rules.jokers != "none")
        gone = Given(known=given.known, out=[*given.out, *choice.thrown])
        found = []
        for drawn in combinations(pool, len(choice.thrown)):
            new = choice.kept + drawn
            key = (self._classes.count(new).tobytes(), self._classes.count(choice.thrown).tobytes())
            if key not in self._found:
                self._found[key] = brute(Query(new, rules, seat, gone))
            found.append((counting.evaluate(new), self._found[key]))
        return found


def check(choice: Choice, dealt: list[tuple[Evaluation, Found]]) -> None:
    """The hands of a choice, the mean of their odds, and the stones are as counted plainly."""
    seen = Counter(hand for hand, _ in dealt)
    expected = {hand: n / len(dealt) for hand, n in seen.items()}
    merged: Counter[Evaluation] = Counter()
    for hand, chance in choice.hands:
        merged[hand] += chance  # type: ignore[assignment]
    assert dict(merged) == pytest.approx(expected, abs=TOLERANCE)
    value = 0.0
    for lance in LANCES:
        for name in ("win", "none", "contested"):
            mean = sum(getattr(found, name)[lance] / found.deals for _, found in dealt) / len(dealt)
            assert getattr(choice.lances[lance], name) == pytest.approx(mean, abs=TOLERANCE), (lance, name)
        assert sum(choice.lances[lance][:3]) == pytest.approx(1, abs=TOLERANCE)
        for hand, found in dealt:
            worth = {"pares": hand.pares_value, "juego": hand.juego_value}.get(lance, 1)
            value += worth * found.win[lance] / found.deals / len(dealt)
    assert choice.value == pytest.approx(value, abs=TOLERANCE * 10)


def test_every_choice_is_there_once_and_the_best_comes_first() -> None:
    found = discards(HAND)
    assert {frozenset(each.thrown) for each in found} == {
        frozenset(thrown) for n in range(1, 5) for thrown in combinations(HAND, n)
    }
    assert len(found) == 15
    assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)
    for each in found:
        assert set(each.thrown) | set(each.kept) == set(HAND)
        assert sum(chance for _, chance in each.hands) == pytest.approx(1)
        for lance in each.lances.values():
            assert lance.win + lance.lose + lance.none == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_against_dealing_every_deal(seats: int) -> None:
    random = seeded(f"{__name__}.{seats}")
    for _ in range(size(small=2, ci=6, nightly=100)):
        question = reduced(random, seats, pool=11)
        hand, rules, seat, given, _ = question
        dealt = Dealt(question)
        for choice in discards(hand, rules, seat=seat, given=given):
            check(choice, dealt.of(choice))


def test_cards_that_just_suffice() -> None:
    """Four given up, two more to be dealt, and six cards for it; the last seat holds four that are known."""
    deck = seeded(f"{__name__}.suffice").sample(CARDS, 40)
    given = Given(known={1: deck[4:6], 2: deck[6:10]}, out=deck[16:])
    question = Reduced(tuple(deck[:4]), Rules.preset("spanish", seats=3), 0, given, tuple(deck[10:16]))
    for choice in discards(question.hand, question.rules, given=given):
        check(choice, Dealt(question).of(choice))


@pytest.mark.parametrize("kings", [4, 8, 9])
def test_two_seats_whole(kings: int) -> None:
    """With all 36 cards of unknown place."""
    random = seeded(f"{__name__}.whole.{kings}")
    deck = random.sample(CARDS, 40)
    rules, seat = Rules.preset("spanish", kings=kings, seats=2), random.randrange(2)
    question = Reduced(tuple(deck[:4]), rules, seat, Given(), tuple(deck[4:]))
    single = [each for each in discards(question.hand, rules, seat=seat) if len(each.thrown) == 1]
    for choice in random.sample(single, size(small=1, ci=2, nightly=4)):
        check(choice, Dealt(question).of(choice))


@pytest.mark.parametrize("kings", [4, 8])
def test_the_table_is_what_is_counted(kings: int) -> None:
    """Odds of single hands are counted, means are read: both for the same question."""
    random = seeded(f"{__name__}.table.{kings}")
    hand, seat = tuple(random.sample(CARDS, 4)), random.randrange(4)
    rules = Rules.preset("spanish", kings=kings)
    read = {each.kept: each for each in discards(hand, rules, seat=seat)}
    factors = {(lance, name): random.random() for lance in LANCES for name in LanceOdds._fields}

    def mixed(_: Evaluation, lances: Mapping[str, LanceOdds]) -> float:
        return sum(factor * float(getattr(lances[lance], name)) for (lance, name), factor in factors.items())

    def by_hand(new: Evaluation, lances: Mapping[str, LanceOdds]) -> float:
        return stones(new, lances) + mixed(new, lances)

    for counted in discards(hand, rules, seat=seat, value=by_hand):
        choice = read[counted.kept]
        expected = choice.value + sum(
            factor * getattr(choice.lances[lance], name) for (lance, name), factor in factors.items()
        )
        assert counted.value == pytest.approx(expected, abs=TOLERANCE * 10)


def test_a_caller_brings_its_own_value() -> None:
    def juego(hand: Evaluation, lances: Mapping[str, LanceOdds]) -> float:
        del lances
        return float(hand.juego > 0)

    best = discards(cards("Ro 7c 6o 4b"), value=juego)[0]
    chance = sum(share for hand, share in best.hands if hand.juego)
    assert best.value == pytest.approx(chance)
    assert best.value == max(each.value for each in discards(cards("Ro 7c 6o 4b"), value=juego))


def test_a_value_sees_the_odds_of_each_new_hand() -> None:
    """One card more or less out: the same as asking for the odds of the new hand."""
    given, rules = Given(out=cards("3o 4c")), Rules.preset("spanish", seats=3)
    seen: list[tuple[Evaluation, Mapping[str, LanceOdds]]] = []

    def value(hand: Evaluation, lances: Mapping[str, LanceOdds]) -> float:
        seen.append((hand, lances))
        return lances["grande"].win

    discards(HAND, rules, seat=1, given=given, value=value)
    new = odds(cards("Ro Rc 7o 7c"), rules, seat=1, given=Given(out=cards("3o 4c 1b"))).lances
    at = evaluator(8).evaluate(cards("Ro Rc 7o 7c"))
    assert any(
        hand == at and all(lances[lance] == pytest.approx(new[lance], abs=TOLERANCE) for lance in LANCES)
        for hand, lances in seen
    )


def test_odds_that_nobody_looks_at_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("counted")

    monkeypatch.setattr("hordago.odds.ahead.Sweep", refuse)
    given = Given(out=cards("3o"))
    best = discards(HAND, given=given, value=lambda hand, lances: hand.juego_value)[0]
    assert best.value > 0
    with pytest.raises(AssertionError, match="counted"):
        best.lances["grande"]
    with pytest.raises(AssertionError, match="counted"):
        discards(HAND, given=given)


def test_progress_is_told_and_ends_with_all_of_it() -> None:
    told: list[float] = []
    discards(HAND, Rules.preset("spanish", seats=2), given=Given(out=cards("3o")), progress=told.append)
    assert told == sorted(told)
    assert (told[0] > 0, told[-1]) == (True, 1)
    discards(HAND, progress=told.append)
    assert told[-1] == 1


def test_kings_are_kept_and_a_loose_middle_card_goes() -> None:
    best = discards(cards("Ro Rc Re 5b"))[0]
    assert set(best.kept) >= set(cards("Ro Rc Re"))


def test_what_is_not_covered_is_refused() -> None:
    with pytest.raises(NotCovered, match="seats"):
        discards(HAND, Rules.preset("spanish", seats=6))
    with pytest.raises(NotCovered, match="cards alone"):
        discards(HAND, given=Given(pares={1: True}))
    with pytest.raises(NotCovered, match="historic"):
        discards(HAND, Rules.preset("historic"))
    nearly = Given(out=[each for each in CARDS if each not in HAND][:33])
    with pytest.raises(Impossible, match="too few"):
        discards(HAND, Rules.preset("spanish", seats=2), given=nearly)
    few = Given(out=[each for each in CARDS if each not in HAND][:29])
    with pytest.raises(Impossible, match="7 cards are left, too few to give up 4: 8 would be dealt"):
        discards(HAND, Rules.preset("spanish", seats=2), given=few)


def test_choices_can_be_kept_and_sent() -> None:
    best = discards(HAND)[0]
    assert pickle.loads(pickle.dumps(best)) == best
