"""A sound player that plays its cards: the yardstick for all later bots."""

from __future__ import annotations

from random import Random

from hordago.bots.words import WORDS
from hordago.cards import evaluator
from hordago.game.actions import Action, Cut, Discard, Envido, Look, Sena
from hordago.game.legal import Legal
from hordago.views import SeatView


class SimpleBot:
    """Plays by the strength of its own hand."""

    def __init__(self, seed: int | bytes) -> None:
        self._random = Random(seed)

    def act(self, view: SeatView, legal: Legal) -> Action:
        """The turn action that the hand suggests."""
        choice = legal.choices[0]
        if choice.kind == "cut":
            return Cut(self._random.randint(choice.min or 1, choice.max or 1))
        counting = evaluator(view.rules.kings, view.rules.real31, wild=view.rules.jokers != "none")
        if choice.kind == "discard":
            worst = sorted(view.cards, key=lambda card: counting.played_rank(card) in "R*")
            kept = [card for card in worst if counting.played_rank(card) in "R*"]
            n = max(choice.min or 0, min(choice.max or 0, len(worst) - len(kept)))
            return Discard(worst[:n])
        held = counting.evaluate(view.cards)
        good = held.pares_class >= 2 or held.juego > 0
        if choice.kind in ("mus", "visto_yes"):
            return WORDS[legal.choices[1 if good else 0].kind]
        if legal.choice("paso"):
            return Envido(legal.choice("envido").min) if good and legal.choice("envido") else WORDS["paso"]  # type: ignore
        return WORDS["quiero" if good else "no_quiero"]

    def signal(self, view: SeatView) -> Look | Sena | None:
        """Nothing yet."""
