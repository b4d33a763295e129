"""The words of one lance, by the unfolded automaton (compiled)."""

from __future__ import annotations

from typing import Any

import numpy as np

from hordago.training.chance import draw
from hordago.training.choose import pick_bet, random_bet
from hordago.training.compiled import Int, compiled
from hordago.training.layout import (
    ENVIDO,
    HOLD,
    KEEP,
    KEEP_HELD,
    LOW_ENVIDO,
    R_LANCE,
    R_PREV,
    R_SEATS,
    R_SIDE,
    R_STAKE,
    R_STATUS,
    RAISE,
    RAISE_HELD,
)
from hordago.training.log import BET, note


@compiled
def speak(t: Any, w: Any, p: Any, s: Any, log: Any, lance: Int, entitled: Int) -> Int:
    """Play a lance between the (rel) seats of a mask; fills a row of ``w.results``, returns the status."""
    node = np.int64(t.start[entitled])
    stake: Int = np.int64(0)
    prev: Int = np.int64(0)
    held: Int = np.int64(0)
    while node >= 0:
        room = t.limit - stake
        bits = draw(w)
        picked = random_bet(t, bits, node, room)
        if w.policies:
            picked = pick_bet(t, w, p, bits, lance, node, stake, room, picked)
        word: Int = np.int64(t.word[node, picked >> 2])
        n: Int = np.int64(0)
        if word == ENVIDO:
            n = amount(t.least[t.pending[node]], picked & 3, room)
        if log.size:
            _note_bet(t, w, log, node, room, word, n)
        s.decisions += 1
        if n and n <= held:
            word = LOW_ENVIDO
        effect = t.effect[node, word]
        if effect == KEEP:
            held = 0
        elif effect == RAISE:
            prev, stake, held = stake, stake + n, 0
        elif effect == HOLD:
            held = n
        elif effect == RAISE_HELD:
            prev, stake, held = stake, stake + held, 0
        elif effect != KEEP_HELD:
            prev, stake, held = stake, 0, 0
        node = np.int64(t.next[node, word])
    end = -1 - node
    row = w.results[w.closed]
    row[R_LANCE] = lance
    row[R_STATUS] = t.end_status[end]
    row[R_SIDE] = t.end_side[end]
    row[R_SEATS] = entitled & t.seats_of[t.end_sides[end]]
    row[R_STAKE], row[R_PREV] = stake, prev
    w.closed += 1
    return t.end_status[end]


@compiled
def amount(least: Int, which: Int, room: Int) -> Int:
    """The least amount, five or ten, within the range of an envido."""
    n = least
    if which == 1 and n < 5:
        n = 5
    elif which == 2 and n < 10:
        n = 10
    return min(n, room)


@compiled
def _note_bet(t: Any, w: Any, log: Any, node: Int, room: Int, word: Int, n: Int) -> None:
    """The seat, the words it may say as a mask, the range of its envido, and what it says."""
    least = t.least[t.pending[node]]
    words: Int = np.int64(0)
    for place in range(t.count[node]):
        each = np.int64(t.word[node, place])
        if each != ENVIDO or room >= least:
            words |= 1 << each
    note(w, log, BET, ((w.mano + t.actor[node]) % t.seats, words, least, room, word, n))
