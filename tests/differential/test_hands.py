"""Random whole hands under any options, seats and sides: both models pay the same, in the same order."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from hordago.cards import CARDS
from hordago.conformance.hand import run as engine_hand
from hordago.rules import PRESETS, Rules
from tests.naive import evaluation
from tests.naive import hand as naive
from tests.naive.betting import Betting
from tests.naive.errors import Illegal
from tests.naive.perft import words
from tests.properties.play import FORMS, random_rules
from tests.sizes import seeded, size

HANDS = size(small=1_000, ci=20_000, nightly=500_000)
PARTS = 8
NAMES = tuple(map(str, CARDS))
HIGH = 100_000
LAST = ("juego", "punto")
Answer = dict[str, Any]
Lances = dict[str, Any]


def random_hand(rng: random.Random, rules: Rules) -> dict[str, Any]:
    """A vector of type ``hand``: dealt at random, bet at random, from a random score."""
    cards = rng.sample(NAMES, 4 * rules.seats)
    near = rng.random() < 0.4
    return {
        "mano": rng.randrange(rules.seats),
        "sides": list(rules.sides),
        "score": [
            rng.randrange(max(0, rules.target - 6) if near else 0, rules.target)
            for _ in range(rules.side_count)
        ],
        "hands": [cards[4 * seat : 4 * seat + 4] for seat in range(rules.seats)],
    }


def random_lances(rng: random.Random, rules: Rules, vector: dict[str, Any]) -> Lances:
    """Words for every lance that these hands may bet in, whether it will be reached or not."""
    options, lances = rules.to_dict(), Lances()
    bold = rng.choice((0.1, 0.5, 1.0))
    for lance in naive.LANCES:
        if lance == "punto" and evaluation.holders("juego", vector["hands"], options):
            continue
        entitled = evaluation.holders(lance, vector["hands"], options)
        betting = Betting(lance, rules.seats, list(rules.sides), vector["mano"], entitled, options)
        while betting.actor is not None:
            possible = [each for each in words(betting) if each[0] != "ordago" or rng.random() < bold]
            if betting.stake > HIGH:  # the naive model knows no limit of a million
                possible = [each for each in possible if each[0] not in ("mas", "reenvido")]
            word, n = rng.choice(possible)
            if word in ("envido", "mas") and rng.random() < 0.1:
                low, high = betting.legal()[word] or (0, None)
                n = low if high is None else high
            betting.act(betting.actor, word, n)
        if betting.log:
            passed = all(each[1] == "paso" for each in betting.log)
            lances[lance] = "paso" if passed and rng.random() < 0.5 else betting.log
    return lances


def spoilt(rng: random.Random, lances: Lances) -> Lances:
    """The same with one slip: a word changed, left out, repeated, or by another seat."""
    # a lance that is passed without being reached: of the last two the engine lets that be said
    lances = {each: spoken for each, spoken in lances.items() if each not in LAST or spoken != "paso"}
    lance = rng.choice(list(lances) or ["grande"])
    log = lances.get(lance, "paso")
    if log == "paso":
        return {each: spoken for each, spoken in lances.items() if each != lance}
    place = rng.randrange(len(log))
    seat, word, *n = log[place]
    slips: list[list[list[Any]]] = [
        [[seat + 1, word, *n]],
        [[seat, "quiero"]],
        [[seat, "paso"]],
        [[seat, "mas", 1]],
        [],
        [log[place], log[place]],
    ]
    return {**lances, lance: [*log[:place], *rng.choice(slips), *log[place + 1 :]]}


def naive_hand(rules: Rules, vector: dict[str, Any]) -> Answer:
    try:
        return naive.play(
            rules.to_dict(),
            rules.seats,
            list(rules.sides),
            vector["mano"],
            vector["score"],
            vector["hands"],
            vector["lances"],
        )
    except Illegal as reason:
        return {"illegal": True, "reason": str(reason)}


def within_reach(rules: Rules, vector: dict[str, Any]) -> dict[str, Any]:
    """Without the lances that are never reached because the game ends before them."""
    lances = dict(vector["lances"])
    while True:
        answer = naive_hand(rules, {**vector, "lances": lances})
        if "never reached" not in answer.get("reason", ""):
            return {**vector, "lances": lances}
        lances.popitem()


def agree(rules: Rules, vector: dict[str, Any]) -> Answer:
    """Assert that both models answer alike; returns the answer."""
    ours, theirs = engine_hand(vector, rules), naive_hand(rules, vector)
    context = f"\n{vector}\n{ours}\n{theirs}\n{rules.to_dict()}"
    assert ("illegal" in ours) is ("illegal" in theirs), context
    if "illegal" in ours:
        return theirs
    for key in ("immediate", "count", "final", "winner", "by"):
        assert ours[key] == theirs[key], key + context
    assert {lance: ours["status"][lance] for lance in theirs["status"]} == theirs["status"], context
    compared = {lance: ours["winners"][lance] for lance in theirs["winners"]}
    assert compared == theirs["winners"], context
    return theirs


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_random_hands(part: int) -> None:
    rng, ends = seeded(f"{__name__}/{part}"), Counter[Any]()
    for _ in range(HANDS // PARTS):
        rules = random_rules(rng)
        vector = random_hand(rng, rules)
        vector["lances"] = random_lances(rng, rules, vector)
        ends[agree(rules, within_reach(rules, vector))["by"]] += 1
        if rng.random() < 0.2 and vector["lances"]:
            slip = {**vector, "lances": spoilt(rng, vector["lances"])}
            ends["illegal" if "illegal" in agree(rules, slip) else "legal"] += 1
    print(dict(ends))
    assert {"deje", "count", "ordago", None, "illegal"} <= set(ends)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("sides", FORMS, ids=lambda sides: "".join(map(str, sides)))
def test_hands_of_every_preset_at_every_table(preset: str, sides: tuple[int, ...]) -> None:
    rng = seeded(f"{__name__}/{preset}/{sides}")
    rules = Rules.preset(preset, seats=len(sides), sides=sides)
    for _ in range(size(small=4, ci=20, nightly=200)):
        vector = random_hand(rng, rules)
        vector["lances"] = random_lances(rng, rules, vector)
        agree(rules, within_reach(rules, vector))
