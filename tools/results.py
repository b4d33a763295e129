"""Figures of a run, kept as files in bench/results: docs/reliability.md is made of them.

HORDAGO_RESULTS names the folder; without it a figure is printed and nothing is kept.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from hordago import __version__
from hordago.bench.machine import machine

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "bench" / "results"

Figures = Mapping[str, float | int | str]


class Result(NamedTuple):
    """What one run found out about one promise."""

    row: str
    """The promise: ``R1`` … ``R28``."""
    part: str
    """Which half of it, where several runs share a row; else empty."""
    said: str
    """The figures in one line for people, as the run wrote it."""
    met: bool | None
    """Whether the goal was met; None where the run was too small to say."""
    figures: dict[str, float | int | str]
    """Each with its unit in its name: ``p99 ms``."""
    command: str
    """What to type to measure it again."""
    day: str
    """ISO date, UTC."""
    version: str
    machine: dict[str, Any]

    @property
    def file(self) -> str:
        """The file's name."""
        words = re.sub(r"[^a-z0-9]+", "-", self.part.lower())
        return f"{self.row}-{words}.json" if words else f"{self.row}.json"


def keep(row: str, said: str, figures: Figures, *, met: bool | None, command: str, part: str = "") -> Result:
    """Print what a run found; and write it to the folder that HORDAGO_RESULTS names, over what was there."""
    day = datetime.now(UTC).date().isoformat()
    result = Result(row, part, said, met, dict(figures), command, day, _version(), machine())
    print(f"{row} {part}: {said}".replace(" :", ":"), flush=True)
    chosen = os.environ.get("HORDAGO_RESULTS")
    if chosen:
        folder = Path(chosen)
        folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(result._asdict(), indent=1, ensure_ascii=False)
        (folder / result.file).write_text(text + "\n", encoding="utf-8")
    return result


def kept(folder: Path = FOLDER) -> list[Result]:
    """All results of a folder, in the order of their rows. Raises TypeError for a file of another form."""
    found = [Result(**json.loads(file.read_text(encoding="utf-8"))) for file in folder.glob("R*.json")]
    return sorted(found, key=lambda each: (int(each.row[1:]), each.part))


def _version() -> str:
    """The version, and the commit where there is one."""
    asked = ["git", "describe", "--always", "--dirty"]
    git = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    return f"{__version__} {git.stdout.strip()}".strip()
