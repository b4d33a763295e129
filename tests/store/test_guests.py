"""Guests in every store: tokens that take over from each other, tables, and names taken out of a log."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from hordago.server.guests import GRACE_S, GuestBook
from hordago.server.sessions import hashed, new_token
from hordago.service import facts as f
from hordago.service import limits
from hordago.service.changes import NAMELESS
from hordago.service.facts import Entry
from hordago.service.ports import Guests
from hordago.store.backup import backup, restore
from hordago.store.guests import MemoryGuests
from hordago.store.memory import MemoryStore
from hordago.store.sql import SqlStore

ANE, JON = "a" * 64, "b" * 64
LOG = [
    Entry(0, 1.0, "guest:a", "~0", b"", (f.Sat(0, ANE, "Ane"), f.Sat(1, JON, "Jon"))),
    Entry(1, 2.0, "guest:a", "~1", b"", (f.Reported(JON, ANE, "talk", ("bad words",)),)),
    Entry(2, 3.0, "guest:b", "~2", b"", (f.Queued(2, ANE, "Ane again"), f.Chatted(None))),
]
FORGOTTEN = Entry(3, 4.0, "guest:a", "~3", b"", (f.Forgotten(ANE),))


class Time:
    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[tuple[MemoryStore | SqlStore, Guests]]:
    if not url:
        yield MemoryStore(), MemoryGuests()
        return
    store = await SqlStore.open(url, "process")
    yield store, store.guests()
    await store.close()


def with_book(url: str, test: Callable[[GuestBook, Time], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        time = Time()
        async with opened(url) as (_, guests):
            await test(GuestBook(guests, time), time)

    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_fresh_token_takes_over_when_it_is_used(url: str) -> None:
    async def test(book: GuestBook, time: Time) -> None:
        first = new_token()
        assert await book.who(first) == (hashed(first), None), "of a first token nothing need be known"
        second = await book.renew(first, hashed(first))
        assert second is not None and await book.renew(first, hashed(first)) is None, "one is under way"
        time.now += 3600
        assert await book.who(first) == (hashed(first), None), "the answer may have been lost: both work"
        assert await book.who(second) == (hashed(first), None), "the same guest"
        time.now += GRACE_S - 1
        assert (await book.who(first)).guest == hashed(first), "what was under way is still answered"
        time.now += 7
        stranger = await book.who(first)
        assert stranger.token is not None and stranger.guest == hashed(stranger.token) != hashed(first)
        third = await book.renew(second, hashed(first))
        assert third is not None and await book.who(third) == (hashed(first), None)

    with_book(url, test)


def test_a_dying_token_has_no_successor(url: str) -> None:
    """Whoever has stolen the old one does not take the guest over in the minute that it still answers."""

    async def test(book: GuestBook, time: Time) -> None:
        first = new_token()
        second = await book.renew(first, hashed(first))
        assert second is not None and await book.who(second) == (hashed(first), None)
        assert (await book.who(first)).guest == hashed(first), "what was under way is still answered"
        assert await book.renew(first, hashed(first)) is None
        time.now += GRACE_S - 1
        assert await book.renew(first, hashed(first)) is None
        assert await book.renew(second, hashed(first)) is not None

    with_book(url, test)


def test_a_stolen_token_does_not_rise_from_the_dead(url: str) -> None:
    """The first token names the guest in the logs: that it is dead is kept as long as the guest may come."""

    async def test(book: GuestBook, time: Time) -> None:
        first = new_token()
        await book.guests.note(hashed(first), "a-table")
        current = await book.renew(first, hashed(first))
        for _week in range(2 * limits.GUEST_DAYS // 7):
            time.now += 7 * 86_400
            assert current is not None and await book.who(current) == (hashed(first), None)
            current = await book.renew(current, hashed(first))
        assert (await book.who(first)).guest != hashed(first)

    with_book(url, test)


def test_an_answer_that_was_lost_costs_nobody_the_seat(url: str) -> None:
    async def test(book: GuestBook, time: Time) -> None:
        first = new_token()
        lost = await book.renew(first, hashed(first))
        time.now += GRACE_S + 1
        found = await book.renew(first, hashed(first))
        assert lost is not None and found is not None and found != lost
        assert await book.who(found) == (hashed(first), None)
        time.now += 10
        assert (await book.who(lost)).guest != hashed(first), "it never arrived, so nobody has it"

    with_book(url, test)


def test_two_tabs_at_once_get_one_token(url: str) -> None:
    async def test(book: GuestBook, _: Time) -> None:
        first = new_token()
        made = await asyncio.gather(*(book.renew(first, hashed(first)) for _n in range(5)))
        assert sum(each is not None for each in made) == 1

    with_book(url, test)


def test_who_has_left_is_nobody_with_any_token(url: str) -> None:
    async def test(book: GuestBook, time: Time) -> None:
        nobody, first = new_token(), new_token()
        await book.end(nobody, hashed(nobody))
        assert await book.who(nobody) == (hashed(nobody), None), "of who was nowhere nothing is kept"
        await book.guests.note(hashed(first), "a-table")
        second = await book.renew(first, hashed(first))
        assert second is not None
        await book.end(second, hashed(first))
        for token in (first, second):
            found = await book.who(token)
            assert found.token is not None and found.guest != hashed(first), "at once"
        time.now += 500 * 86_400
        await book.guests.tidy(time.now - 86_400)
        assert await book.guests.token(hashed(second)) is None, "forgotten"
        for token in (first, second):
            found = await book.who(token)
            assert found.guest != hashed(first), "nor after years, when nobody remembers that it is dead"

    with_book(url, test)


def test_tables_are_noted_once(url: str) -> None:
    async def test(book: GuestBook, _: Time) -> None:
        for table in ("b", "a", "a"):
            await book.guests.note(ANE, table)
        await book.guests.note(JON, "c")
        assert await book.guests.tables(ANE) == ["a", "b"]
        await book.guests.unnote(ANE, "b")
        assert await book.guests.tables(ANE) == ["a"] and await book.guests.tables(JON) == ["c"]

    with_book(url, test)


def test_names_are_taken_out_of_the_rows_themselves(url: str) -> None:
    async def main() -> None:
        async with opened(url) as (store, _):
            for entry in LOG:
                assert await store.append("table", entry, 9.0)
            assert not await store.forget("table", FORGOTTEN._replace(seq=2), 9.0, ANE), "that row is there"
            assert await store.read("table") == LOG, "and nothing has changed"
            assert await store.forget("table", FORGOTTEN, None, ANE)
            found = await store.read("table")  # the chain holds
            assert str(found).count("Ane") == 0 and "bad words" not in str(found) and "Jon" in str(found)
            assert found[0].facts == (f.Sat(0, ANE, NAMELESS), f.Sat(1, JON, "Jon"))
            assert found[2].facts[1] == LOG[2].facts[1] and found[3] == FORGOTTEN
            assert await store.append("table", Entry(4, 5.0, "clock", "~4", b"", (f.Chatted(None),)), None)
            assert len(await store.read("table")) == 5

    asyncio.run(main())


@pytest.mark.parametrize("url", ["sqlite", "postgres"], indirect=True)
def test_another_process_that_wrote_before_goes_on_with_the_new_chain(url: str) -> None:
    """It remembers the hash of its last row, which is not that any more."""

    async def main() -> None:
        one, two = await SqlStore.open(url, "one"), await SqlStore.open(url, "two")
        for entry in LOG:
            assert await two.append("table", entry, None)
        assert await one.forget("table", FORGOTTEN, None, ANE)
        late = Entry(3, 5.0, "clock", "~late", b"", (f.Chatted(None),))
        assert not await two.append("table", late, None), "somebody was quicker"
        assert await two.read("table", 3) == [FORGOTTEN]
        assert await two.append("table", late._replace(seq=4), None)
        assert len(await one.read("table")) == 5
        await one.close()
        await two.close()

    asyncio.run(main())


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_backup_keeps_them(url: str, tmp_path: Path) -> None:
    async def main() -> None:
        first = new_token()
        async with opened(url) as (_, guests):
            second = await GuestBook(guests, Time()).renew(first, hashed(first))
            await guests.note(hashed(first), "table")
        assert second is not None
        await backup(url, tmp_path / "backup")
        again = f"sqlite+aiosqlite:///{tmp_path / 'again.sqlite3'}"
        await restore(again, tmp_path / "backup")
        async with opened(again) as (_, guests):
            assert await guests.tables(hashed(first)) == ["table"]
            assert (await GuestBook(guests, Time()).who(second)).guest == hashed(first)

    asyncio.run(main())
