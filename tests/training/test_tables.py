"""The tables of the simulator are what the engine gives, from every mano."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import numpy as np
import pytest

from hordago.cards import CARDS, evaluator
from hordago.game.betting import Bets, Node, Outcome, form_of, nodes, start
from hordago.rules import Rules
from hordago.training import layout
from hordago.training.errors import NotSimulated
from hordago.training.hands import WEIGHTS, classes
from hordago.training.unfold import node_list, tables
from tests.properties.play import random_rules
from tests.sizes import seeded, size

COUNTS = [
    (kings, real31, wild)
    for kings in (4, 8, 9)
    for real31 in ("off", "figure", "sota", "sota_oros")
    for wild in (False, True)
]


def test_no_two_fours_weigh_the_same() -> None:
    sums = [sum(four) for four in combinations_with_replacement(WEIGHTS, 4)]
    assert len(sums) == len(set(sums))
    assert max(sums) < layout.SUMS


@pytest.mark.slow
@pytest.mark.parametrize(("kings", "real31", "wild"), COUNTS)
def test_a_class_is_worth_what_its_hands_are(kings: int, real31: str, wild: bool) -> None:
    found, counted = classes(kings, real31, wild), evaluator(kings, real31, wild=wild)
    evaluations = [counted.evaluate(hand) for hand in found.examples]
    hands = list(combinations(CARDS, 4))
    rng = seeded(f"{__name__}/{kings}/{real31}/{wild}")
    for hand in rng.sample(hands, size(small=500, ci=5_000, nightly=len(hands))):
        number = int(found.class_of[sum(int(found.weight[card]) for card in hand)])
        assert counted.evaluate(hand) == evaluations[number]


@pytest.mark.parametrize(("kings", "number"), [(4, 715), (8, 330)])
def test_there_are_as_many_classes_as_ways_to_choose_four_ranks(kings: int, number: int) -> None:
    found = classes(kings, "off", False)
    assert len(found.examples) == number
    ranks = [key & 1023 for key in found.key.tolist()]
    assert len(set(ranks)) == number


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_betting_looks_the_same_from_every_mano(seats: int) -> None:
    rng = seeded(f"{__name__}/{seats}")
    for _ in range(size(small=2, ci=6, nightly=40)):
        rules = random_rules(rng, seats=seats, sides=(), partner_override=rng.choice(["none", "plural"]))
        form = form_of(rules)
        mano = rng.randrange(1, seats)
        mask = rng.randrange(1, 1 << seats)
        turned = tuple((mano + rel) % seats for rel in range(seats) if mask >> rel & 1)
        first = start(form, 0, tuple(rel for rel in range(seats) if mask >> rel & 1))
        second = start(form, mano, turned)
        if not isinstance(first, Bets) or not isinstance(second, Bets):
            assert type(first) is type(second)
            continue
        pairs: list[tuple[Node | Outcome, Node | Outcome]] = [(first.node, second.node)]
        seen = set()
        while pairs:
            here, there = pairs.pop()
            if isinstance(here, Outcome) or isinstance(there, Outcome):
                assert isinstance(here, Outcome) and isinstance(there, Outcome)
                assert here.status == there.status
                sides = {(side + mano) % rules.side_count for side in here.participants}
                assert sides == set(there.participants)
                continue
            assert here.kinds == there.kinds and (here.actor + mano) % seats == there.actor
            if here not in seen:
                seen.add(here)
                pairs += [(here.after(kind), there.after(kind)) for kind in here.kinds]
        assert len(seen) == len(list(nodes(first.node)))


def test_tables_are_small_and_cannot_be_changed() -> None:
    found = tables(Rules.preset("spanish"))
    assert found.nbytes < 500_000
    with pytest.raises(ValueError, match="read-only"):
        found["target"] = 1
    assert (found["count"][0] > 0).sum() == len(node_list(form_of(Rules.preset("spanish"))))
    assert np.all(found["next"][0] < layout.NODES)


def test_claims_by_hand_are_refused() -> None:
    with pytest.raises(NotSimulated, match="claims=auto"):
        tables(Rules.preset("spanish", claims="manual"))
