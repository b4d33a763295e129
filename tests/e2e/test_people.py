"""What people do with each other at a table beside the cards: talk, breaks, the host's powers, the clock."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from hordago.i18n.catalogue import Catalogue
from tests.e2e.conftest import Open
from tests.e2e.host import choose, new_table, open_menu
from tests.e2e.player import Player
from tests.e2e.serving import Serving
from tests.e2e.test_friends import sit
from tests.sizes import seeded

t = Catalogue("en", strict=True).text
polish = Catalogue("pl", strict=True).text


class Quick(Player):
    """A player who ends a hand soon."""

    def _choose(self, names: list[str]) -> str:
        wanted = (t(key) for key in ("call-cut", "call-paso", "call-no-quiero"))
        return next((word for word in wanted if word in names), names[0])


def made(page: Page, url: str, **wish: Any) -> str:
    """A table of this page's browser, whose page is opened; its address."""
    page.goto(url)
    answer = page.request.post(f"{url}/api/tables", data=wish)
    assert answer.ok, answer.text()
    link: str = answer.json()["link"]
    page.goto(link)
    return link


def two(server: Serving, open_page: Open, seat: int, lang: str = "en") -> tuple[Page, Page]:
    """A host on the first chair and a friend on another; bots on the others, and the match begun."""
    host, friend = open_page(), open_page(lang)
    link = new_table(host, server.url, "en", preset="spanish")
    words = Catalogue(lang, strict=True).text
    friend.goto(link)
    friend.get_by_label(words("new-your-name")).fill("Friend")
    chair = re.compile(f"{re.escape(words('seat-n', n=seat + 1))}.*{re.escape(words('lobby-sit'))}")
    friend.get_by_role("button", name=chair).click()
    expect(host.get_by_text("Friend", exact=True)).to_be_visible()
    host.get_by_role("button", name=t("lobby-fill")).click()
    host.get_by_role("button", name=t("lobby-start"), exact=True).click()
    for page, of in ((host, t), (friend, words)):
        cards = page.get_by_role("group", name=of("table-your-cards")).get_by_role("button")
        expect(cards).to_have_count(4)
    return host, friend


def person(page: Page, name: str) -> Locator:
    """The line of somebody in the dialog of all people."""
    dialog = page.get_by_role("dialog", name=t("people-title"))
    return dialog.get_by_role("listitem").filter(
        has=page.locator("strong", has_text=re.compile(f"^{re.escape(name)}$"))
    )


def test_phrases_are_heard_in_the_listeners_language(server: Serving, open_page: Open) -> None:
    host, friend = two(server, open_page, 1, "pl")
    open_menu(host, "en", "chat-title")
    host.get_by_role("button", name=t("phrase-good_luck")).click()
    expect(host.get_by_role("dialog").get_by_role("listitem")).to_contain_text(t("phrase-good_luck"))
    host.keyboard.press("Escape")
    line = polish("live-says-to-all", name="Player", text=polish("phrase-good_luck"))
    expect(friend.get_by_role("log", name=polish("a11y-news"))).to_contain_text(line)
    open_menu(friend, "pl", "chat-title")
    expect(friend.get_by_role("dialog").get_by_role("listitem")).to_contain_text(polish("phrase-good_luck"))

    friend.keyboard.press("Escape")
    open_menu(host, "en", "people-title")
    person(host, "Friend").get_by_role("button", name=t("people-mute")).click()
    expect(person(host, "Friend").get_by_role("button", name=t("people-hear"))).to_be_visible()
    person(host, "Friend").get_by_role("combobox", name=re.compile(t("people-report"))).select_option("talk")
    expect(host.get_by_role("dialog", name=t("people-title"))).to_contain_text(
        t("report-sent", name="Friend")
    )


def test_a_break_begins_when_both_want_it_and_either_ends_it(server: Serving, open_page: Open) -> None:
    host, friend = two(server, open_page, 1)
    open_menu(host, "en", "break-ask")
    expect(host.get_by_text(t("wish-break-mine"))).to_be_visible()
    friend.get_by_role("button", name=t("wish-agree")).click()
    for page in (host, friend):
        expect(page.get_by_text(t("break-on"))).to_be_visible()
    host.get_by_role("button", name=t("break-end")).click()
    for page in (host, friend):
        expect(page.get_by_text(t("break-on"))).to_have_count(0)


def test_a_side_that_left_loses_the_match_to_who_claims_it(server: Serving, open_page: Open) -> None:
    host, friend = two(server, open_page, 1)
    open_menu(friend, "en", "button-leave")
    sure = friend.get_by_role("dialog", name=t("button-leave"))
    sure.get_by_role("button", name=t("button-leave"), exact=True).click()
    host.get_by_role("button", name=t("claim-match")).click()
    end = host.get_by_role("dialog", name=t("match-won-us"))
    expect(end).to_be_visible()
    end.get_by_role("button", name=t("rematch-partners")).click()
    expect(end).to_have_count(0)
    expect(host.get_by_role("group", name=t("table-your-cards")).get_by_role("button")).to_have_count(4)


