"""What every face shares: the stock, the pinta (the gaps that tell the suit) and the index."""

from __future__ import annotations

from tools.art.ink import EDGE, HEIGHT, INK, PAPER, RED, WIDTH, WINE, num, shape
from tools.art.lettering import write

INSET = 11
"""Distance of the frame from the edge of the card."""

PINTA = {"o": 0, "c": 1, "e": 2, "b": 3}
"""Suit letter → gaps in the top and bottom lines of the frame."""

PINTA_GAP = 18
INDEX_LEFT, INDEX_BASE, INDEX_HIGH = 21, 48, 26


def stock() -> str:
    """The card itself: cream with one soft edge."""
    return (
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="15" fill="{PAPER}" '
        f'stroke="{EDGE}" stroke-width="1.6"/>'
    )


def pinta(suit: str) -> str:
    """The frame, its top and bottom lines broken as the suit asks."""
    left, right, top, bottom = INSET, WIDTH - INSET, INSET, HEIGHT - INSET
    gaps = PINTA[suit]
    step = (right - left) / (gaps + 1)
    lines = f"M{left} {top}V{bottom}M{right} {top}V{bottom}"
    for y in (top, bottom):
        lines += f"M{left} {y}"
        for i in range(1, gaps + 1):
            middle = left + step * i
            lines += f"H{num(middle - PINTA_GAP / 2)}M{num(middle + PINTA_GAP / 2)} {y}"
        lines += f"H{right}"
    return f'<path d="{lines}" fill="none" stroke="{INK}" stroke-width="2.6"/>'


def index(text: str) -> str:
    """The index top left: ink, 26 high, baseline 48."""
    return write(text, INDEX_LEFT, INDEX_BASE, INDEX_HIGH, INK, weight=19)


def opposite(part: str) -> str:
    """`part` turned upside down about the middle of the card."""
    return f'<g transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})">{part}</g>'


def ribbon() -> str:
    """The banner under the ace of coins, with the word Mus."""
    return (
        shape("M42 278L60 293L40 308C58 316 72 314 82 308V282Z", WINE)
        + shape("M198 278L180 293L200 308C182 316 168 314 158 308V282Z", WINE)
        + shape("M62 270C100 282 140 282 178 270V302C140 315 100 315 62 302Z", RED)
        + write("Mus", 120, 304, 21, PAPER, weight=15, centred=True)
    )
