"""The page's files as they travel: packed where the build has packed them, kept as names allow."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest

from tests.server.running import running

TEXT = b"let mus = 'corrido'; " * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built page: a script with its packed form, an engine, and what tells of it."""
    for name, content in {
        "index.html": b"<!doctype html>",
        "assets/index-1.js": TEXT,
        "assets/index-1.js.gz": gzip.compress(TEXT),
        "assets/eu-1.js": b"export {}",
        "assets/eu-1.js.gz": gzip.compress(b"export {}"),
        "engine/pyodide-1/pyodide.asm.wasm": b"\0asm",
        "engine/pyodide-1/pyodide.mjs": b"export {}",
        "engine/engine.json": b'{"files": []}',
        "manifest.webmanifest": b"{}",
        "sw.js": b"self",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return tmp_path


def fetched(folder: Path, *requests: tuple[str, dict[str, str]]) -> list[httpx.Response]:
    """What a server of that folder answers."""

    async def ask() -> list[httpx.Response]:
        async with running(static=folder) as server, httpx.AsyncClient(base_url=server.url) as http:
            return [await http.get(path, headers=headers) for path, headers in requests]

    return asyncio.run(ask())


def test_a_packed_file_travels_packed_to_those_who_can_read_it(folder: Path) -> None:
    script = "/assets/index-1.js"
    packed, plain = fetched(
        folder,
        (script, {"accept-encoding": "gzip, br"}),
        (script, {"accept-encoding": "identity"}),
    )
    assert packed.content == plain.content == TEXT
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < len(TEXT) // 3
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert packed.headers["content-type"].startswith("text/javascript")
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.headers["etag"] != plain.headers["etag"]
    (again,) = fetched(folder, (script, {"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]}))
    assert again.status_code == 304 and again.content == b""


def test_what_names_say_of_a_file(folder: Path) -> None:
    expected = {
        "/engine/pyodide-1/pyodide.asm.wasm": ("application/wasm", "immutable"),
        "/engine/pyodide-1/pyodide.mjs": ("text/javascript", "immutable"),
        "/engine/engine.json": ("application/json", "no-cache"),
        "/manifest.webmanifest": ("application/manifest+json", "no-cache"),
        "/sw.js": ("text/javascript", "no-cache"),
    }
    answers = fetched(folder, *((path, {}) for path in expected))
    for answer, (kind, kept) in zip(answers, expected.values(), strict=True):
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind) and kept in answer.headers["cache-control"]


def test_a_part_of_the_engine_that_is_not_there_is_no_page(folder: Path) -> None:
    missing, page = fetched(folder, ("/engine/pyodide-1/missing", {}), ("/t/anything", {}))
    assert missing.status_code == 404
    assert page.status_code == 200 and page.content == b"<!doctype html>"


def test_a_browser_learns_ahead_of_the_words_it_will_need(folder: Path) -> None:
    basque, korean, script = fetched(
        folder,
        ("/t/anything", {"accept-language": "eu-ES,es;q=0.8"}),
        ("/", {"accept-language": "ko"}),
        ("/assets/index-1.js", {"accept-language": "eu"}),
    )
    assert basque.headers["link"] == "</assets/eu-1.js>; rel=modulepreload"
    assert basque.headers["vary"] == "Accept-Encoding, Accept-Language"
    assert "link" not in korean.headers and "link" not in script.headers
