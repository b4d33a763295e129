"""The parts of `make test`, one after the other, each with its name, its time and its count.

Every test file belongs to a part: what no other part names is engine. A part that fails does not stop the
next one; the run fails if any part failed or if no test ran at all.
"""

import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools import chromium, web

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / ".build"
BIN = Path(sys.executable).parent
IN_CI = os.environ.get("CI") == "true"

RELIABILITY = (
    "tests/service",
    "tests/store",
    "tests/server",
    "tests/sim",
    "tests/fuzz",
    "tests/security",
    "tests/load",
    "tests/planted/test_disk_faults.py",
    "tests/planted/test_fleet_faults.py",
    "tests/planted/test_life_faults.py",
    "tests/planted/test_load_faults.py",
    "tests/planted/test_rubbish_faults.py",
    "tests/planted/test_trust_faults.py",
)
BROWSER = ("tests/e2e", "tests/offline/test_pyodide.py")
NUMBERS = (
    "tests/odds",
    "tests/training",
    "tests/envs",
    "tests/cli/test_exploit.py",
    "tests/cli/test_train.py",
)
BOTS = ("tests/bots", "tests/blueprint", "tests/arena", "tests/umi")
APART = (*RELIABILITY, *BROWSER, *NUMBERS, *BOTS)
# Nothing in these goes untested: every line and every branch.
FULLY_COVERED = ("cards", "rules", "game", "views", "record", "fair")
QUICK_GOAL_S = 60
# Style, types, who imports whom.
PYTHON_CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "--output-format=concise", "."),
    ("mypy",),
    ("lint-imports", "--no-logo"),
)


@dataclass(frozen=True)
class Result:
    """What one part did; ``failed`` counts failed checks, too, but ``passed`` counts tests only."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    note: str = ""

    def __add__(self, other: "Result") -> "Result":
        note = "; ".join(filter(None, (self.note, other.note)))
        failed, skipped = self.failed + other.failed, self.skipped + other.skipped
        return Result(self.passed + other.passed, failed, skipped, note)


def call(*command: str) -> bool:
    """Run one check and say so."""
    print(f"-- {' '.join(command)}", flush=True)
    program, *rest = command
    return subprocess.run([str(BIN / program), *rest], cwd=ROOT, check=False).returncode == 0


def checks(*commands: tuple[str, ...]) -> Result:
    """Run all checks; each that fails counts and is named."""
    bad = [" ".join(command[:2]) for command in commands if not call(*command)]
    return Result(failed=len(bad), note=f"failed: {', '.join(bad)}" if bad else f"checks: {len(commands)}")


def counted(report: Path, ok: bool) -> Result:
    """Counts from a JUnit file. No file, or a file without tests, is a failure: nothing was checked."""
    if not report.exists():
        return Result(failed=1, note="no report")
    suites = list(ET.parse(report).getroot().iter("testsuite"))
    total, failures, errors, skipped = (
        sum(int(suite.get(key) or 0) for suite in suites)
        for key in ("tests", "failures", "errors", "skipped")
    )
    failed = failures + errors
    if total == 0:
        return Result(failed=1, note="no tests ran")
    # A run can end badly with no failed test in it: a crash, a broken file, a usage error.
    return Result(max(0, total - failed - skipped), failed or (0 if ok else 1), skipped)


def pytest(name: str, *arguments: str) -> Result:
    """One pytest run, counted."""
    report = REPORTS / f"{name}.xml"
    report.unlink(missing_ok=True)
    return counted(report, call("python", "-m", "pytest", "-q", f"--junitxml={report}", *arguments))


def here(paths: tuple[str, ...]) -> list[str]:
    """Those of the folders that have tests in them, and the files."""
    return [each for each in paths if (ROOT / each).is_file() or any((ROOT / each).rglob("test_*.py"))]


def static() -> Result:
    """Everything that is known without running the program."""
    page = [("python", "-m", "tools.web", "check")] if web.present() else []
    return checks(*PYTHON_CHECKS, ("python", "-m", "tools.links"), *page)


def engine() -> Result:
    """All tests that need neither a load nor a browser, and the gate on branch coverage."""
    others = [f"--ignore={folder}" for folder in APART]
    ran = pytest("engine", "tests", *others, "-n", "2", "--dist", "worksteal", "--cov", "--cov-report=")
    include = ",".join(f"src/hordago/{package}/*" for package in FULLY_COVERED)
    return ran + checks(("coverage", "report", "--fail-under=100", f"--include={include}"))


def numbers() -> Result:
    """Exact odds, the simulator and the environments."""
    return pytest("numbers", *here(NUMBERS), "-n", "2", "--dist", "worksteal")


def bots() -> Result:
    """Bots, what they have learnt, matches between them, and programs that play."""
    return pytest("bots", *here(BOTS), "-n", "2", "--dist", "worksteal")


def reliability() -> Result:
    """Simulated tables, attacks and load, on this machine only. Servers wait for people most of the time."""
    return pytest("reliability", *here(RELIABILITY), "-n", "4", "--dist", "worksteal", "--durations=25")


def front() -> Result:
    """The tests of web/ that need no browser."""
    report = REPORTS / "web.xml"
    report.unlink(missing_ok=True)
    done = web.npm("test", "--", "--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
    return counted(report, done.returncode == 0)


def browser() -> Result:
    """The game in a real browser."""
    if chromium.find() is None:
        return Result(failed=1 if IN_CI else 0, note="SKIPPED: no Chromium on this machine")
    return pytest("browser", *here(BROWSER), "-n", "2", "--dist", "worksteal")


def quick() -> Result:
    """The checks of Python code and the fast tests of the engine, up to the first failure."""
    others = [f"--ignore={folder}" for folder in APART]
    found = checks(*PYTHON_CHECKS)
    return found + pytest("quick", "tests", *others, "-n", "2", "-x", "-m", "not slow and not nightly")


ALL: tuple[Callable[[], Result], ...] = (static, engine, numbers, bots, front, reliability, browser)
PARTS = {part.__name__: (part,) for part in (*ALL, quick)} | {"all": ALL}


def main(names: list[str]) -> int:
    """Run the parts named (all: every one). 0 when they all passed and some test ran."""
    if not names or any(name not in PARTS for name in names):
        print(f"usage: python -m tools.parts {'|'.join(PARTS)}", file=sys.stderr)
        return 2
    REPORTS.mkdir(exist_ok=True)
    os.environ.setdefault("HORDAGO_TEST_SIZE", "ci" if IN_CI else "small")
    total, lines = Result(), []
    for part in [part for name in names for part in PARTS[name]]:
        print(f"\n==== {part.__name__} ====", flush=True)
        begun = time.monotonic()
        result = part()
        seconds = time.monotonic() - begun
        if part is quick and seconds > QUICK_GOAL_S:
            result += Result(note=f"slower than {QUICK_GOAL_S} s: mark what is slow")
        counts = f"{result.passed} passed, {result.failed} failed, {result.skipped} skipped"
        lines.append(f"{part.__name__:<12}{seconds:7.1f} s   {counts}   {result.note}".rstrip())
        print(f"---- {lines[-1]}", flush=True)
        total += result
    print("\n" + "\n".join(lines) + "\n")
    print(f"{total.passed} passed, {total.failed} failed, {total.skipped} skipped", flush=True)
    if total.passed + total.failed == 0 and names != ["static"]:
        print("no tests ran", file=sys.stderr)
        return 1
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
