"""The pictures of the README, taken from real tables in mid-hand and at a count: `python -m tools.pictures`.

A person plays against three bots until a bot bets enough in grande; the picture is of that, or of the count.
"""

import io
import re
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import ARGUMENTS, DESKTOP, PHONE
from tests.e2e.host import new_table
from tests.e2e.player import Player, play_hand
from tests.e2e.serving import Serving
from tools import chromium

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"


class Wish(NamedTuple):
    """How a picture is to be taken."""

    size: tuple[int, int]
    lang: str
    bet: int
    """Stones that a bot bets in grande."""
    end: bool = False
    """The count of the hand, in which the bet was accepted, instead of the bet."""


WISHES = {
    "table": Wish(DESKTOP, "eu", 10),
    "phone": Wish(PHONE, "es", 10),
    "count": Wish(DESKTOP, "en", 5, end=True),
}
TABLES = 6
"""Matches to look through before giving up; a server makes no more than 20 tables an hour for one address."""
LARGEST = 200_000
"""Bytes of a picture."""
COLOURS = 256
ROUNDS = 10
"""In which a palette finds the colours of a picture; without them blue swords turn green."""
RESTED_MS = 6000
"""Until what is shouted has gone."""


def wanted(player: Player, bet: int) -> bool:
    """Whether the table shows what the README tells of: so much in grande, and it is mine to answer."""
    words = player.buttons()
    if player.t("call-quiero") not in words or player.t("button-more") not in words:
        return False
    shown = player.bet.inner_text()
    return player.t("lance-grande") in shown and re.search(rf"\b{bet}\b", shown) is not None


def find(page: Page, url: str, wish: Wish) -> bool:
    """Play one match until that comes; False when the match ends before."""
    new_table(page, url, wish.lang, bots=3)
    player = Player(page, wish.lang, Random(page.url))
    player.bold = False
    while player.wait_turn():
        if player.counts and wanted(player, wish.bet):
            if wish.end:
                player.press(player.t("call-quiero"))
                play_hand(player)
            page.wait_for_timeout(RESTED_MS)
            return True
        player.play()
    return False


def small(picture: bytes) -> bytes:
    """The picture with few colours."""
    packed = io.BytesIO()
    whole = Image.open(io.BytesIO(picture)).convert("RGB")
    few = whole.quantize(COLOURS, kmeans=ROUNDS)
    few.save(packed, "PNG", optimize=True)
    return packed.getvalue()


def take(browser: Browser, url: str, name: str) -> bool:
    """One picture; False when no table showed what is wanted, or it is too large."""
    wish = WISHES[name]
    width, height = wish.size
    page = browser.new_page(
        viewport={"width": width, "height": height}, locale=wish.lang, reduced_motion="reduce"
    )
    found = any(find(page, url, wish) for _ in range(TABLES))
    if found:
        data = small(page.screenshot())
        path = FOLDER / f"{name}.png"
        path.write_bytes(data)
        print(f"{path.name}: {len(data) // 1000} kB")
        found = len(data) <= LARGEST
    page.close()
    return found


def main() -> int:
    """Take all pictures; 1 where one is missing or too large."""
    path = chromium.find()
    if path is None:
        print("pictures need Chromium (Debian: apt-get install chromium)", file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Serving(Path(folder) / "data")
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
            taken = [take(browser, server.url, name) for name in WISHES]
            browser.close()
        finally:
            server.stop()
    return 0 if all(taken) else 1


if __name__ == "__main__":
    sys.exit(main())
