"""Blueprints of random numbers: for every path of a player that has one."""

from __future__ import annotations

import hashlib
import json
import lzma
import random
from itertools import pairwise

from hordago.bots.blueprint import Layout, layout_of
from hordago.bots.blueprint.artefact import LEVELS, MAGIC, Blueprint
from hordago.bots.blueprint.layout import CUTS
from hordago.rules import Rules

TALKS = {2: [(0, 0, False), (1, 1, False)], 4: [(0, 0, False), (1, 1, False), (2, 2, False), (3, 3, False)]}


def random_book(rng: random.Random, seats: int, *, kings: int = 8, kept: float = 0.3) -> Blueprint:
    """A blueprint in which ``kept`` of all situations have random chances; two buckets of scores."""
    preset = "spanish" if kings == 8 else "french"
    rules = Rules.preset(preset, seats=seats)
    packed = lzma.compress(_strategy(rng, layout_of(rules, len(TALKS[seats])), kept), preset=0)
    entry = {"at": 0, "size": len(packed), "sha256": hashlib.sha256(packed).hexdigest()}
    about = {
        "preset": preset,
        "kings": kings,
        "target": 40,
        "seats": seats,
        "talks": TALKS[seats],
        "opening": [2],
        "raises": [[5]],
        "steps": [1, 11],
        "strategies": {f"{mano}-{other}": entry for mano in range(2) for other in range(2)},
    }
    return Blueprint(MAGIC + json.dumps(about).encode() + b"\n" + packed)


def _chances(rng: random.Random, actions: int) -> bytes:
    """Levels of all actions but the first, of some cuts of ``LEVELS`` in parts."""
    borders = [0, *sorted(rng.randint(0, LEVELS) for _ in range(actions - 1)), LEVELS]
    parts = [after - before for before, after in pairwise(borders)]
    rng.shuffle(parts)
    return bytes(part << 4 for part in parts[1:])


def _strategy(rng: random.Random, layout: Layout, kept: float) -> bytes:
    situations = list(layout.situations())
    bits = bytearray(-(-len(situations) // 8))
    body = bytearray()
    for number, each in enumerate(situations):
        if rng.random() < kept:
            bits[number >> 3] |= 1 << (number & 7)
            body += b"".join(_chances(rng, each.actions) for _ in range(each.width))
    values = rng.randbytes(2 * CUTS * layout.seats * len(layout.hands.ranks))
    return bytes(bits + body) + values
