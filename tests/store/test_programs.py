"""Programs of guests in every store: tokens by their hash, bounds, calls, and nothing left of one gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from hordago.service.ports import Program, Programs
from hordago.store.backup import backup, restore
from hordago.store.memory import MemoryPrograms
from hordago.store.programs import SqlPrograms
from hordago.store.sql import SqlStore

ANE, JON = "a" * 64, "b" * 64
KATTALIN = Program("bot-aaaaaaaaaaaa", ANE, "Kattalin", ("bot:play", "table:read"), 1.0)
MATTIN = Program("bot-bbbbbbbbbbbb", ANE, "Mattin", ("table:read",), 2.0)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Programs]:
    if not url:
        yield MemoryPrograms()
        return
    store = await SqlStore.open(url)
    found = store.programs()
    assert isinstance(found, SqlPrograms)
    try:
        yield found
    finally:
        await store.close()


def test_programs_and_their_tokens(url: str) -> None:
    async def main() -> None:
        async with opened(url) as programs:
            assert await programs.of_token("1" * 64) is None
            assert await programs.add(KATTALIN, "1" * 64, 2) and await programs.add(MATTIN, "2" * 64, 2)
            third = KATTALIN._replace(handle="bot-cccccccccccc")
            assert not await programs.add(third, "3" * 64, 2), "two are the most"
            assert await programs.add(third._replace(owner=JON), "3" * 64, 2)
            assert await programs.of_token("1" * 64) == KATTALIN
            assert await programs.of_owner(ANE) == [KATTALIN, MATTIN]
            assert not await programs.remove(JON, KATTALIN.handle), "it is not his"
            assert await programs.remove(ANE, KATTALIN.handle)
            assert not await programs.remove(ANE, KATTALIN.handle)
            assert await programs.of_token("1" * 64) is None and await programs.of_owner(ANE) == [MATTIN]

    asyncio.run(main())


def test_calls_are_bounded_and_go_with_the_program(url: str) -> None:
    async def main() -> None:
        async with opened(url) as programs:
            await programs.call(KATTALIN.handle, "T", 0.0, 3)
            assert await programs.calls(KATTALIN.handle) == [], "nobody knows it"
            await programs.add(KATTALIN, "1" * 64, 9)
            await programs.add(MATTIN, "2" * 64, 9)
            for n in range(5):
                await programs.call(KATTALIN.handle, f"T{n}", float(n), 3)
            await programs.call(MATTIN.handle, "T0", 0.0, 3)
            assert await programs.calls(KATTALIN.handle) == [("T2", 2.0), ("T3", 3.0), ("T4", 4.0)]
            await programs.call(KATTALIN.handle, "T2", 9.0, 3)
            await programs.uncall(KATTALIN.handle, "T3")
            assert await programs.calls(KATTALIN.handle) == [("T4", 4.0), ("T2", 9.0)]
            assert await programs.remove(ANE, KATTALIN.handle)
            assert await programs.calls(KATTALIN.handle) == []
            assert await programs.calls(MATTIN.handle) == [("T0", 0.0)]

    asyncio.run(main())


def test_a_backup_holds_them(tmp_path: Path) -> None:
    here, there = (f"sqlite+aiosqlite:///{tmp_path / name}" for name in ("a.sqlite3", "b.sqlite3"))

    async def main() -> None:
        async with opened(here) as programs:
            await programs.add(KATTALIN, "1" * 64, 9)
            await programs.call(KATTALIN.handle, "T", 1.0, 9)
        await backup(here, tmp_path / "kept")
        await restore(there, tmp_path / "kept")
        async with opened(there) as programs:
            assert await programs.of_token("1" * 64) == KATTALIN
            assert await programs.calls(KATTALIN.handle) == [("T", 1.0)]

    asyncio.run(main())
