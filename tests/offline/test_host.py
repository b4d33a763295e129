"""The host of a browser's tables, with a disk in memory: what a page may rely on without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hordago.bots.blueprint import artefact
from hordago.offline.host import PREFIX
from hordago.record import mgn
from hordago.rules import Rules
from hordago.service import limits
from tests.offline.page import MemoryDisk, Page
from tests.service.person import may_act, token
from tests.sizes import SEED, seeded

HAND_S = 20.0


def run(test: Coroutine[Any, Any, None]) -> None:
    print(f"seed {SEED}")
    asyncio.run(asyncio.wait_for(test, 60))


async def seated(disk: MemoryDisk, preset: str = "spanish", bot: str = "random") -> tuple[Page, str]:
    """A page at a new table where a match with three bots has begun."""
    page = Page(disk)
    status, made = await page.ask("POST", "/api/tables", {"preset": preset, "seats": 4})
    assert status == 200 and made["id"].startswith(PREFIX)
    await page.hello(made["id"])
    assert page.frames[0]["t"] == "table" and page.frames[0]["is_host"]
    assert await page.say("sit", seat=0, name="Ane") is None
    assert await page.say("fill", bot=bot) is None
    assert await page.say("start") is None
    return page, made["id"]


async def play_hand(page: Page) -> None:
    """Take every turn by chance until a count is on show."""
    rng = seeded(__name__)
    async with asyncio.timeout(HAND_S):
        while page.latest()["pause"] is None:
            view = page.latest()["view"]
            if may_act(view, page.latest()["pause"]):
                assert await page.say("act", turn=view["turn"], do=token(view, rng)) is None
            await asyncio.sleep(0.001)


def test_a_hand_is_played_and_goes_on_after_a_reload() -> None:
    async def test() -> None:
        disk = MemoryDisk()
        page, table = await seated(disk)
        await play_hand(page)
        before = page.latest()
        await page.host.hang_up(1)
        again = Page(disk, seed=2)
        await again.hello(table)
        after = again.latest()
        assert again.frames[0]["seat"] == 0
        assert (after["view"], after["seq"]) == (before["view"], before["seq"])
        status, text = await again.ask("GET", f"/api/tables/{table}/record")
        assert status == 200 and len(mgn.read(text).hands) == 1

    run(test())


def test_two_pages_of_a_browser_share_a_table() -> None:
    """Each has a host of its own; whose row comes second decides again."""

    async def test() -> None:
        disk = MemoryDisk()
        page, table = await seated(disk)
        other = Page(disk, seed=2)
        await other.hello(table)
        await play_hand(page)
        pause = page.latest()["pause"]
        assert await other.say("ready", hand=pause["hand"]) in (None, {"code": "not-legal-now"})
        status, info = await other.ask("GET", f"/api/tables/{table}")
        assert status == 200 and info["status"] == "playing"

    run(test())


def test_what_the_api_would_answer() -> None:
    async def test() -> None:
        page = Page(MemoryDisk())
        status, book = await page.ask("GET", "/api/options")
        assert status == 200 and set(book["presets"]["spanish"]) >= {"kings", "target"}
        status, made = await page.ask("POST", "/api/tables", {"preset": "basque"})
        assert status == 200
        status, info = await page.ask("GET", f"/api/tables/{made['id']}")
        assert (status, info["preset"], info["status"]) == (200, "basque", "waiting")
        status, proofs = await page.ask("GET", f"/api/tables/{made['id']}/fairness")
        assert status == 200 and proofs["deals"] == [] and len(proofs["next_commit"]) == 64

    run(test())


def test_a_blueprint_is_brought_before_the_bots_look(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rules = Rules.preset("basque")
    names = artefact.file_names(rules.kings, rules.target, rules.seats)
    monkeypatch.setattr(artefact, "FOLDER", tmp_path)

    async def test() -> None:
        page = Page(MemoryDisk())
        artefact.blueprint.cache_clear()
        assert artefact.blueprint(rules.kings, rules.target, rules.seats) is None
        await page.ask("POST", "/api/tables", {"preset": "basque"})
        assert page.brought == names, "there is none, so the next best is asked for"
        page.shelf = {names[-1]: artefact.MAGIC + b"{}\n"}
        _, made = await page.ask("POST", "/api/tables", {"preset": "basque"})
        assert artefact.blueprint(rules.kings, rules.target, rules.seats) is not None
        page.brought.clear()
        await page.ask("GET", f"/api/tables/{made['id']}")
        assert names[-1] not in page.brought, "it is there"

    run(test())
    artefact.blueprint.cache_clear()


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/api/tables/alone-nothing", None, "table-not-found"),
        ("GET", "/api/tables/../../x", None, "table-not-found"),
        ("DELETE", "/api/options", None, "table-not-found"),
        ("POST", "/api/tables", {"preset": "nobody plays so"}, "bad-rules"),
        ("POST", "/api/tables", {"seats": "4"}, "malformed"),
        ("POST", "/api/tables", None, "malformed"),
    ],
)
def test_bad_requests_are_refused_with_a_code(method: str, path: str, body: object, code: str) -> None:
    async def test() -> None:
        status, told = await Page(MemoryDisk()).ask(method, path, body)
        assert status == 400 and told["code"] == code

    run(test())


def test_bad_frames_are_refused_and_a_damaged_log_is_said() -> None:
    async def test() -> None:
        disk = MemoryDisk()
        page = Page(disk)
        for frame in ("", "{", '{"t":"start","id":"too-early"}', "[" * limits.FRAME_BYTES):
            await page.host.hear(1, frame)
            assert page.frames[-1]["t"] == "refused" and not page.hung_up
        await page.hello("alone-nothing")
        assert page.frames[-1]["error"]["code"] == "table-not-found"
        _, made = await page.ask("POST", "/api/tables", {})
        command, text = disk.texts[made["id"], 0]
        row = msgspec.json.decode(text)
        row[2] += 1.0
        disk.texts[made["id"], 0] = command, msgspec.json.encode(row).decode()
        later = Page(disk, seed=2)
        await later.hello(made["id"])
        assert later.frames[-1]["error"]["code"] == "server-bug" and later.hung_up
        assert (await later.ask("GET", f"/api/tables/{made['id']}"))[0] == 500

    run(test())
