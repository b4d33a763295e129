"""Whose hand is best in each lance, and what hands are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from hordago.cards.card import Card
from hordago.cards.evaluate import Evaluation, Evaluator
from hordago.game.make import make

_FIELDS: Final = {
    lance: Evaluation._fields.index(lance) for lance in ("grande", "chica", "pares", "juego", "punto")
}
_PARES: Final = _FIELDS["pares"]
_JUEGO: Final = _FIELDS["juego"]
_VALUES: Final = {lance: Evaluation._fields.index(f"{lance}_value") for lance in ("pares", "juego")}


class Showdown(NamedTuple):
    """All hands of a deal, evaluated. Seats are numbered counter-clockwise; ``order`` starts at mano."""

    evaluations: tuple[Evaluation, ...]
    order: tuple[int, ...]
    sides: tuple[int, ...]
    pares: tuple[int, ...]
    """Seats with pares, from mano."""
    juego: tuple[int, ...]
    """Seats with juego, from mano."""

    def entitled(self, lance: str) -> tuple[int, ...]:
        """Seats that may speak in a lance, from mano (RULES C.1)."""
        if lance == "pares":
            return self.pares
        if lance == "juego":
            return self.juego
        return self.order

    def winner(self, lance: str, sides: Sequence[int]) -> int:
        """The seat with the best hand of those sides among the entitled; ties to the nearest to mano."""
        evaluations, _, own, _, _ = self
        field, best, highest = _FIELDS[lance], -1, -1
        for seat in self.entitled(lance):
            key = cast("int", evaluations[seat][field])
            if key > highest and own[seat] in sides:
                best, highest = seat, key
        return best

    def tied(self, lance: str, seat: int, sides: Sequence[int]) -> bool:
        """Whether another seat of those sides holds as good a hand, so that the place decided."""
        key = getattr(self.evaluations[seat], lance)
        rivals = [o for o in self.entitled(lance) if o != seat and self.sides[o] in sides]
        return any(getattr(self.evaluations[other], lance) == key for other in rivals)

    def values(self, lance: str, side: int) -> int:
        """What all hands of a side are worth in pares or juego (RULES A72)."""
        field, value = _VALUES[lance], 0
        for held, own in zip(self.evaluations, self.sides, strict=True):
            if own == side:
                value += cast("int", held[field])
        return value


def showdown(
    evaluator: Evaluator, hands: Sequence[Sequence[Card]], order: tuple[int, ...], sides: tuple[int, ...]
) -> Showdown:
    """Evaluate all hands; ``order`` are the seats from mano."""
    evaluations = evaluator.evaluate_all(hands)
    pares, juego = [], []
    for seat in order:
        held = evaluations[seat]
        if held[_PARES]:
            pares.append(seat)
        if held[_JUEGO]:
            juego.append(seat)
    return make(Showdown, (evaluations, order, sides, tuple(pares), tuple(juego)))
