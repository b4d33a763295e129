"""Tokens of programs: a guest makes them, sees each once, and takes them back."""

from __future__ import annotations

import re
import secrets
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import NotAuthorizedException
from litestar.params import FromPath, JSONBody

from hordago.server.hub import Hub
from hordago.server.openapi import refusals
from hordago.server.requests import guest_of, hub_of, slow_down, strict
from hordago.server.sessions import hashed
from hordago.service import limits
from hordago.service.commands import FromGuest
from hordago.service.errors import Refusal
from hordago.service.handles import new_handle
from hordago.service.names import clean_name
from hordago.service.ports import BrokenLog, Program
from hordago.wire.commands import Name, Stand

Scope = Literal["bot:play", "table:read"]
"""``bot:play``: take a chair and play; ``table:read``: streams of events and of tables."""
SCOPES: Final[tuple[Scope, ...]] = ("bot:play", "table:read")
_TOKEN: Final = re.compile(r"hordago_[A-Za-z0-9_-]{43}")
DAY_S: Final = 86_400.0


class NewBot(msgspec.Struct, forbid_unknown_fields=True):
    """A program to be known by that name at tables."""

    name: Name
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=2)] = msgspec.field(
        default_factory=lambda: [*SCOPES]
    )


class Bot(msgspec.Struct):
    """A program."""

    handle: str
    """What a host asks it to a chair by; it is no secret."""
    name: str
    scopes: list[Scope]
    made: float
    """When, in seconds since 1970."""
    until: float
    """When its token ends, in seconds since 1970."""


class BotMade(msgspec.Struct):
    """A new program with its token, which is never shown again."""

    bot: Bot
    token: str


class Bots(Controller):
    """The programs of the guest who asks (by cookie)."""

    path = "/api/bots"
    tags = ("bots",)

    @post("/", responses=refusals(409, 413), summary="Make a token for a program")
    async def make(self, request: Request[Any, Any, State], data: JSONBody[NewBot]) -> BotMade:
        """A program that may sit at tables, marked as a bot for good. Its token is shown this once."""
        await strict(request, NewBot)
        name = clean_name(data.name)
        slow_down(request, "new_programs", "too many new programs from this address")
        hub, token = hub_of(request), f"hordago_{secrets.token_urlsafe(32)}"
        scopes = tuple(sorted(set(data.scopes)))
        program = Program(new_handle(hub.entropy), guest_of(request), name, scopes, hub.clock())
        if not await hub.programs.add(program, hashed(token), limits.PROGRAMS):
            raise Refusal("too-many-programs", f"a guest has {limits.PROGRAMS} programs at most")
        return BotMade(as_bot(program), token)

    @get("/", responses=refusals(), summary="My programs")
    async def mine(self, request: Request[Any, Any, State]) -> list[Bot]:
        """All programs of this guest, the oldest first; tokens are not shown again."""
        return [as_bot(each) for each in await hub_of(request).programs.of_owner(guest_of(request))]

    @delete("/{handle:str}", responses=refusals(404), summary="Revoke a program's token")
    async def revoke(self, request: Request[Any, Any, State], handle: FromPath[str]) -> None:
        """The token holds no more: the program's streams close, and it leaves its chairs."""
        if not await forget(hub_of(request), guest_of(request), handle):
            raise Refusal("table-not-found", "you have no such program", "handle")


def as_bot(program: Program) -> Bot:
    """A program as the API shows it."""
    scopes: list[Any] = list(program.scopes)
    return Bot(program.handle, program.name, scopes, program.made, _end(program))


def _end(program: Program) -> float:
    """When its token ends."""
    return program.made + limits.PROGRAM_DAYS * DAY_S


async def forget(hub: Hub, owner: str, handle: str) -> bool:
    """End a program of that guest, everywhere; False if there is no such one."""
    if all(each.handle != handle for each in await hub.programs.of_owner(owner)):
        return False
    calls = await hub.programs.calls(handle)
    if not await hub.programs.remove(owner, handle):
        return False
    hub.disconnect(handle)
    for table, _ in calls:
        try:
            room = await hub.room(table)
        except BrokenLog:
            continue
        if room is not None:
            # An id that the program cannot have used before: a repeat would not be done.
            await room.do(FromGuest(handle, Stand(f"gone-{hub.entropy(16).hex()}")))
    return True


async def forget_all(hub: Hub, owner: str) -> None:
    """End all programs of a guest."""
    for each in await hub.programs.of_owner(owner):
        await forget(hub, owner, each.handle)


async def holds(hub: Hub, token: str, scope: str | None) -> Program | None:
    """The program of a token that is not too old and has that scope."""
    program = await hub.programs.of_token(hashed(token))
    if program is None or hub.clock() > _end(program):
        return None
    return program if scope is None or scope in program.scopes else None


async def signed_in(request: Request[Any, Any, State], scope: Scope | None) -> tuple[Program, str]:
    """The program that asks, and its token. Raises 401 without a token that holds, 403 without the scope."""
    word, _, token = request.headers.get("authorization", "").partition(" ")
    program = None
    if word.lower() == "bearer" and _TOKEN.fullmatch(token.strip()):
        token = token.strip()
        program = await holds(hub_of(request), token, None)
    if program is None:
        message = "a program's token is needed: Authorization: Bearer hordago_…"
        raise NotAuthorizedException(message, headers={"WWW-Authenticate": "Bearer"})
    if scope is not None and scope not in program.scopes:
        raise Refusal("unauthorized", f"this token has not the scope {scope}", "scopes")
    return program, token
