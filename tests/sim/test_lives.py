"""R6: lives of tables under any schedule; a failure plays again from its seed."""

from __future__ import annotations

import time

import pytest

from tests.sim.life import Life
from tests.sizes import SEED, Counts, size

LIVES = size(small=24, ci=320, nightly=10_000)
BATCH = 8
FASTER = 1_000.0
"""Goal: so much faster than the time it simulates. In a shared machine a tenth of it is asked for."""

KEPT = ("20261130/2061",)
"""Seeds that once found something. As a break ends, who went away in it is not stood in for yet."""


@pytest.mark.parametrize("seed", KEPT)
def test_a_life_that_once_went_wrong(seed: str) -> None:
    Life(seed).live()


@pytest.mark.parametrize("batch", range(LIVES // BATCH))
def test_lives(batch: int, record_property: Counts) -> None:
    began, virtual = time.process_time(), 0.0
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        seed = f"{SEED}/{number}"
        try:
            told = Life(seed).live()
        except BaseException:
            print(f"play it again: python -m tests.sim {seed}")
            raise
        virtual += told.seconds
        for name, times in told.counted().items():
            record_property(name, times)
    ratio = virtual / (time.process_time() - began)
    print(f"{virtual:.0f} s of lives, {ratio:.0f} times as fast")
    assert ratio >= FASTER / 10
