"""Pictures of every page and state, in every language and two sizes, to be looked at: ``make gallery``.

Starts a server and a Chromium of its own. Files are named ``<language>/<size>/<number>-<state>.png``.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Browser, Error, Page, sync_playwright

from hordago.i18n.catalogue import LANGUAGES
from tests.e2e.conftest import ARGUMENTS, DESKTOP, PHONE
from tests.e2e.host import choose, new_table, open_menu
from tests.e2e.player import Player, play_hand
from tests.e2e.serving import Serving
from tools import chromium

SIZES: Final = {"phone": PHONE, "desktop": DESKTOP}
TURNS: Final = 24
"""Turns after which a table has shown what it has."""
CALM_MS: Final = 400


class Gallery:
    """One person's way through all pages in one language and size, with a picture of each state."""

    def __init__(self, browser: Browser, url: str, lang: str, size: str, out: Path) -> None:
        self.browser, self.url, self.lang = browser, url, lang
        self.size, self.out = SIZES[size], out / lang / size
        self.out.mkdir(parents=True, exist_ok=True)
        for old in self.out.glob("*.png"):
            old.unlink()
        self.page = self.visitor()
        self.player = Player(self.page, lang, Random(f"gallery {lang} {size}"))
        self.t = self.player.t
        self.number = 0

    def visitor(self, size: tuple[int, int] | None = None) -> Page:
        """A page of another person."""
        width, height = size or self.size
        viewport = {"width": width, "height": height}
        context = self.browser.new_context(viewport=viewport, locale=self.lang, reduced_motion="reduce")  # type: ignore[arg-type]
        context.set_default_timeout(15_000)
        return context.new_page()

    def shoot(self, state: str, page: Page | None = None, *, whole: bool = False) -> None:
        """Take a picture, once everything has come to rest."""
        page = page or self.page
        page.wait_for_timeout(CALM_MS)
        self.number += 1
        page.screenshot(path=self.out / f"{self.number:02}-{state}.png", full_page=whole)

    # ── the ways ────────────────────────────────────────────────────────────────────────────────────

    def pages(self) -> None:
        """Everything before a table."""
        page, t = self.page, self.t
        page.goto(self.url)
        self.shoot("home", whole=True)
        page.get_by_role("button", name=t("button-settings")).click()
        self.shoot("settings")
        page.goto(f"{self.url}/rules")
        page.get_by_role("heading", name=t("help-more")).wait_for()
        self.shoot("rules", whole=True)
        self._senas()
        page.goto(f"{self.url}/programs")
        page.get_by_label(t("tokens-name")).fill("Kattalin")
        page.get_by_role("button", name=t("tokens-make")).click()
        page.get_by_text(t("tokens-made", name="Kattalin")).wait_for()
        self.shoot("programs", whole=True)
        page.goto(f"{self.url}/nowhere")
        self.shoot("not-found")
        page.goto(f"{self.url}/new")
        bots = page.get_by_role("group", name=t("new-bots"), exact=True).first
        bots.get_by_role("radio", name="2", exact=True).check()
        self.shoot("new", whole=True)
        page.get_by_text(t("new-all-rules")).first.click()
        self.shoot("new-all-rules", whole=True)

    def lobby(self) -> None:
        """Sitting down, the people at the table, and a bot's level."""
        page, t = self.page, self.t
        new_table(page, self.url, self.lang, preset="spanish", games=4)
        page.get_by_role("heading", name=t("lobby-title")).wait_for()
        self.shoot("lobby-empty", whole=True)
        page.get_by_role("button", name=t("lobby-fill")).click()
        page.get_by_role("button", name=re.compile(re.escape(t("people-change-bot")))).first.click()
        self.shoot("bot")
        page.keyboard.press("Escape")
        self.shoot("lobby-full", whole=True)
        friend = self.visitor()
        friend.goto(page.url)
        self.shoot("lobby-stranger", friend)
        self._menu("people-title", "people")
        page.get_by_role("button", name=t("lobby-start"), exact=True).click()
        self.player.wait_turn()
        friend.get_by_role("button", name=t("join-title")).wait_for()
        self.shoot("watching", friend)
        friend.context.close()

    def table(self) -> None:
        """Every kind of turn once, and every sheet."""
        player, t = self.player, self.t
        seen: set[str] = set()
        sheets = False
        player.bold = False
        for _ in range(TURNS):
            state = self._state()
            if state not in seen:
                seen.add(state)
                self.shoot(f"table-{state}")
            if t("button-more") in player.buttons() and not sheets:
                sheets = True
                self._sheets()
            player.play()
            if player.next.is_visible() or not player.wait_turn():
                break
        play_hand(player)
        self.shoot("count")

    def menu(self) -> None:
        """What lies behind the menu of a table."""
        page, t = self.page, self.t
        page.get_by_role("button", name=re.compile("^" + re.escape(t("a11y-menu")))).click()
        self.shoot("menu")
        page.keyboard.press("Escape")
        for item in (
            "chat-title",
            "people-title",
            "button-share",
            "my-seat-title",
            "lobby-rules",
        ):
            self._menu(item, item.removeprefix("button-").removesuffix("-title"))
        open_menu(page, self.lang, "break-ask")
        self.shoot("break")

    def end(self) -> None:
        """The end of a match, of two players and one short game."""
        page, player = self.page, self.player
        new_table(page, self.url, self.lang, preset="spanish", seats=2, bots=1, games=1, target=30)
        player.bold = True
        while player.wait_turn():
            player.play()
        self.shoot("match-end")

    def crowds(self) -> None:
        """Tables of five and six, where space is short."""
        for seats in (3, 5, 6):
            new_table(self.page, self.url, self.lang, seats=seats, bots=seats - 1)
            self.player.wait_turn()
            self.player.play()
            if self.player.wait_turn():
                self.shoot(f"table-of-{seats}")

    def room(self) -> None:
        """People in one room: the screen that shows the table, and a phone with a hand."""
        board, page, t = self.visitor(DESKTOP), self.page, self.t
        board.goto(f"{self.url}/new")
        choose(board, t("new-place"), t("new-place-room"))
        choose(board, t("new-device"), t("new-device-board"))
        board.get_by_role("button", name=t("new-create")).click()
        board.wait_for_url(re.compile("/board"))
        self.shoot("board-lobby", board)
        page.goto(board.url.removesuffix("/board"))
        page.get_by_role("button", name=re.compile(re.escape(t("lobby-sit")))).first.click()
        board.get_by_role("button", name=t("lobby-fill")).click()
        board.get_by_role("button", name=t("lobby-start"), exact=True).click()
        self.player.wait_turn()
        self.shoot("board", board)
        self.shoot("hand")
        play_hand(self.player)
        self.shoot("board-count", board)
        self.shoot("hand-count")
        board.context.close()

    # ── parts ───────────────────────────────────────────────────────────────────────────────────────

    def _state(self) -> str:
        names, t = self.player.buttons(), self.t
        if self.player.calls.get_by_role("slider").is_visible():
            return "cut"
        if t("call-mus") in names:
            return "talk"
        if t("call-quiero") in names:
            return "answer"
        if t("call-paso") in names:
            return "bet"
        return "discard"

    def _sheets(self) -> None:
        page, t = self.page, self.t
        for key, state in (("button-sena", "senas"), ("button-log", "log")):
            page.get_by_role("button", name=t(key), exact=True).click()
            self.shoot(state)
            page.keyboard.press("Escape")
        page.keyboard.press("?")
        self.shoot("keys")
        page.keyboard.press("Escape")
        for key, state in (("button-more", "more"), ("call-ordago", "ordago")):
            if t(key) in self.player.buttons():
                self.player.press(t(key))
                self.shoot(state)
                page.keyboard.press("Escape")

    def _senas(self) -> None:
        page, t = self.page, self.t
        page.goto(f"{self.url}/senas")
        page.get_by_role("heading", name=t("senas-title")).wait_for()
        self.shoot("senas-learn", whole=True)
        page.get_by_role("link", name=t("senas-read"), exact=True).click()
        page.get_by_role("button", name=t("senas-show")).click()
        self.shoot("senas-read", whole=True)
        page.get_by_role("group", name=t("senas-meaning")).get_by_role("button").first.click()
        self.shoot("senas-read-answer", whole=True)
        page.get_by_role("link", name=t("senas-give"), exact=True).click()
        page.get_by_role("button", name=t("senas-check-none")).click()
        self.shoot("senas-give-answer", whole=True)

    def _menu(self, item: str, state: str) -> None:
        open_menu(self.page, self.lang, item)
        self.shoot(state)
        self.page.keyboard.press("Escape")
        self.page.wait_for_timeout(100)


