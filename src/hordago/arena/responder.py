"""A local best responder: it says whatever wins most if, after it, everybody only answers and passes.

It is there to find holes (Lisý and Bowling, "Equilibrium approximation quality of current no-limit poker
bots", 2017): its rivals are taken to play by the blueprint and nothing else, and it bets amounts that they do
not know.
"""

from __future__ import annotations

from typing import Final

from hordago.bots.beliefs import Beliefs
from hordago.bots.judge import Judge
from hordago.bots.level import Level
from hordago.bots.player import Player, Scene, Shelf, shipped
from hordago.bots.prospect import Prospect
from hordago.bots.situation import Place
from hordago.game.actions import Action

NAME: Final = "responder"
AMOUNTS: Final = (2, 5, 10)
"""Stones that it may bet or raise by, beside those that any player weighs."""
_LEVEL: Final = Level(name=NAME, book=True)


class _Believer(Beliefs):
    """Rivals play exactly by the blueprint; of the partner one believes as always."""

    def trust(self, seat: int) -> float:
        sides = self.view.rules.sides
        return super().trust(seat) if sides[seat] == sides[self.view.viewer] else 1.0


class _Tempter(Judge):
    """Weighs more amounts."""

    def amounts(self, least: int, most: int | None, place: Place | None) -> list[int]:
        top = max(self.prospect.us, self.prospect.them) - self.bet.stake
        more = {max(least, min(n, top)) for n in AMOUNTS}
        return sorted({*super().amounts(least, most, place), *(n for n in more if most is None or n <= most)})


class Responder(Player):
    """Plays best against rivals that play the blueprint, as far as it sees one word ahead; makes no signs."""

    def __init__(self, seed: int | bytes, shelf: Shelf = shipped) -> None:
        super().__init__(_LEVEL, seed, shelf=shelf)
        self.beliefs = _Believer(_LEVEL.reads)

    def _bet(self, scene: Scene) -> Action:
        view = scene.view
        prospect = Prospect(view, self.beliefs, _LEVEL.score)
        judged = _Tempter(view, scene.legal, self.beliefs, prospect, scene.policy).all(scene.place)
        best = max(judged, key=lambda each: each.value.win)
        return self._told(view, best.action, "odds")
