"""Odds against dealing at random: real cards, the engine's own showdown."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from hordago.cards import CARDS, Card, cards, evaluator
from hordago.game.showdown import showdown
from hordago.odds import Given, LanceOdds, odds
from hordago.odds.answer import wilson
from hordago.odds.exact import count
from hordago.odds.question import question
from hordago.odds.sample import sample
from hordago.rules import Rules
from tests.odds.brute import LANCES, Query, fits, random_query
from tests.sizes import seeded, size

SIGMAS = 5.5
DEALS = size(small=600, ci=1_500, nightly=50_000)
TRIES = 40 * DEALS
VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "odds.json").read_text(encoding="utf-8"))


def random_deals(query: Query, random: Random) -> tuple[int, dict[str, list[int]]]:
    """Deals that fit, and in how many of them my side wins, nobody holds the lance, two sides may bet."""
    hand, rules, seat, given = query
    counting = evaluator(rules.kings, rules.real31, wild=rules.jokers != "none")
    known = {other: tuple(given.known.get(other, ())) for other in range(rules.seats)}
    gone = {*hand, *given.out, *(each for held in known.values() for each in held)}
    pool = [each for each in CARDS if each not in gone]
    order, found, deals = tuple(range(rules.seats)), {lance: [0, 0, 0] for lance in LANCES}, 0
    needed = sum(4 - len(known[other]) for other in order if other != seat)
    for _ in range(TRIES):
        drawn = iter(random.sample(pool, needed))
        hands: list[tuple[Card, ...]] = []
        for other in order:
            held = hand if other == seat else known[other]
            hands.append(tuple(held) + tuple(next(drawn) for _ in range(4 - len(held))))
        shown = showdown(counting, hands, order, rules.sides)
        if not all(fits(rules, given, other, shown.evaluations[other]) for other in order):
            continue
        deals += 1
        for lance in LANCES:
            entitled = () if lance == "punto" and shown.juego else shown.entitled(lance)
            best = shown.winner(lance, rules.sides) if entitled else -1
            found[lance][0] += best >= 0 and rules.sides[best] == rules.sides[seat]
            found[lance][1] += not entitled
            found[lance][2] += len({rules.sides[other] for other in entitled}) > 1
        if deals == DEALS:
            break
    return deals, found


def close_to(share: float, seen: int, deals: int) -> bool:
    """Whether a share can be what was seen so often."""
    spread = SIGMAS * sqrt(max(share * (1 - share), 1 / deals) / deals)
    return abs(seen / deals - share) <= spread + 1e-9


@pytest.mark.parametrize("number", range(40))
def test_conditional_odds_against_random_deals(number: int) -> None:
    random = Random(20261130 + number)
    query = random_query(random, seats=(4, 4, 4, 3, 2)[number % 5], pool=36 - number % 20)
    answer = odds(query.hand, query.rules, seat=query.seat, given=query.given)
    deals, found = random_deals(query, random)
    assert deals, query
    for lance in LANCES:
        win, _, none, contested = answer.lances[lance]
        for share, seen in zip((win, none, contested), found[lance], strict=True):
            assert close_to(share, seen, deals), (lance, share, seen, deals, query)


@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("told", [False, True])
def test_a_sample_of_five_and_six_seats_against_random_deals(seats: int, told: bool) -> None:
    random = seeded(f"{__name__}.{seats}.{told}")
    query = random_query(random, seats=seats, pool=36, told=told)
    deals, found = random_deals(query, random)
    while deals < DEALS // 10:  # what is told may be so rare that dealing at random meets it hardly ever
        query = random_query(random, seats=seats, pool=36, told=told)
        deals, found = random_deals(query, random)
    answer = odds(query.hand, query.rules, seat=query.seat, given=query.given, deals=50_000)
    assert answer.method == "sample"
    assert answer.interval
    for lance in LANCES:
        win, lose, none, contested = answer.lances[lance]
        assert win + lose + none == pytest.approx(1, abs=1e-9)
        low, high = answer.interval[lance]
        slack = LanceOdds(*(top - bottom for bottom, top in zip(low, high, strict=True)))
        looser = (slack.win, slack.none, slack.contested)
        for share, seen, more in zip((win, none, contested), found[lance], looser, strict=True):
            spread = SIGMAS * sqrt(max(share * (1 - share), 1 / deals) / deals) + 2 * more
            assert abs(seen / deals - share) <= spread, (lance, share, seen, deals, query)


def test_the_interval_of_a_sample_holds_the_true_value_as_often_as_it_says() -> None:
    """Four seats, where the truth is known: about 95 in 100 intervals hold it."""
    held = []
    for number in range(size(small=40, ci=80, nightly=1_000)):
        random = seeded(f"{__name__}.interval.{number}")
        query = random_query(random, seats=4, pool=30)
        asked = question(query.hand, query.rules, query.seat, query.given)
        truth, found = count(asked), sample(asked, deals=4_000, seed=random.randrange(2**32))
        assert found
        low, high = wilson(found.shares[0], found.trials[0])
        true = truth.win / truth.total
        open_ = (true > 0.001) & (true < 0.999)  # what is certain is always right
        held += [bool(each) for each in ((low <= true) & (true <= high))[open_]]
    share, least = sum(held) / len(held), size(small=0.85, ci=0.9, nightly=0.92)
    assert least <= share, (share, len(held))


def test_the_same_seed_gives_the_same_sample() -> None:
    hand, rules = cards("Ro Rc 7o 1b"), Rules.preset("spanish", seats=6)
    one, same, other = (odds(hand, rules, deals=2_000, seed=seed) for seed in (1, 1, 2))
    assert one == same != other


@pytest.mark.parametrize("vector", VECTORS["vectors"], ids=lambda vector: str(vector["id"]))
def test_published_odds(vector: dict[str, object]) -> None:
    rules = Rules.preset(str(vector["preset"]), seats=vector["players"])
    hand, lance = cards(str(vector["hand"])), str(vector["lance"])
    seat = int(str(vector["seat"]))
    found = odds(hand, rules, seat=seat).lances[lance]
    win = found.win + (found.none if vector.get("include_none") else 0)
    assert round(win, 5) == vector["win"]
    counted = count(question(hand, rules, seat, Given()))
    assert counted.total == 43_370_632_305_000
    assert counted.win[LANCES.index(lance)] / counted.total == found.win
