"""Bots above `club` think elsewhere: real processes, which hang, die, and end with their server."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from hordago.cards import CARDS
from hordago.game import CHANCE, Deal, apply, new_match
from hordago.rules import Rules
from hordago.server import pool as pools
from hordago.server.pool import Pool
from hordago.service import limits
from hordago.service.brains import Brains
from hordago.service.commands import Move, Thought
from hordago.views import view

MATCH, _ = apply(new_match(Rules.preset("spanish")), CHANCE, Deal(CARDS[:16]))


def thought(bot: str) -> Thought:
    seen = view(MATCH, 0)
    return Thought(0, bot, 1, seen, seen.legal)


class Local(Brains):
    """Notes who was asked in the server's own thread."""

    def __init__(self) -> None:
        super().__init__(os.urandom)
        self.asked: list[str] = []

    def think(self, thought: Thought) -> list[Move]:
        self.asked.append(thought.bot)
        return super().think(thought)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 120))


def test_a_question_travels_whole() -> None:
    asked = thought("expert")
    assert pickle.loads(pickle.dumps(asked)) == asked


def test_slow_levels_think_elsewhere_and_quick_ones_here() -> None:
    async def test() -> None:
        pool, here = Pool(1), Local()
        try:
            for bot in ("simple", "club:bold"):
                assert await pool.ask("a", here, thought(bot))
            assert here.asked == ["simple", "club:bold"]
            moves = await asyncio.gather(*(pool.ask(table, here, thought("expert")) for table in "abc"))
            assert all(move[0].action in (thought("expert").legal or ()) for move in moves)
            assert here.asked == ["simple", "club:bold"]
        finally:
            pool.stop()

    run(test())


def test_when_too_many_wait_a_lower_level_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "THOUGHTS", 2)

    async def test() -> None:
        pool, here = Pool(1), Local()
        try:
            moves = await asyncio.gather(*(pool.ask("a", here, thought("expert:bold")) for _ in range(5)))
            assert all(moves) and here.asked == ["club:bold"] * 3
        finally:
            pool.stop()

    run(test())


def test_a_process_that_dies_or_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        pool, here = Pool(1), Local()
        try:
            assert await pool.ask("a", here, thought("expert"))
            ready = pool._lanes[0]._ready
            assert ready is not None and not here.asked
            os.kill(ready.result(), signal.SIGKILL)
            assert await pool.ask("a", here, thought("expert"))
            assert here.asked == ["club"]
            assert await pool.ask("a", here, thought("expert"))
            assert here.asked == ["club"], "another process has taken its place"
            again = pool._lanes[0]._ready
            assert again is not None
            os.kill(again.result(), signal.SIGSTOP)
            monkeypatch.setattr(limits, "THOUGHT_S", 0.2)
            assert await pool.ask("a", here, thought("expert"))
            assert here.asked == ["club", "club"]
            await gone(again.result())
        finally:
            pool.stop()

    run(test())


async def gone(pid: int) -> None:
    """Wait until there is no such process, or only its remains."""
    for _ in range(200):
        try:
            told = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
        except FileNotFoundError:
            return
        if told.rsplit(")", 1)[1].split()[0] == "Z":
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"process {pid} is still there")


ORPHAN = """
import asyncio, os, sys
from tests.server.test_pool import Local, Pool, thought
async def main():
    pool = Pool(1)
    await pool.ask("a", Local(), thought("expert"))
    print(pool._lanes[0]._ready.result(), flush=True)
    await asyncio.sleep(60)
if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_where_the_server_was_killed_no_process_stays() -> None:
    with subprocess.Popen([sys.executable, "-c", ORPHAN], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        server.send_signal(signal.SIGKILL)
        server.wait()
    begun = time.monotonic()
    asyncio.run(gone(pid))
    assert time.monotonic() - begun < 10


def test_the_levels_that_think_elsewhere() -> None:
    assert {"expert"} <= pools.ABOVE and not {"club", "simple", "casual"} & pools.ABOVE
