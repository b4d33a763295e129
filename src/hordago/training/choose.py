"""How the simulator takes a choice from the arrays of policies (compiled; ``hordago.training.policy``)."""

from __future__ import annotations

from typing import Any

import numpy as np

from hordago.training.chance import below, draw, fraction, lower
from hordago.training.compiled import Int, compiled
from hordago.training.layout import ENVIDO, NO_ENVIDO, NO_QUEREMOS, NO_QUIERO, ORDAGO, PASO, QUEREMOS, QUIERO

_COLUMNS = np.zeros(7, np.int64)
for _word, _column in ((PASO, 0), (NO_QUIERO, 0), (QUIERO, 1), (ORDAGO, 5), (NO_QUEREMOS, 6), (QUEREMOS, 7)):
    _COLUMNS[_word] = _column
_ENVIDO_COLUMN = 2


@compiled
def situation(w: Any, p: Any, side: Int, sides: Int) -> Int:
    """The situation of a side by the score, for its own policy."""
    best = 0
    for other in range(sides):
        if other != side and w.score[other] > best:
            best = w.score[other]
    return p.situations[w.policy[side], w.score[side], best]


@compiled
def pick_talk(t: Any, w: Any, p: Any, talk: Int, rel: Int) -> Int:
    """The place of a word among those of the talk."""
    bits = draw(w)
    random = below(bits, t.talk_count[talk])
    if w.policies == 0:
        return random
    side = t.side_of[(w.mano + rel) % t.seats]
    if w.policy[side] < 0:
        return random
    row = p.talk_rows[situation(w, p, side, t.sides), talk]
    if row < 0:
        return random
    return _talked(t, p.talks[row, class_of(t, w, (w.mano + rel) % t.seats)], talk, fraction(bits), random)


@compiled
def _talked(t: Any, chances: Any, talk: Int, drawn: float, random: Int) -> Int:
    total = 0.0
    for place in range(t.talk_count[talk]):
        total += chances[t.talk_word[talk, place]]
    left, last = drawn * total, random
    for place in range(t.talk_count[talk]):
        weight = chances[t.talk_word[talk, place]]
        left -= weight
        if weight > 0.0:
            last = place
        if left < 0.0:
            return last
    return last


@compiled
def pick_discard(t: Any, w: Any, p: Any, rel: Int) -> Int:
    """A set of cards to give up: bit i is the seat's i-th card. A policy has the hand sorted."""
    bits = draw(w)
    least = t.least_discard
    random = least + below(bits, 16 - least)
    if w.policies == 0:
        return random
    seat = (w.mano + rel) % t.seats
    side = t.side_of[seat]
    if w.policy[side] < 0:
        return random
    row = p.discard_rows[situation(w, p, side, t.sides), rel]
    if row < 0:
        return random
    _sort(t, w, seat)
    return _given(p.discards[row, class_of(t, w, seat)], least, fraction(bits), random)


@compiled
def _given(chances: Any, least: Int, drawn: float, random: Int) -> Int:
    total = 0.0
    for given in range(least, 16):
        total += chances[given]
    left, last = drawn * total, random
    for given in range(least, 16):
        left -= chances[given]
        if chances[given] > 0.0:
            last = given
        if left < 0.0:
            return last
    return last


@compiled
def random_bet(t: Any, bits: Any, node: Int, room: Int) -> Int:
    """A word uniformly and one of three amounts: four times the word's place, plus the amount's."""
    count = t.count[node]
    if room >= t.least[t.pending[node]] or t.envido_at[node] == NO_ENVIDO:
        return 4 * below(bits, count) + below(lower(bits), 3)
    place = below(bits, count - 1)
    if place >= t.envido_at[node]:
        place += 1
    return 4 * place


@compiled
def pick_bet(
    t: Any, w: Any, p: Any, bits: Any, lance: Int, node: Int, stake: Int, room: Int, random: Int
) -> Int:
    """Four times the place of a word among those of the node, plus the amount: 0 the least, 1 five, 2 ten."""
    rel = np.int64(t.actor[node])
    side = t.side_of[(w.mano + rel) % t.seats]
    if w.policy[side] < 0:
        return random
    size = np.searchsorted(p.sizes[w.policy[side]], stake, side="right")
    row = p.bet_rows[situation(w, p, side, t.sides), lance, node, size]
    if row < 0:
        return random
    barred = np.int64(t.envido_at[node]) if room < t.least[t.pending[node]] else np.int64(NO_ENVIDO)
    return _weighed(t, p.bets[row, w.class_[rel]], node, barred, fraction(bits), random)


@compiled
def _weighed(t: Any, chances: Any, node: Int, barred: Int, drawn: float, random: Int) -> Int:
    total = 0.0
    for place in range(t.count[node]):
        if t.word[node, place] != ENVIDO:
            total += chances[_COLUMNS[t.word[node, place]]]
        elif place != barred:
            total += chances[2] + chances[3] + chances[4]
    if total <= 0.0:
        return random
    left, last = drawn * total, random
    for place in range(t.count[node]):
        if place == barred:
            continue
        word = t.word[node, place]
        for amount in range(3 if word == ENVIDO else 1):
            weight = chances[_ENVIDO_COLUMN + amount if word == ENVIDO else _COLUMNS[word]]
            left -= weight
            if weight > 0.0:
                last = 4 * place + amount
            if left < 0.0:
                return last
    return last


@compiled
def class_of(t: Any, w: Any, seat: Int) -> Int:
    """The class of a seat's four cards."""
    total = 0
    for place in range(4):
        total += t.weight[w.hand[5 * seat + place]]
    return np.int64(t.class_of[total])


@compiled
def _sort(t: Any, w: Any, seat: Int) -> None:
    """The seat's cards from the lowest to the highest as they play."""
    first = 5 * seat
    for place in range(first + 1, first + 4):
        card = w.hand[place]
        at = place
        while at > first and t.place[w.hand[at - 1]] > t.place[card]:
            w.hand[at] = w.hand[at - 1]
            at -= 1
        w.hand[at] = card
