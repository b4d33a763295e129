"""Headers, origins and cookies, table by table (R20): what every answer says, and who may ask for what."""

from __future__ import annotations

import asyncio
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import websockets

from hordago.server.sessions import hashed, new_token
from tests.server.running import Browser, Running, ask

HTTPS = {"public_url": "https://mus.example.org"}
PUBLIC = {"Host": "mus.example.org"}
LAN = {"Host": "192.168.1.7:8000"}
PATHS = (
    "/",
    "/t/a-table",
    "/fair",
    "/assets/page.js",
    "/health",
    "/ready",
    "/schema",
    "/api/options",
    "/api/none",
)
POLICY = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
ALWAYS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A built page."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Hordago</title>", encoding="utf-8")
    (tmp_path / "assets" / "page.js").write_text("export {}", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("where", "headers", "settings", "opener", "strict"),
    [
        ("this machine", {}, {}, True, False),
        ("a network over http", LAN, {"host": "0.0.0.0"}, False, False),
        ("https behind a proxy", PUBLIC, HTTPS, True, True),
    ],
)
def test_every_answer_has_the_headers_of_the_house(
    site: Path, where: str, headers: dict[str, str], settings: dict[str, Any], opener: bool, strict: bool
) -> None:
    async def test(_: Running, http: httpx.AsyncClient) -> None:
        for path in PATHS:
            found = (await http.get(path, headers=headers)).headers
            policy = dict(
                each.strip().partition(" ")[::2] for each in found["content-security-policy"].split(";")
            )
            assert policy == POLICY, (where, path)
            assert {name: found[name] for name in ALWAYS} == ALWAYS, (where, path)
            assert ("cross-origin-opener-policy" in found) is opener, (where, path)
            assert ("strict-transport-security" in found) is strict, (where, path)
            if strict:
                assert int(found["strict-transport-security"].partition("=")[2]) >= 31_536_000
        refused = await http.post("/api/tables", json={}, headers={**headers, "Sec-Fetch-Site": "cross-site"})
        assert refused.status_code == 403 and refused.headers["x-content-type-options"] == "nosniff"

    ask(test, static=site, **settings)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/assets/page.js", "text/javascript; charset=utf-8"),
        ("/api/options", "application/json"),
        ("/api/none", "application/json"),
        ("/health", "application/json"),
        ("/metrics", "text/plain; version=0.0.4; charset=utf-8"),
    ],
)
def test_every_body_says_what_it_is(site: Path, path: str, kind: str) -> None:
    async def test(_: Running, http: httpx.AsyncClient) -> None:
        assert (await http.get(path)).headers["content-type"] == kind

    ask(test, static=site)


WRITERS = [
    ({}, True),
    ({"Origin": "{own}"}, True),
    ({"Sec-Fetch-Site": "same-origin"}, True),
    ({"Sec-Fetch-Site": "none"}, True),
    ({"Sec-Fetch-Site": "same-site", "Origin": "{own}"}, False),
    ({"Sec-Fetch-Site": "cross-site"}, False),
    ({"Sec-Fetch-Site": "cross-site", "Origin": "{own}"}, False),
    ({"Origin": "https://evil.example"}, False),
    ({"Origin": "{own}.evil.example"}, False),
    ({"Origin": "http://127.0.0.1:1"}, False),
    ({"Origin": "null"}, False),
    ({"Origin": ""}, False),
    ({"Origin": "file://"}, False),
]
"""Who writes, and whether it may; the browser's own word first, then where the page came from."""


def from_here(headers: dict[str, str], server: Running) -> dict[str, str]:
    return {name: value.replace("{own}", server.url) for name, value in headers.items()}


@pytest.mark.parametrize(("headers", "may"), WRITERS)
def test_who_may_write(headers: dict[str, str], may: bool) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        made = await http.post("/api/tables", json={}, headers=from_here(headers, server))
        assert (made.status_code == 201) is may and (made.status_code == 403) is not may

    ask(test)


@pytest.mark.parametrize(("headers", "may"), WRITERS)
def test_who_may_open_a_socket(headers: dict[str, str], may: bool) -> None:
    async def test(server: Running, _: httpx.AsyncClient) -> None:
        url = server.url.replace("http", "ws") + "/ws"
        more = from_here(headers, server)
        if may:
            await (await websockets.connect(url, additional_headers=more)).close()
            return
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(url, additional_headers=more)

    ask(test)


def test_no_way_to_write_is_open_to_other_pages() -> None:
    """Every operation of the API that is no GET, as the API itself lists them."""

    async def test(_: Running, http: httpx.AsyncClient) -> None:
        paths = (await http.get("/schema")).json()["paths"]
        writes = [
            (method, path)
            for path, operations in paths.items()
            for method in operations
            if method in ("post", "put", "patch", "delete")
        ]
        assert len(writes) >= 6
        for method, path in writes:
            where = path.replace("{", "").replace("}", "")
            for headers in ({"Sec-Fetch-Site": "cross-site"}, {"Origin": "https://evil.example"}):
                answer = await http.request(method.upper(), where, headers=headers)
                assert answer.status_code == 403, (method, path)

    ask(test)


