"""Small things every figure wears or does: fists, shoes, stockings, ermine and patterns."""

from __future__ import annotations

from collections.abc import Iterable

from tools.art.ink import BARK, INK, SKIN, num, place, shape, stroke, use

Points = Iterable[tuple[float, float]]


def fist() -> str:
    """A fist closed round an upright staff; turned and mirrored it serves every hand."""
    return (
        shape("M-10-6C-9-12 6-12 10-9C13-5 13 6 10 10C5 13-6 12-10 8C-12 3-12-2-10-6Z", SKIN, 2)
        + stroke("M1-4.5H11M1 1H12M1 6H11M-10-5C-5-6 0-4 2-1", 1.4)
    )


def grip(x: float, y: float, turn: float = 0, mirror: bool = False) -> str:
    """The shared fist, its staff leaning by `turn` degrees."""
    return use("fist", x, y, 1, turn, mirror)


def shoe(x: float, y: float, mirror: bool = False, fill: str = BARK) -> str:
    """A shoe whose toe points left; x, y is the middle of its sole."""
    return place(x, y, shape("M12-12C12-4 14-2 13 0H-18C-18-6-10-8-2-12Z", fill, 2), mirror=mirror)


def tall(x: float, y: float, long: float, fill: str) -> str:
    """A leg in hose from (x, y) down, slightly tapering."""
    return shape(f"M{num(x - 14)} {num(y)}C{num(x - 13)} {num(y + long * 0.4)} {num(x - 11)} {num(y + long * 0.7)} {num(x - 10)} {num(y + long)}"
                 f"H{num(x + 10)}C{num(x + 12)} {num(y + long * 0.7)} {num(x + 13)} {num(y + long * 0.4)} {num(x + 14)} {num(y)}Z", fill)


def shade(d: str) -> str:
    """A soft shadow: ink over whatever colour lies below."""
    return f'<path d="{d}" fill="{INK}" fill-opacity=".16" stroke="none"/>'


def ermine(points: Points) -> str:
    """The black tails on white fur."""
    return shape("".join(f"M{num(x)} {num(y - 5)}l3 9l-3-2l-3 2Z" for x, y in points), INK, 0)


def diamonds(points: Points, half: float, high: float, fill: str, width: float) -> str:
    """A row of lozenges as one path."""
    d = "".join(
        f"M{num(x)} {num(y - high)}l{num(half)} {num(high)}l{num(-half)} {num(high)}l{num(-half)} {num(-high)}Z"
        for x, y in points
    )
    return shape(d, fill, width)
