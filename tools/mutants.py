"""R22: do the tests bite? Small faults made by machine in floors 0–3, and which of them no test noticed.

`python -m tools.mutants [PATTERN …]`: mutmut's names of mutants, such as ``hordago.cards.card.*``; all by
default. Survivors with a reason stand in tools/mutants.toml; those without one, and too low a score, fail.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from tools.results import keep

ROOT: Final = Path(__file__).resolve().parent.parent
REASONS: Final = ROOT / "tools" / "mutants.toml"
GOAL: Final = 0.90
MUTMUT: Final = [str(Path(sys.executable).with_name("mutmut"))]
NOTICED: Final = {"killed", "timeout", "caught by type check", "segfault"}
_LINE: Final = re.compile(r"\s*(\S+): ([a-z ]+)$")


def reasons() -> dict[str, str]:
    """For names of mutants, or patterns of such, why it does not matter that no test notices them."""
    found: dict[str, str] = tomllib.loads(REASONS.read_text(encoding="utf-8"))["harmless"]
    return found


def statuses(listing: str) -> dict[str, str]:
    """Name → what became of it, from the listing of mutmut."""
    return {found[1]: found[2] for line in listing.splitlines() if (found := _LINE.match(line))}


def score(found: dict[str, str], harmless: dict[str, str]) -> tuple[float, list[str]]:
    """The part of all mutants that was noticed, or is harmless for a reason; and those that are neither."""
    survivors = [name for name, status in found.items() if status in ("survived", "no tests", "suspicious")]
    bad = [name for name in survivors if not any(fnmatch(name, pattern) for pattern in harmless)]
    tried = sum(status in NOTICED for status in found.values()) + len(survivors)
    return (1 - len(bad) / tried if tried else 0.0), bad


def main(patterns: list[str]) -> int:
    """Run them, tell the score and who survived. 1 if it is below the goal."""
    environment = {**os.environ, "HORDAGO_TEST_SIZE": "small", "HORDAGO_TEST_SEED": "1"}
    subprocess.run([*MUTMUT, "run", *patterns], cwd=ROOT, env=environment, check=False)
    listing = subprocess.run(
        [*MUTMUT, "results", "--all", "true"],
        cwd=ROOT,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    found = {
        name: status
        for name, status in statuses(listing.stdout).items()
        if status != "not checked" and (not patterns or any(fnmatch(name, each) for each in patterns))
    }
    part, bad = score(found, reasons())
    print("\n".join(f"survived: {name}" for name in bad))
    keep(
        "R22",
        f"{part:.1%} of {len(found):,} mutants noticed or harmless; {len(bad)} survived without a reason",
        {"mutants": len(found), "score": round(part, 4), "survivors": len(bad)},
        met=part >= GOAL if not patterns else None,
        command="make mutants",
    )
    return int(not found or part < GOAL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
