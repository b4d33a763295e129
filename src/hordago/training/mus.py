"""Cards, talk and exchange of one hand (compiled); in the engine this is ``hordago.game.mus``."""

from __future__ import annotations

from typing import Any

import numpy as np

from hordago.training.chance import below, draw, lower
from hordago.training.choose import pick_discard, pick_talk
from hordago.training.compiled import Int, compiled
from hordago.training.layout import CUT, MUS_FOR_EVER
from hordago.training.log import DEAL, DISCARD, DRAW, MANO, RESHUFFLE, TALK, note

PATIENCE = 1000
"""Exchanges in one hand after which a policy is taken to want mus for ever."""


@compiled
def deal(t: Any, w: Any, log: Any) -> None:
    """The first cards of the deck at random, one a seat from mano, round after round."""
    seats, size = t.seats, t.hand_size
    dealt = seats * size
    for place in range(0, dealt, 2):
        bits = draw(w)
        other = place + below(bits, 40 - place)
        card = w.deck[other]
        w.deck[other] = w.deck[place]
        w.deck[place] = card
        other = place + 1 + below(lower(bits), 39 - place)
        card = w.deck[other]
        w.deck[other] = w.deck[place + 1]
        w.deck[place + 1] = card
    w.top, w.piled = dealt, 0
    seat = w.mano
    for rel in range(seats):
        for place in range(size):
            w.hand[5 * seat + place] = w.deck[place * seats + rel]
        seat = seat + 1 if seat + 1 < seats else 0
    if log.size:
        note(w, log, DEAL, w.deck[:dealt])


@compiled
def aside(t: Any, w: Any, s: Any, log: Any) -> None:
    """With five cards each seat puts one away, and there is no mus (RULES D-22)."""
    for step in range(t.seats):
        rel = t.seats - 1 - step if t.from_dealer else step
        seat = (w.mano + rel) % t.seats
        place = 5 * seat + below(draw(w), 5)
        if log.size:
            note(w, log, DISCARD, (seat, 1, 1, np.int64(w.hand[place])))
        w.hand[place] = w.hand[5 * seat + 4]
        s.decisions += 1


@compiled
def talk(t: Any, w: Any, p: Any, s: Any, log: Any, corrido: Int) -> None:
    """Talk and exchange cards until the mus is cut; mano may move on the way (mus corrido)."""
    at, rounds = t.talk_first[corrido], 0
    while True:
        rel = np.int64(t.talk_actor[at])
        place = pick_talk(t, w, p, at, rel)
        s.decisions += 1
        if log.size:
            words = (np.int64(t.talk_word[at, 0]), np.int64(t.talk_word[at, 1]), np.int64(t.talk_word[at, 2]))
            seat, count = (w.mano + rel) % t.seats, np.int64(t.talk_count[at])
            note(w, log, TALK, (seat, count, *words, np.int64(t.talk_word[at, place])))
        shift, after = t.talk_shift[at, place], t.talk_next[at, place]
        if shift:
            w.mano = (w.mano + shift) % t.seats
            if log.size:
                note(w, log, MANO, (w.mano,))
        if after == CUT:
            return
        if after >= 0:
            at = after
            continue
        exchange(t, w, p, s, log)
        rounds += 1
        if rounds > PATIENCE:
            w.error = MUS_FOR_EVER
            return
        at = t.talk_first[corrido]


@compiled
def exchange(t: Any, w: Any, p: Any, s: Any, log: Any) -> None:
    """Every seat gives up cards, then all are served from mano (RULES D-17)."""
    s.exchanges += 1
    for step in range(t.seats):
        rel = t.seats - 1 - step if t.from_dealer else step
        seat = (w.mano + rel) % t.seats
        given = pick_discard(t, w, p, rel)
        s.decisions += 1
        kept, w.given_from[seat] = 5 * seat, w.piled
        for place in range(4):
            card = w.hand[5 * seat + place]
            if given >> place & 1:
                w.apart[w.piled] = card
                w.piled += 1
            else:
                w.hand[kept] = card
                kept += 1
        w.given[seat] = w.piled - w.given_from[seat]
        if log.size:
            _note_given(t, w, log, seat)
    waiting = 0
    for seat in range(t.seats):
        waiting += w.given[seat] > 0
    for rel in range(t.seats):
        seat = (w.mano + rel) % t.seats
        if w.given[seat]:
            _serve(t, w, s, log, seat, waiting == 1)
            waiting -= 1


@compiled
def _note_given(t: Any, w: Any, log: Any, seat: Int) -> None:
    entry = np.full(7, -1, np.int64)
    entry[0], entry[1], entry[2] = seat, t.least_discard, 4
    for place in range(w.given[seat]):
        entry[3 + place] = w.apart[w.given_from[seat] + place]
    note(w, log, DISCARD, entry[: 3 + w.given[seat]])


@compiled
def _serve(t: Any, w: Any, s: Any, log: Any, seat: Int, last: Int) -> None:
    """New cards for one seat; an empty stock is made anew from the cards given up (RULES D-18)."""
    needs = w.given[seat]
    place = 5 * seat + 4 - needs
    while needs:
        if w.top == 40:
            _reshuffle(t, w, s, seat, last)
            if log.size:
                note(w, log, RESHUFFLE, (seat, 40 - w.top))
        n = min(needs, 40 - w.top)
        for _ in range(n):
            other = w.top + below(draw(w), 40 - w.top)
            card = w.deck[other]
            w.deck[other] = w.deck[w.top]
            w.deck[w.top] = card
            w.hand[place] = card
            w.top += 1
            place += 1
        if log.size:
            note(w, log, DRAW, w.hand[place - n : place])
        needs -= n


@compiled
def _reshuffle(t: Any, w: Any, s: Any, seat: Int, last: Int) -> None:
    """The cards given up become the stock, at the end of the deck; those of the last one may stay."""
    s.reshuffles += 1
    first = end = w.piled
    if t.last_apart and last:
        first, end = w.given_from[seat], w.given_from[seat] + w.given[seat]
    stock = np.int64(0)
    left = 0
    for place in range(w.piled):
        if first <= place < end:
            w.apart[left] = w.apart[place]
            left += 1
        else:
            stock |= np.int64(1) << np.int64(w.apart[place])
    w.piled = left
    if left:
        w.given_from[seat] = 0
    low, high = 0, 40
    for place in range(40):  # the deck stays a permutation: what is not in the stock goes to the front
        card = place
        if stock >> np.int64(card) & 1:
            high -= 1
            w.deck[high] = card
        else:
            w.deck[low] = card
            low += 1
    w.top = high
