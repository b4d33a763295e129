"""Snapshots change nothing but the time a restart takes: with one, without one, or with a bad one (R5)."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hordago import wire as w
from hordago.rules import PRESETS, Rules
from hordago.service import facts as f
from hordago.service.commands import Forget
from hordago.service.evolve import replay
from hordago.service.facts import Entry, Settings
from hordago.service.ports import BrokenLog, Store
from hordago.service.state import TableState
from hordago.service.table import recover
from hordago.store import backup, frozen, snapshots
from hordago.store.frozen import LOCAL, NAMES, freeze, thaw
from hordago.store.snapshots import EVERY, keep, recall
from hordago.store.sql import SqlStore
from tests.properties.play import random_rules
from tests.service.world import World
from tests.services import Postgres
from tests.sizes import SEED, size

WORLDS = size(small=6, ci=16, nightly=1_000)
ROWS = 250


def a_world(chance: random.Random) -> World:
    """A table of any rules at which some hands were played, with everything that can happen there."""
    rules = random_rules(chance) if chance.random() < 0.5 else Rules.preset(chance.choice(list(PRESETS)))
    settings = Settings(
        cut_by_seat=chance.random() < 0.3,
        sena_mode=chance.choice(("eyes", "partner")),
        expose=chance.choice((0.0, 0.3)),
        timer=chance.choice(("none", "blitz")),
    )
    world = World(rules, settings, seed=chance.random())
    for seat, name in enumerate(("host", "ane")):
        world.arrive(name)
        world.say(name, w.Sit, seat=seat, name=name.title())
    world.arrive("watcher")
    world.fill("simple")
    world.say("host", w.Start)
    while len(world.log) < ROWS and world.state.status != "closed":
        if world.state.break_since is not None:
            world.wait(3.0)
            world.say("host", w.Break, on=False)
        elif chance.random() < 0.05:
            _something(world, chance)
        elif not world.take_turns(chance):
            world.wait(chance.choice((1.0, 30.0)))
            if not world.state.playing:
                world.say("host", w.Rematch)
                world.say("host", w.Start)
                world.wait(5.0)
                if not world.state.playing:
                    break
    return world


def _something(world: World, chance: random.Random) -> None:
    who = chance.choice(("host", "ane", "watcher"))
    kind, values = chance.choice(_commands(world, chance))
    world.say(who, kind, **values)


def _commands(world: World, chance: random.Random) -> list[tuple[type, dict[str, Any]]]:
    return [
        (w.Mute, {"seat": chance.choice((0, 1, None)), "on": chance.random() < 0.7}),
        (w.Report, {"seat": chance.choice((0, 1)), "reason": "talk"}),
        (w.Break, {"on": chance.random() < 0.7}),
        (w.Sit, {"seat": chance.randrange(world.state.rules.seats), "name": "Bittor"}),
        (w.Phrase, {"phrase": "hello"}),
    ]


def alike(some: TableState, other: TableState) -> None:
    """Both are the same in all that a log says, down to the types: they will send the same bytes."""
    for name in NAMES:
        one, two = getattr(some, name), getattr(other, name)
        # Sets have no order, and the cards of a shoe are numbers.
        same = one == two if name == "shoe" or isinstance(one, frozenset) else _said(one) == _said(two)
        assert same, f"{name} is not what it was"


def _said(value: object) -> str:
    """Of no cards, nobody can say whether they are hidden."""
    return repr(value).replace("HiddenCards(0)", "()")


def test_whatever_a_log_says_of_a_table_is_in_its_snapshot() -> None:
    """A new field of the state is either in it, or said to be of the process alone."""
    assert set(TableState.__slots__) == {*NAMES, *LOCAL} and not set(NAMES) & LOCAL


@pytest.mark.parametrize("number", range(WORLDS))
def test_a_frozen_table_is_what_it_was(number: int) -> None:
    world = a_world(random.Random(f"{SEED}/{__name__}/{number}"))
    state, frozen_ones = TableState(world.state.id, 7.0), 0
    for entry in world.log:
        replay(state, entry)
        data = freeze(state)
        if data is None:
            continue
        frozen_ones += 1
        back = thaw(data)
        alike(back, state)
        fresh = TableState(state.id)
        for name in LOCAL - {"forgot", "asked", "signalled", "consulted"}:
            assert getattr(back, name) == getattr(fresh, name), f"{name} is of the process alone"
        assert back.forgot, "old answers are in the log"
        assert freeze(back) == data or len(freeze(back) or b"") == len(data), "sets have no order"
    assert frozen_ones > len(world.log) / 10


class Lived(NamedTuple):
    """A table, and the state after each of its rows."""

    table: str
    log: list[Entry]
    states: list[TableState]


def lived() -> Lived:
    """One life of several hundred rows."""
    world = World(Rules.preset("spanish", games_to_win=20), seed=7)
    world.say("host", w.Sit, seat=0, name="Ane-Miren")
    world.fill()
    world.say("host", w.Start)
    chance = random.Random(5)
    while len(world.log) < 12 * EVERY:
        if not world.take_turns(chance):
            world.wait(5.0)
    states, state = [], TableState(world.state.id)
    for entry in world.log:
        replay(state, entry)
        states.append(state)
        state = state.copy()
    return Lived(world.state.id, world.log, states)


LIVED = lived()
TABLE = LIVED.table


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database; a store in memory has no snapshots."""
    if request.param == "sqlite":
        return in_file(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(url)
    try:
        yield store
    finally:
        await store.close()


async def add(store: Store, since: int = 0, until: int = len(LIVED.log)) -> None:
    """Append these rows of that life as a server does."""
    for entry, after in list(zip(LIVED.log, LIVED.states, strict=True))[since:until]:
        assert await store.append(TABLE, entry, None, after)


async def found(url: str) -> tuple[bool, int]:
    """Whether another process finds a snapshot, and how many rows it has to read besides.

    In any case the table is what its log says.
    """
    async with opened(url) as store:
        kept, rows = await store.load(TABLE)
        log = await store.read(TABLE)
    whole = recover(TABLE, log, 9.0)
    alike(recover(TABLE, rows, 9.0, kept), whole)
    assert kept is None or kept.rows == whole.rows
    return kept is not None, len(rows)


def in_file(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'test.sqlite3'}"


def test_a_restart_reads_few_rows_however_long_the_log_is(url: str) -> None:
    assert len(LIVED.log) >= 12 * EVERY

    async def main() -> None:
        read, last = [], 0
        for rows in (EVERY - 1, 3 * EVERY, len(LIVED.log) // 2, len(LIVED.log)):
            async with opened(url) as store:
                await add(store, last, rows)
            last = rows
            read.append((await found(url))[1])
        # A lance, which is not frozen, has some rows more.
        assert read[0] == EVERY - 1 and all(rows < 2 * EVERY for rows in read), read

    asyncio.run(main())


DAMAGES = (
    "DELETE FROM snapshot",
    "UPDATE snapshot SET code = 'another'",
    "UPDATE snapshot SET seq = seq - 1",
    "UPDATE snapshot SET hash = zeroblob(32)",
    "UPDATE snapshot SET digest = zeroblob(32)",
    "UPDATE snapshot SET digest = 'text'",
    "UPDATE snapshot SET state = replace(state, 'Ane', 'Eva')",
    "UPDATE snapshot SET state = x''",
    "UPDATE snapshot SET state = 7",
)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_snapshot_that_is_gone_or_damaged_is_not_missed(damage: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(in_file(tmp_path)) as store:
            await add(store)
        assert (await found(in_file(tmp_path)))[0]
        with sqlite3.connect(tmp_path / "test.sqlite3") as connection:
            assert connection.execute(damage).rowcount == 1
        assert await found(in_file(tmp_path)) == (False, len(LIVED.log))
        # The next row brings a new one.
        async with opened(in_file(tmp_path)) as store:
            more = LIVED.log[-1]._replace(seq=len(LIVED.log), command="more", facts=(f.Chatted(None),))
            after = LIVED.states[-1].copy()
            replay(after, more)
            assert await store.append(TABLE, more, None, after) == (freeze(after) is not None)

    asyncio.run(main())


def _of(url: str) -> Any:
    return sqlite3.connect(url.removeprefix("sqlite+aiosqlite:///"))


def test_the_snapshot_of_another_table_or_another_log_is_none(tmp_path: Path) -> None:
    """Each is whole: another table's under this one's name, and this one's beside a log sealed anew."""

    async def main() -> None:
        url = in_file(tmp_path)
        async with opened(url) as store:
            await add(store)
        with _of(url) as connection:
            row = connection.execute("SELECT * FROM snapshot").fetchone()
        kept = snapshots.Kept(*row)
        assert recall(kept) is not None
        assert recall(keep("another", kept.seq, kept.hash, kept.state)) is None, "it says whose it is"
        assert recall(keep(TABLE, kept.seq - 1, kept.hash, kept.state)) is None, "and after which row"
        assert recall(kept._replace(code="another")) is None
        stranger = keep(TABLE, kept.seq, bytes(32), kept.state)
        with _of(url) as connection:
            values = (stranger.hash, stranger.digest)
            assert connection.execute("UPDATE snapshot SET hash = ?, digest = ?", values).rowcount == 1
        assert await found(url) == (False, len(LIVED.log)), "its hash is not that of the row"

    asyncio.run(main())


def test_an_older_log_has_no_use_for_it(tmp_path: Path) -> None:
    """Rows that came after a file was put back are not there, though the snapshot knows of them."""

    async def main() -> None:
        url = in_file(tmp_path)
        async with opened(url) as store:
            await add(store)
        with _of(url) as connection:
            connection.execute("DELETE FROM log WHERE seq >= ?", (EVERY,))
        assert await found(url) == (False, EVERY)

    asyncio.run(main())


def test_damage_after_the_snapshot_is_noticed(tmp_path: Path) -> None:
    async def main() -> None:
        url = in_file(tmp_path)
        async with opened(url) as store:
            await add(store, 0, 60)
            kept, rows = await store.load(TABLE)
            assert kept is not None
            if not rows:
                await add(store, 60, 61)
        with _of(url) as connection:
            connection.execute("UPDATE log SET at = at + 1 WHERE seq = (SELECT max(seq) FROM log)")
        async with opened(url) as store:
            with pytest.raises(BrokenLog):
                await store.load(TABLE)

    asyncio.run(main())


def test_what_cannot_be_frozen_keeps_its_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(state: TableState) -> bytes:
        raise TypeError(state.id)

    monkeypatch.setattr(snapshots, "freeze", broken)

    async def main() -> None:
        async with opened(in_file(tmp_path)) as store:
            await add(store)
        assert await found(in_file(tmp_path)) == (False, len(LIVED.log))

    asyncio.run(main())


def test_a_row_that_lost_its_race_brings_no_snapshot(url: str) -> None:
    async def main() -> None:
        async with opened(url) as store, opened(url) as rival:
            await add(store, 0, EVERY - 1)
            entry, after = LIVED.log[EVERY - 1], LIVED.states[EVERY - 1]
            other = entry._replace(command="rival", facts=(f.Chatted(None),))
            assert await rival.append(TABLE, other, None)
            assert not await store.append(TABLE, entry, None, after)
        async with opened(url) as store:
            assert (await store.load(TABLE))[0] is None

    asyncio.run(main())


def test_who_is_forgotten_is_in_no_snapshot(tmp_path: Path) -> None:
    """The names go in the transaction that takes them out of the log."""
    world = World(Rules.preset("spanish", games_to_win=20), seed=7)
    state, guest = LIVED.states[-1], "host" * 8

    async def main() -> None:
        url = in_file(tmp_path)
        async with opened(url) as store:
            await add(store)
            with _of(url) as connection:
                assert b"Ane-Miren" in connection.execute("SELECT state FROM snapshot").fetchone()[0]
            world.state, world.log = state, list(LIVED.log)
            entry = world.run(Forget(guest)).entry
            assert entry is not None
            assert await store.forget(TABLE, entry, None, guest)
            with _of(url) as connection:
                assert connection.execute("SELECT count(*) FROM snapshot").fetchone() == (0,)
            kept, rows = await store.load(TABLE)
            assert kept is None and "Ane-Miren" not in str(rows)

    asyncio.run(main())


def test_a_backup_has_none_and_a_restored_database_neither(tmp_path: Path) -> None:
    """They are no data of their own, and another version could not read them."""

    async def main() -> None:
        url, other = in_file(tmp_path), f"sqlite+aiosqlite:///{tmp_path / 'other.sqlite3'}"
        async with opened(url) as store:
            await add(store)
        await backup.backup(url, tmp_path / "file")
        await backup.restore(other, tmp_path / "file")
        assert (await found(url))[0] and await found(other) == (False, len(LIVED.log))

    asyncio.run(main())


def test_another_code_is_another_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One changed line of the packages that say what a log means, and old snapshots are ignored."""
    before = frozen.code()
    (tmp_path / "service").mkdir()
    for package in frozen._CODE:
        (tmp_path / package).mkdir(exist_ok=True)
    (tmp_path / "service" / "changes.py").write_text("NAMELESS = '?'\n")
    monkeypatch.setattr(frozen, "files", lambda _: tmp_path)
    names = {before, frozen.code.__wrapped__()}
    (tmp_path / "service" / "changes.py").write_text("NAMELESS = '!'\n")
    names.add(frozen.code.__wrapped__())
    assert len(names) == 3 and all(len(name) <= 64 for name in names)
