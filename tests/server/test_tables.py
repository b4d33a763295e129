"""Tables over real sockets: two browsers, reload, restart in a hand, bounds, rubbish (R10-R13, R16)."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
import websockets

from hordago.service import limits
from hordago.service.facts import Entry
from hordago.store.memory import MemoryStore
from hordago.store.sql import SqlStore
from tests.server.running import Browser, Running, eventually, hung_up, running


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


@pytest.fixture
def fast_fingers(monkeypatch: pytest.MonkeyPatch) -> None:
    """People here play faster than the bound on commands lets anybody."""
    monkeypatch.setattr(limits, "COMMANDS", (10_000, 15.0))


async def two_at_a_table(server: Running, **wish: Any) -> tuple[Browser, Browser]:
    """Ane made the table, Bittor came by its link; bots on the other chairs."""
    ane, bittor = Browser(server, 1), Browser(server, 2)
    table = await ane.create(**wish)
    await ane.open(table)
    await bittor.open(table)
    assert (await ane.say("sit", seat=0, name="Ane"))["error"] is None
    assert (await bittor.say("sit", seat=1, name="Bittor"))["error"] is None
    for seat in range(2, len(ane.info["chairs"])):
        assert (await ane.say("invite", seat=seat, bot="simple"))["error"] is None
    return ane, bittor


async def play(*browsers: Browser) -> None:
    """All play until the match is over."""

    async def one(browser: Browser) -> None:
        while browser.info["status"] == "playing":
            await browser.play_one()

    await asyncio.gather(*(one(browser) for browser in browsers))


@pytest.mark.usefixtures("fast_fingers")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_two_browsers_play_a_match_by_link(seats: int, scanned: list[bytes]) -> None:
    async def test() -> None:
        async with running() as server:
            ane, bittor = await two_at_a_table(server, seats=seats, options={"target": 10, "games_to_win": 1})
            assert (await bittor.say("start"))["error"]["code"] == "unauthorized"
            assert (await ane.say("start"))["error"] is None
            for browser in (ane, bittor):
                await browser.until(lambda frame: frame["t"] == "update")
            await play(ane, bittor)
            assert ane.info["status"] == bittor.info["status"] == "over"
            while ane.view is None or ane.view["winner"] is None:
                await ane.next()
            # After the end, and only then, the seeds are told; each fits its commitment.
            proofs = (await ane.http.get(f"/api/tables/{ane.table}/fairness")).json()
            assert proofs["deals"] and all(each["seed"] for each in proofs["deals"])
            record = await ane.http.get(f"/api/tables/{ane.table}/record")
            assert 'status = "finished"' in record.text
            assert len(scanned) > 10

    run(test())


def test_reload_and_five_tabs_see_the_same() -> None:
    """R12, R13: who reloads goes on where he was; five tabs agree, a sixth is refused."""

    async def test() -> None:
        async with running(pace=100.0) as server:
            ane, bittor = await two_at_a_table(server)
            await ane.say("start")
            await bittor.until(lambda frame: frame["t"] == "update")
            seq, view = bittor.seq, bittor.view
            await bittor.close()
            await bittor.open(bittor.table)
            frame = await bittor.next()
            assert (frame["t"], frame["events"], frame["seq"], frame["view"]) == ("update", [], seq, view)
            tabs = []
            for _ in range(limits.SOCKETS_PER_SEAT - 1):
                tab = Browser(server)
                tab.token = bittor.token
                await tab.open(bittor.table)
                frame = await tab.next()
                assert frame["t"] == "view" and frame["view"] == view
                tabs.append(tab)
            sixth = await bittor.connect()
            await sixth.send(f'{{"t":"hello","table":"{bittor.table}"}}')
            assert b"table-full" in await sixth.recv(decode=False)
            with pytest.raises(websockets.ConnectionClosed):
                await sixth.recv()
            # Closing some tabs does not make the person absent.
            await tabs[0].close()
            assert server.hub.rooms[ane.table].state.connected(1)

    run(test())


def test_a_stranger_sees_only_what_all_may() -> None:
    async def test() -> None:
        async with running(pace=100.0) as server:
            ane, _ = await two_at_a_table(server)
            await ane.say("start")
            stranger = Browser(server)
            await stranger.open(ane.table)
            frame = await stranger.until(lambda frame: frame["t"] == "view")
            assert frame["view"]["cards"] == [] and frame["view"]["viewer"] == -2
            taken = await stranger.say("sit", seat=0, name="Ane")
            assert taken["error"]["code"] == "seat-taken", "the table's link never gives a seat that is held"
            assert ane.token not in str(stranger.frames) and "guest" not in str(stranger.frames)

    run(test())


def test_a_seat_moves_to_a_phone_by_its_own_link() -> None:
    async def test() -> None:
        async with running(pace=100.0) as server:
            ane, bittor = await two_at_a_table(server)
            await ane.say("start")
            answer = await bittor.http.post(f"/api/tables/{bittor.table}/seat-link")
            assert answer.status_code == 201
            secret = answer.json()["link"].partition("#seat=")[2]
            phone = Browser(server)
            await phone.open(bittor.table)
            nowhere = await phone.http.post(f"/api/tables/{bittor.table}/seat", json={"token": "x" * 43})
            assert nowhere.status_code == 403
            moved = await phone.http.post(f"/api/tables/{bittor.table}/seat", json={"token": secret})
            assert moved.status_code == 204
            await phone.until(lambda frame: frame["t"] == "view" and frame["view"]["viewer"] == 1)
            await bittor.until(lambda frame: frame["t"] == "view" and frame["view"]["viewer"] == -2)
            again = await bittor.http.post(f"/api/tables/{bittor.table}/seat", json={"token": secret})
            assert again.status_code == 403
            refused = await Browser(server).http.post(f"/api/tables/{bittor.table}/seat-link")
            assert refused.status_code == 403

    run(test())


async def turn_in_the_talk(server: Running, ane: Browser, bittor: Browser) -> dict[str, Any]:
    """Play until Ane is to speak in the talk; her view."""
    room = server.hub.rooms[ane.table]
    while True:
        state = room.state
        assert state.match is not None and state.playing
        unready = [each for each in (ane, bittor) if state.count and each.seat not in state.count.ready]
        if unready:
            await unready[0].play_one()
        elif state.match.actor == 0 and state.match.stage == "talk":
            if ane.view is not None and ane.view["turn"] == state.match.turn:
                return ane.view
            await ane.next()
        elif state.match.actor in (0, 1):
            await (ane, bittor)[state.match.actor].play_one()
        else:
            await asyncio.sleep(0.01)


def test_a_restart_in_the_middle_of_a_hand_loses_nothing(tmp_path: Path) -> None:
    """R3, R11: the same table, the same cards, the same turn; a command sent again is done once."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"

    async def test() -> None:
        async with running(await SqlStore.open(url), pace=0.05) as server:
            ane, bittor = await two_at_a_table(server)
            await ane.say("start")
            view = await turn_in_the_talk(server, ane, bittor)
            turn = view["turn"]
            assert (await ane.say("act", again="the-last-word", turn=turn, do="mus"))["error"] is None
            before = server.hub.rooms[ane.table].state
            answer = next(raw for raw in ane.raw if b"the-last-word" in raw)
        assert ane.ws is not None and ane.ws.close_code in (None, 1012)
        async with running(await SqlStore.open(url), pace=100.0) as again:
            ane.server = again
            await ane.open(ane.table)
            after = again.hub.rooms[ane.table].state
            assert after.match is not None and before.match is not None
            assert after.match.turn >= turn + 1 and after.match.hand.cards == before.match.hand.cards
            rows = after.rows
            await ane.say("act", again="the-last-word", turn=turn, do="mus")
            assert ane.raw[-1] == answer, "the same answer, byte for byte"
            assert again.hub.rooms[ane.table].state.rows == rows

    run(test())


