"""The bot API: tokens shown once, streams, and the one door to a table that programs share with persons."""

from __future__ import annotations

import asyncio
import re
import socket
from pathlib import Path
from typing import Any

import pytest

from hordago.server.sessions import hashed
from hordago.server.stream import CLOSE_S
from hordago.service import limits
from hordago.store.sql import SqlStore
from tests.server.programs import Program, program
from tests.server.running import Browser, Running, eventually, running, serve
from tests.service.person import may_act, token
from tests.sizes import seeded

# ── tokens ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_token_is_shown_once_and_kept_as_a_hash(tmp_path: Path) -> None:
    async def main() -> None:
        file = tmp_path / "test.sqlite3"
        store = await SqlStore.open(f"sqlite+aiosqlite:///{file}")
        async with running(store) as server:
            ane, jon = Browser(server), Browser(server)
            kattalin = await program(ane)
            assert len(kattalin.token) == len("hordago_") + 43
            mine = (await ane.http.get("/api/bots")).json()
            assert [each["handle"] for each in mine] == [kattalin.handle] and "token" not in str(mine)
            assert mine[0]["until"] - mine[0]["made"] == limits.PROGRAM_DAYS * 86_400
            assert (await jon.http.get("/api/bots")).json() == []
            assert (await kattalin.http.get("/account")).json() == mine[0]
            kept = b"".join(each.read_bytes() for each in tmp_path.iterdir())
            assert kattalin.token.encode() not in kept and hashed(kattalin.token).encode() in kept
            theirs = await jon.http.delete(f"/api/bots/{kattalin.handle}")
            assert theirs.status_code == 404
            assert (await ane.http.delete(f"/api/bots/{kattalin.handle}")).status_code == 204
            assert (await kattalin.http.get("/account")).status_code == 401

    asyncio.run(asyncio.wait_for(main(), 60))


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"name": ""},
        {"name": "x" * 21},
        {"name": "\u200b"},
        {"name": "A", "scopes": []},
        {"name": "A", "scopes": ["admin"]},
        {"name": "A", "scopes": "bot:play"},
        {"name": 7},
        {"name": "A", "more": 1},
    ],
)
def test_programs_that_cannot_be(wish: dict[str, Any]) -> None:
    async def test(server: Running) -> None:
        answer = await Browser(server).http.post("/api/bots", json=wish)
        assert answer.status_code == 400 and answer.json()["code"] in ("malformed", "bad-name"), answer.text

    serve(test)


def test_bounds_of_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PROGRAMS", 2)
    monkeypatch.setattr(limits, "NEW_PROGRAMS", (4, 3600.0))
    monkeypatch.setattr(limits, "PROGRAM_REQUESTS", (5, 60.0))

    async def test(server: Running) -> None:
        ane, jon = Browser(server), Browser(server)
        made = [await ane.http.post("/api/bots", json={"name": "A"}) for _ in range(3)]
        assert [each.status_code for each in made] == [201, 201, 409]
        assert made[2].json()["code"] == "too-many-programs"
        theirs = [(await jon.http.post("/api/bots", json={"name": "A"})).status_code for _ in range(2)]
        assert theirs == [201, 429]
        asked = [(await ane.http.get("/api/bot/account")).status_code for _ in range(6)]
        assert asked == [401] * 5 + [429]

    serve(test)


