"""The blueprints that are shipped: whole, small, soon loaded, and played by every rulebook of their deck."""

from __future__ import annotations

import time
from importlib.resources import files

import pytest

from hordago.bots.blueprint.artefact import Blueprint, blueprint
from hordago.bots.player import shipped
from hordago.rules import PRESETS, Rules

FOLDER = files("hordago.bots.blueprint") / "data"
FILES = sorted(file.name for file in FOLDER.iterdir() if file.name.endswith(".blueprint"))
MOST, IN_ALL = 4_000_000, 12_000_000
"""Bytes of a file, and of all of them."""
SOON = 0.2
"""Seconds until the first strategy is there; ten times that is too much."""


def test_there_are_blueprints_and_they_are_small() -> None:
    sizes = {name: len((FOLDER / name).read_bytes()) for name in FILES}
    assert "kings8-to40-seats4.blueprint" in sizes
    assert max(sizes.values()) <= MOST and sum(sizes.values()) <= IN_ALL, sizes


@pytest.mark.parametrize("name", FILES)
def test_every_strategy_of_a_file_is_whole(name: str) -> None:
    book = Blueprint((FOLDER / name).read_bytes())
    steps, about = book.steps, book.about
    assert name == f"kings{about['kings']}-to{about['target']}-seats{about['seats']}.blueprint"
    for mano in steps:
        for other in steps:
            strategy = book.strategy(mano, other)
            first = next(book.layout.situations())
            assert strategy.chances(first.row, first.actions, 0) is not None
            values = [strategy.value(2, 0, hand) for hand in range(len(book.layout.hands.ranks))]
            assert max(values) - min(values) > 0.02, "hands differ in what they are worth"
    assert min(about["traversals"].values()) >= 100_000


@pytest.mark.parametrize("name", FILES)
def test_the_first_strategy_is_there_soon(name: str) -> None:
    content = (FOLDER / name).read_bytes()
    Blueprint(content).layout  # noqa: B018 (trees and hands are built once for all)
    begun = time.process_time()
    Blueprint(content).strategy(40, 40)
    taken = time.process_time() - begun
    print(f"loaded in {taken * 1000:.0f} ms")
    assert taken < 10 * SOON


@pytest.mark.parametrize("name", PRESETS)
def test_who_plays_by_which(name: str) -> None:
    rules = Rules.preset(name)
    book = shipped(rules)
    plain = (
        rules.jokers == "none" and rules.hand_size == 4 and rules.side_count == 2 and rules.seats in (2, 4)
    )
    if not plain:
        assert book is None
    elif rules.kings in (8, 9):
        assert book is not None and book.about["kings"] == 8
    assert blueprint(8, 40, 3) is None
