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
    ring,
    shape,
    stroke,
)

SUITS = "oceb"
"""Suit letters in canonical order: oros, copas, espadas, bastos."""

EXTENTS = {"o": (51, -51, 51), "c": (35, -48, 50), "e": (35, -68, 62), "b": (33, -66, 68)}
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
    """Bastos: a knobbed cudgel, narrow foot and broad head, stubs with pale cut ends."""
    stub = shape("M-18-34L-31-43L-27-27L-17-20Z", OLIVE) + oval(-29.5, -35.5, 3.2, 8, CUT, 1.6)
    low = shape("M-12 2L-25-4L-22 11L-10 15Z", OLIVE) + oval(-24, 3.5, 3, 7.5, CUT, 1.6)
    return group(
        stub,
        group(stub, attrs='transform="translate(0 14)scale(-1 1)"'),
        low,
        group(low, attrs='transform="translate(0 22)scale(-1 1)"'),
        shape("M-6 64C-10 34-16 2-19-24C-22-46-14-62 0-64C14-62 22-46 19-24C16 2 10 34 6 64C3 67-3 67-6 64Z", OLIVE),
        stroke("M-2 56C-5 30-9 4-12-22C-14-36-12-46-8-50", 4.5, "#b3c168"),
        stroke("M9-34q5 6 3 14M5 2q4 6 2 14M3 34q2 5 1 10", 1.8, MOSS),
        oval(0, -58, 11, 5.5, CUT, 1.8),
        stroke("M-4-58q4-3 8 0", 1.2, BARK),
    )


DRAWINGS = {"o": coin, "c": cup, "e": sword, "b": club}
"""Suit letter → its pip."""

TINTS = {"o": "#8a5a00", "c": "#a3241f", "e": "#1f4e8f", "b": "#3f5a14"}
"""Suit letter → colour of large numbers, at least 5.5:1 on the stock."""

__all__ = ["DRAWINGS", "EXTENTS", "SUITS", "TINTS", "club", "coin", "cup", "sun", "sword"]