def test_bots_go_on_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"

    async def test() -> None:
        async with running(await SqlStore.open(url), pace=0.3) as server:
            ane = Browser(server)
            table = await ane.create(options={"games_to_win": 50})
            await ane.open(table)
            for seat in range(4):
                await ane.say("invite", seat=seat, bot="simple")
            await ane.say("start")
            rows = server.hub.rooms[table].state.rows
        async with running(await SqlStore.open(url), pace=0.01) as again:
            await eventually(
                lambda: table in again.hub.rooms and again.hub.rooms[table].state.rows > rows + 3
            )

    run(test())


# ── bounds and rubbish ───────────────────────────────────────────────────────────────────────────────


RUBBISH = [
    "",
    "null",
    "[]",
    "{",
    '{"t":"act"}',
    '{"t":"nothing"}',
    '{"t":"hello","table":"x"}',
    '{"t":"act","id":"12345678","turn":-1,"do":"mus"}',
    '{"t":"act","id":"12345678","turn":1e400,"do":"mus"}',
    '{"t":"act","id":"12345678","turn":NaN,"do":"mus"}',
    '{"t":"act","id":"12345678","turn":1,"do":"mus","time":5}',
    '{"t":"act","id":"bad id!!","turn":1,"do":"mus"}',
    '{"t":"chat","id":"12345678","text":"' + "x" * 201 + '"}',
    "[" * 2000,
    '{"t":"\\ud800"}',
]


