"""From one position of the traverser to the next: the others speak by what they have learnt (compiled)."""

from __future__ import annotations

from typing import Any

import numpy as np

from hordago.training.compiled import Int, compiled
from hordago.training.layout import CUT, EXCHANGE, JUEGO, ORDAGO_ACCEPTED, PARES, PUNTO, REFUSED
from hordago.training.solver.choices import bet_row, give_row, pick, talk_row
from hordago.training.solver.rounds import exchange
from hordago.training.solver.settle import at_once
from hordago.training.solver.work import (
    AT_EXCHANGE,
    AT_TALK,
    BET,
    GIVE,
    LEAF,
    NEW_LANCE,
    R_LANCE,
    R_PREV,
    R_SIDE,
    R_STAKE,
    R_STATUS,
    ROUNDS_PLAYED,
    SPLIT,
    TALK,
)


@compiled
def expand(g: Any, w: Any, me: Int, table_of: Any, tables: Any, explore: Any) -> Int:
    """All positions from the first, breadth first; false when there are too many.

    With no traverser (``me`` is −1) everybody chooses, and the last position is the end of the hand.
    """
    at = 0
    while at < w.made[1]:
        position = w.positions[at]
        if w.made[1] + 5 > len(w.positions):
            return False
        if position.lance == AT_EXCHANGE:
            _exchange(g, w, me, table_of, tables, explore[1], at)
        elif position.lance == AT_TALK:
            _talk(g, w, me, table_of, tables, explore[1], at)
        else:
            _bet(g, w, me, table_of, tables, explore[0], at)
        at += 1
    return True


@compiled
def _follow(w: Any, at: Int) -> Int:
    """A copy of a position as the next one; its number."""
    number = w.made[1]
    w.positions[number] = w.positions[at]
    w.positions[number].begins = False
    w.made[1] = number + 1
    return number


@compiled
def _mine(w: Any, at: Int, kind: Int, actions: Int, row: Int) -> None:
    position = w.positions[at]
    position.kind, position.actions, position.row = kind, actions, row
    position.first = w.made[1]


@compiled
def _talk(g: Any, w: Any, me: Int, table_of: Any, tables: Any, explore: float, at: Int) -> None:
    position = w.positions[at]
    now = position.round
    known = min(now, 1)
    talk = position.node
    while True:
        actor = g.talk_actor[talk]
        if now >= ROUNDS_PLAYED:  # the mus is cut, whoever is asked
            _cut(g, position, 0)
            _bet(g, w, me, table_of, tables, explore, at)
            return
        if actor == me:
            _mine(w, at, TALK, g.talk_count[talk], talk_row(g, known, talk, np.int64(0)))
            for word in range(g.talk_count[talk]):
                after = w.positions[_follow(w, at)]
                _said(g, after, talk, word)
            return
        hand = w.held[now, actor]
        row = talk_row(g, known, talk, hand)
        word = pick(w.dice, tables[table_of[actor]], row, g.hands, g.talk_count[talk], explore)
        _said(g, position, talk, word)
        if position.lance == AT_EXCHANGE:
            _exchange(g, w, me, table_of, tables, explore, at)
            return
        if position.lance != AT_TALK:
            _bet(g, w, me, table_of, tables, explore, at)
            return
        talk = position.node


@compiled
def _said(g: Any, position: Any, talk: Int, word: Int) -> None:
    """A word of the talk leads to a talk, the exchange or the lances."""
    after = g.talk_next[talk, word]
    if after == CUT:
        _cut(g, position, g.side_of[g.talk_actor[talk]])
    elif after == EXCHANGE:
        position.lance = AT_EXCHANGE
    else:
        position.node = after


@compiled
def _cut(g: Any, position: Any, side: Int) -> None:
    position.cut = side if position.round == 0 else 2
    position.lance, position.node, position.begins = 0, NEW_LANCE, True


@compiled
def _exchange(g: Any, w: Any, me: Int, table_of: Any, tables: Any, explore: float, at: Int) -> None:
    """The next round; the traverser's cards change in the values (``learn``), or at once when it is alone."""
    position = w.positions[at]
    now = position.round
    if w.made[0] <= now + 1:
        exchange(g, w, me, now, table_of, tables, explore)
    known = min(now, 1)
    _mine(w, at, GIVE, 1, give_row(g, known, me, np.int64(0)))
    after = w.positions[_follow(w, at)]
    after.round = now + 1
    after.lance, after.node = AT_TALK, g.talk_first
    after.low, after.high = 0, g.hands


@compiled
def _bet(g: Any, w: Any, me: Int, table_of: Any, tables: Any, explore: float, at: Int) -> None:
    position = w.positions[at]
    while True:
        if position.node == NEW_LANCE and _begin(g, w, me, at):
            return
        node = position.node
        if node < 0:
            if _close(g, position, -1 - node):
                position.kind = LEAF
                return
            position.node = NEW_LANCE
            continue
        actor = g.actor[node]
        if actor == me:
            _mine(w, at, BET, g.actions[node], bet_row(g, position, node))
            for action in range(g.actions[node]):
                w.positions[_follow(w, at)].node = g.child[node, action]
            return
        hand = w.held[position.round, actor]
        row = bet_row(g, position, node) + g.bucket[position.lance, hand]
        width = g.width[position.lance]
        action = pick(w.dice, tables[table_of[actor]], row, width, g.actions[node], explore)
        position.node = g.child[node, action]


@compiled
def _begin(g: Any, w: Any, me: Int, at: Int) -> Int:
    """The first node of a lance; true when the traverser's hands part ways first."""
    position = w.positions[at]
    if position.lance == PARES:
        border = g.no_pares
        if position.low < border < position.high:
            _part(w, at, border)
            return True
        mask = w.holders[position.round, 0] | _bit(position.low >= border, me)
    elif position.lance == JUEGO:
        for border in (g.juego_from, g.juego_to):
            if position.low < border < position.high:
                _part(w, at, border)
                return True
        mine = g.juego_from <= position.low < g.juego_to
        mask = w.holders[position.round, 1] | _bit(mine, me)
        if mask == 0:
            position.lance = PUNTO
            mask = (np.int64(1) << g.seats) - 1
    else:
        mask = (np.int64(1) << g.seats) - 1
    position.node = g.start[mask]
    return False


@compiled
def _bit(held: Int, me: Int) -> Int:
    return np.int64(1) << me if held and me >= 0 else np.int64(0)


@compiled
def _part(w: Any, at: Int, border: Int) -> None:
    _mine(w, at, SPLIT, 2, np.int64(0))
    w.positions[_follow(w, at)].high = border
    w.positions[_follow(w, at)].low = border


@compiled
def _close(g: Any, position: Any, end: Int) -> Int:
    """Note how a lance ended and pay what is due at once; true when the hand is over."""
    result = position.results[position.closed]
    lance, status = position.lance, g.end_status[end]
    result[R_LANCE], result[R_STATUS], result[R_SIDE] = lance, status, g.end_side[end]
    result[R_STAKE], result[R_PREV] = g.end_stake[end], g.end_prev[end]
    position.categories[position.closed] = g.end_category[end]
    position.closed += 1
    if status == REFUSED and g.once[lance]:
        side = g.end_side[end]
        position.needs[side] -= at_once(g, lance, g.end_prev[end])
        if position.needs[side] <= 0:
            position.winner = side
            return True
    if status == ORDAGO_ACCEPTED or position.closed == 4:
        return True
    position.lance = position.lance + 1
    return False
