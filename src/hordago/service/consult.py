"""Public phrases between partners: which bots owe a person an answer (RULES B-29, D-12, D-13)."""

from __future__ import annotations

from typing import Final

from hordago.game.events import Looked, Perceived, Signed, Spoke
from hordago.game.legal import allowed_phrases
from hordago.service.state import TableState

_QUESTIONS: Final = ("ask", "mus", "cut")
"""What a bot takes for a question; "you", "yes" and "no" are none."""
_BESIDE: Final = (Looked, Signed, Perceived)


def said(state: TableState, seat: int) -> int:
    """How often that seat has said something to its partners since the last turn."""
    times = 0
    for event in reversed(state.hand_events):
        if isinstance(event, Spoke):
            times += event.seat == seat
        elif not isinstance(event, _BESIDE):
            break
    return times


def asked(state: TableState) -> tuple[int, ...]:
    """Bots whose partner, a person, asked them something since the last turn, and that owe it an answer."""
    match = state.match
    if match is None or not any(chair.bot for chair in state.chairs):
        return ()
    found: set[int] = set()
    answered: set[int] = set()
    for event in reversed(state.hand_events):
        if isinstance(event, _BESIDE):
            continue
        if not isinstance(event, Spoke):
            break
        if state.played_by(event.seat):
            answered.add(event.seat)
        elif event.phrase in _QUESTIONS:
            partners = match.plan.partners[event.seat]
            found |= {seat for seat in partners if state.played_by(seat) and seat not in answered}
    return tuple(seat for seat in sorted(found) if allowed_phrases(match, seat))