def test_three_bad_frames_and_out() -> None:
    async def test() -> None:
        async with running() as server:
            ane = Browser(server)
            table = await ane.create()
            for rubbish in RUBBISH:
                await ane.open(table)
                assert ane.ws is not None
                ane.frames.clear()
                for _ in range(limits.BAD_FRAMES):
                    await ane.ws.send(rubbish)
                assert await hung_up(ane) == 1008
                refused = [frame["error"]["code"] for frame in ane.frames if frame["t"] == "refused"]
                assert refused == ["malformed"] * limits.BAD_FRAMES, rubbish

    run(test())


def test_other_ways_to_be_thrown_out() -> None:
    async def test() -> None:
        async with running() as server:
            ane = Browser(server)
            table = await ane.create()
            await ane.open(table)
            assert ane.ws is not None
            await ane.ws.send("x" * (limits.FRAME_BYTES + 1))
            assert await hung_up(ane) == 1009
            await ane.open(table)
            await ane.ws.send(b"\x00\x01")
            assert await hung_up(ane) == 1003
            await ane.open(table)
            for n in range(limits.COMMANDS[0] + 5):
                await ane.say_raw({"t": "stand", "id": f"command-{n}"})
            assert await hung_up(ane) == 1008
            assert ane.frames[-1]["error"]["code"] == "rate-limited"
            unknown = await ane.connect()
            await unknown.send('{"t":"hello","table":"no-such-table"}')
            assert b"table-not-found" in await unknown.recv(decode=False)

    run(test())


def test_a_socket_that_says_nothing_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HELLO_S", 0.2)

    async def test() -> None:
        async with running() as server:
            ane = Browser(server)
            ane.ws = await ane.connect()
            assert await hung_up(ane) == 1008

    run(test())


