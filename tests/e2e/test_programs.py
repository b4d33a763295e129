"""The page of one's programs: a token is made, shown once, used, and ended; what goes wrong is said."""

import re

from playwright.sync_api import Page, expect

from hordago.i18n.catalogue import Catalogue
from hordago.service import limits
from tests.e2e.axe import violations
from tests.e2e.conftest import PHONE, Open
from tests.e2e.serving import Serving

t = Catalogue("en", strict=True).text


def make(page: Page, name: str) -> None:
    page.get_by_label(t("tokens-name")).fill(name)
    page.get_by_role("button", name=t("tokens-make")).click()


def account(page: Page, url: str, token: str) -> int:
    """What the server answers to a program with that token."""
    answer = page.request.get(f"{url}/api/bot/account", headers={"Authorization": f"Bearer {token}"})
    return answer.status


def test_a_token_is_made_shown_once_and_revoked(server: Serving, open_page: Open) -> None:
    page = open_page(size=PHONE)
    page.goto(server.url)
    page.get_by_role("button", name=t("button-settings")).click()
    page.get_by_role("dialog").get_by_role("link", name=t("tokens-open")).click()
    expect(page.get_by_role("heading", name=t("tokens-title"), level=1)).to_be_focused()
    expect(page.get_by_text(t("tokens-bots"))).to_be_visible()
    expect(page.get_by_text(t("tokens-none"))).to_be_visible()
    expect(page.get_by_role("button", name=t("tokens-make"))).to_be_disabled()
    page.get_by_role("checkbox", name=re.compile(t("tokens-scope-read"))).uncheck()
    make(page, "Kattalin")
    box = page.get_by_role("region", name=t("tokens-made", name="Kattalin"))
    expect(box).to_be_focused()
    token = box.get_by_role("group", name=t("tokens-token")).inner_text()
    assert re.fullmatch(r"hordago_[\w-]{43}", token)
    box.get_by_role("button", name=re.compile(t("tokens-copy"))).click()
    expect(box.get_by_role("status")).to_have_text(t("share-copied"))
    commands = page.get_by_role("group", name=t("tokens-commands"))
    expect(commands).to_contain_text(f"HORDAGO_TOKEN={token}")
    expect(commands).to_contain_text(f"hordago bridge --server {server.url} --umi")
    found = violations(page, "programs")
    assert not found, "\n".join(found)
    assert account(page, server.url, token) == 200
    page.reload()
    mine = page.get_by_role("listitem").filter(has_text="Kattalin")
    expect(mine).to_contain_text(t("tokens-may", what=t("tokens-scope-play")))
    expect(mine).to_contain_text(re.compile(r"bot-\w+"))
    assert token not in page.content()

    mine.get_by_role("button", name=t("tokens-revoke-name", name="Kattalin")).click()
    page.get_by_role("dialog").get_by_role("button", name=t("button-cancel")).click()
    assert account(page, server.url, token) == 200
    mine.get_by_role("button", name=t("tokens-revoke-name", name="Kattalin")).click()
    sure = page.get_by_role("dialog")
    expect(sure).to_contain_text(t("tokens-revoke-sure", name="Kattalin"))
    sure.get_by_role("button", name=t("tokens-revoke-name", name="Kattalin")).click()
    expect(page.get_by_text(t("tokens-revoked", name="Kattalin"))).to_be_visible()
    expect(page.get_by_text(t("tokens-none"))).to_be_visible()
    assert account(page, server.url, token) == 401


def test_what_goes_wrong_is_said(own_server: Serving, open_page: Open) -> None:
    page = open_page()
    page.goto(f"{own_server.url}/programs")
    make(page, "\u200b")
    expect(page.get_by_text(t("error-bad-name"))).to_be_visible()
    for n in range(limits.PROGRAMS):
        assert page.request.post(f"{own_server.url}/api/bots", data={"name": f"Robo {n}"}).ok
    make(page, "One more")
    expect(page.get_by_text(t("error-too-many-programs"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("listitem")).to_have_count(limits.PROGRAMS)
    own_server.stop()
    page.get_by_role("button", name=t("tokens-revoke-name", name="Robo 0")).click()
    page.get_by_role("dialog").get_by_role("button", name=t("tokens-revoke-name", name="Robo 0")).click()
    expect(page.get_by_text(t("connection-unreachable"))).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_count(limits.PROGRAMS)
