"""How a cautious player bets in one lance: by the percentile of his hand and what stones are worth.

He calls where the chance that his side holds the best hand pays for the call in chances to win the game; he
believes that others bet with good hands and sometimes with any. He opens and raises with good hands and
sometimes with any, and calls órdago with the very best, or with more hands the further his side is behind.
All of it changes little by little with hand and score. A sensible way to play, by no means the best.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Row = NDArray[np.float64]
"""By percentile, lowest first."""
Value = Callable[[int, int], float]
"""Stones that a side and its rival need → the chance that the side wins."""

GRID: Final = 64
"""Percentiles that are told apart."""
STAKES: Final = ((2, 1), (4, 2), (8, 4))
"""Bets as they are weighed: the stake, and what refusing it gives away."""

OPENS: Final = (0.55, 0.75)
"""From and to this chance of the lance a bet becomes likely …"""
RAISES: Final = (0.65, 0.85)
"""… and a raise."""
WILLING: Final = 0.85
"""How often a good hand does what it should; the best hands may also lie in wait."""
BLUFF: Final = 0.06
"""How often any hand bets, and half as often raises."""
UNSURE: Final = 0.08
"""A call becomes certain within so much of the chance that pays for it, on either side."""
ALL_IN: Final = 0.2
"""The best part of hands that calls órdago where the game is even …"""
DESPERATE: Final = 0.5
"""… and what is added, times the square of what the own chance lacks to one half."""
WAITS: Final = 0.7
"""How often such a hand does not open with órdago, but lies in wait for a bet."""

_AT: Final = (np.arange(GRID) + 0.5) / GRID


class Side(NamedTuple):
    """What one side of a lance plays for."""

    win: Row
    """Chance to win the game after so many more stones for this side, 0 to 20."""
    lose: Row
    """The same after so many for the other side."""
    values: int
    """What the own hands are worth, if the lance is won."""
    players: int
    """One or two that may speak."""


class Plan(NamedTuple):
    """How a side's players choose, (choices, ``GRID``) each; each column adds up to 1."""

    opening: Row
    """paso, a bet of two, ordago."""
    answers: tuple[Row, ...]
    """To each of ``STAKES``: refuse, accept, two more, ordago."""
    ordago: Row
    """To an órdago: refuse, accept."""


def side(value: Value, need: int, rival: int, values: int, players: int) -> Side:
    """A side that needs so many stones."""
    win = np.array([1.0 if need - n <= 0 else value(need - n, rival) for n in range(21)])
    lose = np.array([0.0 if rival - n <= 0 else value(need, rival - n) for n in range(21)])
    return Side(win, lose, values, players)


def plan(own: Side, other: Side) -> Plan:
    """How the players of ``own`` choose."""
    all_in, bets, _ = _wishes(own, other)
    *theirs, raised = _wishes(other, own)
    met = [_beats(_told(each, other.players), own.players) for each in (*theirs, raised)]
    opening = _chosen((1 - WAITS) * all_in, bets)
    answers = tuple(
        _answer(own, other, all_in, met[1 if size == 0 else 2], size) for size in range(len(STAKES))
    )
    calls = _calls(met[0], own.lose[1 + other.values], 1.0, 0.0)
    return Plan(np.array([1 - opening.sum(axis=0), *opening[::-1]]), answers, np.array([1 - calls, calls]))


def _wishes(own: Side, other: Side) -> tuple[Row, Row, Row]:
    """How often each hand would call órdago, bet, and raise."""
    chance = _beats(_AT**other.players, own.players)
    part = ALL_IN + DESPERATE * max(0.0, 0.5 - float(own.win[0])) ** 2
    all_in = _ramp(_AT, 1 - 2 * part, 1.0) / 2
    bets = np.maximum(WILLING * _ramp(chance, *OPENS), BLUFF)
    return all_in, bets, np.maximum(WILLING * _ramp(chance, *RAISES), BLUFF / 2)


def _answer(own: Side, other: Side, all_in: Row, met: Row, size: int) -> Row:
    stake, deje = STAKES[size]
    calls = _calls(
        met, own.lose[deje + other.values], own.win[stake + own.values], own.lose[stake + other.values]
    )
    raises = np.maximum(WILLING * _ramp(met, *RAISES), BLUFF / 2) if size + 1 < len(STAKES) else 0 * met
    ordago, more = _chosen(all_in, raises)
    left = 1 - ordago - more
    return np.array([left * (1 - calls), left * calls, more, ordago])


def _chosen(first: Row, second: Row) -> Row:
    """The first choice, then the second where the first was not made."""
    return np.array([first, (1 - first) * second])


def _calls(chance: Row, left: float, gain: float, loss: float) -> Row:
    """How often to compare hands where refusing leaves ``left``."""
    if gain <= loss:
        return np.zeros(GRID)
    pays = (left - loss) / (gain - loss)
    return _ramp(chance, pays - UNSURE, pays + UNSURE)


def _ramp(at: Row, low: float, high: float) -> Row:
    """0 up to ``low``, 1 from ``high``."""
    risen: Row = np.minimum(np.maximum((at - low) / (high - low), 0.0), 1.0)
    return risen


def _told(density: Row, players: int) -> Row:
    """How likely the best hand of a side is below each percentile, when one of its players did that."""
    below: Row = (np.cumsum(density) - density / 2) / np.cumsum(density)[-1]
    return below * _AT ** (players - 1)


def _beats(below: Row, players: int) -> Row:
    """How likely a side's best hand wins where theirs is below with that chance; a partner holds anything."""
    if players == 1:
        return below
    above = np.cumsum(below[::-1])[::-1] - below / 2
    return _AT * below + above / GRID
