"""What every handler asks of a request: who, which table, and whether the body is what it says."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State

from hordago.server.hub import Hub
from hordago.server.room import Room
from hordago.service.errors import Refusal

Req = Request[Any, Any, State]


def hub_of(request: Req) -> Hub:
    """The server's tables."""
    hub: Hub = request.app.state.hub
    return hub


def guest_of(request: Req) -> str:
    """The guest who asks, by cookie."""
    guest: str = request.scope["state"]["guest"]
    return guest


def slow_down(request: Req, what: str, message: str) -> None:
    """Count one more of these from that network; raises :class:`Refusal` after too many."""
    address = request.client.host if request.client else ""
    if not getattr(request.app.state, what).allows(address):
        raise Refusal("rate-limited", message)


async def room_of(request: Req, table_id: str) -> Room:
    """The table of that name. Raises :class:`Refusal` if there is none."""
    room = await hub_of(request).room(table_id)
    if room is None:
        raise Refusal("table-not-found", "there is no such table")
    return room


async def strict(request: Req, kind: type[msgspec.Struct]) -> None:
    """Refuse a body in which a text stands for a number or the like: the framework reads "4" as 4."""
    try:
        msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$.")
        field = path.rstrip("`")
        raise Refusal("malformed", f"{field}: {message}" if field else message, field) from None
