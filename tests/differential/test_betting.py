"""Every short betting sequence, word by word: who speaks, what is legal, how it ends and what it pays."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from hordago.game.events import LanceClosed
from hordago.rules import PRESETS, Rules
from tests.differential.lockstep import begin, compare_closed, compare_legal, say, walk
from tests.naive.perft import words
from tests.properties.play import FORMS, random_rules
from tests.sizes import seeded, size

DEPTH = size(small=4, ci=5, nightly=6)
CHANGES: dict[str, tuple[Any, ...]] = {
    "answer_order": ("from_bettor", "from_mano"),
    "refusal_eliminates": (False, True),
    "max_bet": (None, 7),
    "deje_extra_on_raise": (0, 1),
}
MINIMA = ((2, 2), (1, 1), (3, 4))


def tables(override: str) -> Iterator[tuple[Rules, list[list[int]]]]:
    """Every option that shapes the betting, at every table, with some sets of entitled seats."""
    for sides, (least, step), values in product(FORMS, MINIMA, product(*CHANGES.values())):
        if override == "highest" and len(set(sides)) > 2:
            continue
        seats = list(range(len(sides)))
        changes = dict(zip(CHANGES, values, strict=True))
        rules = Rules.preset(
            "spanish",
            partner_override=override,
            seats=len(sides),
            sides=sides,
            min_bet=least,
            min_raise=step,
            **changes,
        )
        yield rules, [seats, seats[1:], seats[:-1], seats[:2], seats[::2]]


@pytest.mark.slow
@pytest.mark.parametrize("override", ["none", "plural", "highest", "spokesman"])
def test_every_sequence_under_every_option(override: str) -> None:
    rng = seeded(f"{__name__}/{override}")
    kept, compared = size(small=0.25, ci=0.5, nightly=1.0), 0
    for rules, entitled in tables(override):
        if rng.random() > kept:
            continue
        mano, lance = rng.randrange(rules.seats), rng.choice(("grande", "pares", "punto"))
        begun = begin(rules, lance, mano, rng.choice(entitled) if lance == "pares" else entitled[0])
        if begun:
            compared += sum(walk(begun, DEPTH))
    print(compared, "sequences")
    assert compared > 1_000


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_every_sequence_of_every_preset(preset: str) -> None:
    compared = 0
    for sides in FORMS:
        rules = Rules.preset(preset).replace(seats=len(sides), sides=sides)
        begun = begin(rules, "grande", len(sides) - 1, range(len(sides)))
        assert begun
        compared += sum(walk(begun, size(small=4, ci=6, nightly=8)))
    assert compared > 8 * 50


@pytest.mark.slow
def test_long_sequences_at_random() -> None:
    """Deep raising under any options: one word after the other till the lance closes."""
    rng = seeded(f"{__name__}/long")
    for _ in range(size(small=150, ci=2_000, nightly=50_000)):
        rules = random_rules(rng, hand_size=4)
        seats = sorted(rng.sample(range(rules.seats), rng.randint(1, rules.seats)))
        lance = rng.choice(("grande", "chica", "pares", "juego", "punto"))
        pair = begin(rules, lance, rng.randrange(rules.seats), seats)
        while pair is not None:
            compare_legal(pair)
            pair, events = say(pair, *rng.choice(words(pair.naive)))
            closed = next((each for each in events if isinstance(each, LanceClosed)), None)
            if closed:
                compare_closed(lance, closed, pair.naive.result or {})
                break
            assert pair.naive.result is None
