"""The features of a face at each gesture of the señas, on the 56 × 56 medallion of `faces`."""

from __future__ import annotations

from typing import NamedTuple

from tools.art.ink import INK, shape, stroke

LIP = "#a8433a"
TONGUE = "#e2706c"


class Gesture(NamedTuple):
    """How a face changes for one gesture: names in `EYES`, `BROWS`, `MOUTHS`, and SVG moves."""

    eyes: str = "open"
    brows: str = "calm"
    mouth: str = "smile"
    head: str = ""
    features: str = ""
    bust: str = "calm"


GESTURES = {
    "rest": Gesture(),
    "bite_lip": Gesture(mouth="bite"),
    "bite_lip_side": Gesture(mouth="bite_side"),
    "tongue": Gesture(mouth="tongue"),
    "tongue_side": Gesture(mouth="tongue_side"),
    "lips_side": Gesture(mouth="side"),
    "lips_both_sides": Gesture(mouth="both"),
    "wink": Gesture(eyes="wink"),
    "brows": Gesture(brows="up"),
    "close_eyes": Gesture(eyes="closed"),
    "kiss": Gesture(mouth="kiss"),
    "pout": Gesture(mouth="pout"),
    "shrug": Gesture(mouth="flat", bust="up"),
    "shrug_one": Gesture(mouth="flat", bust="one"),
    "turn_head": Gesture(head="translate(2 0)", features="translate(4 0)"),
    "tilt_head": Gesture(head="rotate(10 28 38)"),
    "raise_head": Gesture(head="translate(0 -2)", features="translate(0 -3)"),
}
"""Gesture ids as in the tables of signs, and `rest`."""


def _eye(x: float) -> str:
    lid = f"M{x - 3.8:g} 27Q{x:g} 21.4 {x + 3.8:g} 27"
    pupil = (
        f'<circle class="pupil" cx="{x:g}" cy="26.3" r="1.75" fill="{INK}" stroke="none" '
        'style="transform:translate(var(--look-x,0px),var(--look-y,0px))"/>'
    )
    return shape(f"{lid}Q{x:g} 30 {x - 3.8:g} 27Z", "#fff", 0.8) + pupil + stroke(lid, 1.5)


def _shut(x: float) -> str:
    return f"M{x - 3.8:g} 26.4Q{x:g} 29.8 {x + 3.8:g} 26.4"


EYES = {
    "open": _eye(22.5) + _eye(33.5),
    "wink": _eye(22.5) + stroke(_shut(33.5), 1.9),
    "closed": stroke(_shut(22.5) + _shut(33.5), 1.9),
}
BROWS = {
    "calm": stroke("M19 21q3-2.2 6.5-.5M31 20.5q3.5-1.7 6 .5", 2, "currentColor"),
    "up": stroke("M18.5 17.5q3.5-3.5 6.5-1M31 16.5q3-2.5 6.5 1", 2, "currentColor"),
}


def _bite(x: float) -> str:
    """Upper teeth over the lower lip, which bulges below them."""
    teeth = f'<path d="M{x - 3:g} 35h6v2.4h-6ZM{x:g} 35v2.4" fill="#fff" stroke-width=".9"/>'
    return stroke("M23 34.5q5 1 10 0", 1.6) + stroke(f"M{x - 3.5:g} 37.6q3.5 3 7 0", 2.4, LIP) + teeth


MOUTHS = {
    "smile": stroke("M23 34.5q5 4.5 10 0", 1.9, LIP),
    "flat": stroke("M24 36.5q4-1.5 8 0", 1.9, LIP),
    "bite": _bite(28),
    "bite_side": _bite(31),
    "tongue": stroke("M22.5 34.5Q28 36 33.5 34.5", 1.6) + shape("M25 35.2H31V39a3 3 0 0 1-6 0Z", TONGUE, 1.1),
    "tongue_side": stroke("M22.5 35Q28 36.5 34.5 34", 1.6) + shape("M29.5 35.3L35 34.5L36.5 38a2.9 2.9 0 0 1-5.6 1.5Z", TONGUE, 1.1),
    "side": stroke("M29.5 36q3.5 .5 6.5-3", 2.6, LIP) + stroke("M37 30.5q2 2 .5 5", 1.2),
    "both": stroke("M21.5 34.5Q28 37 34.5 34.5", 2.2, LIP) + stroke("M20.5 32.5q-1 2 .5 4M35.5 32.5q1 2-.5 4", 1.1),
    "kiss": shape("M26 34.8q-.4-2.4 2-1.9q2.4-.5 2 1.9q.6 3-2 3.2q-2.6-.2-2-3.2Z", "#d4574f", 1) + stroke("M27 35.3q1 .8 2 0", 0.9),
    "pout": shape("M23.5 35.5q2.5-3.5 4.5-1.3q2-2.2 4.5 1.3q-4.5 6-9 0Z", "#d4574f", 1) + stroke("M24.5 35.6q3.5 .8 7 0", 1),
}
