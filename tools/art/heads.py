"""The twelve heads of the court, each about its own origin (between the eyes), about 46 high without headgear."""

from __future__ import annotations

from tools.art.ink import (
    BARK,
    BLUE,
    GOLD,
    GREEN,
    INK,
    PAPER,
    RED,
    SKIN,
    SUN,
    WINE,
    beads,
    disc,
    group,
    shape,
    stroke,
)

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


def king_of_coins() -> str:
    """Old, frontal, a long white beard in two points, a broad crown with an arch of pearls."""
    return group(
        shape("M-19-18C-27 0-27 18-20 28L20 28C27 18 27 0 19-18Z", HAIR_WHITE),
        shape(FULL, SKIN),
        cheeks(-11, 11, 6),
        eyes(-8, 8, -4),
        stroke("M-13-9q5-4 10-1M3-10q5-3 10 1", 3, "#b9b2a2"),
        stroke("M-2-4C-3 2-6 6-4 8Q0 11 4 8", 1.6),
        shape(
            "M-18 4C-19 22-17 44-8 56C-5 50-3 48 0 46C3 48 5 50 8 56C17 44 19 22 18 4C14 13 8 11 0 10C-8 11-14 13-18 4Z",
            HAIR_WHITE,
        ),
        stroke("M-11 22C-12 32-11 40-8 46M11 22C12 32 11 40 8 46M0 26V40", 1.3),
        shape("M0 11C-5 8-10 10-15 17C-9 19-3 18 0 15C3 18 9 19 15 17C10 10 5 8 0 11Z", "#fffaf0", 1.4),
        stroke("M-4 20q4 3 8 0", 2, LIP),
        shape("M-20-17L-25-46L-13-35L0-52L13-35L25-46L20-17C8-12-8-12-20-17Z", GOLD),
        shape("M-20-17C-8-12 8-12 20-17L21-25C8-20-8-20-21-25Z", RED, 1.6),
        shape("M0-35l4 6l-4 6l-4-6ZM-13-31l3 4l-3 5l-3-5ZM13-31l3 4l-3 5l-3-5Z", BLUE, 1.2),
        beads([(-25, -48), (0, -54), (25, -48), (-13, -36.5), (13, -36.5)], 3, PAPER, 1.4),
    )


def king_of_cups() -> str:
    """Stout and merry, turned to his cup, a short brown beard, a crown of rounded leaves over a red cap."""
    return group(
        shape("M-16-20C-28-8-28 14-22 22C-18 24-12 18-12 8Z", HAIR_BROWN),
        shape(ROUND, SKIN),
        cheeks(-8, 13, 8, 4.5),
        shape(
            "M-18 2C-20 18-14 32 1 33C13 33 20 22 17 9C15 13 13 14 9 13.5C2 11-4 13-8 10C-13 8-14 2-18 2Z",
            HAIR_BROWN,
        ),
        stroke("M-10 19q3 6 6 8M2 24q0 4-1 5M10 21q1 3-1 6", 1.2),
        shape("M-1 15C3 19 10 19 14 15C13 22 2 23-1 15Z", LIP, 1.4),
        shape("M8 10C3 8-3 10-7 14C-1 16 5 16 8 13C11 16 15 16 18 13C15 9 11 8 8 10Z", HAIR_BROWN, 1.4),
        eyes(-3, 10, -4, gaze=1.8, tilt=-0.8, narrow=0.8),
        stroke("M-9-11q5-4 11-1M7-12q5-2 8 1", 2.6, HAIR_BROWN),
        shape("M5-4C8 0 13 4 13 7C12 10 7 10 4 8", SKIN, 1.6),
        shape("M-20-19C-22-40 18-42 17-19Z", RED),
        shape(
            "M-21-16L-24-36C-18-40-14-36-12-30C-12-40-6-46-2-46C3-46 8-40 8-31C11-38 16-39 21-35L18-16C6-11-9-11-21-16Z",
            GOLD,
        ),
        shape("M-20-20C-8-15 6-15 18-20L18-15.5C6-10-9-10-21-15.5Z", GREEN, 1.4),
        beads([(-24, -38), (-2, -48), (21, -37)], 3, RED, 1.4),
        disc(-2, -31, 4, RED, 1.4),
    )


