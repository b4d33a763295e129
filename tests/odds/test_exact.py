"""Exact odds against counting every deal of real cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec

import numpy as np
import pytest

from hordago.cards import CARDS, Evaluation, cards
from hordago.odds import Given, Impossible, NotCovered, OddsError, likely, odds
from hordago.odds.counts import Counts
from hordago.odds.exact import count, count_pairs
from hordago.odds.question import question
from hordago.odds.tally import count_cards
from hordago.rules import Rules
from tests.odds.brute import LANCES, Found, Query, brute, deals_of, random_query, random_rules
from tests.sizes import seeded, size

TOLERANCE = 1e-12
NUMBA = find_spec("numba") is not None


def check(query: Query) -> None:
    """The library and plain counting agree, with numpy and with numba."""
    counted = brute(query)
    for fast in (False, True) if NUMBA else (False,):
        agree(query, counted, fast=fast)


def agree(query: Query, counted: Found, *, fast: bool) -> None:
    """One way of counting gives what was counted plainly."""
    hand, rules, seat, given = query
    answer = odds(hand, rules, seat=seat, given=given, fast=fast)
    for lance in LANCES:
        win, lose, none, contested = answer.lances[lance]
        assert win == pytest.approx(counted.win[lance] / counted.deals, abs=TOLERANCE), (lance, query)
        assert none == pytest.approx(counted.none[lance] / counted.deals, abs=TOLERANCE), (lance, query)
        assert contested == pytest.approx(counted.contested[lance] / counted.deals, abs=TOLERANCE), (
            lance,
            query,
        )
        alone = counted.alone[lance] / counted.deals
        assert answer.alone[lance] == pytest.approx(alone, abs=TOLERANCE), (lance, query)
        assert win + lose + none == pytest.approx(1, abs=TOLERANCE)


@pytest.mark.parametrize("kings", [4, 8, 9])
@pytest.mark.parametrize("seat", [0, 1])
def test_two_seats_whole(kings: int, seat: int) -> None:
    random = seeded(f"{__name__}.two.{kings}.{seat}")
    query = random_query(random, seats=2, pool=36, told=False)
    rules = query.rules.replace(kings=kings)
    check(Query(query.hand, rules, seat, Given()))


@pytest.mark.parametrize("number", range(size(small=4, ci=12, nightly=200)))
def test_two_seats_with_something_known(number: int) -> None:
    check(random_query(seeded(f"{__name__}.known.{number}"), seats=2, pool=20))


@pytest.mark.parametrize("number", range(size(small=6, ci=16, nightly=300)))
def test_three_seats(number: int) -> None:
    check(random_query(seeded(f"{__name__}.three.{number}"), seats=3, pool=12))


@pytest.mark.parametrize("number", range(size(small=8, ci=24, nightly=500)))
def test_four_seats(number: int) -> None:
    check(random_query(seeded(f"{__name__}.four.{number}"), seats=4, pool=13))


@pytest.mark.parametrize("number", range(size(small=2, ci=6, nightly=100)))
def test_four_seats_of_which_nothing_is_known(number: int) -> None:
    check(random_query(seeded(f"{__name__}.nothing.{number}"), seats=4, pool=13, told=False))


@pytest.mark.parametrize("number", range(size(small=9, ci=30, nightly=600)))
def test_all_pools_at_once_count_the_same_deals_as_pair_by_pair(number: int) -> None:
    random = seeded(f"{__name__}.pools.{number}")
    seats, deck = 2 + number % 3, random.sample(CARDS, 40)
    hand, deck, seat = deck[:4], deck[4:], random.randrange(seats)
    known = {
        other: [deck.pop() for _ in range(random.randint(1, 4))]
        for other in range(seats)
        if other != seat and random.random() < 0.4
    }
    given = Given(known=known, out=deck[: random.randint(0, 12)])
    asked = question(hand, random_rules(random, seats), seat, given)
    one, other_way = count_cards(asked), count_pairs(asked, fast=NUMBA)
    for field in Counts._fields:
        assert (np.array(getattr(one, field)) == getattr(other_way, field)).all(), field


@pytest.mark.parametrize("number", range(size(small=6, ci=12, nightly=200)))
def test_what_another_seat_holds(number: int) -> None:
    random = seeded(f"{__name__}.likely.{number}")
    query = random_query(random, seats=2 + number % 3, pool=12)
    of = random.choice([seat for seat in range(query.rules.seats) if seat != query.seat])
    counted: Counter[Evaluation] = Counter()
    for held, weight in deals_of(query).items():
        counted[held[of]] += int(weight)

    def share_of(fits: Callable[[Evaluation], bool]) -> float:
        return sum(n for each, n in counted.items() if fits(each)) / counted.total()

    found = likely(query.hand, of, query.rules, seat=query.seat, given=query.given)
    of_class = (found.par, found.medias, found.duples)
    assert found.pares == pytest.approx(share_of(lambda hand: hand.pares_class > 0), abs=TOLERANCE)
    assert found.juego == pytest.approx(share_of(lambda hand: hand.total > 30), abs=TOLERANCE)
    for kind, share in enumerate(of_class, 1):
        assert share == pytest.approx(share_of(partial(has_class, kind)), abs=TOLERANCE)
    for total in range(4, 41):
        seen = share_of(partial(has_total, total))
        assert found.totals.get(total, 0.0) == pytest.approx(seen, abs=TOLERANCE)


def has_class(number: int, hand: Evaluation) -> bool:
    return hand.pares_class == number


def has_total(total: int, hand: Evaluation) -> bool:
    return hand.total == total


def test_what_another_seat_holds_is_asked_of_another_seat() -> None:
    hand = cards("Ro Rc 7o 1b")
    for of in (0, 4, -1):
        with pytest.raises(OddsError, match="another seat"):
            likely(hand, of)
    with pytest.raises(NotCovered, match="4 seats"):
        likely(hand, 1, Rules.preset("spanish", seats=6))
    everybody = Given(senas={1: ["three_kings"], 2: ["three_kings"], 3: ["three_kings"]})
    with pytest.raises(Impossible, match="no deal"):
        likely(hand, 1, given=everybody)


def test_a_belief_weighs_hands() -> None:
    def stays(hand: Evaluation) -> float:
        return 0.25 + hand.kings

    random = seeded(f"{__name__}.belief")
    for _ in range(size(small=2, ci=4, nightly=40)):
        query = random_query(random, seats=4, pool=12)
        others = [seat for seat in range(4) if seat != query.seat]
        given = Given(known=query.given.known, out=query.given.out, beliefs={random.choice(others): stays})
        check(query._replace(given=given))


@pytest.mark.skipif(not NUMBA, reason="needs the extra fast")
@pytest.mark.parametrize("kings", [4, 8, 9])
def test_numpy_and_numba_count_the_same_deals_to_the_last_one(kings: int) -> None:
    random = seeded(f"{__name__}.same.{kings}")
    query = random_query(random, seats=4, pool=36, told=False)
    asked = question(
        query.hand, query.rules.replace(kings=kings), query.seat, Given(pares={(query.seat + 1) % 4: True})
    )
    plain, quick = count(asked, fast=False), count(asked, fast=True)
    assert plain.total == quick.total
    for field in ("win", "none", "contested", "alone"):
        assert (getattr(plain, field) == getattr(quick, field)).all()


def test_nothing_fits() -> None:
    rules = Rules.preset("spanish")
    hand = cards("Ro Rc 7o 1b")
    with pytest.raises(Impossible, match="seat 0"):
        odds(hand, rules, given=Given(pares={0: False}))
    with pytest.raises(Impossible, match="seat 2"):
        odds(hand, rules, given=Given(known={2: cards("Re Rb")}, pares={2: False}))
    with pytest.raises(Impossible, match="too few"):
        odds(hand, rules, given=Given(out=[each for each in CARDS if each not in hand][:25]))
    everybody = Given(senas={1: ["three_kings"], 2: ["three_kings"], 3: ["three_kings"]})
    with pytest.raises(Impossible, match="no deal"):
        odds(hand, rules, given=everybody)
