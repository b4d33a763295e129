"""A phone in the same network plays over plain http, where a browser gives no secure context."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from hordago.i18n.catalogue import Catalogue
from tests.e2e.conftest import PHONE, Open
from tests.e2e.host import new_table
from tests.e2e.player import Player
from tests.e2e.serving import Serving, lan_address
from tests.sizes import seeded

t = Catalogue("en", strict=True).text


@pytest.fixture
def lan_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that listens on every address of this machine."""
    serving = Serving(tmp_path_factory.mktemp("lan") / "data", host="0.0.0.0")
    serving.start()
    yield serving
    serving.stop()


def test_a_phone_joins_over_plain_http(lan_server: Serving, open_page: Open) -> None:
    address = lan_address()
    if address is None:
        pytest.skip("this machine has no address in a network")
    assert f"http://{address}:{lan_server.port}" in lan_server.said()
    host_page = open_page()
    new_table(host_page, lan_server.url, "en", seats=2)
    # The host sits at this computer's own address; the link is one that others reach.
    link = host_page.get_by_label(t("share-link"), exact=True)
    expect(link).to_have_value(f"http://{address}:{lan_server.port}{_path(host_page.url)}")

    phone = open_page(size=PHONE)
    phone.goto(link.input_value())
    assert phone.evaluate("isSecureContext") is False
    phone.get_by_label(t("new-your-name")).fill("Ainhoa")
    phone.get_by_role("button", name=t("lobby-sit")).click()
    expect(host_page.get_by_text("Ainhoa", exact=True)).to_be_visible()
    cookies = phone.context.cookies()
    assert cookies and all(cookie["httpOnly"] and not cookie["secure"] for cookie in cookies)
    host_page.get_by_role("button", name=t("lobby-start"), exact=True).click()
    player = Player(phone, "en", seeded(__name__))
    expect(player.hand.get_by_role("button")).to_have_count(4)
    cards = player.cards()
    phone.reload()
    expect(player.hand.get_by_role("button")).to_have_count(4)
    assert player.cards() == cards


def _path(url: str) -> str:
    return url[url.index("/t/") :]
