"""Planted faults: what the tests of R18, R25 and R27 must catch, they do catch."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hordago import fair
from hordago.arena.sitting import derived
from hordago.game import new_match, scoring
from hordago.record import read
from hordago.record.replay import replay
from hordago.record.verify import verify
from hordago.rules import Rules
from tests.record.test_state_hash import FILES
from tests.record.test_verify import fault, match, played, with_deal

ONE_HASH = """
from hordago.game import Table, new_match
from hordago.record.state_hash import state_hash
from hordago.rules import Rules
signs = frozenset({"two_kings", "pares", "duples", "blind", "bet", "cut"})
print(state_hash(new_match(Rules.preset("basque"), table=Table(dropped_signs=signs))))
"""
UNSORTED = "import hordago.record.position as position\nposition.sorted = list\n"


def hashes(program: str) -> set[str]:
    """What processes with different seeds of Python's own hashes print."""
    return {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": str(seed)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in range(4)
    }


@pytest.mark.slow
def test_a_hash_that_depends_on_the_order_of_a_set_is_caught() -> None:
    assert len(hashes(ONE_HASH)) == 1
    assert len(hashes(UNSORTED + ONE_HASH)) > 1


@pytest.mark.parametrize("extra", [1, 2])
def test_rules_that_have_changed_are_caught_by_old_records(
    extra: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = scoring.deje
    monkeypatch.setattr(scoring, "deje", lambda rules, result: honest(rules, result) + extra)
    replayed = [replay(read(file.read_text(encoding="utf-8"))) for file in FILES]
    assert any(each.fault for each in replayed)


def test_a_dealer_who_looks_for_a_better_seed_is_caught() -> None:
    """He promises one seed and deals with another that suits him."""
    record = match("seeds", target=10)
    better = derived(bytes(32), "better")
    forged = with_deal(record, 0, seed=better, commitment=fair.commitment(better))
    assert "card 1 dealt is" in fault(forged) or "the deck was cut at" in fault(forged)


def test_a_dealer_who_does_not_shuffle_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "deck", lambda _: tuple(range(40)))
    forged = played(new_match(Rules.preset("basque", target=10, games_to_win=1)), "unshuffled")
    assert verify(forged).ok
    monkeypatch.undo()
    assert "card 1 dealt is" in fault(forged)


def test_a_stored_hash_that_is_not_that_of_the_record_would_show() -> None:
    stored = json.loads((FILES[0].parent / "hashes.json").read_text(encoding="utf-8"))
    assert len(set(stored.values())) == len(stored)
    assert Path(FILES[0]).name in stored
