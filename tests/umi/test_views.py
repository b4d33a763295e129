"""What a program is told is what a bot sees: the view and the legal actions come back from the line.

Every preset, every way to sit, every setting of the table; thousands of positions at random.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from hordago.game import Table, new_match
from hordago.game.legal import NOTHING, legal_actions
from hordago.record import position_of, view_of
from hordago.record.position import MAX_CHARACTERS, parse
from hordago.rules import PRESETS, Rules
from hordago.views import view
from tests.properties.play import FORMS
from tests.record.play import walk
from tests.sizes import SEED, size

EVERY = size(small=0.1, ci=0.1, nightly=1.0)
STEPS = size(small=120, ci=120, nightly=4_000)
TABLES = [
    Table(cut, mode, dropped)
    for cut, mode, dropped in product(
        (False, True), ("eyes", "partner"), (frozenset[str](), frozenset({"duples", "bet"}))
    )
]


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_a_view_and_what_is_legal_come_back_from_the_line(preset: str) -> None:
    told = Counter[str]()
    for place, (form, claims) in enumerate(product(FORMS, ("auto", "manual"))):
        rng = random.Random(f"{SEED}/umi/{preset}/{place}")
        rules = Rules.preset(preset, seats=len(form), sides=form, claims=claims)
        for table in rng.sample(TABLES, size(small=1, ci=2, nightly=8)):
            for step, (match, _) in enumerate(walk(new_match(rules, table=table), rng)):
                if step > STEPS:
                    break
                for seat in range(len(form)):
                    if seat != match.actor and rng.random() > EVERY:
                        continue
                    seen = view(match, seat)
                    line = str(position_of(seen))
                    again = view_of(parse(line))
                    assert again == seen, (preset, form, table, line)
                    assert again.legal == (legal_actions(match) if seat == match.actor else NOTHING)
                    told[seen.stage] += 1
                    told["perceived"] += bool(seen.perceived)
                    told["free"] += bool(seen.free)
                    assert len(line) <= MAX_CHARACTERS
    print(dict(told))
    assert sum(told.values()) > 1_000
    signs = Rules.preset(preset).signals != "off"
    assert min(told[each] for each in ("discard", "grande", "pares", "free")) > 0
    assert bool(told["perceived"]) == signs
