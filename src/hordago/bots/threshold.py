"""A yardstick that needs no judgement: each word has a fixed place of the hand among all hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hordago.bots.exchange import Qualities, qualities
from hordago.bots.strength import Fact, ladder, lance_key, scale
from hordago.bots.yardstick import Yardstick
from hordago.cards import Card
from hordago.game.actions import WORDS, Action, Envido
from hordago.game.legal import Legal
from hordago.views import SeatView

_BETS: Final = ((0.995, "ordago"), (0.9, 5), (0.75, 2))
"""The part of all hands that must be worse in the lance for each first word …"""
_RAISES: Final = ((0.995, "ordago"), (0.95, 5))
"""… and for each raise of a bet that is not yet high."""
_ACCEPTS: Final = ((2, 0.7), (5, 0.8), (10, 0.9))
"""Bets up to so many stones, and what it takes to accept them."""
_ACCEPTS_ALL: Final = 0.97
"""What it takes for anything else, an órdago too."""
_HIGH: Final = 10
"""Stones that are not raised any more."""


class ThresholdBot(Yardstick):
    """Looks at its four cards and nothing else: neither the score nor what others said."""

    def hands(self, view: SeatView) -> Qualities:
        """By the quality of their cards."""
        return qualities(scale(view.rules))

    def word(self, view: SeatView, legal: Legal) -> Action:
        """The word whose threshold the hand reaches."""
        return self._open(view, legal) if legal.choice("paso") else self._answer(view, legal)

    def given(self, view: SeatView, least: int, most: int) -> Sequence[Card]:
        """Keeps kings, pairs and a juego that is 31; gives up the rest, from the lowest on if it must."""
        table = scale(view.rules)
        places = [table.place_of[card] for card in view.cards]
        king = table.counting.order.index("R")
        keep_all = table.counting.evaluate(view.cards).total == 31
        gone = [
            card
            for card, place in zip(view.cards, places, strict=True)
            if not keep_all and place < king and places.count(place) == 1
        ]
        if len(gone) < least:
            gone = sorted(view.cards, key=lambda card: table.place_of[card])[:least]
        return gone[:most]

    def _open(self, view: SeatView, legal: Legal) -> Action:
        return _first(standing(view), _BETS, legal) or WORDS["paso"]

    def _answer(self, view: SeatView, legal: Legal) -> Action:
        place, bet = standing(view), view.bet
        assert bet is not None
        raised = _first(place, _RAISES, legal) if not bet.ordago and bet.stake < _HIGH else None
        needed = next((least for stones, least in _ACCEPTS if bet.stake <= stones), _ACCEPTS_ALL)
        accepts = place >= (_ACCEPTS_ALL if bet.ordago else needed)
        return raised or WORDS["quiero" if accepts else "no_quiero"]


def standing(view: SeatView) -> float:
    """The part of all hands that are worse in this lance, among those that may bet in it; ties count half."""
    table, lance = scale(view.rules), view.stage
    facts: frozenset[Fact] = frozenset()
    if lance in ("pares", "juego"):
        facts = frozenset([(lance, True)])
    elif lance == "punto":
        facts = frozenset([("juego", False)])
    rungs = ladder(table, table.full, facts, lance)
    key = lance_key(table.counting.evaluate(view.cards), lance)
    return (rungs.below(key) + rungs.upto(key)) / 2


def _first(place: float, words: tuple[tuple[float, str | int], ...], legal: Legal) -> Action | None:
    """The boldest word that the place allows and the rules, too."""
    for least, word in words:
        choice = legal.choice("ordago" if word == "ordago" else "envido")
        if place < least or choice is None:
            continue
        if isinstance(word, str):
            return WORDS[word]
        n = max(word, choice.min or 1)
        return Envido(n if choice.max is None else min(n, choice.max))
    return None
