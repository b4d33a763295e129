"""The value of a score by exact dynamic programming, from how hands come out (RULES D, the count).

A hand is dealt at a score, both sides gain stones in a certain order, and the first to reach the target
wins; else the next hand is dealt and the other side is mano. So the value of a score follows from values of
scores nearer to the end. Only stones *needed* matter, and the table of a target holds those of lower ones.

Everything is summed in whole numbers, so that every machine finds the same bits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hordago.training.errors import BadRequest

Planes = NDArray[np.float64]
"""(3, target, target): chances of mano's side that needs ``i + 1`` stones against ``j + 1``: that it wins
(``WIN``), that it wins and is mano in the next game (``WIN_LEAD``), that it loses and is mano then
(``LOSE_LEAD``)."""
WIN, WIN_LEAD, LOSE_LEAD = range(3)

_ONE: Final = 1 << 40
"""Certainty in whole numbers; times a million hands it still fits into 63 bits."""
MOST_HANDS: Final = 1 << 22


class Outcomes(NamedTuple):
    """What hands came to, those that came to the same put together."""

    gains: NDArray[np.int16]
    """(outcomes, steps): stones in the order of the count, mano's side above zero, the other below."""
    decided: NDArray[np.int8]
    """(outcomes,): after these gains an accepted órdago won the game for mano's side (1) or the other (−1);
    0 where there was none."""
    hands: NDArray[np.int64]
    """(outcomes,): how often."""


Mixture: TypeAlias = Sequence[tuple[float, Outcomes]]
"""Outcomes with weights that add up to 1."""
ByScore: TypeAlias = Callable[[int, int], Mixture]
"""Stones that mano's side and the other need → how hands come out there."""


def gathered(gains: NDArray[Any], decided: NDArray[Any]) -> Outcomes:
    """One row a hand → one row an outcome, in a fixed order."""
    rows = np.concatenate([gains, decided[:, None]], axis=1).astype(np.int16)
    found, hands = np.unique(rows, axis=0, return_counts=True)
    return Outcomes(found[:, :-1].copy(), found[:, -1].astype(np.int8), hands.astype(np.int64))


def race(outcomes: Outcomes | ByScore, target: int) -> Planes:
    """The value of every score up to ``target``, exact for these outcomes.

    Raises :class:`BadRequest` for a hand in which nobody gains, or for too many hands.
    """
    by_score = (lambda _mine, _theirs: ((1.0, outcomes),)) if isinstance(outcomes, Outcomes) else outcomes
    prepared: dict[int, _Hands] = {}
    values = np.zeros((3, target, target), np.int64)
    turned = np.zeros_like(values)  # the same seen by the side that is not mano, [its need, mano's need]
    for total in range(2, 2 * target + 1):
        for mine in range(max(1, total - target), min(target, total - 1) + 1):
            theirs = total - mine
            found = [0.0, 0.0, 0.0]
            for weight, each in by_score(mine, theirs):
                hands = prepared.get(id(each)) or prepared.setdefault(id(each), _Hands(each, target))
                for plane, value in enumerate(hands.value(mine, theirs, turned)):
                    found[plane] += weight * value
            cell = [round(value) for value in found]
            values[:, mine - 1, theirs - 1] = cell
            win, win_lead, lose_lead = cell
            turned[:, theirs - 1, mine - 1] = _ONE - win, _ONE - win - lose_lead, win - win_lead
    planes: Planes = values / _ONE
    return planes


class _Hands:
    """Outcomes as the sums need them; ``source`` is kept so that its id stays its own."""

    def __init__(self, source: Outcomes, target: int) -> None:
        self.source = source
        gains = source.gains.astype(np.int64)
        mine = np.minimum(np.maximum(gains, 0).cumsum(axis=1), target)
        theirs = np.minimum(np.maximum(-gains, 0).cumsum(axis=1), target)
        self.total = int(source.hands.sum())
        if not 0 < self.total <= MOST_HANDS:
            raise BadRequest(f"hands: {self.total} is not possible; give 1 to {MOST_HANDS}")
        undecided = source.decided == 0
        if (undecided & (mine[:, -1] + theirs[:, -1] == 0)).any():
            raise BadRequest(
                "outcomes: there is a hand in which nobody gains a stone; such a race may not end"
            )
        self.open = np.zeros((target + 1, target + 1), np.int64)
        """Hands without an órdago by both gains."""
        ends = mine[undecided, -1], theirs[undecided, -1]
        np.add.at(self.open, ends, source.hands[undecided])
        self.mine, self.theirs = mine, theirs

    def value(self, mine: int, theirs: int, turned: NDArray[np.int64]) -> tuple[float, float, float]:
        """The three chances where mano's side needs ``mine`` and the other ``theirs``, times ``_ONE``."""
        reached, passed = self.mine[:, -1] >= mine, self.theirs[:, -1] >= theirs
        # The steps taken below the need: who is through with fewer of them was first.
        first = (self.mine < mine).sum(axis=1) < (self.theirs < theirs).sum(axis=1)
        won = np.where(reached | passed, first, self.source.decided > 0)
        win = int(self.source.hands[won].sum()) * _ONE
        # Whoever is mano now is not in the next game if this hand ends the game, for the deal goes on (D-20).
        win_lead = lose_lead = 0
        ways = self.open[:mine, :theirs]
        if ways.any():
            part = turned[:, :mine, :theirs][:, ::-1, ::-1]
            win += int((ways * part[WIN]).sum())
            win_lead += int((ways * part[WIN_LEAD]).sum())
            lose_lead += int((ways * part[LOSE_LEAD]).sum())
        return win / self.total, win_lead / self.total, lose_lead / self.total


@dataclass(frozen=True, eq=False)
class Grid:
    """Outcomes at some needs of both sides, mixed between them: so nothing jumps where a policy changes."""

    needs: tuple[int, ...]
    """Rising."""
    outcomes: Sequence[Sequence[Outcomes]]
    """By the need of mano's side and that of the other: places in ``needs``."""

    def __call__(self, mine: int, theirs: int) -> Mixture:
        """The four around a score, weighed by how near they are."""
        return tuple(
            (near * close, self.outcomes[i][j])
            for i, near in self._around(mine)
            for j, close in self._around(theirs)
        )

    def _around(self, need: int) -> tuple[tuple[int, float], ...]:
        needs = self.needs
        if need <= needs[0]:
            return ((0, 1.0),)
        if need >= needs[-1]:
            return ((len(needs) - 1, 1.0),)
        above = next(place for place, each in enumerate(needs) if each > need)
        part = (need - needs[above - 1]) / (needs[above] - needs[above - 1])
        return ((above - 1, 1.0 - part), (above, part)) if part else ((above - 1, 1.0),)


def monotone(planes: Planes) -> Planes:
    """The same without what is noise: more stones are never worse (a table that is so already is unchanged).

    Halfway between the nearest falling table above and the nearest below; the parts keep their shares.
    """
    win = planes[WIN]
    above = np.maximum.accumulate(np.maximum.accumulate(win[::-1], axis=0)[::-1], axis=1)
    below = np.minimum.accumulate(np.minimum.accumulate(win, axis=0)[:, ::-1], axis=1)[:, ::-1]
    found = planes.copy()
    found[WIN] = (above + below) / 2
    found[WIN_LEAD] *= np.divide(found[WIN], win, out=np.ones_like(win), where=win > 0)
    lost = 1 - win
    found[LOSE_LEAD] *= np.divide(1 - found[WIN], lost, out=np.ones_like(win), where=lost > 0)
    return found
