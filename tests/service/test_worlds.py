"""R9 (b) for whole tables: two that are one to a seat send it the same bytes, frame for frame.

The worlds are those of tests/properties/worlds.py: the same hand with other hidden cards and unseen signs,
through exchanges, lances and the showing of hands. Here each is played at a table of its own.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from hordago.game import Action, Event, Match, Sena, started
from hordago.service import publish
from hordago.service.evolve import begin_match, played
from hordago.service.facts import Entry, Settings
from hordago.service.lobby import open_table
from hordago.service.state import Chair, TableState
from hordago.service.table import Effects
from hordago.views import SPECTATOR
from tests.properties import worlds
from tests.properties.play import random_rules
from tests.properties.test_views import rules_with_signs
from tests.properties.worlds import Gaze, Hand, before_showing, intervals, play_hand, viewers
from tests.service.world import FakeEntropy
from tests.sizes import Counts, seeded, size

PAIRS = size(small=40, ci=500, nightly=20_000)
NOW = 1_000_000.0
FREE = Sena("duples")
"""Stands for any sign, where only its kind matters."""


def guest(seat: int) -> str:
    """Who sits there; the spectator has no chair."""
    return f"guest{seat}" * 8


class TablePlayed:
    """A table at which a hand is played, without asking whether anybody may."""

    def __init__(self, match: Match, timer: str) -> None:
        table = match.table
        settings = Settings(
            table.cut_by_seat, table.sena_mode, tuple(table.dropped_signs), timer=timer, watch="all"
        )
        self.state, _ = open_table(match.rules, settings, guest(0), NOW, FakeEntropy("worlds"))
        self.state.chairs = tuple(
            Chair("person", guest(seat), f"P{seat}") for seat in range(match.rules.seats)
        )
        self.state.here = frozenset(guest(seat) for seat in (*range(match.rules.seats), SPECTATOR))
        begin_match(self.state, started(match), NOW)
        self.state.match = match

    def play(self, action: Action, match: Match, events: tuple[Event, ...]) -> Effects:
        """What that does to the table."""
        before, after = self.state, self.state.copy()
        played(after, action, match, events, NOW)
        after.rows += 1
        self.state = after
        return Effects(before, after, Entry(before.rows, NOW, "clock", f"~{before.rows}", b"", events))


def frames(effects: Effects, viewer: int) -> list[bytes]:
    """What the viewer is sent."""
    return publish.Publication(effects, NOW).frames(guest(viewer))


def compare(rng: random.Random, hand: Hand, viewer: int, *, shown: bool) -> int:
    """Play both worlds for the viewer; how many frames were compared, 0 where there is no other world."""
    steps = hand.steps if shown else before_showing(hand.steps)
    gaze = Gaze(steps, intervals(steps), viewer)
    other = worlds._some_other_world(rng, hand, steps, gaze) if steps else None
    if other is None:
        return 0
    timer = rng.choice(("none", "blitz"))
    one, two, compared = TablePlayed(hand.match, timer), TablePlayed(hand.match, timer), 0
    for step, here in zip(steps, other, strict=True):
        first = frames(one.play(step.action, step.match, step.events), viewer)
        second = [
            frame
            for n, told in enumerate(here)
            for frame in frames(two.play(step.action if n == len(here) - 1 else FREE, *told), viewer)
        ]
        assert first == second, f"viewer {viewer}, {step.action}: {first} and {second}"
        compared += len(first)
        if rng.random() < 0.3:
            for resume in (None, max(0, one.state.seq_of(viewer) - rng.randint(0, 5))):
                pages = list(_pages(one.state, two.state, viewer, resume))
                assert pages[0] == pages[1], f"viewer {viewer}, resume {resume}: {pages}"
    return compared


def _pages(one: TableState, two: TableState, viewer: int, resume: int | None) -> Iterator[list[bytes]]:
    for state in (one, two):
        yield publish.welcome(state, guest(viewer), resume, NOW)


def hunt(pairs: int, name: str) -> Counter[str]:
    """So many pairs of tables."""
    rng, done = seeded(name), Counter[str]()
    while done["pairs"] < pairs:
        hand = play_hand(rng, rules_with_signs(rng) if rng.random() < 0.6 else random_rules(rng))
        for viewer in viewers(rng, hand.match, 3):
            compared = compare(rng, hand, viewer, shown=rng.random() < 0.3)
            done["pairs"] += bool(compared)
            done["frames"] += compared
    return done


@pytest.mark.slow
def test_hidden_things_change_no_byte_of_any_frame(record_property: Counts) -> None:
    done = hunt(PAIRS, __name__)
    record_property("pairs of tables", done["pairs"])
    record_property("pairs of frames", done["frames"])
    print(f"{done['pairs']:,} pairs of tables, {done['frames']:,} frames equal byte for byte")
    assert done["frames"] > 5 * done["pairs"]
