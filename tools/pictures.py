"""The pictures of the README, taken from a real table in mid-hand: `python -m tools.pictures`.

A person plays in Basque against three bots until a bot bets ten in grande; then each size has its picture.
"""

import base64
import re
import struct
import sys
import tempfile
import zlib
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray
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
PIXELS = """async (data) => {
  const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const bytes = context.getImageData(0, 0, image.width, image.height).data
  let text = ''
  const step = 32768
  for (let at = 0; at < bytes.length; at += step)
    text += String.fromCharCode(...bytes.subarray(at, at + step))
  return [image.width, image.height, btoa(text)]
}"""

Pixels = NDArray[np.uint8]


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


def palette(colours: NDArray[np.float64], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """At most ``COLOURS`` colours that stand for many: median cut, the widest box first."""
    boxes = [np.arange(len(colours))]
    while len(boxes) < COLOURS:
        spread = [float(np.ptp(colours[box], axis=0).max() * weights[box].sum() ** 0.5) for box in boxes]
        widest = int(np.argmax(spread))
        if spread[widest] == 0:
            break
        box = boxes.pop(widest)
        axis = int(np.ptp(colours[box], axis=0).argmax())
        box = box[np.argsort(colours[box, axis], kind="stable")]
        half = np.searchsorted(np.cumsum(weights[box]), weights[box].sum() / 2)
        cut = int(np.clip(half, 1, len(box) - 1))
        boxes += [box[:cut], box[cut:]]
    return np.array([np.average(colours[box], axis=0, weights=weights[box]) for box in boxes])


def png(pixels: Pixels) -> bytes:
    """A PNG with a palette; ``pixels`` is height × width × RGB."""
    height, width, _ = pixels.shape
    unique, places, counts = np.unique(pixels.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True)
    colours = unique.astype(np.float64)
    chosen = palette(colours, counts.astype(np.float64))
    nearest = np.concatenate(
        [
            ((part[:, None, :] - chosen[None, :, :]) ** 2).sum(axis=2).argmin(axis=1)
            for part in np.array_split(colours, max(1, len(colours) // 4096))
        ]
    ).astype(np.uint8)
    rows = nearest[places.reshape(-1)].reshape(height, width)
    raw = np.hstack([np.zeros((height, 1), np.uint8), rows]).tobytes()
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", chosen.round().astype(np.uint8).tobytes()))
    data = (*parts, (b"IDAT", zlib.compress(raw, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, body) for name, body in data)


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def small(browser: Browser, picture: bytes) -> bytes:
    """The picture with few colours; the browser unpacks it."""
    page = browser.new_page()
    width, height, text = page.evaluate(PIXELS, base64.b64encode(picture).decode())
    page.close()
    pixels = np.frombuffer(base64.b64decode(text), np.uint8).reshape(height, width, 4)[:, :, :3]
    return png(pixels)


def take(browser: Browser, url: str, name: str) -> bool:
    """One picture; False when no table showed what is wanted."""
    width, height = SIZES[name]
    page = browser.new_page(viewport={"width": width, "height": height}, locale=LANG, reduced_motion="reduce")
    found = any(find(page, url) for _ in range(TABLES))
    if found:
        data = small(browser, page.screenshot())
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
