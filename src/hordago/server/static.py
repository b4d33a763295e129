"""The web front end's files, with a page that says what to do where it was not built."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from email.utils import formatdate
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Stream

from hordago.i18n import negotiate

PIECE: Final = 64 * 1024
"""Bytes of a file that are in memory for one reader."""
_YEAR = "public, max-age=31536000, immutable"
_HOUR = "public, max-age=3600"
"""Drawings: a page uses each of them many times, and asks anew for every use."""
_ASK = "no-cache"
"""Keep it, but ask each time whether it is still the same."""
_KEPT = {"assets": _YEAR, "engine": _YEAR, "art": _HOUR}
_LIST = "engine/engine.json"
"""The one file of its folder whose name does not change with its content."""
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Hordago</title>
<body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 34em; margin: 4em auto; padding: 0 1em">
<h1>Hordago</h1>
<p>The server runs, but its web pages were not built.</p>
<p>Run <code>make web</code> in the project's folder, then load this page again.
In a terminal, <code>hordago play</code> plays without them.</p>
"""


def page(root: Path, packed: bool = False, language: str = "") -> Response[Any]:
    """The page of the front end; it finds its own way from the address.

    It learns only when it runs which words it needs; a browser that is told ahead fetches them beside it.
    """
    index = root / "index.html"
    if not index.is_file():
        return Response(_NOT_BUILT.encode(), status_code=503, media_type="text/html")
    response = _file(index, _ASK, packed)
    if language and (words := next((root / "assets").glob(f"{language}-*.js"), None)):
        response.headers["Link"] = f"</assets/{words.name}>; rel=modulepreload"
        response.headers["Vary"] = "Accept-Encoding, Accept-Language"
    return response


def _file(path: Path, cache: str, packed: bool = False) -> Response[Any]:
    """The file, or what the build has packed beside it."""
    kind = _TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    beside = path.with_name(f"{path.name}.gz")
    found = beside if packed and beside.is_file() else path
    stat = found.stat()
    headers = {
        "Cache-Control": cache,
        "ETag": f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"',
        "Last-Modified": formatdate(stat.st_mtime, usegmt=True),
        "Vary": "Accept-Encoding",
    }
    if found is beside:
        headers["Content-Encoding"] = "gzip"
    if stat.st_size <= PIECE:
        return Response(found.read_bytes(), media_type=kind, headers=headers)
    headers["Content-Length"] = str(stat.st_size)
    return Stream(_pieces(found, stat.st_size), media_type=kind, headers=headers)


async def _pieces(path: Path, size: int) -> AsyncGenerator[bytes, None]:
    """A large file piece by piece, each when the one before is on its way: a slow reader costs one of them.

    Nothing stays open in between, since readers may be many.
    """
    for start in range(0, size, PIECE):
        with path.open("rb") as file:
            file.seek(start)
            piece = file.read(min(PIECE, size - start))
        yield piece


@get("/", include_in_schema=False, sync_to_thread=False)
def front_page(request: Request[None, None, State]) -> Response[Any]:
    """The page."""
    return _answer(request, "")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def static_file(request: Request[None, None, State], path: FromPath[str]) -> Response[Any]:
    """A built file, or the page for every address that is not a file."""
    return _answer(request, path)


def _file_at(root: Path, wanted: str) -> Path | None:
    """The file of that name, if there is one; a name may be anything, and too long for the disk."""
    try:
        found = (root / wanted).resolve()
        return found if found.is_file() and found.is_relative_to(root.resolve()) else None
    except (OSError, ValueError):
        return None


def _answer(request: Request[None, None, State], path: str) -> Response[Any]:
    root: Path = request.app.state.config.static
    wanted = path.strip("/")
    packed = "gzip" in request.headers.get("accept-encoding", "")
    found = _file_at(root, wanted)
    if found is not None:
        folder = wanted.partition("/")[0]
        response = _file(found, _ASK if wanted == _LIST else _KEPT.get(folder, _ASK), packed)
    elif "." in wanted.rsplit("/", 1)[-1] or wanted.startswith(("api/", "assets/", "engine/", "schema/")):
        raise NotFoundException("there is no such file")
    else:
        response = page(root, packed, negotiate(request.headers.get("accept-language")))
    if request.headers.get("if-none-match") == response.headers.get("ETag", ""):
        headers = {name: value for name, value in response.headers.items() if name != "Content-Length"}
        return Response(b"", status_code=304, headers=headers)
    return response
