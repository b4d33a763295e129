"""The anchor of every ladder: anything that is allowed."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from hordago.game.actions import WORDS, Action, Cut, Discard, Envido, Look, Sena
from hordago.game.legal import Choice, Legal
from hordago.views import SeatView


class RandomBot:
    """Kinds uniformly, amounts from {least, 5, 10}, discards and cuts at random."""

    mute: Final = True
    """It never looks nor signs: whoever plays it need not ask."""

    def __init__(self, seed: int | bytes) -> None:
        self._random = Random(seed)

    def act(self, view: SeatView, legal: Legal) -> Action:
        """Any turn action."""
        choice = self._random.choice(legal.choices)
        if choice.kind == "discard":
            n = self._random.randint(choice.min or 0, min(choice.max or 0, len(view.cards)))
            return Discard(self._random.sample(view.cards, n))
        if choice.kind == "envido":
            return self._random.choice(_envidos(choice))
        if choice.kind == "cut":
            return Cut(self._random.randint(choice.min or 1, choice.max or 1))
        return WORDS[choice.kind]

    def signal(self, view: SeatView) -> Look | Sena | None:
        """Nothing: it looks at its partner, as at the beginning of a hand, and keeps a straight face."""


@lru_cache(maxsize=1024)
def _envidos(choice: Choice) -> tuple[Envido, ...]:
    """The envidos it chooses from."""
    return tuple(map(Envido, amounts(choice)))


def amounts(choice: Choice) -> list[int]:
    """The least amount, 5 and 10, as far as they are in the range of an envido."""
    least, most = choice.min or 1, choice.max
    return [n for n in sorted({least, 5, 10}) if n >= least and (most is None or n <= most)]
