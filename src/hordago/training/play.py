"""Hands, games and matches of one stream (compiled)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from hordago.training.chance import below, draw
from hordago.training.choose import class_of
from hordago.training.compiled import Int, compiled, fingerprint, kept
from hordago.training.count import close, count, holders
from hordago.training.lance import speak
from hordago.training.layout import GRANDE, JUEGO, ORDAGO_ACCEPTED, PARES, POINTS, PUNTO
from hordago.training.log import DECLARED, GAME, HAND, MATCH, OVER, ROOM, note
from hordago.training.mus import aside, deal, talk


@compiled
def game(t: Any, w: Any, p: Any, s: Any, log: Any, start: Any, corrido: Int) -> Int:
    """One game; false when it was broken off."""
    w.score[:] = start
    w.winner = -1
    mano = w.mano
    while w.winner < 0:
        if w.error or (log.size and w.log_at + ROOM > log.size):
            return False
        hand(t, w, p, s, log, corrido)
        if log.size:
            note(w, log, HAND, w.score[: t.sides])
        corrido = False
        w.mano = w.mano + 1 if w.mano + 1 < t.seats else 0
    s.games += 1
    s.wins[mano, w.winner] += 1
    s.endings[w.by] += 1
    return True


@compiled
def won(t: Any, w: Any, s: Any, log: Any) -> Int:
    """A side has won a game, and perhaps the set and the match (RULES D-20)."""
    w.games[w.winner] += 1
    set_won = w.games[w.winner] >= t.games_to_win
    w.sets[w.winner] += set_won
    over = set_won and w.sets[w.winner] >= t.sets_to_win
    if log.size:
        note(w, log, GAME, (w.winner, w.by, w.games[w.winner], w.sets[w.winner]))
    if set_won:
        w.games[:] = 0
    if over:
        s.matches += 1
        if log.size:
            note(w, log, OVER, (w.winner,))
    return over


@compiled
def hand(t: Any, w: Any, p: Any, s: Any, log: Any, corrido: Int) -> None:
    """One hand, from the deal to the count; sets ``w.winner`` when it ends the game."""
    s.hands += 1
    w.start_score[:] = w.score
    deal(t, w, log)
    if t.hand_size == 4:
        talk(t, w, p, s, log, np.int64(corrido))
        if w.error:
            return
    else:
        aside(t, w, s, log)
    w.mano_side = t.side_of[w.mano]
    seat = w.mano
    for rel in range(t.seats):
        w.class_[rel] = class_of(t, w, seat)
        w.keys[rel] = t.key[w.class_[rel]]
        seat = seat + 1 if seat + 1 < t.seats else 0
    if not lances(t, w, p, s, log):
        count(t, w, s, log)
    _count_points(t, w, s)


@compiled
def lances(t: Any, w: Any, p: Any, s: Any, log: Any) -> Int:
    """The four lances; true when a deje ended the game."""
    w.closed = 0
    for step in range(4):
        lance = step
        entitled = holders(t, w, lance)
        if lance >= PARES and log.size:
            note(w, log, DECLARED, (np.int64(lance), _real_seats(t, w, entitled)))
        if lance == JUEGO and not entitled:
            lance, entitled = PUNTO, holders(t, w, GRANDE)
        status = speak(t, w, p, s, log, lance, entitled)
        if close(t, w, s, log):
            return True
        if status == ORDAGO_ACCEPTED:
            return False
    return False


@compiled
def _real_seats(t: Any, w: Any, seats: Int) -> Int:
    """The mask of real seats."""
    real = np.int64(0)
    for rel in range(t.seats):
        if seats >> rel & 1:
            real |= np.int64(1) << ((w.mano + rel) % t.seats)
    return real


@compiled
def _count_points(t: Any, w: Any, s: Any) -> None:
    """Hands by what mano's side and the best other side got (not those that an órdago decided)."""
    if w.winner >= 0 and w.by == 2:
        return
    mine, theirs = np.int64(0), np.int64(0)
    for side in range(t.sides):
        got = w.score[side] - w.start_score[side]
        if side == w.mano_side:
            mine = got
        elif got > theirs:
            theirs = got
    s.points[min(mine, POINTS - 1), min(theirs, POINTS - 1)] += 1


def _door(stamp: int) -> Callable[..., None]:
    def play(t: Any, w: Any, p: Any, s: Any, log: Any, start: Any, games: Int) -> None:
        _ = stamp  # what makes the kept translation that of these files
        while s.games < games:
            w.mano = below(draw(w), t.seats)
            w.games[:] = 0
            w.sets[:] = 0
            if log.size:
                note(w, log, MATCH, (w.mano,))
            first = True
            while s.games < games:
                corrido = t.corrido == 2 or (t.corrido == 1 and first)
                first = False
                if not game(t, w, p, s, log, start, corrido):
                    return
                if won(t, w, s, log):
                    break

    return kept(play)


play = _door(fingerprint())
"""``play(tables, stream, policies, statistics, log, start, games)``: matches until so many games are played.

Each game begins with the score ``start``. With a log, play ends where that is full, in the middle of a game.
"""
