"""People at one table by its link: they see their own cards only, take a bot's chair, leave and come back."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from hordago.i18n.catalogue import Catalogue
from tests.e2e.conftest import Open
from tests.e2e.host import new_table, open_menu
from tests.e2e.player import Player, play_hand
from tests.e2e.serving import Serving
from tests.sizes import seeded

t = Catalogue("en", strict=True).text
CARD = re.compile(r'"([1-7SCR][oceb])"')
HAND_OVER = ("Shown", "HandEnded")


class Wire:
    """Every frame that a page gets."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(json.loads(payload)))

    def before_the_cards_are_shown(self) -> str:
        """All frames of the first hand up to its showdown, as text."""
        found = []
        for frame in self.frames:
            if frame.get("pause") or any(event["e"] in HAND_OVER for event in frame.get("events", ())):
                break
            found.append(json.dumps(frame))
        return "\n".join(found)

    def cards(self) -> set[str]:
        """Cards held by this seat in the first hand, in the record's notation."""
        held: set[str] = set()
        for frame in self.frames:
            if frame.get("pause"):
                break
            held |= set((frame.get("view") or {}).get("cards", ()))
        return held - {"??"}


def quiet(page: Page, who: str) -> Player:
    """A player who bets nothing, so that a hand is played to its end."""
    player = Player(page, "en", seeded(f"{__name__}/{who}"))
    player.bold = False
    return player


def sit(page: Page, seat: int, name: str) -> None:
    """Take a free chair in the lobby."""
    page.get_by_label(t("new-your-name")).fill(name)
    chair = t("seat-n", n=seat + 1)
    page.get_by_role("button", name=re.compile(f"{re.escape(chair)}.*{re.escape(t('lobby-sit'))}")).click()


def take_chair(page: Page, name: str, side: int) -> None:
    """Ask for a bot's chair of that side while a hand is played; nobody changes sides in a match."""
    page.get_by_role("button", name=t("join-title")).click()
    dialog = page.get_by_role("dialog", name=t("join-title"))
    dialog.get_by_label(t("new-your-name")).fill(name)
    chair = re.compile(f"{re.escape(t('lobby-sit'))}.*{re.escape(t('side-name', n=side + 1))}")
    dialog.get_by_role("button", name=chair).last.click()
    expect(page.get_by_text(t("join-waiting"))).to_be_visible()


def test_friends_share_a_table_by_its_link(server: Serving, open_page: Open) -> None:
    host_page, friend_page = open_page(), open_page()
    host_wire, friend_wire = Wire(host_page), Wire(friend_page)
    link = new_table(host_page, server.url, "en")
    host, friend = quiet(host_page, "host"), quiet(friend_page, "friend")

    friend_page.goto(link)
    sit(friend_page, 2, "Friend")
    expect(host_page.get_by_text("Friend", exact=True)).to_be_visible()
    start = host_page.get_by_role("button", name=t("lobby-start"), exact=True)
    expect(start).to_be_disabled()  # two chairs are free, and no bot sits where nobody asked for one
    expect(host_page.get_by_text(t("lobby-waiting", n=2))).to_be_visible()
    host_page.get_by_role("button", name=t("lobby-fill")).click()
    expect(host_page.get_by_role("img", name=t("bot-mark"))).to_have_count(2)
    start.click()

    expect(host.hand.get_by_role("button")).to_have_count(4)
    expect(friend.hand.get_by_role("button")).to_have_count(4)
    assert not set(host.cards()) & set(friend.cards())
    play_hand(host, friend)
    for page in (host_page, friend_page):
        expect(page.get_by_role("list", name=t("count-shown")).get_by_role("listitem")).to_have_count(4)
    for own, other in ((host_wire, friend_wire), (friend_wire, host_wire)):
        seen = set(CARD.findall(own.before_the_cards_are_shown()))
        assert own.cards() <= seen
        hidden = other.cards() - own.cards()  # after a mus a card may come back through the stock
        assert hidden and not seen & hidden


def test_a_friend_takes_a_bots_chair_between_hands(server: Serving, open_page: Open) -> None:
    host_page, friend_page = open_page(), open_page()
    link = new_table(host_page, server.url, "en", bots=3)
    host = quiet(host_page, "host")
    host.wait_turn()

    friend_page.goto(link)
    take_chair(friend_page, "Friend", 0)
    friend = quiet(friend_page, "friend")
    expect(friend.hand.get_by_role("button")).to_have_count(0)

    play_hand(host)
    host.go_on()
    expect(friend.hand.get_by_role("button")).to_have_count(4)
    expect(host_page.get_by_role("button", name=re.compile("^Friend"))).to_be_visible()
    play_hand(host, friend)


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(server: Serving, open_page: Open) -> None:
    host_page, friend_page = open_page(), open_page()
    link = new_table(host_page, server.url, "en")
    friend_page.goto(link)
    sit(friend_page, 2, "Friend")
    expect(host_page.get_by_text("Friend", exact=True)).to_be_visible()
    host_page.get_by_role("button", name=t("lobby-fill")).click()
    host_page.get_by_role("button", name=t("lobby-start"), exact=True).click()
    host, friend = quiet(host_page, "host"), quiet(friend_page, "friend")
    expect(friend.hand.get_by_role("button")).to_have_count(4)
    theirs = host.table.get_by_role("button", name=re.compile("^Friend"))
    bots = host.table.get_by_role("button", name=re.compile(f", {re.escape(t('bot-mark'))},"))
    expect(theirs).to_be_visible()
    expect(bots).to_have_count(2)

    open_menu(friend_page, "en", "button-leave")
    sure = friend_page.get_by_role("dialog", name=t("button-leave"))
    sure.get_by_role("button", name=t("button-leave"), exact=True).click()
    expect(friend_page).to_have_url(f"{server.url}/")
    expect(theirs).to_have_count(0)
    expect(bots).to_have_count(3)

    friend_page.goto(link)
    take_chair(friend_page, "Friend", 0)
    play_hand(host)
    host.go_on()
    expect(friend.hand.get_by_role("button")).to_have_count(4)
    expect(theirs).to_be_visible()
    expect(bots).to_have_count(2)
    play_hand(host, friend)
