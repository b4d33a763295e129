"""What is played for a bot that gives no usable answer."""

from __future__ import annotations

from hordago.game.actions import WORDS, Action, Cut, Discard, Envido
from hordago.game.legal import Legal
from hordago.views import SeatView


def modest(view: SeatView, legal: Legal) -> Action:
    """The most modest legal action: pass, refuse, no mus, the fewest cards. ``legal`` is not empty."""
    kinds = {choice.kind for choice in legal}
    for kind, action in WORDS.items():
        if kind in kinds:
            return action
    choice = legal.choices[0]
    least = choice.min or 0
    if choice.kind == "discard":
        return Discard(view.cards[:least])
    return Cut(least) if choice.kind == "cut" else Envido(least)
