"""A page of one browser for the host: a disk in memory, and what came over its sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from hordago.bots.blueprint import artefact
from hordago.offline.host import Host
from tests.service.world import FakeEntropy


class MemoryDisk:
    """Keeps rows as the browser's disk does: one of each number, one of each command."""

    def __init__(self) -> None:
        self.texts: dict[tuple[str, int], tuple[str, str]] = {}

    async def put(self, table: str, seq: int, command: str, text: str) -> bool:
        """See ``Disk``."""
        await asyncio.sleep(0)
        if (table, seq) in self.texts or await self.find(table, command) is not None:
            return False
        self.texts[table, seq] = command, text
        return True

    async def rows(self, table: str, since: int) -> Sequence[str]:
        """See ``Disk``."""
        await asyncio.sleep(0)
        return [text for (of, seq), (_, text) in sorted(self.texts.items()) if of == table and seq >= since]

    async def find(self, table: str, command: str) -> str | None:
        """See ``Disk``."""
        return next(
            (text for (of, _), (by, text) in self.texts.items() if (of, by) == (table, command)), None
        )


class Page:
    """A page with one socket; it says what it wants and looks at the frames that come."""

    def __init__(self, disk: MemoryDisk, seed: int = 1) -> None:
        self.brought: list[str] = []
        self.shelf: dict[str, bytes] = {}
        """Blueprints that can be had."""
        self.frames: list[dict[str, Any]] = []
        self.hung_up = False
        self.host = Host(disk, self._take, self._bring, pace=0.0, entropy=FakeEntropy(seed))
        self.host.open(1)
        self._ids = 0

    async def _bring(self, name: str) -> bool:
        self.brought.append(name)
        found = self.shelf.get(name)
        if found is not None:
            Path(str(artefact.FOLDER), name).write_bytes(found)
        return found is not None

    def _take(self, number: int, text: str | None) -> None:
        assert number == 1
        if text is None:
            self.hung_up = True
        else:
            self.frames.append(msgspec.json.decode(text))

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """A request and its answer."""
        text = "" if body is None else msgspec.json.encode(body).decode()
        answer = msgspec.json.decode(await self.host.ask(method, path, text))
        return answer["status"], answer["body"]

    async def say(self, kind: str, **fields: Any) -> dict[str, Any] | None:
        """A command over the socket, and what it was refused for."""
        self._ids += 1
        name = f"{id(self)}-{self._ids:05}"
        await self.host.hear(1, msgspec.json.encode({"t": kind, "id": name, **fields}).decode())
        (answer,) = (frame for frame in self.frames if frame["t"] == "answer" and frame["id"] == name)
        refusal: dict[str, Any] | None = answer["error"]
        return refusal

    async def hello(self, table: str) -> None:
        """Come to a table."""
        await self.host.hear(1, msgspec.json.encode({"t": "hello", "table": table, "resume": None}).decode())

    def latest(self) -> dict[str, Any]:
        """The last frame with a view."""
        return next(frame for frame in reversed(self.frames) if frame["t"] in ("view", "update"))