def test_the_host_seats_moves_and_sends_away(server: Serving, open_page: Open) -> None:
    host, friend = open_page(), open_page()
    link = new_table(host, server.url, "en")
    friend.goto(link)
    sit(friend, 2, "Friend")
    host.get_by_role("button", name=t("lobby-fill")).click()
    open_menu(host, "en", "people-title")
    person(host, "Bot Patxi").get_by_role("button", name=re.compile(t("people-change-bot"))).click()
    dialog = host.get_by_role("dialog", name=t("bot-of-seat", name="Bot Patxi"))
    dialog.get_by_role("radio", name=t("bot-level-expert")).check()
    dialog.get_by_role("radio", name=t("bot-character-bold"), exact=True).check()
    dialog.get_by_role("button", name=t("button-ok")).click()
    expert = f"{t('bot-level-expert')}, {t('bot-character-bold')}"
    expect(person(host, "Bot Patxi")).to_contain_text(expert)

    person(host, "Friend").get_by_role("combobox", name=re.compile(t("people-swap"))).select_option("1")
    expect(person(host, "Friend")).to_contain_text(t("side-name", n=2))
    person(host, "Friend").get_by_role("button", name=re.compile(t("people-unseat"))).click()
    expect(person(host, "Friend")).to_have_count(0)
    sit(friend, 1, "Friend")
    person(host, "Friend").get_by_role("button", name=re.compile(t("people-bar"))).click()
    host.get_by_role("dialog", name=t("people-bar")).get_by_role("button", name=t("people-bar")).click()
    expect(person(host, "Friend")).to_have_count(0)


def test_clock_watchers_and_strangers_are_the_hosts_choice(server: Serving, open_page: Open) -> None:
    host, stranger = open_page(), open_page()
    host.goto(f"{server.url}/new")
    choose(host, t("new-time"), t("timer-blitz"))
    choose(host, t("new-watchers"), t("watch-nobody"))
    choose(host, t("new-visibility"), t("new-public"))
    choose(host, t("new-bots"), "3")
    host.get_by_role("button", name=t("new-create")).click()
    player = Player(host, "en", seeded(__name__))
    player.wait_turn()
    expect(host.get_by_role("timer").first).to_contain_text(re.compile(r"\d s"))
    stranger.goto(host.url)
    expect(stranger.get_by_role("heading", name=t("watch-closed-title"))).to_be_visible()
    expect(stranger.get_by_role("button", name=t("join-title"))).to_be_visible()
    open_menu(host, "en", "chat-title")
    expect(host.get_by_text(t("phrases-only"))).to_be_visible()
    expect(host.get_by_role("textbox")).to_have_count(0)


def test_partners_talk_before_an_answer_and_bots_reply(server: Serving, open_page: Open) -> None:
    page = open_page()
    made(page, server.url, preset="ffm")
    sit(page, 0, "Ane")
    page.get_by_role("button", name=t("lobby-fill")).click()
    page.get_by_role("button", name=t("lobby-start"), exact=True).click()
    player = Player(page, "en", seeded(__name__))
    player.bold = False
    talk = page.get_by_role("button", name=t("talk-title"), exact=True)
    while not talk.is_visible():
        assert player.wait_turn()
        if not talk.is_visible():
            player.play()
    page.keyboard.press("y")
    page.get_by_role("dialog", name=t("talk-title")).get_by_role("button", name=t("say-ask")).click()
    said = re.compile(
        "Maddi.*(" + "|".join(re.escape(t(f"say-{word}")) for word in ("yes", "no", "you")) + ")"
    )
    expect(player.news.get_by_text(said).last).to_be_attached()


def test_who_watches_sees_the_whole_hand_before(server: Serving, open_page: Open) -> None:
    host, friend = open_page(), open_page()
    link = new_table(host, server.url, "en", seats=2, bots=1)
    player = Quick(host, "en", seeded(__name__))
    player.wait_turn()
    friend.goto(link)
    expect(friend.get_by_text(t("table-watching"))).to_be_visible()
    expect(friend.get_by_role("button", name=t("past-title"))).to_have_count(0)
    while not player.counts and player.wait_turn():
        player.play()
    friend.get_by_role("button", name=t("past-title")).click()
    lines = friend.get_by_role("dialog", name=t("past-title")).get_by_role("listitem")
    expect(lines.filter(has_text=re.compile(r"^Patxi: .*, .*, .*, "))).not_to_have_count(0)


def test_a_host_asks_somebodys_program_to_a_chair(server: Serving, open_page: Open) -> None:
    page = open_page()
    made(page, server.url, preset="spanish", seats=2)
    sit(page, 0, "Ane")
    answer = page.request.post(f"{server.url}/api/bots", data={"name": "Robo"})
    assert answer.ok, answer.text()
    handle = answer.json()["bot"]["handle"]
    open_menu(page, "en", "people-title")
    person(page, t("seat-n", n=2)).get_by_role("button", name=re.compile(t("lobby-add-bot"))).click()
    dialog = page.get_by_role("dialog", name=t("bot-of-seat", name=t("seat-n", n=2)))
    dialog.get_by_label(t("program-ask")).fill(handle)
    dialog.get_by_role("button", name=t("button-ok")).click()
    expect(person(page, t("seat-n", n=2))).to_contain_text(t("program-asked", name=handle))
    person(page, t("seat-n", n=2)).get_by_role("button", name=re.compile(t("program-unask"))).click()
    expect(person(page, t("seat-n", n=2))).to_contain_text(t("seat-empty"))
