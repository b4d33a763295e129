"""A log of the simulator replayed by the engine, entry by entry: where they differ, one of them is wrong.

Legal words and amounts, cards, closed lances, payments, count, score, next mano and the ends of games and
matches are compared; see ``docs/reference/simulator.md``.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Final

from hordago.cards.card import CARDS
from hordago.game.actions import WORDS as ACTIONS
from hordago.game.actions import Action, Deal, Discard, Draw, Envido
from hordago.game.events import (
    Declared,
    Event,
    GameEnded,
    HandEnded,
    LanceClosed,
    ManoMoved,
    MatchEnded,
    OrdagoWon,
    Paid,
    Reshuffled,
)
from hordago.game.legal import Legal, legal_actions
from hordago.game.state import CHANCE, Match
from hordago.game.transition import apply, new_match
from hordago.rules.options import MAX_STAKE, Rules
from hordago.training import layout, log
from hordago.training.errors import TrainingError

Entry = tuple[int, Sequence[int]]
_DECISIONS: Final = (log.DEAL, log.TALK, log.DISCARD, log.DRAW, log.BET)


class Mismatch(TrainingError, AssertionError):
    """The simulator and the engine do not agree; the message says where."""

    code = "mismatch"


def entries(numbers: Sequence[int]) -> Iterator[Entry]:
    """The entries of a log."""
    place = 0
    while place < len(numbers):
        n = numbers[place + 1]
        yield numbers[place], numbers[place + 2 : place + 2 + n]
        place += 2 + n


def replay(rules: Rules, numbers: Sequence[int], start: Sequence[int] | None = None) -> int:
    """Replay a log from the first match on; ``start`` is the score at which games began (zeros).

    Returns the hands that were played to their end. Raises :class:`Mismatch`.
    """
    replayed = _Replay(rules, start)
    for place, (kind, given) in enumerate(entries(numbers)):
        try:
            replayed.take(kind, list(given))
        except Exception as error:
            raise Mismatch(f"{rules.preset_name or rules.to_dict()}, entry {place}: {error}") from error
    return replayed.hands


class _Replay:
    def __init__(self, rules: Rules, start: Sequence[int] | None) -> None:
        self.rules = rules
        self.start = start
        self.hands = 0
        self.due: deque[Entry] = deque()
        """What the engine says has happened, and the log has still to tell."""
        self.match: Match = new_match(rules)

    def take(self, kind: int, given: list[int]) -> None:
        if kind in _DECISIONS:
            _same("told before this", [], list(self.due))
            self._do(*_READERS[kind](self, given))
            return
        if kind == log.MATCH:
            self.match = new_match(self.rules, given[0], score=self.start)
            return
        self.hands += kind == log.HAND
        _same("event", self.due.popleft() if self.due else None, (kind, given))

    def _do(self, seat: int, action: Action) -> None:
        if action not in legal_actions(self.match):
            raise Mismatch(f"{action!r} of seat {seat} is not legal: {legal_actions(self.match)}")
        self.match, events = apply(self.match, seat, action)
        self.due.extend(told for event in events if (told := _told(event, self.match)))
        if self.start and any(isinstance(event, GameEnded) for event in events) and not self.match.over:
            tally = self.match.tally
            score = tuple(self.start)
            self.match = self.match.scoring(tally._replace(score=score, start_score=score))

    def _deal(self, cards: list[int]) -> tuple[int, Action]:
        return CHANCE, Deal([CARDS[each] for each in cards])

    def _draw(self, cards: list[int]) -> tuple[int, Action]:
        return CHANCE, Draw([CARDS[each] for each in cards])

    def _talk(self, given: list[int]) -> tuple[int, Action]:
        seat, count, *words, said = given
        legal = legal_actions(self.match)
        _same("talk", (legal.seat, [each.kind for each in legal]), (seat, _named(words[:count])))
        return seat, ACTIONS[layout.TALK_WORDS[said]]

    def _discard(self, given: list[int]) -> tuple[int, Action]:
        seat, least, most, *cards = given
        legal = legal_actions(self.match)
        ranges = [(each.kind, each.min, each.max) for each in legal]
        _same("discard", (legal.seat, ranges), (seat, [("discard", least, most)]))
        return seat, Discard([CARDS[each] for each in cards])

    def _bet(self, given: list[int]) -> tuple[int, Action]:
        seat, words, least, room, said, n = given
        legal = legal_actions(self.match)
        kinds = {word for place, word in enumerate(layout.WORDS) if words >> place & 1}
        _same("words", (legal.seat, {each.kind for each in legal}), (seat, kinds))
        _same("range", _range(legal, room), (least, room) if "envido" in kinds else None)
        word = layout.WORDS[said]
        return seat, Envido(n) if word == "envido" else ACTIONS.get(word) or _PASO


def _named(words: Sequence[int]) -> list[str]:
    return [layout.TALK_WORDS[each] for each in words]


def _range(legal: Legal, room: int) -> tuple[int | None, int | None] | None:
    """The range of the envido; "no limit" is anything that leaves room for many raises."""
    choice = legal.choice("envido")
    if choice is None:
        return None
    return choice.min, room if choice.max is None and room > MAX_STAKE // 4 else choice.max


_READERS: Final[dict[int, Any]] = {
    log.DEAL: _Replay._deal,
    log.TALK: _Replay._talk,
    log.DISCARD: _Replay._discard,
    log.DRAW: _Replay._draw,
    log.BET: _Replay._bet,
}
_PASO: Final = ACTIONS["paso"]


def _told(event: Event, match: Match) -> Entry | None:
    """The entry that an event must have in the log, or None where it has none."""
    if isinstance(event, LanceClosed):
        side = -1 if event.side is None else event.side
        status = layout.STATUSES.index(event.status)
        lance = layout.LANCES.index(event.lance)
        return log.CLOSED, [lance, status, side, event.stones, sum(1 << each for each in event.participants)]
    if isinstance(event, Paid):
        lance, reason = layout.LANCES.index(event.lance), layout.REASONS.index(event.reason)
        return log.PAID, [lance, event.side, event.points, reason, event.at_once]
    if isinstance(event, Declared):
        return log.DECLARED, [layout.LANCES.index(event.lance), sum(1 << seat for seat in event.holders)]
    if isinstance(event, OrdagoWon):
        return log.BEST, [layout.LANCES.index(event.lance), event.seat]
    if isinstance(event, ManoMoved):
        return log.MANO, [event.mano]
    if isinstance(event, Reshuffled):
        return log.RESHUFFLE, [event.seat, match.hand.stock.bit_count()]
    if isinstance(event, HandEnded):
        return log.HAND, list(event.score)
    if isinstance(event, GameEnded):
        by = layout.ENDINGS.index(event.by)
        sets = match.tally.sets[event.winner]
        return log.GAME, [event.winner, by, event.games[event.winner], sets]
    return (log.OVER, [event.winner]) if isinstance(event, MatchEnded) else None


def _same(what: str, engine: object, simulator: object) -> None:
    if engine != simulator:
        raise Mismatch(f"{what}: the engine has {engine}, the simulator {simulator}")
