"""The back of the cards: one filled lauburu with comma heads, bands and a border."""

from __future__ import annotations

from tools.art.frame import stock
from tools.art.ink import HEIGHT, WIDTH

FIELD = "#8e1f1c"
LIGHT = "#f3dcc0"
HEAD = "M0 0C-34-6-60-34-52-64C-44-92-6-92 4-66C10-48-2-34-14-38C-10-24 4-12 0 0Z"
"""One comma head of the lauburu; four of them, a quarter turn apart, make it."""


def lauburu(x: float, y: float, scale: float, fill: str) -> str:
    """The four-headed Basque cross, always filled and alone, never a small repeated pattern."""
    heads = "".join(f'<path d="{HEAD}" transform="rotate({turn})"/>' for turn in (0, 90, 180, 270))
    return f'<g transform="translate({x} {y})scale({scale})" fill="{fill}" stroke="none">{heads}</g>'


def back() -> str:
    """The whole back."""
    low = HEIGHT - 58
    return (
        stock()
        + f'<g fill="none" stroke="{LIGHT}"><rect x="11" y="11" width="{WIDTH - 22}" height="{HEIGHT - 22}" rx="8" '
        f'fill="{FIELD}" stroke="none"/><rect x="20" y="20" width="{WIDTH - 40}" height="{HEIGHT - 40}" rx="5" '
        f'stroke-width="3"/><path d="M32 58H208M32 74H208M32 {low}H208M32 {low - 16}H208" stroke-width="5"/></g>'
        + lauburu(120, 186, 0.78, LIGHT)
    )
