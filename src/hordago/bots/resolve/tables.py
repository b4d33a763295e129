"""One traversal of the betting of a lance, for all strengths of hands of all seats at once.

The seats stand in four slots, 0 and 2 against 1 and 3; an empty slot holds nothing. Hands are places on a
ladder of strength; place 0 is that of hands that cannot win. Everything is kept by sequence, that is what one
seat has said on the way to a node, so that a traversal is a handful of operations over (sequences, places).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

SLOTS: Final = 4
Reals = NDArray[np.float64]
Places = NDArray[np.intp]


class Ranges(NamedTuple):
    """What the seats may hold."""

    chances: Reals
    """(4, places): each row adds up to 1."""
    ties: Reals
    """(4, 4, places): the chance that the first slot wins where both hold that place."""


class Worth(NamedTuple):
    """What each end is worth to slots 0 and 2; the others get as much less."""

    win: Reals
    """(ends,) where they hold the best hand …"""
    lose: Reals
    """… and where they do not; the same where nothing is compared."""


class Tables:
    """A tree by sequences; the first node is the root."""

    def __init__(
        self, slot: Sequence[int], children: Sequence[Sequence[int]], compared: Sequence[bool]
    ) -> None:
        """``slot``: who speaks, by node. ``children``: by node and word, a node or −1 − end.

        ``compared``: by end, whether the cards decide.
        """
        self._slot, self._children = slot, children
        self.compared = np.array([n for n, each in enumerate(compared) if each], dtype=np.intp)
        self.ends = len(compared)
        self._last = np.zeros((SLOTS, self.ends), dtype=np.intp)
        found = self._sequences()
        self.size = SLOTS + len(found)
        self.parent = np.array([0] * SLOTS + [each[1] for each in found], dtype=np.intp)
        self.node = [each[2] for each in found]
        """By sequence, less the four empty ones: the node of its last word."""
        self._group(found)
        flat = self._last.reshape(-1)
        self.sorted = np.argsort(flat, kind="stable")
        self.reached, self.begins = np.unique(flat[self.sorted], return_index=True)

    def _sequences(self) -> list[tuple[int, int, int]]:
        """(own words before, the sequence before, node) for every word, in the order of the tables."""
        keys: list[tuple[int, int, int, int]] = []

        def walk(node: int, before: tuple[int, ...], depth: tuple[int, ...]) -> None:
            slot = self._slot[node]
            for word, child in enumerate(self._children[node]):
                mine = len(keys)
                keys.append((depth[slot], before[slot], node, word))
                after = (*before[:slot], SLOTS + mine, *before[slot + 1 :])
                if child < 0:
                    self._last[:, -1 - child] = after
                else:
                    walk(child, after, (*depth[:slot], depth[slot] + 1, *depth[slot + 1 :]))

        walk(0, tuple(range(SLOTS)), (0,) * SLOTS)
        number = {each: place for place, each in enumerate(range(SLOTS))}
        done: list[tuple[int, int, int]] = []
        for depth in range(max(each[0] for each in keys) + 1):
            level = [(number[key[1]], *key[2:], mine) for mine, key in enumerate(keys) if key[0] == depth]
            for parent, node, _, mine in sorted(level):
                number[SLOTS + mine] = SLOTS + len(done)
                done.append((depth, parent, node))
        renamed = np.array([number[each] for each in range(SLOTS + len(keys))], dtype=np.intp)
        self._last = renamed[self._last]
        return done

    def _group(self, found: Sequence[tuple[int, int, int]]) -> None:
        """Where the depths, the nodes and the common sequences before begin."""
        depths = np.array([each[0] for each in found])
        nodes = np.array([each[2] for each in found])
        starts = np.flatnonzero(np.diff(nodes, prepend=-1))
        self.starts = starts
        """Where the words of a node begin, less the four."""
        self.owner = np.repeat(np.arange(len(starts)), np.diff(starts, append=len(nodes)))
        """By sequence, less the four: which of ``starts`` it belongs to."""
        self.first = int(starts[np.flatnonzero(nodes[starts] == 0)[0]])
        """Where the words of the root begin, less the four."""
        self.levels = []
        """By depth: (begin, end, the sequences before, and where those of each begin)."""
        for depth in range(int(depths.max()) + 1):
            low, high = (int(each) for each in np.searchsorted(depths, [depth, depth + 1]))
            before, begins = np.unique(self.parent[SLOTS + low : SLOTS + high], return_index=True)
            self.levels.append((SLOTS + low, SLOTS + high, before, begins))

    @property
    def roots(self) -> int:
        """Words of the root."""
        return len(self._children[0])

    @property
    def last(self) -> Places:
        """(4, ends): the sequence of each slot."""
        return self._last

    # ── one traversal ────────────────────────────────────────────────────────────────────────────────

    def reach(self, chances: Reals, often: Reals) -> Reals:
        """(sequences, places): how likely a slot holds that and says all that; ``often``: by word."""
        found = np.empty((self.size, chances.shape[1]))
        found[:SLOTS] = chances
        for low, high, _, _ in self.levels:
            np.multiply(found[self.parent[low:high]], often[low - SLOTS : high - SLOTS], out=found[low:high])
        return found

    def gains(self, reach: Reals, ties: Reals, worth: Worth, often: Reals) -> Reals:
        """(sequences, places): what a slot gets with that hand, times how likely the others come there."""
        held = reach[self._last]
        sums = held.sum(axis=2)
        others = sums[[1, 2, 3, 0]] * sums[[2, 3, 0, 1]] * sums[[3, 0, 1, 2]]
        others[::2] *= worth.lose
        others[1::2] *= -worth.win
        value = np.repeat(others[:, :, None], reach.shape[1], axis=2)
        shown = self.compared
        if len(shown):
            all_shown = len(shown) == self.ends
            best = wins(held if all_shown else held[:, shown], ties)
            best *= (worth.win - worth.lose)[shown, None]
            value[:, shown] += best
        found = np.zeros_like(reach)
        found[self.reached] = np.add.reduceat(value.reshape(-1, reach.shape[1])[self.sorted], self.begins)
        for low, high, before, begins in reversed(self.levels):
            found[before] += np.add.reduceat(found[low:high] * often[low - SLOTS : high - SLOTS], begins)
        return found


def wins(held: Reals, ties: Reals) -> Reals:
    """(4, ends, places): how likely the slot's side is best with that hand and the others come there.

    ``held``: the same shape, how likely each slot holds what and comes there.
    """
    below = np.cumsum(held, axis=2)
    below -= held
    slots = np.arange(SLOTS)

    def beaten(step: int) -> Reals:
        """How likely the slot that many places on holds less."""
        other = (slots + step) % SLOTS
        found: Reals = held[other]
        found *= ties[slots, other][:, None]
        found += below[other]
        return found

    alone = beaten(1)
    alone *= beaten(3)
    alone[:, :, 0] = 0.0
    first = held * alone
    partner = first[[2, 3, 0, 1]]
    above = partner.sum(axis=2, keepdims=True) - np.cumsum(partner, axis=2)
    tied = 1.0 - ties[slots, (slots + 2) % SLOTS][:, None]
    found = beaten(2)
    found *= alone
    found += above
    partner *= tied
    found += partner
    return found
