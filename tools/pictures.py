"""The pictures of the README, taken from a real table in mid-hand: `python -m tools.pictures`.

A person plays in Basque against three bots until a bot bets ten in grande; then each size has its picture.
"""

import io
import re
import sys
import tempfile
from pathlib import Path
from random import Random

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import ARGUMENTS, DESKTOP, PHONE
from tests.e2e.host import new_table
from tests.e2e.player import Player
from tests.e2e.serving import Serving
from tools import chromium

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZES = {"table": DESKTOP, "phone": PHONE}
LANG = "eu"
BET = 10
TABLES = 9
"""Matches to look through before giving up; a server makes no more than 20 tables an hour for one address."""
LARGEST = 200_000
"""Bytes of a picture."""
COLOURS = 256
RESTED_MS = 600


def wanted(player: Player) -> bool:
    """Whether the table shows what the README tells of: ten in grande, and it is mine to answer."""
    words = player.buttons()
    if player.t("call-quiero") not in words or player.t("button-more") not in words:
        return False
    bet = player.bet.inner_text()
    return player.t("lance-grande") in bet and re.search(rf"\b{BET}\b", bet) is not None


def find(page: Page, url: str) -> bool:
    """Play one match until that comes; False when the match ends before."""
    new_table(page, url, LANG, bots=3)
    player = Player(page, LANG, Random(page.url))
    player.bold = False
    while player.wait_turn():
        if player.counts and wanted(player):
            page.wait_for_timeout(RESTED_MS)
            return True
        player.play()
    return False


def small(picture: bytes) -> bytes:
    """The picture with few colours."""
    packed = io.BytesIO()
    Image.open(io.BytesIO(picture)).convert("RGB").quantize(COLOURS).save(packed, "PNG", optimize=True)
    return packed.getvalue()


def take(browser: Browser, url: str, name: str) -> bool:
    """One picture; False when no table showed what is wanted."""
    width, height = SIZES[name]
    page = browser.new_page(viewport={"width": width, "height": height}, locale=LANG, reduced_motion="reduce")
    found = any(find(page, url) for _ in range(TABLES))
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
            taken = [take(browser, server.url, name) for name in SIZES]
            browser.close()
        finally:
            server.stop()
    return 0 if all(taken) else 1


if __name__ == "__main__":
    sys.exit(main())
