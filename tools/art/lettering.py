"""Digits and letters as paths, so that no card needs a font.

Every glyph is drawn by one pen 15 wide on a grid 100 high, baseline at 0.
"""

from __future__ import annotations

from tools.art.ink import num

GLYPHS = {
    "0": (62, "M31-93C52-93 54-72 54-50S52-7 31-7S8-28 8-50S10-93 31-93Z"),
    "1": (40, "M8-78L24-92V-8M8-8H40"),
    "2": (60, "M9-72C11-86 20-93 31-93C43-93 51-85 51-73C51-56 34-44 9-8H53V-16"),
    "3": (60, "M9-92H50L27-58C42-58 52-49 52-33C52-17 42-7 28-7C18-7 10-12 7-21"),
    "4": (64, "M44-7V-92L8-30H58"),
    "5": (60, "M49-92H15L11-53C16-57 22-59 29-59C43-59 52-49 52-34C52-18 42-7 28-7C18-7 10-12 7-21"),
    "6": (62, "M48-88C24-90 9-66 9-37C9-18 18-7 31-7S54-18 54-33S45-58 32-58C20-58 11-50 9-37"),
    "7": (58, "M8-78V-92H52L24-7"),
    "R": (66, "M12-7V-92H33C47-92 55-84 55-70S47-48 33-48H12M34-48L58-7"),
    "C": (66, "M57-74C53-87 44-93 34-93C17-93 8-76 8-50S17-7 34-7C44-7 53-13 57-26"),
    "S": (58, "M50-76C47-87 39-93 29-93C17-93 9-85 9-73C9-46 51-58 51-29C51-15 42-7 29-7C18-7 10-13 7-25"),
    "M": (84, "M12-7V-92L42-36L72-92V-7"),
    "u": (58, "M10-62V-30C10-14 17-7 28-7S48-14 48-30M48-62V-7"),
    "s": (50, "M42-52C40-59 34-62 26-62C17-62 10-57 10-49C10-32 43-40 43-22C43-12 35-7 25-7C16-7 10-11 8-19"),
}
"""Glyph → (advance, centre line of the pen)."""

GAP = 14
"""Units between two glyphs, before scaling."""


def measure(text: str) -> float:
    """Width of `text` in units of the 100-high grid."""
    return sum(GLYPHS[char][0] for char in text) + GAP * (len(text) - 1)


def write(text: str, x: float, y: float, height: float, colour: str, weight: float = 15, centred: bool = False) -> str:
    """`text` as strokes: left edge (or middle) at x, baseline at y, capitals `height` units high."""
    scale = height / 100
    left = x - measure(text) * scale / 2 if centred else x
    parts = []
    for char in text:
        advance, d = GLYPHS[char]
        parts.append(f'<path transform="translate({num(left)} {num(y)})scale({num(scale)})" d="{d}"/>')
        left += (advance + GAP) * scale
    return (
        f'<g fill="none" stroke="{colour}" stroke-width="{num(weight)}" '
        f'stroke-linejoin="round" stroke-linecap="round">{"".join(parts)}</g>'
    )
