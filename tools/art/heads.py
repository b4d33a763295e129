"""What the twelve heads share: outlines of a face, eyes, cheeks and the colours of hair."""

from __future__ import annotations

from tools.art.ink import INK, disc, shape, stroke

FULL = "M-18-22H18C19-8 19 0 17 8C14 18 7 25 0 25S-14 18-17 8C-19 0-19-8-18-22Z"
"""A face seen from the front."""

TURNED = "M-16-22H13C15-14 14-9 15.5-3C17 2 18 6 15 12C13 20 8 25 2 25C-7 25-14 17-16 7C-18-2-18-12-16-22Z"
"""A face turned to the right; mirrored for the left."""

ROUND = "M-18-22H14C17-12 15-8 17-2C20 4 19 12 14 18C10 24 4 26-2 25C-10 24-17 17-18 7C-19-2-19-12-18-22Z"
"""A plump face turned to the right."""

HAIR_WHITE, HAIR_BROWN, HAIR_BLACK, HAIR_RED = "#efe9dc", "#7a4a24", "#33302f", "#b4571f"
HAIR_FAIR, HAIR_DARK, HAIR_CHESTNUT = "#d9a441", "#4d3320", "#94522a"
IRON = "#b7c6da"
CHEEK = "#f0b088"
LIP = "#b8412f"


def eyes(left: float, right: float, y: float, gaze: float = 0, tilt: float = 0, narrow: float = 1) -> str:
    """Two almond eyes; `gaze` moves the pupils sideways, `tilt` down; `narrow` shrinks the far (right) eye."""
    parts = ""
    for x, wide in ((left, 4.6), (right, 4.6 * narrow)):
        parts += shape(f"M{x - wide:.3g} {y + 1}Q{x:g} {y - 5}{x + wide:+.3g} {y + 1}Q{x:g} {y + 3.5}{x - wide:+.3g} {y + 1}Z", "#fff", 0.8)
        parts += stroke(f"M{x - wide:.3g} {y + 1}Q{x:g} {y - 5}{x + wide:+.3g} {y + 1}", 1.8)
        parts += disc(x + gaze, y + 0.4 + tilt, 1.9, INK, 0)
    return parts


def cheeks(left: float, right: float, y: float, r: float = 4) -> str:
    """Rosy cheeks."""
    return disc(left, y, r, CHEEK, 0) + disc(right, y, r, CHEEK, 0)
