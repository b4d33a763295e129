"""R13: what opens a seat stays with its owner: in no frame, address, log or answer to others."""

from __future__ import annotations

import asyncio
import logging
import re
from urllib.parse import urlsplit

import httpx
import pytest

from hordago.server.sessions import hashed, new_token
from tests.server.processes import ended
from tests.server.running import Browser, Running, running


class Wiretap:
    """Everything that one person got."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.answers: list[httpx.Response] = []
        browser.http.event_hooks["response"] = [self._note]

    async def _note(self, answer: httpx.Response) -> None:
        await answer.aread()
        self.answers.append(answer)

    @property
    def heard(self) -> str:
        """All frames, and all answers with their headers."""
        frames = b"\n".join(self.browser.raw).decode()
        told = [f"{answer.url} {answer.headers} {answer.text}" for answer in self.answers]
        return "\n".join((frames, *told))


async def _some_turns(browser: Browser) -> None:
    for _ in range(20):
        if browser.info.get("status") != "over":
            await browser.play_one()


async def evening(server: Running) -> tuple[list[Wiretap], str, str]:
    """People sit down, open more pages, talk, play, take a seat to another device, err and leave."""
    people = [Wiretap(Browser(server, n)) for n in range(4)]
    a, b, p, s = (each.browser for each in people)
    await a.open(await a.create(options={"games_to_win": 1}, watch="all"))
    for each in (b, s):
        await each.open(a.table)
    assert (await a.say("sit", seat=0, name="Ane"))["error"] is None
    assert (await b.say("sit", seat=1, name="Bittor"))["error"] is None
    assert (await a.say("fill", bot="random"))["error"] is None
    assert (await a.say("chat", text="kaixo"))["error"] is None
    assert (await a.say("start"))["error"] is None
    playing = [asyncio.create_task(_some_turns(each)) for each in (a, b)]
    await asyncio.wait(playing, timeout=20, return_when=asyncio.FIRST_COMPLETED)
    await ended(playing)
    link: str = (await b.http.post(f"/api/tables/{a.table}/seat-link")).json()["link"]
    secret = link.partition("#seat=")[2]
    await p.open(a.table)
    assert (await p.http.post(f"/api/tables/{a.table}/seat", json={"token": secret})).status_code == 204
    for path in ("", "/record", "/fairness"):
        await s.http.get(f"/api/tables/{a.table}{path}")
    await s.http.get("/api/tables")
    await s.http.post(f"/api/tables/{a.table}/seat", json={"token": secret})
    await s.http.post("/api/tables", content=b"{")
    await s.say("act", turn=0, do="x")
    await b.http.delete("/api/guest")
    for each in (a, p, s):
        await each.say("stand")
        await each.close()
    return people, link, secret


def scan(people: list[Wiretap], link: str, secret: str, log: str) -> list[str]:
    """Where somebody's key was heard by another; and any key in an address or in the log."""
    found = []
    keys = {each.browser.token: each for each in people}
    for token, owner in keys.items():
        for key in (token, hashed(token)):
            found += [f"a token in the log: {key}"] if key in log else []
            found += [
                f"a token was told: {key}" for each in people if each is not owner and key in each.heard
            ]
            found += [f"a token in a frame: {key}" for raw in owner.browser.raw if key.encode() in raw]
            found += [f"a token in an address: {key}" for each in owner.answers if key in str(each.url)]
    split = urlsplit(link)
    found += [f"a seat's secret in an address: {link}"] if secret in split.path + split.query else []
    # Bittor, the second of them, asked for it; nobody is told it again.
    times = sum(each.heard.count(secret) for each in people)
    found += [f"a seat's secret was told {times} times"] if times != 1 else []
    found += ["a seat's secret in the log"] if secret in log or hashed(secret) in log else []
    return found


def watched(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the scanner finds on such an evening."""

    async def main() -> list[str]:
        async with running() as server:
            return scan(*await evening(server), caplog.text)

    for name, level in (
        ("hordago", logging.DEBUG),
        ("uvicorn", logging.INFO),
        ("uvicorn.access", logging.INFO),
    ):
        caplog.set_level(level, name)
        logging.getLogger(name).propagate = True
    return asyncio.run(asyncio.wait_for(main(), 120))


def test_no_key_of_anybody_is_heard_by_another(caplog: pytest.LogCaptureFixture) -> None:
    assert watched(caplog) == []


def test_tokens_are_long_and_never_the_same() -> None:
    tokens = {new_token() for _ in range(1_000)}
    assert len(tokens) == 1_000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{43}", each) for each in tokens), (
        "43 letters of 6 bits: 256 and 2 more"
    )
