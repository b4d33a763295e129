"""The heads of the four kings, each about its own origin (between the eyes), about 46 high without headgear."""

from __future__ import annotations

from tools.art.heads import (
    FULL,
    HAIR_BLACK,
    HAIR_BROWN,
    HAIR_RED,
    HAIR_WHITE,
    LIP,
    ROUND,
    TURNED,
    cheeks,
    eyes,
)
from tools.art.ink import BLUE, GOLD, GREEN, PAPER, RED, SKIN, SUN, beads, disc, group, shape, stroke


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