def king_of_swords() -> str:
    """Stern, turned to the left, black hair to the collar, pointed beard, a spiked crown over a mail coif."""
    face = group(
        shape("M-17-20C-25-2-24 16-20 28L-2 30L-8 0Z", "#93a3bd"),
        stroke("M-21 0q3 3 6 0M-22 8q4 3 8 0M-22 16q4 3 9 0M-20 23q5 3 10 0", 1.1),
        shape(TURNED, SKIN),
        shape("M-16 0C-16 10-12 20-6 26L0 38C8 34 14 24 16 12C12 16 8 14 4 14C-4 14-8 10-16 0Z", HAIR_BLACK),
        shape("M7 12C3 11-1 13-4 17C0 18 5 17 8 15C10 17 14 17 16 14C14 11 10 10 7 12Z", HAIR_BLACK, 0),
        stroke("M4 19q4 1.5 7-.5", 2, "#d9806a"),
        eyes(-2, 10, -3, gaze=1, narrow=0.8),
        stroke("M-9-8L4-6M7-6L15-9", 2.8, HAIR_BLACK),
        shape("M5-4C7 1 12 6 13 8C11 10 7 10 5 9", SKIN, 1.6),
        attrs='transform="scale(-1 1)"',
    )
    return face + group(
        shape("M-20-15L-26-42L-15-31L-8-50L0-33L8-50L15-31L26-42L20-15C8-10-8-10-20-15Z", GOLD),
        shape("M-20-15C-8-10 8-10 20-15L21-22C8-17-8-17-21-22Z", BLUE, 1.6),
        beads([(-12, -16.2), (0, -15), (12, -16.2)], 2, SUN, 1),
    )


def king_of_clubs() -> str:
    """Broad and weathered, laughing, a bushy red beard, a heavy low crown with oak leaves."""
    return group(
        shape("M-18-18C-30-10-31 14-25 26C-16 36 16 36 25 26C31 14 30-10 18-18Z", HAIR_RED),
        shape(FULL, "#eebf92"),
        disc(-11, 5, 4.5, "#e59a74", 0),
        disc(11, 5, 4.5, "#e59a74", 0),
        shape(
            "M-18 0C-26 10-26 28-18 36C-14 34-13 36-12 42C-8 40-5 42 0 46C5 42 8 40 12 42C13 36 14 34 18 36C26 28 26 10 18 0"
            "C15 12 8 12 0 11C-8 12-15 12-18 0Z",
            HAIR_RED,
        ),
        stroke("M-14 20q-2 6 0 10M14 20q2 6 0 10M-6 30q0 5 2 7M6 30q0 5-2 7", 1.3),
        shape("M-9 17Q0 19 9 17C8 26-8 26-9 17Z", "#7c2418", 1.4),
        shape("M-7.5 18Q0 20 7.5 18L6.5 20.5Q0 22-6.5 20.5Z", "#fff", 0),
        shape("M0 12C-6 9-12 11-18 18C-11 20-4 19 0 16C4 19 11 20 18 18C12 11 6 9 0 12Z", HAIR_RED, 1.4),
        eyes(-8, 8, -4, gaze=-1.2),
        stroke("M-14-10q5-3 10 1M4-9q5-4 10-1", 3.4, HAIR_RED),
        shape("M-2-4C-4 2-7 6-5 9Q0 12 5 9C7 6 4 2 2-4", "#eebf92", 1.6),
        shape("M-22-15L-24-36L-14-30L-9-42L0-32L9-42L14-30L24-36L22-15C8-9-8-9-22-15Z", GOLD),
        shape("M-22-15C-8-9 8-9 22-15L22.5-23C8-17-8-17-22.5-23Z", GREEN, 1.6),
        beads([(-12, -16), (0, -14.5), (12, -16)], 2.4, RED, 1.2),
    )


