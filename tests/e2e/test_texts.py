"""No word is cut, covered or written over another: every state of the table and every page in six languages.

By day each state and language is looked at on one of the screens, in turn, so that every screen has every
state and every language; by night on all of them.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from hordago.i18n.catalogue import LANGUAGES, Catalogue
from tests.e2e.axe import THEMES, violations
from tests.e2e.conftest import Open
from tests.e2e.host import new_table
from tests.e2e.serving import Serving
from tests.e2e.stage import BOARDS, SIZES, Stage, build, wrong
from tests.sizes import NAME, size

SCREENS = list(SIZES)
PAGE_SCREENS = size(small=["small phone"], ci=["small phone", "desktop at 200 %"], nightly=SCREENS)
STATES_LEAST = 25
SPOILED = """
    .price { width: 30px !important; overflow: hidden; white-space: nowrap !important }
    .own { transform: translateY(-40px) }
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the stage was built."""
    folder = tmp_path_factory.mktemp("stage")
    build(folder)
    return folder


def staged(browser: Browser, built: Path) -> Stage:
    """A stage in a browser of its own, without motion."""
    return Stage(browser.new_context(reduced_motion="reduce").new_page(), built)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_table(lang: str, browser: Browser, built: Path) -> None:
    stage = staged(browser, built)
    assert len(stage.states) >= STATES_LEAST
    found = []
    turn = list(LANGUAGES).index(lang)
    boards = [state for state in stage.states if state.startswith("board")]
    others = [state for state in stage.states if state not in boards]
    for screens, states in ((SCREENS, others), (list(BOARDS), boards)):
        for step, screen in enumerate(screens):
            stage.resize(screen)
            for place, state in enumerate(states):
                if NAME != "nightly" and (place + turn) % len(screens) != step:
                    continue
                stage.show(state, lang)
                found += [f"{screen}, {state}: {each}" for each in wrong(stage.page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "eu"])
def test_calls_in_basque(lang: str, browser: Browser, built: Path) -> None:
    stage = staged(browser, built)
    found = []
    for screen in SCREENS:
        stage.resize(screen)
        for state in ("talk", "answer", "loud", "six-teams") if NAME == "nightly" else ("answer",):
            stage.show(state, lang, basque=True)
            found += [f"{screen}, {state}: {each}" for each in wrong(stage.page)]
    assert not found, "\n".join(found)


def test_the_measure_sees_what_is_wrong(browser: Browser, built: Path) -> None:
    stage = staged(browser, built)
    stage.resize("phone")
    stage.show("answer", "en")
    assert wrong(stage.page) == []
    stage.page.add_style_tag(content=SPOILED)
    found = "\n".join(wrong(stage.page))
    assert re.search(r"cut: <span\.price>", found)
    assert re.search(r"(overlap|covered): <span\.name>", found)


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_axe_finds_nothing_at_the_table(screen: str, browser: Browser, built: Path) -> None:
    stage = staged(browser, built)
    stage.resize(screen)
    found = []
    for place, state in enumerate(stage.states):
        stage.show(state, "en")
        # All rules in one theme, and by night the colours of all.
        first = place % len(THEMES)
        themes = (*THEMES[first:], *THEMES[:first])
        found += violations(stage.page, state, themes if NAME == "nightly" else themes[:1])
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages(lang: str, server: Serving, open_page: Open) -> None:
    page = open_page(lang)
    t = Catalogue(lang, strict=True).text
    found: list[str] = []
    page.goto(server.url)
    expect(page.get_by_role("button", name=t("home-play-now"))).to_be_visible()
    found += everywhere(page, "home")
    page.get_by_role("button", name=t("button-settings")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += everywhere(page, "settings")
    page.goto(f"{server.url}/rules")
    expect(page.get_by_role("heading", name=t("help-more"))).to_be_visible()
    page.get_by_text(t("new-all-rules")).first.click()
    found += everywhere(page, "rules")
    found += practising(page, server.url, lang)
    page.goto(f"{server.url}/programs")
    page.get_by_label(t("tokens-name")).fill("Kattalin Etxeberria")
    page.get_by_role("button", name=t("tokens-make")).click()
    expect(page.get_by_text(t("tokens-made", name="Kattalin Etxeberria"))).to_be_visible()
    found += everywhere(page, "programs")
    page.goto(f"{server.url}/new")
    page.get_by_text(t("new-all-rules")).first.click()
    found += everywhere(page, "new table")
    new_table(page, server.url, lang)
    expect(page.get_by_role("heading", name=t("lobby-title"))).to_be_visible()
    found += everywhere(page, "lobby")
    assert not found, "\n".join(found)


def practising(page: Page, url: str, lang: str) -> list[str]:
    """What is wrong with the trainer of señas: the list, and each exercise after its answer."""
    t = Catalogue(lang, strict=True).text
    # The rulebook with the most signs.
    page.goto(f"{url}/senas?signs=fem-8")
    expect(page.get_by_role("heading", name=t("sena-cut"))).to_be_visible()
    found = everywhere(page, "señas")
    page.get_by_role("link", name=t("senas-read"), exact=True).click()
    page.get_by_role("button", name=t("senas-show")).click()
    page.get_by_role("group", name=t("senas-meaning")).get_by_role("button").first.click()
    found += everywhere(page, "señas, read")
    page.get_by_role("link", name=t("senas-give"), exact=True).click()
    page.get_by_role("button", name=t("senas-check-none")).click()
    return found + everywhere(page, "señas, give")


def everywhere(page: Page, where: str) -> list[str]:
    """What is wrong with a page on the screens of this run."""
    found = []
    for screen in PAGE_SCREENS:
        width, height = SIZES[screen]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        found += [f"{screen}, {where}: {each}" for each in wrong(page)]
    return found
