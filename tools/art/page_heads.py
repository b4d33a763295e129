"""The heads of the four pages, each about its own origin (between the eyes), about 46 high without headgear."""

from __future__ import annotations

from tools.art.heads import FULL, HAIR_CHESTNUT, HAIR_DARK, HAIR_FAIR, LIP, TURNED, cheeks, eyes
from tools.art.ink import (
    BARK,
    BLUE,
    GOLD,
    GREEN,
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