def page_of_coins() -> str:
    """A fair lad, frontal, a blue hat with a long white feather, a pleased smile."""
    return group(
        shape("M-19-14C-26 4-27 14-22 22C-17 24-13 20-12 14L12 14C13 20 17 24 22 22C27 14 26 4 19-14Z", HAIR_FAIR),
        stroke("M-20 2q-3 8 0 14M20 2q3 8 0 14", 1.3),
        shape(FULL, SKIN),
        cheeks(-11, 11, 8),
        eyes(-8, 8, -2, gaze=1.2),
        stroke("M-12-8q4-3 9-1M3-9q5-2 9 1", 2, "#9a6a1e"),
        stroke("M0-1L-3 7Q0 9.5 3 8", 1.6),
        stroke("M-6 14q6 5 12 0", 2.2, LIP),
        shape("M-18-6C-14-8-10-12-8-17H8C10-12 14-8 18-6L19-20H-19Z", HAIR_FAIR, 1.6),
        shape("M12-24C26-50 52-44 50-20C44-32 34-34 24-20Z", PAPER),
        stroke("M16-22C28-36 40-38 48-26M30-32l1-6M37-33l3-6M24-28l-1-6", 1.2),
        shape("M-22-16C-26-40 24-44 24-18C8-24-8-24-22-16Z", BLUE),
        shape("M-25-13C-10-24 12-25 27-15L25-9C12-18-10-17-24-7Z", GOLD),
        disc(15, -21, 4, RED, 1.4),
    )


def page_of_cups() -> str:
    """A young woman turned to her cup, a chestnut braid, a small cap with a pearled band."""
    return group(
        shape("M-14-18C-26-8-24 12-18 24C-22 34-26 40-24 54C-22 60-16 60-15 54C-14 44-10 36-9 24L-6-10Z", HAIR_CHESTNUT),
        stroke("M-20 30q5 4 9 1M-23 38q5 4 10 1M-24 46q5 4 9 1", 1.4),
        shape("M-25 53h10l-2 9h-6Z", RED, 1.4),
        shape(TURNED, SKIN),
        cheeks(-6, 13, 9),
        eyes(-2, 10.5, -1, gaze=1.8, tilt=-0.6, narrow=0.8),
        stroke("M-8-8q5-4 10-1M7-9q4-2 8 0", 1.8, HAIR_DARK),
        stroke("M-6.6 0l-2-1.5M6.5-3", 1.4),
        stroke("M7-2C9 3 12 5 12 7.5Q10 10 7 9", 1.5),
        shape("M3 14q3-1 5 .5q3-1.5 5-.5q-4 6-10 0Z", LIP, 1),
        shape("M-17 4C-18-12-6-14 2-18C8-20 12-16 15-9C18-26-2-32-12-26C-22-22-22-6-17 4Z", HAIR_CHESTNUT),
        shape("M-20-17C-18-42 12-42 14-22C4-30-10-28-20-17Z", GREEN),
        shape("M-21-14C-10-27 4-30 16-20L15-15C4-24-10-21-20-8Z", GOLD, 1.8),
        beads([(-15, -15), (-7, -20.5), (1, -22.5), (9, -21)], 2, PAPER, 1),
        stroke("M-13 6a3.5 3.5 0 1 0 .1 7", 1.4),
        disc(-13, 14, 2.2, GOLD, 1.2),
    )


def page_of_swords() -> str:
    """A young soldier turned to the left, dark bobbed hair, a red slashed cap with a blue plume."""
    return group(
        group(
            shape("M-15-18C-26-8-25 14-21 22L-6 20L-4-10Z", HAIR_DARK),
            shape(TURNED, SKIN),
            cheeks(-6, 13, 9, 3.5),
            eyes(-2, 10.5, -2, gaze=1, narrow=0.8),
            stroke("M-8-8L3-8M7-8L14-9", 2.4, HAIR_DARK),
            stroke("M7-3C8 2 13 5 13 8Q10 10 7 9", 1.6),
            stroke("M4 15.5q4 1 8-1.5", 2.2, LIP),
            shape("M-17 8C-20-10-14-20 0-20H15C15-12 10-12 2-13C-6-13-10-4-10 6Z", HAIR_DARK),
            attrs='transform="scale(-1 1)"',
        ),
        shape("M8-28C10-52 36-58 44-42C48-32 44-24 40-20C40-32 32-36 20-24Z", BLUE),
        stroke("M14-28C20-42 34-46 40-32M22-39l-2-7M32-42l3-7M38-36l6-3", 1.2),
        shape("M-24-16C-30-38 26-46 26-16C10-22-8-22-24-16Z", RED),
        shape("M-12-22l3-12l5 11ZM2-23l4-12l5 12Z", SUN, 1.3),
        shape("M-26-13C-10-21 12-21 27-13L26-7C12-14-10-14-25-7Z", WINE),
    )


