"""`make gate`: no level may lose to the one of an earlier version.

The earlier version is put beside this one and plays as a program (UMI), with the interpreter and the
libraries of this one. A level fails when all of its 95 % interval lies below one half.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from cyclopts import App

from hordago.bots import NAMES

ROOT = Path(__file__).resolve().parent.parent
CHECKOUTS = ROOT / ".build" / "gate"
EVEN = 0.5
COMMAND = "import sys; from hordago.cli import main; sys.exit(main())"
"""`hordago`, of whatever sources come first on the path."""


def git(*arguments: str) -> str:
    """What git says. Raises CalledProcessError."""
    run = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True)
    return run.stdout.strip()


def last_version() -> str:
    """The newest tag before this commit; exits with one line where there is none."""
    try:
        return git("describe", "--tags", "--abbrev=0", "HEAD")
    except subprocess.CalledProcessError:
        sys.exit("there is no earlier version yet: name a commit, as in make gate REF=HEAD~20")


def checked_out(ref: str) -> Path:
    """The sources of an earlier commit."""
    try:
        commit = git("rev-parse", "--verify", "--quiet", f"{ref}^{{commit}}")
    except subprocess.CalledProcessError:
        sys.exit(f"there is no commit named {ref!r} here")
    place = CHECKOUTS / commit
    if not place.exists():
        place.mkdir(parents=True)
        archive = ["git", "archive", "--format=tar", commit, "src"]
        with subprocess.Popen(archive, cwd=ROOT, stdout=subprocess.PIPE) as packed:
            subprocess.run(["tar", "-x", "-C", str(place)], stdin=packed.stdout, check=True)
    return place / "src"


def program(sources: Path, level: str) -> str:
    """The name by which the arena starts that level of an earlier version."""
    bot = ["env", f"PYTHONPATH={sources}", sys.executable, "-c", COMMAND, "bot", level]
    return f"umi:{shlex.join(bot)}"


def knows(sources: Path, level: str) -> bool:
    """Whether that version has such a level."""
    command = shlex.split(program(sources, level).removeprefix("umi:"))
    run = subprocess.run(command, input="quit\n", capture_output=True, text=True, check=False)
    return run.returncode == 0


def lost(interval: Sequence[float]) -> bool:
    """Whether a level is worse than it was, beyond doubt."""
    return interval[1] < EVEN


def played(level: str, other: str, deals: int, preset: str, workers: int) -> dict[str, float | list[float]]:
    """What the arena says of a level against a program."""
    options = ["--deals", str(deals), "--preset", preset, "--workers", str(workers), "--json"]
    command = [sys.executable, "-c", COMMAND, "arena", level, other, *options]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, float | list[float]] = json.loads(run.stdout)
    return found


def gate(*levels: str, ref: str = "", deals: int = 100, preset: str = "spanish", workers: int = 1) -> int:
    """Let each level play the one of an earlier version.

    Parameters
    ----------
    levels
        Which; all without any.
    ref
        A commit, branch or tag; the newest tag without one.
    deals
        Duplicate deals of whole games, for each level.
    preset
        The rulebook.
    workers
        Processes that play at the same time.
    """
    sources = checked_out(ref or last_version())
    failed = []
    for level in levels or NAMES:
        if not knows(sources, level):
            print(f"{level}: new, there is nothing to compare it with")
            continue
        found = played(level, program(sources, level), deals, preset, workers)
        interval = found["ci95"]
        assert isinstance(interval, list)
        low, high = (100 * end for end in interval)
        print(
            f"{level}: {100 * float(str(found['win_rate'])):.1f} % won ({low:.1f} to {high:.1f})", flush=True
        )
        if lost(interval):
            failed.append(level)
    if failed:
        print(f"worse than before: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    app = App(help_format="plaintext")
    app.default(gate)
    sys.exit(app())
