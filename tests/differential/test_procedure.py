"""Random vectors about everything around the lances: the engine and the naive model answer alike."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from hordago.cards import CARDS, evaluator
from hordago.conformance.run import TYPES
from hordago.rules import Rules
from tests.naive import conformance as naive
from tests.naive.errors import Illegal
from tests.properties.play import random_rules
from tests.sizes import seeded, size

VECTORS = size(small=300, ci=4_000, nightly=100_000)
NAMES = tuple(map(str, CARDS))
Vector = dict[str, Any]
NO_TEAMS = {"mus", "no_mus", "defer"}


def mus(rng: random.Random, rules: Rules) -> Vector:
    """A talk that mostly follows the rules."""
    first = rng.random() < 0.4
    corrido = first and rules.mus_corrido != "off"
    by_team = rules.mus_decision == "by_team" and rules.side_count == 2 and not corrido
    mano = rng.randrange(rules.seats)
    speaker, talk = mano, list[list[Any]]()
    for number in range(rng.randint(1, 14)):
        word = rng.choices(["mus", "no_mus", "defer"], [8, 1, 0.7])[0]
        if by_team:
            side = rules.sides[speaker]
            talk.append(["team", side, "mintza" if word != "mus" else "mus"])
            speaker = (mano + (number + 1) % 2) % rules.seats
            continue
        wrong = rng.random() < 0.03
        talk.append([(speaker + wrong) % rules.seats, word])
        speaker = (speaker + 1) % rules.seats
        if corrido and (number + 1) % rules.seats == 0:
            mano = (mano + 1) % rules.seats
            speaker = mano
        if wrong or word == "no_mus":
            break
    start = (mano - (len(talk) // rules.seats if corrido else 0)) % rules.seats
    return {
        "mano": start,
        "talk": talk,
        "first_hand": first,
        "players": rules.seats,
        "sides": list(rules.sides),
    }


def reshuffle(rng: random.Random, rules: Rules) -> Vector:
    """An exchange at any point of the stock."""
    seats = rules.seats
    outside = 40 - 4 * seats
    stock = rng.randint(0, outside)
    visto = rng.random() < 0.3
    discards = [rng.randint(0 if visto else 1, 4) for _ in range(seats)]
    return {
        "stock": stock,
        "old_pile": outside - stock,
        "discards": discards,
        "mano": rng.randrange(seats),
        "mus_visto": visto,
        "players": seats,
    }


def discard(rng: random.Random, rules: Rules) -> Vector:
    visto = rng.random() < 0.5
    return {"discards": [rng.randint(0 if visto else 1, 4) for _ in range(4)], "mus_visto": visto}


def exposed_card(rng: random.Random, _: Rules) -> Vector:
    return {"at": rng.choice(("first_deal", "after_mus"))}


def cut(rng: random.Random, _: Rules) -> Vector:
    uppers = [rng.randint(0, 41) for _ in range(6)]
    return {"parts": [[upper, rng.choice((40 - upper, 40 - upper, 3))] for upper in uppers]}


def deal(rng: random.Random, _: Rules) -> Vector:
    players = rng.randint(2, 6)
    return {"dealer": rng.randrange(players), "players": players}


def seating(rng: random.Random, rules: Rules) -> Vector:
    cards = rng.sample(NAMES, 4)
    counting = evaluator(rules.kings)
    if rules.seating == "suit_cut":
        place = rng.randrange(4)
        cards = [card if each == place else "" for each, card in enumerate(cards)]
    elif len({counting.played_rank(CARDS[NAMES.index(card)]) for card in cards}) < 4:
        return seating(rng, rules)  # a draw to be repeated is told in other ways by the two
    return {"draw": dict(zip("abcd", cards, strict=True))}


def stones(rng: random.Random, _: Rules) -> Vector:
    return {"scores": [rng.randrange(60), rng.randrange(60)]}


def dentro(rng: random.Random, rules: Rules) -> Vector:
    return {"scores": [rng.randrange(rules.target) for _ in range(rng.randint(1, 4))]}


def match(rng: random.Random, _: Rules) -> Vector:
    return {"games": [rng.randrange(2) for _ in range(rng.randint(0, 8))]}


def claim(rng: random.Random, _: Rules) -> Vector:
    earned = [rng.randrange(12), rng.randrange(12)]
    return {"earned": earned, "claimed_before_cut": [rng.randint(0, most) for most in earned]}


MAKERS: dict[str, Callable[[random.Random, Rules], Vector]] = {
    each.__name__: each
    for each in (mus, reshuffle, discard, exposed_card, cut, deal, seating, stones, dentro, match, claim)
}
FOUR_SEATS = {"discard", "exposed_card", "cut", "deal", "seating", "stones", "dentro", "match", "claim"}
KNOWN_TO_BOTH: dict[str, Any] = {"hand_size": 4, "jokers": "none"}


def answers(kind: str, vector: Vector, rules: Rules) -> tuple[dict[str, Any], dict[str, Any] | str]:
    """What both say; "refused" where the naive model does not take the input."""
    options = {name: value for name, value in rules.to_dict().items() if name not in ("seats", "sides")}
    try:
        theirs: dict[str, Any] | str = naive.TYPES[kind][0](vector, options)
    except (Illegal, naive.Unreadable):
        theirs = "refused"
    try:
        return TYPES[kind].runner(vector, rules), theirs
    except ValueError:
        return {}, theirs


@pytest.mark.parametrize("kind", MAKERS)
def test_random_vectors(kind: str) -> None:
    rng, seen = seeded(f"{__name__}/{kind}"), Counter[str]()
    for _ in range(VECTORS):
        rules = random_rules(rng, **KNOWN_TO_BOTH)
        if kind in FOUR_SEATS:
            rules = rules.replace(seats=4)
        vector = MAKERS[kind](rng, rules)
        ours, theirs = answers(kind, vector, rules)
        if theirs == "refused":
            assert ours == {}, (vector, ours)
            seen["refused"] += 1
            continue
        assert isinstance(theirs, dict)
        for key in TYPES[kind].expects & set(theirs):
            assert ours.get(key) == theirs[key], (key, vector, ours, theirs, rules)
        seen["illegal" if "illegal_last" in ours or "illegal_at" in ours else "legal"] += 1
    print(dict(seen))
    assert seen["legal"] > 20
