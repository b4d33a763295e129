"""A person at the table's page, who knows it only by roles and names, as a screen reader does."""

import re
import time
from collections.abc import Callable
from random import Random

from playwright.sync_api import Error, Locator, Page, expect

from hordago.i18n.catalogue import Catalogue

STEP_S = 30.0
"""Longer than this nothing may take in which only bots and the server have a part."""
HAND_S = 120.0
LOOK_S = 0.05
GONE_MS = 500
_BUTTON = re.compile(r'\bbutton "((?:[^"\\]|\\.)*)"')


class StuckError(AssertionError):
    """Nothing came that the player waits for."""


def names_in(part: Locator, patience_ms: float = GONE_MS) -> list[str]:
    """Names of all buttons in a part of the page, as its accessibility tree has them; none if it is gone."""
    try:
        tree = part.aria_snapshot(timeout=patience_ms)
    except Error:
        return []
    return [re.sub(r"\\(.)", r"\1", name) for name in _BUTTON.findall(tree)]


def one_of(*names: str) -> re.Pattern[str]:
    """Exactly one of these names."""
    return re.compile("^(" + "|".join(map(re.escape, names)) + ")$")


def play_hand(*players: "Player", before_each: Callable[["Player"], None] | None = None) -> None:
    """These players take their turns, and bots theirs, until the cards of this hand are shown."""
    end = time.monotonic() + HAND_S
    while not any(player.next.is_visible() for player in players):
        if time.monotonic() > end or any(player.over() for player in players):
            trees = [player.page.locator("body").aria_snapshot() for player in players]
            raise StuckError("no count came:\n" + "\n\n".join(trees))
        for player in players:
            if player.my_turn() and not player.next.is_visible():
                if before_each is not None:
                    before_each(player)
                player.play()
        time.sleep(LOOK_S)


