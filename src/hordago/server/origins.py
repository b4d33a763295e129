"""Who may talk to this server: only pages that it served itself, under a name that is its own."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

from hordago.server.config import Config


def hostname(authority: str) -> str:
    """The host in a Host header, in lower case, without port and brackets; empty if either is malformed."""
    try:
        parts = urlsplit(f"//{authority}")
        return (parts.hostname or "").rstrip(".") if parts.port != 0 else ""
    except ValueError:
        return ""


def is_loopback(authority: str) -> bool:
    """Whether that is this machine's own address."""
    name = hostname(authority)
    if name == "localhost" or name.endswith(".localhost"):
        return True
    return _is_address(name) and ipaddress.ip_address(name).is_loopback


def host_allowed(config: Config, authority: str) -> bool:
    """Whether the Host header names this server.

    A name that anybody could have pointed here is not enough, or a strange page could read a table through
    it (DNS rebinding). Addresses in numbers, this machine's names and the public address are.
    """
    name = hostname(authority)
    if not name:
        return False
    if is_loopback(authority) or _is_address(name):
        return True
    if config.public_url is not None and name == urlsplit(config.public_url).hostname:
        return True
    own = socket.gethostname().lower()
    return name == own or (name.endswith(".local") and not config.on_loopback)


def is_https(config: Config, scheme: str, authority: str) -> bool:
    """Whether people reach this server over https: directly, or through the proxy at its public address."""
    if scheme in ("https", "wss"):
        return True
    public = urlsplit(config.public_url or "")
    return public.scheme == "https" and hostname(authority) == public.hostname


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def origin_allowed(config: Config, headers: Mapping[str, str]) -> bool:
    """Whether a write or a socket comes from a page of this server, or from a program that is no browser."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        # The browser's own word, which no page can forge; it also holds behind a proxy that changes the host.
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is None:
        return True
    if config.public_url is not None and origin == config.public_url:
        return True
    scheme, _, authority = origin.partition("://")
    return scheme in ("http", "https") and authority.lower() == headers.get("host", "").lower()
