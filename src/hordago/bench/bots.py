"""Decisions of the bots: one after the other, as they come in whole games against each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import NamedTuple

from hordago import __version__
from hordago.arena.sitting import Sitting
from hordago.bench.rounds import Contestant, Work
from hordago.bots import NAMES, Bot, make
from hordago.game import new_match
from hordago.game.actions import Action, Look, Sena
from hordago.game.legal import Legal
from hordago.rules.options import Rules
from hordago.views import SeatView

GAMES = 3
"""Whose decisions are asked for again and again."""


class Question(NamedTuple):
    """A decision of one seat in one game."""

    game: int
    view: SeatView
    legal: Legal


def contestants() -> list[Contestant]:
    """All levels, at four seats of eight kings."""
    return [Contestant(name, "decisions", __version__, _work(name)) for name in NAMES]


def _work(name: str) -> Work:
    questions: list[Question] = []
    asked: Iterator[Question] = iter(())
    players: dict[tuple[int, int], Bot] = {}

    def work() -> int:
        nonlocal asked
        if not questions:
            questions.extend(_questions())
            asked = cycle(questions)
        each = next(asked)
        if each is questions[0]:
            players.clear()
        key = each.game, each.view.viewer
        if key not in players:
            players[key] = make(name, each.view.viewer)
        players[key].act(each.view, each.legal)
        return 1

    return work


def _questions() -> list[Question]:
    """What comes up where the bot ``simple`` plays against itself, the same for all."""
    found: list[Question] = []
    for game in range(GAMES):
        rules = Rules.preset("spanish", games_to_win=1)
        listeners = [_Listener(make("simple", seat), found, game) for seat in range(rules.seats)]
        Sitting(new_match(rules), listeners, bytes([game]) * 32).play()
    return found


class _Listener:
    """A bot whose questions are written down."""

    def __init__(self, bot: Bot, found: list[Question], game: int) -> None:
        self._bot, self._found, self._game = bot, found, game

    def act(self, view: SeatView, legal: Legal) -> Action:
        self._found.append(Question(self._game, view, legal))
        return self._bot.act(view, legal)

    def signal(self, view: SeatView) -> Look | Sena | None:
        return self._bot.signal(view)
