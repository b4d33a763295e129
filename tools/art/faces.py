"""Six small faces for the seats, each with every gesture of the señas, 56 × 56.

`face-1` … `face-6` are at rest; `face-1-wink` and so on show a gesture. Pupils carry the class `pupil` and
follow the inherited properties `--look-x` and `--look-y` (lengths, about -1.5px to 1.5px), also through `<use>`.
"""

from __future__ import annotations

from typing import NamedTuple

from tools.art.gestures import BROWS, EYES, GESTURES, MOUTHS, Gesture
from tools.art.ink import INK, RED, disc, group, shape, stroke

SIZE = 56
FACE_PEN = f'stroke="{INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'


class Face(NamedTuple):
    """One person: what lies behind the head, the head, what lies over it."""

    ground: str
    cloth: str
    trim: str
    """Over the collar."""
    behind: str
    skin: str
    front: str
    hair: str
    """Colour of the brows too."""


_HEAD = "M17 22C17 10 39 10 39 22V29C39 37 33.5 42 28 42S17 37 17 29Z"
_EARS = "M17 24c-4-1-4 7 0 6.5M39 24c4-1 4 7 0 6.5"
BUSTS = {
    "calm": "M5.5 43A27 27 0 0 0 50.5 43C46 42 40 43.5 34 42.5V38H22V42.5C16 43.5 10 42 5.5 43Z",
    "up": "M2.5 37A27 27 0 0 0 53.5 37C49 33 40 33.5 34 38.5V38H22V38.5C16 33.5 7 33 2.5 37Z",
    "one": "M5.5 43A27 27 0 0 0 53.5 37C49 33 40 33.5 34 38.5V38H22V42.5C16 43.5 10 42 5.5 43Z",
}
"""Shoulders along the edge of the medallion: at rest, both raised, one raised."""


def _people() -> tuple[Face, ...]:
    fair, tan, brown, goblin = "#f6d3ab", "#e3ae7c", "#9a6440", "#a9c27a"
    return (
        Face(
            "#e6c07a",
            "#3b6fb5",
            "",
            shape("M13 24C11 4 45 4 43 24L44 39C40 42 36 40 36 36H20C20 40 16 42 12 39Z", "#3a2a22"),
            fair,
            shape("M16.5 24C18 18 24 19 27 14C30 18 38 18 39.5 24C42 8 14 8 16.5 24Z", "#3a2a22"),
            "#3a2a22",
        ),
        Face(
            "#9dbfa4",
            "#efe6cf",
            shape("M17 45L28 50L39 45L36 41L28 46L20 41Z", RED),
            shape("M16 26C15 20 17 18 18 16H38C39 18 41 20 40 26Z", "#d9d4c8"),
            tan,
            shape("M10 17C7 9 19 6 30 6.5C42 6.5 50 12 47 17C37 13 21 13 10 17Z", "#22304f") + stroke("M29 6L30 4", 2),
            "#c9c3b4",
        ),
        Face(
            "#d98f73",
            "#2f7d5b",
            disc(28, 50, 1.6, "#f2b91e", 1),
            disc(28, 8, 6, "#a3481f") + shape("M15 27C11 8 45 8 41 27Z", "#a3481f"),
            fair,
            shape("M16.5 24C18 17 25 17 30 13C33 18 38 18 39.5 24C41 9 15 9 16.5 24Z", "#a3481f")
            + disc(16, 32, 1.6, "#f2b91e", 1)
            + disc(40, 32, 1.6, "#f2b91e", 1),
            "#7d3416",
        ),
        Face(
            "#a9c9e8",
            "#8e1f1c",
            "",
            shape("M16 26C13 6 43 6 40 26Z", "#1f1a1a"),
            brown,
            shape("M16.8 28C16 46 40 46 39.2 28C38.5 32 36 33 33 32Q28 30.8 23 32C20 33 17.5 32 16.8 28Z", "#1f1a1a")
            + shape("M22 34.5q6-3 12 0q-1 5.5-6 5.5t-6-5.5Z", "#8a5636", 0)
            + shape("M16.5 23C18 17 38 17 39.5 23C41 8 15 8 16.5 23Z", "#1f1a1a"),
            "#1f1a1a",
        ),
        Face(
            "#c9b3d6",
            "#d9822b",
            "",
            shape("M16 25C10 20 14 12 18 13C19 6 26 8 28 8C31 6 37 7 38 13C43 12 45 20 40 25Z", "#d8a53c"),
            tan,
            shape("M16.5 23C19 21 20 18 21 17C24 20 27 18 28 16C31 19 34 18 35 17C36 20 38 21 39.5 23C41 9 15 9 16.5 23Z", "#d8a53c")
            + stroke("M17.3 26.3a5 4.8 0 1 0 10 0a5 4.8 0 1 0-10 0M28.7 26.3a5 4.8 0 1 0 10 0a5 4.8 0 1 0-10 0M27.2 25.5q.8-.8 1.6 0", 1.2),
            "#9a6a1e",
        ),
        Face(
            "#7fa38a",
            "#59692a",
            shape("M19 43L23 49L28 45L33 49L37 43L28 47Z", RED, 1.2),
            shape("M17 22L6 17C7 26 11 31 18 31ZM39 22L50 17C49 26 45 31 38 31Z", goblin),
            goblin,
            shape("M14 20C18 15 38 15 42 20C43 13 40 9 45 8.5C48 8 49 11 47 13C52 9 48 2 40 3C28 3 18 8 14 20Z", RED)
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
        attrs=f'transform="{gesture.head}translate(-2.5-2.6)scale(1.09)"',
    )
    neck = shape("M22 41L28 48L34 41V37H22Z", person.skin)
    return disc(28, 28, 27, person.ground) + shape(BUSTS[gesture.bust], person.cloth) + neck + person.trim + head


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
