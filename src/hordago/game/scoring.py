"""What a closed lance pays, at once and at the count (RULES C.4 and D)."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Final, NamedTuple

from hordago.game.betting import Closed, Status
from hordago.game.make import make
from hordago.game.showdown import Showdown
from hordago.rules.options import Rules

LANCES: Final = ("grande", "chica", "pares", "juego", "punto")
VALUED: Final = ("pares", "juego")
"""Lances whose hands are worth stones by themselves."""


class Entry(NamedTuple):
    """One line of the count."""

    lance: str
    side: int
    points: int
    reason: str
    """``deje``, ``stake``, ``paso``, ``values`` or ``punto``."""


class Result(NamedTuple):
    """A closed lance of this hand."""

    lance: str
    closed: Closed

    @property
    def status(self) -> str:
        """How it closed."""
        return self.closed.outcome.status


def deje(rules: Rules, result: Result) -> int:
    """What the refusal pays; a refused raise or órdago over a bet may pay one more (RULES B-06, D-5)."""
    lance, (_, _, prev) = result
    if rules.deje_extra_on_raise and prev and lance in ("pares", "juego", "punto"):
        return prev + rules.deje_extra_on_raise
    return prev or 1


def taken_at_once(rules: Rules, lance: str, side: int, stones: int) -> list[Entry]:
    """What a refusal with that deje brings while the lances are played (RULES D-3)."""
    if rules.deje_timing != "immediate":
        return []
    entries = [make(Entry, (lance, side, stones, "deje"))]
    if lance == "punto" and rules.punto_refused_bonus == "immediate":
        entries.append(Entry("punto", side, 1, "punto"))
    return entries


def at_count(rules: Rules, result: Result, showdown: Showdown) -> list[Entry]:
    """What the lance pays at the count, in order (RULES D-4)."""
    lance, ((status, side, participants), stake, _) = result
    if status == Status.NOT_PLAYED:
        return []
    if status in _COMPARED:
        side = showdown.sides[showdown.winner(lance, participants)]
    assert side is not None
    entries = []
    if status == Status.ACCEPTED:
        entries.append(make(Entry, (lance, side, stake, "stake")))
    elif status == Status.REFUSED:
        if rules.deje_timing == "at_count":
            entries.append(make(Entry, (lance, side, deje(rules, result), "deje")))
    elif _pays_paso(rules, lance, status):
        entries.append(make(Entry, (lance, side, 1, "paso")))
    if lance in VALUED:
        entries.append(make(Entry, (lance, side, showdown.values(lance, side), "values")))
    elif lance == "punto" and not (status == Status.REFUSED and _punto_at_once(rules)):
        entries.append(make(Entry, (lance, side, 1, "punto")))
    return entries


_COMPARED: Final = (Status.PASO, Status.ACCEPTED)
"""What the best hand decides."""


def _punto_at_once(rules: Rules) -> bool:
    """Whether the stone of a refused punto is taken with the deje (RULES B-07)."""
    return rules.deje_timing == "immediate" and rules.punto_refused_bonus == "immediate"


def _pays_paso(rules: Rules, lance: str, status: str) -> bool:
    """Whether a stone is paid for a lance nobody bet in (RULES B-08; the punto's stone is its value)."""
    if lance in VALUED:
        bonus = rules.paso_bonus_pares_juego
        return bonus == "always" or (bonus == "contested" and status == Status.PASO)
    return status == Status.PASO and lance != "punto"


def stones(score: int, big_unit: int = 5) -> tuple[int, int]:
    """A score as (amarracos, stones); with ``big_unit`` 10 it is shown in tens (RULES D-22)."""
    return divmod(score, big_unit)


def objects_needed(scores: Iterable[int], big_unit: int = 5) -> int:
    """How many stones and amarracos lie on the table for these scores (RULES D: 39–39 needs 22)."""
    return sum(sum(stones(score, big_unit)) for score in scores)


def dentro_from(rules: Rules) -> float:
    """The score from which a side announces that it is near; infinite where nobody does (RULES B-27)."""
    return rules.target - rules.dentro_margin if rules.dentro_margin else inf
