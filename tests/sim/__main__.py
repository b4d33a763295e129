"""Play one life again and tell it: `python -m tests.sim SEED`, with a seed as a failing test prints it.

Or live many, and keep what was found out: `python -m tests.sim many 10000`.
"""

from __future__ import annotations

import sys
import time
from collections import Counter

from tests.sim.life import Life
from tests.sizes import SEED
from tools.results import keep

GOAL = 10_000


def tell(seed: str) -> None:
    """Tell the life, and how it ended."""
    told = Life(seed, tell=print).live()
    for name, value in told._asdict().items():
        print(f"{name:13} {value}")


def many(lives: int) -> None:
    """So many lives; a broken promise ends them, with the seed."""
    done: Counter[str] = Counter()
    begun = time.process_time()
    for number in range(lives):
        try:
            told = Life(f"{SEED}/{number}").live()
        except BaseException:
            print(f"play it again: python -m tests.sim {SEED}/{number}")
            raise
        done.update({name: value for name, value in told._asdict().items() if not isinstance(value, str)})
    figures = {name: round(value) for name, value in done.items()}
    figures["times as fast"] = round(done["seconds"] / (time.process_time() - begun))
    keep(
        "R6",
        f"{lives:,} lives: {figures['rows']:,} rows, {figures['acknowledged']:,} acknowledged, "
        f"{figures['crashes']:,} crashes, {figures['resumed']:,} resumes, {figures['repeated']:,} repeats, "
        f"{figures['late']:,} late turns; no promise broken, no table stuck",
        {"lives": lives, "broken promises": 0, "tables stuck": 0, **figures},
        met=True if lives >= GOAL else None,
        command="python -m tests.sim many 10000",
    )


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
