"""The others' cards: dealt, given up and drawn, and what they leave the traverser (compiled)."""

from __future__ import annotations

from typing import Any

import numpy as np

from hordago.training.chance import below, draw
from hordago.training.compiled import Int, compiled
from hordago.training.layout import JUEGO, PARES, PUNTO
from hordago.training.solver.choices import give_row, pick_given


@compiled
def begin(g: Any, w: Any, me: Int) -> None:
    """Deal to all seats but the traverser; round 0."""
    w.pool[0] = g.deck
    w.thrown[:] = 0
    for seat in range(g.seats):
        if seat != me:
            w.held[0, seat] = _drawn(g, w, w.pool[0], 4, 0)
    survey(g, w, me, 0)
    w.made[0] = 1


@compiled
def _drawn(g: Any, w: Any, pool: Any, needs: Int, weight: Int) -> Int:
    """The hand that ``needs`` cards from the pool complete; ``weight`` is that of the cards kept."""
    total: Int = np.int64(0)
    for count in pool:
        total += count
    for _ in range(needs):
        place = below(draw(w.dice), total)
        rank: Int = np.int64(0)
        while place >= pool[rank]:
            place -= pool[rank]
            rank += 1
        pool[rank] -= 1
        total -= 1
        weight += g.weights[rank]
    return g.hand_of[weight]


@compiled
def exchange(g: Any, w: Any, me: Int, now: Int, table_of: Any, tables: Any, explore: float) -> None:
    """All seats but the traverser change cards; makes round ``now + 1``."""
    after = now + 1
    pool = w.pool[after]
    pool[:] = w.pool[now]
    known = min(now, 1)
    givens = np.zeros(g.seats, np.int64)
    for seat in range(g.seats):
        if seat != me:
            hand = w.held[now, seat]
            row = give_row(g, known, seat, hand)
            table = tables[table_of[seat]]
            givens[seat] = pick_given(w.dice, table, row, g.hands, g.givable[hand], explore)
    for seat in range(g.seats):
        if seat != me:
            _change(g, w, pool, now, after, seat, givens[seat])
    survey(g, w, me, after)
    w.made[0] = after + 1


@compiled
def _change(g: Any, w: Any, pool: Any, now: Int, after: Int, seat: Int, given: Int) -> None:
    hand, weight, needs = w.held[now, seat], np.int64(0), np.int64(0)
    for place in range(4):
        rank = g.ranks[hand, place]
        if given >> place & 1:
            needs += 1
        else:
            weight += g.weights[rank]
    if pool.sum() < 12:  # the traverser's hand and what it may draw must be left
        pool[:] += w.thrown
        w.thrown[:] = 0
    w.held[after, seat] = _drawn(g, w, pool, needs, weight)
    for place in range(4):
        if given >> place & 1:
            w.thrown[g.ranks[hand, place]] += 1


@compiled
def survey(g: Any, w: Any, me: Int, now: Int) -> None:
    """Chances of the traverser's hands, and who wins what with each."""
    left = w.pool[now].sum()
    scale = 91390.0
    for card in range(4):
        scale *= (4.0 - card) / (left - card)
    scale /= 24.0
    for rank in range(2):
        w.holders[now, rank] = 0
        w.worth[now, rank] = 0
    for seat in range(g.seats):
        if seat != me:
            hand = w.held[now, seat]
            for which in range(2):
                w.worth[now, g.side_of[seat], which] += g.worth[hand, which]
                if g.worth[hand, which]:
                    w.holders[now, which] |= np.int64(1) << seat
    if me < 0:
        w.kind[now, 0] = _code(g, w, me, now, np.int64(0))
        return
    w.place_of[:] = -1
    w.kinds[now] = 0
    # a table of C(n, k) for the pool would be looked up; four factors are as quick
    for hand in range(g.hands):
        ways = 1.0
        for rank in range(len(g.deck)):
            pool = w.pool[now, rank]
            for taken in range(g.counts[hand, rank]):
                ways *= (pool - taken) / (taken + 1.0)
        w.ways[now, hand] = ways / g.base[hand] * (scale if ways > 0 else 0.0)
        _gather(w, now, hand, _code(g, w, me, now, hand))


@compiled
def _gather(w: Any, now: Int, hand: Int, code: Int) -> None:
    place = w.place_of[code]
    if place < 0:
        place = w.kinds[now]
        w.place_of[code] = place
        w.kinds[now] = place + 1
        w.kind[now, place], w.kind_low[now, place] = code, hand
    w.kind_of[now, hand] = place
    w.kind_high[now, place] = hand + 1


@compiled
def _code(g: Any, w: Any, me: Int, now: Int, hand: Int) -> Int:
    """Bits 0–3: whether mano's side wins grande, chica, pares, juego (or punto); then the own worth."""
    own = me >= 0
    punto = w.holders[now, 1] == 0 and not (own and g.worth[hand, 1])
    code: Int = np.int64(0)
    for place in range(4):
        lance = PUNTO if punto and place == JUEGO else place
        best, side = np.int64(-1), np.int64(0)
        for seat in range(g.seats):
            key = g.keys[hand if seat == me else w.held[now, seat], lance]
            if key > best:
                best, side = key, g.side_of[seat]
        code |= np.int64(side == 0) << place
    return code | g.worth[hand, 0] << 4 | g.worth[hand, 1] << 6 if own else code


assert PARES == 2
