"""What the end of a hand is worth (compiled); in the simulator this is ``hordago.training.count``.

The payments of an end are listed once; then they are added up for every kind of hand of the traverser.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from hordago.training.compiled import Int, compiled
from hordago.training.count import deje
from hordago.training.layout import FOR_DEJE, FOR_STAKE, FOR_VALUES, ORDAGO_ACCEPTED, PARES
from hordago.training.solver.work import R_LANCE, R_PREV, R_SIDE, R_STAKE, R_STATUS

D_PLACE, D_SIDE, D_STONES = range(3)
"""Columns of a payment: the place of the lance, who takes it or ``BY_HANDS``, the stones or a worth."""
BY_HANDS: Final = -1
PARES_WORTH, JUEGO_WORTH = -1, -2
ALL: Final = -3
"""The game itself: an órdago was taken."""


@compiled
def list_due(g: Any, position: Any, due: Any) -> Int:
    """Fill ``due`` (9, 3) with the payments at the count, in order; how many there are."""
    if position.winner >= 0:
        _note(due, 0, np.int64(0), position.winner, np.int64(ALL))
        return 1
    n = 0
    closed = position.closed
    ordago = position.results[closed - 1, R_STATUS] == ORDAGO_ACCEPTED
    for place in range(closed - ordago):
        if ordago and not g.count_prior:
            break
        result = position.results[place]
        lance, status, prev = result[R_LANCE], result[R_STATUS], result[R_PREV]
        side = np.int64(BY_HANDS) if g.compared[status] else result[R_SIDE]
        for which in range(2):
            reason = g.due[which, lance, status]
            if reason >= 0:
                stones: Int = np.int64(1)
                if reason == FOR_STAKE:
                    stones = result[R_STAKE]
                elif reason == FOR_VALUES:
                    stones = np.int64(PARES_WORTH if lance == PARES else JUEGO_WORTH)
                elif reason == FOR_DEJE:
                    stones = deje(g, lance, prev)
                _note(due, n, np.int64(place), side, stones)
                n += 1
    if ordago:
        _note(due, n, closed - 1, np.int64(BY_HANDS), np.int64(ALL))
        n += 1
    return n


@compiled
def at_once(g: Any, lance: Int, prev: Int) -> Int:
    """Stones that the refusal of a lance pays before the count, where the rules want it."""
    return deje(g, lance, prev) + g.once_punto[lance]


@compiled
def _note(due: Any, n: Int, place: Int, side: Int, stones: Int) -> None:
    due[n, D_PLACE], due[n, D_SIDE], due[n, D_STONES] = place, side, stones


@compiled
def value_of(
    race: Any, worth: Any, due: Any, n: Int, needs: Any, my_side: Int, code: Int, left: Any
) -> float:
    """Chance that mano's side wins the game; ``race[a, b]`` is that chance before the next hand.

    ``code`` says who wins the lances (``rounds.code``) and what the hand of ``my_side`` adds to its worth.
    ``left`` (2,) takes the stones that both sides still need; none of one that has won.
    """
    left[0], left[1] = needs[0], needs[1]
    for number in range(n):
        side, stones = payment(worth, due, number, my_side, code)
        left[side] -= left[side] if stones == ALL else stones
        if left[side] <= 0:
            left[side] = 0
            return 1.0 - float(side)
    return float(race[left[0], left[1]])


@compiled
def payment(worth: Any, due: Any, number: Int, my_side: Int, code: Int) -> tuple[Int, Int]:
    """Who takes a payment, and its stones or ``ALL``; as in :func:`value_of`."""
    side, stones = due[number, D_SIDE], due[number, D_STONES]
    if side < 0:
        side = np.int64(1) - (code >> due[number, D_PLACE] & 1)
    if stones == PARES_WORTH:
        stones = worth[side, 0] + (code >> 4 & 3 if side == my_side else 0)
    elif stones == JUEGO_WORTH:
        stones = worth[side, 1] + (code >> 6 & 3 if side == my_side else 0)
    return side, stones
