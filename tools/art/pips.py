"""The four suit pips, drawn about the origin at scale 1, and the sun of the ace of coins."""

from __future__ import annotations

from tools.art.ink import (
    BARK,
    BLUE,
    CUT,
    GOLD,
    MOSS,
    OLIVE,
    PAPER,
    RED,
    ROSE,
    SKY,
    STEEL,
    SUN,
    WINE,
    beads,
    disc,
    group,
    oval,
    place,
    ring,
    shape,
    stroke,
)

SUITS = "oceb"
"""Suit letters in canonical order: oros, copas, espadas, bastos."""

EXTENTS = {"o": (51, -51, 51), "c": (35, -48, 50), "e": (35, -68, 62), "b": (37, -65, 68)}
"""For each suit: half width, top and bottom of the pip with its outline, at scale 1."""


def _spun(d: str, fill: str, width: float, count: int, phase: float = 0) -> str:
    return "".join(
        f'<path d="{d}" fill="{fill}" stroke-width="{width}" transform="rotate({phase + 360 * i / count:g})"/>'
        for i in range(count)
    )


def coin() -> str:
    """Oros: two rings, six petals, no beads, so that it stays clean at 60 px a card."""
    return group(
        disc(0, 0, 50, GOLD),
        disc(0, 0, 40.5, SUN, 1.8),
        _spun("M0-15C11-22 11-32 0-38C-11-32-11-22 0-15Z", RED, 1.8, 6),
        _spun("M0-20C5-25 5-31 0-35C-5-31-5-25 0-20Z", BLUE, 1.6, 6, 30),
        disc(0, 0, 14, GOLD, 2),
        disc(0, 0, 6.5, RED, 1.6),
    )


def sun() -> str:
    """The coin of the ace: a smiling sun within rays and beads."""
    rays = "M0-22C7-28 8-34 0-41C-8-34-7-28 0-22Z"
    return group(
        disc(0, 0, 50, GOLD, 1.6),
        beads(ring(24, 45.6), 2, PAPER, 0.9),
        disc(0, 0, 41.5, SUN, 1.4),
        _spun(rays, RED, 1.2, 8),
        _spun("M0-24C5-29 5-33 0-39C-5-33-5-29 0-24Z", BLUE, 1.1, 8, 22.5),
        disc(0, 0, 22, GOLD, 1.6),
        shape("M-14 5a4 3 0 1 0 .1 0ZM14 5a4 3 0 1 0 .1 0Z", "#ef8f4a", 0),
        stroke("M-12-5q4-4 8 0M4-5q4-4 8 0M-13-10q5-3 9 0M4-10q5-3 9 0M0-6l-2.5 9q2.5 2 5 0M-8 10q8 6 16 0", 1.5),
    )


def cup() -> str:
    """Copas: a wide red bowl on a blue foot."""
    return group(
        oval(0, -38, 33, 8, WINE),
        shape("M-33-38C-33-6-22 8 0 10C22 8 33-6 33-38C26-30-26-30-33-38Z", RED),
        shape("M-31-20C-18-12 18-12 31-20L29-10C16-3-16-3-29-10Z", GOLD, 1.6),
        stroke("M-17-1L-12 6M0 1V8M17-1L12 6", 1.6),
        stroke("M-25-31C-26-26-25-24-24-22", 4, ROSE),
        oval(0, 15, 11, 6, GOLD),
        shape("M-5 20C-5 32-8 36-18 40H18C8 36 5 32 5 20Z", BLUE),
        shape("M-26 48C-26 41-18 39 0 39S26 41 26 48Z", GOLD),
    )


def sword() -> str:
    """Espadas: a broad blade 24 wide, point up, so that it is no needle on the seven."""
    return group(
        shape("M0-66L12-48V22H-12V-48Z", SKY),
        shape("M0-66L12-48V22H0Z", STEEL, 0),
        stroke("M0-50V20M0-66L12-48V22", 1.6),
        shape("M-5 32H5V50H-5Z", RED),
        stroke("M-5 37L5 41M-5 43L5 47", 1.4),
        shape("M-32 20C-22 30-12 23 0 23S22 30 32 20C34 28 27 36 17 34C9 32 5 34 0 34S-9 32-17 34C-27 36-34 28-32 20Z", GOLD),
        disc(0, 55, 6.5, GOLD),
    )


def club() -> str:
    """Bastos: a cudgel, narrow foot and broad head, with lopped branches showing pale wood."""
    high = shape("M-17-30L-30-42L-25-25L-16-17Z", OLIVE) + oval(-28, -34, 3.4, 8.8, CUT, 1.6)
    low = shape("M13-8L25-19L22-3L11 5Z", OLIVE) + oval(24, -11.5, 3.2, 8, CUT, 1.6)
    foot = shape("M-9 18L-20 9L-17 24L-8 30Z", OLIVE) + oval(-19, 16, 2.8, 7.2, CUT, 1.6)
    return group(
        place(0, 0, high, turn=-8),
        place(0, 0, low, turn=8),
        place(0, 0, foot, turn=-6),
        shape("M-5 65C-8 36-13 4-18-22C-24-46-15-63 0-64C15-63 24-46 18-22C13 4 8 36 5 65C3 67-3 67-5 65Z", OLIVE),
        shape("M5 65C8 36 13 4 18-22C22-40 18-55 9-61C14-46 12-28 8-8C4 14 2 44 1 66C3 67 4 66 5 65Z", MOSS, 0),
        stroke("M-2 54C-4 30-8 6-11.5-20C-13.5-34-12-44-8-50", 4, "#b3c168"),
        stroke("M-1-38a5 7 8 1 0 .1 0ZM-1-33v4M-3-2q4 6 2 15M2 28q-3 6-1 12", 1.7, "#49571f"),
        oval(0, -58, 11.5, 5.8, CUT, 1.8),
        stroke("M-5-58q5-4 9 .5q-4 3-6 1", 1.2, BARK),
    )


DRAWINGS = {"o": coin, "c": cup, "e": sword, "b": club}
"""Suit letter → its pip."""

TINTS = {"o": "#8a5a00", "c": "#a3241f", "e": "#1f4e8f", "b": "#3f5a14"}
"""Suit letter → colour of large numbers, at least 5.5:1 on the stock."""

__all__ = ["DRAWINGS", "EXTENTS", "SUITS", "TINTS", "club", "coin", "cup", "sun", "sword"]
