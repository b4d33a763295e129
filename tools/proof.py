"""Run the tests and planted faults that a promise names, and say what came of it.

A test says how much it did by pytest's ``record_property("pairs", 5_000)``: whole numbers of one name are
added up over the row. Only a row of which everything named ran and passed is met; with less than the sizes of
its goal, or with something skipped, it is a smaller run.
"""

from __future__ import annotations

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.parts import PARTS, Result
from tools.promises import NONE, Promise
from tools.results import ROOT


class Case(NamedTuple):
    """One test that ran, as a report tells of it."""

    file: str
    function: str
    parameters: str
    """What stands in brackets; empty without."""
    outcome: str = ""
    """``passed``, ``failed`` or ``skipped``; empty before it ran."""
    counts: Mapping[str, int] = NONE
    """Whole numbers that it recorded."""

    @property
    def name(self) -> str:
        """As pytest names it."""
        return f"{self.file}::{self.function}" + (f"[{self.parameters}]" if self.parameters else "")

    def proves(self, name: str, homes: Sequence[str]) -> bool:
        """Whether this, of one of the files ``homes``, is the test of that name or plants that fault."""
        function = name.partition("::")[2]
        if function.startswith("test_"):
            return self.file in homes and self.function == function
        plants = self.parameters == function or self.parameters.startswith(f"{function}-")
        return self.file in homes and plants


class Proof(NamedTuple):
    """What came of a row."""

    passed: int
    failed: list[str]
    """What failed, and what was named and did not run."""
    skipped: list[str]
    counts: dict[str, int]
    """How much was done, by what the tests call it."""
    met: bool | None
    """As in :class:`tools.results.Result`."""
    note: str = ""

    @property
    def said(self) -> str:
        """In one line for people."""
        counts = [f"{number:,} {name}" for name, number in sorted(self.counts.items())]
        parts = [f"{self.passed} tests passed", *counts, *filter(None, [self.note])]
        parts += [f"{len(self.skipped)} skipped"] if self.skipped else []
        parts += [f"FAILED: {', '.join(self.failed)}"] if self.failed else []
        return "; ".join(parts)


def prove(rows: Sequence[Promise], root: Path = ROOT) -> dict[str, Proof]:
    """Run what the rows name in the folder ``root``, what several name once; what came of each."""
    report = root / ".build" / "promises.xml"
    report.parent.mkdir(exist_ok=True)
    report.unlink(missing_ok=True)
    chosen, ok = nodes(rows, root), True
    if chosen:
        ok = _pytest(root, f"--junitxml={report}", *chosen).returncode == 0
    return {row.row: judge(row, report, ok, _whole(row), root) for row in rows}


def _whole(row: Promise) -> Result:
    """What came of the parts of `make test` that the row is made of."""
    return sum((part() for name in row.parts for part in PARTS[name]), Result())


def homes(name: str, root: Path = ROOT) -> list[str]:
    """Where a test of that name is; for a fault outside the files of tests, those that speak of its file."""
    file = Path(name.partition("::")[0])
    if file.name.startswith("test_"):
        return [file.as_posix()]
    planted = sorted((root / "tests" / "planted").glob("test_*.py"))
    here = [each for each in planted if file.stem in each.read_text(encoding="utf-8")]
    return [each.relative_to(root).as_posix() for each in here]


def nodes(rows: Sequence[Promise], root: Path = ROOT) -> list[str]:
    """The tests of the rows, as pytest names them; of faults in a file of tests those that plant them."""
    names = {name: homes(name, root) for row in rows for name in (*row.tests, *row.planted)}
    files = sorted({file for some in names.values() for file in some if (root / file).is_file()})
    if not files:
        return []
    listing = _pytest(root, "--collect-only", *files, quiet=True).stdout
    found = [_case(line) for line in listing.splitlines() if "::" in line]
    return [case.name for case in found if any(case.proves(*each) for each in names.items())]


def judge(row: Promise, report: Path, ok: bool, parts: Result | None = None, root: Path = ROOT) -> Proof:
    """What the report of a run says about the row; ``ok`` is whether pytest itself was content."""
    parts = parts or Result()
    names = {name: homes(name, root) for name in (*row.tests, *row.planted)}
    ran = read(report) if report.is_file() else []
    cases = [case for case in ran if any(case.proves(*each) for each in names.items())]
    counts = sum((Counter(case.counts) for case in cases), Counter[str]())
    failed = [case.name for case in cases if case.outcome == "failed"]
    failed += [
        f"{name} did not run"
        for name, files in names.items()
        if not any(case.proves(name, files) for case in cases)
    ]
    failed += [parts.note or "a part"] if parts.failed else []
    # A run can end badly with no failed test in it: a crash, a broken file, a usage error.
    failed += [] if ok or any(case.outcome == "failed" for case in ran) else ["pytest ended badly"]
    skipped = [case.name for case in cases if case.outcome == "skipped"]
    passed = sum(case.outcome == "passed" for case in cases) + parts.passed
    if not names and not row.parts:
        failed.append("nothing is named that could run")
    whole = not skipped and not parts.skipped and all(counts[name] >= n for name, n in row.sizes.items())
    met = False if failed else True if whole else None
    return Proof(passed, failed, skipped, dict(counts), met, "" if parts.failed else parts.note)


def read(report: Path) -> list[Case]:
    """All cases of a JUnit report."""
    cases = []
    for each in ET.parse(report).getroot().iter("testcase"):
        bad = each.find("failure") is not None or each.find("error") is not None
        outcome = "failed" if bad else "skipped" if each.find("skipped") is not None else "passed"
        file = (each.get("classname") or "").replace(".", "/") + ".py"
        counts = Counter[str]()
        for told in each.iter("property"):
            if (told.get("value") or "").isdecimal():
                counts[told.get("name") or ""] += int(told.get("value") or 0)
        cases.append(_case(f"{file}::{each.get('name')}")._replace(outcome=outcome, counts=counts))
    return cases


def _case(name: str) -> Case:
    file, _, test = name.partition("::")
    function, _, parameters = test.partition("[")
    return Case(file, function, parameters.removesuffix("]"))


def _pytest(root: Path, *arguments: str, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    """One run. What tests keep themselves is kept at the sizes of a night only: less would replace more."""
    environment = dict(os.environ)
    if environment.get("HORDAGO_TEST_SIZE") != "nightly":
        environment.pop("HORDAGO_RESULTS", None)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", *arguments]
    return subprocess.run(
        command, cwd=root, env=environment, check=False, text=True, stdout=subprocess.PIPE if quiet else None
    )
