"""Random hands over all rules, decision by decision: the engine replays what the simulator wrote down."""

from __future__ import annotations

import pytest

pytest.importorskip("numba", reason="the simulator needs the extra [fast]")

from hordago.rules import PRESETS, Rules
from hordago.training.replay import Mismatch, replay
from hordago.training.sim import logged, plan
from tests.properties.play import random_rules
from tests.sizes import seeded, size
from tests.training.games import calm, compare

HANDS = size(small=300, ci=20_000, nightly=1_000_000)
PARTS = size(small=1, ci=2, nightly=8)
TABLES = size(small=[(4, ())], ci=[(2, ()), (4, ()), (6, ())], nightly=[(2, ()), (4, ()), (6, ())])


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_the_engine_replays_every_preset(preset: str) -> None:
    rng, hands = seeded(f"{__name__}/{preset}"), 0
    part = HANDS // len(PRESETS) // 2
    while hands < part:
        for seats, sides in TABLES:
            rules = Rules.preset(preset, seats=seats, sides=sides)
            length = min(60_000, 2_000 + 200 * part) + 20_000
            hands += compare(rules, rng.getrandbits(64), size=length)
            hands += compare(rules, rng.getrandbits(64), policy=calm(rules, rng), size=length)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_the_engine_replays_any_rules(part: int) -> None:
    rng, hands = seeded(f"{__name__}/{part}"), 0
    length = size(small=24_000, ci=30_000, nightly=100_000)
    while hands < HANDS // 2 // PARTS:
        rules = random_rules(rng, claims="auto")
        policy = calm(rules, rng) if rng.random() < 0.6 else None
        start = tuple(rng.randrange(rules.target) for _ in range(rules.side_count))
        hands += compare(
            rules, rng.getrandbits(64), policy=policy, start=rng.choice([start, ()]), size=length
        )


def test_a_log_that_lies_is_noticed() -> None:
    rules = Rules.preset("basque")
    (unit,) = plan(rules, 1, 3)
    _, log = logged(unit._replace(games=3), 30_000)
    assert replay(rules, log) > 0
    for place in range(2, len(log), 41):
        broken = log.copy()
        broken[place] += 1
        try:
            replay(rules, broken)
        except (Mismatch, IndexError):
            continue
        # a card changed for one that makes no difference is all that may pass
        assert log[place] < 40
