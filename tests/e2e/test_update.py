"""A new version of the page: it waits until the reader takes it, and never shows itself at a table."""

import asyncio
import re
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from hordago.i18n.catalogue import Catalogue
from hordago.server.config import STATIC
from tests.e2e.player import StuckError
from tests.e2e.test_offline import CONTROLLED, START_MS
from tests.server.running import running

t = Catalogue("en", strict=True).text
MARK = '<meta name="edition" content="second" />'
START_S = 60.0


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A copy of the built page that may be changed; it has no engine."""
    copy = tmp_path / "static"
    shutil.copytree(STATIC, copy, ignore=shutil.ignore_patterns("engine", "*.gz"))
    (copy / "engine").mkdir()
    (copy / "engine" / "engine.json").write_text('{"files": []}')
    return copy


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    """Where that page is served."""
    found: list[str] = []
    ready, over = threading.Event(), threading.Event()

    async def serve() -> None:
        async with running(static=site) as server:
            found.append(server.url)
            ready.set()
            await asyncio.to_thread(over.wait)

    serving = threading.Thread(target=lambda: asyncio.run(serve()))
    serving.start()
    if not ready.wait(START_S):
        raise StuckError("the server did not start")
    yield found[0]
    over.set()
    serving.join()


def second_edition(site: Path) -> None:
    """Another build: the page differs, and so does the name of what is kept."""
    index, worker = site / "index.html", site / "sw.js"
    index.write_text(index.read_text(encoding="utf-8").replace("</head>", f"{MARK}</head>"), encoding="utf-8")
    code = worker.read_text(encoding="utf-8")
    text, changed = re.subn(r'"version":"\w+"', '"version":"second"', code)
    assert changed == 1
    worker.write_text(text, encoding="utf-8")


def edition(page: Page) -> int:
    return page.locator('meta[name="edition"]').count()


def test_a_new_version_waits_for_the_reader(site: Path, address: str, browser: Browser) -> None:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    page.evaluate(CONTROLLED)
    second_edition(site)
    page.goto(f"{address}/rules")
    offer = page.get_by_role("button", name=t("update-now"))
    expect(offer).to_be_visible(timeout=START_MS)
    assert edition(page) == 0, "what somebody reads stays as it is"
    page.goto(f"{address}/t/{'a' * 27}")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(offer).to_have_count(0)
    page.goto(address)
    with page.expect_event("load"):
        offer.click()
    expect(page.get_by_role("button", name=t("home-play-now"))).to_be_visible()
    assert edition(page) == 1
    expect(offer).to_have_count(0)
    assert sorted(page.evaluate("caches.keys()")) == ["engine", "page-second"]
    context.close()
