"""Every betting sequence up to depth 8 is counted by the engine as the files of the naive model say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hordago.game.betting import Bets, Node, form_of, nodes, start
from hordago.rules import PRESETS, Rules
from tests.differential.perft import perft
from tests.sizes import Counts, size

FILES = Path(__file__).parent.parent / "vectors" / "perft"
DEPTH = 8


def cases(preset: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((FILES / f"{preset}.json").read_text(encoding="utf-8"))["cases"]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_perft(preset: str, record_property: Counts) -> None:
    depth = size(small=7, ci=DEPTH, nightly=DEPTH)
    for case in cases(preset):
        rules = Rules.preset(preset, seats=case["seats"], sides=case["sides"])
        assert len(case["legal"]) == len(case["ended"]) == DEPTH
        expected = case["legal"][:depth], case["ended"][:depth]
        assert perft(rules, case["mano"], case["entitled"], depth) == expected, case
        record_property("betting sequences", sum(expected[0]))


@pytest.mark.parametrize("preset", PRESETS)
def test_the_automaton_is_small_and_its_nodes_are_shared(preset: str) -> None:
    """A node holds no cards and no amounts, so there are few, and the same situation is the same object."""
    form = form_of(Rules.preset(preset))
    begun = start(form, 0, (0, 1, 2, 3))
    assert isinstance(begun, Bets)
    found = list(nodes(begun.node))
    assert 10 < len(found) == len(set(found)) < 400
    for node in found:
        for kind in node.kinds:
            after = node.after(kind)
            assert after is node.after(kind)
            assert not isinstance(after, Node) or after in found
