"""What the yardsticks share: no signs, no chance of their own, and a mus cut from a fixed share on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hordago.bots.exchange import Qualities
from hordago.cards import Card
from hordago.game.actions import WORDS, Action, Cut, Discard, Look, Sena
from hordago.game.legal import Legal
from hordago.views import SeatView

CUTS_FROM: Final = 0.7
"""The part of all hands that must be worse to cut the mus."""


class Yardstick:
    """A bot to measure others by; a subclass says what hands are worth to it, and speaks in the lances."""

    mute: Final = True

    def __init__(self, seed: int | bytes) -> None:
        """The seed changes nothing: the same view, the same word."""

    def act(self, view: SeatView, legal: Legal) -> Action:
        """The word, or the cards, that its own measure asks for."""
        choice = legal.choices[0]
        if choice.kind == "cut":
            return Cut(((choice.min or 1) + (choice.max or 1)) // 2)
        if choice.kind == "discard":
            if len(view.cards) > 4:
                return Discard([self.hands(view).aside(view.cards)])
            return Discard(self.given(view, choice.min or 0, choice.max or 0))
        if choice.kind in ("mus", "visto_yes"):
            good = self.hands(view).share(view.cards) >= CUTS_FROM
            words = ("no_mus", "mus") if choice.kind == "mus" else ("visto_no", "visto_yes")
            return WORDS[words[not good]]
        return self.word(view, legal)

    def signal(self, view: SeatView) -> Look | Sena | None:
        """Nothing."""

    def hands(self, view: SeatView) -> Qualities:
        """What hands are worth before the lances."""
        raise NotImplementedError

    def given(self, view: SeatView, least: int, most: int) -> Sequence[Card]:
        """The cards that go for others."""
        raise NotImplementedError

    def word(self, view: SeatView, legal: Legal) -> Action:
        """What is said in a lance."""
        raise NotImplementedError
