"""Leases, owners and presence, at times of our choosing, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from hordago.service.facts import Chatted, Entry
from hordago.store.peers import CLAIMS, FORGET_S, LEASE_S, SqlPeers
from hordago.store.sql import SqlStore
from tests.services import Postgres

Run = Callable[[Callable[..., Coroutine[Any, Any, None]]], None]


def entry(seq: int) -> Entry:
    return Entry(seq, 0.0, "clock", f"~{seq}", b"", (Chatted(None),))


@pytest.fixture(params=["sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Run a test with the stores and peers of two processes."""
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        url = server.database()
    else:
        url = f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}"

    def runner(test: Callable[..., Coroutine[Any, Any, None]]) -> None:
        async def main() -> None:
            stores = [await SqlStore.open(url, name) for name in ("a", "b")]
            try:
                await test(*stores, *(store.peers() for store in stores))
            finally:
                for store in stores:
                    await store.close()

        asyncio.run(main())

    return runner


def test_who_wrote_last_owns_the_table_while_it_lives(run: Run) -> None:
    async def test(store_a: SqlStore, store_b: SqlStore, a: SqlPeers, b: SqlPeers) -> None:
        assert (await a.beat(0.0)).alive == {"a"}
        assert (await b.beat(0.0)).alive == {"a", "b"}
        assert await store_a.append("t", entry(0), 1.0)
        assert await store_a.append("u", entry(0), 900.0)
        # Due, but its owner lives.
        assert (await b.beat(2.0)).claimed == () == (await a.beat(2.0)).claimed
        assert await store_b.append("t", entry(1), 3.0)
        await b.beat(LEASE_S)
        assert not await a.adopt("t", LEASE_S) and await b.adopt("t", LEASE_S)
        # b falls silent: what is due goes to a, what is not stays until it is.
        assert (await a.beat(2 * LEASE_S - 0.1)).claimed == ()
        late = await a.beat(2 * LEASE_S + 0.1)
        assert late.claimed == ("t",) and late.alive == {"a"}
        assert (await a.beat(2 * LEASE_S + 0.2)).claimed == (), "claimed once"

    run(test)


def test_a_process_claims_tables_where_its_guests_are_though_nothing_is_due(run: Run) -> None:
    async def test(store_a: SqlStore, _: SqlStore, a: SqlPeers, b: SqlPeers) -> None:
        await a.beat(0.0)
        await b.beat(0.0)
        for table in ("t", "u"):
            assert await store_a.append(table, entry(0), None)
        await b.enter("t", "bittor")
        assert (await b.beat(1.0)).claimed == ()
        assert (await b.beat(1.0 + LEASE_S)).claimed == ("t",)
        assert await b.adopt("new", 1.0), "nobody had it"
        await b.release("new")
        assert await b.heads(["t", "u", "new"]) == {"t": 1, "u": 1}

    run(test)


def test_who_retires_leaves_everything_at_once(run: Run) -> None:
    async def test(store_a: SqlStore, _: SqlStore, a: SqlPeers, b: SqlPeers) -> None:
        await a.beat(0.0)
        await b.beat(0.0)
        assert await store_a.append("t", entry(0), 0.5)
        await a.enter("t", "ane")
        assert (
            await b.present(["t", "u"], 0.1) == {"t": frozenset({"ane"})}
            and await a.present(["t"], 0.1) == {}
        )
        await a.retire()
        assert await b.present(["t"], 0.2) == {}
        assert (await b.beat(0.6)).claimed == ("t",)

    run(test)


def test_presence_counts_while_its_process_lives_and_can_be_said_anew(run: Run) -> None:
    async def test(_: SqlStore, __: SqlStore, a: SqlPeers, b: SqlPeers) -> None:
        await a.beat(0.0)
        await b.beat(0.0)
        for guest in ("ane", "ane", "miren"):
            await a.enter("t", guest)
        await a.leave("t", "miren")
        later = LEASE_S + 1.0
        await b.beat(later)
        assert await b.present(["t"], later) == {}
        assert (await a.beat(later)).lapsed
        assert await b.present(["t"], later) == {"t": frozenset({"ane"})}
        # Silent for so long that all of it was cleared away.
        far = later + LEASE_S + FORGET_S + 1.0
        await b.beat(far)
        assert (await a.beat(far)).lapsed and await b.present(["t"], far) == {}
        await a.restate([("t", "ane"), ("u", "ane")])
        assert await b.present(["t", "u"], far) == {"t": frozenset({"ane"}), "u": frozenset({"ane"})}
        await a.restate([])
        assert await b.present(["t"], far) == {}

    run(test)


def test_two_that_claim_at_once_share_no_table(run: Run) -> None:
    async def test(store_a: SqlStore, store_b: SqlStore, a: SqlPeers, b: SqlPeers) -> None:
        dead = SqlStore(store_a._work.engine, "dead")
        for n in range(CLAIMS + 50):
            assert await dead.append(f"t{n}", entry(0), float(n % 7))
        beats = await asyncio.gather(*(peers.beat(100.0) for _ in range(3) for peers in (a, b)))
        claimed = [table for beat in beats for table in beat.claimed]
        assert len(claimed) == len(set(claimed)) == CLAIMS + 50
        dead._writer.cancel()

    run(test)


def test_somebody_may_ask_a_process_to_leave(run: Run) -> None:
    async def test(_: SqlStore, __: SqlStore, a: SqlPeers, b: SqlPeers) -> None:
        await a.beat(0.0)
        await b.beat(0.0)
        assert [each.name for each in await b.processes(1.0)] == ["a", "b"]
        assert await b.ask_to_leave(["a"]) == 1
        assert (await a.beat(1.0)).leaving and not (await b.beat(1.0)).leaving

    run(test)
