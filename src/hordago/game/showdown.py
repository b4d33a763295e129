"""Whose hand is best in each lance, and what hands are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from hordago.cards.card import Card
from hordago.cards.evaluate import Evaluation, Evaluator, best_seat
from hordago.game.make import make

_FIELDS: Final = {
    lance: Evaluation._fields.index(lance) for lance in ("grande", "chica", "pares", "juego", "punto")
}


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
        field = _FIELDS[lance]
        keys = cast("list[int]", [each[field] for each in self.evaluations])
        return best_seat(keys, [seat for seat in self.entitled(lance) if self.sides[seat] in sides])

    def tied(self, lance: str, seat: int, sides: Sequence[int]) -> bool:
        """Whether another seat of those sides holds as good a hand, so that the place decided."""
        key = getattr(self.evaluations[seat], lance)
        rivals = [o for o in self.entitled(lance) if o != seat and self.sides[o] in sides]
        return any(getattr(self.evaluations[other], lance) == key for other in rivals)

    def values(self, lance: str, side: int) -> int:
        """What all hands of a side are worth in pares or juego (RULES A72)."""
        field = f"{lance}_value"
        return sum(getattr(self.evaluations[seat], field) for seat in self.order if self.sides[seat] == side)


def showdown(
    evaluator: Evaluator, hands: Sequence[Sequence[Card]], order: tuple[int, ...], sides: tuple[int, ...]
) -> Showdown:
    """Evaluate all hands; ``order`` are the seats from mano."""
    evaluations = tuple(map(evaluator.evaluate, hands))
    pares = tuple([seat for seat in order if evaluations[seat].pares])
    juego = tuple([seat for seat in order if evaluations[seat].juego])
    return make(Showdown, (evaluations, order, sides, pares, juego))
