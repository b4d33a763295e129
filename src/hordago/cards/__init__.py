"""Floor 0: cards, decks and what a hand is worth. Knows nothing of rules, seats or points."""

from hordago.cards.card import (
    CARDS,
    DECK_SIZE,
    FULL_DECK,
    RANKS,
    SUITS,
    Card,
    MalformedCard,
    card,
    cards,
    mask,
    unmask,
)
from hordago.cards.evaluate import Evaluation, Evaluator, evaluator

__all__ = [
    "CARDS",
    "DECK_SIZE",
    "FULL_DECK",
    "RANKS",
    "SUITS",
    "Card",
    "Evaluation",
    "Evaluator",
    "MalformedCard",
    "card",
    "cards",
    "evaluator",
    "mask",
    "unmask",
]
