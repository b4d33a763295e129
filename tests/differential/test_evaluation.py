"""All 91,390 hands with 4, 8 and 9 kings: engine and naive model order them alike, ties included."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations, pairwise
from typing import Any

import pytest

from hordago.cards import CARDS, Card, cards, evaluator
from hordago.cards.evaluate import REAL_31_KEY, Evaluation
from tests.naive import evaluation as naive
from tests.naive.conformance import load
from tests.naive.perft import VECTORS
from tests.sizes import Counts, seeded, size

BASE = load(VECTORS / "rules.json")["presets"]["basque"]
LANCES = ("grande", "chica", "pares", "juego", "punto")
KINGS = (4, 8, 9)
Hand = tuple[Card, ...]


def options(**changes: Any) -> dict[str, Any]:
    return {**BASE, **changes}


def names(hand: Iterable[Card]) -> list[str]:
    return [str(card) for card in hand]


@cache
def all_hands() -> list[Hand]:
    return list(combinations(CARDS, 4))


def some(hands: list[Hand], number: int) -> list[Hand]:
    """The hands, or so many of them in the small size."""
    if size(small=False, ci=True, nightly=True) or len(hands) <= number:
        return hands
    return seeded(__name__).sample(hands, number)


def same_order(pairs: Iterable[tuple[int, list[int]]]) -> int:
    """Assert that both order alike: equal where equal, higher where higher. The number of different keys."""
    naive_of: dict[int, list[int]] = {}
    for ours, theirs in pairs:
        assert naive_of.setdefault(ours, theirs) == theirs
    in_order = [naive_of[ours] for ours in sorted(naive_of)]
    assert all(lower < higher for lower, higher in pairwise(in_order))
    return len(in_order)


def check(hands: list[Hand], rules: dict[str, Any]) -> dict[str, int]:
    """Compare every key, value and class of these hands; the number of different keys per lance."""
    counting = evaluator(rules["kings"], rules["real31"], wild=rules["jokers"] != "none")
    found = [(counting.evaluate(hand), names(hand)) for hand in hands]
    for ours, hand in found:
        assert (ours.pares_class, ours.pares_high or 0, ours.pares_low or 0) == naive.pares(hand, rules), hand
        assert ours.pares_value == naive.pares_value(hand, rules), hand
        assert ours.total == naive.total(hand, rules), hand
        assert (ours.juego > 0) is naive.has_juego(hand, rules), hand
        assert ours.juego_value == naive.juego_value(hand, rules), hand
    key: Callable[[Evaluation, str], int] = getattr
    return {
        lance: same_order((key(ours, lance), naive.key(lance, hand, rules)) for ours, hand in found)
        for lance in LANCES
    }


@pytest.mark.slow
@pytest.mark.parametrize("kings", KINGS)
def test_all_hands(kings: int, record_property: Counts) -> None:
    hands = all_hands()
    assert len(hands) == 91_390
    chosen = some(hands, 8_000)
    ranks = check(chosen, options(kings=kings))
    record_property("hands", len(chosen))
    if size(small=False, ci=True, nightly=True):
        kinds = 10 if kings == 4 else 8
        no_four_fives = int(kings == 9)
        multisets = (715 if kinds == 10 else 330) - no_four_fives  # C(13, 4) and C(11, 4)
        assert ranks["grande"] == ranks["chica"] == multisets
        assert ranks["pares"] == 1 + kinds + kinds + kinds * (kinds + 1) // 2 - no_four_fives
        assert ranks["juego"] == 9


@pytest.mark.slow
@pytest.mark.parametrize("kings", KINGS)
@pytest.mark.parametrize("real31", ["figure", "sota", "sota_oros"])
def test_real_31(kings: int, real31: str) -> None:
    """Every hand of 31, and some others: the real ones are above the plain ones and worth the same."""
    plain = evaluator(kings)
    thirty_one = [hand for hand in all_hands() if plain.evaluate(hand).total == 31]
    others = seeded(f"{__name__}/{kings}").sample(all_hands(), 500)
    three_sevens = [hand for hand in thirty_one if sum(card.rank == "7" for card in hand) == 3]
    chosen = three_sevens + some(thirty_one, 1_000) + others
    assert len(three_sevens) >= 48
    check(chosen, options(kings=kings, real31=real31))


@pytest.mark.slow
@pytest.mark.parametrize("kings", KINGS)
def test_wild_cards(kings: int) -> None:
    """Hands with Perico, Perica or both (D-22); all of those with both."""
    wild = {CARDS[CARDS.index(card)] for card in CARDS if str(card) in ("Cb", "So")}
    one = [hand for hand in all_hands() if len(wild & set(hand)) == 1]
    both = [hand for hand in all_hands() if wild <= set(hand)]
    assert (len(one), len(both)) == (16_872, 703)
    chosen = some(both, 60) + seeded(f"{__name__}/{kings}").sample(
        one, size(small=500, ci=3_000, nightly=16_872)
    )
    check(chosen, options(kings=kings, jokers="perico_perica"))


def test_a_wild_card_may_be_the_seven_or_the_face_of_a_real_31() -> None:
    """D-22 and D-28: ``figure`` looks at the rank played, the sota modes at the printed card."""
    counting = {mode: evaluator(4, mode, wild=True) for mode in ("figure", "sota", "sota_oros")}
    real = {
        mode: [hand for hand in WITH_WILD if each.evaluate(cards(hand)).juego == REAL_31_KEY]
        for mode, each in counting.items()
    }
    assert real == {
        "figure": ["7o 7c Cb Ro", "7o 7c 7e Cb", "7o 7c Cb So", "7o Cb So Rc", "7o 7c 7e So"],
        "sota": ["7o 7c 7e So"],
        "sota_oros": ["7o 7c 7e So"],
    }
    for mode in counting:
        check([cards(hand) for hand in WITH_WILD], options(real31=mode, jokers="perico_perica"))


WITH_WILD = (
    *("7o 7c Cb Ro", "7o 7c 7e Cb", "7o 7c Cb So", "7o Cb So Rc", "7o 7c 7e So"),
    *("7o 7c 7e 7b", "7o Cb Rc Re", "7o 7c Cb 6o", "Cb So Rc Re"),
)
