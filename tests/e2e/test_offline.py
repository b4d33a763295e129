"""Load once, lose the network and the server for good, and still play: the page as an app."""

import json
import tomllib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from hordago.i18n.catalogue import Catalogue
from hordago.server.config import STATIC
from tests.e2e.conftest import PHONE, WAIT_MS
from tests.e2e.player import Player, play_hand
from tests.e2e.serving import PACE, Serving
from tests.sizes import seeded

t = Catalogue("en", strict=True).text
CONTROLLED = """() => new Promise((done) => {
    const workers = navigator.serviceWorker
    if (workers.controller) done()
    else workers.addEventListener("controllerchange", () => done(), { once: true })
})"""
START_MS = 120_000
"""A loaded machine takes its time to start a Python in a browser."""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A phone that knows nothing yet, with bots in a hurry."""
    width, height = PHONE
    made = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en",
        reduced_motion="reduce",
        accept_downloads=True,
    )
    made.set_default_timeout(WAIT_MS)
    made.add_init_script(f"localStorage.setItem('hordago.pace', '{PACE}')")
    yield made
    made.close()


def kept_for_later(page: Page) -> None:
    """Wait until the page is kept, then have the engine fetched, too."""
    page.evaluate(CONTROLLED)
    page.get_by_role("button", name=t("offline-fetch", size="").split("(")[0].strip()).click()
    expect(page.get_by_text(t("offline-ready"))).to_be_visible(timeout=START_MS)


def held(player: Player) -> list[str]:
    """The four cards, as soon as they are there."""
    cards = player.hand.get_by_role("button")
    expect(cards).to_have_count(4, timeout=START_MS)
    return [str(card.get_attribute("aria-label") or card.inner_text()) for card in cards.all()]


def test_a_hand_without_network_and_server(own_server: Serving, context: BrowserContext) -> None:
    files = json.loads((STATIC / "engine" / "engine.json").read_text())["files"]
    assert files, "the page was built without its engine"
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(own_server.url)
    kept_for_later(page)
    own_server.stop()
    context.set_offline(True)
    page.reload()
    expect(page.get_by_text(t("offline-now"))).to_be_visible()
    expect(page.get_by_role("button", name=t("home-new-table"))).to_be_disabled()
    page.get_by_role("button", name=t("home-play-now")).click()
    player = Player(page, "en", seeded(__name__))
    cards = held(player)
    page.reload()
    assert held(player) == cards, "the match goes on where it was"
    play_hand(player)
    page.goto(own_server.url)
    page.get_by_role("link", name=t("offline-here")).click()
    # The count goes on by itself after a while, so by now this may be the next hand.
    expect(player.table).to_be_visible(timeout=START_MS)
    page.get_by_role("button", name=t("a11y-menu")).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name=t("button-download")).click()
    record = tomllib.loads(saved.value.path().read_text(encoding="utf-8"))
    assert record["hands"]
    assert wrong == []
