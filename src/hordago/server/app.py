"""The web application: routes, errors, and the hub that lives as long as the server does."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ControllerRouterHandler
from sqlalchemy.exc import SQLAlchemyError

from hordago.server.blame import blame
from hordago.server.botapi import BotApi
from hordago.server.config import Config
from hordago.server.doors import Addresses
from hordago.server.fleet import Fleet
from hordago.server.guard import Guard, Rates
from hordago.server.guests import GuestBook
from hordago.server.http import Api, health
from hordago.server.hub import Hub
from hordago.server.metrics import Metrics, WatchedStore
from hordago.server.openapi import openapi
from hordago.server.own import OwnData
from hordago.server.pool import Pool
from hordago.server.probes import COME_AGAIN_S, Probe, metrics, ready
from hordago.server.static import front_page, static_file
from hordago.server.thinkers import Thinkers
from hordago.server.tokens import Bots
from hordago.service import limits
from hordago.service.errors import Refusal
from hordago.service.ports import BrokenLog, Clock, Entropy, NotKept, Store
from hordago.store.guests import MemoryGuests
from hordago.store.memory import MemoryPrograms, MemoryStore
from hordago.store.place import private_file
from hordago.store.sql import SqlStore
from hordago.wire.frames import WireError

_STATUS = {
    "table-not-found": 404,
    "unauthorized": 403,
    "link-used": 403,
    "not-seated": 403,
    "rate-limited": 429,
    "closed": 410,
    "not-legal-now": 409,
    "going-down": 503,
    "server-full": 503,
    "too-many-programs": 409,
}
"""Refusals that are not plain bad requests."""
_ROUTES: Sequence[ControllerRouterHandler] = [
    health,
    ready,
    metrics,
    OwnData,
    Api,
    Bots,
    BotApi,
    front_page,
    static_file,
]


def create_app(
    config: Config,
    *,
    store: Store | None = None,
    clock: Clock = time.time,
    entropy: Entropy = secrets.token_bytes,
    leave: Callable[[], None] = lambda: signal.raise_signal(signal.SIGTERM),
) -> Guard:
    """The application; with its own store at ``config.url`` unless one is given.

    ``leave`` is called when somebody wants this process to end.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        opened = store if store is not None else await open_store(config)
        programs = opened.programs() if isinstance(opened, SqlStore) else MemoryPrograms()
        watch = Metrics()
        app.state.hub = hub = Hub(
            WatchedStore(opened, watch), clock, entropy, config.pace, programs, config.tables
        )
        hub.watch = watch
        hub.thinkers = Pool(config.bot_processes) if config.bot_processes else Thinkers()
        if isinstance(opened, SqlStore | MemoryStore):
            hub.erase = opened.forget
        guests = opened.guests() if isinstance(opened, SqlStore) else MemoryGuests()
        app.state.book = GuestBook(guests, clock, watch)
        if config.among_others and isinstance(opened, SqlStore):
            hub.fleet = fleet = Fleet(hub, opened.peers(), leave)
            if config.broker_url is not None:
                from hordago.server.broker import Broker  # noqa: PLC0415 (its package is an extra)

                fleet.broker = Broker(config.broker_url, fleet.hear, fleet.back)
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()

    state = State(
        {
            "config": config,
            "addresses": Addresses(limits.SOCKETS_PER_ADDRESS),
            "streams": Addresses(limits.STREAMS_PER_ADDRESS),
            "probe": Probe(),
            "tables": Rates(limits.TABLES, clock),
            "readings": Rates(limits.READINGS, clock),
            "new_programs": Rates(limits.NEW_PROGRAMS, clock),
            "commands": Rates(limits.COMMANDS, clock),
        }
    )
    app = Litestar(
        route_handlers=_ROUTES,
        lifespan=[lifespan],
        state=state,
        exception_handlers={
            Refusal: _refused,
            BrokenLog: _broken,
            NotKept: _not_kept,
            SQLAlchemyError: _not_kept,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _failed,
        },
        openapi_config=openapi(),
        request_max_body_size=limits.BODY_BYTES,
        logging_config=None,
    )
    return Guard(app, config, clock)


async def open_store(config: Config) -> SqlStore:
    """The store of these settings; its file is made for the owner only."""
    if config.file is not None:
        private_file(config.file)
    return await SqlStore.open(config.url, process_name() if config.among_others else None)


def process_name() -> str:
    """A name for this process that no other has, and that tells a person which one it is."""
    return f"{socket.gethostname()[:40]}-{os.getpid()}-{secrets.token_hex(4)}"


def _error(
    status: int, code: str, message: str, place: str = "", headers: Mapping[str, str] | None = None
) -> Response[WireError]:
    error = WireError(code, message, place)
    return Response(error, status_code=status, headers=headers, media_type="application/json")


def _refused(_: Request[Any, Any, State], error: Refusal) -> Response[WireError]:
    status = _STATUS.get(error.code, 400)
    headers = {"Retry-After": str(COME_AGAIN_S)} if status == 503 else None
    return _error(status, error.code, error.message, error.place, headers)


def _broken(_: Request[Any, Any, State], error: BrokenLog) -> Response[WireError]:
    blame("a table's log is broken", error)
    return _error(500, "server-bug", "this table's log is damaged")


def _not_kept(_: Request[Any, Any, State], error: Exception) -> Response[WireError]:
    if not isinstance(error, NotKept):
        blame("the database", error)
    headers = {"Retry-After": str(COME_AGAIN_S)}
    return _error(503, NotKept.code, "nothing can be kept at the moment; ask again soon", headers=headers)


def _http_error(_: Request[Any, Any, State], error: HTTPException) -> Response[WireError]:
    code = {401: "unauthorized", 404: "unknown", 413: "too-large"}.get(error.status_code, "malformed")
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        wrong = error.extra[0]
        return _error(error.status_code, code, f"{wrong['key']}: {wrong['message']}", wrong["key"])
    return _error(error.status_code, code, error.detail, headers=error.headers)


def _too_deep(_: Request[Any, Any, State], __: RecursionError) -> Response[WireError]:
    return _error(400, "malformed", "nested too deep")


def _failed(_: Request[Any, Any, State], error: Exception) -> Response[WireError]:
    blame("a request failed", error)
    return _error(500, "server-bug", "something went wrong on our side")
