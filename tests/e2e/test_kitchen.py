"""Everybody in one room: a screen shows the table and no hand, phones show the hands."""

import re

from playwright.sync_api import Page, expect

from hordago.i18n.catalogue import Catalogue
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.host import choose, new_table, open_menu
from tests.e2e.player import Player, play_hand
from tests.e2e.serving import Serving
from tests.e2e.stage import wrong
from tests.e2e.test_friends import CARD, Wire, quiet, sit

t = Catalogue("en", strict=True).text
SMALL_PHONE = (360, 640)
LOOKS = 3
"""States whose layout is measured; the stage has them all."""
NAMES = ("Ane", "Bittor", "Cira", "Domeka")
SPY = """
    globalThis.lit = 0
    const request = navigator.wakeLock.request.bind(navigator.wakeLock)
    navigator.wakeLock.request = (kind) => request(kind).then((lock) => ((globalThis.lit += 1), lock))
"""
"""Counts the times that the browser has agreed to keep the screen lit."""


def room(page: Page, url: str, device: str) -> str:
    """Make a table for people in one room; its address for phones."""
    page.goto(f"{url}/new")
    choose(page, t("new-place"), t("new-place-room"))
    choose(page, t("new-device"), t(f"new-device-{device}"))
    page.get_by_role("button", name=t("new-create")).click()
    page.wait_for_url(re.compile("/t/"))
    return page.url.removesuffix("/board")


def test_a_screen_and_four_phones_play_a_hand(own_server: Serving, open_page: Open) -> None:
    board = open_page(size=DESKTOP)
    board.add_init_script(SPY)
    seen = Wire(board)
    link = room(board, own_server.url, "board")
    phones = [open_page(size=size) for size in (PHONE, SMALL_PHONE, PHONE, SMALL_PHONE)]
    for seat, (phone, name) in enumerate(zip(phones, NAMES, strict=True)):
        phone.goto(link)
        sit(phone, seat, name)
        expect(board.get_by_role("list", name=t("lobby-title"))).to_contain_text(name)
    assert wrong(board) == []
    board.get_by_role("button", name=t("lobby-start"), exact=True).click()

    players = [quiet(phone, name) for phone, name in zip(phones, NAMES, strict=True)]
    for player in players:
        expect(player.hand.get_by_role("button")).to_have_count(4)
        expect(player.page.get_by_role("button", name=t("button-sena"), exact=True)).to_have_count(0)
    expect(board.get_by_role("group", name=t("table-your-cards"))).to_have_count(0)
    faces = board.get_by_role("main").get_by_role("button")
    expect(faces).to_have_count(4)
    own_server.kill()
    own_server.start()
    looked: set[str] = set()

    def look(player: Player) -> None:
        state = "/".join(player.buttons()[:3])
        if state not in looked and len(looked) < LOOKS:
            looked.add(state)
            assert wrong(player.page) == [] == wrong(board)

    play_hand(*players, before_each=look)  # with the screen's and the phones' lines mended by themselves
    assert looked
    expect(board.get_by_role("list", name=t("count-shown")).get_by_role("listitem")).to_have_count(4)
    expect(board.get_by_role("group", name=t("count-title")).get_by_text(t("lance-grande"))).to_be_visible()
    before = seen.before_the_cards_are_shown()
    assert '"view"' in before and not CARD.findall(before)
    assert board.evaluate("lit") >= 1
    for player in players:
        player.go_on()
        expect(player.page.get_by_text(t("hand-look"))).to_be_hidden()


def test_a_device_with_a_chair_shows_no_table(server: Serving, open_page: Open) -> None:
    page = open_page(size=PHONE)
    link = room(page, server.url, "hand")
    expect(page.get_by_role("heading", name=t("room-other"))).to_be_visible()
    page.get_by_role("button", name=t("lobby-fill")).click()
    page.get_by_role("button", name=t("lobby-start"), exact=True).click()
    expect(quiet(page, "own").hand.get_by_role("button")).to_have_count(4)
    page.goto(f"{link}/board")
    expect(page.get_by_text(t("board-seated"))).to_be_visible()
    expect(page.get_by_role("main", name=t("a11y-table"))).to_have_count(0)
    page.get_by_role("button", name=t("my-seat-title")).click()
    expect(page.get_by_role("dialog", name=t("my-seat-title"))).to_be_visible()


def test_a_table_that_runs_moves_into_a_room(server: Serving, open_page: Open) -> None:
    page = open_page(size=PHONE)
    link = new_table(page, server.url, "en", bots=3)
    player = quiet(page, "moves")
    player.wait_turn()
    expect(player.score).to_be_visible()
    open_menu(page, "en", "room-title")
    dialog = page.get_by_role("dialog", name=t("room-title"))
    assert dialog.get_by_label(t("share-link")).input_value() == f"{link}/board"
    dialog.get_by_role("button", name=t("room-hand")).click()
    expect(player.score).to_have_count(0)
    expect(player.hand.get_by_role("button")).to_have_count(4)
    board = open_page(size=DESKTOP)
    board.goto(f"{link}/board")
    expect(board.get_by_role("main").get_by_role("button")).to_have_count(4)
    # The server listens to this computer alone: no phone could follow a code.
    expect(board.get_by_role("img", name=re.compile(t("share-qr")))).to_have_count(0)
    assert wrong(board) == []
