"""A finished hand explained from its public events: all hands, how each lance ended, who got what and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hordago.cards.card import Card
from hordago.cards.evaluate import Evaluation, evaluator
from hordago.game.betting import Status
from hordago.game.events import Event, GameEnded, HandEnded, LanceClosed, MatchEnded, Paid, Shown
from hordago.game.showdown import Showdown, showdown
from hordago.rules.options import Rules


class LanceSummary(NamedTuple):
    """One lance of a finished hand."""

    lance: str
    status: str
    side: int | None
    """The side that held it alone, or that took the deje."""
    stones: int
    """Stake accepted, or deje."""
    winner: int | None
    """The seat whose hand won, where hands were compared."""
    tied: bool
    """Whether only the place at the table decided between equal hands."""
    holders: tuple[int, ...]
    """Seats entitled to it, from mano."""
    paid: tuple[Paid, ...]
    """What it brought, in order; those taken at once too."""


class HandSummary(NamedTuple):
    """A finished hand."""

    hands: tuple[tuple[Card, ...], ...]
    evaluations: tuple[Evaluation, ...]
    mano: int
    lances: tuple[LanceSummary, ...]
    paid: tuple[Paid, ...]
    """All payments in the order they were made."""
    score: tuple[int, ...]
    """The score after it."""
    game_winner: int | None
    by: str | None
    """``deje``, ``count`` or ``ordago`` when it ended the game."""
    games: tuple[int, ...] | None
    match_winner: int | None


def summarise(rules: Rules, mano: int, events: Sequence[Event]) -> HandSummary:
    """Explain a finished hand. ``events`` are those of the hand, HandEnded (and what follows it) included."""
    hands = next(event.hands for event in events if isinstance(event, Shown))
    order = tuple((mano + step) % rules.seats for step in range(rules.seats))
    counting = evaluator(rules.kings, rules.real31, wild=rules.jokers != "none")
    shown = showdown(counting, hands, order, rules.sides)
    paid = tuple(event for event in events if isinstance(event, Paid))
    game = next((event for event in events if isinstance(event, GameEnded)), None)
    return HandSummary(
        hands=hands,
        evaluations=shown.evaluations,
        mano=mano,
        lances=tuple(_lance(shown, event, paid) for event in events if isinstance(event, LanceClosed)),
        paid=paid,
        score=next(event.score for event in events if isinstance(event, HandEnded)),
        game_winner=game.winner if game else None,
        by=game.by if game else None,
        games=game.games if game else None,
        match_winner=next((event.winner for event in events if isinstance(event, MatchEnded)), None),
    )


def _lance(shown: Showdown, closed: LanceClosed, paid: tuple[Paid, ...]) -> LanceSummary:
    compares = closed.status in (Status.PASO, Status.ACCEPTED, Status.ORDAGO_ACCEPTED)
    winner = shown.winner(closed.lance, closed.participants) if compares else None
    return LanceSummary(
        closed.lance,
        closed.status,
        closed.side,
        closed.stones,
        winner,
        winner is not None and shown.tied(closed.lance, winner, closed.participants),
        shown.entitled(closed.lance),
        tuple(each for each in paid if each.lance == closed.lance),
    )
