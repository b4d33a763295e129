"""Floor 3: seed to deck to proof. A deal that nobody can choose and anybody can check."""

from hordago.fair.commit import NO_NONCE, commitment, deal_key, verify_commitment
from hordago.fair.errors import MalformedFairness
from hordago.fair.shuffle import (
    cut,
    cut_deck,
    deck,
    hands,
    reshuffle,
    seating_deck,
    seating_mano,
    turned_up,
)

__all__ = [
    "NO_NONCE",
    "MalformedFairness",
    "commitment",
    "cut",
    "cut_deck",
    "deal_key",
    "deck",
    "hands",
    "reshuffle",
    "seating_deck",
    "seating_mano",
    "turned_up",
    "verify_commitment",
]
