"""Behind a proxy: whom it speaks for counts, if it is one that is trusted; others may say what they like."""

from __future__ import annotations

import asyncio

import pytest

from hordago.service import limits
from tests.server.running import Browser, running

PUBLIC = "https://mus.example.org"


@pytest.mark.parametrize(
    ("trusted", "believed"), [(("127.0.0.1",), True), (("127.0.0.0/8",), True), (("10.0.0.0/8",), False)]
)
def test_only_a_trusted_proxy_says_where_people_are(
    trusted: tuple[str, ...], believed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bound on new tables counts people's addresses, not the proxy's; nobody escapes it by a header."""
    monkeypatch.setattr(limits, "TABLES", (1, 3600.0))

    async def test() -> None:
        async with running(public_url=PUBLIC, trusted_proxies=trusted) as server:
            ane = Browser(server)

            async def ask(*path: str) -> int:
                headers = {"X-Forwarded-For": ", ".join(path), "X-Forwarded-Proto": "https"}
                return (await ane.http.post("/api/tables", json={}, headers=headers)).status_code

            assert await ask("203.0.113.1") == 201
            assert await ask("203.0.113.1") == 429
            assert await ask("203.0.113.2") == (201 if believed else 429)
            # What the client itself put there stands before what the proxy added.
            assert await ask("203.0.113.9", "203.0.113.1") == 429

    asyncio.run(test())
