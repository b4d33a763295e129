"""Six small faces for the seats, each with every gesture of the señas, 56 × 56.

`face-1` … `face-6` are at rest; `face-1-wink` and so on show a gesture. Pupils carry the class `pupil` and
follow the inherited properties `--look-x` and `--look-y` (lengths, about -1.5px to 1.5px), also through `<use>`.
"""

from __future__ import annotations

from typing import NamedTuple

from tools.art.ink import INK, RED, disc, group, shape, stroke

SIZE = 56
FACES = 6

LIP = "#a8433a"
TONGUE = "#e2706c"
FACE_PEN = f'stroke="{INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'


class Gesture(NamedTuple):
    """How a face changes for one gesture: names in `EYES`, `BROWS`, `MOUTHS`, and SVG moves."""

    eyes: str = "open"
    brows: str = "calm"
    mouth: str = "smile"
    head: str = ""
    features: str = ""
    bust: str = ""


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
    "shrug": Gesture(mouth="both", bust="translate(0 -6)"),
    "shrug_one": Gesture(mouth="both", bust="translate(0 -2)rotate(-9 28 50)"),
    "turn_head": Gesture(head="translate(2 0)", features="translate(4 0)"),
    "tilt_head": Gesture(head="rotate(14 28 44)"),
    "raise_head": Gesture(head="translate(0 -2)", features="translate(0 -3)"),
}
"""Gesture ids as in the tables of signs, and `rest`."""

_OPEN = "M{x} 23.2a3.2 3 0 1 0 .1 0Z"
_SHUT = "M{x} 26.5q3 2.5 6 0"


def _eye(x: float) -> str:
    pupil = (
        f'<circle class="pupil" cx="{x}" cy="26.4" r="1.7" fill="{INK}" stroke="none" '
        'style="transform:translate(var(--look-x,0px),var(--look-y,0px))"/>'
    )
    return shape(_OPEN.format(x=x), "#fff", 1.2) + pupil


EYES = {
    "open": _eye(22.5) + _eye(33.5),
    "wink": _eye(22.5) + stroke(_SHUT.format(x=30.5), 1.8),
    "closed": stroke(_SHUT.format(x=19.5) + _SHUT.format(x=30.5), 1.8),
}
BROWS = {
    "calm": stroke("M19 21q3-2.2 6.5-.5M31 20.5q3.5-1.7 6 .5", 2, "currentColor"),
    "up": stroke("M18.5 17.5q3.5-3.5 6.5-1M31 16.5q3-2.5 6.5 1", 2, "currentColor"),
}
_TEETH = '<path d="M{x} 35.5h5v2.2h-5z" fill="#fff" stroke-width=".8"/>'
MOUTHS = {
    "smile": stroke("M23.5 35q4.5 3.6 9 0", 1.8, LIP),
    "bite": shape("M23 35q5 7 10 0Z", LIP, 1) + _TEETH.format(x=25.5),
    "bite_side": shape("M24 35q6 7 10-1Z", LIP, 1) + _TEETH.format(x=28.5),
    "tongue": stroke("M23 35H33", 1.6) + shape("M25.5 35H30.5V38.5a2.5 2.5 0 0 1-5 0Z", TONGUE, 1),
    "tongue_side": stroke("M23 35H34", 1.6) + shape("M30 35H35L36 37.5a2.5 2.5 0 0 1-5 1Z", TONGUE, 1),
    "side": stroke("M29 35.5q4 .5 7-2", 2.2, LIP) + stroke("M37 31.5q1.5 2 .5 4", 1),
    "both": stroke("M21 35.5H35", 2.2, LIP) + stroke("M19.5 33.5v4M36.5 33.5v4", 1),
    "kiss": shape("M28 33.5c3-1 3 2 1 2c2 0 2 3.5-1 2.5c-2.5-.5-2.5-4 0-4.5Z", "#d4574f", 1),
    "pout": shape("M23.5 35.5q2.5-3 4.5-1q2-2 4.5 1q-4.5 5-9 0Z", "#d4574f", 1),
}


class Face(NamedTuple):
    """One person: what lies behind the head, the head, what lies over it."""

    ground: str
    bust: str
    behind: str
    skin: str
    front: str
    hair: str
    """Colour of the brows too."""


_HEAD = "M17 22C17 10 39 10 39 22V29C39 37 33.5 42 28 42S17 37 17 29Z"
_EARS = "M17 24c-4-1-4 7 0 6.5M39 24c4-1 4 7 0 6.5"
_BUST = "M6 56C7 45 16 43 22 42.5V38H34V42.5C40 43 49 45 50 56Z"


def _bust(cloth: str, skin: str, more: str = "") -> str:
    return shape(_BUST, cloth) + shape("M22 42L28 49L34 42V37H22Z", skin) + more


