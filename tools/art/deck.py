"""The deck: for each card id its drawing, in the standard and the large-index design.

Ids are rank then suit, as in the records of the game: `1o` to `7b`, `So Co Ro` … `Rb`.
"""

from __future__ import annotations

from tools.art.figures import FIGURES
from tools.art.frame import index, opposite, pinta, stock
from tools.art.ink import HEIGHT, WIDTH, use
from tools.art.layout import spots
from tools.art.lettering import measure, write
from tools.art.pips import SUITS, TINTS

RANKS = "1234567SCR"
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The forty ids in canonical order."""

NUMBERS = {"S": "10", "C": "11", "R": "12"}
"""Figures are indexed by their number."""


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
            use(_pip(card), WIDTH / 2 + spot.x, HEIGHT / 2 + spot.y, spot.scale, spot.turn)
            for spot in spots(suit, int(rank))
        )
        if card == "1o":
            picture += use("ribbon")
    return use("stock") + use(f"pinta-{suit}") + picture + corner + opposite(corner)


def large(card: str) -> str:
    """One face of the large-index deck: number, letter of a figure, one pip low right."""
    rank, suit = card
    text = number(rank)
    high = 112 if len(text) == 1 else 100
    wide = measure(text) * high / 100
    letter = write(rank, 52, 232, 84, TINTS[suit]) if rank in NUMBERS else ""
    return (
        use("stock")
        + use(f"pinta-{suit}")
        + write(text, min(34, WIDTH / 2 - wide / 2), 34 + high, high, TINTS[suit], weight=19)
        + letter
        + use(_pip(card), 158, 272, 1.22 if suit in "oc" else 1.05)
    )


def _pip(card: str) -> str:
    return "sun" if card == "1o" else f"pip-{card[1]}"


def shared_pintas() -> dict[str, str]:
    """Drawings used by many faces: id → content."""
    return {"stock": stock(), **{f"pinta-{suit}": pinta(suit) for suit in SUITS}}
