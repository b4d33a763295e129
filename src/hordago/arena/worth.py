"""What knowledge is worth to a player: each sign, its partner's cards, all cards, and to speak first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from hordago.arena import interval
from hordago.arena.duplicate import Contest, Duplicate
from hordago.arena.interval import Interval
from hordago.arena.result import result
from hordago.arena.run import Pairing
from hordago.rules import SIGNALS
from hordago.rules.signals import REQUESTS

_ALONE: Final = "nothing"


class Worth(NamedTuple):
    """What one thing is worth a hand, to the side that has it alone."""

    what: str
    chance: Interval
    """More chance to win the game, from 0 to 1."""
    stones: Interval
    """More stones than the other side."""
    changed: float
    """Part of the deals that came out otherwise."""

    def summary(self) -> dict[str, Any]:
        """For JSON."""
        ends = {name: list(value) for name, value in (("chance", self.chance), ("stones", self.stones))}
        return {"what": self.what, **ends, "changed": self.changed}


def pairings(told: Contest, bot: str) -> dict[str, Pairing]:
    """By what is measured: who has it, against who has not.

    Last the signs as the bot makes them, against one who makes none and sees what he may.
    """
    meanings = [each for each in SIGNALS[told.rules.signals] if each not in REQUESTS]
    sights = {what: f"{bot}+{what}" for what in (*meanings, "signs", "partner", "all")}
    known = {what: (name, f"{bot}+{_ALONE}") for what, name in sights.items()}
    return {**known, told.senas: (bot, f"{bot.partition(':')[0]}:silent")}


def worths(played: Mapping[str, Sequence[Duplicate]], told: Contest) -> list[Worth]:
    """Of every pairing, by what is measured, and last that of being mano. Single hands only."""
    found = [_worth(what, duplicates) for what, duplicates in played.items()]
    return [*found, _mano(next(iter(played.values())), told)]


def _worth(what: str, duplicates: Sequence[Duplicate]) -> Worth:
    plain = result(duplicates)
    assert plain.chance is not None
    changed = sum(each.points[0] != -each.points[1] for each in duplicates) / len(duplicates)
    return Worth(what, Interval(*(each - 0.5 for each in plain.chance)), plain.points, changed)


def _mano(duplicates: Sequence[Duplicate], told: Contest) -> Worth:
    """More than the same seats have when another is mano: both sides are mano equally often."""
    chances, stones = [], []
    for each in duplicates:
        assert each.chance is not None
        # in the first play ``a`` is on side 0, in the second on side 1
        sign = 1 if told.rules.sides[each.deal % told.rules.seats] == 0 else -1
        chances.append(sign * (each.chance[0] - each.chance[1]) / 2)
        stones.append(sign * (each.points[0] - each.points[1]) / 2)
    return Worth("mano", interval.mean(chances), interval.mean(stones), 1.0)


def table(found: Sequence[Worth]) -> str:
    """As Markdown."""
    head = "| what | chance to win the game, % | 95 % | stones a hand | 95 % | deals changed, % |"
    return "\n".join([head, "|---" * 6 + "|", *map(_row, found)])


def _row(each: Worth) -> str:
    chance, low, high = (f"{100 * end:+.2f}" for end in each.chance)
    stones, least, most = (f"{end:+.3f}" for end in each.stones)
    changed = f"{100 * each.changed:.1f}"
    return f"| `{each.what}` | {chance} | {low} to {high} | {stones} | {least} to {most} | {changed} |"
