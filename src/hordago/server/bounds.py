"""How many tables a process has, and how many may look at one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordago.service import limits
from hordago.service.errors import Refusal

if TYPE_CHECKING:
    from hordago.server.hub import Hub
    from hordago.server.room import Room
    from hordago.server.socket import Socket


def check_tables(hub: Hub) -> None:
    """Raise :class:`Refusal` while no new table can be made."""
    if hub.closing or hub.draining:
        raise Refusal("going-down", "the server restarts; ask again in a moment")
    if len(hub.rooms) >= hub.most_tables:
        hub.watch.refused("full")
        raise Refusal("server-full", "there are as many tables as this server holds; ask again later")


def check_sockets(room: Room, socket: Socket) -> None:
    """Raise :class:`Refusal` where one more socket is too many: of its guest, or of those who watch."""
    mine = sum(other.guest == socket.guest for other in room.sockets)
    if mine >= limits.SOCKETS_PER_SEAT:
        raise Refusal("table-full", f"this seat has {limits.SOCKETS_PER_SEAT} connections already")
    watching = room.state.here - {chair.guest for chair in room.state.chairs}
    if not mine and room.state.seat_of(socket.guest) is None and len(watching) >= limits.WATCHERS:
        raise Refusal("table-full", "too many are watching this table")
