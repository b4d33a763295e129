"""One traversal: from the others' cards to the traverser's regrets, for all its hands at once (compiled)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from hordago.training.chance import below, draw
from hordago.training.compiled import Int, compiled, fingerprint, kept
from hordago.training.layout import PARES
from hordago.training.solver.rounds import begin
from hordago.training.solver.settle import list_due, value_of
from hordago.training.solver.walk import expand
from hordago.training.solver.work import AT_TALK, BET, GIVE, LEAF, SPLIT, TALK


@compiled
def first_position(g: Any, w: Any, me: Int, mine: Int, theirs: Int) -> None:
    """The beginning of a hand at a score."""
    position = w.positions[0]
    position.round, position.closed, position.winner = 0, 0, -1
    position.lance, position.node = AT_TALK, g.talk_first
    position.low, position.high, position.begins = 0, (g.hands if me >= 0 else 0), False
    position.needs[0], position.needs[1] = mine, theirs
    w.made[1] = 1


@compiled
def _forward(g: Any, w: Any, regrets: Any) -> None:
    """The traverser's chances at each position, and its part in getting there."""
    w.reach[0, :] = 1.0
    for at in range(w.made[1]):
        position = w.positions[at]
        kind, low, high = position.kind, position.low, position.high
        if kind in (BET, TALK):
            _chances(g, w, regrets, at)
            reach = w.reach[at, low:high]
            for action in range(position.actions):
                after, chance = w.reach[position.first + action, low:high], w.chances[at, action, low:high]
                for i in range(high - low):
                    after[i] = reach[i] * chance[i]
        elif kind == SPLIT:
            for part in range(2):
                after = position.first + part
                low, high = w.positions[after].low, w.positions[after].high
                w.reach[after, low:high] = w.reach[at, low:high]
        elif kind == GIVE:
            w.reach[position.first, :] = 1.0


@compiled
def _chances(g: Any, w: Any, regrets: Any, at: Int) -> None:
    """Regret matching for every hand of a position; uniform where nothing is regretted."""
    position = w.positions[at]
    low, high = position.low, position.high
    total = w.total[: high - low]
    total[:] = 0.0
    for action in range(position.actions):
        regret = _row(g, w, regrets, position, action)
        chance = w.chances[at, action, low:high]
        for i in range(high - low):
            weight = max(regret[i], np.float32(0.0))
            chance[i] = weight
            total[i] += weight
    even = np.float32(1.0) / np.float32(position.actions)
    for action in range(position.actions):
        chance = w.chances[at, action, low:high]
        for i in range(high - low):
            chance[i] = chance[i] / total[i] if total[i] > 0.0 else even


@compiled
def _row(g: Any, w: Any, table: Any, position: Any, action: Int) -> Any:
    """The numbers of an action for the hands of a position: part of the table, or a copy where they share."""
    low, high = position.low, position.high
    if position.kind == TALK:
        begin = position.row + action * g.hands + low
        return table[begin : begin + high - low]
    lance = position.lance
    begin = position.row + action * g.width[lance]
    if lance <= PARES:
        begin += g.bucket[lance, low]
        return table[begin : begin + high - low]
    row = w.row[: high - low]
    buckets = g.bucket[lance, low:high]
    for i in range(high - low):
        row[i] = table[begin + buckets[i]]
    return row


@compiled
def _backward(
    g: Any, w: Any, me: Int, regrets: Any, sums: Any, worth: Any, race: Any, weight: float, left: Any
) -> None:
    """Values from the ends to the beginning; regrets and the average on the way."""
    for back in range(w.made[1]):
        at = w.made[1] - 1 - back
        position = w.positions[at]
        kind = position.kind
        if kind == LEAF:
            _leaf(g, w, me, race, at, left)
        elif kind == SPLIT:
            for part in range(2):
                after = position.first + part
                low, high = w.positions[after].low, w.positions[after].high
                w.value[at, low:high] = w.value[after, low:high]
        elif kind == GIVE:
            _give(g, w, me, regrets, sums, weight, at)
        else:
            _decide(g, w, regrets, sums, weight, at)
        if position.begins:
            ways, value = w.ways[position.round], w.value[at]
            found, times = worth[0, position.cut, me], worth[1, position.cut, me]
            for hand in range(g.hands):
                found[hand] += ways[hand] * weight * value[hand]
                times[hand] += ways[hand] * weight


@compiled
def _leaf(g: Any, w: Any, me: Int, race: Any, at: Int, left: Any) -> None:
    position = w.positions[at]
    now, low, high = position.round, position.low, position.high
    theirs = g.side_of[me] == 1
    memo, worth, my_side = w.memo, w.worth[now], g.side_of[me]
    due = w.due
    n = list_due(g, position, due)
    needs = w.needs
    needs[0], needs[1] = position.needs[0], position.needs[1]
    for place in range(w.kinds[now]):
        if w.kind_low[now, place] < high and w.kind_high[now, place] > low:
            value = value_of(race, worth, due, n, needs, my_side, w.kind[now, place], left)
            memo[place] = 1.0 - value if theirs else value
    values, kinds = w.value[at, low:high], w.kind_of[now, low:high]
    for i in range(high - low):
        values[i] = memo[kinds[i]]


