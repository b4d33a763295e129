"""The drawing kit: palette and the few helpers every picture is made of.

All lengths are card units: a card is 240 wide and 372 high, y points down.
"""

from __future__ import annotations

import math

WIDTH = 240
HEIGHT = 372

INK = "#1c2a4a"
PAPER = "#fdf7e6"
EDGE = "#b9ad8d"
GOLD = "#f2b91e"
SUN = "#fbe08a"
RED = "#d9412b"
WINE = "#8e1f1c"
ROSE = "#f7a58f"
BLUE = "#3b6fb5"
SKY = "#a9c9e8"
STEEL = "#4f86c6"
GREEN = "#2f7d5b"
OLIVE = "#7d8f3a"
MOSS = "#59692a"
WOOD = "#c98b4b"
BARK = "#7a3b1d"
CUT = "#e8b06a"
SKIN = "#f6d3ab"
BLUSH = "#ec9f7c"

LINE = 2.4
"""Width of a contour, in card units; at 120 px a card this is 1.2 px."""

PEN = f'stroke="{INK}" stroke-width="{LINE}" stroke-linejoin="round" stroke-linecap="round"'
"""Set once on every symbol; whatever is inside inherits it."""


def num(value: float) -> str:
    """Write a coordinate with at most two decimals and no needless zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _width(width: float | None) -> str:
    if width is None:
        return ""
    return ' stroke="none"' if width == 0 else f' stroke-width="{num(width)}"'


def shape(d: str, fill: str, width: float | None = None) -> str:
    """A filled path. `width` None keeps the inherited contour, 0 draws none."""
    return f'<path d="{d}" fill="{fill}"{_width(width)}/>'


def stroke(d: str, width: float | None = None, colour: str = "") -> str:
    """An open line of the pen; `colour` only where it is not ink."""
    tint = f' stroke="{colour}"' if colour else ""
    return f'<path d="{d}" fill="none"{tint}{_width(width)}/>'


def disc(x: float, y: float, r: float, fill: str, width: float | None = None) -> str:
    """A filled circle."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{_width(width)}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, width: float | None = None) -> str:
    """A filled ellipse."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{_width(width)}/>'


def group(*parts: str, attrs: str = "") -> str:
    """Parts drawn in order, under common attributes."""
    space = " " if attrs else ""
    return f"<g{space}{attrs}>{''.join(parts)}</g>"


def place(
    x: float, y: float, *parts: str, scale: float = 1, turn: float = 0, mirror: bool = False, attrs: str = ""
) -> str:
    """Parts moved to (x, y), turned by degrees clockwise, scaled, mirrored left to right."""
    return group(*parts, attrs=f'transform="{_moved(x, y, scale, turn, mirror)}"{" " if attrs else ""}{attrs}')


def use(
    name: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, mirror: bool = False, attrs: str = ""
) -> str:
    """Another drawing by its id, placed as in `place`."""
    moved = _moved(x, y, scale, turn, mirror)
    at = f' transform="{moved}"' if moved else ""
    return f'<use href="#{name}"{at}{" " if attrs else ""}{attrs}/>'


def _moved(x: float, y: float, scale: float, turn: float, mirror: bool) -> str:
    steps = []
    if x or y:
        steps.append(f"translate({num(x)} {num(y)})")
    if turn:
        steps.append(f"rotate({num(turn)})")
    if mirror:
        steps.append(f"scale({num(-scale)} {num(scale)})")
    elif scale != 1:
        steps.append(f"scale({num(scale)})")
    return "".join(steps)


def ring(count: int, radius: float, phase: float = 0) -> list[tuple[float, float]]:
    """`count` points evenly round the origin; `phase` in degrees, 0 is to the right."""
    angles = [math.radians(phase + 360 * i / count) for i in range(count)]
    return [(radius * math.cos(a), radius * math.sin(a)) for a in angles]


def beads(points: list[tuple[float, float]], r: float, fill: str, width: float) -> str:
    """Small discs at many points as one path."""
    dots = "".join(f"M{num(x - r)} {num(y)}a{r} {r} 0 1 1 0 .01z" for x, y in points)
    return shape(dots, fill, width)
