"""What stands out in the ranges of the others, in words that the catalogues can say."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import mul
from typing import Final

from hordago.bots.beliefs import Beliefs
from hordago.bots.pack import Pack
from hordago.bots.reason import Holding
from hordago.cards import Evaluation
from hordago.cards.evaluate import MEDIAS

_LIKELY: Final = 0.6
"""What is told must be that likely …"""
_MORE: Final = 1.25
"""… and that many times as likely as by the cards alone."""
_IS: Final[dict[str, Callable[[Evaluation], bool]]] = {
    "juego_31": lambda held: held.total == 31,
    "medias_or_duples": lambda held: held.pares_class >= MEDIAS,
    "two_kings": lambda held: held.kings >= 2,
    "two_aces": lambda held: held.aces >= 2,
    "juego": lambda held: held.juego > 0,
    "pares": lambda held: held.pares > 0,
}


@lru_cache(maxsize=128)
def _agrees(table: Pack, what: str) -> tuple[float, ...]:
    if what == "good_hand":
        return tuple(float(share > 0.7) for share in table.quality)
    if what == "poor_hand":
        return tuple(float(share < 0.4) for share in table.quality)
    return tuple(map(float, map(_IS[what], table.held)))


def holdings(beliefs: Beliefs) -> tuple[Holding, ...]:
    """For each other seat what it probably holds, as far as it is more than the cards themselves say."""
    found = []
    ways = beliefs.ways()
    total = sum(ways)
    for seat in beliefs.others:
        weights = beliefs.weights(seat)
        for what in (*_IS, "good_hand", "poor_hand"):
            agrees = _agrees(beliefs.pack, what)
            likely = sum(map(mul, weights, agrees))
            if likely >= _LIKELY and likely >= _MORE * sum(map(mul, ways, agrees)) / total:
                found.append(Holding(seat, what, min(1.0, likely)))
    return tuple(found)
