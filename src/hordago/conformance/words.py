"""The words of vectors as actions of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hordago.conformance.errors import BadVector, Rejected
from hordago.game.actions import Action, Envido, NoQueremos, NoQuiero, Ordago, Paso, Queremos, Quiero
from hordago.game.errors import IllegalAction, Malformed
from hordago.game.events import Event
from hordago.game.state import Betting, Match
from hordago.game.transition import apply

_PLAIN: Final[dict[str, Action]] = {
    "paso": Paso(),
    "quiero": Quiero(),
    "no_quiero": NoQuiero(),
    "queremos": Queremos(),
    "no_queremos": NoQueremos(),
    "ordago": Ordago(),
}
DEFAULT_AMOUNT: Final = 2


def say(match: Match, spoken: Sequence[Any], place: int) -> tuple[Match, tuple[Event, ...]]:
    """Apply ``[seat, word, n?]``; raises :class:`Rejected` if the engine refuses it."""
    phase = match.phase
    assert isinstance(phase, Betting)
    seat, word, *amounts = spoken
    try:
        return apply(match, seat, _action(word, amounts, phase))
    except (IllegalAction, Malformed) as error:
        raise Rejected(place, str(error)) from None


def _action(word: str, amounts: list[Any], phase: Betting) -> Action:
    """``envido`` only opens, ``mas`` and ``reenvido`` only raise (RULES C.3)."""
    pending, stake = phase.node.pending, phase.stake
    if word in _PLAIN or word == "reenvido":
        if amounts:
            raise Malformed("malformed", f"{word} takes no amount")
        if word in _PLAIN:
            return _PLAIN[word]
    elif word not in ("envido", "mas"):
        raise BadVector(f"unknown word {word!r}")
    if pending is (word == "envido"):
        raise IllegalAction("not-legal-now", f"{word} is not possible now", phase.lance)
    if word == "reenvido":
        return Envido(stake)
    if len(amounts) > 1:
        raise BadVector(f"{word} takes one amount")
    return Envido(amounts[0] if amounts else DEFAULT_AMOUNT)
