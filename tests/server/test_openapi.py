"""R10 over HTTP: what ``/schema`` says is so, and nothing that can be sent is answered by a fault of ours."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    missing_required_header,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from hordago.service import limits
from tests.server.running import running
from tests.sizes import SEED, size

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    missing_required_header,
    unsupported_method,
]
EXAMPLES = size(small=8, ci=8, nightly=1_000)
"""Requests to each operation."""
STREAMS = ("/api/bot/events", "/api/bot/tables/{table_id}/stream")
"""They never end where a token holds; tests of their own look at them."""


class Served:
    """A server in a thread of its own, a table on it, and a program with a chair there."""

    url = table = token = handle = ""

    def __init__(self) -> None:
        self.ready = threading.Event()
        self._stop: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=lambda: asyncio.run(self._run()))

    async def _run(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        async with running() as server:
            self.url = server.url
            async with httpx.AsyncClient(base_url=server.url) as http:
                self.table = (await http.post("/api/tables", json={"programs": True})).json()["id"]
                made = (await http.post("/api/bots", json={"name": "Kattalin"})).json()
                self.token, self.handle = made["token"], made["bot"]["handle"]
            self.ready.set()
            await self._stop.wait()

    def stop(self) -> None:
        assert self._loop is not None and self._stop is not None
        self._loop.call_soon_threadsafe(self._stop.set)
        self.thread.join(20)


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """The server; its bounds are far away, or most answers would only say so."""
    with pytest.MonkeyPatch.context() as patch:
        for bound in ("REQUESTS", "PROGRAM_REQUESTS", "COMMANDS", "TABLES", "NEW_PROGRAMS"):
            patch.setattr(limits, bound, (10**9, 1.0))
        found = Served()
        found.thread.start()
        assert found.ready.wait(20)
        yield found
        found.stop()


@pytest.fixture(scope="module")
def described(served: Served) -> Any:
    """The server's own description."""
    return schemathesis.openapi.from_url(f"{served.url}/schema")


def ask(operation: Any, mode: GenerationMode, served: Served) -> Counter[int]:
    """Send requests of that kind and look at the answers; how often each status came."""
    headers = {} if operation.path in STREAMS else {"Authorization": f"Bearer {served.token}"}
    came: Counter[int] = Counter()

    @seed(SEED)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode))
    def one(case: schemathesis.Case[Any]) -> None:
        if came.total() % 2 and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = served.table
        response = case.call(headers=headers, timeout=20)
        came[response.status_code] += 1
        case.validate_response(response, checks=CHECKS)

    try:
        one()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, f"nothing right can be sent: {operation.label}"
    return came


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_the_api_is_what_its_description_says(described: Any, served: Served, mode: GenerationMode) -> None:
    """What is right and what is wrong; every other request goes to a table that is there."""
    failed, came = [], Counter[int]()
    for operation in (found.ok() for found in described.get_all_operations()):
        try:
            here = ask(operation, mode, served)
        except FailureGroup as failures:
            failed.append(f"{operation.label}: {failures.exceptions}")
        else:
            print(f"{mode.value} {operation.label}: {dict(here)}")
            came += here
    assert not failed, "\n\n".join(failed)
    assert came.total() > 50, came
    if mode is GenerationMode.POSITIVE:
        assert sum(number for status, number in came.items() if status < 300) > came.total() / 10, came


def test_every_request_says_what_it_is_for_and_what_may_go_wrong(served: Served) -> None:
    paths = httpx.get(f"{served.url}/schema").json()["paths"]
    operations = [(f"{verb} {path}", told) for path, verbs in paths.items() for verb, told in verbs.items()]
    assert len(operations) > 20
    for name, told in operations:
        assert told.get("summary") and told.get("description"), name
        assert {"400", "403", "429", "500"} <= set(told["responses"]), name
        bodies = [answer.get("content", {}) for code, answer in told["responses"].items() if code >= "400"]
        for body in bodies:
            assert body["application/json"]["schema"]["$ref"].endswith(("/WireError", "/Readiness")), name
        if "/bot/" in name:
            assert told["security"] == [{"program": []}] and "401" in told["responses"], name
