"""What a series of duplicates says about two bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any, NamedTuple

from hordago.arena import interval
from hordago.arena.duplicate import Duplicate
from hordago.arena.interval import Interval


class Result(NamedTuple):
    """Figures of ``a`` against ``b``; win rates from 0 to 1, points in stones."""

    a: str
    b: str
    deals: int
    win_rate: Interval
    """Share of games (single hands) won, paired by deal."""
    alone: Interval
    """The same by Wilson, as if no two games had cards in common."""
    points: Interval
    """Stones of ``a`` less those of ``b``, a deal, mean of its two plays."""
    chance: Interval | None
    """Of single hands: the chance of ``a`` to win the game after one, mean of its two plays."""
    hands: int
    lost: tuple[int, int]
    """Decisions that the programs of both lost by their own fault."""

    @property
    def games(self) -> int:
        """Games, or single hands, that were played."""
        return 2 * self.deals

    def summary(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "a": self.a,
            "b": self.b,
            "deals": self.deals,
            "games": self.games,
            "hands": self.hands,
            "win_rate": self.win_rate.value,
            "ci95": list(self.win_rate[1:]),
            "wilson95": list(self.alone[1:]),
            "points_per_deal": self.points.value,
            "points_ci95": _ends(self.points),
            "lost_decisions": list(self.lost),
            **({} if self.chance is None else {"win_probability": self.chance.value}),
            **({} if self.chance is None else {"win_probability_ci95": _ends(self.chance)}),
        }


def _ends(found: Interval) -> list[float] | None:
    """Of a single deal there are none."""
    ends = [found.low, found.high]
    return ends if all(map(isfinite, ends)) else None


def result(duplicates: Sequence[Duplicate]) -> Result:
    """Of one pairing; at least one deal, in any order."""
    found = sorted(duplicates, key=lambda each: each.deal)
    wins = sum(sum(each.won) for each in found)
    chances = [sum(each.chance) / 2 for each in found if each.chance]
    return Result(
        found[0].a,
        found[0].b,
        len(found),
        interval.share([sum(each.won) - 1 for each in found]),
        interval.rate(wins, 2 * len(found)),
        interval.mean([sum(each.points) / 2 for each in found]),
        interval.mean(chances) if len(chances) == len(found) else None,
        sum(sum(each.hands) for each in found),
        (sum(each.lost[0] for each in found), sum(each.lost[1] for each in found)),
    )
