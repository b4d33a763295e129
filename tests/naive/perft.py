"""Counts the betting sequences of one lance, and writes the perft data files.

Words counted: paso, envido 2, mas 2, mas 5, reenvido, quiero, no_quiero, ordago, queremos, no_queremos. A
paso on a pending bet is stored as no_quiero and counted once; a reenvido is stored as mas stake, so it is a
word of its own only when the stake is neither 2 nor 5.

Run ``python -m tests.naive.perft`` to write ``tests/vectors/perft/*.json`` again.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

from .betting import Betting
from .evaluation import Options

DEPTH = 8
VECTORS = Path(__file__).parent.parent / "vectors"
SOURCE = (
    "Counted by the naive model (tests/naive): legal[d-1] sequences of exactly d words, ended[d-1] of them "
    "close the lance. Alphabet: paso, envido 2, mas 2, mas 5, reenvido, quiero, no_quiero, ordago, queremos, "
    "no_queremos; paso on a pending bet is no_quiero, reenvido counts only where the stake is neither 2 "
    "nor 5. Lance: grande."
)
# Number of seats, side of each, entitled seats.
TABLES: list[tuple[int, list[int], list[int]]] = [
    (4, [0, 1, 0, 1], [0, 1, 2, 3]),
    (4, [0, 1, 0, 1], [0, 1]),
    (4, [0, 1, 0, 1], [1, 2, 3]),
    (4, [0, 1, 0, 1], [0, 1, 2]),
    (2, [0, 1], [0, 1]),
    (6, [0, 1, 0, 1, 0, 1], [0, 1, 2, 3, 4, 5]),
    (3, [0, 1, 2], [0, 1, 2]),
]


def words(betting: Betting) -> list[tuple[str, int | None]]:
    """The distinct stored actions of the alphabet that are legal now."""
    found: list[tuple[str, int | None]] = []
    for word, amounts in betting.legal().items():
        if word in ("envido", "mas"):
            low, high = amounts or (0, None)
            spoken = [2] if word == "envido" else [2, 5]
            found.extend((word, n) for n in spoken if low <= n and (high is None or n <= high))
        elif word != "reenvido" or betting.stake not in (2, 5):
            found.append((word, None))
    return found


def count(betting: Betting, depth: int, so_far: int, legal: list[int], ended: list[int]) -> None:
    """Add every sequence that goes on from here, up to ``depth`` words in all."""
    for word, n in words(betting):
        after = betting.copy()
        after.act(after.actor if after.actor is not None else -1, word, n)
        legal[so_far] += 1
        if after.actor is None:
            ended[so_far] += 1
        elif so_far + 1 < depth:
            count(after, depth, so_far + 1, legal, ended)


def perft(
    options: Options, seats: int, sides: list[int], mano: int, entitled: list[int], depth: int = DEPTH
) -> tuple[list[int], list[int]]:
    """Sequences of exactly 1..depth words that are legal, and those of them that close the lance."""
    legal, ended = [0] * depth, [0] * depth
    betting = Betting("grande", seats, sides, mano, entitled, options)
    if betting.actor is not None:
        count(betting, depth, 0, legal, ended)
    return legal, ended


def write_all() -> None:
    """Write one file a preset."""
    presets = json.loads((VECTORS / "rules.json").read_text(encoding="utf-8"))["presets"]
    folder = VECTORS / "perft"
    folder.mkdir(exist_ok=True)
    for preset, options in presets.items():
        lines = []
        for seats, sides, entitled in TABLES:
            started = time.perf_counter()
            legal, ended = perft(options, seats, sides, 0, entitled)
            case: dict[str, Any] = {"seats": seats, "sides": sides, "mano": 0, "entitled": entitled}
            lines.append(json.dumps({**case, "legal": legal, "ended": ended}))
            took = time.perf_counter() - started
            print(preset, seats, entitled, legal[-1], f"{took:.1f} s", file=sys.stderr)
        text = '{"source": ' + json.dumps(SOURCE) + ',\n"cases": [\n' + ",\n".join(lines) + "\n]}\n"
        (folder / f"{preset}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_all()
