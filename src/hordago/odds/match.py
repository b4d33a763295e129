"""Match equity: how likely a side wins the match, from the value of a score in closed form (RULES D-20)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import Final

from hordago.odds.errors import BadScore, NotCovered
from hordago.odds.race import Share, check, race, win_probability
from hordago.rules.options import Rules

MANY: Final = 50_000
"""States of a match of three sides or more that are gone through at most."""

Ladder = tuple[tuple[Share, ...], ...]
"""By the wins that the side which leads needs, less one, and those that the other needs: how it ends."""


def match_probability(
    rules: Rules,
    score: Sequence[int],
    *,
    mano: int,
    side: int = 0,
    games: Sequence[int] = (),
    sets: Sequence[int] = (),
) -> float:
    """The chance, 0 to 1, that a side wins the match, at the beginning of a hand.

    ``score``, ``mano`` and ``side`` as in :func:`hordago.odds.race.win_probability`; ``games`` won in this
    set and ``sets`` won so far, one number a side, zeros by default. A score at the target is a game just
    won, not yet in ``games``; ``mano`` is then that of the next game's first hand.

    The deal goes on from game to game (D-20), so who is mano first in the next game depends on how many hands
    this one takes; with two sides that is in the table and in the answer. With more sides all games to come
    are as good for one as for another. Raises :class:`BadScore`, and :class:`NotCovered` for matches of three
    sides or more that are too long to go through.
    """
    check(rules, score, mano, side)
    won = _won("games", games, rules, rules.games_to_win)
    taken = _won("sets", sets, rules, rules.sets_to_win)
    if rules.side_count > 2:
        return _among_many(rules, score, mano, side, won, taken)
    now = _game(rules, score, leads=rules.sides[mano] == side, side=side)
    fresh = race(rules).share(rules.target, rules.target, leads=True)
    to_set = ladder(rules.games_to_win, fresh)
    to_match = ladder(rules.sets_to_win, to_set[-1][-1])
    games_left, sets_left = [rules.games_to_win - n for n in won], [rules.sets_to_win - n for n in taken]
    this_set = then(now, games_left[side], games_left[1 - side], to_set)
    return then(this_set, sets_left[side], sets_left[1 - side], to_match).win


def ladder(wins: int, first: Share) -> Ladder:
    """First to so many wins: how it ends from every state, for the side that leads in the next one.

    ``first``: how a single one ends for the side that leads in it.
    """
    return _ladder(wins, first)


@lru_cache(maxsize=64)
def _ladder(wins: int, first: Share) -> Ladder:
    rows = [[first] * wins for _ in range(wins)]
    for total in range(2, 2 * wins + 1):
        for mine in range(max(1, total - wins), min(wins, total - 1) + 1):
            rows[mine - 1][total - mine - 1] = then(first, mine, total - mine, rows)
    return tuple(map(tuple, rows))


def then(now: Share, mine: int, theirs: int, after: Sequence[Sequence[Share]]) -> Share:
    """How it ends for a side that needs so many wins against so many, and whose next one ends as ``now``."""
    found = [0.0, 0.0, 0.0, 0.0]
    for place, chance in enumerate(now):
        win, leads = place < 2, place % 2 == 0
        needs, needed = (mine - 1, theirs) if win else (mine, theirs - 1)
        if needs == 0 or needed == 0:
            end = Share(*(float(each == place) for each in range(4)))
        elif leads:
            end = after[needs - 1][needed - 1]
        else:
            end = after[needed - 1][needs - 1].turned()
        found = [total + chance * each for total, each in zip(found, end, strict=True)]
    return Share(*found)


def _game(rules: Rules, score: Sequence[int], *, leads: bool, side: int) -> Share:
    mine, theirs = (rules.target - score[each] for each in (side, 1 - side))
    if mine > 0 and theirs > 0:
        return race(rules).share(mine, theirs, leads=leads)
    place = (0 if mine <= 0 else 2) + (not leads)
    return Share(*(float(each == place) for each in range(4)))


def _won(name: str, given: Sequence[int], rules: Rules, enough: int) -> tuple[int, ...]:
    won = tuple(given) or (0,) * rules.side_count
    if len(won) != rules.side_count or not all(type(each) is int and 0 <= each < enough for each in won):
        raise BadScore(
            f"{name}: expected {rules.side_count} whole numbers from 0 to {enough - 1}, not {list(given)}"
        )
    return won


def _among_many(
    rules: Rules, score: Sequence[int], mano: int, side: int, games: Sequence[int], sets: Sequence[int]
) -> float:
    left_games = [rules.games_to_win - each for each in games]
    left_sets = [rules.sets_to_win - each for each in sets]
    if prod(left_games) > MANY or prod(left_sets) > MANY:
        raise NotCovered(
            f"a match of {rules.side_count} sides over so many games or sets is not gone through"
        )
    total = 0.0
    for winner in range(rules.side_count):
        chance = win_probability(rules, score, mano=mano, side=winner)
        for taker, taken in enumerate(_even(_less(left_games, winner))):
            total += chance * taken * _even(_less(left_sets, taker))[side]
    return total


def _less(needs: Sequence[int], winner: int) -> tuple[int, ...]:
    return tuple(need - (each == winner) for each, need in enumerate(needs))


@lru_cache(maxsize=2 * MANY)
def _even(needs: tuple[int, ...]) -> tuple[float, ...]:
    """Chances when each has the same chance in everything to come."""
    if 0 in needs:
        return tuple(float(need == 0) for need in needs)
    n = len(needs)
    after = [_even(_less(needs, winner)) for winner in range(n)]
    return tuple(sum(each[side] for each in after) / n for side in range(n))
