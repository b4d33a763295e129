"""What a hand promises before the lances: when the mus is cut, and after each exchange."""

from __future__ import annotations

from hordago.bots import gifts
from hordago.bots.equity import worths
from hordago.bots.exchange import Qualities
from hordago.bots.policy import Policy
from hordago.bots.prospect import Value, needs, outlook_of
from hordago.cards import Card
from hordago.views import SeatView


class Promise:
    """Of the viewer's four cards, by the blueprint's values or else by exact equities."""

    def __init__(self, view: SeatView, policy: Policy | None, sense: str) -> None:
        """``sense``: how the score is judged (``prospect.outlook_of``)."""
        self._view, self._policy = view, policy
        self._order = (view.viewer - view.mano) % view.rules.seats
        self._stones = worths(view.rules, self._order)
        self._outlook = outlook_of(view, sense)

    def cut(self, hand: int, how: int) -> Value:
        """When the lances begin now. ``hand``: its number; ``how``: as in ``layout.CUTS``."""
        stones = self._stones.of(self._view.cards) - self._stones.mean
        if self._policy is None:
            return self._judged(stones)
        return Value(self._policy.strategy.value(how, self._order, hand), stones)

    def exchanges(self, least: int, most: int) -> list[tuple[tuple[Card, ...], Value]]:
        """Cards that may go, from ``least`` to ``most`` of them, and what comes of it; the best first."""
        cards, found = self._view.cards, []
        best: Qualities = gifts.best(self._view.rules, self._policy, self._order)
        everything = best.places(cards)
        stones = {keep: worth for worth, keep in self._stones.keeps(cards)}
        stones[everything] = self._stones.of(cards)
        for worth, keep in [*best.keeps(cards), (best.of(cards), everything)]:
            given, gain = best.given(cards, keep), stones[keep] - self._stones.mean
            if least <= len(given) <= most:
                value = self._judged(gain) if best is self._stones else Value(worth, gain)
                found.append((given, value))
        return sorted(found, key=lambda each: -each[1].win)

    def _judged(self, stones: float) -> Value:
        us, them = needs(self._view)
        return Value(self._outlook(us - stones / 2, them + stones / 2), stones)
