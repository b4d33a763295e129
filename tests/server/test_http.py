"""The REST half, the page and every header: what ASVS asks for, one test a row (R20)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from hordago.rules import OPTIONS, PRESETS
from hordago.server.config import Config, ConfigError, config_from
from hordago.server.origins import host_allowed, is_https, origin_allowed
from hordago.server.sessions import PLAIN_NAME, SECURE_NAME, cookies, hashed, new_token, token_in
from hordago.service import limits
from hordago.store.memory import MemoryStore
from tests.server.running import Browser, Running, ask, hung_up, running
from tests.sizes import seeded


def test_what_the_api_says() -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        assert (await http.get("/health")).json()["status"] == "ok"
        told = await http.get("/api/options", headers={"accept-encoding": "gzip"})
        plain = await http.get("/api/options", headers={"accept-encoding": "identity"})
        assert told.content == plain.content and "content-encoding" not in plain.headers
        assert int(told.headers["content-length"]) < len(plain.content) // 3
        choices = told.json()
        assert list(choices["presets"]) == list(PRESETS)
        assert [each["name"] for each in choices["options"]] == list(OPTIONS)
        assert {"name": "kings", "values": [4, 8, 9], "min": None, "max": None, "optional": False} in choices[
            "options"
        ]
        assert choices["bots"] and choices["default"] in choices["presets"] and "ehmf" in choices["signs"]
        schema = (await http.get("/schema")).json()
        assert {"/api/tables", "/health"} <= set(schema["paths"])
        assert (await http.get("/schema/openapi.json")).json() == schema
        assert (await http.get("/api/share")).json() == {"urls": [server.url], "loopback": True}
        ane = Browser(server)
        table = await ane.create(seats=6, teams=3, options={"kings": 8}, expose=0.5, sena_mode="partner")
        info = (await http.get(f"/api/tables/{table}")).json()
        assert info["rules"]["sides"] == [0, 1, 2, 0, 1, 2] and info["expose"] == 0.5
        assert info["status"] == "waiting" and len(info["next_commit"]) == 64
        assert (await http.get(f"/api/tables/{table}/record")).status_code == 409
        proofs = (await http.get(f"/api/tables/{table}/fairness")).json()
        assert proofs == {"deals": [], "next_commit": info["next_commit"]}

    ask(test)


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"preset": "nowhere"}, 400, "bad-rules"),
        ({"options": {"kings": 7}}, 400, "bad-rules"),
        ({"options": {"seats": 5}}, 400, "bad-rules"),
        ({"teams": 3}, 400, "bad-rules"),
        ({"teams": 0}, 400, "bad-rules"),
        ({"teams": 5}, 400, "bad-rules"),
        ({"teams": 10**9}, 400, "bad-rules"),
        ({"turn_seconds": 1}, 400, "bad-value"),
        ({"sena_mode": "x"}, 400, "bad-value"),
        ({"seats": 7}, 400, "malformed"),
        ({"seats": "four"}, 400, "malformed"),
        ({"expose": 2}, 400, "malformed"),
        ({"seats": "4"}, 400, "malformed"),
        ({"teams": "2"}, 400, "malformed"),
        ({"teams": "null"}, 400, "malformed"),
        ({"expose": "0.5"}, 400, "malformed"),
        ({"turn_seconds": "30"}, 400, "malformed"),
        ({"cut_by_seat": "true"}, 400, "malformed"),
        ({"cut_by_seat": 1}, 400, "malformed"),
        ({"options": {"kings": "8"}}, 400, "bad-rules"),
        ({"nothing": 1}, 400, "malformed"),
        ({"options": {"target": [1]}}, 400, "malformed"),
    ],
)
def test_tables_that_cannot_be(wish: dict[str, Any], status: int, code: str) -> None:
    async def test(_: Running, http: httpx.AsyncClient) -> None:
        answer = await http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert set(answer.json()) == {"code", "message", "place"}
        assert next(iter(wish)) in answer.json()["message"] or code == "bad-rules", answer.text
        if code == "malformed":
            assert answer.json()["place"].startswith(next(iter(wish))) or wish == {"nothing": 1}, answer.text

    ask(test)


def test_rubbish_over_http_is_no_error_of_ours() -> None:
    random = seeded(__name__)

    async def test(_: Running, http: httpx.AsyncClient) -> None:
        for _n in range(60):
            body = random.choice(
                [random.randbytes(20), b"{", b"[]", b"null", b'{"seats":1e999}', b'{"options":{"\xff":1}}']
            )
            path = random.choice(
                ["/api/tables", "/api/tables/x/seat", "/api/tables/x/seat-link", "/api/guest", "/api/none"]
            )
            answer = await http.request(random.choice(["POST", "PUT", "PATCH"]), path, content=body)
            assert answer.status_code < 500, (path, body, answer.text)
        for path in (
            "/api/tables/x",
            "/api/tables/%00",
            "/api/tables/x/record",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/api/%ff",
        ):
            assert (await http.get(path)).status_code in (404, 503), path
        deep = await http.post("/api/tables", content=b"[" * 16_000)
        assert (deep.status_code, deep.json()["code"]) == (400, "malformed")
        for headers in ({"Origin": "http://[::1"}, {"Host": "127.0.0.1:abc"}, {"Host": "["}):
            answer = await http.post("/api/guest", headers=headers)
            assert answer.status_code < 500 and answer.json()["code"], (headers, answer.text)
        wrong_way = await http.put("/api/tables")
        assert wrong_way.status_code == 405
        assert set(wrong_way.headers["allow"].split(", ")) == {"GET", "OPTIONS", "POST"}
        big = await http.post("/api/tables", content=b" " * (limits.BODY_BYTES + 1))
        assert big.status_code == 413

        async def chunks() -> Any:
            for _n in range(40):
                yield b" " * 1024

        assert (await http.post("/api/tables", content=chunks())).status_code == 413

    ask(test)


def test_too_many_requests_and_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REQUESTS", (30, 60.0))
    monkeypatch.setattr(limits, "TABLES", (3, 3600.0))

    async def test(_: Running, http: httpx.AsyncClient) -> None:
        made = [(await http.post("/api/tables", json={})).status_code for _n in range(4)]
        assert made == [201, 201, 201, 429]
        assert [(await http.get("/api/options")).status_code for _n in range(30)][-1] == 429
        assert (await http.get("/health")).status_code == 200

    ask(test)


# ── headers, origins, cookies ────────────────────────────────────────────────────────────────────────


def test_headers_of_every_answer() -> None:
    async def test(_: Running, http: httpx.AsyncClient) -> None:
        for path in ("/", "/t/some-table", "/api/options", "/health", "/schema", "/nothing.js", "/api/none"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self' 'wasm-unsafe-eval'" in policy and "frame-ancestors 'none'" in policy
            assert "unsafe-inline" not in policy
            assert (
                headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
            )
            assert "server" not in headers
        assert (await http.get("/api/options")).headers["cache-control"] == "no-store"

    ask(test)


def test_other_sites_may_not_write() -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        for headers in (
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Origin": server.url.replace("127.0.0.1", "localhost")},
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site", "Origin": server.url},
        ):
            assert (await http.post("/api/tables", json={}, headers=headers)).status_code == 403, headers
        for headers in (
            {},
            {"Origin": server.url},
            {"Sec-Fetch-Site": "same-origin", "Origin": "http://localhost:5173"},
        ):
            assert (await http.post("/api/tables", json={}, headers=headers)).status_code == 201, headers
        assert (await http.get("/api/options", headers={"Host": "evil.example"})).status_code == 421

    ask(test)


def test_names_of_this_server() -> None:
    local, lan = Config(), Config(host="0.0.0.0")
    public = Config(public_url="https://mus.example.org")
    for host in ("localhost:8000", "127.0.0.1", "[::1]:8000", "mus.localhost"):
        assert host_allowed(local, host) and host_allowed(lan, host)
    assert host_allowed(lan, "192.168.1.7:8000") and host_allowed(lan, "ane.local")
    odd = ("127.0.0.1:abc", "127.0.0.1:99999", "ane.local:-1", "[::1", "127.0.0.1:0")
    for host in ("evil.example", "", "127.0.0.1.evil.example", "[", "localhost.evil.example", *odd):
        assert not host_allowed(local, host) and not host_allowed(lan, host), host
    assert host_allowed(public, "mus.example.org") and not host_allowed(local, "mus.example.org")
    assert is_https(public, "http", "mus.example.org") and not is_https(public, "http", "10.0.0.1:8000")
    assert is_https(local, "wss", "x") and not is_https(local, "ws", "mus.example.org")
    assert origin_allowed(public, {"host": "10.0.0.1:8000", "origin": "https://mus.example.org"})
    assert not origin_allowed(local, {"host": "a:1", "origin": "http://a:2"})
    for origin in ("file://a", "http://[::1", "http://", "://", "", "http://a\u0000"):
        assert not origin_allowed(local, {"host": "a", "origin": origin}), origin


def test_cookies() -> None:
    token = new_token()
    assert len(token) == 43 and len(hashed(token)) == 64 and token not in hashed(token)
    lan = cookies(token, https=False, host="192.168.1.7:8000")
    assert len(lan) == 1 and lan[0].startswith(f"{PLAIN_NAME}=") and "Secure" not in lan[0]
    https = cookies(token, https=True, host="mus.example.org")
    assert len(https) == 1 and https[0].startswith(f"{SECURE_NAME}=") and https[0].endswith("Secure")
    both = cookies(token, https=False, host="localhost:8000")
    assert [each.partition("=")[0] for each in both] == [SECURE_NAME, PLAIN_NAME]
    assert all(
        "HttpOnly" in each and "SameSite=Lax" in each and "Path=/" in each for each in (*lan, *https, *both)
    )
    assert all(f"Max-Age={limits.GUEST_DAYS * 86_400}" in each for each in (*lan, *https, *both))
    assert token_in(f"x=1; {PLAIN_NAME}={token}") == token == token_in(f"{SECURE_NAME}={token}")
    for theirs in ('x={"a": 1}', "x=a b", 'x="a', "é=1", "a[b]=1", "=v", "novalue", "expires=1", ";;"):
        found = token_in(f"{theirs}; {PLAIN_NAME}={token}; {theirs}")
        assert found == token, f"{theirs} of another program on this machine makes nobody a stranger"
    for wrong in (
        "",
        "hordago=",
        "hordago=short",
        f"hordago={token}x",
        f"other={token}",
        "hordago=" + "é" * 43,
        "=;=,",
    ):
        assert token_in(wrong) is None

    async def test(_: Running, http: httpx.AsyncClient) -> None:
        first = await http.post("/api/guest")
        assert first.status_code == 204 and len(first.headers.get_list("set-cookie")) == 3
        mine = await http.get("/api/options", headers={"Cookie": f"{PLAIN_NAME}={token}"})
        assert "set-cookie" not in mine.headers, "who is known is not given another name"
        assert "set-cookie" not in (await http.get("/health")).headers

    ask(test)


# ── the page ─────────────────────────────────────────────────────────────────────────────────────────


def test_the_page_and_its_files(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<title>Mus</title>")
    (site / "assets" / "app-123.js").write_text("1")
    (site / "sw.js").write_text("2")
    (site / "engine.wasm").write_bytes(b"\0asm")
    (tmp_path / "secret.txt").write_text("no")
    (site / "link.txt").symlink_to(tmp_path / "secret.txt")

    async def test(_: Running, http: httpx.AsyncClient) -> None:
        for path in ("/", "/t/abc", "/new", "/rules/"):
            page = await http.get(path)
            assert (
                page.status_code == 200
                and "Mus" in page.text
                and page.headers["cache-control"].endswith("no-cache")
            )
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            head = await http.head(path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-length"] == page.headers["content-length"]
        script = await http.get("/assets/app-123.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert (await http.get("/sw.js")).headers["cache-control"] == "no-cache"
        assert (await http.get("/engine.wasm")).headers["content-type"] == "application/wasm"
        same = await http.get("/sw.js", headers={"If-None-Match": (await http.get("/sw.js")).headers["etag"]})
        assert same.status_code == 304 and same.content == b""
        for path in (
            "/assets/none.js",
            "/none.png",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/link.txt",
            "/assets/" + "a" * 300 + ".js",
            "/" + "a" * 300 + ".png",
            "/" + "a/" * 3000 + "b.png",
            "/%00.png",
        ):
            answer = await http.get(path)
            assert answer.status_code in (400, 404) and answer.text != "no", path

    ask(test, static=site)


def test_a_server_without_its_page_says_what_to_do(tmp_path: Path) -> None:
    async def test(_: Running, http: httpx.AsyncClient) -> None:
        answer = await http.get("/t/abc")
        assert answer.status_code == 503 and "make web" in answer.text

    ask(test, static=tmp_path)


# ── settings ─────────────────────────────────────────────────────────────────────────────────────────


def test_settings() -> None:
    config = config_from(
        "0.0.0.0", 1, {"HORDAGO_PUBLIC_URL": "https://mus.example.org/", "HORDAGO_DATA": "/d"}
    )
    assert config.public_url == "https://mus.example.org" and str(config.database) == "/d/hordago.sqlite3"
    assert not config.on_loopback and config_from("127.0.0.1", 1, {}).on_loopback
    for given, meant in (
        ("HTTPS://Mus.Example.org", "https://mus.example.org"),
        ("https://mús.example.org:8443/", "https://xn--ms-rka.example.org:8443"),
    ):
        assert config_from("a", 1, {"HORDAGO_PUBLIC_URL": given}).public_url == meant
    loud = config_from("a", 1, {"HORDAGO_LOG": "INFO", "HORDAGO_METRICS_FROM": "None", "HORDAGO_TOKEN": "x"})
    assert loud.log_level == "info" and loud.metrics_from == ()
    assert (
        config_from("::1", 1, {"HORDAGO_DATABASE_URL": "sqlite+aiosqlite:///x"}).url
        == "sqlite+aiosqlite:///x"
    )
    for host, port, environment, word in (
        ("a", 70000, {}, "port"),
        ("a", -1, {}, "port"),
        ("a", 1, {"HORDAGO_PUBLIC_URL": "mus.example.org"}, "HORDAGO_PUBLIC_URL"),
        ("a", 1, {"HORDAGO_PUBLIC_URL": "https://a:99999"}, "HORDAGO_PUBLIC_URL"),
        ("a", 1, {"HORDAGO_BROKER_URL": "redis://[::1"}, "redis://host:6379"),
        ("a", 1, {"HORDAGO_BROKER_URL": "redis://host:port"}, "redis://host:6379"),
        ("a", 1, {"HORDAGO_DATABASE_URL": "mysql://a/b"}, "expected postgresql://"),
        ("a", 1, {"HORDAGO_DATABASE_URL": "/srv/mus.sqlite3"}, "sqlite:////path"),
        ("a", 1, {"HORDAGO_DATABASE_URL": "postgresql+psycopg2://h/d"}, "expected postgresql://"),
        ("a", 1, {"HORDAGO_DATABASE_URL": "postgresql://u:s@cret@h/d"}, "%40"),
        ("a", 1, {"HORDAGO_DATABASE_URL": "postgresql://u@h:port/d"}, "postgresql://user"),
        ("a", 1, {"HORDAGO_DATABASE_URL": "postgresql://u@h"}, "postgresql://user"),
        ("a", 1, {"HORDAGO_DATABASE_URL": "postgresql://u@h/d?application_name=x"}, "'application_name'"),
        ("a", 1, {"HORDAGO_DATABASE_URL": "sqlite://"}, "path of a file"),
        ("a", 1, {"HORDAGO_DATABASE_URL": "sqlite:///:memory:"}, "path of a file"),
        ("a", 1, {"HORDAGO_PUBLIC_ULR": "https://a"}, "is it HORDAGO_PUBLIC_URL?"),
        ("a", 1, {"HORDAGO_DATABASE": "postgresql://u@h/d"}, "is it HORDAGO_DATABASE_URL?"),
        ("a", 1, {"HORDAGO_TRUSTED_PROXIES": "10.0.0.1/24"}, "10.0.0.0/24"),
        ("a", 1, {"HORDAGO_PUBLIC_URL": "https://a/b"}, "HORDAGO_PUBLIC_URL"),
        ("a", 1, {"HORDAGO_PUBLIC_URL": "https://a b"}, "HORDAGO_PUBLIC_URL"),
        ("a", 1, {"HORDAGO_PUBLIC_URL": "https://a:999999"}, "HORDAGO_PUBLIC_URL"),
        ("a", 1, {"HORDAGO_PUBLIC_URL": "https://ane:1@a"}, "HORDAGO_PUBLIC_URL"),
        ("a", 1, {"HORDAGO_PUBLIC_URL": "https://[::1"}, "HORDAGO_PUBLIC_URL"),
        ("a", 1, {"HORDAGO_BOT_PACE": "x"}, "HORDAGO_BOT_PACE"),
        ("a", 1, {"HORDAGO_BOT_PACE": "nan"}, "HORDAGO_BOT_PACE"),
    ):
        with pytest.raises(ConfigError, match=word):
            config_from(host, port, environment)


def test_logs_say_what_failed_but_nothing_of_what_it_was_about(caplog: pytest.LogCaptureFixture) -> None:
    """R9: an error's message may hold cards or seeds; tables' names are keys. Neither is ever logged."""
    secret, table = "00112233445566778899", ""

    class Failing(MemoryStore):
        async def read(self, table: str, since: int = 0) -> Any:
            raise OSError(secret)

        async def append(self, table: str, *row: Any) -> bool:
            if row[0].seq:
                raise OSError(secret)
            return await super().append(table, *row)

    async def main() -> None:
        nonlocal table
        async with running(Failing()) as server:
            ane = Browser(server)
            table = await ane.create()
            await ane.open(table)
            await ane.say_raw({"t": "sit", "id": "sit-down", "seat": 0, "name": "Ane"})
            assert await hung_up(ane) == 1011
            assert (await ane.http.get(f"/api/tables/{table}/record")).json()["code"] == "server-bug"
            assert (await ane.http.get("/api/tables/unknown-table")).status_code == 500
            assert ane.token not in caplog.text and hashed(ane.token) not in caplog.text

    with caplog.at_level("DEBUG", logger="hordago"):
        asyncio.run(asyncio.wait_for(main(), 60))
    assert "OSError" in caplog.text and "test_http.py" in caplog.text
    assert secret not in caplog.text and table not in caplog.text and "unknown-table" not in caplog.text
