"""A real server and this machine's Chromium, without motion, without calls to the outside."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.e2e.serving import Serving
from tools import chromium

ARGUMENTS = (
    "--no-sandbox",  # CI runs as root, where Chromium's sandbox cannot start
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP = (1280, 800)
PHONE = (390, 844)
WAIT_MS = 15_000

Open = Callable[..., Page]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How pytest-playwright starts the browser."""
    path = chromium.find()
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail("no Chromium on this machine, and CI=true lets nothing be skipped")
        pytest.skip("no Chromium on this machine (Debian: apt-get install chromium)")
    return {**browser_type_launch_args, "executable_path": path, "args": list(ARGUMENTS)}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for the tests of one file; each makes tables of its own."""
    serving = Serving(tmp_path_factory.mktemp("server") / "data")
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """A server for one test, which may kill it."""
    serving = Serving(tmp_path / "data")
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Open]:
    """``open_page(lang="eu", size=DESKTOP)``: a page of another person, in a browser that knows nothing yet.

    Whatever goes wrong inside any of these pages fails the test at its end.
    """
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        where = str(message.location.get("url"))
        # A server that is gone, and a refusal of the API, are the test's own doing.
        wanted = "ERR_CONNECTION_REFUSED" in message.text or (
            "status of 4" in message.text and "/api/" in where
        )
        if message.type == "error" and not wanted:
            wrong.append(f"console: {message.text} ({where})")

    def new(lang: str = "en", size: tuple[int, int] = DESKTOP) -> Page:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce"
        )
        context.set_default_timeout(WAIT_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(f"page: {error}"))
        page.on("console", heard)
        return page

    yield new
    for context in contexts:
        context.close()
    assert not wrong, "\n".join(wrong)
