"""A server's bot API from afar, by the standard library: posts that are said again, lines that go on."""

from __future__ import annotations

import contextlib
import http.client
import json
import secrets
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote, urlsplit

from hordago.cli.problem import Problem

CONNECT_S: Final = 10.0
SILENT_S: Final = 25.0
"""A stream that says nothing for so long is broken: it should have said an empty line three times."""
LONGEST_S: Final = 30.0
"""Between two tries."""
LINE_BYTES: Final = 4 * 1024 * 1024
_SLOWER: Final = 429
Wait = Callable[[int], None]
"""Waits before the next try, longer each time; it is told how often that was already."""


class Stopped(Exception):
    """Somebody wants all this to end."""


class Refused(Exception):
    """The server's answer is no: ``code`` is one of the API's."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(f"{message} ({code})")
        self.status = status
        self.code = code


@dataclass(frozen=True)
class Remote:
    """A server and the token of a program there."""

    https: bool
    host: str
    port: int | None
    base: str
    token: str

    def connect(self, timeout: float) -> http.client.HTTPConnection:
        """A connection, not open yet."""
        kind = http.client.HTTPSConnection if self.https else http.client.HTTPConnection
        return kind(self.host, self.port, timeout=timeout)

    def headers(self) -> dict[str, str]:
        """What every request says."""
        return {"Authorization": f"Bearer {self.token}", "User-Agent": "hordago-bridge"}

    def ask(self, path: str) -> Any:
        """What a GET gives. Raises :class:`Refused`, ``OSError``."""
        return self._ask("GET", path, None)

    def post(self, path: str, values: dict[str, Any], wait: Wait) -> Any:
        """Post a command with an id of its own until it is answered: the same id is done once.

        Raises :class:`Refused`, and what ``wait`` raises.
        """
        body = json.dumps({"id": secrets.token_urlsafe(12), **values}).encode()
        tries = 0
        while True:
            try:
                return self._ask("POST", path, body)
            except Refused as refused:
                if refused.status != _SLOWER and refused.status < 500:
                    raise
            except OSError:
                pass
            wait(tries)
            tries += 1

    def lines(self, path: str) -> Iterator[bytes]:
        """The lines of a stream until the server ends it. Raises :class:`Refused`, ``OSError``."""
        connection = self.connect(SILENT_S)
        with contextlib.closing(connection), _as_os_error():
            connection.request("GET", f"{self.base}{path}", headers=self.headers())
            answer = connection.getresponse()
            _check(answer)
            while line := answer.readline(LINE_BYTES):
                if line.strip():
                    yield line

    def _ask(self, method: str, path: str, body: bytes | None) -> Any:
        connection = self.connect(CONNECT_S)
        headers = self.headers() | ({"Content-Type": "application/json"} if body else {})
        with contextlib.closing(connection), _as_os_error():
            connection.request(method, f"{self.base}{path}", body, headers)
            answer = connection.getresponse()
            _check(answer)
            return json.loads(answer.read(LINE_BYTES) or b"null")


def waiting(stop: threading.Event) -> Wait:
    """A wait that grows to half a minute. It raises :class:`Stopped` when ``stop`` is set."""

    def wait(tries: int) -> None:
        if stop.wait(min(LONGEST_S, 0.5 * 2 ** min(tries, 10))):
            raise Stopped

    return wait


def table_path(table: str) -> str:
    """Where a table is found, whatever is in its name."""
    return f"/tables/{quote(table, safe='')}"


def remote(server: str, token: str) -> Remote:
    """The server of an address. Raises :class:`Problem` where it is none, or the token cannot be one."""
    try:
        parts = urlsplit(server)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise Problem(f"--server: {server!r} is no address like https://mus.example.org")
    if not token.isascii() or not token.isprintable() or " " in token or not token:
        raise Problem("--token: that is no token; make one with POST /api/bots")
    base = quote(parts.path.rstrip("/"))
    return Remote(parts.scheme == "https", parts.hostname, port, f"{base}/api/bot", token)


@contextlib.contextmanager
def _as_os_error() -> Iterator[None]:
    """What is no HTTP, or breaks off, is a connection that failed."""
    try:
        yield
    except (http.client.HTTPException, ValueError, RecursionError) as error:
        raise OSError(f"no answer that can be read: {type(error).__name__}") from None


def _check(answer: http.client.HTTPResponse) -> None:
    if answer.status < 300:
        return
    try:
        said = json.loads(answer.read(LINE_BYTES))
        raise Refused(answer.status, str(said["code"]), str(said["message"]))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Refused(answer.status, "unknown", f"the server answers with status {answer.status}") from None
