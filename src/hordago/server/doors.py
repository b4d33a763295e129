"""How many connections there are, in all and from each network: whoever is one too many is told so at once.

A connection that has not yet said anything costs a file descriptor all the same, and a process without any
left can open neither a connection nor its own database.
"""

from __future__ import annotations

import ipaddress
import sys
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hordago.service import limits

_KEPT: Final = 100
"""Descriptors that are not for connections: the database, the broker, files, processes of bots."""


class Doors:
    """Who has come in. ``trusted`` networks come in for others, and only the bound of all counts for them."""

    def __init__(self, trusted: Sequence[str] = ()) -> None:
        self.most = limits.CONNECTIONS
        self._trusted = [ipaddress.ip_network(each) for each in trusted]
        self.inside = 0
        self._of: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """One more connection from there, if that is in bounds."""
        network = network_of(address)
        crowd = self._of[network] >= limits.CONNECTIONS_PER_ADDRESS and not self._is_trusted(address)
        if crowd or self.inside >= self.most:
            return False
        self.inside += 1
        self._of[network] += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        network = network_of(address)
        self.inside -= 1
        self._of[network] -= 1
        if not self._of[network]:
            del self._of[network]

    def _is_trusted(self, address: str) -> bool:
        parsed = _parsed(address)
        return parsed is not None and (
            parsed.is_loopback or any(parsed in network for network in self._trusted)
        )


class Addresses:
    """So many of something for each network address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, if that is in bounds."""
        if self._count[address] >= self._most:
            return False
        self._count[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self._count[address] -= 1
        if self._count[address] <= 0:
            del self._count[address]


@lru_cache(4096)
def network_of(address: str) -> str:
    """What one household has: an address of IPv4, or 2⁶⁴ of IPv6, which are one line to bounds."""
    parsed = _parsed(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address if parsed is None else str(parsed)


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def room_for_connections() -> int:
    """Ask the system for as many descriptors as connections need; how many of them are for connections."""
    if sys.platform == "win32":
        return limits.CONNECTIONS
    import resource  # noqa: PLC0415 (not on every system)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.CONNECTIONS + _KEPT
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return limits.CONNECTIONS
    soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(1, soft - _KEPT)
