"""Non-interference: what a seat may not know changes nothing in anything that an environment gives it."""

from __future__ import annotations

from typing import Any

import pytest

from hordago.envs import Play
from tests.envs import tables
from tests.envs.worlds import DRIVES, Drive, Gym, Spiel, Zoo, others, played
from tests.sizes import seeded, size

WORLDS = size(small=6, ci=15, nightly=1_000)
NAMES = [name for name in tables.SETUPS if name not in ("no-mus",)]


def compared(drive: Any, name: str, worlds: int) -> tuple[int, int]:
    """Moments at which both worlds gave the seat the same, and at which its rivals' cards were others."""
    random, setup = seeded(f"{__name__}/{name}"), tables.setup(name)
    moments = different = 0
    for _ in range(worlds):
        steps, seat = played(setup, random), random.randrange(setup.rules.seats)
        pair: list[Drive] = [drive(setup, tables.SETUPS[name], seat) for _ in range(2)]
        for step, twin in others(setup, steps, seat, random):
            for each, move in zip(pair, (step, twin), strict=True):
                each.do(move)
            first, second = (each.given(seat) for each in pair)
            assert first == second, f"seat {seat} is told of what it may not know, after {step}"
            moments += 1
            different += step != twin
    return moments, different


@pytest.mark.parametrize("drive", DRIVES)
@pytest.mark.parametrize("name", NAMES)
def test_two_worlds_look_the_same_to_a_seat_that_cannot_tell_them_apart(drive: Any, name: str) -> None:
    moments, different = compared(drive, name, WORLDS)
    assert moments > 3 * WORLDS and different >= WORLDS


@pytest.mark.parametrize("drive", [Zoo, Gym])
def test_a_card_of_somebody_else_in_an_observation_is_noticed(
    drive: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Play.observe

    def leaking(self: Play, seat: int) -> Any:
        vector, hands = honest(self, seat), self.match.hand.cards
        vector[-1] += hands[seat - 1][0] / 40 if hands else 0
        return vector

    monkeypatch.setattr(Play, "observe", leaking)
    with pytest.raises(AssertionError, match="may not know"):
        compared(drive, "spanish", WORLDS)


def test_a_memory_of_what_others_got_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hordago.envs.memory.visible", lambda event, viewer: event)
    with pytest.raises(AssertionError, match="may not know"):
        compared(Spiel, "spanish", WORLDS)


def test_the_worlds_are_played_into_the_lances() -> None:
    random, setup = seeded(f"{__name__}/worlds"), tables.setup("spanish")
    reached = set()
    for _ in range(40):
        for step, _twin in others(setup, played(setup, random), 0, random):
            reached.add(setup.menu.names[step.number].partition("_")[0] if step.cards == () else "cards")
    assert reached >= {"cards", "mus", "no", "discard", "paso", "envido", "quiero"}
