"""A real process under play: how it ends (R24), and what log and numbers say of a whole match (R9)."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sqlite3
import time
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from hordago.server import logs
from hordago.server.sessions import hashed
from hordago.service import limits
from tests.server.processes import Process, acknowledged
from tests.server.running import Browser, Running, hung_up

DRAIN_GOAL_S = 10
"""Asserted at ten times that, as all times are; printed as it is."""
LONG = {"games_to_win": 100}
SHORT = {"games_to_win": 1, "target": 12}
CARD = re.compile(r"(?<![A-Za-z0-9])[1-7SCR][oceb](?![A-Za-z0-9])")


class Calm(Browser):
    """Says no more than a person would, nor more than a server hears."""

    async def say(self, kind: str, again: str | None = None, **values: Any) -> dict[str, Any]:
        await asyncio.sleep(limits.COMMANDS[1] / limits.COMMANDS[0])
        return await super().say(kind, again, **values)


async def at_a_table(server: Running, options: dict[str, Any]) -> Browser:
    """Ane plays with three bots."""
    ane = Calm(server, "drain")
    await ane.open(await ane.create(options=options))
    for kind, values in (("sit", {"seat": 0, "name": "Ane"}), ("fill", {"bot": "simple"}), ("start", {})):
        assert (await ane.say(kind, **values))["error"] is None
    return ane


async def play_until_hung_up(browser: Browser) -> int | None:
    """Play on; the close code when the server hangs up."""
    assert browser.ws is not None
    try:
        while True:
            await browser.play_one()
    except websockets.ConnectionClosed:
        return browser.ws.close_code


@pytest.mark.slow
def test_a_server_that_shall_end_begins_nothing_and_finishes_what_has_begun(tmp_path: Path) -> None:
    process = Process(tmp_path, HORDAGO_DRAIN_SECONDS="4", HORDAGO_LOG="info")

    async def test() -> tuple[Browser, float]:
        server = process.ready()
        ane = await at_a_table(server, LONG)
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/ready")).status_code == 200
            for _n in range(5):
                await ane.play_one()
            seen = len(acknowledged(ane))
            playing = asyncio.create_task(play_until_hung_up(ane))
            begun = time.monotonic()
            process.process.send_signal(signal.SIGTERM)
            while (ready := await http.get("/ready")).status_code == 200:
                await asyncio.sleep(0.02)
            assert (ready.status_code, ready.json()) == (503, {"status": "draining"})
            made = await http.post("/api/tables", json={})
            assert (made.status_code, made.headers["retry-after"]) == (503, "5")
            assert (await http.get("/health")).status_code == 200
            with pytest.raises(websockets.InvalidStatus):
                await Browser(server).connect()
        assert await asyncio.wait_for(playing, 20) == 1012, "and only that"
        assert len(acknowledged(ane)) > seen, "who was there played on"
        return ane, begun

    try:
        ane, begun = asyncio.run(asyncio.wait_for(test(), 60))
        assert process.process.wait(60) == 0
        print(f"ended after {time.monotonic() - begun:.1f} s")
        assert time.monotonic() - begun < 10 * DRAIN_GOAL_S
    finally:
        said = process.end()
    events = [json.loads(line)["event"] for line in said.splitlines()]
    assert events == ["serving", "draining", "refused", "ended"], said
    with sqlite3.connect(tmp_path / "hordago.sqlite3") as connection:
        kept = [bytes(row[0]) for row in connection.execute("SELECT answer FROM log WHERE answer != x''")]
    assert acknowledged(ane) <= set(kept) and len(kept) == len(set(kept)), "nothing lost, nothing doubled"


@pytest.mark.slow
def test_without_a_drain_time_it_ends_at_once(tmp_path: Path) -> None:
    """A second signal changes nothing; a reader that never reads keeps nobody."""
    process = Process(tmp_path)

    async def test() -> float:
        server = process.ready()
        ane = await at_a_table(server, LONG)
        deaf = Browser(server)
        deaf.ws = await deaf.connect()
        begun = time.monotonic()
        process.process.send_signal(signal.SIGTERM)
        process.process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(play_until_hung_up(ane), 10) == 1012
        assert await hung_up(deaf) == 1012
        return begun

    try:
        begun = asyncio.run(asyncio.wait_for(test(), 60))
        assert process.process.wait(60) == 0
        assert time.monotonic() - begun < 10 * DRAIN_GOAL_S
    finally:
        said = process.end()
    assert said == "", "at the usual level nothing is worth a word"


@pytest.mark.slow
def test_log_and_numbers_of_a_whole_match_name_no_secret(tmp_path: Path) -> None:
    """R9: not at the most talkative level, not after refusals, rubbish and a complaint."""
    process = Process(tmp_path, HORDAGO_LOG="debug")

    async def test() -> tuple[Browser, str, list[str]]:
        server = process.ready()
        ane = await at_a_table(server, SHORT)
        async with httpx.AsyncClient(base_url=server.url) as http:
            while ane.info.get("status") != "over":
                await ane.play_one()
            await ane.say("act", turn=0, do="mus")
            await ane.say("chat", text="Seven of coins")
            await ane.say_raw({"t": "nonsense"})
            await http.post("/api/tables", content=b"{")
            await http.get(f"/api/tables/{ane.table}/record")
            numbers = (await http.get("/metrics")).text
            proofs = (await http.get(f"/api/tables/{ane.table}/fairness")).json()
        await ane.close()
        return ane, numbers, [each["seed"] for each in proofs["deals"]]

    try:
        ane, numbers, seeds = asyncio.run(asyncio.wait_for(test(), 120))
        process.process.send_signal(signal.SIGTERM)
        assert process.process.wait(60) == 0
    finally:
        said = process.end()
    lines = [json.loads(line) for line in said.splitlines()]
    assert {"serving", "draining", "ended"} <= {line["event"] for line in lines}
    assert all({"event", "level", "logger", "timestamp"} <= set(line) for line in lines)
    assert seeds and all(seeds) and "hordago_commands_total" in numbers
    secret = [ane.token, hashed(ane.token), ane.table, "Ane", "Seven", *seeds]
    for text, what in ((said, "log"), (numbers, "metrics")):
        assert [each for each in secret if each in text] == [], what
        assert not CARD.search(text) and not re.search(
            r"[0-9a-f]{64}|[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])", text
        ), what


def test_what_looks_like_a_secret_is_never_written() -> None:
    """Should somebody log a token or a seed some day, it is not readable; a person gets no JSON."""
    token, seed = "A" * 20 + "_" + "b" * 22, "0f" * 32
    event = {"event": f"guest {token} has {seed}", "n": 7, "path": f"/t/{token}"}
    found = logs.without_secrets(None, "info", dict(event))
    assert token not in str(found) and seed not in str(found) and found["n"] == 7

    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    import logging

    kept = {
        name: (logging.getLogger(name).handlers, logging.getLogger(name).propagate) for name in logs.LOGGERS
    }
    try:
        for stream, is_json in ((StringIO(), True), (Terminal(), False)):
            logs.start("info", stream)
            logs.say("draining", sockets=3)
            logging.getLogger("hordago.server").warning("lost %s", seed)
            logging.getLogger("hordago.server").debug("too small to tell")
            text = stream.getvalue()
            assert text.count("\n") == 2 and "draining" in text and seed not in text and "lost" in text
            assert text.startswith("{") is is_json
    finally:
        for name, (handlers, propagate) in kept.items():
            logger = logging.getLogger(name)
            logger.handlers, logger.propagate = handlers, propagate
            logger.setLevel(logging.NOTSET)
