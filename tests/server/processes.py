"""Server processes as a person starts them, several at the same tables."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import websockets

from tests.server.running import Browser, Running

PAUSE_S = 0.1
"""Between two things that somebody does."""


class Process:
    """``hordago serve`` in a process of its own; ``module`` may do the same with a fault in it."""

    def __init__(self, data: Path, port: int = 0, module: str = "hordago.server", **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, "127.0.0.1", str(port)],
            env={**os.environ, "HORDAGO_DATA": str(data), "HORDAGO_BOT_PACE": "0.02", **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.url = ""

    def ready(self) -> Running:
        """Wait until it says where it is."""
        assert self.process.stdout is not None and self.process.stderr is not None
        lines = [self.process.stdout.readline() for _ in range(3)]
        found = re.fullmatch(r"  (http://127\.0\.0\.1:\d+)\n", lines[2])
        assert found, (lines, self.process.stderr.read())
        self.url = found[1]
        return Running(self.url, None, None)  # type: ignore[arg-type]

    def kill(self) -> None:
        """``kill -9``."""
        self.process.kill()
        self.process.wait()

    def end(self) -> str:
        """Kill it if it still runs; what it said on stderr."""
        self.kill()
        assert self.process.stdout is not None and self.process.stderr is not None
        said = self.process.stderr.read()
        self.process.stdout.close()
        self.process.stderr.close()
        return said


async def come_back(browser: Browser, server: Running) -> None:
    """Open the table again, at that server; what was known is still so."""
    known = browser.seq
    browser.server = server
    browser.http.base_url = server.url
    await browser.open(browser.table)
    while browser.frames[-1]["t"] not in ("view", "update"):
        await browser.next()
    assert known is None or (browser.seq is not None and browser.seq >= known), "nothing known is gone"


async def play_on(browser: Browser, other: Running) -> None:
    """Play to the end; when the server dies, at the other one."""
    while browser.info.get("status") != "over":
        try:
            await browser.play_one()
            if browser.frames[-1]["t"] == "answer":
                # As people do: a quick server would otherwise hang up on somebody who never thinks.
                await asyncio.sleep(PAUSE_S)
        except (websockets.ConnectionClosed, ConnectionError):
            await come_back(browser, other)


async def ended(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancel tasks until they are over: a frame that arrives at the same moment swallows a cancellation."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=0.5)


def acknowledged(browser: Browser) -> set[bytes]:
    """Every answer that said yes."""
    return {raw for raw in browser.raw if raw.startswith(b'{"t":"answer"') and b'"error":null' in raw}
