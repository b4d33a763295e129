"""Programs where several servers share the tables: asked at one, playing at another, revoked anywhere."""

from __future__ import annotations

import asyncio

import pytest

from hordago.service import limits
from tests.server.programs import Program, program
from tests.server.running import Browser
from tests.server.test_fleet import together
from tests.services import Postgres


def test_what_one_server_does_another_tells(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a broker: by the database alone."""
    monkeypatch.setattr(limits, "NEWS_S", 0.2)
    monkeypatch.setattr(limits, "KEEP_ALIVE_S", 0.5)

    async def main() -> None:
        async with together(postgres.database(), None) as servers:
            here, there = servers.servers
            ane = Browser(here)
            table = await ane.create()
            made = await program(ane)
            kattalin = Program(there, {"bot": {"handle": made.handle}, "token": made.token})
            await ane.open(table)
            async with kattalin.listen("/events") as events:
                assert (await ane.say("invite", seat=2, bot=kattalin.handle))["error"] is None
                assert await events.until("invited") == {"t": "invited", "table": table, "seat": 2}
                assert (await kattalin.post(table, "join")).status_code == 200
                await events.until("seated")
                async with kattalin.listen(f"/tables/{table}/stream") as stream:
                    assert (await stream.until("table"))["seat"] == 2
                    assert (await ane.say("fill", bot="random"))["error"] is None
                    assert (await ane.say("start"))["error"] is None
                    await events.until("match_started")
                    assert (await ane.http.delete(f"/api/bots/{kattalin.handle}")).status_code == 204
                    for each in (stream, events):
                        assert (await each.rest())[-1]["error"]["code"] == "unauthorized"
            assert (await kattalin.http.get("/account")).status_code == 401
            chairs = here.hub.rooms[table].state.chairs
            assert all(chair.guest != kattalin.handle for chair in chairs), "it has left its chair"

    asyncio.run(asyncio.wait_for(main(), 120))
