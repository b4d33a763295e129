"""The form of a new table asks what players ask, and says why something is impossible."""

from playwright.sync_api import Locator, Page, expect

from hordago.i18n.catalogue import Catalogue
from hordago.rules import OPTIONS, PRESETS
from tests.e2e.conftest import Open
from tests.e2e.host import choose
from tests.e2e.serving import Serving

t = Catalogue("en", strict=True).text
MAIN = ("basque", "spanish", "french", "fournier")


def chosen(page: Page, legend: str) -> str:
    """The answer that is taken."""
    question = page.get_by_role("group", name=legend, exact=True).first
    return question.get_by_role("radio", checked=True).get_attribute("aria-label") or str(
        question.get_by_role("radio", checked=True).evaluate("node => node.closest('label').innerText")
    )


def all_rules(page: Page) -> None:
    page.get_by_text(t("new-all-rules")).first.click()


def field(page: Page, option: str) -> Locator:
    return page.get_by_label(t(f"option-{option}"), exact=True)


def test_as_in_fills_in_kings_target_and_games(server: Serving, open_page: Open) -> None:
    page = open_page()
    page.goto(f"{server.url}/new")
    expect(page.get_by_role("heading", name=t("new-title"))).to_be_visible()
    for preset in MAIN:
        choose(page, t("new-preset"), t(f"preset-{preset}"))
        expect(page.get_by_text(t(f"preset-{preset}-about"))).to_be_visible()
        for question, option in (("kings", "kings"), ("target", "target"), ("games", "games_to_win")):
            assert chosen(page, t(f"new-{question}")) == str(PRESETS[preset][option])
    choose(page, t("new-preset"), t("preset-basque"))
    choose(page, t("new-kings"), "8")
    choose(page, t("new-target"), "40")
    page.get_by_role("button", name=t("new-create")).click()
    rules = page.get_by_role("heading", name=t("lobby-rules")).locator("..")
    expect(rules).to_contain_text(t("option-kings-8"))
    expect(rules).to_contain_text("40")


def test_every_rule_is_explained(server: Serving, open_page: Open) -> None:
    page = open_page()
    page.goto(f"{server.url}/new")
    all_rules(page)
    for option in OPTIONS:
        control = field(page, option)
        expect(control).to_be_visible()
        described = (control.get_attribute("aria-describedby") or "").split()
        assert described, option
        expect(page.locator(f"[id='{described[0]}']")).to_have_text(t(f"option-{option}-about"))
    exposed = page.get_by_label(t("new-exposed"), exact=True)
    assert exposed.evaluate("node => node.selectedOptions[0].text") == t("new-exposed-value", n=0)


def test_an_impossible_table_says_what_is_wrong(server: Serving, open_page: Open) -> None:
    page = open_page()
    page.goto(f"{server.url}/new")
    choose(page, t("new-preset"), t("preset-basque"))
    all_rules(page)
    field(page, "max_bet").fill("1")  # below the least bet
    page.get_by_role("button", name=t("new-create")).click()
    problem = page.get_by_role("alert")
    expect(problem).to_contain_text(t("option-max_bet"))
    expect(page).to_have_url(f"{server.url}/new")
    expect(field(page, "max_bet")).to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name=t("new-reset", preset=t("preset-basque"))).click()
    expect(problem).to_be_empty()
    page.get_by_role("button", name=t("new-create")).click()
    expect(page.get_by_role("heading", name=t("lobby-title"))).to_be_visible()
