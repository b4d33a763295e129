"""axe finds nothing, of any impact, on any page, dialog and overlay; on a phone in every theme.

The states of the table itself stand on the stage: tests/e2e/test_texts.py.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from hordago.i18n.catalogue import Catalogue
from tests.e2e.axe import THEMES, violations
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.host import new_table, open_menu
from tests.e2e.player import Player, play_hand
from tests.e2e.serving import Serving
from tests.e2e.test_kitchen import room
from tests.sizes import seeded

t = Catalogue("en", strict=True).text
SCREENS = {"phone": (PHONE, THEMES), "desktop": (DESKTOP, THEMES[:1])}
DIALOGS = ("chat-title", "people-title", "button-share", "my-seat-title", "lobby-rules", "glossary-title")
Visit = Callable[[], Page]
Clean = Callable[[Page, str], None]


@pytest.fixture(params=SCREENS)
def visit(request: pytest.FixtureRequest, open_page: Open) -> Visit:
    """``visit()``: a page of another person on this screen."""
    return lambda: open_page(size=SCREENS[request.param][0])


@pytest.fixture
def clean(request: pytest.FixtureRequest, visit: Visit) -> Clean:
    """``clean(page, where)`` asserts that axe finds nothing, in the themes of this screen."""
    del visit
    themes = SCREENS[request.node.callspec.params["visit"]][1]

    def check(page: Page, where: str) -> None:
        found = violations(page, where, themes)
        assert not found, "\n".join(found)

    return check


def test_pages(server: Serving, visit: Visit, clean: Clean) -> None:
    page = visit()
    page.goto(server.url)
    expect(page.get_by_role("button", name=t("home-play-now"))).to_be_visible()
    clean(page, "home")
    page.get_by_role("button", name=t("button-settings")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    clean(page, "settings")
    for path in ("/rules", "/new"):
        page.goto(server.url + path)
        page.get_by_text(t("new-all-rules")).first.click()
        clean(page, path)
    for path in ("/fair", "/senas", "/senas/read", "/senas/give", "/programs", "/nowhere", "/t/nowhere"):
        page.goto(server.url + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        clean(page, path)


def test_lobby_and_table(server: Serving, visit: Visit, clean: Clean) -> None:
    page, friend = visit(), visit()
    link = new_table(page, server.url, "en")
    expect(page.get_by_role("heading", name=t("lobby-title"))).to_be_visible()
    clean(page, "lobby")
    friend.goto(link)
    expect(friend.get_by_role("heading", name=t("lobby-title"))).to_be_visible()
    clean(friend, "lobby of a stranger")
    page.get_by_role("button", name=t("lobby-fill")).click()
    page.get_by_role("button", name=re.compile(re.escape(t("people-change-bot")))).first.click()
    clean(page, "level of a bot")
    page.keyboard.press("Escape")
    clean(page, "full lobby")
    page.get_by_role("button", name=t("lobby-start"), exact=True).click()
    player = Player(page, "en", seeded(__name__))
    player.bold = False
    player.wait_turn()
    clean(page, "table")
    expect(friend.get_by_role("button", name=t("join-title"))).to_be_visible()
    clean(friend, "watching")
    play_hand(player)
    clean(page, "count")
    page.goto(server.url)
    expect(page.get_by_role("heading", name=t("home-continue"))).to_be_visible()
    clean(page, "home with a table")
    for kind in ("rules", "fair"):
        page.goto(link.replace("/t/", f"/{kind}/"))
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        clean(page, f"{kind} of a table")


def test_dialogs_of_a_table(server: Serving, visit: Visit, clean: Clean) -> None:
    page = visit()
    new_table(page, server.url, "en", bots=3)
    player = Player(page, "en", seeded(__name__))
    player.wait_turn()
    page.get_by_role("button", name=re.compile("^" + re.escape(t("a11y-menu")))).click()
    clean(page, "menu")
    page.keyboard.press("Escape")
    for item in DIALOGS:
        open_menu(page, "en", item)
        expect(page.get_by_role("dialog").first).to_be_visible()
        clean(page, item)
        page.keyboard.press("Escape")
    page.get_by_role("list", name=t("table-lances")).get_by_text(t("lance-chica")).click()
    clean(page, "a word")
    page.keyboard.press("Escape")
    open_menu(page, "en", "break-ask")
    clean(page, "break")
    open_menu(page, "en", "button-concede")
    clean(page, "giving up")
    page.get_by_role("dialog").get_by_role("button", name=t("button-concede"), exact=True).click()
    expect(page.get_by_role("button", name=t("button-rematch"))).to_be_visible()
    clean(page, "end of a match")


def test_a_guided_hand_and_a_screen_in_a_room(server: Serving, visit: Visit, clean: Clean) -> None:
    page = visit()
    page.goto(server.url)
    page.get_by_role("button", name=t("guide-begin"), exact=True).click()
    Player(page, "en", seeded(__name__)).wait_turn()
    expect(page.get_by_role("log", name=t("guide-title"))).to_be_visible()
    clean(page, "guided hand")
    room(page, server.url, "board")
    expect(page.get_by_role("list", name=t("lobby-title"))).to_be_visible()
    clean(page, "screen in a room")
