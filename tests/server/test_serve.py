"""``hordago serve`` as a person starts it: what it says, how it ends, and what a kill costs (R3, R24)."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets

from hordago.cli import main
from hordago.server.addresses import addresses, lan_addresses
from hordago.server.config import Config
from hordago.server.run import greeting, qr, run
from hordago.store.place import InUse, claim
from tests.server.running import Browser, Running, hung_up
from tests.sizes import seeded, size

KILLS = size(small=1, ci=10, nightly=150)


def start(data: Path, *arguments: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "hordago.server", *arguments],
        env={
            **os.environ,
            "HORDAGO_DATA": str(data),
            "HORDAGO_BOT_PACE": "0.02",
            "LANG": "en",
            **environment,
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@contextmanager
def server(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process, and its address."""
    process = start(data, "127.0.0.1", "0")
    assert process.stdout is not None and process.stderr is not None
    try:
        lines = [process.stdout.readline() for _ in range(3)]
        assert lines[0] == f"Games are kept in {data / 'hordago.sqlite3'}\n", lines
        found = re.fullmatch(r"  (http://127\.0\.0\.1:\d+)\n", lines[2])
        assert found, lines
        yield process, found[1]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
        process.stderr.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    "how", size(small=[signal.SIGTERM], ci=[signal.SIGTERM, signal.SIGINT], nightly=[signal.SIGTERM])
)
def test_it_ends_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    """Open sockets are told to come again (1012), and only that."""

    async def test(process: subprocess.Popen[str], url: str) -> None:
        ane = Browser(Running(url, None, None))  # type: ignore[arg-type]
        await ane.open(await ane.create())
        process.send_signal(how)
        assert ane.ws is not None
        assert await hung_up(ane) == 1012

    with server(tmp_path) as (process, url):
        asyncio.run(asyncio.wait_for(test(process, url), 30))
        assert process.wait(10) == 0
        assert process.stderr is not None and process.stderr.read() == ""
    assert (tmp_path / "hordago.sqlite3").stat().st_mode & 0o777 == 0o600


@pytest.mark.slow
def test_a_kill_in_the_middle_of_a_hand_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """R3: killed at any moment, the client keeps its list of answers; each of them is in the log, once."""
    random = seeded(__name__)
    browser: dict[str, Any] = {}

    async def live(process: subprocess.Popen[str], url: str) -> None:
        ane = browser.setdefault("ane", Browser(Running(url, None, None), 3))  # type: ignore[arg-type]
        ane.server = Running(url, None, None)  # type: ignore[arg-type]
        if not ane.table:
            ane.http.base_url = url
            await ane.open(await ane.create(options={"games_to_win": 100}))
            await ane.say("sit", seat=0, name="Ane")
            for seat in (1, 2, 3):
                await ane.say("invite", seat=seat, bot="simple")
            await ane.say("start")
        else:
            known = ane.seq
            await ane.open(ane.table)
            while ane.frames[-1]["t"] not in ("view", "update"):
                await ane.next()
            assert ane.seq is not None and known is not None and ane.seq >= known, "nothing known is gone"
        enough = len(ane.frames) + random.randint(10, 40)
        while True:
            await ane.play_one()
            if len(ane.frames) >= enough:
                asyncio.get_running_loop().call_later(random.random() / 20, process.kill)

    for _ in range(KILLS + 1):
        with server(tmp_path) as (process, url):

            async def until_killed(process: subprocess.Popen[str] = process, url: str = url) -> None:
                with pytest.raises((websockets.ConnectionClosed, ConnectionError)):
                    await live(process, url)
                assert process.wait(10) == -signal.SIGKILL, "it was the kill that ended it, nothing else"

            asyncio.run(asyncio.wait_for(until_killed(), 30))
    import sqlite3

    answered = {
        raw for raw in browser["ane"].raw if raw.startswith(b'{"t":"answer"') and b'"error":null' in raw
    }
    with sqlite3.connect(tmp_path / "hordago.sqlite3") as connection:
        kept = [bytes(row[0]) for row in connection.execute("SELECT answer FROM log WHERE answer != x''")]
    assert len(answered) > 5 and answered <= set(kept) and len(kept) == len(set(kept))


