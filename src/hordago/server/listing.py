"""The public list: tables where somebody is, of this process and, as far as it has heard, of the others."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from hordago.server.answers import TableListed, listed
from hordago.service import limits
from hordago.service.lobby import may_be_listed

if TYPE_CHECKING:
    from hordago.server.hub import Hub


def listing(hub: Hub) -> list[TableListed]:
    """What a stranger may see."""
    here = own(hub)
    known = {each.id for each in here}
    there = () if hub.fleet is None else hub.fleet.listed()
    elsewhere = {each.id: each for each in there if each.id not in known}
    return [*here, *islice(elsewhere.values(), limits.LISTED - len(here))]


def own(hub: Hub) -> list[TableListed]:
    """The tables of this process, the newest first."""
    rooms = reversed(list(hub.rooms.values()))
    return list(islice((listed(room.state) for room in rooms if may_be_listed(room.state)), limits.LISTED))
