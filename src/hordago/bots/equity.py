"""A yardstick that reckons exactly and trusts everybody: equity of its hand against what a word costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hordago.bots.equities import Equities, equities
from hordago.bots.exchange import Qualities, qualities
from hordago.bots.outlook import game_chance
from hordago.bots.reading import Reading
from hordago.bots.strength import scale
from hordago.bots.yardstick import Yardstick
from hordago.cards import Card
from hordago.game.actions import WORDS, Action, Envido
from hordago.game.legal import Legal
from hordago.rules import Rules
from hordago.views import SeatView

_MARGIN: Final = 0.25
"""Equity is that against any hands; who bets holds a better one, so an answer counts that much less."""
_BETS: Final = ((0.9, 10), (0.75, 5), (0.57, 2))
"""Equity for a first bet of so many stones …"""
_RAISES: Final = ((0.92, 5), (0.8, 2))
"""… and for a raise."""
_HIGH: Final = 15
"""Stones that are not raised any more."""
_ORDAGO_FROM: Final = 0.985
_HOPELESS: Final = 0.15
"""With less chance to win the game than this, an órdago that wins more often is said."""
_WORTH_IN_BETS: Final = 1.0
"""Stones that the winner of pares, juego or punto takes beside the values, on average."""
_THEIR_VALUES: Final = 2.0
"""Stones that the values of the side that wins pares or juego are worth, where it is not ours."""


class EquityBot(Yardstick):
    """Weighs each word by the chance to win the game, as if the others held any cards."""

    def hands(self, view: SeatView) -> Qualities:
        """By what they bring from the seat's place."""
        return worths(view.rules, order(view))

    def given(self, view: SeatView, least: int, most: int) -> Sequence[Card]:
        """Those whose exchange promises most."""
        return self.hands(view).discard(view.cards, least, most)

    def word(self, view: SeatView, legal: Legal) -> Action:
        """The word that wins the game most often."""
        return Pot(view, legal).word()


class Pot:
    """The words of one turn in a lance, each with the chance to win the game."""

    def __init__(self, view: SeatView, legal: Legal) -> None:
        assert view.bet is not None
        self.legal, self.bet, self.lance = legal, view.bet, view.stage
        side = view.rules.sides[view.viewer]
        self.us = view.rules.target - view.score[side]
        self.them = view.rules.target - max(s for other, s in enumerate(view.score) if other != side)
        self.p = equity(view)
        held = scale(view.rules).counting.evaluate(view.cards)
        ours = {"pares": held.pares_value, "juego": held.juego_value, "punto": 1}
        theirs = {"pares": _THEIR_VALUES, "juego": _THEIR_VALUES, "punto": 1}
        self.ours, self.theirs = ours.get(self.lance, 0), theirs.get(self.lance, 0)

    def word(self) -> Action:
        """What a bet is raised, accepted or refused with; what a lance is opened with."""
        if self.legal.choice("paso"):
            quiet = self._compared(1 if self.lance in ("grande", "chica") else 0)
            return self._ordago(quiet) or self._envido(_BETS) or WORDS["paso"]
        refused = game_chance(self.us, self.them - self.bet.price - self.theirs)
        accepted = max(0.0, self.p - _MARGIN) if self.bet.ordago else self._compared(self.bet.stake, _MARGIN)
        quiet = max(refused, accepted)
        bold = None
        if not self.bet.ordago:
            bold = self._ordago(quiet) or (self._envido(_RAISES) if self.bet.stake < _HIGH else None)
        return bold or WORDS["quiero" if accepted >= refused else "no_quiero"]

    def _compared(self, stake: int, margin: float = 0.0) -> float:
        """The chance to win the game when the cards decide a stake."""
        p = max(0.0, self.p - margin)
        win = game_chance(self.us - stake - self.ours, self.them)
        return p * win + (1 - p) * game_chance(self.us, self.them - stake - self.theirs)

    def _ordago(self, quiet: float) -> Action | None:
        desperate = quiet < _HOPELESS and self.p - _MARGIN > quiet
        wanted = self.legal.choice("ordago") and (self.p >= _ORDAGO_FROM or desperate)
        return WORDS["ordago"] if wanted else None

    def _envido(self, sizes: tuple[tuple[float, int], ...]) -> Action | None:
        choice = self.legal.choice("envido")
        if choice is None:
            return None
        n = next((stones for least, stones in sizes if self.p >= least), None)
        if n is None:
            return None
        n = max(n, choice.min or 1)
        return Envido(n if choice.max is None else min(n, choice.max))


def order(view: SeatView) -> int:
    """The viewer's place from mano."""
    return (view.viewer - view.mano) % view.rules.seats


def equity(view: SeatView) -> float:
    """How likely the own side is best in the lance, given only that two sides may bet in it.

    Exact where a table was shipped; elsewhere what `simple` would say.
    """
    table = equities(view.rules)
    if table is None:
        return Reading(view).chance(view.stage)
    return table.chances(order(view), view.cards, view.stage).in_bets


def worths(rules: Rules, place: int) -> Qualities:
    """What every hand brings in that place from mano: the values it keeps, and a stone for each lance."""
    table = equities(rules)
    return qualities(scale(rules)) if table is None else _worths(table, place)


@lru_cache(maxsize=16)
def _worths(table: Equities, place: int) -> Qualities:
    found = []
    for kind in table.scale.kinds:
        places = tuple(rank for rank, n in kind.ranks for _ in range(n))
        values = {"pares": kind.held.pares_value, "juego": kind.held.juego_value}
        worth = sum(table.of_class(place, places, lance).win for lance in ("grande", "chica"))
        for lance in ("pares", "juego", "punto"):
            stones = values.get(lance, 1) + _WORTH_IN_BETS
            worth += stones * table.of_class(place, places, lance).win
        found.append(worth)
    return Qualities(table.scale, found)
