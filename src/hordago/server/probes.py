"""What machines ask a server: is it ready for people, and how is it."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec

from hordago.server.config import Config
from hordago.server.hub import Hub
from hordago.server.metrics import MEDIA_TYPE, Metrics, may_read
from hordago.server.openapi import refusals

PATHS = ("/health", "/ready", "/metrics")
"""What is asked by machines, which get no cookie."""
WAIT_S = 2.0
"""A database that says nothing for so long is not there."""
FRESH_S = 1.0
"""How long an answer of the database counts, so that nobody loads it by asking."""
COME_AGAIN_S = 5
"""When to ask again."""


class Readiness(msgspec.Struct):
    """Whether people may be sent here: ``ready``, ``draining`` or ``no-database``."""

    status: str


class Probe:
    """Asks the database now and then."""

    def __init__(self) -> None:
        self._asked = float("-inf")
        self._answers = False

    async def status(self, hub: Hub) -> str:
        """See :class:`Readiness`."""
        if hub.draining or hub.closing:
            return "draining"
        now = asyncio.get_running_loop().time()
        if now >= self._asked + FRESH_S:
            self._asked = now
            self._answers = await self._ask(hub)
        return "ready" if self._answers and hub.watch.keeps else "no-database"

    async def _ask(self, hub: Hub) -> bool:
        try:
            async with asyncio.timeout(WAIT_S):
                # No table has that name; that the store says so is enough.
                await hub.store.answer("", "")
        except Exception:  # noqa: BLE001 (whatever it is, people had better not come)
            return False
        return True


@get(
    "/ready",
    responses={**refusals(), 503: ResponseSpec(Readiness, description="Not now.")},
    summary="Is it ready",
)
async def ready(request: Request[None, None, State]) -> Response[Readiness]:
    """Whether to send people here; 503 while the database is away or the server goes down."""
    state = request.app.state
    found = await state.probe.status(state.hub)
    if found == "ready":
        return Response(Readiness(found))
    return Response(Readiness(found), status_code=503, headers={"Retry-After": str(COME_AGAIN_S)})


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[None, None, State]) -> Response[bytes]:
    """Numbers for Prometheus, for readers at the addresses of ``HORDAGO_METRICS_FROM`` only."""
    config: Config = request.app.state.config
    hub: Hub = request.app.state.hub
    headers = {name.lower(): value for name, value in request.headers.items()}
    address = request.client.host if request.client else ""
    if not isinstance(hub.watch, Metrics) or not may_read(config.metrics_from, address, headers):
        raise NotFoundException("there is no such file")
    return Response(hub.watch.text(hub), media_type=MEDIA_TYPE)