WAYS: Final[dict[str, Callable[[Gallery], None]]] = {
    "pages": Gallery.pages,
    "lobby": Gallery.lobby,
    "table": Gallery.table,
    "menu": Gallery.menu,
    "end": Gallery.end,
    "crowds": Gallery.crowds,
    "room": Gallery.room,
}


@contextmanager
def started() -> Iterator[tuple[Browser, str]]:
    """A browser and the address of a server."""
    path = chromium.find()
    if path is None:
        raise SystemExit("no Chromium on this machine (Debian: apt-get install chromium)")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        serving = Serving(Path(folder) / "data")
        serving.start()
        browser = play.chromium.launch(executable_path=str(path), args=list(ARGUMENTS))
        try:
            yield browser, serving.url
        finally:
            browser.close()
            serving.stop()


def main() -> int:
    """Take the pictures; 1 where a way could not be gone to its end."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, default=Path("gallery"))
    parser.add_argument("--lang", nargs="+", choices=list(LANGUAGES), default=list(LANGUAGES))
    parser.add_argument("--size", nargs="+", choices=list(SIZES), default=list(SIZES))
    parser.add_argument("--only", nargs="+", choices=list(WAYS), default=list(WAYS))
    wanted = parser.parse_args()
    failed = 0
    for lang in wanted.lang:
        for size in wanted.size:
            with started() as (browser, url):
                gallery = Gallery(browser, url, lang, size, wanted.out)
                for way in wanted.only:
                    try:
                        WAYS[way](gallery)
                    except (Error, AssertionError) as error:
                        failed += 1
                        print(f"{lang}/{size}/{way}: {str(error).splitlines()[0]}")
            print(f"{lang}/{size}: {gallery.number} pictures in {gallery.out}")
    return min(failed, 1)


if __name__ == "__main__":
    raise SystemExit(main())
