"""The first page: what is offered depends on who waits, and on what the browser allows."""

import re

import pytest
from playwright.sync_api import expect

from hordago.i18n.catalogue import Catalogue
from tests.e2e.conftest import PHONE, Open
from tests.e2e.host import choose
from tests.e2e.serving import Serving, lan_address

t = Catalogue("en", strict=True).text


def test_open_tables_are_offered_while_somebody_waits(own_server: Serving, open_page: Open) -> None:
    host, stranger = open_page(), open_page(size=PHONE)
    open_tables = stranger.get_by_role("region", name=t("home-open-tables"))
    with stranger.expect_response("**/api/tables"):
        stranger.goto(own_server.url)
    expect(stranger.get_by_role("link", name=t("home-new-table"))).to_be_visible()
    expect(open_tables).to_have_count(0)
    host.goto(f"{own_server.url}/new")
    choose(host, t("new-visibility"), t("new-public"))
    host.get_by_role("button", name=t("new-create")).click()
    host.wait_for_url(re.compile("/t/"))
    expect(host.get_by_role("status").filter(has_text=t("lobby-waiting", n=3))).to_be_visible()  # it sits
    stranger.reload()
    open_tables.get_by_role("link", name=t("lobby-waiting", n=3)).click()
    expect(stranger).to_have_url(host.url)


def test_plain_http_says_what_is_missing(open_page: Open, tmp_path_factory: pytest.TempPathFactory) -> None:
    address = lan_address()
    if address is None:
        pytest.skip("this machine has no address in a network")
    serving = Serving(tmp_path_factory.mktemp("lan") / "data", host="0.0.0.0")
    serving.start()
    try:
        page = open_page(size=PHONE)
        page.goto(f"http://{address}:{serving.port}")
        expect(page.get_by_text(t("offline-insecure"))).to_be_visible()
        expect(page.get_by_role("button", name=t("offline-play"))).to_have_count(0)
    finally:
        serving.stop()