def test_without_a_token_or_its_scope_nothing_is_done() -> None:
    async def test(server: Running) -> None:
        ane = Browser(server)
        table = await ane.create(programs=True)
        reader = await program(ane, scopes=["table:read"])
        player = await program(ane, scopes=["bot:play"])
        old = await program(ane)
        server.hub.clock = lambda: 2e9 + limits.PROGRAM_DAYS * 86_400  # the year 2034
        assert (await old.http.get("/account")).status_code == 401
        server.hub.clock = lambda: 1.0
        posts: dict[str, dict[str, Any]] = {
            "join": {},
            "leave": {},
            "action": {"turn": 0, "do": "mus"},
            "free": {"hand": 0, "do": "l:1"},
            "ready": {"hand": 0},
            "say": {"phrase": "hello"},
        }
        for what, values in posts.items():
            answer = await reader.post(table, what, **values)
            assert (answer.status_code, answer.json()["code"]) == (403, "unauthorized"), what
            # A person's cookie is no token, whatever it may do elsewhere.
            answer = await ane.http.post(f"/api/bot/tables/{table}/{what}", json={"id": "personal", **values})
            assert (answer.status_code, answer.headers["www-authenticate"]) == (401, "Bearer"), what
        for path in ("/events", f"/tables/{table}/stream"):
            assert (await player.http.get(path)).status_code == 403
            assert (await ane.http.get(f"/api/bot{path}")).status_code == 401
        for header in ("", "Bearer", f"Basic {player.token}", "Bearer hordago_x", f"Bearer {player.token}x"):
            answer = await ane.http.get("/api/bot/account", headers={"Authorization": header})
            assert answer.status_code == 401 and "set-cookie" not in answer.headers

    serve(test)


def test_a_token_is_no_person_elsewhere() -> None:
    """With a token alone one is a new guest to all other requests: no host, nobody's seat."""

    async def test(server: Running) -> None:
        ane = Browser(server)
        table = await ane.create(programs=True)
        kattalin = await program(ane)
        assert (await kattalin.post(table, "join", seat=2)).status_code == 200
        kattalin.http.base_url = kattalin.http.base_url.join("/")
        assert (await kattalin.http.get("/api/bots")).json() == []
        link = await kattalin.http.post(f"/api/tables/{table}/seat-link")
        assert link.status_code == 403 and link.json()["code"] == "not-seated"

    serve(test)


# ── at a table ───────────────────────────────────────────────────────────────────────────────────────


def others_cards(frame: dict[str, Any], seat: int | None) -> list[str]:
    """Cards of other seats that a frame tells before the hand is shown."""
    told = []
    for event in [*frame.get("events", []), *frame.get("history", [])]:
        if event["e"] == "Dealt":
            told += [card for holder, hand in enumerate(event["hands"]) if holder != seat for card in hand]
        elif event["e"] in ("Served", "Discarded") and event["seat"] != seat:
            told += event["cards"]
    return [card for card in told if card != "??"]


async def play(player: Program, table: str) -> None:
    """Play at random whatever the stream shows, until the match is over."""
    random = seeded(player.handle)
    async with player.listen(f"/tables/{table}/stream") as stream:
        seat = None
        while True:
            frame = await stream.next()
            if frame["t"] == "table":
                seat = frame["seat"]
                if frame["table"]["status"] == "over":
                    return
            if frame["t"] not in ("view", "update"):
                continue
            view, pause = frame["view"], frame["pause"]
            assert view["viewer"] == seat and not others_cards(frame, seat)
            if pause is not None and seat not in pause["ready"]:
                answer = await player.post(table, "ready", hand=pause["hand"])
            elif may_act(view, pause):
                answer = await player.post(table, "action", turn=view["turn"], do=token(view, random))
            else:
                continue
            code = answer.json().get("code")
            assert answer.status_code == 200 or code in ("stale", "match-over"), answer.text


