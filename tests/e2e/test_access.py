"""The table for who cannot see it: roles and names, the keyboard, the log that is read aloud."""

import re
from random import Random

from playwright.sync_api import Page, expect

from hordago.i18n.catalogue import Catalogue
from tests.e2e.conftest import Open
from tests.e2e.host import new_table
from tests.e2e.player import Player, play_hand
from tests.e2e.serving import Serving
from tests.sizes import seeded

t = Catalogue("en", strict=True).text
TABS = 60
"""More steps than any page needs from its beginning to its button."""


def tab_to(page: Page, role: str, name: str) -> None:
    """Go on with Tab until that control has the focus, as a person without a mouse does."""
    wanted = page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
    expect(wanted.first).to_be_visible()
    for _ in range(TABS):
        if any(each.evaluate("node => node === document.activeElement") for each in wanted.all()):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {role} {name!r}")


class KeyboardPlayer(Player):
    """The same player, with keys only."""

    def __init__(self, page: Page, lang: str, rng: Random) -> None:
        super().__init__(page, lang, rng)
        self.bold = False

    def press(self, name: str) -> None:
        tab_to(self.page, "button", name)
        expect(self.calls.get_by_role("button", name=name, exact=True)).to_be_enabled()
        self.page.keyboard.press("Enter")

    def _discard(self) -> str:
        first = self.hand.get_by_role("button").first
        tab_to(self.page, "button", str(first.get_attribute("aria-label")))
        self.page.keyboard.press("Space")
        expect(first).to_have_attribute("aria-pressed", "true")
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Space")
        name = self.t("button-discard", n=2)
        self.press(name)
        return name


def test_a_hand_by_roles_and_keys_alone(server: Serving, open_page: Open) -> None:
    page = open_page()
    page.goto(server.url)
    tab_to(page, "button", f"{t('home-play-now')} {t('home-play-now-about')}")
    page.keyboard.press("Enter")
    player = KeyboardPlayer(page, "en", seeded(__name__))
    expect(player.hand.get_by_role("button")).to_have_count(4)
    cards = player.cards()
    expect(player.news).to_contain_text(cards[0])
    turn = t("live-your-turn").rstrip(".")
    play_hand(player, before_each=lambda each: expect(each.news).to_contain_text(turn))
    for word in player.said - {t("button-discard", n=2)}:
        expect(player.news).to_contain_text(t("live-you-say", call=word))
    # Every call of another is in the log by the name of who said it.
    expect(player.news).to_contain_text(re.compile(r"(Maddi|Patxi|Samuel) says: "))
    expect(page.get_by_role("heading", name=t("count-title-hand", n=1))).to_be_visible()
    game_over = player.next.filter(has_text=t("button-next-game")).is_visible()  # by an accepted órdago
    tab_to(page, "button", t("button-next-game" if game_over else "button-next-hand"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=t("count-title-hand", n=1))).to_be_hidden()


def test_others_never_move_the_focus(server: Serving, open_page: Open) -> None:
    page = open_page()
    new_table(page, server.url, "en", bots=3)
    player = Player(page, "en", seeded(__name__))
    player.bold = False
    player.wait_turn()
    said = page.get_by_role("button", name=t("button-log"))
    said.focus()
    before = player.news.text_content()
    expect(player.calls.get_by_role("button").first).to_be_enabled()
    # The word is said by its key, so that the focus stays where it is; then the bots speak.
    keys = {t("call-cut"): "C", t("call-paso"): "P", t("call-no-quiero"): "N"}
    page.keyboard.press(next(key for word, key in keys.items() if word in player.buttons()))
    expect(player.news).not_to_have_text(before or "")
    player.page.wait_for_timeout(500)
    expect(said).to_be_focused()
