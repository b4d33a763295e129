"""Under which addresses others reach this machine."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress

from hordago.server.config import Config


def addresses(config: Config) -> list[str]:
    """Addresses under which the server can be reached, this machine's own first."""
    if config.host == "0.0.0.0":  # noqa: S104 (asked for by whoever starts it)
        return ["127.0.0.1", *(each for each in lan_addresses() if ":" not in each)]
    if config.host == "::":
        return ["127.0.0.1", *lan_addresses()]
    return [config.host]


def lan_addresses() -> list[str]:
    """This machine's addresses in its networks, the one of the usual way out first."""
    found: list[str] = []
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        # A UDP socket is only pointed there, nothing is sent.
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found.append(probe.getsockname()[0])
        except OSError:
            continue
    with suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None)]
    return [each for each in dict.fromkeys(found) if _reachable(each)]


def _reachable(address: str) -> bool:
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


def url_of(host: str, port: int | None) -> str:
    """The address of a page on that machine."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port is None else f"http://{name}:{port}"
