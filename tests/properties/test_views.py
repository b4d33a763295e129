"""Non-interference: a seat cannot tell apart two worlds that differ only in what it may not know.

5,000 pairs of worlds in CI, over all presets, seats, sides and table settings, with looks and señas. The
planted leaks of tests/planted/test_view_leaks.py are caught by the same comparison.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from hordago.game import Sena, Table, new_match
from hordago.game.events import AUDIENCES, check_audiences
from hordago.rules import PRESETS, SIGNALS, Rules
from hordago.views import SPECTATOR, view
from tests.properties.play import FORMS, play, random_match, random_rules
from tests.properties.worlds import Hand, compare, play_hand, viewers
from tests.sizes import Counts, seeded, size

PAIRS = size(small=200, ci=5_000, nightly=100_000)
PARTS = 8
VIEWERS_A_HAND = 4


def rules_with_signs(rng: random.Random) -> Rules:
    """Any rules of a table with partners and a table of signs."""
    sides = rng.choice([each for each in FORMS if len(set(each)) < len(each)])
    signals = rng.choice([each for each in SIGNALS if each != "off"])
    return random_rules(rng, signals=signals, sides=sides, seats=len(sides))


def signs(hand: Hand) -> int:
    return sum(isinstance(step.action, Sena) for step in hand.steps)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_hidden_things_change_nothing(part: int, record_property: Counts) -> None:
    rng, done = seeded(f"{__name__}/{part}"), Counter[str]()
    while done["pairs"] < PAIRS // PARTS:
        hand = play_hand(rng, rules_with_signs(rng) if rng.random() < 0.7 else random_rules(rng))
        done["signs"] += signs(hand)
        for viewer in viewers(rng, hand.match, VIEWERS_A_HAND):
            shown = done["pairs"] % 3 == 2
            if compare(rng, hand, viewer, shown=shown):
                done["pairs"] += 1
                done["shown"] += shown
            else:
                done["none"] += 1
    print(dict(done))
    record_property("pairs of views", done["pairs"])
    assert done["none"] < done["pairs"] and done["shown"] and done["signs"]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("sena_mode", ["eyes", "partner"])
def test_every_preset(preset: str, sena_mode: str) -> None:
    rng, pairs = seeded(f"{__name__}/{preset}/{sena_mode}"), 0
    for sides in FORMS:
        rules = Rules.preset(preset, seats=len(sides), sides=sides, show_stock_size=rng.random() < 0.5)
        hand = play_hand(rng, rules, Table(sena_mode=sena_mode))
        for viewer in viewers(rng, hand.match, size(small=1, ci=4, nightly=40)):
            pairs += compare(rng, hand, viewer, shown=rng.random() < 0.3, often=1.0)
    assert pairs > 0


def test_the_view_is_total() -> None:
    """Every viewer has a view in every state; a number that is no seat sees what a spectator sees."""
    rng = seeded(f"{__name__}/total")
    for _ in range(size(small=5, ci=20, nightly=500)):
        match = random_match(rng, random_rules(rng))
        for step in play(match, rng, free=0.4, expose=0.3, steps=80):
            spectator = view(step.match, SPECTATOR)
            assert spectator.cards == () and spectator.free == () and not spectator.legal
            stranger = view(step.match, 9)
            assert stranger._replace(viewer=SPECTATOR) == spectator


def test_a_new_event_without_an_audience_does_not_load() -> None:
    class Whisper(tuple[int, ...]):
        __slots__ = ()

    with pytest.raises(TypeError, match="Whisper has no audience"):
        check_audiences({"Whisper": Whisper})
    check_audiences({each.__name__: each for each in AUDIENCES})


def test_nothing_of_a_later_hand_is_known_before_its_deal() -> None:
    match = new_match(Rules.preset("spanish"))
    for viewer in (SPECTATOR, *range(4)):
        seen = view(match, viewer)
        assert seen.cards == () and seen.card_counts == () and seen.stock_size is None