def page_of_clubs() -> str:
    """A Basque farm lad, frontal and freckled, a wide txapela pulled to one side."""
    return group(
        shape("M-19-16C-22-4-21 6-19 12L-12-4L12-4L19 12C21 6 22-4 19-16Z", HAIR_DARK),
        shape("M-18 0c-6-2-6 9 0 9ZM18 0c6-2 6 9 0 9Z", "#eebf92", 1.8),
        shape(FULL, "#eebf92"),
        disc(-11, 8, 4, "#e59a74", 0),
        disc(11, 8, 4, "#e59a74", 0),
        eyes(-8, 8, -2, gaze=-1.4),
        stroke("M-13-8q4-4 9-1M4-9q5-3 9 1", 2.6, HAIR_DARK),
        stroke("M1-2L-3 7Q0 10 4 8", 1.7),
        shape("M-7 13Q1 17 8 12Q4 22-7 13Z", "#fff", 1.6),
        beads([(-13, 4), (-9, 6), (9, 6), (13, 4), (-5, 5), (6, 4)], 0.6, BARK, 0),
        shape("M-21-12C-36-16-34-32-14-37C10-43 38-34 36-21C35-14 26-12 20-11C10-18-10-18-21-12Z", "#2b3a5e"),
        stroke("M-24-20C-10-28 14-28 28-20", 1.4, "#5a6b92"),
        stroke("M2-39L4-45", 3),
    )


def knight_of_coins() -> str:
    """A gallant with a fair moustache, frontal, a red hat with a turned-up brim and two feathers."""
    return group(
        shape("M-18-16C-27-2-27 16-22 22L-12 14L-10-8H10L12 14L22 22C27 16 27-2 18-16Z", HAIR_CHESTNUT),
        shape(FULL, SKIN),
        cheeks(-11, 11, 7),
        eyes(-8, 8, -3, gaze=-1),
        stroke("M-13-9q5-4 10 0M3-9q5-4 10 0", 2.4, HAIR_CHESTNUT),
        stroke("M0-3L-3 5Q0 8 3 6", 1.6),
        shape("M0 9C-4 7-8 11-17 7C-13 15-4 15 0 12C4 15 13 15 17 7C8 11 4 7 0 9Z", HAIR_CHESTNUT, 1.4),
        stroke("M-3 16q3 2 6 0", 2, LIP),
        shape("M-3 20h6l-3 7Z", HAIR_CHESTNUT, 1.2),
        shape("M8-30C10-54 32-60 38-46C32-46 26-42 22-28Z", PAPER),
        shape("M2-30C-4-54 14-64 26-57C20-53 18-46 18-29Z", BLUE),
        shape("M-19-16C-20-36-10-38 2-37C14-37 22-32 20-16Z", RED),
        shape("M-34-20C-22-12 14-12 28-23C29-12 18-5 0-6C-18-6-31-10-34-20Z", RED),
        stroke("M-19-18C-8-14 10-14 20-19", 3.4, GOLD),
    )


