"""The long runs: what they name is there, and survivors are counted as they should be."""

from __future__ import annotations

import pytest

from tools import mutants, night
from tools.parts import ROOT, Result

LISTING = """
    hordago.cards.card.x_card__mutmut_1: killed
    hordago.cards.card.x_card__mutmut_2: survived
    hordago.cards.card.x_mask__mutmut_1: timeout
    hordago.cards.card.x_mask__mutmut_2: no tests
    hordago.cards.card.x_mask__mutmut_3: not checked
"""


@pytest.mark.parametrize("name", night.NIGHTS)
def test_a_night_names_what_there_is(name: str) -> None:
    for path in (*night.NIGHTS[name], *night.APART.get(name, ())):
        assert (ROOT / path).exists(), path
    assert f"python -m tools.night {name}" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_an_unknown_night_and_none_are_refused() -> None:
    assert night.main([]) == 2 == night.main(["tonight"])


def test_a_night_without_tests_or_with_a_failure_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(night, "pytest", lambda *_: Result(passed=2, failed=1))
    assert night.night("games").failed == 1
    monkeypatch.setattr(night, "pytest", lambda *_: Result(passed=2))
    assert night.night("games").failed == 0
    monkeypatch.setattr(night, "MINUTES", -1)
    assert night.night("games").failed == 1


def test_survivors_count_unless_they_are_harmless() -> None:
    found = mutants.statuses(LISTING)
    assert len(found) == 5
    assert mutants.score(found, {}) == (
        0.5,
        ["hordago.cards.card.x_card__mutmut_2", "hordago.cards.card.x_mask__mutmut_2"],
    )
    assert mutants.score(found, {"hordago.cards.card.x_mask__*": "same"})[0] == 0.75
    assert mutants.score({}, {}) == (0.0, [])


def test_reasons_are_reasons() -> None:
    assert all(len(reason) > 10 for reason in mutants.reasons().values())