def test_programs_and_a_person_play_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every frame passes the scanner (conftest): no card, sign or seed of another seat, to anybody."""
    monkeypatch.setattr(limits, "COMMANDS", (10_000, 1.0))

    async def test(server: Running) -> None:
        ane = Browser(server)
        table = await ane.create(programs=True, options={"target": 20, "games_to_win": 1})
        programs = [await program(ane, name) for name in ("Kattalin", "Mattin")]
        await ane.open(table)
        await ane.say("sit", seat=0, name="Ane")
        for each in programs:
            assert (await each.post(table, "join")).status_code == 200
        await ane.say("fill", bot="random")
        work = [asyncio.create_task(play(each, table)) for each in programs]
        await eventually(lambda: len(server.hub.sockets) == 3)
        assert (await ane.say("start"))["error"] is None
        while ane.info["status"] != "over":
            await ane.play_one()
        await asyncio.gather(*work)
        kinds = [(chair["kind"], chair["bot"]) for chair in ane.info["chairs"]]
        assert sorted(kinds, key=str) == sorted(
            [("person", None), ("bot", "program"), ("bot", "program"), ("bot", "random")], key=str
        )
        record = await ane.http.get(f"/api/tables/{table}/record")
        assert record.status_code == 200 and record.text.count('"program"') == 2

    serve(test)


def test_a_stream_has_the_bytes_of_the_socket(scanned: list[bytes]) -> None:
    """What a program without a chair is sent is what a watching browser is sent, byte for byte."""

    async def test(server: Running) -> None:
        ane, jon = Browser(server), Browser(server)
        table = await ane.create(watch="link")
        kattalin = await program(ane)
        await ane.open(table)
        await ane.say("fill", bot="random")
        async with kattalin.listen(f"/tables/{table}/stream") as stream:
            await stream.until("table")
            await jon.open(table)
            await stream.until("table", lambda frame: frame["table"]["watchers"] == 3)
            stream.raw.clear()
            jon.raw.clear()
            assert (await ane.say("start"))["error"] is None
            for _ in range(16):
                await stream.next()
                await jon.next()
        # A person may take a bot's chair, a program may not.
        seen = [re.sub(rb'"may_sit":\[[^]]*\]', b'"may_sit":[]', each) for each in jon.raw]
        assert stream.raw[:12] == [each for each in seen if b'"t":"ping"' not in each][:12]

    serve(test)


def test_a_program_goes_on_where_it_was() -> None:
    """``resume`` as with the socket; the same id gets the same answer."""

    async def test(server: Running) -> None:
        ane = Browser(server)
        table = await ane.create(programs=True, seats=2, watch="nobody")
        kattalin, mattin = await program(ane), await program(ane, "Mattin")
        await ane.open(table)
        first = await kattalin.post(table, "join", again="sitting-down", seat=1)
        again = await kattalin.post(table, "join", again="sitting-down", seat=0)
        assert first.status_code == 200 and first.content == again.content
        await ane.say("sit", seat=0, name="Ane")
        async with kattalin.listen(f"/tables/{table}/stream") as stream:
            await stream.until("table")
            await ane.say("start")
            while (frame := await stream.next())["t"] not in ("view", "update"):
                pass  # a view where the draw has moved it to another chair
            seq = frame["seq"]
        async with kattalin.listen(f"/tables/{table}/stream?resume={seq}") as stream:
            update = await stream.until("update")
            assert update["seq"] >= seq
        async with kattalin.listen(f"/tables/{table}/stream?resume=999999") as stream:
            assert (await stream.until("view"))["seq"] == update["seq"]
        wrong = await kattalin.http.get(f"/tables/{table}/stream", params={"resume": -1})
        assert (wrong.status_code, wrong.json()["code"]) == (400, "malformed")
        assert (await kattalin.http.get("/tables/nowhere/stream")).status_code == 404
        async with mattin.listen(f"/tables/{table}/stream") as stream:
            await stream.until("table")
            assert all(frame["t"] == "table" for frame in stream.said), "nobody may watch"

    serve(test)


def test_events_tell_of_invitations_seats_and_matches() -> None:
    async def test(server: Running) -> None:
        ane = Browser(server)
        table = await ane.create()
        kattalin = await program(ane)
        await ane.open(table)
        async with kattalin.listen("/events") as events:
            assert (await kattalin.post(table, "join")).status_code == 403, "nobody asked it"
            await ane.say("invite", seat=2, bot=kattalin.handle)
            assert await events.until("invited") == {"t": "invited", "table": table, "seat": 2}
            await ane.say("invite", seat=2, bot=None)
            assert await events.next() == {"t": "withdrawn", "table": table}
            await ane.say("invite", seat=3, bot=kattalin.handle)
            assert await events.next() == {"t": "invited", "table": table, "seat": 3}
            assert (await kattalin.post(table, "join")).status_code == 200
            assert await events.next() == {"t": "seated", "table": table, "seat": 3}
            await ane.say("fill", bot="random")
            assert (await ane.say("start"))["error"] is None
            started = await events.until("match_started")
        async with kattalin.listen("/events") as events:
            assert (await events.until("match_started")) == started, "also to one that comes later"
            assert (await kattalin.post(table, "leave")).status_code == 200
            await events.until("unseated")
            assert [each["t"] for each in events.said][-2:] == ["match_over", "unseated"]
        await eventually(lambda: not server.hub.calls._ears)
        assert all(kattalin.handle != chair.guest for chair in server.hub.rooms[table].state.chairs)

    serve(test)


def test_a_revoked_token_closes_its_streams_and_leaves_its_chair() -> None:
    async def test(server: Running) -> None:
        ane = Browser(server)
        table = await ane.create(programs=True)
        kattalin = await program(ane)
        assert (await kattalin.post(table, "join", seat=2)).status_code == 200
        async with kattalin.listen(f"/tables/{table}/stream") as stream, kattalin.listen("/events") as events:
            await stream.until("table")
            await events.until("seated")
            assert (await ane.http.delete(f"/api/bots/{kattalin.handle}")).status_code == 204
            for each in (stream, events):
                last = (await each.rest())[-1]
                assert last["t"] == "refused" and last["error"]["code"] == "unauthorized"
        assert (await kattalin.post(table, "join", seat=3)).status_code == 401
        assert (await ane.http.get(f"/api/tables/{table}")).json()["chairs"][2]["kind"] == "empty"
        maddi = await program(ane, "Maddi")
        async with maddi.listen("/events") as events:
            assert (await ane.http.delete("/api/guest")).status_code == 204, "a forgotten guest's too"
            assert (await events.rest())[-1]["t"] == "refused"
        assert (await maddi.http.get("/account")).status_code == 401

    serve(test)


def test_no_program_keeps_its_chair_by_guessing_how_it_will_be_sent_away() -> None:
    """A command's id answers for the command: whoever could use it first would have it done never."""

    async def test(server: Running) -> None:
        ane = Browser(server)
        kattalin = await program(ane)
        await ane.open(await ane.create(programs=True))
        guesses = (f"gone-{kattalin.handle}", "forgotten")
        for guess in guesses:
            assert (await kattalin.post(ane.table, "leave", again=guess)).status_code == 403
        assert (await kattalin.post(ane.table, "join")).status_code == 200
        assert (await ane.http.delete(f"/api/bots/{kattalin.handle}")).status_code == 204
        await ane.until(
            lambda frame: frame["t"] == "table" and frame["table"]["chairs"][0]["kind"] != "empty"
        )
        await ane.until(
            lambda frame: frame["t"] == "table" and frame["table"]["chairs"][0]["kind"] == "empty"
        )
        await ane.close()

    serve(test)


