"""Guests: a browser is known by a cookie with 256 secret bits; the server only ever keeps its hash."""

from __future__ import annotations

import hashlib
import re
import secrets

from hordago.server.origins import is_loopback
from hordago.service import limits

SECURE_NAME = "__Host-hordago"
PLAIN_NAME = "hordago"
FRESH_NAME = "hordago-fresh"
"""While this cookie lives the token is not changed. It is no secret."""
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """256 bits from the operating system, as 43 letters, digits, ``-`` and ``_``."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token: SHA-256, in hex."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_in(cookie_header: str, *, https: bool = False) -> str | None:
    """The guest's token in a Cookie header, None where there is no well-formed one.

    Over https the ``__Host-`` cookie alone counts: a plain one may come from a page on a neighbouring name,
    to have people play as a guest of its own while it looks on. Cookies of others may hold anything.
    """
    found: dict[str, str] = {}
    for each in cookie_header.split(";"):
        name, _, value = each.strip().partition("=")
        if _TOKEN.fullmatch(value):
            found.setdefault(name, value)
    return found.get(SECURE_NAME) or (None if https else found.get(PLAIN_NAME))


def is_fresh(cookie_header: str) -> bool:
    """Whether that browser got its token lately."""
    return f"{FRESH_NAME}=1" in cookie_header.replace(" ", "").split(";")


def fresh_cookie(*, https: bool) -> str:
    """The Set-Cookie header that goes with a new token."""
    rest = f"Path=/; Max-Age={limits.TOKEN_DAYS * 24 * 3600}; HttpOnly; SameSite=Lax"
    return f"{FRESH_NAME}=1; {rest}{'; Secure' if https else ''}"


def cookies(token: str, *, https: bool, host: str) -> list[str]:
    """The Set-Cookie headers for a new guest.

    Under https the ``__Host-`` cookie alone. On a loopback address both: some browsers take a Secure cookie
    over http from there, others do not. On a LAN over http there is only the plain one.
    """
    age = limits.GUEST_DAYS * 24 * 3600
    rest = f"Path=/; Max-Age={age}; HttpOnly; SameSite=Lax"
    secure, plain = f"{SECURE_NAME}={token}; {rest}; Secure", f"{PLAIN_NAME}={token}; {rest}"
    if https:
        return [secure]
    return [secure, plain] if is_loopback(host) else [plain]
