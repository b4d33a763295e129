"""REST under ``/api``: make a table, look at it, its record and its proofs; what rules and bots there are."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from hordago import __version__
from hordago.record import mgn
from hordago.server.addresses import addresses, url_of
from hordago.server.answers import (
    Choices,
    Fairness,
    NewTable,
    TableCreated,
    TableListed,
    choices,
    fairness_of,
    wanted,
)
from hordago.server.config import Config
from hordago.server.guests import GuestBook
from hordago.server.listing import listing
from hordago.server.openapi import refusals
from hordago.server.own import leave
from hordago.server.requests import Req, guest_of, hub_of, room_of, slow_down, strict
from hordago.server.sessions import hashed, new_token
from hordago.server.tokens import forget_all
from hordago.service.commands import MoveSeat, OfferSeat
from hordago.service.errors import Refusal
from hordago.service.publish import table_info
from hordago.service.records import record_of
from hordago.wire.frames import TableInfo


class SeatLink(msgspec.Struct):
    """Where another device takes this seat over, once; the secret is in the fragment, never sent as it is."""

    link: str


class SeatToken(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of such a link."""

    token: Annotated[str, msgspec.Meta(min_length=43, max_length=43)]


class Health(msgspec.Struct):
    """The server is up."""

    status: str
    version: str


class Share(msgspec.Struct):
    """Addresses to give to others; on ``loopback`` nobody else can reach this server."""

    urls: list[str]
    loopback: bool


@get("/health", sync_to_thread=False, responses=refusals(), summary="Is it up")
def health() -> Health:
    """Whether the server is up."""
    return Health("ok", __version__)


def _base(request: Req) -> str:
    """The address people use: the one set, or the one this request came to."""
    public: str | None = request.app.state.config.public_url
    return public or f"{request.scope['scheme']}://{request.headers.get('host', 'localhost')}"


async def _note(request: Req, table: str) -> None:
    """From now on there may be something of this guest at that table."""
    book: GuestBook = request.app.state.book
    await book.guests.note(guest_of(request), table)


@cache
def _choices(packed: bool) -> bytes:
    """The one long answer that is the same for everybody.

    No other answer of the API is packed: where a secret stands beside what somebody else may have chosen, the
    length of a packed text gives the secret away (BREACH).
    """
    body = msgspec.json.encode(choices())
    return gzip.compress(body, mtime=0) if packed else body


class Api(Controller):
    """Everything that is not said over a table's socket."""

    path = "/api"

    @get("/options", sync_to_thread=False, responses=refusals(), summary="What a table can be made of")
    def choices(self, request: Req) -> Response[Choices]:
        """Presets with their values, options with their domains, tables of signs, and bots."""
        packs = "gzip" in request.headers.get("accept-encoding", "")
        headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packs else {})}
        body: Any = _choices(packs)
        return Response(body, media_type="application/json", headers=headers)

    @get("/share", sync_to_thread=False, responses=refusals(), summary="Addresses to give to others")
    def share(self, request: Req) -> Share:
        """Every address that reaches this server from elsewhere."""
        config: Config = request.app.state.config
        if config.public_url is not None:
            return Share([config.public_url], loopback=False)
        if config.on_loopback:
            return Share([_base(request)], loopback=True)
        port = urlsplit(_base(request)).port
        return Share(
            [url_of(each, port) for each in addresses(config)[1:]] or [_base(request)], loopback=False
        )

    @post("/guest", status_code=204, sync_to_thread=False, responses=refusals(), summary="Get a cookie")
    def be_a_guest(self) -> None:
        """Make sure that this browser has its cookie; any other answer of the API does so too."""

    @delete("/guest", status_code=204, responses=refusals(), summary="Forget this browser")
    async def forget_me(self, request: Req) -> Response[None]:
        """Forget this browser: its programs end, its sockets close and its cookie goes."""
        await forget_all(hub_of(request), guest_of(request))
        token = request.scope["state"]["token"]
        return await leave(hub_of(request), request.app.state.book, token, guest_of(request))

    @post("/tables", responses=refusals(413, 503), summary="A new table")
    async def create(self, request: Req, data: JSONBody[NewTable]) -> TableCreated:
        """A new table; who asks is its host."""
        slow_down(request, "tables", "too many new tables from this address")
        await strict(request, NewTable)
        rules, settings = wanted(data)
        room = await hub_of(request).open(rules, settings, guest_of(request))
        await _note(request, room.state.id)
        return TableCreated(room.state.id, f"{_base(request)}/t/{room.state.id}")

    @get("/tables", sync_to_thread=False, responses=refusals(), summary="Tables for all")
    def listed(self, request: Req) -> list[TableListed]:
        """Public tables and those that all may watch: the newest of this process, then those of others."""
        return listing(hub_of(request))

    @get("/tables/{table_id:str}", responses=refusals(404), summary="A table")
    async def table(self, request: Req, table_id: FromPath[str]) -> TableInfo:
        """The table as everybody there sees it."""
        return table_info((await room_of(request, table_id)).state)

    @get(
        "/tables/{table_id:str}/record",
        media_type="application/toml",
        responses=refusals(404, 409),
        summary="The record of the match",
    )
    async def record(self, request: Req, table_id: FromPath[str]) -> str:
        """The record of the match in MGN: finished hands only while it runs, and only to who may watch."""
        slow_down(request, "readings", "too many records at once")
        state = (await room_of(request, table_id)).state
        if state.playing and not state.may_watch(guest_of(request)):
            raise Refusal("unauthorized", "nobody may watch this table")
        record = record_of(table_id, await hub_of(request).store.read(table_id))
        if record is None:
            raise Refusal("not-legal-now", "no match has been played here")
        return mgn.write(record)

    @get("/tables/{table_id:str}/fairness", responses=refusals(404), summary="The proofs of the deals")
    async def fairness(self, request: Req, table_id: FromPath[str]) -> Fairness:
        """Commitments and nonces of all deals of the match, and the seeds once it is over."""
        return fairness_of((await room_of(request, table_id)).state)

    @post("/tables/{table_id:str}/seat-link", responses=refusals(404, 410), summary="A link for a seat")
    async def seat_link(self, request: Req, table_id: FromPath[str]) -> SeatLink:
        """A link that takes the caller's seat to another device: good once, for ten minutes."""
        token = new_token()
        effects = await (await room_of(request, table_id)).do(OfferSeat(guest_of(request), hashed(token)))
        if effects.refusal:
            raise effects.refusal
        return SeatLink(f"{_base(request)}/t/{table_id}#seat={token}")

    @post(
        "/tables/{table_id:str}/seat",
        status_code=204,
        responses=refusals(404, 409, 410, 413),
        summary="Use such a link",
    )
    async def take_seat(self, request: Req, table_id: FromPath[str], data: JSONBody[SeatToken]) -> None:
        """Take the seat of such a link; the device that had it only watches from now on."""
        await strict(request, SeatToken)
        await _note(request, table_id)
        effects = await (await room_of(request, table_id)).do(MoveSeat(guest_of(request), hashed(data.token)))
        if effects.refusal:
            raise effects.refusal
