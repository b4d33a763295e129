"""A duplicate deal: the same cards and the same chance played twice, with the sides swapped."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from hordago.arena.seer import player
from hordago.arena.sitting import Sitting, derived
from hordago.bots.players import dismiss
from hordago.game import Match, Table, new_match
from hordago.game.state import Over
from hordago.odds.race import win_probability
from hordago.rules import Rules


class Contest(NamedTuple):
    """What is played in every deal, whoever plays."""

    rules: Rules
    """Of one game to the target, between two sides."""
    seed: str
    """Any text; all cards and the bots' own chance follow from it."""
    score: tuple[int, int] | None = None
    """None for whole games; else the stones of both sides before a single hand."""
    senas: str = "eyes"
    """Who sees a sign (``Table.sena_mode``)."""


class Duplicate(NamedTuple):
    """What came of a deal that ``a`` and ``b`` played twice: first with ``a`` on side 0, then on side 1."""

    a: str
    b: str
    deal: int
    """Its number, from 0."""
    won: tuple[float, float]
    """1 where ``a`` won the game, or took more stones in a single hand; 0.5 for as many."""
    points: tuple[int, int]
    """Stones of ``a`` less those of ``b``."""
    hands: tuple[int, int]
    lost: tuple[int, int]
    """Decisions that the programs of ``a`` and of ``b`` lost by their own fault, in both plays."""
    chance: tuple[float, float] | None = None
    """Of single hands: the chance of ``a`` to win the game from the score after each."""


def contest(rules: Rules, seed: str, score: tuple[int, int] | None = None, senas: str = "eyes") -> Contest:
    """Whole games to the target or, from a score, single hands (then never in mus corrido).

    Raises ValueError where there are not two sides, or for a score that no game can have.
    """
    if rules.side_count != 2:
        raise ValueError(f"{rules.side_count} sides cannot swap places; the arena plays two")
    rules = rules.replace(games_to_win=1, sets_to_win=1)
    if score is not None:
        rules = rules.replace(mus_corrido="off")
        if not all(0 <= stones < rules.target for stones in score):
            raise ValueError(f"a score of {score[0]} and {score[1]} is no score of a game to {rules.target}")
    return Contest(rules, seed, score, senas)


def play(told: Contest, a: str, b: str, deal: int) -> Duplicate:
    """Play a deal twice. Mano of the first hand is the seat ``deal`` modulo the number of seats."""
    own = derived(hashlib.sha256(told.seed.encode()).digest(), f"duplicate {deal}")
    first, second = (_once(told, names, deal, own) for names in ((a, b), (b, a)))
    return Duplicate(
        a,
        b,
        deal,
        (first.won, 1 - second.won),
        (first.points, -second.points),
        (first.hands, second.hands),
        (first.lost[0] + second.lost[1], first.lost[1] + second.lost[0]),
        None if first.chance is None or second.chance is None else (first.chance, 1 - second.chance),
    )


class _Play(NamedTuple):
    """One play, as side 0 sees it."""

    won: float
    points: int
    hands: int
    lost: tuple[int, int]
    chance: float | None = None


def _once(told: Contest, names: tuple[str, str], deal: int, own: bytes) -> _Play:
    """``names``: who plays each side. A seat's bot has the same seed in both plays, whoever it is."""
    rules = told.rules
    players = [player(names[side], derived(own, f"bot {seat}")) for seat, side in enumerate(rules.sides)]
    try:
        match = new_match(rules, deal % rules.seats, table=Table(sena_mode=told.senas), score=told.score)
        match = Sitting(match, players, own).play(hands=None if told.score is None else 1)
    finally:
        dismiss(players)
    lost = [0, 0]
    for side, each in zip(rules.sides, players, strict=True):
        lost[side] += getattr(each, "lost", 0)
    return _result(told, match, (lost[0], lost[1]))


def _result(told: Contest, match: Match, lost: tuple[int, int]) -> _Play:
    before = told.score or (0, 0)
    ours, theirs = (stones - start for stones, start in zip(match.tally.score, before, strict=True))
    points, hands = ours - theirs, match.tally.hand
    if isinstance(match.phase, Over):
        won, hands = float(match.phase.winner == 0), hands + 1
        if told.score is None:
            return _Play(won, points, hands, lost)
    more = (points > 0) + (points == 0) / 2
    return _Play(more, points, hands, lost, _chance(match))


def _chance(match: Match) -> float:
    """The chance of side 0 to win the game from here."""
    if isinstance(match.phase, Over):
        return float(match.phase.winner == 0)
    return win_probability(match.rules, match.tally.score, mano=match.mano)
