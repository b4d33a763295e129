"""A strategy at a table where more amounts are bet than it knows: each is read as the nearest it knows."""

from __future__ import annotations

from math import log
from typing import Final, NamedTuple

import numpy as np

from hordago.bots.blueprint.layout import Layout, layout_of
from hordago.bots.blueprint.menu import Menu
from hordago.bots.blueprint.trees import Trees
from hordago.rules.options import Rules
from hordago.training.solver.frozen import Frozen, filled, trees

Words = tuple[tuple[str, int], ...]

NOWHERE: Final = -1
"""Instead of a node or an action: the strategy knows no such one."""


class Reading(NamedTuple):
    """Nodes of larger trees as a strategy that knows smaller ones sees them."""

    node: list[int]
    """By node of the larger trees: that of the smaller ones, or :data:`NOWHERE`."""
    column: list[list[int]]
    """By node of the larger trees: for each action of its image the own action that does the same."""

    @property
    def lost(self) -> int:
        """How many nodes have no image."""
        return self.node.count(NOWHERE)


def reading(small: Trees, large: Trees, ends: int) -> Reading:
    """Both trees side by side.

    ``ends``: the most stones that a side still needs; an unknown bet that comes to so many is read as the
    órdago that it is.
    """
    found = Reading([NOWHERE] * len(large.actor), [[] for _ in large.actor])
    for here, there in zip(large.starts, small.starts, strict=True):
        _follow(found, small, large, here, there, ends)
    return found


def _follow(found: Reading, small: Trees, large: Trees, here: int, there: int, ends: int) -> None:
    if here < 0:
        return
    known = there >= 0 and small.actor[there] == large.actor[here]
    if known:
        found.node[here] = there
        found.column[here][:] = [_nearest(word, large.words[here]) for word in small.words[there]]
    for word, after in zip(large.words[here], large.children[here], strict=True):
        meant = _meant(word, small.words[there], large.stakes[here][0], ends) if known else NOWHERE
        _follow(found, small, large, after, NOWHERE if meant < 0 else small.children[there][meant], ends)


def _nearest(word: tuple[str, int], words: Words) -> int:
    """The word of the same kind whose amount is nearest by its ratio."""
    kind, stones = word
    fitting = [number for number, (each, _) in enumerate(words) if each == kind]
    if kind != "envido":
        return fitting[0] if fitting else NOWHERE
    return min(fitting, key=lambda number: abs(log(stones / words[number][1])), default=NOWHERE)


def _meant(word: tuple[str, int], words: Words, stake: int, ends: int) -> int:
    """Which of the words that are known a word is taken for."""
    if word[0] == "envido" and word not in words and stake + word[1] >= ends:
        word = "ordago", 0
    return _nearest(word, words)


def enlarged(small: Frozen, rules: Rules, menu: Menu, ends: int) -> tuple[Frozen, Reading]:
    """The strategy for a larger menu, of which it says only what it knows; plain sense where it is lost."""
    large = layout_of(rules, small.layout.talks, menu)
    table = np.zeros(large.size, np.float32)
    read = reading(small.layout.trees, large.trees, ends)
    before = trees(small.table, small.layout)
    for (_, mask, block), (_, _, source) in zip(trees(table, large), before, strict=True):
        for here, there in _cells(read, small.layout, large, mask):
            block[:, here] += source[:, there]
    table[large.talk :] = small.table[small.layout.talk :]
    return filled(table, large, rules, menu), read


def _cells(read: Reading, small: Layout, large: Layout, mask: int) -> list[tuple[int, int]]:
    """Actions of a tree in the larger layout, and those of the smaller one that are done there."""
    return [
        (large.cell[node] + column, small.cell[read.node[node]] + number)
        for node in large.nodes[mask]
        for number, column in enumerate(read.column[node])
        if column >= 0
    ]
