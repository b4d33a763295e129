"""Why a bot did what it did: numbers and names, no sentences; the catalogues have words for the names."""

from __future__ import annotations

from typing import Final, NamedTuple

from hordago.game.actions import Action

GROUNDS: Final = (
    "sure", "lost", "forced", "need", "anew", "book", "odds", "bluff", "strong", "weak", "draw", "values",
    "habit",
)  # fmt: skip
"""What a decision may rest on; ``why-…`` in the catalogues."""
HOLDINGS: Final = (
    "two_kings", "two_aces", "pares", "medias_or_duples", "juego", "juego_31", "good_hand", "poor_hand",
)  # fmt: skip
"""What others may be read to hold; ``holding-…`` in the catalogues."""


class Option(NamedTuple):
    """Something that could be done."""

    action: Action
    win: float
    """The chance to win the game after it, 0 to 1."""
    stones: float
    """Stones of ours less those of theirs that the hand should bring."""
    often: float | None
    """How often the bot would do it in this situation, 0 to 1; None where it does not reckon so."""


class Holding(NamedTuple):
    """What a seat is read to hold."""

    seat: int
    what: str
    """One of :data:`HOLDINGS`."""
    likely: float
    """0 to 1."""


class Reason(NamedTuple):
    """One decision."""

    stage: str
    """The view's: ``talk``, ``discard``, a lance and so on."""
    chosen: Action
    grounds: tuple[str, ...]
    """Some of :data:`GROUNDS`, the weightiest first; never empty."""
    chance: float | None
    """The chance that the own side is best in the lance, None outside of lances."""
    options: tuple[Option, ...]
    """What was weighed, the best first; empty where there was nothing to weigh."""
    holdings: tuple[Holding, ...]
    """What stands out in what the others are read to hold."""
