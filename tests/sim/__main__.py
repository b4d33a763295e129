"""Play one life again and tell it: `python -m tests.sim SEED`, with a seed as a failing test prints it."""

from __future__ import annotations

import sys

from tests.sim.life import Life


def main() -> None:
    """Tell the life, and how it ended."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    told = Life(sys.argv[1], tell=print).live()
    for name, value in told._asdict().items():
        print(f"{name:13} {value}")


if __name__ == "__main__":
    main()
