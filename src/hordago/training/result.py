"""What a run of the simulator adds up to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hordago.rules.options import Rules
from hordago.training import layout

_HALF_WIDTH = 1.96
Counts = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Result:
    """Sums over all games. Seats and sides *from mano*: 0 is mano, or mano's side."""

    rules: Rules
    statistics: NDArray[Any]
    """One record of ``layout.STATISTICS``, shape (1,)."""

    def _field(self, name: str, *shape: int) -> Counts:
        values: Counts = self.statistics[name][0]
        return values[tuple(slice(0, n) for n in shape)].copy()

    @property
    def games(self) -> int:
        """Games played to the target."""
        return int(self.statistics["games"][0])

    @property
    def hands(self) -> int:
        """Hands dealt."""
        return int(self.statistics["hands"][0])

    @property
    def decisions(self) -> int:
        """Turn actions of seats: words of talk and lances, and discards."""
        return int(self.statistics["decisions"][0])

    @property
    def matches(self) -> int:
        """Matches decided; the last of a unit may be broken off."""
        return int(self.statistics["matches"][0])

    @property
    def exchanges(self) -> int:
        """Times that all wanted mus and changed cards."""
        return int(self.statistics["exchanges"][0])

    @property
    def reshuffles(self) -> int:
        """Times that the stock was used up."""
        return int(self.statistics["reshuffles"][0])

    @property
    def wins(self) -> Counts:
        """(seats, sides): games by the mano of their first hand and the side that won."""
        return self._field("wins", self.rules.seats, self.rules.side_count)

    @property
    def endings(self) -> dict[str, int]:
        """Games by how they ended."""
        return {name: int(n) for name, n in zip(layout.ENDINGS, self.statistics["endings"][0], strict=True)}

    @property
    def lances(self) -> Counts:
        """(5 lances, 6 statuses): how lances closed, in the order of ``layout.LANCES`` and ``STATUSES``."""
        return self._field("lances", 5, 6)

    @property
    def stones(self) -> Counts:
        """(5 lances, sides from mano): stones that lances paid, at once and at the count."""
        return self._field("stones", 5, self.rules.side_count)

    @property
    def best(self) -> Counts:
        """(5 lances, seats from mano): whose hand was best, where hands were compared."""
        return self._field("best", 5, self.rules.seats)

    @property
    def ordagos(self) -> Counts:
        """(5 lances, sides from mano): games won by an accepted órdago."""
        return self._field("ordagos", 5, self.rules.side_count)

    @property
    def points(self) -> Counts:
        """(64, 64): hands by the stones of mano's side and of the best other side (63 = 63 or more).

        Hands that an órdago decided are not among them; the last hand of a game stops at the target.
        """
        return self._field("points", layout.POINTS, layout.POINTS)

    def win_rate(self, side: int) -> tuple[float, float]:
        """The part of the games that a side won, and half the width of its 95 % interval."""
        rate = int(self.wins[:, side].sum()) / self.games
        return rate, _HALF_WIDTH * math.sqrt(rate * (1 - rate) / self.games)

    def summary(self) -> dict[str, Any]:
        """Everything as numbers, lists and names, for JSON."""
        names = ("games", "hands", "decisions", "matches", "exchanges", "reshuffles", "endings")
        arrays = ("wins", "stones", "best", "ordagos")
        lances = {
            lance: dict(zip(layout.STATUSES, row.tolist(), strict=True))
            for lance, row in zip(layout.LANCES, self.lances, strict=True)
        }
        return {
            **{name: getattr(self, name) for name in names},
            **{name: getattr(self, name).tolist() for name in arrays},
            "lances": lances,
        }


def merged(rules: Rules, units: Sequence[NDArray[Any]]) -> Result:
    """The sum of units, in their order."""
    total = np.zeros(1, layout.STATISTICS)
    for unit in units:
        for name in total.dtype.names or ():
            total[name] += unit[name]
    return Result(rules, total)
