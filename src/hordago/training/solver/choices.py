"""How a seat that is not the traverser chooses: by what it has learnt, and sometimes at random (compiled)."""

from __future__ import annotations

from typing import Any

import numpy as np

from hordago.training.chance import below, draw, fraction
from hordago.training.compiled import Int, compiled


@compiled
def pick(dice: Any, table: Any, row: Int, width: Int, count: Int, explore: float) -> Int:
    """A choice by the positive parts of ``count`` numbers, ``width`` apart; at random if there are none."""
    total = 0.0
    for action in range(count):
        weight = table[row + action * width]
        if weight > 0.0:
            total += weight
    bits = draw(dice)
    if total <= 0.0 or (explore > 0.0 and fraction(draw(dice)) < explore):
        return below(bits, count)
    left, last = fraction(bits) * total, 0
    for action in range(count):
        weight = table[row + action * width]
        if weight > 0.0:
            last = action
            left -= weight
            if left < 0.0:
                return last
    return last


@compiled
def pick_given(dice: Any, table: Any, row: Int, width: Int, allowed: Any, explore: float) -> Int:
    """As :func:`pick` for the cards to give up; only ``allowed`` ones."""
    total = 0.0
    many = 0
    for given in range(len(allowed)):
        if allowed[given]:
            many += 1
            weight = table[row + given * width]
            if weight > 0.0:
                total += weight
    bits = draw(dice)
    uniform = total <= 0.0 or (explore > 0.0 and fraction(draw(dice)) < explore)
    place = below(bits, many)
    left, last = fraction(bits) * total, 0
    for given in range(len(allowed)):
        if not allowed[given]:
            continue
        if uniform:
            if place == 0:
                return given
            place -= 1
            continue
        weight = table[row + given * width]
        if weight > 0.0:
            last = given
            left -= weight
            if left < 0.0:
                return last
    return last


@compiled
def talk_row(g: Any, rounds: Int, talk: Int, hand: Int) -> Int:
    """Where the words of a talk begin for a hand; they are ``g.hands`` apart."""
    talks = len(g.talk_actor)
    return g.talk_row + (rounds * talks + talk) * 3 * g.hands + hand


@compiled
def give_row(g: Any, rounds: Int, seat: Int, hand: Int) -> Int:
    """Where the choices of an exchange begin for a hand; they are ``g.hands`` apart."""
    return g.give_row + (rounds * g.seats + seat) * 16 * g.hands + hand


@compiled
def bet_row(g: Any, position: Any, node: Int) -> Int:
    """Where the words of a node begin, for its first bucket; they are ``g.width[lance]`` apart."""
    lance, mask = position.lance, g.tree[node]
    context = np.int64(position.cut)
    for earlier in range(min(lance, 3)):
        kept = g.kept[lance, earlier]
        category = position.categories[earlier]
        if kept == 3 and category > 2:
            category -= 2
        context = context * kept + category
    return g.base_row[lance, mask] + (context * g.cells[mask] + g.cell[node]) * g.width[lance]