@pytest.mark.parametrize(
    ("host", "port", "environment", "word"),
    [
        ("127.0.0.1", 0, {"HORDAGO_DATA": "/dev/null/x"}, "/dev/null/x"),
        ("127.0.0.1", 0, {"HORDAGO_DATABASE_URL": "nonsense"}, "HORDAGO_DATABASE_URL"),
        ("127.0.0.1", 0, {"HORDAGO_DATABASE_URL": "mongo://x"}, "HORDAGO_DATABASE_URL"),
        ("127.0.0.1", 0, {"HORDAGO_PUBLIC_URL": "nonsense"}, "HORDAGO_PUBLIC_URL"),
        ("127.0.0.1", 70000, {}, "70000"),
        ("no.such.host.invalid", 0, {}, "no.such.host.invalid"),
        ("192.0.2.1", 0, {}, "192.0.2.1"),
    ],
)
def test_one_clear_line_when_it_cannot_start(
    host: str,
    port: int,
    environment: dict[str, str],
    word: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert run(host, port) == 2
    out, error = capsys.readouterr()
    assert out == "" and error.startswith("hordago serve: ") and word in error and error.count("\n") == 1


def test_a_port_in_use_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run("127.0.0.1", port) == 2
    assert f"port {port}: Address already in use" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="no locks of that kind there")
def test_two_servers_at_one_file_are_one_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither would see what the other writes; nor would a server see what is restored under it."""
    monkeypatch.setenv("HORDAGO_DATA", str(tmp_path))
    file = tmp_path / "hordago.sqlite3"
    with claim(file):
        assert run("127.0.0.1", 0) == 2
        assert "hordago.sqlite3 is in use by another server" in capsys.readouterr().err
        (tmp_path / "some.backup").touch()
        assert main(["admin", "restore", str(tmp_path / "some.backup")]) == 2
        assert "stop it first" in capsys.readouterr().err
        assert main(["admin", "migrate"]) == 0
    with claim(file), pytest.raises(InUse), claim(file):
        pass


def test_a_file_that_is_no_database_is_not_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hordago.sqlite3"
    file.write_bytes(b"this is no database" * 100)
    monkeypatch.setenv("HORDAGO_DATA", str(tmp_path))
    assert run("127.0.0.1", 0) == 2
    assert "hordago.sqlite3" in capsys.readouterr().err
    assert file.read_bytes() == b"this is no database" * 100


def test_what_it_says() -> None:
    local = greeting(Config(), 8000)
    assert "  http://127.0.0.1:8000" in local and any("--host 0.0.0.0" in line for line in local)
    assert "Games are kept in" in local[0] and "  http://127.0.0.1:8000" in greeting(Config(), 8000, "eu")
    assert greeting(Config(), 8000, "eu")[-1] == "Gelditzeko, Ctrl+C"
    everywhere = greeting(Config(host="0.0.0.0"), 8000)
    for address in addresses(Config(host="0.0.0.0")):
        assert f"  http://{address}:8000" in everywhere
    public = greeting(Config(public_url="https://mus.example.org", database_url="postgresql://h/d"), 8000)
    assert "  https://mus.example.org" in public and "HORDAGO_DATABASE_URL" in public[0]
    assert "/srv/mus.sqlite3" in greeting(Config(database_url="sqlite:////srv/mus.sqlite3"), 8000)[0]
    assert any("█" in line for line in public)
    code = qr("http://192.168.1.7:8000")
    assert len(code) >= 12 and len({len(line) for line in code}) == 1
    assert not any(each.startswith("127.") or each == "::1" for each in lan_addresses())
