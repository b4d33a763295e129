"""A whole policy for a score: cards by expected stones, bets by percentiles and the worth of a stone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hordago.game.betting import Node, form_of
from hordago.rules.options import Rules
from hordago.training import layout
from hordago.training.errors import NotSimulated
from hordago.training.hands import classes
from hordago.training.policy import Floats, Policy
from hordago.training.unfold import node_list
from hordago.training.value import Outcomes
from hordago.training.value_bets import GRID, STAKES, Plan, Value, plan, side
from hordago.training.value_cards import with_cards
from hordago.training.value_hands import outcomes, play_hands

SAMPLE: Final = 100_000
"""Hands from which percentiles are counted, after mus."""
_VALUES: Final = {layout.PARES: (1, 3), layout.JUEGO: (2, 5), layout.PUNTO: (1, 1)}
"""What hands that win these lances are worth, about, with one and with two that hold something."""
_SIZES: Final = np.array([3, 6], np.int64)
"""Stakes 2, 3 to 5, and more are answered as ``STAKES`` are."""
_STEPS: Final = 255
"""Chances are whole parts of this, so that every machine makes the same policy."""
_OPENING: Final = (0, 2, 5)
_ANSWERS: Final = (0, 1, 2, 5)
_TO_ORDAGO: Final = (0, 1)
"""Columns of ``layout.BET_OPTIONS`` for the choices of a plan."""


class Players:
    """Players of some rules (two sides of two, 4 or 8 kings); they say how both sides play at a score."""

    def __init__(self, rules: Rules, seed: int = 0) -> None:
        if rules.seats != 4 or rules.side_count != 2 or rules.kings not in (4, 8):
            raise NotSimulated("these players sit two against two, with 4 or 8 kings")
        self.rules = rules
        self.cards = with_cards(rules)
        self.seed = seed

    def hands(self, value: Value, mine: int, theirs: int) -> Callable[[int], Outcomes]:
        """So many hands where mano's side needs ``mine`` stones and the other ``theirs`` → their outcomes.

        ``value`` is a side's chance to win.
        """
        policies = [self._policy(self._plans(value, *needs)) for needs in ((mine, theirs), (theirs, mine))]
        target = self.rules.target
        return partial(outcomes, self.rules, policies, (target - mine, target - theirs), seed=self.seed)

    def _plans(self, value: Value, need: int, rival: int) -> dict[tuple[int, int, int], Plan]:
        """By lance, and how many may speak on the own side and on the other."""
        plans = {}
        for lance, own, other in product(range(5), (1, 2), (1, 2)):
            if lance in (layout.PARES, layout.JUEGO) or own == other == 2:
                values = _VALUES.get(lance, (0, 0))
                us = side(value, need, rival, values[own - 1], own)
                them = side(value, rival, need, values[other - 1], other)
                plans[lance, own, other] = plan(us, them)
        return plans

    def _policy(self, plans: dict[tuple[int, int, int], Plan]) -> Policy:
        first: dict[tuple[int, int, int], int] = {}
        bets: list[Floats] = []
        for key, each in plans.items():
            first[key] = len(bets)
            at = self.places[key[0]]
            bets.append(_columns(each.opening, _OPENING)[at])
            bets.extend(_columns(row, _ANSWERS)[at] for row in each.answers)
            bets.append(_columns(each.ordago, _TO_ORDAGO)[at])
        rows = np.full((1, 5, len(self.nodes), len(STAKES)), -1, np.int32)
        for place, node in enumerate(self.nodes):
            own, other = _players(node)
            for lance in range(5):
                if (lance, own, other) in first:
                    rows[0, lance, place] = first[lance, own, other] + _rows_of(node)
        return replace(self.cards, bets=np.array(bets, np.float32), bet_rows=rows, sizes=_SIZES)

    @cached_property
    def nodes(self) -> list[Node]:
        """The nodes of a lance."""
        return node_list(form_of(self.rules))

    @cached_property
    def places(self) -> list[NDArray[np.int64]]:
        """By lance: class of hands → place in the grid, among the hands that may speak after mus."""
        played = play_hands(self.rules, [self.cards, self.cards], (0, 0), SAMPLE, self.seed)
        rules = self.rules
        keys = classes(rules.kings, rules.real31, rules.jokers != "none").key
        seen = np.bincount(played.classes.ravel(), minlength=len(keys))
        found = []
        for lance, (shift, mask) in enumerate(zip(layout.KEY_SHIFTS, layout.KEY_MASKS, strict=True)):
            rank = keys >> shift & mask
            hands = np.bincount(rank, weights=seen).astype(np.int64)
            if lance >= layout.PARES:
                hands[0] = 0  # has nothing to say here
            below = hands.cumsum() - hands
            place = (2 * below + hands) * GRID // (2 * hands.sum())
            found.append(np.minimum(place, GRID - 1)[rank])
        return found


def _columns(choices: NDArray[np.float64], columns: tuple[int, ...]) -> Floats:
    """(GRID, 8) from (choices, GRID)."""
    found = np.zeros((GRID, len(layout.BET_OPTIONS)), np.float32)
    found[:, columns] = (np.rint(choices * _STEPS) / _STEPS).T
    return found


def _players(node: Node) -> tuple[int, int]:
    """How many may speak in the lance on the actor's side, and on the other."""
    sides = [node.form.sides[seat] for seat in node.spot.entitled]
    own = sides.count(node.form.sides[node.actor])
    return own, len(sides) - own


def _rows_of(node: Node) -> NDArray[np.int32]:
    """The row for each size of the stake, counted from the first of the plan."""
    if not node.pending:
        return np.zeros(len(STAKES), np.int32)
    if node.ordago:
        return np.full(len(STAKES), len(STAKES) + 1, np.int32)
    return np.arange(1, len(STAKES) + 1, dtype=np.int32)
