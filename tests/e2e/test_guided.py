"""The first visit: a hand that is explained, or not; and how well the bots shall play."""

import re

import pytest
from playwright.sync_api import Page, expect

from hordago.i18n.catalogue import Catalogue
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.player import Player, play_hand
from tests.e2e.serving import Serving
from tests.sizes import seeded

LANGUAGE_OF = {DESKTOP: "eu", PHONE: "en"}


def words_explained(page: Page) -> list[str]:
    """The buttons that the guide speaks of, in its order."""
    return [text.removesuffix(":") for text in page.locator(".guide .act b").all_inner_texts()]


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_guided_hand_to_its_end(server: Serving, open_page: Open, screen: tuple[int, int]) -> None:
    lang = LANGUAGE_OF[screen]
    t = Catalogue(lang, strict=True).text
    page = open_page(lang, screen)
    page.goto(server.url)
    page.get_by_role("button", name=t("guide-begin"), exact=True).click()
    player = Player(page, lang, seeded(f"{__name__}/{lang}"))
    guide = page.get_by_role("log", name=t("guide-title"))
    reloaded = False

    def look(player: Player) -> None:
        nonlocal reloaded
        expect(guide).to_be_visible()
        if player.hand.get_by_role("button", disabled=False).count():
            expect(guide).to_contain_text(t("guide-keep"))
            return
        names = player.buttons()
        assert sorted(words_explained(page)) == sorted(names), "every button is explained, and no other"
        above, below = guide.bounding_box(), player.calls.bounding_box()
        assert above and below
        assert above["y"] + above["height"] <= below["y"] or above["x"] >= below["x"] + below["width"]
        if not reloaded:
            reloaded = True
            page.reload()
            expect(guide).to_be_visible()
            expect(player.calls.get_by_role("button").first).to_be_visible()
            assert sorted(words_explained(page)) == sorted(names), "as before"

    play_hand(player, before_each=look)
    expect(guide).to_contain_text(t("guide-end"))
    expect(guide).to_contain_text(t("help-count"))
    assert not re.search(r"\b(guide|help|count)-[a-z]", guide.inner_text()), "a message without a text"
    page.get_by_role("button", name=t("guide-leave")).click()
    expect(guide).to_have_count(0)
    page.goto(server.url)
    expect(page.get_by_role("button", name=t("guide-again"))).to_be_visible()
    expect(page.get_by_role("button", name=t("guide-begin"), exact=True)).to_have_count(0)


def test_declined_for_good_and_still_there(server: Serving, open_page: Open) -> None:
    t = Catalogue("pl", strict=True).text
    page = open_page("pl", PHONE)
    page.goto(server.url)
    offer = page.get_by_role("region", name=t("guide-offer"))
    offer.get_by_role("button", name=t("guide-decline")).click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name=t("guide-again"))).to_be_visible()
    expect(offer).to_have_count(0)
    page.goto(f"{server.url}/rules")
    page.get_by_role("button", name=t("guide-again")).click()
    expect(page.get_by_role("log", name=t("guide-title"))).to_be_visible()
    page.keyboard.press("Tab")
    page.get_by_role("button", name=t("guide-leave")).press("Enter")
    expect(page.get_by_role("log", name=t("guide-title"))).to_have_count(0)
    expect(page.get_by_role("main", name=t("a11y-table"))).to_be_visible()


def test_the_level_is_chosen_beside_play_now(server: Serving, open_page: Open) -> None:
    t = Catalogue("en", strict=True).text
    page = open_page()
    page.goto(server.url)
    level = page.get_by_role("combobox", name=t("new-bot-level"))
    expect(level).to_have_value("casual")
    for name in ("random", "expert"):
        level.select_option(label=t(f"bot-level-{name}"))
        expect(level).to_have_accessible_description(t(f"bot-level-{name}-about"))
        page.reload()
        expect(level).to_have_value(name)
        page.get_by_role("button", name=t("home-play-now")).click()
        expect(page.get_by_role("main", name=t("a11y-table"))).to_be_visible()
        table = page.request.get(f"{server.url}/api/tables/{page.url.rpartition('/')[2]}").json()
        bots = [chair["bot"] for chair in table["chairs"] if chair["kind"] == "bot"]
        assert [bot.partition(":")[0] for bot in bots] == [name] * 3
        page.goto(server.url)
