"""The long runs, as `make games`, `make seeds` and `make faults` start them: `python -m tools.night NAME …`.

Each takes an hour at most on two cores, with sizes of a night and a fresh seed, which it prints. What they
measure is kept in bench/results, of which docs/reliability.md is made.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Final

from tools.parts import REPORTS, ROOT, Result, pytest

NIGHTS: Final = {
    # R7: no random game breaks a rule.
    "games": (
        "tests/properties/test_play.py",
        "tests/properties/test_machine.py",
        "tests/properties/test_tokens.py",
    ),
    # R4, R6, R9, R10, R11, R12, R14, R15, R17, R18, R25, R27: nothing depends on luck.
    "seeds": (
        "tests/store/test_power.py",
        "tests/sim",
        "tests/service",
        "tests/fuzz",
        "tests/record",
        "tests/properties/test_views.py",
        "tests/properties/test_shuffle.py",
    ),
    # R1, R3, R5, R12, R16, R24, R26: processes die, crowds come, and the tests notice what is wrong.
    "faults": ("tests/store", "tests/server", "tests/load", "tests/planted"),
}
APART: Final = {"faults": ("tests/store/test_power.py",)}
"""What another night does already."""
MINUTES: Final = 65
"""No night is longer."""


def night(name: str) -> Result:
    """One of the nights, and how long it took."""
    begun = time.monotonic()
    others = [f"--ignore={path}" for path in APART.get(name, ())]
    result = pytest(name, *NIGHTS[name], *others, "-n", "2", "--dist", "worksteal", "-m", "")
    minutes = (time.monotonic() - begun) / 60
    result += Result(failed=int(minutes > MINUTES), note=f"{minutes:.0f} min, {MINUTES} at most")
    counts = f"{result.passed} passed, {result.failed} failed, {result.skipped} skipped"
    print(f"---- {name}: {counts}; {result.note}", flush=True)
    return result


def main(names: list[str]) -> int:
    """The nights named, one after the other. 0 when all passed."""
    if not names or any(name not in NIGHTS for name in names):
        print(f"usage: python -m tools.night {'|'.join(NIGHTS)} …", file=sys.stderr)
        return 2
    REPORTS.mkdir(exist_ok=True)
    os.environ.setdefault("HORDAGO_TEST_SIZE", "nightly")
    if os.environ["HORDAGO_TEST_SIZE"] == "nightly":
        os.environ.setdefault("HORDAGO_RESULTS", str(ROOT / "bench" / "results"))
    return int(any(night(name).failed for name in names))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
