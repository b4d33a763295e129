"""No collection of garbage holds up a full server, and none is needed: what goes is free at once."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from hordago.server import heap
from tests.server.running import Browser, running

SOCKETS = 20
LEFT = 30
"""Objects that a closed socket may leave in circles: both ends of it are in this process."""


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()
    gc.enable()


def test_what_lives_long_is_not_looked_through_again_and_again() -> None:
    heap.settle()
    assert gc.get_freeze_count() > 10_000
    before = [each["collections"] for each in gc.get_stats()]
    kept = [[each] for each in range(100_000)]
    middle, full = (
        after["collections"] - was for after, was in zip(gc.get_stats()[1:], before[1:], strict=True)
    )
    assert len(kept) == 100_000 and full == 0 and middle > 30


def test_a_socket_that_closes_leaves_nothing_behind() -> None:
    async def visit(browser: Browser, table: str) -> None:
        await browser.open(table)
        await browser.close()

    async def main() -> int:
        async with running() as server:
            browser = Browser(server)
            table = await browser.create()
            await visit(browser, table)
            await asyncio.sleep(0.1)
            gc.collect()
            gc.disable()
            for _ in range(SOCKETS):
                await visit(browser, table)
            await asyncio.sleep(0.1)
            return gc.collect()

    left = asyncio.run(main()) / SOCKETS
    print(f"{left:.0f} objects for each socket")
    assert left < LEFT
