"""docs/reliability.md is what its sources give, and everything that it names is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from hordago import __version__
from tools import promises, reliability
from tools.results import Result, keep, kept


def test_the_page_is_what_the_promises_and_the_results_give() -> None:
    assert reliability.main(["--check"]) == 0


def test_the_rows_are_those_that_were_promised() -> None:
    rows = promises.promises()
    assert [each.row for each in rows] == [f"R{number}" for number in range(1, 28)]
    assert list(reliability.missing(rows)) == []


def test_a_test_or_a_fault_that_is_not_there_is_noticed() -> None:
    first = promises.promises()[0]
    for name in ("tests/nowhere.py::test_it", f"tests/docs/{Path(__file__).name}::test_nothing_of_the_kind"):
        assert list(reliability.missing([first._replace(tests=[name])]))
        assert list(reliability.missing([first._replace(planted=[name])]))


def test_a_row_without_a_result_says_so_and_one_with_it_says_what_was_measured() -> None:
    row = promises.promises()[0]._replace(row="R1")
    assert reliability.UNMEASURED in reliability.page([row], [])
    result = Result(
        "R1", "", "p99 7 ms", False, {"p99 ms": 7}, "make load", "2026-11-30", "0.1.0", {"cores": 2}
    )
    text = reliability.page([row], [result])
    assert reliability.UNMEASURED not in text and "p99 7 ms (**not met**)" in text and "2 cores" in text


def test_a_result_is_kept_only_where_a_folder_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("HORDAGO_RESULTS", raising=False)
    keep("R1", "p99 7 ms", {"p99 ms": 7.0}, met=True, command="make load")
    assert capsys.readouterr().out == "R1: p99 7 ms\n" and kept(tmp_path) == []
    monkeypatch.setenv("HORDAGO_RESULTS", str(tmp_path))
    written = keep("R3", "0 lost", {"kills": 3}, met=None, command="make load", part="sqlite")
    assert kept(tmp_path) == [written] and (tmp_path / "R3-sqlite.json").is_file()
    assert written.machine["cores"] and written.version.startswith(__version__)
