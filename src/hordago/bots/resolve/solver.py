"""Counterfactual regret minimisation of one lance.

Regrets never fall below nothing, and the average weighs by the number of the traversal (CFR+, Tammelin 2014).
It starts from what the seats are taken to say, not from nothing: two rivals who both accept everything, since
the other one does, would not find out of it. So, too, every word is said now and then.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from hordago.bots.resolve.tables import SLOTS, Ranges, Reals, Tables, Worth

_START: Final = 0.02
"""What the first words count, as a part of the game that they might have cost."""
_RARE: Final = 0.01
"""How often a word is said that is not meant."""


def solve(tables: Tables, ranges: Ranges, worth: Worth, begun: Reals, held: Reals, iterations: int) -> Reals:
    """(words, places): the average of what all say.

    ``begun``: the same, at first. ``held``: (words,), how far a word stays so: 1 for good, 0 not at all;
    between them the rest of the play answers to both (a restricted Nash response, Johanson et al. 2007).
    """
    fixed = np.flatnonzero(held == 1.0)
    firm = held[:, None] * begun
    loose = 1.0 - held[:, None]
    even = (_RARE / np.diff(tables.starts, append=len(begun)))[tables.owner, None]
    regrets = _START * begun * _likely(tables, ranges, begun)
    total = np.zeros_like(begun)
    for number in range(1, iterations + 1):
        often = matched(regrets, tables)
        often *= 1.0 - _RARE
        often += even
        often *= loose
        often += firm
        reach = tables.reach(ranges.chances, often)
        gains = tables.gains(reach, ranges.ties, worth, often)[SLOTS:]
        regrets += gains
        regrets -= np.add.reduceat(often * gains, tables.starts)[tables.owner]
        np.maximum(regrets, 0.0, out=regrets)
        reach *= number
        total += reach[SLOTS:]
    often = matched(total, tables)
    often[fixed] = begun[fixed]
    return often


def _likely(tables: Tables, ranges: Ranges, often: Reals) -> Reals:
    """(words, places): how likely the others hold what they may and let a slot say that."""
    ones = np.ones(tables.ends)
    gains = tables.gains(tables.reach(ranges.chances, often), ranges.ties, Worth(ones, ones), often)
    return np.abs(gains[SLOTS:])


def matched(regrets: Reals, tables: Tables) -> Reals:
    """(words, places): each word as often as it is regretted; evenly where none is."""
    sums = np.add.reduceat(regrets, tables.starts)
    none = sums <= 0
    if none.any():
        regrets = regrets + none[tables.owner]
        sums = np.add.reduceat(regrets, tables.starts)
    return regrets / sums[tables.owner]


def answers(tables: Tables, ranges: Ranges, worth: Worth, often: Reals, place: int) -> list[float]:
    """What each word of the root is worth with the hand at that place, the rest being said as it is."""
    gains = tables.gains(tables.reach(ranges.chances, often), ranges.ties, worth, often)[SLOTS:]
    return [float(each) for each in gains[tables.first : tables.first + tables.roots, place]]


def root(tables: Tables, often: Reals, place: int) -> list[float]:
    """How often each word of the root is said with the hand at that place."""
    return [float(each) for each in often[tables.first : tables.first + tables.roots, place]]
