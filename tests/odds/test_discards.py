"""The fifteen choices against drawing every card that may come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from random import Random
from statistics import fmean

import pytest

from hordago.cards import CARDS, Card, Evaluation, cards, evaluator
from hordago.odds import Given, Impossible, LanceOdds, NotCovered, discards, odds, stones
from hordago.rules import Rules
from tests.odds.brute import LANCES, judge
from tests.sizes import seeded, size

HAND = cards("Ro Rc 7o 1b")


def reduced(random: Random, pool: int) -> tuple[tuple[Card, ...], list[Card], Given]:
    """A hand, the cards that may come, and all others out."""
    deck = random.sample(CARDS, 40)
    return tuple(deck[:4]), deck[4 : 4 + pool], Given(out=deck[4 + pool :])


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


@pytest.mark.parametrize("preset", ["spanish", "basque"])
def test_hands_that_may_come_and_their_odds(preset: str) -> None:
    random = seeded(f"{__name__}.{preset}")
    rules, (hand, pool, given) = Rules.preset(preset), reduced(random, 13)
    counting, seat = evaluator(rules.kings), random.randrange(4)
    for choice in discards(hand, rules, seat=seat, given=given):
        drawn = [choice.kept + new for new in combinations(pool, len(choice.thrown))]
        worth = [counting.evaluate(new) for new in drawn]
        seen = Counter(worth)
        assert dict(choice.hands) == pytest.approx({each: n / len(drawn) for each, n in seen.items()})
        some = dict(zip(worth, drawn, strict=True))
        answers = {each: odds(new, rules, seat=seat).lances for each, new in some.items()}
        for lance in LANCES:
            for field in LanceOdds._fields:
                mean = fmean(getattr(answers[each][lance], field) for each in worth)
                assert getattr(choice.lances[lance], field) == pytest.approx(mean, abs=1e-12)
        assert choice.value == pytest.approx(fmean(stones(each, answers[each]) for each in worth))


def test_exact_odds_of_a_choice_take_out_what_was_given_up() -> None:
    random = seeded(f"{__name__}.exact")
    rules = Rules.preset("spanish", seats=2)
    for _ in range(size(small=1, ci=3, nightly=50)):
        hand, pool, given = reduced(random, 9)
        seat = random.randrange(2)
        for choice in discards(hand, rules, seat=seat, given=given, exact=True):
            wins: Counter[str] = Counter()
            deals = 0
            for new in combinations(pool, len(choice.thrown)):
                rest = [card for card in pool if card not in new]
                for other in combinations(rest, 4):
                    deals += 1
                    held = [evaluator(8).evaluate(choice.kept + new), evaluator(8).evaluate(other)]
                    held = held if seat == 0 else held[::-1]
                    wins.update(lance for lance in LANCES if judge(held, rules.sides, seat, lance)[0])
            for lance in LANCES:
                assert choice.lances[lance].win == pytest.approx(wins[lance] / deals, abs=1e-12)


def test_a_caller_brings_its_own_value() -> None:
    def juego(hand: Evaluation, lances: Mapping[str, LanceOdds]) -> float:
        del lances
        return float(hand.juego > 0)

    best = discards(cards("Ro 7c 6o 4b"), value=juego)[0]
    chance = sum(share for hand, share in best.hands if hand.juego)
    assert best.value == pytest.approx(chance)
    assert best.value == max(each.value for each in discards(cards("Ro 7c 6o 4b"), value=juego))


def test_kings_are_kept_and_a_loose_middle_card_goes() -> None:
    best = discards(cards("Ro Rc Re 5b"))[0]
    assert set(best.kept) >= set(cards("Ro Rc Re"))


def test_what_is_not_covered_is_refused() -> None:
    with pytest.raises(NotCovered, match="kings"):
        discards(HAND, Rules.preset("spanish", kings=9))
    with pytest.raises(NotCovered, match="seats"):
        discards(HAND, Rules.preset("spanish", seats=6))
    with pytest.raises(NotCovered, match="cards alone"):
        discards(HAND, given=Given(pares={1: True}))
    with pytest.raises(NotCovered, match="historic"):
        discards(HAND, Rules.preset("historic"))
    nearly = Given(out=[each for each in CARDS if each not in HAND][:33])
    with pytest.raises(Impossible, match="too few"):
        discards(HAND, Rules.preset("spanish", seats=2), given=nearly)
