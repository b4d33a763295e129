"""``hordago score``: what a score is worth."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hordago.cli.number import whole
from hordago.cli.problem import Problem
from hordago.cli.switch import Json
from hordago.rules import DEFAULT_PRESET, Rules, RulesError

if TYPE_CHECKING:
    from collections.abc import Sequence

Numbers = Annotated[list[int] | None, Parameter(consume_multiple=True, negative=())]


def score(
    *stones: int,
    mano: str = "us",
    preset: str = DEFAULT_PRESET,
    target: int | None = None,
    games: Numbers = None,
    players: int = 4,
    json_: Json = False,
) -> None:
    """How likely a side wins from a score, and what a stone is worth there.

    Parameters
    ----------
    stones
        The score before a hand, ours first, as in 25 31.
    mano
        Who is mano in it: us, them, or a seat, 0 being ours.
    preset
        The rulebook.
    target
        Stones that win a game, if not those of the rulebook.
    games
        Games won in this set, ours first, as in 1 0.
    players
        2 to 6; 4 and 6 play as two teams.
    json_
        Print one JSON object.
    """
    from hordago.odds import OddsError, match_probability, win_probability

    try:
        rules = Rules.preset(preset, seats=players, **({} if target is None else {"target": target}))
        seat = _seat(mano)
        win = win_probability(rules, stones, mano=seat)
        match = match_probability(rules, stones, mano=seat, games=games or ())
        changes = [_after(rules, stones, seat, side) for side in range(rules.side_count)]
        by_mano = [win_probability(rules, stones, mano=each) for each in range(rules.side_count)]
    except (OddsError, RulesError) as error:
        raise Problem(str(error)) from None
    if json_:
        found = {"win": win, "match": match, "stone": changes, "by_mano": by_mano}
        asked = {"score": stones, "games": games or [0] * rules.side_count, "mano": seat}
        print(json.dumps({**found, **asked, "target": rules.target, "preset": preset}))
        return
    print(f"{' : '.join(map(str, stones))} of {rules.target}, {preset}, {_mano_is(seat)}")
    print()
    print(f"We win the game     {win:7.1%}")
    for side, chance in enumerate(by_mano):
        if side != rules.sides[seat]:
            print(f"  if {_mano_is(side):17}{chance:6.1%}")
    for side, change in enumerate(changes):
        print(f"A stone for {_name(side):8}{change:+7.1%}")
    if (rules.games_to_win, rules.sets_to_win) != (1, 1):
        print(f"We win the match    {match:7.1%}")


def _seat(mano: str) -> int:
    found = {"us": 0, "them": 1}.get(mano, whole(mano))
    if found is None:
        raise Problem(f"--mano: {mano[:20]!r} is not possible; expected us, them or the number of a seat")
    return found


def _after(rules: Rules, stones: Sequence[int], mano: int, side: int) -> float:
    """What our chance changes by when a side has one stone more."""
    from hordago.odds import win_probability

    more = [each + (place == side) for place, each in enumerate(stones)]
    return win_probability(rules, more, mano=mano) - win_probability(rules, stones, mano=mano)


def _mano_is(seat: int) -> str:
    return {0: "we are mano", 1: "they are mano"}.get(seat, f"seat {seat} is mano")


def _name(side: int) -> str:
    return {0: "us", 1: "them"}.get(side, f"side {side}")