def test_a_token_revoked_elsewhere_ends_a_stream_with_the_next_sign_of_life(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "KEEP_ALIVE_S", 0.05)

    async def test(server: Running) -> None:
        ane = Browser(server)
        kattalin = await program(ane)
        async with kattalin.listen("/events") as events:
            await asyncio.sleep(0.3)
            owner = (await server.hub.programs.of_token(hashed(kattalin.token))).owner  # type: ignore[union-attr]
            await server.hub.programs.remove(owner, kattalin.handle)
            assert (await events.rest())[-1]["error"]["code"] == "unauthorized"
            assert events.empty > 2

    serve(test)


# ── bounds ───────────────────────────────────────────────────────────────────────────────────────────


def test_too_many_commands_and_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "COMMANDS", (3, 60.0))
    monkeypatch.setattr(limits, "STREAMS", 1)

    async def test(server: Running) -> None:
        ane = Browser(server)
        table, other = await ane.create(programs=True), await ane.create(programs=True)
        kattalin = await program(ane)
        said = [(await kattalin.post(table, "join", seat=1)).status_code for _ in range(4)]
        assert said == [200, 200, 200, 429]
        assert (await kattalin.post(other, "join", seat=1)).status_code == 200, "each table for itself"
        async with kattalin.listen("/events"):
            assert (await kattalin.http.get("/events")).status_code == 429
        await eventually(lambda: not server.hub.sockets)
        async with kattalin.listen("/events") as events:
            await events.until("seated")

    serve(test)


