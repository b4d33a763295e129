"""What every HTTP request passes: who may ask, how often, how much; and the headers of every answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

import msgspec
from litestar import Litestar
from litestar.types import Message, Send

from hordago.server.blame import blame
from hordago.server.config import LOOPBACK, Config
from hordago.server.doors import Doors, network_of
from hordago.server.guests import NOBODY, Asker, GuestBook
from hordago.server.origins import host_allowed, is_https, is_loopback, origin_allowed
from hordago.server.probes import PATHS as PROBES
from hordago.server.sessions import cookies, fresh_cookie, is_fresh, token_in
from hordago.server.ws import Line, table_socket
from hordago.service import limits
from hordago.service.limits import Window
from hordago.service.ports import Clock

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_OPENER = "same-origin"
"""Cross-Origin-Opener-Policy; over http from elsewhere a browser only complains about it."""
_STRICT_TRANSPORT = "max-age=31536000"
_READS = ("GET", "HEAD", "OPTIONS")
SOCKET = "/ws"
PROGRAMS = "/api/bot/"
"""Where programs ask, which have a token and need no cookie."""
_PARTING = (400,)
"""After these the line is closed: nobody knows where the next request would begin."""
_REASONS = {421: "name", 403: "page", 413: "size", 429: "rate"}
_KNOWN = 10_000
"""Networks whose rate is remembered; when there are more, the half that came first is forgotten."""


class Rates:
    """A window for each network address."""

    def __init__(self, bound: tuple[int, float], clock: Clock) -> None:
        self._bound = bound
        self._clock = clock
        self._windows: dict[str, Window] = {}

    def allows(self, address: str) -> bool:
        """Whether that address may once more."""
        now, network = self._clock(), network_of(address)
        if network not in self._windows and len(self._windows) >= _KNOWN:
            busy = {who: window for who, window in self._windows.items() if not window.idle(now)}
            self._windows = dict(islice(busy.items(), max(0, len(busy) - _KNOWN // 2), None))
        return self._windows.setdefault(network, Window(*self._bound)).allows(now)


class Guard:
    """The application behind its guard. ``scope["state"]["guest"]`` is who asks."""

    def __init__(self, app: Litestar, config: Config, clock: Clock) -> None:
        self.app = app
        self.config = config
        self.doors = Doors([*config.trusted_proxies, *LOOPBACK])
        api = Rates(limits.REQUESTS, clock)
        self._requests = {
            PROGRAMS: Rates(limits.PROGRAM_REQUESTS, clock),
            "/api": api,
            "/schema": api,
            "": Rates(limits.FILES, clock),
        }

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """An ASGI call."""
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            await table_socket(self.app.state, Line(scope, receive, send))
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = {
            name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
        }
        refusal = _refusal(scope, self.config, headers, self._requests)
        if refusal is not None:
            if (reason := _REASONS.get(refusal[0])) is not None:
                self.app.state.hub.watch.refused(reason)
            await _answer(send, *refusal)
            return
        host = headers.get("host", "")
        https = is_https(self.config, scope["scheme"], host)
        token = token_in(headers.get("cookie", ""), https=https)
        try:
            asker = await self._who(scope, headers, token)
        except Exception as error:  # noqa: BLE001 (the database is away; a page can be read all the same)
            blame("asking who somebody is", error)
            if scope["path"].startswith("/api"):
                await _answer(send, 503, "going-down", "the database does not answer; ask again in a moment")
                return
            asker = NOBODY
        fresh: list[str] = []
        if asker.token is not None:
            fresh = [*cookies(asker.token, https=https, host=host), fresh_cookie(https=https)]
        scope.setdefault("state", {}).update(guest=asker.guest, token=token)
        if scope["path"].startswith(PROGRAMS):
            fresh = []
        if scope["method"] == "HEAD":
            scope["state"]["head"] = True
            # The server above leaves the body out; below, it is a GET like any other.
            scope = {**scope, "method": "GET"}
        trusted = https or is_loopback(host)
        await self.app(scope, receive, _with_headers(send, scope["path"], https, trusted, fresh))

    async def _who(self, scope: Any, headers: Mapping[str, str], token: str | None) -> Asker:
        """Who asks, and a token to give to the browser: of a new guest, or a fresh one when it is time."""
        book: GuestBook = self.app.state.book
        asker = await book.who(token)
        old = token is not None and asker.token is None and not is_fresh(headers.get("cookie", ""))
        if not old or token is None or not _opens_page(scope, headers):
            return asker
        return asker._replace(token=await book.renew(token, asker.guest))


def _opens_page(scope: Any, headers: Mapping[str, str]) -> bool:
    """Whether a person opens a page: not what a page loads, and nothing that a program asks."""
    if scope["method"] != "GET" or scope["path"].startswith("/api"):
        return False
    kind = headers.get("sec-fetch-dest")
    return kind == "document" if kind else "text/html" in headers.get("accept", "")


def _refusal(
    scope: Any, config: Config, headers: dict[str, str], requests: Mapping[str, Rates]
) -> tuple[int, str, str] | None:
    """Status, code and message of a request that goes no further."""
    if not host_allowed(config, headers.get("host", "")):
        message = "this server is not known by that name; set HORDAGO_PUBLIC_URL to the address people use"
        return 421, "unauthorized", message
    if scope["method"] not in _READS and not origin_allowed(config, headers):
        return 403, "unauthorized", "that page may not write here"
    length = headers.get("content-length", "0")
    if not length.isdigit() or int(length) > limits.BODY_BYTES:
        return 413, "too-large", f"a body has at most {limits.BODY_BYTES} bytes"
    if "transfer-encoding" in headers and "content-length" in headers:
        # A proxy in front may go by the one and we by the other: so a request hides in what one calls a body.
        return 400, "malformed", "a body has a length or comes in chunks, not both"
    if headers.get("content-encoding", "identity").lower() != "identity":
        return 415, "malformed", "a body comes unpacked"
    client = scope.get("client")
    rates = next(rates for path, rates in requests.items() if scope["path"].startswith(path))
    if scope["path"] not in PROBES and not rates.allows(client[0] if client else ""):
        return 429, "rate-limited", "a little slower, please"
    if not _plain(scope["path"]):
        return 404, "unknown", "there is no such page"
    return None


async def _answer(send: Send, status: int, code: str, message: str) -> None:
    body = msgspec.json.encode({"code": code, "message": message, "place": ""})
    said = [*HEADERS.items(), ("Content-Type", "application/json")]
    headers = _raw([*said, ("Connection", "close")] if status in _PARTING else said)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _with_headers(send: Send, path: str, https: bool, trusted: bool, fresh: Iterable[str]) -> Send:
    """Add the headers of the house, and the cookie of a new guest where a page or the API answers.

    What a cache on the way may give to others never has a cookie: they would all be the same guest.
    """
    is_asset = path.startswith("/assets/") or path in PROBES

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            added = list(HEADERS.items())
            mine = fresh if not is_asset and not _for_all(message["headers"]) else ()
            if trusted:
                added.append(("Cross-Origin-Opener-Policy", _OPENER))
            if https:
                added.append(("Strict-Transport-Security", _STRICT_TRANSPORT))
            if path.startswith("/api"):
                added.append(("Cache-Control", "no-store"))
            elif mine:
                kept = [each for each in message["headers"] if each[0].lower() != b"cache-control"]
                message = {**message, "headers": kept}
                added.append(("Cache-Control", "private, no-cache"))
            added += [("Set-Cookie", each) for each in mine]
            message["headers"] = [*message["headers"], *_raw(added)]
        await send(message)

    return sending


def _plain(path: str) -> bool:
    """Whether an address is written in its one way; the router would take others, too."""
    start, *folders, last = path.split("/") if path.startswith("/") else ("*", "")
    return not start and last not in (".", "..") and not any(each in ("", ".", "..") for each in folders)


def _for_all(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether anybody may get that answer from a cache, without asking here again."""
    return any(name.lower() == b"cache-control" and b"public" in value for name, value in headers)


def _raw(headers: Iterable[tuple[str, str]]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers]
