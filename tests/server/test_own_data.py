"""A browser and its token: changed now and then, dead when it leaves; its data shown and deleted."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httpx
import pytest
import websockets

from hordago.server import guests
from hordago.server.sessions import FRESH_NAME, PLAIN_NAME, hashed
from hordago.service import limits
from hordago.service.changes import NAMELESS
from hordago.store.memory import MemoryStore
from tests.server.programs import program
from tests.server.running import Browser, Running, eventually, hung_up, serve

PAGE = {"Accept": "text/html", "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "none"}


def given(answer: httpx.Response) -> str | None:
    """The token that an answer brings."""
    for each in answer.headers.get_list("set-cookie"):
        if found := re.match(rf"{PLAIN_NAME}=([\w-]{{43}});", each):
            return found[1]
    return None


async def seated(server: Running, name: str = "Ane", table: str | None = None, seat: int = 0) -> Browser:
    browser = Browser(server)
    await browser.open(table or await browser.create())
    assert (await browser.say("sit", seat=seat, name=name))["error"] is None
    return browser


@pytest.fixture(autouse=True)
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "GRACE_S", 0.3)
    monkeypatch.setattr(guests, "_FRESH_S", 0.0)


def test_a_token_is_changed_when_a_page_is_opened_after_a_week() -> None:
    async def test(server: Running) -> None:
        ane = await seated(server)
        fresh = {"Cookie": f"{PLAIN_NAME}={ane.token}; {FRESH_NAME}=1"}
        assert given(await ane.http.get("/", headers={**PAGE, **fresh})) is None, "it is not a week old"
        for path, headers in (
            ("/api/options", PAGE),
            ("/", {"Sec-Fetch-Dest": "image"}),
            ("/", {"Accept": "*/*"}),
            ("/health", {}),
        ):
            assert given(await ane.http.get(path, headers=headers)) is None, "nobody opens a page there"
        answer = await ane.http.get("/", headers=PAGE)
        new = given(answer)
        assert new is not None and new != ane.token
        (week,) = [each for each in answer.headers.get_list("set-cookie") if each.startswith(FRESH_NAME)]
        assert f"Max-Age={limits.TOKEN_DAYS * 86_400};" in week and "HttpOnly" in week
        assert given(await ane.http.get("/", headers=PAGE)) is None, "one change at a time"

        phone = Browser(server)
        phone.token = new
        await phone.open(ane.table)
        assert phone.seat == 0, "the same guest"
        assert (await ane.say("fill", bot="simple"))["error"] is None, "the old socket goes on"
        await asyncio.sleep(0.4)
        thief = Browser(server)
        thief.token = ane.token
        await thief.open(ane.table)
        assert thief.seat is None, "whoever has the old token has nothing"
        for each in (ane, phone, thief):
            await each.close()

    serve(test)


def test_a_socket_ends_with_the_token_that_opened_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """R13: who had stolen it is put out of what was open, too; the browser comes back with its new one."""
    monkeypatch.setattr(limits, "PING_S", 0.1)
    monkeypatch.setattr(limits, "TOKEN_ASKED", 2)
    monkeypatch.setattr(limits, "FRAGMENTS", (10_000, 1.0))  # so quick pings are more than any page gets

    async def test(server: Running) -> None:
        ane = await seated(server)
        thief = Browser(server)
        thief.token = ane.token
        await thief.open(ane.table)
        assert thief.seat == 0
        new = given(await ane.http.get("/", headers=PAGE))
        assert new is not None
        await asyncio.sleep(0.5)
        assert (await ane.say("phrase", phrase="hello"))["error"] is None, "the new token was not used yet"
        phone = Browser(server)
        phone.token = new
        await phone.open(ane.table)
        async with asyncio.timeout(4):
            assert [await hung_up(each) for each in (thief, ane)] == [1008, 1008]
        ane.token = new
        await ane.open(ane.table)
        assert ane.seat == 0, "the same browser"
        await asyncio.sleep(0.5)
        for each in (ane, phone):
            assert (await each.say("phrase", phrase="bye"))["error"] is None, "the new token holds"
            await each.close()

    serve(test)


def test_who_leaves_takes_every_key_along() -> None:
    """Sockets close (R20), and the cookie opens nothing, should somebody have kept it."""

    async def test(server: Running) -> None:
        ane = await seated(server)
        second = await seated(server, "Jon", ane.table, 1)
        answer = await ane.http.delete("/api/guest")
        assert answer.status_code == 204
        gone = answer.headers.get_list("set-cookie")
        assert len(gone) == 3 and all("Max-Age=0" in each for each in gone)
        assert await hung_up(ane) == 1008
        again = Browser(server)
        again.token = ane.token
        await again.open(ane.table)
        assert again.seat is None
        assert (await second.say("stand"))["error"] is None, "nobody else is concerned"
        await again.close()
        await second.close()

    serve(test)


def test_everything_that_is_kept_is_shown_to_whom_it_is_about() -> None:
    async def test(server: Running) -> None:
        ane = await seated(server, "Ane")
        jon = await seated(server, "Jon", ane.table, 1)
        await ane.say("chat", text="nothing nice")
        assert (await jon.say("report", seat=0, reason="talk"))["error"] is None
        await ane.say("fill", bot="simple")
        await ane.say("start")
        answer = await ane.http.get("/api/guest/export")
        assert answer.headers["content-disposition"] == 'attachment; filename="hordago.json"'
        own = answer.json()
        assert own["guest"] == hashed(ane.token)
        (table,) = own["tables"]
        assert (table["id"], table["host"], table["names"]) == (ane.table, True, ["Ane"])
        assert table["rows"] >= 3 and table["first"] <= table["last"]
        assert (table["complaints"], table["reported"]) == ([], ["nothing nice"])
        (theirs,) = (await jon.http.get("/api/guest/export")).json()["tables"]
        assert (theirs["names"], theirs["complaints"], theirs["reported"]) == (["Jon"], ["talk"], [])
        stranger = (await Browser(server).http.get("/api/guest/export")).json()
        assert stranger["tables"] == [] == stranger["programs"]
        room = server.hub.rooms[ane.table]
        assert room.state.seed is not None
        for text in (answer.text, str(theirs)):
            assert room.state.seed.hex() not in text, "what is nobody's before its time is in no export"
            assert not re.search(r"\b[1-7SCR][oceb]\b", text)
        for each in (ane, jon):
            await each.close()

    serve(test)


def test_who_wants_to_be_forgotten_is() -> None:
    """In the middle of a match: a bot plays on, the names are gone from log, record and table."""
    store = MemoryStore()

    async def test(server: Running) -> None:
        ane = await seated(server, "Ane-Miren")
        jon = await seated(server, "Jon", ane.table, 1)
        await ane.say("fill", bot="simple")
        await ane.say("start")
        assert (await ane.http.delete("/api/guest/data")).status_code == 204
        assert await hung_up(ane) == 1008
        await jon.until(lambda frame: frame["t"] == "table" and frame["table"]["chairs"][0]["kind"] == "bot")
        entries = await store.read(ane.table)
        assert "Ane-Miren" not in str(entries) and "Jon" in str(entries)
        assert "Ane-Miren" not in b"".join(row.facts for row in store.rows[ane.table]).decode()
        public = await jon.http.get(f"/api/tables/{ane.table}")
        assert "Ane-Miren" not in public.text
        record = await jon.http.get(f"/api/tables/{ane.table}/record")
        assert "Ane-Miren" not in record.text and f'name = "{NAMELESS}"' in record.text
        again = Browser(server)
        again.token = ane.token
        assert (await again.http.get("/api/guest/export")).json()["tables"] == []
        for _n in range(10):
            await jon.play_one()
        await jon.close()
        # The log is whole, and another start finds the same table.
        await eventually(lambda: not server.hub.sockets)
        server.hub.rooms.clear()
        await jon.open(ane.table)
        assert jon.seat == 1 and "Ane-Miren" not in str(jon.info)
        await jon.close()

    serve(test, store=store, pace=0.05)


def test_who_is_not_at_the_table_any_more_is_forgotten_there_too() -> None:
    store = MemoryStore()

    async def test(server: Running) -> None:
        ane = await seated(server, "Ane-Miren")
        await ane.say("stand")
        await ane.close()
        for _n in range(2):
            assert (await ane.http.delete("/api/guest/data")).status_code == 204
        assert "Ane-Miren" not in str(await store.read(ane.table))
        other = Browser(server)
        assert (await other.http.delete("/api/guest/data")).status_code == 204, "nothing to do is no fault"
        cross = await other.http.delete("/api/guest/data", headers={"Sec-Fetch-Site": "cross-site"})
        assert cross.status_code == 403, "no other page may ask for it"

    serve(test, store=store)


def test_with_a_person_go_its_programs_their_streams_chairs_and_names() -> None:
    """The names of programs are a person's data too, also where they have left."""
    store = MemoryStore()

    async def test(server: Running) -> None:
        jon = await seated(server, "Jon")
        ane = Browser(server)
        kattalin = await program(ane, "Ane-Mirens bot")
        tables = [jon.table, await jon.create(programs=True)]
        await jon.say("invite", seat=1, bot=kattalin.handle)
        for table in tables:
            assert (await kattalin.post(table, "join")).status_code == 200
        assert (await kattalin.post(tables[1], "leave")).status_code == 200
        async with kattalin.listen(f"/tables/{jon.table}/stream") as stream:
            await stream.until("table")
            assert (await ane.http.delete("/api/guest/data")).status_code == 204
            assert (await asyncio.wait_for(stream.rest(), 3))[-1]["t"] == "refused"
        assert (await kattalin.post(tables[0], "say", phrase="hello")).status_code == 401
        for table in tables:
            assert "Ane-Mirens" not in str(await store.read(table))
            assert "Ane-Mirens" not in (await jon.http.get(f"/api/tables/{table}")).text
        await jon.until(
            lambda frame: frame["t"] == "table" and frame["table"]["chairs"][1]["kind"] == "empty"
        )
        await jon.close()

    serve(test, store=store)


def test_while_the_database_is_away_nobody_is_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page can be read, the API and the socket say to come again, no cookie is lost, no secret is told."""

    async def away(*_: Any) -> None:
        raise OSError("no route to postgresql://mus:secret@db")

    async def test(server: Running) -> None:
        ane = await seated(server)
        with monkeypatch.context() as patch:
            patch.setattr(guests.GuestBook, "_look", away)
            page = await ane.http.get("/", headers=PAGE)
            assert page.status_code in (200, 503) and "set-cookie" not in page.headers
            asked = await ane.http.get("/api/options")
            assert (asked.status_code, asked.json()["code"]) == (503, "going-down")
            assert "set-cookie" not in asked.headers and "secret" not in asked.text
            with pytest.raises(websockets.InvalidStatus):
                await ane.connect()
        assert (await ane.http.get("/api/options")).status_code == 200
        again = Browser(server)
        again.token = ane.token
        await again.open(ane.table)
        assert again.seat == 0
        for each in (ane, again):
            await each.close()

    serve(test)
