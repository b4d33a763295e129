"""The bot API: programs take chairs and play by HTTP (docs/reference/bot-api.md).

There is no second way into a table: every post becomes a command like those of the socket, from a guest that
is a bot for good, and a stream carries the very frames that the socket would.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, cast

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ASGIApp

from hordago.server.events import Follower
from hordago.server.openapi import SCHEME, refusals
from hordago.server.requests import hub_of, room_of, strict
from hordago.server.room import Room
from hordago.server.socket import Socket
from hordago.server.stream import CONTENT_TYPE, Stream
from hordago.server.tokens import Bot, Scope, as_bot, holds, signed_in
from hordago.service.commands import FromGuest
from hordago.service.errors import Refusal
from hordago.service.ports import Program
from hordago.service.state import TableState
from hordago.service.table import Effects
from hordago.wire import commands as w
from hordago.wire.frames import Answer

Req = Request[Any, Any, State]
Count = Annotated[int, msgspec.Meta(ge=0)]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Take a chair: null for the one the host asked the program to, or else the first that is free."""

    id: w.CommandId
    seat: w.Seat | None = None
    nonce: w.Nonce | None = None


class Leave(msgspec.Struct, forbid_unknown_fields=True):
    """Leave the chair, or say no to the host."""

    id: w.CommandId


class Action(msgspec.Struct, forbid_unknown_fields=True):
    """Take the turn that the view numbered ``turn``: ``do`` is a token such as ``e2`` or ``d:2o5c``."""

    id: w.CommandId
    turn: Count
    do: w.Token
    nonce: w.Nonce | None = None


class FreeAction(msgspec.Struct, forbid_unknown_fields=True):
    """Look, sign, say or claim, in the hand that the view numbered ``hand``: a token such as ``l:2``."""

    id: w.CommandId
    hand: Count
    do: w.Token


class CountSeen(msgspec.Struct, forbid_unknown_fields=True):
    """Done with the count of that hand."""

    id: w.CommandId
    hand: Count
    nonce: w.Nonce | None = None


class Saying(msgspec.Struct, forbid_unknown_fields=True):
    """A set phrase to everybody at the table."""

    id: w.CommandId
    phrase: w.Nicety


_LINES = ResponseSpec(str, generate_examples=False, media_type=CONTENT_TYPE, description="Lines of JSON.")
STREAMED = {200: _LINES}
COMMAND_ERRORS = refusals(401, 404, 409, 410, 413)


_FROM = QueryParameter(name="resume", ge=0, schema_extra={"minimum": 0})


