"""Every page and state on a phone and a laptop: nothing runs off the side, overlaps or is too small."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hordago.i18n.catalogue import Catalogue
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.host import new_table
from tests.e2e.player import Player, play_hand
from tests.e2e.serving import Serving
from tests.sizes import seeded, size

t = Catalogue("eu", strict=True).text
TAP = 44
"""Least size of what is tapped, in CSS pixels."""
SLACK = 0.5
"""For layouts that end on part of a pixel."""
MEASURE = """(least) => {
  const seen = (node) => {
    const box = node.getBoundingClientRect(), style = getComputedStyle(node)
    return box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && !node.closest('.hidden')
  }
  const label = (node) => node.getAttribute('aria-label') ?? node.innerText ?? node.name
  const named = (node) => `${node.tagName} ${label(node)}`.slice(0, 60)
  // A small control inside a label is tapped by the label; a link in a sentence is text.
  const target = (node) => (node.matches('input') && node.closest('label')) || node
  const controls = [...document.querySelectorAll('button, select, summary, input, a[href]')]
    .filter((node) => seen(node) && !node.matches('p a, li a:not([class])'))
  const small = controls.map((node) => [named(node), target(node).getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < least)
    .map(([name, box]) => `${name}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)
  const wide = [...document.querySelectorAll('body *')]
    .filter((node) => seen(node) && !node.closest('svg'))
    .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
    .map(named)
  return { small, wide: document.documentElement.scrollWidth > innerWidth ? wide : [] }
}"""


def fits(page: Page, where: str) -> None:
    """No horizontal scroll, and everything that is tapped is large enough."""
    found: dict[str, Any] = page.evaluate(MEASURE, TAP - SLACK)
    assert not found["wide"], f"{where}: runs off the side: {found['wide'][:8]}"
    assert not found["small"], f"{where}: too small: {found['small'][:8]}"


def apart(player: Player, where: str) -> None:
    """The words below the cards do not lie over them."""
    if not player.calls.is_visible():
        return
    hand, words = player.hand.bounding_box(), player.calls.bounding_box()
    assert hand and words
    assert hand["y"] + hand["height"] <= words["y"] + SLACK, f"{where}: the words lie over the hand"
    viewport = player.page.viewport_size
    assert viewport and words["y"] + words["height"] <= viewport["height"] + SLACK, f"{where}: below the edge"


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
class TestPages:
    def test_pages(self, server: Serving, open_page: Open, screen: tuple[int, int]) -> None:
        page = open_page("eu", screen)
        page.goto(server.url)
        expect(page.get_by_role("button", name=t("home-play-now"))).to_be_visible()
        fits(page, "home")
        page.get_by_role("button", name=t("button-settings")).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        fits(page, "settings")
        page.goto(f"{server.url}/new")
        page.get_by_text(t("new-all-rules")).first.click()
        fits(page, "new table, all rules")
        page.goto(f"{server.url}/rules")
        expect(page.get_by_role("heading", name=t("help-more"))).to_be_visible()
        fits(page, "rules")
        for way in ("learn", "read", "give"):
            page.goto(f"{server.url}/senas/{way}")
            expect(page.get_by_role("heading", name=t("senas-title"))).to_be_visible()
            fits(page, f"señas, {way}")
        page.goto(f"{server.url}/programs")
        expect(page.get_by_text(t("tokens-none"))).to_be_visible()
        fits(page, "programs")
        page.goto(f"{server.url}/nowhere")
        expect(page.get_by_role("heading", name=t("page-not-found"))).to_be_visible()
        fits(page, "not found")

    @pytest.mark.parametrize("seats", size(small=[4, 6], ci=[2, 3, 4, 5, 6], nightly=[2, 3, 4, 5, 6]))
    def test_lobby_and_table(
        self, server: Serving, open_page: Open, screen: tuple[int, int], seats: int
    ) -> None:
        page = open_page("eu", screen)
        new_table(page, server.url, "eu", seats=seats)
        expect(page.get_by_role("heading", name=t("lobby-title"))).to_be_visible()
        fits(page, "lobby")
        page.get_by_role("button", name=t("lobby-fill")).click()
        page.get_by_role("button", name=t("lobby-start"), exact=True).click()
        player = Player(page, "eu", seeded(f"{__name__}/{seats}"))
        player.bold = False
        states: set[str] = set()

        def look(player: Player) -> None:
            state = "/".join(player.buttons()[:3])
            if state not in states:
                states.add(state)
                fits(page, state)
                apart(player, state)

        play_hand(player, before_each=look)
        if not states:
            # The bots have ended the hand by an órdago before anything was asked.
            player.go_on()
            play_hand(player, before_each=look)
        assert states
        fits(page, "count")

    def test_sheets(self, server: Serving, open_page: Open, screen: tuple[int, int]) -> None:
        page = open_page("eu", screen)
        new_table(page, server.url, "eu", bots=3)
        player = Player(page, "eu", seeded(__name__))
        player.bold = False
        player.wait_turn()
        for key in ("button-sena", "button-log"):
            page.get_by_role("button", name=t(key), exact=True).click()
            fits(page, key)
            page.keyboard.press("Escape")
        page.get_by_role("button", name=re.compile("^" + t("a11y-menu"))).click()
        talk = ("chat-title", "people-title")
        for key in (*talk, "button-share", "my-seat-title", "lobby-rules", "settings-title"):
            page.get_by_role("dialog").get_by_role("button", name=t(key), exact=True).click()
            expect(
                page.get_by_role("dialog", name=t(key)).or_(page.get_by_role("dialog")).first
            ).to_be_visible()
            fits(page, key)
            page.keyboard.press("Escape")
            page.get_by_role("button", name=re.compile("^" + t("a11y-menu"))).click()
        page.keyboard.press("Escape")
        while t("button-more") not in player.buttons():
            player.play()
            assert player.wait_turn()
        for key in ("button-more", "call-ordago"):
            player.press(t(key))
            expect(page.get_by_role("dialog")).to_be_visible()
            fits(page, key)
            page.keyboard.press("Escape")
