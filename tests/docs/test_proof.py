"""What comes of a row is what came of its tests: nothing that failed or did not run is ever called met."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from tools import proof, reliability
from tools.parts import Result
from tools.promises import NONE, Promise

TESTS = """
import pytest

@pytest.mark.parametrize("number", [2, 3])
def test_good(number, record_property):
    record_property("pairs", number)

@pytest.mark.parametrize("fault", ["a_leak", "another"])
def test_caught(fault):
    pass

def test_bad():
    raise AssertionError

def test_not_here():
    pytest.skip("nothing to run it on")
"""
FILE = "tests/test_toys.py"


def row(*names: str, planted: tuple[str, ...] = (), sizes: Mapping[str, int] = NONE) -> Promise:
    tests, faults = ([f"{FILE}::{name}" for name in each] for each in (names, planted))
    return Promise("R1", "toys", "all", "", tests, faults, sizes)


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with those tests, and a report of them all."""
    root = tmp_path_factory.mktemp("toys")
    (root / "tests").mkdir()
    (root / FILE).write_text(TESTS, encoding="utf-8")
    (root / "pytest.ini").write_text("[pytest]\njunit_family = xunit1\n", encoding="utf-8")
    everything = row("test_good", "test_bad", "test_not_here", planted=("test_caught",))
    found = proof.prove([everything], root)["R1"]
    assert found.met is False and found.failed == [f"{FILE}::test_bad"]
    return root


def test_a_fault_of_a_file_without_tests_is_planted_by_those_that_speak_of_it() -> None:
    """The names of faults are not unlike: that of a neighbour's cards is planted at simulated lives, too."""
    fault = "tests/load/doomed.py::a_neighbours_cards"
    assert proof.homes(fault) == ["tests/planted/test_load_faults.py"]
    case = proof.Case(
        "tests/planted/test_load_faults.py", "test_a_bad_server", "a_neighbours_cards-everybody"
    )
    assert case.proves(fault, proof.homes(fault))
    assert not case._replace(file="tests/planted/test_life_faults.py").proves(fault, proof.homes(fault))


def test_a_failure_of_another_row_is_none_of_this(toys: Path) -> None:
    assert proof.judge(row("test_good"), toys / ".build" / "promises.xml", ok=False).met is True


def judged(toys: Path, asked: Promise) -> proof.Proof:
    return proof.judge(asked, toys / ".build" / "promises.xml", ok=True)


def test_only_what_is_named_is_run(toys: Path) -> None:
    assert proof.nodes([row("test_good", planted=("a_leak",))], toys) == [
        f"{FILE}::test_good[2]",
        f"{FILE}::test_good[3]",
        f"{FILE}::test_caught[a_leak]",
    ]


def test_what_ran_and_passed_is_met_and_says_how_much_it_was(toys: Path) -> None:
    found = judged(toys, row("test_good", planted=("a_leak", "test_caught")))
    assert found.met is True and found.counts == {"pairs": 5} and "5 pairs" in found.said


def test_less_than_the_goal_is_a_smaller_run(toys: Path) -> None:
    assert judged(toys, row("test_good", sizes={"pairs": 5})).met is True
    assert judged(toys, row("test_good", sizes={"pairs": 6})).met is None
    assert judged(toys, row("test_good", sizes={"triples": 1})).met is None


@pytest.mark.parametrize(
    ("names", "planted"),
    [
        (("test_good", "test_bad"), ()),
        (("test_good", "test_of_nothing"), ()),
        (("test_good",), ("a_fault_of_nobody",)),
        ((), ()),
    ],
)
def test_what_failed_or_did_not_run_is_not_met(
    toys: Path, names: tuple[str, ...], planted: tuple[str, ...]
) -> None:
    found = judged(toys, row(*names, planted=planted))
    assert found.met is False and "FAILED" in found.said


def test_a_skipped_test_proves_nothing(toys: Path) -> None:
    found = judged(toys, row("test_good", "test_not_here"))
    assert found.met is None and "1 skipped" in found.said


def test_a_run_without_a_report_or_that_ended_badly_is_not_met(toys: Path) -> None:
    assert proof.judge(row("test_good"), toys / "nothing.xml", ok=True).met is False
    report = toys / ".build" / "promises.xml"
    crashed = toys / ".build" / "crashed.xml"
    crashed.write_text("<testsuite/>", encoding="utf-8")
    assert "ended badly" in proof.judge(row(), crashed, ok=False).said
    assert proof.judge(row("test_good"), report, ok=True, parts=Result(failed=1, note="mypy")).met is False


def test_a_row_that_nobody_promised_is_not_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert reliability.main(["run", "R99"]) == 2
    assert "usage" in capsys.readouterr().err