class BotApi(Controller):
    """What a program does, by its token."""

    path = "/api/bot"
    tags = ("bot API",)
    security = ({SCHEME: []},)

    @get("/account", responses=refusals(401), summary="Who am I")
    async def account(self, request: Req) -> Bot:
        """The program whose token this is; any scope will do."""
        return as_bot((await signed_in(request, None))[0])

    @get("/events", media_type=CONTENT_TYPE, responses={**refusals(401, 410), **STREAMED}, summary="Events")
    async def events(self, request: Req) -> ASGIApp:
        """Where the program is asked to and where it sits: lines of JSON, from how things stand now on."""
        program, token = await signed_in(request, "table:read")
        hub, out = hub_of(request), Socket(program.handle)
        crowd = request.app.state.streams
        return Stream(hub, out, _holding(request, token), crowd, feed=Follower(hub, out).run)

    @get(
        "/tables/{table_id:str}/stream",
        media_type=CONTENT_TYPE,
        responses={**refusals(401, 404, 410), **STREAMED},
        summary="A table's frames",
    )
    async def stream(
        self,
        request: Req,
        table_id: FromPath[str],
        resume: Annotated[int | None, _FROM] = None,
    ) -> ASGIApp:
        """The frames that a socket would get after ``hello``: lines of JSON; ``resume`` as there."""
        program, token = await signed_in(request, "table:read")
        room, out = await room_of(request, table_id), Socket(program.handle)
        return Stream(
            hub_of(request),
            out,
            _holding(request, token),
            request.app.state.streams,
            begin=lambda: room.join(out, resume),
            end=lambda: room.leave(out),
        )

    @post("/tables/{table_id:str}/join", status_code=200, responses=COMMAND_ERRORS, summary="Sit down")
    async def join(self, request: Req, table_id: FromPath[str], data: JSONBody[Join]) -> Answer:
        """Take a chair to which the host has asked this program; where all programs may sit, any free one."""
        program, room = await _at(request, table_id, Join)
        seat = data.seat if data.seat is not None else _chair(room.state, program.handle)
        await request.app.state.book.guests.note(program.handle, table_id)
        return await _do(request, program, room, w.Sit(data.id, seat, program.name, data.nonce))

    @post("/tables/{table_id:str}/leave", status_code=200, responses=COMMAND_ERRORS, summary="Stand up")
    async def leave(self, request: Req, table_id: FromPath[str], data: JSONBody[Leave]) -> Answer:
        """Leave the chair, or say no to the host; in a match a bot of the server plays on."""
        program, room = await _at(request, table_id, Leave)
        return await _do(request, program, room, w.Stand(data.id))

    @post("/tables/{table_id:str}/action", status_code=200, responses=COMMAND_ERRORS, summary="Take a turn")
    async def act(self, request: Req, table_id: FromPath[str], data: JSONBody[Action]) -> Answer:
        """Do one of the legal turn actions of the view."""
        program, room = await _at(request, table_id, Action)
        return await _do(request, program, room, w.Act(data.id, data.turn, data.do, data.nonce))

    @post("/tables/{table_id:str}/free", status_code=200, responses=COMMAND_ERRORS, summary="Look or sign")
    async def free(self, request: Req, table_id: FromPath[str], data: JSONBody[FreeAction]) -> Answer:
        """Do one of the free actions of the view: a look, a seña, a phrase between partners, a claim."""
        program, room = await _at(request, table_id, FreeAction)
        return await _do(request, program, room, w.Free(data.id, data.hand, data.do))

    @post("/tables/{table_id:str}/ready", status_code=200, responses=COMMAND_ERRORS, summary="Count seen")
    async def ready(self, request: Req, table_id: FromPath[str], data: JSONBody[CountSeen]) -> Answer:
        """Done with the count of a hand. Nobody waits for a program where a person still looks."""
        program, room = await _at(request, table_id, CountSeen)
        return await _do(request, program, room, w.Ready(data.id, data.hand, data.nonce))

    @post("/tables/{table_id:str}/say", status_code=200, responses=COMMAND_ERRORS, summary="Say a set phrase")
    async def say(self, request: Req, table_id: FromPath[str], data: JSONBody[Saying]) -> Answer:
        """A set phrase to everybody; programs have no other talk."""
        program, room = await _at(request, table_id, Saying)
        return await _do(request, program, room, w.Phrase(data.id, data.phrase))


async def _at(request: Req, table_id: str, body: type[msgspec.Struct]) -> tuple[Program, Room]:
    """The program that wants to do something at a table, and the table."""
    scope: Scope = "bot:play"
    program, _ = await signed_in(request, scope)
    await strict(request, body)
    room = await room_of(request, table_id)
    if not request.app.state.commands.allows(f"{program.handle}/{table_id}"):
        raise Refusal("rate-limited", "too many commands at this table")
    return program, room


async def _do(request: Req, program: Program, room: Room, command: w.Named) -> Answer:
    """What the socket does with a command; nobody breaks it off by hanging up."""
    work = hub_of(request).spawn(room.do(FromGuest(program.handle, command)))
    effects = cast(Effects, await asyncio.shield(work))
    answer = msgspec.json.decode(effects.answer, type=Answer)
    if answer.error is not None:
        raise Refusal(answer.error.code, answer.error.message, answer.error.place)
    return answer


def _holding(request: Req, token: str) -> Any:
    """Whether the token still holds, to be asked now and then."""

    async def ask() -> bool:
        return await holds(hub_of(request), token, "table:read") is not None

    return ask


def _chair(state: TableState, program: str) -> int:
    """The chair for a program that names none."""
    own = state.seat_of(program)
    if own is not None:
        return own
    asked = [seat for seat, chair in enumerate(state.chairs) if chair.asked == program]
    empty = [seat for seat, chair in enumerate(state.chairs) if chair.kind == "empty" and chair.asked is None]
    if not asked and not empty:
        raise Refusal("table-full", "there is no free chair")
    return (asked or empty)[0]
