"""A hand of four seats, set up and bet by hand, for tests of single rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hordago.conformance.hand import run
from hordago.rules import Rules

Said = Sequence[Sequence[Any]] | str
Answer = dict[str, Any]

# Seats 0 and 2 (side 0) against 1 and 3 (side 1). Mano is seat 0.
# grande: seat 2 (two kings); chica: seat 2 (the ace); pares: seat 1 (medias); juego: seat 3 (31).
EVERYTHING = ("Ro Sc 7e 6b", "Co Cc Ce 7b", "Rc Re 6o 1b", "So Se 7o 4c")

# Nobody has juego; only seat 1 has pares; the best punto is seat 0's 29.
PUNTO = ("Ro Cc 5e 4b", "7o 7c 6e 4c", "So 6o 5c 1e", "Rc Sb 4e 1b")


def play(
    preset: str,
    said: Mapping[str, Said],
    *,
    hands: Sequence[str] = EVERYTHING,
    score: Sequence[int] = (0, 0),
    mano: int = 0,
    **options: Any,
) -> Answer:
    """The payments and the end of a hand; lances that are not named are passed where they are played."""
    lances: dict[str, Any] = {lance: _said(words) for lance, words in said.items()}
    vector = {"mano": mano, "score": list(score), "hands": [hand.split() for hand in hands], "lances": lances}
    return run(vector, Rules.preset(preset, **options))


def _said(words: Said) -> Any:
    return words if isinstance(words, str) else [list(word) for word in words]


def scored(answer: Answer, lance: str) -> list[tuple[int, int]]:
    """(side, points) of a lance, those taken at once first."""
    taken = [(side, points) for name, side, points in answer["immediate"] if name == lance]
    return taken + [(side, points) for name, side, points, _ in answer["count"] if name == lance]
