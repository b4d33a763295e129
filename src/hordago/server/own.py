"""What a guest may ask about itself: everything that is kept, and to have it deleted."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get
from litestar.datastructures import Cookie, State

from hordago.server.blame import blame
from hordago.server.guests import GuestBook
from hordago.server.hub import Hub
from hordago.server.openapi import refusals
from hordago.server.requests import slow_down
from hordago.server.sessions import FRESH_NAME, PLAIN_NAME, SECURE_NAME
from hordago.server.tokens import forget
from hordago.service import facts as f
from hordago.service.commands import Forget
from hordago.service.facts import Entry
from hordago.service.ports import BrokenLog, Program

Req = Request[None, None, State]


class OwnTable(msgspec.Struct):
    """What a table's log has of a guest; the cards it played are in the table's record."""

    id: str
    host: bool
    """It opened the table, or was its host later."""
    names: list[str]
    """Names it gave, in that order."""
    rows: int
    """Rows of the log that came from it …"""
    first: float | None
    last: float | None
    """… the first and the last of them, in seconds since 1970."""
    complaints: list[str]
    """Reasons of its complaints about others."""
    reported: list[str]
    """What it had said when others complained."""


class OwnProgram(msgspec.Struct):
    """A program that plays for the guest."""

    handle: str
    name: str
    scopes: list[str]
    made: float


class Own(msgspec.Struct):
    """Everything that is kept of this browser."""

    guest: str
    """The fingerprint (SHA-256) of its first token: what the logs call it."""
    tables: list[OwnTable]
    programs: list[OwnProgram]


class OwnData(Controller):
    """One's own data."""

    path = "/api/guest"

    @get("/export", responses=refusals(), summary="Everything that is kept of me")
    async def export(self, request: Req) -> Response[Own]:
        """Everything that is kept of this browser, as a file."""
        slow_down(request, "readings", "too many records at once")
        hub: Hub = request.app.state.hub
        book: GuestBook = request.app.state.book
        guest: str = request.scope["state"]["guest"]
        tables = [await _table(hub, table, guest) for table in await book.guests.tables(guest)]
        programs = [_program(each) for each in await hub.programs.of_owner(guest)]
        own = Own(guest, [each for each in tables if each is not None], programs)
        return Response(own, headers={"Content-Disposition": 'attachment; filename="hordago.json"'})

    @delete("/data", status_code=204, responses=refusals(), summary="Delete it")
    async def erase(self, request: Req) -> Response[None]:
        """Leave every table, take the names out of their logs, end the programs, and forget this browser."""
        hub: Hub = request.app.state.hub
        book: GuestBook = request.app.state.book
        state = request.scope["state"]
        await erase(hub, book, state["guest"])
        answer = await leave(hub, book, state["token"], state["guest"])
        # Tables played without a server lie in the browser's own store.
        answer.headers["Clear-Site-Data"] = '"storage"'
        return answer


async def erase(hub: Hub, book: GuestBook, guest: str) -> None:
    """Delete what is kept of a guest. What failed is still noted, so that asking again goes on with it."""
    for program in await hub.programs.of_owner(guest):
        await _forget_at_tables(hub, book, program.handle)
        await forget(hub, guest, program.handle)
        # Only now can it sit down nowhere any more.
        await _forget_at_tables(hub, book, program.handle)
    await _forget_at_tables(hub, book, guest)


async def _forget_at_tables(hub: Hub, book: GuestBook, guest: str) -> None:
    """Take a guest, a person or a program, out of every table where it gave a name."""
    for table in await book.guests.tables(guest):
        try:
            room = await hub.room(table)
            if room is not None:
                # A request that breaks off does not break this off.
                await asyncio.shield(hub.spawn(room.do(Forget(guest))))
        except BrokenLog as error:
            blame("a table with a broken log keeps a name", error)
            continue
        await book.guests.unnote(guest, table)


async def leave(hub: Hub, book: GuestBook, token: str | None, guest: str) -> Response[None]:
    """This browser is nobody from now on: its tokens are dead, its sockets closed, its cookies gone."""
    await book.end(token, guest)
    hub.disconnect(guest)
    gone: dict[str, Any] = {"value": "", "max_age": 0, "httponly": True, "samesite": "lax"}
    names = {PLAIN_NAME: False, FRESH_NAME: False, SECURE_NAME: True}
    cookies = [Cookie(name, secure=secure, **gone) for name, secure in names.items()]
    return Response(None, status_code=204, cookies=cookies)


async def _table(hub: Hub, table: str, guest: str) -> OwnTable | None:
    try:
        entries = await hub.store.read(table)
    except BrokenLog:
        return None
    mine = [entry for entry in entries if entry.by == f"guest:{guest[:16]}"]
    own = OwnTable(
        table,
        host=False,
        names=[],
        rows=len(mine),
        first=mine[0].at if mine else None,
        last=mine[-1].at if mine else None,
        complaints=[],
        reported=[],
    )
    for entry in entries:
        _collect(own, entry, guest)
    return own


def _collect(own: OwnTable, entry: Entry, guest: str) -> None:
    """Take from a row what is the guest's own: never a card or a seed, which may be in the same row."""
    for fact in entry.facts:
        if isinstance(fact, f.Sat | f.Queued) and fact.guest == guest:
            own.names.append(fact.name)
        elif (isinstance(fact, f.Opened) and fact.host == guest) or (
            isinstance(fact, f.HostIs) and fact.guest == guest
        ):
            own.host = True
        elif isinstance(fact, f.Reported) and fact.by == guest:
            own.complaints.append(fact.reason)
        elif isinstance(fact, f.Reported) and fact.of == guest:
            own.reported.extend(fact.lines)


def _program(program: Program) -> OwnProgram:
    return OwnProgram(program.handle, program.name, list(program.scopes), program.made)
