"""Words of mus tell their meaning when tapped; the rules of a table are a page to print."""

import re

import pytest
from playwright.sync_api import expect

from hordago.i18n.catalogue import Catalogue
from tests.e2e.conftest import PHONE, Open
from tests.e2e.host import new_table, open_menu
from tests.e2e.player import Player
from tests.e2e.serving import Serving
from tests.sizes import seeded


@pytest.mark.parametrize("lang", ["eu", "ko"])
def test_a_word_tells_its_meaning(lang: str, server: Serving, open_page: Open) -> None:
    page = open_page(lang, PHONE)
    t = Catalogue(lang, strict=True).text
    new_table(page, server.url, lang, bots=3)
    player = Player(page, lang, seeded(f"{__name__}/{lang}"))
    player.bold = False
    player.wait_turn()
    page.get_by_role("list", name=t("table-lances")).get_by_text(t("lance-chica")).click()
    dialog = page.get_by_role("dialog", name=t("glossary-chica"))
    expect(dialog).to_contain_text(t("meaning-chica"))
    dialog.get_by_role("button", name=t("glossary-title")).click()
    expect(page.get_by_role("dialog", name=t("glossary-title"))).to_contain_text(t("meaning-ordago"))
    page.keyboard.press("Escape")
    open_menu(page, lang, "glossary-title")
    expect(page.get_by_role("dialog", name=t("glossary-title"))).to_contain_text(t("meaning-mano"))


def test_the_rules_of_a_table_can_be_printed(server: Serving, open_page: Open) -> None:
    page = open_page("pl")
    t = Catalogue("pl", strict=True).text
    link = new_table(page, server.url, "pl", preset="basque", target=40)
    page.goto(re.sub("/t/", "/rules/", link))
    expect(page.get_by_role("heading", name=t("lobby-rules"))).to_be_visible()
    expect(page.get_by_text(t("help-goal", target=40))).to_be_visible()
    expect(page.get_by_text(t("option-mus_decision-sequential_defer-about"))).to_be_visible()
    expect(page.get_by_text(t("meaning-deje"))).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name=t("button-print"))).to_be_hidden()
    expect(page.get_by_text(t("meaning-deje"))).to_be_visible()
    assert page.locator(".paper").first.evaluate("node => getComputedStyle(node).color") == "rgb(0, 0, 0)"
