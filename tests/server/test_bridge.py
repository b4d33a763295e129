"""``hordago bridge``: bots and programs from elsewhere play at a real server, and every error is one line."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from hordago.cli import BAD_INPUT, main
from hordago.service import limits
from tests.server.programs import Program, program
from tests.server.running import Browser, Running, eventually, running

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "umi_bot.py"
MAIN = "import sys; from hordago.cli import main; sys.exit(main())"
SHORT: dict[str, Any] = {"programs": True, "options": {"target": 20, "games_to_win": 1}}
Test = Callable[[Running], Coroutine[Any, Any, None]]


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs need not wait for each other's bounds here."""
    monkeypatch.setattr(limits, "COMMANDS", (10_000, 1.0))
    monkeypatch.setattr(limits, "PROGRAM_REQUESTS", (100_000, 60.0))


def serve(test: Test) -> None:
    async def main() -> None:
        async with running() as server:
            await test(server)

    asyncio.run(asyncio.wait_for(main(), 150))


async def bridge(server: str, token: str, *arguments: str) -> Process:
    command = (sys.executable, "-c", MAIN, "bridge", "--server", server, *arguments)
    return await create_subprocess_exec(
        *command, stdout=PIPE, stderr=PIPE, env={**os.environ, "HORDAGO_TOKEN": token}
    )


async def ended(process: Process) -> tuple[int | None, str]:
    """The exit status and what it said on stderr; nothing goes to stdout."""
    out, said = await asyncio.wait_for(process.communicate(), 120)
    assert out == b""
    return process.returncode, said.decode()


async def seated(ane: Browser, table: str, *programs: Program) -> None:
    """Wait until all those have a chair and a stream."""

    def ready() -> bool:
        room = ane.server.hub.rooms[table]
        return {each.handle for each in programs} <= room.state.here & {
            chair.guest for chair in room.state.chairs
        }

    await eventually(ready, 60)


def test_two_bots_from_elsewhere_play_a_whole_match() -> None:
    async def test(server: Running) -> None:
        ane = Browser(server)
        table = await ane.create(seats=2, **SHORT)
        programs = [await program(ane, name) for name in ("Kattalin", "Mattin")]
        work = [
            await bridge(server.url, each.token, "--bot", bot, "--table", table, "--matches", "1")
            for each, bot in zip(programs, ("club", "casual"), strict=True)
        ]
        await ane.open(table)
        await seated(ane, table, *programs)
        assert (await ane.say("start"))["error"] is None
        for process in work:
            status, said = await ended(process)
            assert status == 0 and "the match is over" in said and "refused" not in said, said
        info = (await ane.http.get(f"/api/tables/{table}")).json()
        assert info["status"] == "over" and info["conceded"] is None
        assert [chair["kind"] for chair in info["chairs"]] == ["empty", "empty"], "they have left"
        record = (await ane.http.get(f"/api/tables/{table}/record")).text
        assert 'status = "finished"' in record and '"Kattalin"' in record and record.count('"program"') == 2

    serve(test)


def test_a_program_goes_where_it_is_asked_to_and_ends_by_a_signal() -> None:
    """UMI, invitations, a server that drops its connections, and SIGTERM in the middle of a match."""

    async def test(server: Running) -> None:
        ane = Browser(server)
        table = await ane.create(options={"games_to_win": 4})
        kattalin = await program(ane)
        work = await bridge(server.url, kattalin.token, "--umi", f"{sys.executable} {EXAMPLE}")
        await ane.open(table)
        assert (await ane.say("invite", seat=2, bot=kattalin.handle))["error"] is None
        await seated(ane, table, kattalin)
        assert (await ane.say("fill", bot="simple"))["error"] is None
        assert (await ane.say("start"))["error"] is None
        state = server.hub.rooms[table].state
        await eventually(lambda: server.hub.rooms[table].state.rows > state.rows + 20, 60)
        for out in tuple(server.hub.sockets):
            if out.guest == kattalin.handle:
                out.close(1012)
        rows = server.hub.rooms[table].state.rows
        await eventually(lambda: server.hub.rooms[table].state.rows > rows + 20, 60)
        work.send_signal(signal.SIGTERM)
        status, said = await ended(work)
        assert status == 0 and said.splitlines()[-1].endswith("ending"), said
        assert "come again" in said and "was refused" not in said and "bestaction" not in said, said
        chairs = server.hub.rooms[table].state.chairs
        assert all(chair.guest != kattalin.handle for chair in chairs), "it has left its chair"

    serve(test)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("--table", "nowhere"), "there is no such table"),
        (("--token", "hordago_x"), "a program's token is needed"),
    ],
)
def test_what_the_server_refuses_is_one_line(arguments: tuple[str, ...], part: str) -> None:
    async def test(server: Running) -> None:
        kattalin = await program(Browser(server))
        status, said = await ended(await bridge(server.url, kattalin.token, "--bot", "simple", *arguments))
        assert status == 2 and part in said and "Traceback" not in said, said
        assert said.splitlines()[-1].startswith("hordago: ") and kattalin.token not in said

    serve(test)


HERE = ("--server", "http://127.0.0.1:1", "--token", "hordago_x")


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (HERE, "--umi PROGRAM or --bot NAME"),
        ((*HERE, "--bot", "club", "--umi", "./x"), "--umi PROGRAM or --bot NAME"),
        ((*HERE, "--bot", "nobody"), "there is no bot named 'nobody'"),
        ((*HERE, "--umi", "./no-such-program"), "cannot be started"),
        ((*HERE, "--bot", "simple", "--tables", "0"), "expected a number from 1"),
        ((*HERE[:2], "--bot", "simple", "--token", "two words"), "that is no token"),
        ((*HERE, "--bot", "simple"), "cannot be reached"),
        *(
            (("--server", address, "--token", "hordago_x", "--bot", "simple"), "is no address")
            for address in ("mus.example.org", "ftp://x", "http://", "http://[::1", "http://x:port")
        ),
    ],
)
def test_what_cannot_be_is_one_line(
    arguments: tuple[str, ...], part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bridge", *arguments]) == BAD_INPUT
    out, said = capsys.readouterr()
    assert out == "" and len(said.splitlines()) == 1 and part in said and "hordago_x" not in said, said


def test_a_token_that_is_revoked_ends_the_bridge() -> None:
    async def test(server: Running) -> None:
        ane = Browser(server)
        table = await ane.create(programs=True)
        kattalin = await program(ane)
        work = await bridge(server.url, kattalin.token, "--bot", "simple", "--table", table)
        await seated(ane, table, kattalin)
        assert (await ane.http.delete(f"/api/bots/{kattalin.handle}")).status_code == 204
        status, said = await ended(work)
        assert status == 2 and "a program's token is needed" in said.splitlines()[-1], said

    serve(test)


def test_the_example_in_plain_python_plays_a_match() -> None:
    """examples/http_bot.py, which docs/reference/bot-api.md shows to whoever does without the bridge."""

    async def test(server: Running) -> None:
        ane = Browser(server)
        table = await ane.create(**SHORT)
        kattalin = await program(ane)
        example = EXAMPLE.with_name("http_bot.py")
        work = await create_subprocess_exec(
            sys.executable, str(example), server.url, kattalin.token, table, stdout=PIPE, stderr=PIPE
        )
        await ane.open(table)
        await seated(ane, table, kattalin)
        assert (await ane.say("fill", bot="random"))["error"] is None
        assert (await ane.say("start"))["error"] is None
        assert await ended(work) == (0, "")
        assert server.hub.rooms[table].state.status == "over"

    serve(test)
