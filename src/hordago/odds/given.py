"""What is known beside the own hand: other cards, declarations, señas, who stayed served."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from hordago.cards.card import Card
from hordago.cards.evaluate import HAND_SIZE, Evaluation
from hordago.odds.errors import OddsError
from hordago.rules.options import Rules
from hordago.rules.signals import SIGNALS

Belief = Callable[[Evaluation], float]
"""How likely a seat does what it was seen to do when it holds such a hand: any number from 0 up."""


@dataclass(frozen=True, kw_only=True)
class Given:
    """Everything known beside the own hand; all of it holds at once. Seats count from mano, who is 0."""

    known: Mapping[int, Sequence[Card]] = field(default_factory=dict)
    """Seat → cards that it is known to hold, up to four."""
    out: Sequence[Card] = ()
    """Cards that nobody holds, such as one's own discards."""
    pares: Mapping[int, bool] = field(default_factory=dict)
    """Seat → whether it declared pares."""
    juego: Mapping[int, bool] = field(default_factory=dict)
    """Seat → whether it declared juego."""
    senas: Mapping[int, Sequence[str]] = field(default_factory=dict)
    """Seat → meanings of the signs it made (RULES A.7). Signs are true, so each one narrows its hands."""
    served: frozenset[int] = frozenset()
    """Seats that gave up no card in a mus visto (RULES B-23). That alone says nothing about their cards: see
    docs/reference/odds.md. What it does say about a way of playing belongs into ``beliefs``."""
    beliefs: Mapping[int, Belief] = field(default_factory=dict)
    """Seat → how its play weighs its hands; a model of play, so the answer is only as true as the model."""

    def seats(self) -> set[int]:
        """All seats that something is said about."""
        said = (self.known, self.pares, self.juego, self.senas, self.served, self.beliefs)
        return {seat for each in said for seat in each}

    def tells_of_others(self, seat: int) -> bool:
        """Whether it may narrow the hands of other seats than this one."""
        said = (self.pares, self.juego, self.senas, self.beliefs)
        known = any(self.known.values())
        return bool(known or self.out or any(other != seat for each in said for other in each))

    def allows(self, rules: Rules, seat: int, hand: Evaluation) -> bool:
        """Whether the declarations and signs of a seat are true of such a hand."""
        table = SIGNALS[rules.signals]
        if seat in self.pares and self.pares[seat] != (hand.pares > 0):
            return False
        if seat in self.juego and self.juego[seat] != (hand.juego > 0):
            return False
        return all(table[meaning].holds(hand) for meaning in self.senas.get(seat, ()))

    def check(self, rules: Rules, seat: int, hand: Sequence[Card]) -> None:
        """Raise :class:`OddsError` when a seat, card or sign cannot be meant; ``seat`` is the own one."""
        for other in sorted(self.seats()):
            if type(other) is not int or not 0 <= other < rules.seats:
                raise OddsError(f"seat {other}: there are seats 0 to {rules.seats - 1}")
        if seat in self.known:
            raise OddsError(f"seat {seat} is the hand itself: known cards are those of other seats")
        taken = dict.fromkeys(hand, "the hand")
        for other, cards in self.known.items():
            if len(cards) > HAND_SIZE:
                raise OddsError(f"seat {other} cannot hold {len(cards)} cards: expected up to {HAND_SIZE}")
            _take(taken, cards, f"the hand of seat {other}")
        _take(taken, self.out, "the cards that are out")
        self._check_senas(rules)

    def _check_senas(self, rules: Rules) -> None:
        table = SIGNALS[rules.signals]
        for seat, meanings in self.senas.items():
            if len(set(rules.sides)) == rules.seats:
                raise OddsError(f"sena of seat {seat}: there are no señas where each plays for himself")
            for meaning in meanings:
                if meaning not in table:
                    listed = ", ".join(table) or "none: it plays without señas"
                    raise OddsError(f"sena of seat {seat}: {meaning!r} is not a sign of this table; {listed}")


def _take(taken: dict[Card, str], cards: Sequence[Card], where: str) -> None:
    for card in cards:
        if card in taken:
            also = "twice in" if taken[card] == where else f"in {taken[card]} and in"
            raise OddsError(f"{card} is {also} {where}: every card is there once")
        taken[card] = where
