"""What lances pay, at once and at the count, and who has the best hand (compiled)."""

from __future__ import annotations

from typing import Any

import numpy as np

from hordago.training.compiled import Int, compiled
from hordago.training.layout import (
    ACCEPTED,
    BY_COUNT,
    BY_DEJE,
    BY_ORDAGO,
    FOR_DEJE,
    FOR_PUNTO,
    FOR_STAKE,
    FOR_VALUES,
    JUEGO_VALUE_AT,
    KEY_MASKS,
    KEY_SHIFTS,
    ORDAGO_ACCEPTED,
    PARES,
    PARES_VALUE_AT,
    PUNTO,
    R_LANCE,
    R_PREV,
    R_SEATS,
    R_SIDE,
    R_STAKE,
    R_STATUS,
    REFUSED,
)
from hordago.training.log import BEST, CLOSED, PAID, note


@compiled
def real_side(t: Any, w: Any, rel: Int) -> Int:
    """The number of a side that is counted from mano."""
    side = w.mano_side + rel
    return side if side < t.sides else side - t.sides


@compiled
def best_of(t: Any, w: Any, lance: Int, seats: Int) -> Int:
    """The (rel) seat with the best hand among those of a mask; ties to the nearest to mano."""
    shift, mask = KEY_SHIFTS[lance], KEY_MASKS[lance]
    best, highest = -1, -1
    for rel in range(t.seats):
        if seats >> rel & 1:
            key = w.keys[rel] >> shift & mask
            if key > highest:
                best, highest = rel, key
    return best


@compiled
def values(t: Any, w: Any, lance: Int, rel_side: Int) -> Int:
    """What the hands of a side are worth in pares or juego."""
    shift = PARES_VALUE_AT if lance == PARES else JUEGO_VALUE_AT
    total = 0
    for rel in range(rel_side, t.seats, t.sides):
        total += w.keys[rel] >> shift & 15
    return total


@compiled
def pay(
    t: Any, w: Any, s: Any, log: Any, lance: Int, rel_side: Int, points: Int, reason: Int, once: int
) -> Int:
    """Stones for a side; true when it has reached the target."""
    side = real_side(t, w, rel_side)
    w.score[side] += points
    s.stones[lance, rel_side] += points
    if log.size:
        note(w, log, PAID, (np.int64(lance), side, points, np.int64(reason), once))
    if w.score[side] >= t.target:
        w.winner = side
        return True
    return False


@compiled
def deje(t: Any, lance: Int, prev: Int) -> Int:
    """What a refusal pays."""
    return prev + t.deje_extra[lance] if prev else np.int64(t.deje_first[lance])


@compiled
def close(t: Any, w: Any, s: Any, log: Any) -> Int:
    """Note how the last lance closed and pay what is due at once; true when that ends the game."""
    row = w.results[w.closed - 1]
    lance, status, side = row[R_LANCE], row[R_STATUS], row[R_SIDE]
    s.lances[lance, status] += 1
    stones = np.int64(0)
    if status == ACCEPTED:
        stones = row[R_STAKE]
    elif status == REFUSED:
        stones = deje(t, lance, row[R_PREV])
    if log.size:
        real = real_side(t, w, side) if side >= 0 else np.int64(-1)
        note(w, log, CLOSED, (lance, status, real, stones, _real_sides(t, w, row[R_SEATS])))
    if status != REFUSED or not t.once_deje[lance]:
        return False
    w.by = BY_DEJE
    if pay(t, w, s, log, lance, side, stones, FOR_DEJE, 1):
        return True
    return t.once_punto[lance] != 0 and pay(t, w, s, log, lance, side, 1, FOR_PUNTO, 1)


@compiled
def _real_sides(t: Any, w: Any, seats: Int) -> Int:
    """The mask of the sides of a mask of (rel) seats."""
    sides = np.int64(0)
    for rel in range(t.seats):
        if seats >> rel & 1:
            sides |= np.int64(1) << real_side(t, w, t.side_of[rel])
    return sides


@compiled
def count(t: Any, w: Any, s: Any, log: Any) -> Int:
    """Count the lances in order, or let an accepted órdago decide; true when the game is over."""
    last = w.results[w.closed - 1]
    ordago = last[R_STATUS] == ORDAGO_ACCEPTED
    w.by = BY_COUNT
    if not ordago or t.count_prior:
        for place in range(w.closed - ordago):
            if _count_lance(t, w, s, log, w.results[place]):
                return True
    if not ordago:
        return False
    lance = last[R_LANCE]
    rel = best_of(t, w, lance, last[R_SEATS])
    if log.size:
        note(w, log, BEST, (lance, (w.mano + rel) % t.seats))
    s.best[lance, rel] += 1
    s.ordagos[lance, t.side_of[rel]] += 1
    w.winner, w.by = real_side(t, w, t.side_of[rel]), BY_ORDAGO
    if t.hand_start:
        w.score[:] = w.start_score
    w.score[w.winner] = t.target
    return True


@compiled
def _count_lance(t: Any, w: Any, s: Any, log: Any, row: Any) -> Int:
    lance, status, side = row[R_LANCE], row[R_STATUS], row[R_SIDE]
    if t.compared[status]:
        rel = best_of(t, w, lance, row[R_SEATS])
        s.best[lance, rel] += 1
        side = t.side_of[rel]
    reason = t.due_first[lance, status]
    if reason >= 0 and pay(t, w, s, log, lance, side, _due(t, w, row, side, reason), reason, 0):
        return True
    reason = t.due_second[lance, status]
    return reason >= 0 and pay(t, w, s, log, lance, side, _due(t, w, row, side, reason), reason, 0)


@compiled
def _due(t: Any, w: Any, row: Any, side: Int, reason: Int) -> Int:
    if reason == FOR_STAKE:
        return row[R_STAKE]
    if reason == FOR_VALUES:
        return values(t, w, row[R_LANCE], side)
    if reason == FOR_DEJE:
        return deje(t, row[R_LANCE], row[R_PREV])
    return np.int64(1)


@compiled
def holders(t: Any, w: Any, lance: Int) -> Int:
    """The mask of the (rel) seats that hold pares or juego; everybody in the other lances."""
    seats = np.int64(0)
    shift, mask = KEY_SHIFTS[lance], KEY_MASKS[lance]
    for rel in range(t.seats):
        if lance < PARES or lance == PUNTO or w.keys[rel] >> shift & mask:
            seats |= np.int64(1) << rel
    return seats
