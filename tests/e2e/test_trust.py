"""The page that checks deals, and one's own data, as a person uses them."""

import json
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from hordago.i18n.catalogue import LANGUAGES, Catalogue
from tests.e2e.conftest import PHONE, Open
from tests.e2e.host import new_table, open_menu
from tests.e2e.serving import Serving

KEY = "hordago.own-numbers"
RECORDS = Path(__file__).parents[1] / "vectors" / "records" / "v1"


@pytest.mark.slow
def test_a_record_is_checked_in_the_browser(server: Serving, open_page: Open, tmp_path: Path) -> None:
    """Pasted it is fair; with one card changed it is not, in every language; from a file, on a phone."""
    t = Catalogue("en", strict=True).text
    page = open_page(size=PHONE)
    page.goto(f"{server.url}/fair")
    record = (RECORDS / "three.mgn").read_text(encoding="utf-8")
    box, check = page.get_by_label(t("fair-source")), page.get_by_role("button", name=t("button-verify"))
    box.fill(record)
    check.click()
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text(t("fair-checked", n=2))
    first = page.get_by_role("main").get_by_role("listitem").first
    expect(first).to_contain_text(t("fair-dealt", n=12))
    found = Axe().run(page)
    assert [
        each["id"] for each in found.response["violations"] if each["impact"] in ("serious", "critical")
    ] == []
    first.locator("summary").click()
    seed = record.partition('seed = "')[2][:64]
    expect(first.get_by_text(seed)).to_be_visible()

    forged = tmp_path / "forged.mgn"
    forged.write_text(record.replace('"Ce 5o So 1o"', '"5o Ce So 1o"'), encoding="utf-8")
    page.get_by_label(t("fair-file")).set_input_files(forged)
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text(t("fair-deal", n=1, deal=1))
    assert page.get_by_role("main").get_by_role("listitem").count() == 0
    box.fill("this is no record")
    check.click()
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text(t("fair-unreadable"))


@pytest.mark.slow
def test_a_browser_finds_its_own_number_in_the_deals_and_notices_where_it_is_not(
    server: Serving, open_page: Open
) -> None:
    t = Catalogue("en", strict=True).text
    page = open_page()
    page.goto(f"{server.url}/")
    page.get_by_label(t("new-your-name")).fill("Ane")
    table = new_table(page, server.url, "en").rpartition("/t/")[2]
    page.get_by_role("button", name=t("lobby-fill")).click()
    page.get_by_role("button", name=t("lobby-start"), exact=True).click()
    cards = page.get_by_role("group", name=t("table-your-cards")).get_by_role("button")
    expect(cards).to_have_count(4)
    open_menu(page, "en", "button-concede")
    dialog = page.get_by_role("dialog", name=t("button-concede"))
    dialog.get_by_role("button", name=t("button-concede")).click()
    expect(page.get_by_role("button", name=t("button-rematch")).first).to_be_visible()
    page.goto(f"{server.url}/fair/{table}")
    status = page.get_by_role("main").get_by_role("status")
    expect(status).to_contain_text(t("fair-own-in", n=1))
    expect(status).not_to_contain_text(t("fair-own-out", n=1))

    # As if the server had not used what this browser had sent.
    page.evaluate(
        "key => localStorage[key] = localStorage[key].replace(/[0-9a-f]{64}(?=\"\\])/g, 'f'.repeat(64))", KEY
    )
    page.reload()
    expect(status).to_contain_text(t("fair-own-out", n=1))
    expect(status).to_contain_text(t("fair-good"))


@pytest.mark.slow
def test_it_speaks_every_language(server: Serving, open_page: Open) -> None:
    record = (RECORDS / "three.mgn").read_text(encoding="utf-8").replace("cut = 22", "cut = 21", 1)
    page = open_page()
    for lang in LANGUAGES:
        t = Catalogue(lang, strict=True).text
        page.add_init_script(f"localStorage.setItem('hordago.language', '{json.dumps(lang)}')")
        page.goto(f"{server.url}/fair")
        page.get_by_label(t("fair-source")).fill(record)
        page.get_by_role("button", name=t("button-verify"), exact=True).click()
        expect(page.get_by_role("main").get_by_role("status")).to_contain_text(
            t("fair-fault-cut", told=21, due=22)
        )


@pytest.mark.slow
def test_ones_data_are_shown_and_deleted(server: Serving, open_page: Open) -> None:
    t = Catalogue("en", strict=True).text
    page = open_page()
    page.goto(f"{server.url}/")
    page.get_by_label(t("new-your-name")).fill("Ane-Miren")
    table = new_table(page, server.url, "en")
    page.get_by_text("Ane-Miren").first.wait_for()
    page.goto(f"{server.url}/")
    page.get_by_role("button", name=t("button-settings")).click()
    with page.expect_download() as download:
        page.get_by_role("link", name=t("data-export")).click()
    own = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert [each["names"] for each in own["tables"]] == [["Ane-Miren"]]
    assert own["tables"][0]["id"] in table
    page.get_by_role("button", name=t("data-delete")).click()
    page.get_by_role("dialog").last.get_by_role("button", name=t("data-delete")).click()
    expect(page.get_by_text(t("data-deleted"))).to_be_visible()
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('hordago.')).length") <= 1
    assert page.request.get(f"{server.url}/api/guest/export").json()["tables"] == []
