"""Hands between bots, told as hashes: run by CPython here and by the browser's Python, and the same in both.

It imports nothing of the tests, so that it can be carried there.
"""

from __future__ import annotations

import hashlib
import json
from itertools import count
from typing import Final

from hordago.arena.sitting import Sitting, derived
from hordago.bots import NAMES, make
from hordago.game import Event, Table, new_match
from hordago.record import Player, Recorder, describe
from hordago.rules import PRESETS, Rules
from hordago.store.codec import encode_facts

SEATS: Final = (4, 2, 4, 3, 4, 6)
LEVELS: Final = tuple(name for name in NAMES if name != "master")
"""Those that need no numpy."""
HANDS: Final = 10
"""The most hands of a match that are played."""


class Hashing(Recorder):
    """Keeps a hash of all events as the log writes them."""

    def __init__(self, seats: int) -> None:
        super().__init__(Player(str(seat)) for seat in range(seats))
        self.hash = hashlib.sha256()

    def feed(self, event: Event) -> None:
        """Take the next event."""
        super().feed(event)
        self.hash.update(encode_facts((event,)))


def play(seed: str, hands: int) -> list[list[object]]:
    """For each match, until so many hands are played: what it was, its hands, events and last state."""
    told: list[list[object]] = []
    left = hands
    for number in count():
        if left <= 0:
            return told
        preset = list(PRESETS)[number % len(PRESETS)]
        rules = Rules.preset(preset, seats=SEATS[number % len(SEATS)])
        own = hashlib.sha256(f"{seed}/{number}".encode()).digest()
        names = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(rules.seats)]
        bots = [make(name, derived(own, f"bot {seat}")) for seat, name in enumerate(names)]
        recorder = Hashing(rules.seats)
        match = new_match(rules, number % rules.seats, table=Table(sena_mode="eyes"))
        sitting = Sitting(match, bots, own, expose=0.02, recorder=recorder)
        after = sitting.play(hands=min(HANDS, left))
        played = after.tally.hand + after.over
        left -= played
        position = str(describe.position_of(after))
        told.append([f"{preset}-{rules.seats}", played, recorder.hash.hexdigest(), position])
    raise AssertionError


def main(seed: str, hands: int) -> str:
    """The same as text."""
    return json.dumps(play(seed, hands))
