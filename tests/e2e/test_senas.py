"""The trainer of señas: to learn, to read on a face and to give for cards, without eyes or network, too."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from hordago.i18n.catalogue import Catalogue
from hordago.rules import SIGNALS
from tests.e2e.axe import violations
from tests.e2e.conftest import PHONE, Open
from tests.e2e.host import new_table
from tests.e2e.player import Player
from tests.e2e.serving import Serving
from tests.sizes import seeded
from tests.unit.test_sign_truth import KEPT, sorted_ranks, true_of

t = Catalogue("en", strict=True).text
PRESET = "basque"
TABLE = KEPT["tables"][KEPT["presets"][PRESET]]
MEANINGS = [sign["meaning"] for sign in TABLE["signs"]]
CONTROLLED = "() => navigator.serviceWorker.ready.then(() => true)"


def trainer(page: Page, url: str, way: str = "") -> None:
    """The trainer with the rules that all these tests know."""
    page.goto(f"{url}/senas{way}?signs={KEPT['presets'][PRESET]}")
    expect(page.get_by_role("heading", name=t("senas-title"))).to_be_visible()


def clean(page: Page, where: str) -> None:
    found = violations(page, where)
    assert not found, "\n".join(found)


def shown(page: Page) -> str:
    """The gesture on the face, as it is drawn."""
    drawn = page.locator(".felt .sign").get_attribute("href") or ""
    return drawn.rpartition("-")[2]


def test_every_way_leads_there(server: Serving, open_page: Open) -> None:
    page = open_page(size=PHONE)
    page.goto(server.url)
    page.get_by_role("link", name=t("senas-open")).click()
    expect(page.get_by_role("heading", name=t("senas-title"))).to_be_focused()
    page.get_by_role("link", name=t("senas-read"), exact=True).click()
    expect(page).to_have_url(re.compile("/senas/read$"))
    page.goto(f"{server.url}/rules")
    expect(page.get_by_role("link", name=t("senas-open"))).to_have_attribute("href", "/senas")
    new_table(page, server.url, "en", preset="basque", bots=3)
    Player(page, "en", seeded(__name__)).wait_turn()
    page.get_by_role("button", name=t("button-sena"), exact=True).click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name=t("senas-open")).click()
    rules = opened.value.get_by_role("combobox", name=t("new-preset"))
    expect(rules).to_have_value(re.compile("basque|french|ffm"))


def test_all_signs_of_the_rules_are_explained(server: Serving, open_page: Open) -> None:
    page = open_page()
    trainer(page, server.url)
    titles = page.get_by_role("main").get_by_role("heading", level=2)
    assert titles.all_text_contents() == [t(f"sena-{meaning}") for meaning in MEANINGS]
    face = page.get_by_role("button", name=f"{t('senas-show')}: {t('gesture-wink')}").first
    face.click()
    expect(face.locator("svg.held")).to_have_count(0)
    expect(face.locator("svg.held")).to_have_count(1)
    page.get_by_role("combobox", name=t("new-preset")).select_option("spanish")
    expect(titles).to_have_count(14)


def test_a_face_is_read_by_keys_and_mistakes_are_remembered(server: Serving, open_page: Open) -> None:
    page = open_page()
    trainer(page, server.url, "/read")
    page.keyboard.press("Enter")
    options = page.get_by_role("group", name=t("senas-meaning")).get_by_role("button")
    expect(options.first).to_be_visible()
    spoken = page.locator("p.hidden[role=status]")
    expect(spoken).to_have_text(t("senas-gesture", gesture=t(f"gesture-{shown(page)}")))
    expect(page.locator(".felt .sign")).to_have_count(0)
    page.keyboard.press("r")
    gesture = shown(page)
    texts = [re.sub(r"^\d\s*", "", text).lower() for text in options.all_inner_texts()]
    right = next(
        place
        for place, text in enumerate(texts)
        for sign in TABLE["signs"]
        if t(f"sena-{sign['meaning']}") == text and gestures(sign["meaning"]) == gesture
    )
    wrong = 1 if right == 0 else 0
    page.keyboard.press(str(wrong + 1))
    verdict = page.get_by_role("status").filter(has_text=texts[right])
    expect(verdict).to_contain_text(t("senas-wrong", meaning=texts[right], said=texts[wrong]))
    expect(page.get_by_text(t("senas-score", right=0, asked=1))).to_be_visible()
    mixed = t("senas-mixed-pair", meant=texts[right], said=texts[wrong])
    expect(page.get_by_text(mixed)).to_be_visible()
    expect(page.get_by_role("button", name=t("senas-next"))).to_be_focused()
    clean(page, "read")
    page.reload()
    expect(page.get_by_text(mixed)).to_be_visible()
    page.get_by_role("button", name=t("senas-forget")).click()
    page.get_by_role("dialog").get_by_role("button", name=t("senas-forget")).click()
    expect(page.get_by_text(mixed)).to_have_count(0)


def gestures(meaning: str) -> str:
    """The gesture of a sign of these rules, as the engine has it."""
    return SIGNALS[TABLE["signals"]][meaning].gesture


def test_cards_are_signed_by_the_rule_of_the_engine(server: Serving, open_page: Open) -> None:
    page = open_page(size=PHONE)
    trainer(page, server.url, "/give")
    for n in range(1, 5):
        faces = true_faces(page)
        choices = page.get_by_role("group", name=t("senas-choices")).get_by_role("button")
        for gesture in faces:
            choices.and_(page.get_by_role("button", name=t(f"gesture-{gesture}"), exact=True)).click()
        check = t("senas-check" if faces else "senas-check-none")
        page.get_by_role("button", name=check, exact=True).click()
        expect(page.get_by_text(t("senas-all-right"))).to_be_visible()
        expect(page.get_by_text(t("senas-score", right=n, asked=n))).to_be_visible()
        if n == 1:
            clean(page, "give")
        page.get_by_role("button", name=t("senas-next")).click()
    free = page.get_by_role("group", name=t("senas-choices")).get_by_role("button", pressed=False)
    while free.count():
        free.first.click()
    page.get_by_role("button", name=t("senas-check"), exact=True).click()
    expect(page.get_by_text(t("senas-not-right"))).to_be_visible()


def true_faces(page: Page) -> set[str]:
    """The gestures that the engine calls true of the cards on the page."""
    label = page.locator(".felt [role=img]").get_attribute("aria-label") or ""
    names = label.removeprefix(f"{t('senas-hand')}: ").split(", ")
    known = {
        t("card-name", rank=t(f"rank-{r}"), suit=t(f"suit-of-{s}")): r + s
        for r in "1234567SCR"
        for s in "oceb"
    }
    now = page.locator(".felt .now").inner_text()
    stages = {
        t("senas-now", stage=t(f"lance-{each}")): each
        for each in ("grande", "chica", "pares", "juego", "punto")
    }
    stage = stages.get(now, "talk")
    meanings = true_of(PRESET, sorted_ranks(tuple(known[name] for name in names)), stage)
    assert meanings is not None, (names, stage)
    return {gestures(meaning) for meaning in meanings}


def test_it_needs_no_server(own_server: Serving, open_page: Open) -> None:
    page = open_page()
    page.goto(own_server.url)
    page.evaluate(CONTROLLED)
    own_server.stop()
    page.goto(f"{own_server.url}/senas/read")
    page.get_by_role("button", name=t("senas-show")).click()
    expect(page.get_by_role("group", name=t("senas-meaning"))).to_be_visible()


@pytest.mark.parametrize("lang", ["eu", "ko"])
def test_it_speaks(lang: str, server: Serving, open_page: Open) -> None:
    page = open_page(lang, PHONE)
    words = Catalogue(lang, strict=True).text
    page.add_init_script(f"localStorage.setItem('hordago.senas-speed', '{json.dumps('slow')}')")
    page.goto(f"{server.url}/senas/read")
    expect(page.get_by_role("radio", name=words("senas-speed-slow"))).to_be_checked()
    page.get_by_role("button", name=words("senas-show")).click()
    gesture = shown(page)
    expect(page.locator("p.hidden[role=status]")).to_have_text(
        words("senas-gesture", gesture=words(f"gesture-{gesture}"))
    )
