"""The deck: for each card id its drawing, in the standard and the large-index design.

Ids are rank then suit, as in the records of the game: `1o` to `7b`, `So Co Ro` … `Rb`.
"""

from __future__ import annotations

from tools.art.figures import FIGURES
from tools.art.frame import index, opposite, pinta, stock
from tools.art.ink import HEIGHT, WIDTH, num, use
from tools.art.layout import spots
from tools.art.lettering import write
from tools.art.pips import SUITS, TINTS

RANKS = "1234567SCR"
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The forty ids in canonical order."""

NUMBERS = {"S": "10", "C": "11", "R": "12"}
"""Figures are indexed by their number."""

BOLD = 'stroke-width="3.6"'
"""Contour of the large deck's pip: it is looked at from 44 px."""


def number(rank: str) -> str:
    """The index of a rank letter: `7` → `7`, `R` → `12`."""
    return NUMBERS.get(rank, rank)


def standard(card: str) -> str:
    """One face of the standard deck; stock, corners and pips are shared by `<use>`."""
    rank, suit = card
    corner = index(number(rank))
    if rank in NUMBERS:
        picture = FIGURES[card]()
    else:
        picture = "".join(
            use(_pip(card), WIDTH / 2 + spot.x, HEIGHT / 2 + spot.y, spot.scale, spot.turn, attrs=_even(spot.scale))
            for spot in spots(suit, int(rank))
        )
        if card == "1o":
            picture += use("ribbon")
    return use("stock") + use(f"pinta-{suit}") + picture + corner + opposite(corner)


def large(card: str) -> str:
    """One face of the large-index deck: number, letter of a figure, one pip low right."""
    rank, suit = card
    tint = TINTS[suit]
    if rank in NUMBERS:
        text = write(NUMBERS[rank], 28, 130, 100, tint, weight=19) + write(rank, 30, 246, 84, tint, weight=18)
        pip = use(_pip(card), 164, 268, 1.05, attrs=BOLD)
    else:
        text = write(rank, 32, 142, 112, tint, weight=19)
        pip = use(_pip(card), 150, 258, 1.4 if suit in "oc" else 1.25, attrs=BOLD)
    return use("stock") + use(f"pinta-{suit}") + text + pip


def _even(scale: float) -> str:
    """Undo most of the scaling on the contour, so that it is about as wide on the ace as on the seven."""
    return f'stroke-width="{num(max(2.6 / scale, 1.7))}"'


def _pip(card: str) -> str:
    return "sun" if card == "1o" else f"pip-{card[1]}"


def shared_pintas() -> dict[str, str]:
    """Drawings used by many faces: id → content."""
    return {"stock": stock(), **{f"pinta-{suit}": pinta(suit) for suit in SUITS}}
