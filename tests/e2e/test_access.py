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
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    cards = player.cards()
    expect(player.news).to_contain_text(cards[0])
    # The log stood there filled, which no screen reader reads: the cards are told aloud by themselves.
    expect(page.get_by_role("status").filter(has_text=cards[0])).to_have_count(1)
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


def test_the_chairs_are_told_and_keep_the_focus(server: Serving, open_page: Open) -> None:
    host, guest = open_page(), open_page()
    address = new_table(host, server.url, "en")
    expect(host.get_by_role("heading", level=1)).to_be_focused()
    guest.goto(address)
    third = f"{t('seat-n', n=3)}, {t('side-name', n=1)} {t('lobby-sit')}"
    tab_to(guest, "textbox", t("new-your-name"))
    guest.keyboard.type("Koldo")
    guest.keyboard.press("Shift+Tab")
    guest.keyboard.press("Shift+Tab")
    expect(guest.get_by_role("button", name=third)).to_be_focused()
    guest.keyboard.press("Enter")
    chairs = guest.get_by_role("region", name=t("lobby-title"))
    expect(chairs).to_be_focused()
    told = host.get_by_role("region", name=t("lobby-title")).get_by_role("log")
    expect(told).to_have_text(f"{t('seat-n', n=3)}: Koldo")
    tab_to(host, "button", t("lobby-fill"))
    host.keyboard.press("Enter")
    expect(host.get_by_role("status").filter(has_text=t("lobby-waiting", n=0))).to_be_visible()
    tab_to(host, "button", t("lobby-start"))
    host.keyboard.press("Enter")
    for page in (host, guest):
        expect(page.get_by_role("main", name=t("a11y-table"))).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        first = Player(page, "en", seeded(__name__)).hand.get_by_role("button").first
        card = str(first.get_attribute("aria-label"))
        expect(page.get_by_role("status").filter(has_text=card)).to_have_count(1)
