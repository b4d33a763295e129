"""What must be true of any odds, whoever computed them."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest
from hypothesis import given as draw
from hypothesis import settings
from hypothesis import strategies as st

from hordago.cards import CARDS, SUITS, Card, card
from hordago.odds import Answer, Given, how_often, odds
from hordago.odds.answer import shares
from hordago.odds.exact import count
from hordago.odds.question import question
from hordago.rules import Rules
from tests.odds.brute import LANCES, random_query
from tests.sizes import SEED, seeded, size

EXAMPLES = size(small=15, ci=30, nightly=2_000)
HANDS = st.permutations(CARDS).map(lambda deck: tuple(deck[:4]))
PRESETS = st.sampled_from(["spanish", "basque"])


def setup_module() -> None:
    print(f"seed {SEED}")


@settings(max_examples=EXAMPLES, deadline=None)
@draw(number=st.integers(0, 10**6))
def test_shares_are_probabilities_and_add_to_one(number: int) -> None:
    query = random_query(seeded(f"{__name__}.{number}"), seats=2 + number % 3, pool=20)
    answer = odds(query.hand, query.rules, seat=query.seat, given=query.given)
    for lance in LANCES:
        win, lose, none, contested = each = answer.lances[lance]
        assert all(0 <= share <= 1 for share in each)
        assert win + lose + none == pytest.approx(1, abs=1e-12)
        assert 0 <= answer.alone[lance] <= win
        assert contested <= 1 - none + 1e-12
    assert answer.juego_played == pytest.approx(answer.lances["punto"].none, abs=1e-12)
    assert answer.lances["juego"].none == pytest.approx(1 - answer.juego_played, abs=1e-12)


@settings(max_examples=EXAMPLES, deadline=None)
@draw(hand=HANDS, out=HANDS, suits=st.sampled_from(list(permutations(SUITS))), preset=PRESETS)
def test_names_of_suits_do_not_matter(
    hand: tuple[Card, ...], out: tuple[Card, ...], suits: tuple[str, ...], preset: str
) -> None:
    other = dict(zip(SUITS, suits, strict=True))
    rules = Rules.preset(preset, seats=3)

    def asked(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> Answer:
        return odds(cards, rules, seat=1, given=Given(out=[each for each in gone if each not in cards]))

    def renamed(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(card(each.rank + other[each.suit]) for each in cards)

    assert asked(hand, out) == asked(renamed(hand), renamed(out))


@settings(max_examples=EXAMPLES, deadline=None)
@draw(hand=HANDS, preset=PRESETS)
def test_nearer_to_mano_is_never_worse(hand: tuple[Card, ...], preset: str) -> None:
    for seats in (2, 3):
        answers = [odds(hand, Rules.preset(preset, seats=seats), seat=seat) for seat in range(seats)]
        for nearer, farther in pairwise(answers):
            assert all(nearer.lances[lance].win >= farther.lances[lance].win for lance in LANCES)


@settings(max_examples=size(small=5, ci=10, nightly=200), deadline=None)
@draw(number=st.integers(0, 10**6))
def test_what_is_asked_splits_into_its_cases(number: int) -> None:
    """Deals in which a seat has pares and deals in which it has none are all deals, in every count."""
    query = random_query(seeded(f"{__name__}.split.{number}"), seats=3 + number % 2, pool=20, told=False)
    other = (query.seat + 1) % query.rules.seats
    whole = count(question(query.hand, query.rules, query.seat, query.given))
    cases = [
        count(question(query.hand, query.rules, query.seat, Given(out=query.given.out, pares={other: said})))
        for said in (True, False)
    ]
    assert cases[0].total + cases[1].total == whole.total
    for field in ("win", "none", "contested", "alone"):
        parts = [getattr(case, field) for case in cases]
        assert (parts[0] + parts[1] == getattr(whole, field)).all()
    assert shares(whole)[:, :3].sum(axis=1) == pytest.approx(1)


def test_a_served_seat_and_a_request_tell_nothing_about_cards() -> None:
    query = random_query(seeded(f"{__name__}.served"), seats=4, pool=36, told=False)
    rules = Rules.preset("spanish")
    plain = odds(query.hand, rules, seat=query.seat, given=Given(out=query.given.out))
    told = Given(out=query.given.out, served=frozenset({0, 3}), senas={1: ["cut"], 2: ["bet"]})
    assert odds(query.hand, rules, seat=query.seat, given=told).lances == plain.lances


@pytest.mark.parametrize(("kings", "pares", "juego", "of_31"), [(8, 0.5658, 0.2675, 0.0917)])
def test_published_frequencies(kings: int, pares: float, juego: float, of_31: float) -> None:
    found = how_often(Rules.preset("spanish", kings=kings))
    assert (round(found.pares, 4), round(found.juego, 4)) == (pares, juego)
    assert round(found.totals[31], 4) == of_31


@pytest.mark.parametrize("preset", ["spanish", "basque"])
def test_frequencies_add_up(preset: str) -> None:
    found = how_often(Rules.preset(preset))
    assert found.par + found.medias + found.duples == pytest.approx(found.pares)
    assert sum(found.totals.values()) == pytest.approx(1)
    assert sum(share for total, share in found.totals.items() if total > 30) == pytest.approx(found.juego)
    assert not {38, 39} & set(found.totals)
