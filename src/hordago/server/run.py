"""Start the server: say where it is, run it, and end it cleanly."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from types import FrameType

import segno
import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from hordago import __version__
from hordago.i18n import Catalogue, terminal_language
from hordago.server import logs
from hordago.server.addresses import addresses, url_of
from hordago.server.app import create_app, open_store
from hordago.server.config import LOOPBACK, Config, ConfigError, config_from
from hordago.server.doors import room_for_connections
from hordago.server.drain import Drain
from hordago.server.guard import Guard
from hordago.server.heap import settle
from hordago.server.protocol import TableProtocol, WebProtocol
from hordago.service import limits
from hordago.service.ports import Store
from hordago.store.place import InUse, claim

DRAIN_S = 5
"""Seconds that running requests get when the server goes down."""


def run(host: str = "127.0.0.1", port: int = 8000) -> int:
    """Serve until told to stop. The exit status: 2, with one clear line, where it cannot begin."""
    try:
        config = config_from(host, port)
        with _listen(config) as listening, _alone(config):
            return asyncio.run(_serve(config, listening))
    except ConfigError as error:
        print(f"hordago serve: {error}", file=sys.stderr)  # noqa: T201 (what a person at the terminal reads)
        return 2
    except KeyboardInterrupt:
        return 0


@contextmanager
def _alone(config: Config) -> Iterator[None]:
    """Keep other servers from the file of this one, where it is one; raises :class:`ConfigError`."""
    with ExitStack() as held:
        try:
            held.enter_context(claim(config.file))
        except InUse as error:
            raise ConfigError(f"{error}; one file is for one server, a PostgreSQL for many") from None
        except OSError as error:
            raise ConfigError(f"cannot keep tables in {config.file}: {error}") from None
        yield


async def _serve(config: Config, listening: socket.socket) -> int:
    if config.broker_url is not None and find_spec("redis") is None:
        raise ConfigError("HORDAGO_BROKER_URL needs hordago[broker]")
    try:
        store = await open_store(config)
    except (OSError, SQLAlchemyError, ImportError, CommandError) as error:
        where = "HORDAGO_DATABASE_URL" if config.file is None else str(config.file)
        if isinstance(error, ModuleNotFoundError) and error.name == "asyncpg":
            raise ConfigError("HORDAGO_DATABASE_URL: PostgreSQL needs hordago[postgres]") from None
        reason = (str(getattr(error, "orig", None) or error) or type(error).__name__).splitlines()[0]
        raise ConfigError(f"cannot keep tables in {where}: {reason}") from None
    for line in greeting(config, listening.getsockname()[1], terminal_language(os.environ)):
        print(line, flush=True)  # noqa: T201
    server = _Server(uvicorn_config(config, store))
    logs.start(config.log_level)
    logs.say("serving", version=__version__, port=listening.getsockname()[1])
    settle()
    await server.serve(sockets=[listening])
    logs.say("ended")
    return 0 if server.started else 1


class _Server(uvicorn.Server):
    """Ends with status 0 when told to stop, where uvicorn's own would end by the signal itself."""

    _drain: Drain | None = None

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let SIGINT and SIGTERM drain the server; the second one ends it at once."""
        guard = self.config.app
        assert isinstance(guard, Guard)
        self._drain = Drain(guard, asyncio.get_running_loop(), self._done)
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal came."""
        if self._drain is None or not self._drain.begin():
            super().handle_exit(sig, frame)

    def _done(self) -> None:
        self.should_exit = True


class _NotOurs(logging.Filter):
    """A client that sends rubbish is told so by closing its socket; whoever fills the log fills the disk."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let everything pass but what a client's bytes are to blame for."""
        return not record.getMessage().startswith(
            ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade", "No supported WebSocket")
        )


def uvicorn_config(config: Config, store: Store) -> uvicorn.Config:
    """How the application is served."""
    logging.getLogger("uvicorn.error").addFilter(_NotOurs())
    guard = create_app(config, store=store)
    guard.doors.most = room_for_connections()
    return uvicorn.Config(
        guard,
        log_config=None,
        # Paths hold table ids, which are keys: no access log.
        access_log=False,
        server_header=False,
        http=WebProtocol,
        ws=TableProtocol,
        ws_max_size=limits.FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.PING_S,
        ws_ping_timeout=limits.PONG_S,
        timeout_graceful_shutdown=DRAIN_S,
        # What a proxy says about the client is believed only where there is said to be one.
        proxy_headers=config.public_url is not None or config.trusted_proxies != LOOPBACK,
        forwarded_allow_ips=list(config.trusted_proxies),
    )


def _listen(config: Config) -> socket.socket:
    """A listening socket; raises :class:`ConfigError` with what stands in the way."""
    try:
        found = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise ConfigError(f"{config.host!r} is no address of a machine") from None
    family, kind, protocol, _, address = found[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise ConfigError(f"cannot listen on {config.host} port {config.port}: {error.strerror}") from None
    return listening


def greeting(config: Config, port: int, lang: str = "en") -> list[str]:
    """Where the tables are kept and every address that reaches this server, in the reader's language."""
    say = Catalogue(lang).text
    kept = "HORDAGO_DATABASE_URL" if config.file is None else str(config.file)
    lines = [say("serve-data", path=kept)]
    urls = [url_of(each, port) for each in addresses(config)]
    lines.append(say("serve-open"))
    if config.public_url:
        lines.append(f"  {config.public_url}")
    lines += [f"  {url}" for url in urls]
    shared = config.public_url or (urls[1] if len(urls) > 1 else None)
    if shared:
        lines += [say("serve-phone"), *qr(shared)]
    elif config.on_loopback:
        lines.append(say("serve-loopback"))
    lines.append(say("serve-stop"))
    return lines


def qr(url: str) -> list[str]:
    """A QR code of half blocks, two rows of it in one line."""
    rows = [list(row) for row in segno.make(url, micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    # Light modules are drawn, since most terminals are dark.
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(blocks[bool(up), bool(down)] for up, down in zip(*pair, strict=True)) for pair in pairs]
