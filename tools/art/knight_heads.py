"""The heads of the four knights, each about its own origin (between the eyes), about 46 high without headgear."""

from __future__ import annotations

from tools.art.heads import (
    FULL,
    HAIR_BLACK,
    HAIR_CHESTNUT,
    HAIR_DARK,
    HAIR_FAIR,
    IRON,
    LIP,
    ROUND,
    TURNED,
    cheeks,
    eyes,
)
from tools.art.ink import BLUE, GOLD, GREEN, PAPER, RED, SKIN, beads, disc, group, shape, stroke


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