@compiled
def _decide(g: Any, w: Any, regrets: Any, sums: Any, weight: float, at: Int) -> None:
    """Values of a position from those that follow; regrets never fall below nothing (regret matching +)."""
    position = w.positions[at]
    first, low, high = position.first, position.low, position.high
    # before the last exchange the weight is that against all cards the others came to hold
    now = position.round if position.kind == BET else w.made[0] - 1
    scale, n = np.float32(weight), high - low
    value, part = w.value[at, low:high], w.part[:n]
    held, reach = w.ways[now, low:high], w.reach[at, low:high]
    value[:] = 0.0
    for action in range(position.actions):
        chance, after = w.chances[at, action, low:high], w.value[first + action, low:high]
        for i in range(n):
            value[i] += chance[i] * after[i]
    for i in range(n):
        part[i] = held[i] * scale * reach[i]
    for action in range(position.actions):
        chance, after = w.chances[at, action, low:high], w.value[first + action, low:high]
        if position.kind == BET and position.lance > PARES:
            begin = position.row + action * g.width[position.lance]
            buckets = g.bucket[position.lance, low:high]
            for i in range(n):
                regrets[begin + buckets[i]] += held[i] * (after[i] - value[i])
                sums[begin + buckets[i]] += part[i] * chance[i]
            shared = regrets[begin : begin + g.width[position.lance]]
            for i in range(len(shared)):
                shared[i] = max(shared[i], np.float32(0.0))
        else:
            regret, total = _row(g, w, regrets, position, action), _row(g, w, sums, position, action)
            for i in range(n):
                regret[i] = max(regret[i] + held[i] * (after[i] - value[i]), np.float32(0.0))
                total[i] += part[i] * chance[i]


@compiled
def _give(g: Any, w: Any, me: Int, regrets: Any, sums: Any, weight: float, at: Int) -> None:
    """The choice of cards to give up: the exact mean over what may be drawn."""
    position = w.positions[at]
    now, row, after = position.round, position.row, w.value[position.first]
    last = w.made[0] - 1
    gains = np.zeros(16, np.float32)
    chances = np.zeros(16, np.float32)
    for hand in range(g.hands):
        ways = w.ways[last, hand]
        if ways == 0.0 or not _ways_to_draw(g, w, now + 1, hand):
            w.value[at, hand] = 0.5
            continue
        total, many = np.float32(0.0), 0
        for given in range(1, 16):
            if g.givable[hand, given]:
                gains[given] = _mean(g, w, hand, given, after)
                chances[given] = max(regrets[row + given * g.hands + hand], np.float32(0.0))
                total += chances[given]
                many += 1
        value = np.float32(0.0)
        for given in range(1, 16):
            if g.givable[hand, given]:
                chances[given] = chances[given] / total if total > 0.0 else np.float32(1.0) / np.float32(many)
                value += chances[given] * gains[given]
        w.value[at, hand] = value
        part = ways * np.float32(weight) * w.reach[at, hand]
        for given in range(1, 16):
            if g.givable[hand, given]:
                place = row + given * g.hands + hand
                regrets[place] = max(regrets[place] + ways * (gains[given] - value), np.float32(0.0))
                sums[place] += part * chances[given]


@compiled
def _ways_to_draw(g: Any, w: Any, now: Int, hand: Int) -> Int:
    """Fill ``w.draw`` for the pool without the hand; false when the pool does not hold it."""
    w.draw[0] = 1.0
    for number in range(1, len(w.draw)):
        rank = g.draw_rank[number]
        n = w.pool[now, rank] - g.counts[hand, rank]
        if n < 0:
            return False
        ways = np.float32(1.0)
        for taken in range(g.draw_times[number]):
            ways *= np.float32(n - taken) / np.float32(taken + 1)
        w.draw[number] = w.draw[g.draw_parent[number]] * ways
    return True


@compiled
def _mean(g: Any, w: Any, hand: Int, given: Int, values: Any) -> Any:
    kept_weight, size = np.int64(0), 0
    for place in range(4):
        if given >> place & 1:
            size += 1
        else:
            kept_weight += g.weights[g.ranks[hand, place]]
    total, found = np.float32(0.0), np.float32(0.0)
    for number in range(g.draw_from[size], g.draw_from[size + 1]):
        ways = w.draw[number]
        if ways > 0.0:
            total += ways
            found += ways * values[g.hand_of[kept_weight + g.draw_key[number]]]
    return found / total


def _door(stamp: int) -> Callable[..., Any]:
    def learn(
        g: Any,
        w: Any,
        tables: Any,
        sums: Any,
        worth: Any,
        table_of: Any,
        learners: Any,
        race: Any,
        scores: Any,
        explore: Any,
        begun: Any,
        end: Any,
    ) -> int:
        _ = stamp
        left = np.zeros(2, np.int64)
        given_up = 0
        for number in range(begun, end):
            me = learners[number % len(learners)]
            mine = scores[0, 0] + below(draw(w.dice), scores[0, 1] - scores[0, 0])
            theirs = scores[1, 0] + below(draw(w.dice), scores[1, 1] - scores[1, 0])
            begin(g, w, me)
            first_position(g, w, me, mine, theirs)
            if not expand(g, w, me, table_of, tables, explore):
                given_up += 1
                continue
            regrets = tables[table_of[me]]
            _forward(g, w, regrets)
            _backward(g, w, me, regrets, sums, worth, race, (number + 1) / 1000.0, left)
        return given_up

    return kept(learn)


learn = _door(fingerprint())
"""``learn(plan, work, tables, sums, worth, table_of, learners, race, scores, explore, begun, end)``:
traversals from number ``begun`` to before ``end``, which weigh by their number; returns how many it gave up.

- ``tables`` (k, size): regrets, or numbers to play by; ``table_of`` (seats,) says whose.
- ``sums`` (size,): adds up the average of the learners, who share a table.
- ``worth`` (2, cuts, seats, hands): adds up what hands came to when the lances began, and how often.
- ``learners``: seats that take turns as traversers.
- ``race`` (target + 1, target + 1): chance that mano's side wins when it needs a and the other b before the
  next hand.
- ``scores`` (2, 2): needed stones of both sides, from … to below.
- ``explore`` (2,): forced chance of a random choice in the lances, and in the talk and exchange.
"""
