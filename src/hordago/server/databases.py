"""Addresses of databases as people write them, and as the drivers here want them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from urllib.parse import parse_qsl, urlsplit

_DRIVERS: Final = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
}
_WORDS: Final = ("host", "passfile", "port", "sslmode", "target_session_attrs")
"""What may follow the question mark of a PostgreSQL's address."""


def driver_url(text: str) -> str:
    """The address with its driver. Raises ``ValueError``, which never tells a password that was in it."""
    scheme, _, rest = text.partition("://")
    driver = _DRIVERS.get(scheme.lower())
    if driver is None or "://" not in text:
        raise ValueError("expected postgresql://user:password@host/name or sqlite:////path/to/file")
    if driver.startswith("sqlite"):
        if not rest.startswith("/") or rest.strip("/") in ("", ":memory:"):
            raise ValueError("sqlite: needs the path of a file: sqlite:////srv/mus.sqlite3")
    else:
        _check(f"postgresql://{rest}")
    # The driver has another word for what everybody calls sslmode.
    return f"{driver}://" + re.sub(r"([?&])sslmode=", r"\1ssl=", rest)


def sqlite_file(url: str) -> Path | None:
    """The file of such an address, None where it is another database."""
    scheme, _, rest = url.partition("://")
    return Path(rest.partition("?")[0].removeprefix("/")) if scheme.startswith("sqlite") else None


def _check(url: str) -> None:
    """Look at a PostgreSQL's address."""
    hint = "expected postgresql://user:password@host:5432/name, with %40 for an @ in the password and so on"
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise ValueError(hint) from None
    if port == 0 or len(parts.path) < 2 or parts.netloc.count("@") > 1 or parts.fragment:
        raise ValueError(hint)
    for word, _ in parse_qsl(parts.query, keep_blank_values=True):
        if word not in (*_WORDS, "ssl"):
            raise ValueError(f"{word[:40]!r} is no option here; there are {', '.join(_WORDS)}")
