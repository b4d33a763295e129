"""Play one life again and tell it: `python -m tests.sim SEED`, with a seed as a failing test prints it.

Or live many, and keep what was found out: `python -m tests.sim many 10000`.
"""

from __future__ import annotations

import sys
import time
from collections import Counter

from tests.sim.life import Life
from tests.sizes import SEED
from tools.promises import promises
from tools.results import keep

GOAL = 10_000
SAID = (
    (
        "R6",
        "",
        ("rows", "acknowledged", "crashes", "resumes", "repeats", "late turns"),
        "no promise broken, no table stuck",
    ),
    ("R11", "lives", ("acknowledged", "repeats"), "nothing done twice, every answer as the first"),
    (
        "R14",
        "lives",
        ("late turns", "seats that a bot took", "deserted matches closed"),
        "all in time, no table stuck",
    ),
    ("R15", "lives", ("late turns", "credits for a slow line"), "none above its bounds"),
)
"""Row, part, what of the counts it tells, and how it ends: a life in which that is not so fails."""


def tell(seed: str) -> None:
    """Tell the life, and how it ended."""
    told = Life(seed, tell=print).live()
    for name, value in told._asdict().items():
        print(f"{name:13} {value}")


def many(lives: int) -> None:
    """So many lives; a broken promise ends them, with the seed."""
    done: Counter[str] = Counter()
    seconds, begun = 0.0, time.process_time()
    for number in range(lives):
        try:
            told = Life(f"{SEED}/{number}").live()
        except BaseException:
            print(f"play it again: python -m tests.sim {SEED}/{number}")
            raise
        seconds += told.seconds
        done.update(told.counted())
    faster = round(seconds / (time.process_time() - begun))
    sizes = {each.row: each.sizes for each in promises()}
    for row, part, names, end in SAID:
        counts = {name: done[name] for name in ("lives", *names)}
        said = ", ".join(f"{number:,} {name}" for name, number in counts.items())
        figures = {**counts, "broken promises": 0, "times as fast": faster}
        met = True if all(done[name] >= number for name, number in sizes[row].items()) else None
        keep(row, f"{said}: {end}", figures, met=met, command=f"python -m tests.sim many {GOAL}", part=part)


def main() -> None:
    """See above."""
    match sys.argv[1:]:
        case ["many", lives] if lives.isdecimal():
            many(int(lives))
        case [seed]:
            tell(seed)
        case _:
            print(__doc__, file=sys.stderr)
            sys.exit(2)


if __name__ == "__main__":
    main()