def _people() -> tuple[Face, ...]:
    fair, tan, brown, goblin = "#f6d3ab", "#e3ae7c", "#9a6440", "#a9c27a"
    return (
        Face(
            "#e6c07a",
            _bust("#3b6fb5", fair),
            shape("M13 24C11 4 45 4 43 24L44 39C40 42 36 40 36 36H20C20 40 16 42 12 39Z", "#3a2a22"),
            fair,
            shape("M16.5 24C18 18 24 19 27 14C30 18 38 18 39.5 24C42 8 14 8 16.5 24Z", "#3a2a22"),
            "#3a2a22",
        ),
        Face(
            "#9dbfa4",
            _bust("#efe6cf", tan, shape("M17 45L28 50L39 45L36 41L28 46L20 41Z", RED)),
            shape("M16 26C15 20 17 18 18 16H38C39 18 41 20 40 26Z", "#d9d4c8"),
            tan,
            shape("M11 16C9 8 20 4 30 5C42 5 49 11 46 16C36 12 22 12 11 16Z", "#22304f") + stroke("M29 5V2.5", 2),
            "#c9c3b4",
        ),
        Face(
            "#d98f73",
            _bust("#2f7d5b", fair, disc(28, 50, 1.6, "#f2b91e", 1)),
            disc(28, 8, 6, "#a3481f") + shape("M15 27C11 8 45 8 41 27Z", "#a3481f"),
            fair,
            shape("M16.5 24C18 17 25 17 30 13C33 18 38 18 39.5 24C41 9 15 9 16.5 24Z", "#a3481f")
            + disc(16, 32, 1.6, "#f2b91e", 1)
            + disc(40, 32, 1.6, "#f2b91e", 1),
            "#7d3416",
        ),
        Face(
            "#a9c9e8",
            _bust("#8e1f1c", brown),
            shape("M16 26C13 6 43 6 40 26Z", "#1f1a1a"),
            brown,
            shape("M16.8 26C17 46 39 46 39.2 26C38 31 35 31.5 33 31.5H23C21 31.5 18 31 16.8 26Z", "#1f1a1a")
            + shape("M22 34.5q6-3 12 0q-1 5.5-6 5.5t-6-5.5Z", "#8a5636", 0)
            + shape("M16.5 23C18 17 38 17 39.5 23C41 8 15 8 16.5 23Z", "#1f1a1a"),
            "#1f1a1a",
        ),
        Face(
            "#c9b3d6",
            _bust("#d9822b", tan),
            shape("M16 25C10 20 14 12 18 13C19 6 26 8 28 8C31 6 37 7 38 13C43 12 45 20 40 25Z", "#d8a53c"),
            tan,
            shape("M16.5 23C19 21 20 18 21 17C24 20 27 18 28 16C31 19 34 18 35 17C36 20 38 21 39.5 23C41 9 15 9 16.5 23Z", "#d8a53c")
            + stroke("M18 26.4a4.5 4.3 0 1 0 9 0a4.5 4.3 0 1 0-9 0M29 26.4a4.5 4.3 0 1 0 9 0a4.5 4.3 0 1 0-9 0M27 26q1-1 2 0", 1.3),
            "#9a6a1e",
        ),
        Face(
            "#7fa38a",
            _bust("#59692a", goblin),
            shape("M17 22L6 17C7 26 11 31 18 31ZM39 22L50 17C49 26 45 31 38 31Z", goblin),
            goblin,
            shape("M14 20C18 15 38 15 42 20C42 12 37 10 36 3C33 0 44-3 47 4C40 0 22 0 14 20Z", RED)
            + shape("M13 21C18 16 38 16 43 21L42 16C36 12 20 12 14 16Z", "#f2b91e"),
            "#4a5a22",
        ),
    )


def face(person: Face, gesture: Gesture) -> str:
    """One face, one gesture."""
    ears = shape(_EARS, person.skin) if person.skin != "#a9c27a" else ""
    features = group(
        EYES[gesture.eyes],
        BROWS[gesture.brows],
        stroke("M28 26.5L26.5 31Q27.5 32.2 29 31.8", 1.4),
        MOUTHS[gesture.mouth],
        attrs=f'transform="{gesture.features}"' if gesture.features else "",
    )
    head = group(
        person.behind,
        ears,
        shape(_HEAD, person.skin),
        person.front,
        features,
        attrs=f'transform="{gesture.head}"' if gesture.head else "",
    )
    bust = group(person.bust, attrs=f'transform="{gesture.bust}"' if gesture.bust else "")
    return disc(28, 28, 27, person.ground) + bust + head


def face_symbols() -> str:
    """`face-1` … `face-6`, and each with each gesture."""
    parts = []
    for place, person in enumerate(_people(), 1):
        for name, gesture in GESTURES.items():
            ending = "" if name == "rest" else f"-{name}"
            content = face(person, gesture)
            parts.append(
                f'<symbol id="face-{place}{ending}" viewBox="0 0 {SIZE} {SIZE}" color="{person.hair}" {FACE_PEN}>{content}</symbol>'
            )
    return "".join(parts)