def test_who_waits_for_a_slow_table_is_not_put_out_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart everybody comes at once, and tables are read one after the other."""
    monkeypatch.setattr(limits, "HELLO_S", 0.2)

    class Slow(MemoryStore):
        async def read(self, table: str, since: int = 0) -> list[Entry]:
            await asyncio.sleep(0.5)
            return await super().read(table, since)

    async def test() -> None:
        store = Slow()
        async with running(store) as server:
            table = await Browser(server).create()
        async with running(store) as server:
            ane = Browser(server)
            await ane.open(table)
            assert ane.info["id"] == table
            silent = Browser(server)
            silent.ws = await silent.connect()
            assert await hung_up(silent) == 1008

    run(test())


def test_talk_is_limited_but_nobody_is_thrown_out_for_it() -> None:
    async def test() -> None:
        async with running() as server:
            ane = Browser(server)
            await ane.open(await ane.create(preset="spanish"))
            errors = [(await ane.say("chat", text="kaixo"))["error"] for _ in range(limits.CHATS[0] + 1)]
            assert errors[:-1] == [None] * limits.CHATS[0] and errors[-1]["code"] == "rate-limited"
            assert (await ane.say("sit", seat=0, name="Ane"))["error"] is None

    run(test())


@pytest.mark.parametrize(
    ("preset", "open_talk"), [("basque", False), ("tournament", False), ("spanish", True)]
)
def test_talk_is_closed_where_the_rulebook_says_so_whatever_is_changed(preset: str, open_talk: bool) -> None:
    async def test() -> None:
        async with running() as server:
            ane, _ = await two_at_a_table(server, preset=preset, options={"target": 25})
            assert (await ane.say("start"))["error"] is None
            assert ((await ane.say("chat", text="Ro Rc!"))["error"] is None) == open_talk

    run(test())


def test_addresses_without_a_seat_are_limited_but_seats_are_not() -> None:
    async def test() -> None:
        async with running() as server:
            ane = Browser(server)
            table = await ane.create()
            await ane.open(table)
            await ane.say("sit", seat=0, name="Ane")
            await ane.close()
            crowd = [Browser(server) for _ in range(limits.SOCKETS_PER_ADDRESS)]
            for each in crowd:
                await each.open(table)
            with pytest.raises(websockets.WebSocketException):
                await Browser(server).connect()
            await crowd[0].close()
            await asyncio.sleep(0.1)
            await ane.open(table)
            # She has a seat and is not counted, so there is room for one more.
            more = Browser(server)
            await more.open(table)
            with pytest.raises(websockets.WebSocketException):
                await Browser(server).connect()

    run(test())


def test_a_reader_that_never_reads_is_dropped_and_the_others_play_on() -> None:
    async def test() -> None:
        async with running(pace=0.0) as server:
            ane, bittor = await two_at_a_table(server)
            lazy = await Browser(server).connect()
            lazy.transport.pause_reading()
            await lazy.send(f'{{"t":"hello","table":"{ane.table}"}}')
            await ane.until(lambda frame: frame["t"] == "table" and frame["table"]["watchers"] == 1)
            room = server.hub.rooms[ane.table]
            blocked = next(each for each in room.sockets if room.state.seat_of(each.guest) is None)
            for n in range(5000):
                if blocked.closed.done():
                    break
                # What is queued at most is known; the kernel's buffers hold some more before that.
                assert blocked._frames.qsize() <= limits.QUEUED_FRAMES
                blocked.send(b'"' + b"x" * 60_000 + b'"')
                if n % 10 == 0:
                    await asyncio.sleep(0)
            assert blocked.closed.result() == 1008
            await eventually(lambda: blocked not in room.sockets)
            assert (await ane.say("start"))["error"] is None
            assert (await bittor.say("stand"))["error"] is None

    run(test())


def test_a_page_of_another_site_gets_no_socket() -> None:
    async def test() -> None:
        async with running() as server:
            url = server.url.replace("http", "ws") + "/ws"
            for headers in (
                {"Origin": "https://evil.example"},
                {"Origin": "null"},
                {"Sec-Fetch-Site": "cross-site"},
                {"Host": "evil.example"},
            ):
                with pytest.raises(websockets.WebSocketException):
                    await websockets.connect(url, additional_headers=headers)
            program = await websockets.connect(url)
            assert any("hordago=" in each for each in program.response.headers.get_all("Set-Cookie"))  # type: ignore[union-attr]

    run(test())


def test_logout_closes_all_sockets() -> None:
    async def test() -> None:
        async with running() as server:
            ane = Browser(server)
            await ane.open(await ane.create())
            answer = await ane.http.delete("/api/guest")
            assert answer.status_code == 204
            assert len(answer.headers.get_list("set-cookie")) == 3
            assert await hung_up(ane) == 1008

    run(test())


def test_a_store_that_fails_shows_nothing_and_costs_nothing() -> None:
    """Append comes first: when the disk is full nobody hears of a move that is not kept."""

    class Full(MemoryStore):
        full = False

        async def append(self, *row: Any) -> bool:
            if self.full:
                raise OSError("no space left")
            return await super().append(*row)

    async def test() -> None:
        store = Full()
        async with running(store, pace=100.0) as server:
            ane, bittor = await two_at_a_table(server)
            seen, store.full = len(bittor.frames), True
            await ane.say_raw({"t": "start", "id": "start-now"})
            assert await hung_up(ane) == 1011
            assert ane.frames[-1]["error"]["code"] == "not-kept"
            assert server.hub.rooms[ane.table].state.status == "waiting"
            refused = await ane.http.post("/api/tables", json={})
            assert refused.status_code == 503 and refused.json()["code"] == "not-kept"
            assert (await ane.http.get("/ready")).json() == {"status": "no-database"}
            store.full = False
            await ane.open(ane.table)
            assert (await ane.say("start", again="start-now"))["error"] is None
            await bittor.until(lambda frame: frame["t"] == "update")
            assert (await ane.http.get("/ready")).json() == {"status": "ready"}
            assert not any(frame["t"] == "deal" for frame in bittor.frames[seen:-4])

    run(test())
