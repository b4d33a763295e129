"""Hordago: the complete game of Mus.

    from hordago import Rules, new_match, legal_actions, apply, view

loads cards, rules, game and views, which need the standard library only; all else loads when it is named.
"""

from hordago.cards import CARDS, Card, Evaluation, card, evaluator
from hordago.game import (
    CHANCE,
    Action,
    Choice,
    Event,
    GameError,
    IllegalAction,
    Legal,
    Malformed,
    Match,
    Table,
    apply,
    fold,
    free_actions,
    legal_actions,
    new_match,
    started,
)
from hordago.rules import PRESETS, Rules, RulesError
from hordago.views import SPECTATOR, SeatView, view, visible

__version__ = "0.1.0"

__all__ = [
    "CARDS",
    "CHANCE",
    "PRESETS",
    "SPECTATOR",
    "Action",
    "Card",
    "Choice",
    "Evaluation",
    "Event",
    "GameError",
    "IllegalAction",
    "Legal",
    "Malformed",
    "Match",
    "Rules",
    "RulesError",
    "SeatView",
    "Table",
    "__version__",
    "apply",
    "card",
    "evaluator",
    "fold",
    "free_actions",
    "legal_actions",
    "new_match",
    "started",
    "view",
    "visible",
]
