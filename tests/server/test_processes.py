"""Server processes over one PostgreSQL and one broker: any may be killed at any moment (R3)."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hordago.cli import main
from hordago.server.config import config_from
from hordago.server.run import run
from hordago.service import limits
from hordago.store.sql import SqlStore
from tests.server.processes import Process, acknowledged, come_back, ended, play_on
from tests.server.running import Browser, Running, eventually, hung_up
from tests.services import Postgres, Redis
from tests.sizes import seeded, size

KILLS = size(small=1, ci=2, nightly=40)


@contextmanager
def processes(data: Path, url: str, broker: str, number: int = 2) -> Iterator[list[Process]]:
    """So many server processes at once, their tables all in one place."""
    started = [Process(data, HORDAGO_DATABASE_URL=url, HORDAGO_BROKER_URL=broker) for _ in range(number)]
    try:
        for each in started:
            each.ready()
        yield started
    finally:
        for each in started:
            each.end()


def running(process: Process) -> Running:
    return Running(process.url, None, None)  # type: ignore[arg-type]


async def seated(first: Running, second: Running, **wish: object) -> tuple[Browser, Browser]:
    """Ane at the first process and Bittor at the second play a match, with two bots."""
    ane, bittor = Browser(first, 1), Browser(second, 2)
    await ane.open(await ane.create(options={"games_to_win": 1, **wish}))
    await bittor.open(ane.table)
    assert (await ane.say("sit", seat=0, name="Ane"))["error"] is None
    assert (await bittor.say("sit", seat=1, name="Bittor"))["error"] is None
    for seat in (2, 3):
        assert (await ane.say("invite", seat=seat, bot="simple"))["error"] is None
    assert (await ane.say("start"))["error"] is None
    return ane, bittor


async def check(url: str, *browsers: Browser) -> None:
    """Every answer that anybody got is in the log, once; the chain holds."""
    store = await SqlStore.open(url)
    entries = await store.read(browsers[0].table)
    await store.close()
    kept = [entry.answer for entry in entries if entry.answer]
    assert len({entry.command for entry in entries}) == len(entries)
    for browser in browsers:
        answers = acknowledged(browser)
        assert answers and answers <= set(kept)


@pytest.mark.slow
def test_a_table_goes_on_at_the_other_process_when_one_is_killed(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    """Who was at the dead process comes back at the other one, and both play on there."""
    url = postgres.database()
    chance = seeded(__name__)

    async def test(started: list[Process]) -> None:
        first, second = (running(each) for each in started)
        ane, bittor = await seated(first, second, games_to_win=10)
        await bittor.until(lambda frame: frame["t"] == "update")
        asyncio.get_running_loop().call_later(0.5 + chance.random(), started[0].kill)
        playing = [asyncio.create_task(play_on(each, second)) for each in (ane, bittor)]
        await eventually(lambda: ane.server is second, 30)
        assert started[0].process.poll() == -signal.SIGKILL
        seen = [len(each.frames) for each in (ane, bittor)]
        await eventually(lambda: min(len(ane.frames) - seen[0], len(bittor.frames) - seen[1]) > 60, 30)
        await ended(playing)
        await check(url, ane, bittor)

    for _ in range(KILLS):
        with processes(tmp_path, url, redis.url) as started:
            asyncio.run(asyncio.wait_for(test(started), 120))


@pytest.mark.slow
def test_a_process_that_ends_hands_over_at_once_and_who_is_elsewhere_never_notices(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    """SIGTERM: sockets are closed with 1012, the table goes on elsewhere without waiting for a lease."""
    url = postgres.database()

    async def test(started: list[Process]) -> None:
        first, second = (running(each) for each in started)
        ane, bittor = await seated(first, second, target=20)
        await bittor.until(lambda frame: frame["t"] == "update")
        started[0].process.send_signal(signal.SIGTERM)
        assert await hung_up(ane) == 1012
        await come_back(ane, second)
        begun = time.monotonic()
        await asyncio.gather(play_on(ane, second), play_on(bittor, second))
        assert bittor.ws is not None and bittor.ws.close_code is None
        assert await asyncio.to_thread(started[0].process.wait, 15) == 0
        print(f"played on for {time.monotonic() - begun:.1f} s")
        await check(url, ane, bittor)

    with processes(tmp_path, url, redis.url) as started:
        asyncio.run(asyncio.wait_for(test(started), 120))


@pytest.mark.slow
def test_the_broker_is_away_and_a_process_dies_meanwhile(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    """Nothing but the database is needed for a table to go on."""
    url = postgres.database()

    async def test(started: list[Process]) -> None:
        first, second = (running(each) for each in started)
        ane, bittor = await seated(first, second, target=10)
        await bittor.until(lambda frame: frame["t"] == "update")
        redis.kill()
        started[0].kill()
        begun = time.monotonic()
        await come_back(ane, second)
        assert time.monotonic() - begun < limits.PING_S
        rows = bittor.seq or 0
        done = asyncio.gather(play_on(ane, second), play_on(bittor, second))
        await asyncio.sleep(size(small=2.0, ci=2.0, nightly=10.0))
        redis.start()
        await done
        assert (bittor.seq or 0) > rows
        await check(url, ane, bittor)

    with processes(tmp_path, url, redis.url) as started:
        asyncio.run(asyncio.wait_for(test(started), 120))


@pytest.mark.slow
def test_processes_are_listed_and_end_when_asked_to(
    postgres: Postgres,
    redis: Redis,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """``hordago admin drain``: one by its name, whose people go elsewhere; then all that are left."""
    url = postgres.database()
    monkeypatch.setenv("HORDAGO_DATABASE_URL", url.replace("+asyncpg", ""))

    def admin(*arguments: str) -> tuple[int, str]:
        code = main(["admin", *arguments])
        return code, capsys.readouterr().out

    async def test(started: list[Process]) -> None:
        first, second = (running(each) for each in started)
        ane, bittor = await seated(first, second)
        code, told = await asyncio.to_thread(admin, "tables", "--json")
        names = [each["name"] for each in json.loads(told)["processes"]]
        assert code == 0 and len(names) == 2
        assert [line["owner"] in names for line in json.loads(told)["tables"]] == [True]
        mine = next(name for name in names if f"-{started[0].process.pid}-" in name)
        assert await asyncio.to_thread(admin, "drain", mine) == (0, f"ended: {mine}\n")
        assert started[0].process.wait(10) == 0 and started[1].process.poll() is None
        assert await hung_up(ane) == 1012
        await come_back(ane, second)
        assert (await ane.say("stand"))["error"] is None and bittor.ws is not None
        assert (await asyncio.to_thread(admin, "drain"))[0] == 0
        assert started[1].process.wait(10) == 0
        assert (await asyncio.to_thread(admin, "drain"))[0] == 2, "nobody is left to ask"

    with processes(tmp_path, url, redis.url) as started:
        asyncio.run(asyncio.wait_for(test(started), 60))


@pytest.mark.parametrize("wrong", ["port", "database", "password"])
def test_a_postgres_that_cannot_be_used_is_told_in_one_line(
    wrong: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the password in it."""
    port = 1 if wrong == "port" else postgres.port
    name = "nowhere" if wrong == "database" else "postgres"
    who = "nobody:secret" if wrong == "password" else "mus:secret"
    monkeypatch.setenv("HORDAGO_DATABASE_URL", f"postgresql://{who}@127.0.0.1:{port}/{name}")
    assert config_from("127.0.0.1", 0).url.startswith("postgresql+asyncpg://")
    assert run("127.0.0.1", 0) == main(["admin", "tables"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 2 and "secret" not in said and "HORDAGO_DATABASE_URL" in said


@pytest.mark.parametrize(
    ("name", "value", "word"),
    [
        ("HORDAGO_BROKER_URL", "http://x", "HORDAGO_BROKER_URL"),
        ("HORDAGO_TRUSTED_PROXIES", "10.0.0.0/8, proxy", "'proxy'"),
    ],
)
def test_settings_that_cannot_work(
    name: str, value: str, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    assert run("127.0.0.1", 0) == 2
    said = capsys.readouterr().err
    assert word in said and said.count("\n") == 1


def test_a_broker_needs_its_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HORDAGO_BROKER_URL", "redis://127.0.0.1")
    monkeypatch.setattr("hordago.server.run.find_spec", lambda _: None)
    assert run("127.0.0.1", 0) == 2
    assert capsys.readouterr().err == "hordago serve: HORDAGO_BROKER_URL needs hordago[broker]\n"


def test_addresses_of_databases_as_they_are_usually_written() -> None:
    for given, meant in (
        ("postgres://u@h/d?sslmode=require", "postgresql+asyncpg://u@h/d?ssl=require"),
        ("postgresql:///d?host=/run/pg&sslmode=disable", "postgresql+asyncpg:///d?host=/run/pg&ssl=disable"),
        ("postgresql+asyncpg://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("sqlite:////srv/mus.sqlite3", "sqlite+aiosqlite:////srv/mus.sqlite3"),
    ):
        config = config_from("127.0.0.1", 0, {"HORDAGO_DATABASE_URL": given})
        assert config.url == meant and config.among_others == meant.startswith("postgresql")
        assert (config.file is None) == config.among_others


def test_who_may_say_for_whom_it_asks() -> None:
    environment = {"HORDAGO_TRUSTED_PROXIES": "10.0.0.0/8, 192.168.1.4 ::1"}
    assert config_from("127.0.0.1", 0, environment).trusted_proxies == ("10.0.0.0/8", "192.168.1.4", "::1")
    assert config_from("127.0.0.1", 0, {}).trusted_proxies == ("127.0.0.1", "::1")