def test_reading_changes_nothing() -> None:
    """A GET makes no table, seats nobody, and needs no preflight: no other page gets to read the answer."""

    async def test(server: Running, http: httpx.AsyncClient) -> None:
        ane = Browser(server)
        table = await ane.create()
        rows = server.hub.rooms[table].state.rows
        paths = (await http.get("/schema")).json()["paths"]
        for path, operations in paths.items():
            if "get" in operations and "stream" not in path and "bot" not in path:
                where = path.replace("{table_id}", table)
                answer = await ane.http.get(where, headers={"Origin": "https://evil.example"})
                assert answer.status_code < 500, where
                assert not [name for name in answer.headers if name.startswith("access-control-")], where
        preflight = await ane.http.options(
            "/api/tables", headers={"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
        )
        assert not [name for name in preflight.headers if name.startswith("access-control-")]
        assert server.hub.rooms[table].state.rows == rows and list(server.hub.rooms) == [table]

    ask(test)


def test_no_secret_is_ever_in_an_address() -> None:
    """A seat's secret is in the fragment, which no browser sends; the token is in the cookie alone."""

    async def test(server: Running, http: httpx.AsyncClient) -> None:
        ane = Browser(server)
        await ane.open(await ane.create())
        await ane.say("sit", seat=0, name="Ane")
        link = (await ane.http.post(f"/api/tables/{ane.table}/seat-link")).json()["link"]
        assert link.partition("#")[2].startswith("seat=") and ane.token not in link
        paths = (await http.get("/schema")).json()["paths"]
        queries = [
            parameter["name"]
            for operations in paths.values()
            for operation in operations.values()
            for parameter in operation.get("parameters", ())
            if parameter["in"] == "query"
        ]
        assert not {"token", "key", "seat", "secret"} & set(queries)
        await ane.close()

    ask(test)


def test_cookies_over_https_are_for_this_host_alone() -> None:
    async def test(_: Running, http: httpx.AsyncClient) -> None:
        for each in (await http.post("/api/guest", headers=PUBLIC)).headers.get_list("set-cookie"):
            assert each.startswith(("__Host-hordago=", "hordago-fresh=1;")), each
            assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= {
                part.strip() for part in each.split(";")
            }
            assert "Domain" not in each

    ask(test, **HTTPS)


def test_over_https_nobody_else_says_who_a_browser_is() -> None:
    """A page on a neighbouring name can set a plain cookie for this host, with a guest of its own in it."""
    planted, own = new_token(), new_token()
    tossed = {"Cookie": f"hordago={planted}"}
    both = {"Cookie": f"hordago={planted}; __Host-hordago={own}", **PUBLIC}

    async def test(server: Running, http: httpx.AsyncClient) -> None:
        found = await http.get("/api/guest/export", headers={**tossed, **PUBLIC})
        assert found.json()["guest"] != hashed(planted)
        assert any(each.startswith("__Host-") for each in found.headers.get_list("set-cookie"))
        assert (await http.get("/api/guest/export", headers=both)).json()["guest"] == hashed(own)
        url, port = "ws://mus.example.org/ws", urlsplit(server.url).port
        async with websockets.connect(url, host="127.0.0.1", port=port, additional_headers=tossed) as ws:
            assert ws.response is not None
            assert any(each.startswith("__Host-") for each in ws.response.headers.get_all("set-cookie"))

    ask(test, **HTTPS)


KEPT = ("/art/cards.svg", "/engine/engine.json", "/engine/a-1.zip", "/sw.js", "/manifest.webmanifest")


def test_no_cache_on_the_way_gives_one_cookie_to_many(site: Path) -> None:
    """What a cache may keep for all has no cookie; what has one, no cache for many may keep."""
    for name in KEPT:
        file = site / name[1:]
        file.parent.mkdir(exist_ok=True)
        file.write_text("{}", encoding="utf-8")

    async def test(_: Running, http: httpx.AsyncClient) -> None:
        given = 0
        for path in (*PATHS, *KEPT):
            http.cookies.clear()
            answer = await http.get(path)
            kept = answer.headers.get_list("cache-control")
            assert len(kept) <= 1, path
            if "set-cookie" in answer.headers:
                given += 1
                assert kept and ("private" in kept[0] or "no-store" in kept[0]), (path, kept)
            if path.startswith(("/assets", "/art", "/engine/a-1")):
                assert kept and "public" in kept[0]
        assert given >= 4

    ask(test, static=site)


@pytest.mark.parametrize(
    "path",
    [
        "//api/options",
        "///api//options",
        "/./api/options",
        "/x/../api/options",
        "/%2fapi/options",
        "/%2e/api/options",
    ],
)
def test_no_other_way_of_writing_an_address_gets_round_the_guard(path: str) -> None:
    """The guard counts requests to the API and has its answers kept by no cache; the router is less exact."""

    async def test(server: Running, _: httpx.AsyncClient) -> None:
        told = await asyncio.to_thread(_status_of, server, path)
        assert told == 404

    ask(test)


def _status_of(server: Running, path: str) -> int:
    """As it stands, which no client of good manners would send."""
    found = urlsplit(server.url)
    connection = HTTPConnection(str(found.hostname), found.port or 80, timeout=10)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    finally:
        connection.close()