def test_one_address_reads_so_many_streams_of_however_many_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "STREAMS_PER_ADDRESS", 2)

    async def test(server: Running) -> None:
        programs = [await program(Browser(server)) for _ in range(3)]
        async with programs[0].listen("/events"), programs[1].listen("/events"):
            full = await programs[2].http.get("/events")
            assert (full.status_code, full.json()["code"]) == (429, "rate-limited")
            assert (await programs[2].http.get("/account")).status_code == 200
        await eventually(lambda: not server.hub.sockets)
        async with programs[2].listen("/events"):
            await eventually(lambda: len(server.hub.sockets) == 1)

    serve(test)


def ended(connection: socket.socket) -> bool:
    """Read what is there; whether the server has hung up, in whatever way."""
    try:
        while connection.recv(65_536):
            pass
    except TimeoutError:
        return False
    except ConnectionResetError:
        pass
    return True


def test_a_slow_reader_is_cut_off_and_the_others_are_not() -> None:
    async def test(server: Running) -> None:
        ane = Browser(server)
        table = await ane.create()
        kattalin = await program(ane)
        await ane.open(table)
        host, port = server.url.removeprefix("http://").split(":")
        slow = socket.create_connection((host, int(port)))
        slow.sendall(
            f"GET /api/bot/tables/{table}/stream HTTP/1.1\r\nHost: {host}:{port}\r\n"
            f"Authorization: Bearer {kattalin.token}\r\n\r\n".encode()
        )
        await eventually(lambda: len(server.hub.sockets) == 2)
        out = next(each for each in server.hub.sockets if each.guest == kattalin.handle)
        for _ in range(10_000):
            out.send(b"x" * 60_000)
            await asyncio.sleep(0)
            if out.closed.done():
                break
        await eventually(lambda: len(server.hub.sockets) == 1)
        await asyncio.sleep(CLOSE_S + 0.5)
        slow.settimeout(10)
        assert await asyncio.to_thread(ended, slow), "the connection is still open"
        slow.close()
        assert (await ane.say("chat", text="still here"))["error"] is None
        assert ane.info["watchers"] == 1

    serve(test)


def test_a_server_that_goes_down_says_so_at_once() -> None:
    async def test(server: Running) -> None:
        ane = Browser(server)
        kattalin = await program(ane)
        table = await ane.create()
        async with kattalin.listen("/events") as events, kattalin.listen(f"/tables/{table}/stream") as stream:
            await stream.until("table")
            begun = asyncio.get_running_loop().time()
            server.server.should_exit = True
            for each in (events, stream):
                last = (await each.rest())[-1]
                assert (last["t"], last["error"]["code"]) == ("refused", "closed")
            assert asyncio.get_running_loop().time() - begun < 5

    serve(test)


def test_what_the_head_of_a_stream_is() -> None:
    async def test(server: Running) -> None:
        kattalin = await program(Browser(server))
        answer = await kattalin.http.head("/events")
        assert answer.status_code == 200 and answer.headers["content-type"] == "application/x-ndjson"
        await eventually(lambda: not server.hub.sockets)

    serve(test)
