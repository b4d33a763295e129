"""A sound player that plays its cards: the yardstick for all later bots."""

from __future__ import annotations

from random import Random
from typing import Final

from hordago.bots.betting import Bettor
from hordago.bots.exchange import Qualities, qualities
from hordago.bots.eyes import Signer, Witness
from hordago.bots.reading import Signs
from hordago.bots.strength import scale
from hordago.game.actions import WORDS, Action, Cut, Discard, Look, Sena
from hordago.game.legal import Legal
from hordago.views import SeatView

_CUTS_FROM: Final = 0.72
"""The part of all hands that must be worse to cut the mus."""
_MANO: Final = 0.08
"""Mano, who wins the ties, cuts with that much less; so does who becomes mano by cutting."""
_DEFERS_FROM: Final = 0.45
"""From here on the second player leaves the decision to the partner."""
_PARTNER_STRONG: Final = 0.25
"""How much less is enough to cut when the partner has signed a good hand, or asked for it."""
_GOOD_SIGNS: Final = frozenset({"duples", "juego_31", "three_kings", "three_kings_ace", "cut"})


class SimpleBot:
    """Plays by chances, the score and plain odds; hardly bluffs, never guesses at a rival's character."""

    def __init__(self, seed: int | bytes) -> None:
        self._random = Random(seed)
        self._signer = Signer()
        self._witness = Witness()

    def act(self, view: SeatView, legal: Legal) -> Action:
        """The turn action that the hand, the score and the others' words suggest."""
        choice = legal.choices[0]
        signs = self._witness.signs(view)
        if choice.kind == "cut":
            return Cut(self._random.randint(choice.min or 1, choice.max or 1))
        hands = qualities(scale(view.rules))
        if choice.kind == "discard":
            if len(view.cards) > 4:
                return Discard([hands.aside(view.cards)])
            return Discard(hands.discard(view.cards, choice.min or 0, choice.max or 0))
        if choice.kind == "mus":
            return self._talk(view, legal, hands, signs)
        if choice.kind == "visto_yes":
            return WORDS["visto_no" if hands.share(view.cards) >= _CUTS_FROM - _MANO else "visto_yes"]
        return Bettor(view, legal, self._random, signs).word()

    def signal(self, view: SeatView) -> Look | Sena | None:
        """A true sign when only the partner looks; else the eyes go to the partner."""
        self._witness.signs(view)
        return self._signer.signal(view)

    def _talk(self, view: SeatView, legal: Legal, hands: Qualities, signs: Signs) -> Action:
        share = hands.share(view.cards)
        needed = _CUTS_FROM
        if view.viewer == view.mano or (view.talk and view.talk.corrido):
            needed -= _MANO
        partners = view.rules.partners(view.viewer)
        if any(signer in partners and meaning in _GOOD_SIGNS for signer, meaning in signs):
            needed -= _PARTNER_STRONG
        held = scale(view.rules).counting.evaluate(view.cards)
        if (
            view.rules.target - view.score[view.rules.sides[view.viewer]]
            <= held.pares_value + held.juego_value
        ):
            needed -= _MANO  # what is in the hand is enough for the game
        if share >= needed:
            return WORDS["no_mus"]
        if share >= _DEFERS_FROM and legal.choice("defer"):
            return WORDS["defer"]
        return WORDS["mus"]
