"""What no sensible player says, whatever the rest of its judgement is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hordago.bots.judge import Judge, Judged
from hordago.game.actions import Action

_REFUSALS = ("no_quiero", "no_queremos")
_ACCEPTS = ("quiero", "queremos")
_BOLD = ("envido", "ordago")


def lawful(judge: Judge, judged: Sequence[Judged]) -> list[Judged]:
    """The words that are left, never none: a law that would leave nothing is not applied."""
    left = list(judged)
    for forbids in (
        _folds_the_best,
        _gives_the_game_away,
        _accepts_the_lost,
        _raises_for_nothing,
        _bids_beyond,
    ):
        kept = [each for each in left if not forbids(judge, each.action, left)]
        left = kept or left
    return left


Law = Callable[[Judge, Action, Sequence[Judged]], bool]


def _folds_the_best(judge: Judge, action: Action, _: Sequence[Judged]) -> bool:
    """A hand that cannot be beaten refuses nothing."""
    return judge.sure and action.kind in _REFUSALS


def _gives_the_game_away(judge: Judge, action: Action, judged: Sequence[Judged]) -> bool:
    """Nothing is refused for the game while something else may still win it."""
    if action.kind not in _REFUSALS or judge.prospect.them > judge.bet.price:
        return False
    if judge.view.rules.deje_timing != "immediate" or judge.partner_answers(action):
        return False
    return any(each.value.win > 0 for each in judged if each.action.kind not in _REFUSALS)


def _accepts_the_lost(judge: Judge, action: Action, judged: Sequence[Judged]) -> bool:
    """No órdago is accepted, and none said against another bet, with a hand that cannot win."""
    if not (judge.lost and judge.bet.ordago and action.kind in _ACCEPTS):
        return False
    return any(each.value.win > 0 for each in judged if each.action.kind in _REFUSALS)


def _raises_for_nothing(judge: Judge, action: Action, _: Sequence[Judged]) -> bool:
    """What stands is enough for our game, or for theirs that a refusal would not save."""
    return action.kind in _BOLD and 0 < judge.prospect.us <= judge.bet.stake


def _bids_beyond(judge: Judge, action: Action, judged: Sequence[Judged]) -> bool:
    """An órdago adds nothing to a bet that ends the game for both sides."""
    if action.kind != "ordago":
        return False
    return judge.bet.stake >= max(judge.prospect.us, judge.prospect.them)
