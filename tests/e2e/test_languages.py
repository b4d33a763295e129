"""Six languages: no page shows the name of a message, and each language is called by its own name."""

import re

import pytest
from playwright.sync_api import Page, expect

from hordago.i18n.catalogue import FILES, LANGUAGES, Catalogue, source
from tests.e2e.conftest import Open
from tests.e2e.host import new_table
from tests.e2e.player import Player, play_hand
from tests.e2e.serving import Serving
from tests.sizes import seeded

IDS = {
    found
    for file in FILES
    for found in re.findall(r"^([a-z][\w-]*-[\w-]*) =", source("en", file) or "", re.M)
}
PREFIX = re.compile(rf"^({'|'.join(sorted({each.split('-')[0] for each in IDS}))})-[a-z0-9_-]+$")
TEXTS = """() => [
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll('*')].flatMap((node) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => node.getAttribute(name) ?? '')),
].join('\\n')"""
# Words of a language that look like the name of a message.
WORDS = {"eu": {"mus-mahaia"}}


def words_only(page: Page, lang: str) -> None:
    """Nothing on the page is a message id or an argument that was not filled in."""
    text: str = page.evaluate(TEXTS)
    tokens = {token.strip(".,:;()«»\"'!?") for token in text.split()}
    raw = {token for token in tokens if token in IDS or PREFIX.match(token)} - WORDS.get(lang, set())
    assert not raw, f"message ids on the page: {raw}"
    assert not re.search(r"[{}$]", text), f"an argument is missing: {re.findall(r'.*[{}$].*', text)}"
    assert page.locator("html").get_attribute("lang") == lang


def test_the_ids_were_found() -> None:
    assert len(IDS) > 500
    assert PREFIX.match("preset-nowhere") and not PREFIX.match("kopa-zaldia")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_speaks(lang: str, server: Serving, open_page: Open) -> None:
    page = open_page(lang)
    t = Catalogue(lang, strict=True).text
    page.goto(server.url)
    expect(page.get_by_role("button", name=t("home-play-now"))).to_be_visible()
    words_only(page, lang)
    switch = page.get_by_role("combobox", name=t("button-language"))
    assert switch.get_by_role("option").all_inner_texts() == list(LANGUAGES.values())
    for code, option in zip(LANGUAGES, switch.get_by_role("option").all(), strict=True):
        assert option.get_attribute("lang") == code

    for way in ("learn", "read", "give"):
        page.goto(f"{server.url}/senas/{way}")
        expect(page.get_by_role("heading", name=t("senas-title"))).to_be_visible()
        words_only(page, lang)
    page.goto(f"{server.url}/programs")
    expect(page.get_by_text(t("tokens-none"))).to_be_visible()
    words_only(page, lang)
    page.goto(f"{server.url}/new")
    page.get_by_text(t("new-all-rules")).first.click()
    words_only(page, lang)

    new_table(page, server.url, lang)
    expect(page.get_by_role("heading", name=t("lobby-title"))).to_be_visible()
    words_only(page, lang)
    page.get_by_role("button", name=t("lobby-fill")).click()
    page.get_by_role("button", name=t("lobby-start"), exact=True).click()
    player = Player(page, lang, seeded(f"{__name__}/{lang}"))
    player.bold = False
    player.wait_turn()
    words_only(page, lang)
    play_hand(player)
    words_only(page, lang)


def test_the_switch_changes_the_language_at_once_and_for_good(server: Serving, open_page: Open) -> None:
    page = open_page("en")
    page.goto(server.url)
    for code, name in LANGUAGES.items():
        t = Catalogue(code, strict=True).text
        page.get_by_role("combobox").first.select_option(label=name)
        expect(page.get_by_role("button", name=t("home-play-now"))).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", code)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", code)
