"""What a table may leave to its players: to take their stones before the cut, and to remember the bets."""

import re
import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from hordago.i18n.catalogue import Catalogue
from tests.e2e.conftest import PHONE, Open
from tests.e2e.host import choose, new_table
from tests.e2e.player import LOOK_S, STEP_S, Player
from tests.e2e.serving import Serving
from tests.e2e.stage import wrong
from tests.sizes import seeded

t = Catalogue("en", strict=True).text
MAKE = """(wish) => fetch('/api/tables', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish)
}).then((answer) => answer.json())"""
GAME_S = 8 * STEP_S


def sit_with_bots(page: Page, url: str, **options: Any) -> None:
    """A table with these rules, and a match on it against bots."""
    page.goto(url)
    wish = {"preset": "spanish", "seats": 4, "options": options}
    page.goto(f"{url}/t/{page.evaluate(MAKE, wish)['id']}")
    page.get_by_role("button", name=re.compile(re.escape(t("lobby-sit")))).first.click()
    page.get_by_role("button", name=t("lobby-fill")).click()
    page.get_by_role("button", name=t("lobby-start"), exact=True).click()


class Collector:
    """Takes stones by hand, or forgets them once."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.took = self.forgot = 0
        self.done = player.page.get_by_role("button", name=t("claims-done"))
        self.lost = player.page.get_by_role("group", name=t("count-title")).get_by_text(
            re.compile("(was|were) not taken")
        )

    def offers(self) -> Locator:
        """The buttons that take stones, the last one all."""
        return self.player.page.get_by_role("button", name=re.compile("^Take \\d"))

    def step(self) -> None:
        """Do what the table waits for."""
        player = self.player
        if self.offers().count() and self.took and not player.my_turn():
            self.forgot += 1
            self.done.click()
            expect(self.lost.first).to_be_visible(timeout=1000 * STEP_S)
        elif self.offers().count():
            assert wrong(player.page) == []
            self.took += 1
            self.offers().last.click()
            expect(self.offers()).to_have_count(0)
        elif self.done.count() and self.done.is_enabled():
            with suppress(TooLate):  # the next hand may begin before the click arrives
                self.done.click(timeout=2000)
        elif player.next.is_visible():
            player.go_on()
        elif player.over():
            player.rematch()
        elif player.my_turn():
            player.play()
        time.sleep(LOOK_S)


def test_stones_are_taken_before_the_cut_or_lost(server: Serving, open_page: Open) -> None:
    page = open_page(size=PHONE)
    sit_with_bots(page, server.url, claims="manual", target=30, games_to_win=1)
    player = Player(page, "en", seeded(__name__))
    player.bold = False
    collector = Collector(player)
    end = time.monotonic() + GAME_S
    while not (collector.took and collector.forgot):
        assert time.monotonic() < end, page.locator("body").aria_snapshot()
        collector.step()
    lines = player.news.locator("p").all_text_contents()
    assert any(line.startswith(t("live-you-say", call="I take")) for line in lines)
    assert t("claims-about") in lines


def test_bets_are_remembered_by_the_player_alone(server: Serving, open_page: Open) -> None:
    page = open_page(size=PHONE)
    page.goto(server.url)
    page.get_by_role("button", name=t("button-settings")).click()
    choose(page, t("settings-stakes"), t("settings-stakes-hidden"))
    new_table(page, server.url, "en", bots=3, games=1)
    player = Player(page, "en", seeded(__name__))
    strip = page.get_by_role("list", name=t("table-lances"))
    accepted = re.compile(r": " + re.escape(t("status-accepted", n=0))[:-1] + r"\d")
    end = time.monotonic() + GAME_S
    while not (strip.is_visible() and "?" in strip.inner_text()):
        assert time.monotonic() < end, page.locator("body").aria_snapshot()
        if player.over():
            player.rematch()
        elif player.next.is_visible():
            player.go_on()
        elif player.my_turn():
            player.play()
        time.sleep(LOOK_S)
    assert not any(accepted.search(line) for line in player.log_lines())
    assert wrong(page) == []
