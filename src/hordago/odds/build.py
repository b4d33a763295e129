"""Makes the tables of tables.py anew, bit for bit: ``python -m hordago.odds.build`` or ``make tables``.

A few minutes with numba, half an hour without.
"""

from __future__ import annotations

import hashlib
import json
import sys
from importlib.util import find_spec

import numpy as np

from hordago.odds.classes import Ints, classes_of
from hordago.odds.exact import count
from hordago.odds.given import Given
from hordago.odds.question import question
from hordago.odds.tables import FOLDER, LIST, STORED, VERSION, Row, packed, path
from hordago.rules.options import Rules
from hordago.rules.presets import DEFAULT_PRESET


def rules_of(kings: int, players: int) -> Rules:
    """Rules with that deck and number of players, everything else plain."""
    return Rules.preset(DEFAULT_PRESET, kings=kings, seats=players, real31="off", jokers="none")


def row(kings: int, players: int, seat: int, hand: int, *, fast: bool | None = None) -> Row:
    """The counts of one class of hand in one seat, counted anew."""
    rules = rules_of(kings, players)
    classes = classes_of(rules)
    example = classes.example(classes.counts[hand])
    return packed(count(question(example, rules, seat, Given()), fast=fast))


def build(kings: int, players: int) -> Ints:
    """The whole table of a deck and number of players."""
    fast = find_spec("numba") is not None
    hands = range(len(classes_of(rules_of(kings, players))))
    return np.array(
        [[row(kings, players, seat, hand, fast=fast) for hand in hands] for seat in range(players)],
        dtype="<i8",
    )


def main() -> int:
    """Write all files and their list."""
    FOLDER.mkdir(exist_ok=True)
    files = {}
    for kings, players in STORED:
        made, file = build(kings, players), path(kings, players)
        np.save(file, made)
        files[file.name] = {
            "kings": kings,
            "players": players,
            "shape": list(made.shape),
            "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        }
        sys.stdout.write(f"{file.name}: {made.shape}\n")
        sys.stdout.flush()
    listed = {"version": VERSION, "generator": "hordago.odds.build", "files": files}
    LIST.write_text(json.dumps(listed, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