def knight_of_cups() -> str:
    """A dreamy youth turned to his cup, long fair hair under a wreathed turban."""
    return group(
        shape("M-14-18C-30-10-32 12-24 30C-18 34-10 30-8 20L-4-8Z", HAIR_FAIR),
        stroke("M-22-2q-5 14 0 26M-16 4q-4 12 1 22", 1.3),
        shape(TURNED, SKIN),
        cheeks(-5, 13, 8),
        eyes(-2, 10.5, -3, gaze=1.8, tilt=-0.8, narrow=0.8),
        stroke("M-8-10q5-3 10 0M7-10q4-2 8 1", 2, "#9a6a1e"),
        stroke("M7-4C9 1 12 4 12 6.5Q10 9 7 8", 1.5),
        stroke("M4 14q4 3 8-1", 2.2, LIP),
        shape("M-16 2C-16-8-10-12-6-18H-18C-20-10-19-4-16 2Z", HAIR_FAIR, 1.6),
        shape("M-18-18C-24-44 20-48 18-22Z", RED),
        shape("M-24-16C-26-30-12-34 0-33C14-33 24-26 20-16C8-21-10-20-24-16Z", GREEN),
        stroke("M-16-18C-18-24-14-30-10-32M-6-20C-8-26-4-31 0-33M6-19C4-25 8-30 11-31", 1.6),
        shape("M-24-22C-36-20-40-6-36 8C-32 2-30-8-22-14Z", GREEN),
        disc(16, -23, 4.2, GOLD, 1.4),
    )


def knight_of_swords() -> str:
    """In a steel helmet with the visor up and a red crest, turned to the left, a scar on the cheek."""
    return group(
        group(
            shape(TURNED, SKIN),
            eyes(-2, 10.5, -3, gaze=1, narrow=0.8),
            stroke("M-8-9L4-8M7-8L14-10", 2.8, HAIR_BLACK),
            stroke("M7-4C8 1 13 5 13 7.5Q10 10 7 9M-8 7L-2 12", 1.6),
            shape("M7 12C3 11-1 14-3 18C2 18 5 17 8 15C10 17 13 16 15 15C14 12 10 11 7 12Z", HAIR_BLACK, 1),
            stroke("M4 19.5h7", 1.8, LIP),
            shape("M2-18C-4-10-10 0-8 12C-8 18-2 26 2 26C-10 32-22 24-22 6C-23-10-20-20-16-24Z", IRON),
            attrs='transform="scale(-1 1)"',
        ),
        shape("M-6-40C4-62 36-56 42-30C44-16 39-8 35-3C36-20 29-35 8-38Z", RED),
        stroke("M6-45C24-48 36-34 37-12M16-46l1-6M27-42l4-5M34-32l6-2", 1.3),
        shape("M-21-14C-26-46 24-54 24-10C10-20-6-20-21-14Z", IRON),
        shape("M-24-12C-26-30-10-36 8-34C2-28 2-22 4-18C-6-20-16-18-24-12Z", "#dfe7f2"),
        stroke("M-18-18C-12-24-6-26 0-27", 1.4),
        beads([(14, -22), (19, -14)], 1.8, GOLD, 1),
    )


def knight_of_clubs() -> str:
    """A bearded countryman turned to the right, a green hood with a scalloped collar."""
    return group(
        shape(ROUND, "#e9b98a"),
        disc(12, 8, 4, "#dd956c", 0),
        shape("M-14 0C-16 16-8 30 3 31C13 31 19 22 16 10C14 14 12 14 8 13C2 12-4 13-8 8C-10 4-12 2-14 0Z", HAIR_DARK),
        stroke("M-6 18q1 6 4 9M4 22q0 4 0 6M11 19q1 4-1 7", 1.2),
        stroke("M3 17.5q5 2 9-1", 2.2, "#d9806a"),
        shape("M8 11C4 9 0 10-4 14C1 16 5 15 8 13C11 15 15 15 17 13C15 10 11 9 8 11Z", HAIR_DARK, 1),
        eyes(-2, 10, -3, gaze=1.4, narrow=0.8),
        stroke("M-8-9q5-3 11 0M6-10q5-2 9 1", 3, HAIR_DARK),
        shape("M5-4C8 1 13 4 13 7C12 10 7 10 4 8", "#e9b98a", 1.6),
        shape("M-34 0C-34-34-6-46 6-44C18-42 21-30 18-18C8-24-6-22-11-12C-15-2-14 18-2 30C-18 34-32 30-30 20C-40 16-42 8-34 0Z", GREEN),
        stroke("M-12-34C-24-26-28-8-24 10M16-19C6-24-8-23-13-10", 1.6),
    )