class Player:
    """One person's page in one language, and how this person plays: by chance, from a seed."""

    def __init__(self, page: Page, lang: str, rng: Random) -> None:
        self.page = page
        self.rng = rng
        self.t = Catalogue(lang, strict=True).text
        self.bold = True
        """Whether stones are bet at all."""
        self.plural = False
        """Whether the next answer shall be given for the whole side."""
        self.turns = 0
        """Turns taken so far."""
        self.said: set[str] = set()
        """Words said so far."""
        self.counts = 0
        """Counts looked at and skipped."""
        t = self.t
        self.calls = page.get_by_role("region", name=t("table-calls"), exact=True)
        self.table = page.get_by_role("main", name=t("a11y-table"))
        self.bet = page.get_by_role("region", name=t("page-table"), exact=True)
        self.hand = page.get_by_role("group", name=t("table-your-cards"), exact=True)
        self.score = page.get_by_role("list", name=t("table-score"), exact=True)
        self.news = page.get_by_role("log", name=t("a11y-news"))
        self.count = page.get_by_role("group", name=t("count-title"), exact=True)
        next_names = (t("button-next-hand"), t("button-next-game"))
        self.next = page.get_by_role(
            "button", name=re.compile("^(" + "|".join(map(re.escape, next_names)) + ")")
        )

    # ── what is there ───────────────────────────────────────────────────────────────────────────────

    def buttons(self) -> list[str]:
        """Names of the buttons below the cards, also while they rest; none in somebody else's turn."""
        return names_in(self.calls) if self.calls.is_visible() else []

    def cards(self) -> list[str]:
        """Names of the own cards, without what is said about a choice."""
        suffix = self.t("card-selected", card="")
        return [name.removesuffix(suffix) for name in names_in(self.hand)]

    def log_lines(self) -> list[str]:
        """What the log says of others and of this player, without whose turn it is."""
        return [line for line in self.news.locator("p").all_text_contents() if not self._asks(line)]

    def _asks(self, line: str) -> bool:
        return line.startswith(self.t("live-your-turn").rstrip("."))

    def my_turn(self) -> bool:
        """Whether something is asked of this player at the table."""
        return bool(self.buttons())

    def seen(self) -> str:
        """The whole table as the accessibility tree has it: score, seats, lances, bet, own cards, words."""
        parts = (self.score, self.table, self.calls)
        return "\n".join(part.aria_snapshot() for part in parts if part.is_visible())

    def over(self) -> bool:
        """Whether the match is at its end."""
        again = self.page.get_by_role("button", name=self.t("button-rematch"))
        return again.is_visible()

    # ── waiting ─────────────────────────────────────────────────────────────────────────────────────

    def rematch(self) -> None:
        """Another match at this table."""
        again = self.page.get_by_role("button", name=self.t("button-rematch"))
        again.click()
        expect(again).to_be_hidden()

    def wait_turn(self) -> bool:
        """Wait until it is this player's turn, going on after every count; False when the match is over."""
        end = time.monotonic() + STEP_S
        while time.monotonic() < end:
            if self.over():
                return False
            if self.next.is_visible():
                self.go_on()
                end = time.monotonic() + STEP_S
            elif self.my_turn():
                return True
            time.sleep(LOOK_S)
        raise StuckError(f"nothing to do after {STEP_S} s:\n{self.page.locator('body').aria_snapshot()}")

    def go_on(self) -> None:
        """Enough seen of the count."""
        before = self.count.all_inner_texts()
        try:
            self.next.click()
        except Error:
            # Its time was up.
            if self.next.is_visible():
                raise
            return
        self.counts += 1
        end = time.monotonic() + STEP_S
        while self.next.is_visible() and self.count.all_inner_texts() == before and not self.over():
            if time.monotonic() > end:
                raise StuckError(f"the count stays:\n{self.page.locator('body').aria_snapshot()}")
            time.sleep(LOOK_S)

    # ── what to say ─────────────────────────────────────────────────────────────────────────────────

    def play(self) -> str:
        """Take one turn and wait until the table has heard it; the word that was said.

        Nothing is said where the words have just gone: the turn was taken before a server died.
        """
        before = self.news.text_content()
        word = self._act()
        if not word:
            return word
        self.turns += 1
        self.said.add(word)
        end = time.monotonic() + STEP_S
        while self.news.text_content() == before:
            if time.monotonic() > end:
                raise StuckError(f"{word!r} was not heard:\n{self.page.locator('body').aria_snapshot()}")
            time.sleep(LOOK_S)
        return word

    def say_and(self, then: Callable[[], None]) -> str:
        """Take one turn, and let something happen before anybody can answer; the word that was said."""
        word = self._act()
        then()
        self.turns += 1
        self.said.add(word)
        return word

    def press(self, name: str) -> None:
        """Press one of the words, once it does not rest any more."""
        self.calls.get_by_role("button", name=name, exact=True).click()

    def _act(self) -> str:
        names = self.buttons()
        if self.calls.get_by_role("slider").is_visible():
            return self._cut()
        if self.hand.get_by_role("button", disabled=False).count() > 0:
            return self._discard()
        if not names:
            return ""
        word = self._choose(names)
        if word == self.t("button-more"):
            return self._amount()
        self.press(word)
        if word == self.t("call-ordago"):
            sheet = self.page.get_by_role("dialog", name=word)
            sheet.get_by_role("button", name=word).click()
        return word

    def _cut(self) -> str:
        self.calls.get_by_role("slider").fill(str(self.rng.randint(5, 35)))
        button = self.calls.get_by_role("button")
        name = button.inner_text()
        button.click()
        return name

    def _discard(self) -> str:
        cards = self.hand.get_by_role("button")
        chosen = self.rng.sample(range(cards.count()), self.rng.randint(1, cards.count()))
        for place in chosen:
            cards.nth(place).click()
        expect(cards.nth(chosen[-1])).to_have_attribute("aria-pressed", "true")
        self.press(self.t("button-discard", n=len(chosen)))
        return f"{len(chosen)}"

    def _choose(self, names: list[str]) -> str:
        """One of the words: mostly quiet ones; the bold bet, accept and raise as well."""
        t = self.t
        quiet = {t("call-mus"): 5, t("call-cut"): 5, t("call-paso"): 6, t("call-no-quiero"): 6}
        bold = {
            t("call-defer"): 1, t("call-quiero"): 6, t("call-envido", n=2): 4, t("button-plus", n=2): 1,
            t("button-more"): 3, t("call-ordago"): 0.1,
        }  # fmt: skip
        if self.plural and {t("call-no-quiero"), t("button-more")} <= set(names):
            return t("button-more")
        weight = {**quiet, **bold} if self.bold else quiet
        weights = [weight.get(name, 0.0) for name in names]
        return self.rng.choices(names, weights if any(weights) else None)[0]

    def _amount(self) -> str:
        """Another amount, or a word for the whole side: the sheet behind "more"."""
        self.calls.get_by_role("button", name=self.t("button-more"), exact=True).click()
        names = [self.t("amount-title"), self.t("button-more")]
        sheet = self.page.get_by_role(
            "dialog", name=re.compile("^(" + "|".join(map(re.escape, names)) + ")$")
        )
        expect(sheet).to_be_visible()
        skip = {self.t(key) for key in ("button-close", "button-less")} | {self.t("button-plus", n=1)}
        words = [name for name in names_in(sheet, STEP_S * 1000) if name not in skip]
        plurals = [word for word in (self.t("call-no-queremos"), self.t("call-queremos")) if word in words]
        self.plural = self.plural and not plurals
        word = plurals[0] if plurals else self.rng.choice(words[:3])
        sheet.get_by_role("button", name=word, exact=True).first.click()
        return word
