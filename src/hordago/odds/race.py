"""The value of a score: how likely a side wins the game from there. No numpy, so that it works in a browser.

Only the stones that are still *needed* matter, and who is mano in the coming hand. The tables are made by
``hordago.training.value_build`` (`make value`) and described in docs/explanation/value-of-a-score.md.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from hordago.odds.errors import BadScore
from hordago.rules.options import Rules

FOLDER: Final = Path(__file__).parent / "values"
LIST: Final = FOLDER / "race.json"
"""Version, generator, and for each file its deck, target, shape and SHA-256."""
VERSION: Final = 1
"""Changes when the meaning of a file does."""
PLANES: Final = ("win", "win_lead", "lose_lead")
"""What a file holds, (3, target, target) numbers of four bytes, lowest byte first: for mano's side that needs
``i + 1`` stones while the other needs ``j + 1``."""
_LEAST: Final = 1e-9


class Share(NamedTuple):
    """How a race ends for a side, by whether it *leads* (is mano in) what follows. The four add up to 1."""

    win_lead: float
    win_follow: float
    lose_lead: float
    lose_follow: float

    @property
    def win(self) -> float:
        """The chance to win."""
        return self.win_lead + self.win_follow

    def turned(self) -> Share:
        """The same for the other side."""
        return Share(self.lose_follow, self.lose_lead, self.win_follow, self.win_lead)


class Race:
    """The value of every score for one deck: the fastest way to ask, and open for numpy.

    ``planes`` is a memoryview of float32, shape (3, size, size), see :data:`PLANES`;
    ``numpy.asarray(race.planes)`` copies nothing. Not to be written to.
    """

    __slots__ = ("planes", "size")

    def __init__(self, planes: memoryview[float], size: int) -> None:
        self.planes = planes
        self.size = size

    def win(self, mine: int, theirs: int, *, leads: bool) -> float:
        """The chance of a side that needs ``mine`` stones against ``theirs`` (1 or more), 0 to 1.

        ``leads``: it is mano in the coming hand.
        """
        if mine <= self.size and theirs <= self.size:
            # The table has mano's side first; the other one wins when mano's does not.
            return self.planes[0, mine - 1, theirs - 1] if leads else 1 - self.planes[0, theirs - 1, mine - 1]
        return self.share(mine, theirs, leads=leads).win

    def share(self, mine: int, theirs: int, *, leads: bool) -> Share:
        """The same, by who is mano in the next game.

        Past the table the smaller need is brought down so that the lead is as many times the square root of
        the stones left as before, the larger need being that of the table's edge: chances of a sum of many
        small steps depend on that alone.
        """
        if not leads:
            return self.share(theirs, mine, leads=True).turned()
        if mine <= self.size and theirs <= self.size:
            return self._cell(mine, theirs)
        near = _brought_in(min(mine, theirs), max(mine, theirs), self.size)
        low = min(int(near), self.size - 1)
        part = near - low
        cells = [(each, self.size) if mine <= theirs else (self.size, each) for each in (low, low + 1)]
        first, second = (self._cell(*cell) for cell in cells)
        return Share(*(a + (b - a) * part for a, b in zip(first, second, strict=True)))

    def _cell(self, mine: int, theirs: int) -> Share:
        win, win_lead, lose_lead = (self.planes[plane, mine - 1, theirs - 1] for plane in range(len(PLANES)))
        return Share(win_lead, win - win_lead, lose_lead, 1 - win - lose_lead)


def race(rules: Rules) -> Race:
    """The table for these rules: that of their deck, the least that reaches the target; nine kings are eight.

    Loaded when first asked for.
    """
    return _race(4 if rules.kings == 4 else 8, rules.target)


def win_probability(rules: Rules, score: Sequence[int], *, mano: int, side: int = 0) -> float:
    """The chance, 0 to 1, that a side wins the game, at the beginning of a hand.

    ``score``: stones of each side, in the order of sides; a side that has reached the target has won.
    ``mano``: the seat that is mano in the hand to come, 0 to ``rules.seats`` − 1. ``side``: whose chance.
    Chances of all sides add up to 1.

    Both sides play equally well, two against two, the stones of a hand counted in their order (RULES D);
    mus corrido is left out. For two sides and 4 or 8 kings that is what the table says, whatever the target
    up to 40; past it :meth:`Race.share` says how it is carried on. Five stones to go are five stones to go in
    every rulebook of a deck. With three sides or more it is an estimate from the chances of each pair.
    Raises :class:`BadScore`.
    """
    check(rules, score, mano, side)
    over = [stones >= rules.target for stones in score]
    if any(over):
        return float(over[side])
    if rules.side_count == 2:
        table = race(rules)
        leads = rules.sides[mano] == side
        return table.win(rules.target - score[side], rules.target - score[1 - side], leads=leads)
    return _among_many(rules, score, mano)[side]


def check(rules: Rules, score: Sequence[int], mano: int, side: int) -> None:
    """Raises :class:`BadScore` for a question about a game that there cannot be."""
    sides, limit = rules.side_count, rules.target
    if len(score) != sides or not all(type(each) is int and each >= 0 for each in score):
        raise BadScore(f"score: expected {sides} whole numbers from 0, one a side, not {list(score)}")
    if sum(each >= limit for each in score) > 1:
        raise BadScore(f"score: {list(score)} has two winners; only one side can reach {limit}")
    if type(mano) is not int or not 0 <= mano < rules.seats:
        raise BadScore(f"mano: {mano} is not a seat from 0 to {rules.seats - 1}")
    if type(side) is not int or not 0 <= side < sides:
        raise BadScore(f"side: {side} is not a side from 0 to {sides - 1}")


def _among_many(rules: Rules, score: Sequence[int], mano: int) -> list[float]:
    """Chances of three sides or more, from those of each pair.

    As if each side were through at a time of its own, with odds against each other that are those of the
    pair. Of two sides the one nearer to mano counts as leading.
    """
    table, sides, first = race(rules), rules.side_count, rules.sides[mano]
    need = [rules.target - stones for stones in score]
    turn = [(side - first) % sides for side in range(sides)]

    def against(side: int, other: int) -> float:
        win = table.win(need[side], need[other], leads=turn[side] < turn[other])
        return (1 - win) / max(win, _LEAST)

    weights = [
        1 / (1 + sum(against(side, other) for other in range(sides) if other != side))
        for side in range(sides)
    ]
    return [each / sum(weights) for each in weights]


def _brought_in(small: int, large: int, size: int) -> float:
    """The need against ``size`` that is as far behind ``large`` as ``small`` is; 1 at least."""
    lead = (large - small) / sqrt(large + small)
    root = (sqrt(lead * lead + 8 * size) - lead) / 2
    return max(1.0, root * root - size)


@lru_cache(maxsize=64)
def _race(kings: int, target: int) -> Race:
    fitting = sorted((each for each in _listed() if each["kings"] == kings), key=lambda each: each["target"])
    reaching = [each for each in fitting if each["target"] >= target]
    chosen = reaching[0] if reaching else fitting[-1]
    return _loaded(chosen["file"], chosen["target"])


@lru_cache(maxsize=1)
def _listed() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(LIST.read_text(encoding="utf-8"))["tables"]
    return found


@lru_cache(maxsize=8)
def _loaded(file: str, size: int) -> Race:
    numbers = array("f")
    numbers.frombytes((FOLDER / file).read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    return Race(memoryview(numbers).toreadonly().cast("B").cast("f", (len(PLANES), size, size)), size)
