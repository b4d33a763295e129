"""Random matches under random rules: what must hold, holds in every state, and every match ends."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from hordago.game import IllegalAction, Paso, apply, fold, new_match
from hordago.game.events import HandEnded
from hordago.rules import PRESETS, Rules, RulesError
from tests.properties import invariants
from tests.properties.play import (
    FORMS,
    Step,
    opening,
    play,
    random_match,
    random_rules,
    random_table,
)
from tests.sizes import Counts, seeded, size

MATCHES = size(small=80, ci=1_000, nightly=200_000)
PARTS = 4
LONGEST = 200_000
FOLDED = 2_000
"""Longer matches are rebuilt from their events at the end only."""


def follow(rng: random.Random, rules: Rules, thorough: float) -> Counter[str]:
    """Play one match and check it; ``thorough`` is the share of states where everything is tried."""
    match = random_match(rng, rules)
    events, stones, done = opening(match), invariants.Stones(), Counter[str]()
    keeps = rules.ordago_loser_score == "keep_immediate"
    stones.see(events, rules.target, keeps)
    for step in play(match, rng, calm=rng.choice((0.3, 0.9, 1.0))):
        before = hash(step.before)
        events += step.events
        stones.see(step.events, rules.target, keeps)
        check(step, stones)
        if rng.random() < thorough:
            done["tried"] += invariants.check_legal_apply(step.match, rng)
            done["refused"] += invariants.check_refusals(step.match, rng)
            invariants.check_views(step.match)
            if len(events) < FOLDED and rng.random() < 0.1:
                assert fold(events) == step.match
        assert hash(step.before) == before, "apply changed its input"
        match = step.match
        done["steps"] += 1
        assert done["steps"] < LONGEST, "the match does not end"
    assert fold(events) == match
    assert len(invariants.shown_hands(events)) == sum(isinstance(event, HandEnded) for event in events)
    with pytest.raises(IllegalAction) as refusal:
        apply(match, 0, Paso())
    assert refusal.value.code == "match-over"
    return done


def check(step: Step, stones: invariants.Stones) -> None:
    invariants.check_one_actor(step.match)
    invariants.check_step(step)
    if not step.match.over:
        assert list(step.match.tally.score) == stones.score


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_random_matches(part: int, record_property: Counts) -> None:
    rng, done = seeded(f"{__name__}/{part}"), Counter[str]()
    for _ in range(MATCHES // PARTS):
        done += follow(rng, random_rules(rng), thorough=size(small=0.02, ci=0.01, nightly=0.01))
    print(dict(done))
    record_property("games", MATCHES // PARTS)
    assert done["tried"] > MATCHES // PARTS and done["refused"] > 10 * done["tried"] // 10


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("sides", FORMS, ids=lambda sides: "".join(map(str, sides)))
def test_every_preset_plays_with_any_seats_and_sides(preset: str, sides: tuple[int, ...]) -> None:
    """D-31: every preset builds for every table; a match of it is played to its end."""
    rng = seeded(f"{__name__}/{preset}/{sides}")
    rules = Rules.preset(preset).replace(seats=len(sides), sides=sides, games_to_win=1)
    assert rules.side_count == len(set(sides))
    assert follow(rng, rules, thorough=0.02)["steps"] > 0


def test_highest_alone_is_refused_with_more_than_two_sides() -> None:
    for sides in FORMS:
        seats = {"seats": len(sides), "sides": sides}
        if len(set(sides)) == 2:
            Rules.preset("spanish", partner_override="highest", **seats)
            continue
        with pytest.raises(RulesError, match="highest"):
            Rules.preset("spanish", partner_override="highest", **seats)


def test_the_same_numbers_give_the_same_match() -> None:
    """No hidden chance: two runs from one seed make the same events."""

    def run() -> list[object]:
        rng = random.Random(20_000)
        match = new_match(random_rules(rng), table=random_table(rng))
        return [event for step in play(match, rng) for event in step.events]

    assert run() == run()


def test_random_play_reaches_every_kind_of_action() -> None:
    """Otherwise the tests above would pass for want of anything to see."""
    rng, missing = seeded(f"{__name__}/kinds"), set(KINDS)
    for _ in range(3_000):
        for step in play(random_match(rng, random_rules(rng)), rng, free=0.4, expose=0.3, steps=400):
            assert step.action.kind in KINDS
            missing.discard(step.action.kind)
        if not missing:
            return
    raise AssertionError(f"never seen: {missing}")


KINDS = {
    *("mus", "no_mus", "defer", "mus_visto", "discard", "draw", "deal", "cut"),
    *("paso", "envido", "quiero", "no_quiero", "queremos", "no_queremos", "ordago"),
    *("look", "sena", "say", "claim"),
}
