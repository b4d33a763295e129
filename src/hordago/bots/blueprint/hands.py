"""All hands of one way of counting kings, in the order that the blueprint numbers them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from hordago.cards import CARDS, Card, Evaluation, evaluator
from hordago.cards.evaluate import HAND_SIZE

LANCES: Final = ("grande", "chica", "pares", "juego", "punto")
"""Lances by number."""
GRANDE, PARES, JUEGO, PUNTO = 0, 2, 3, 4
GIVEN: Final = 16
"""Ways to give up cards of a sorted hand: bit i is the i-th lowest card; 0 gives up nothing."""


class Hands(NamedTuple):
    """Hands by number: first those with neither pares nor juego, then juego alone, both, and pares alone."""

    order: str
    """Ranks as played, lowest first; ranks are numbered by it."""
    deck: tuple[int, ...]
    """By rank: cards in the full deck."""
    ranks: tuple[tuple[int, ...], ...]
    """By hand: the ranks of its cards, lowest first."""
    held: tuple[Evaluation, ...]
    number: dict[tuple[int, ...], int]
    """Sorted ranks → hand."""
    no_pares: int
    """Hands below this number have no pares."""
    juego: range
    """Hands that have juego."""
    buckets: tuple[tuple[int, ...], ...]
    """By lance and hand: what is told apart, that is the hand in grande, chica and pares, its juego or its
    total in the others; −1 where the hand does not speak."""
    widths: tuple[int, ...]
    """By lance: how many buckets there are."""
    places: tuple[tuple[int, ...], ...]
    """By lance and bucket: its place among all from the weakest; neighbours mostly play alike."""
    played: tuple[int, ...]
    """By card: its rank."""

    def of(self, cards: Iterable[Card]) -> int:
        """The number of four cards."""
        return self.number[tuple(sorted(self.played[card] for card in cards))]

    def sorted(self, cards: Iterable[Card]) -> list[Card]:
        """The cards as a choice of what to give up counts them: from the lowest."""
        return sorted(cards, key=lambda card: (self.played[card], card))


@lru_cache(maxsize=4)
def hands_of(kings: int) -> Hands:
    """The hands with 4 or 8 kings (330 or 715); 9 are the hands of 8 with another deck."""
    counted = evaluator(kings)
    played = tuple(counted.order.index(counted.played_rank(card)) for card in CARDS)
    deck = tuple(played.count(rank) for rank in range(len(counted.order)))
    evaluated = {each: counted.evaluate(_cards(each, played)) for each in _fours(len(deck))}
    ranks = sorted(evaluated, key=lambda each: (_group(evaluated[each]), each))
    held = tuple(evaluated[each] for each in ranks)
    groups = [_group(each) for each in held]
    buckets = _buckets(held)
    return Hands(
        order=counted.order,
        deck=deck,
        ranks=tuple(ranks),
        held=held,
        number={each: number for number, each in enumerate(ranks)},
        no_pares=sum(group < 2 for group in groups),
        juego=range(sum(group < 1 for group in groups), sum(group < 3 for group in groups)),
        buckets=buckets,
        widths=tuple(max(row) + 1 for row in buckets),
        places=_places(held, buckets),
        played=played,
    )


def _fours(ranks: int) -> Iterable[tuple[int, ...]]:
    return combinations_with_replacement(range(ranks), HAND_SIZE)


def _cards(four: Sequence[int], played: Sequence[int]) -> list[Card]:
    """Four cards of these ranks."""
    cards: list[Card] = []
    for rank in four:
        cards.append(next(card for card in CARDS if played[card] == rank and card not in cards))
    return cards


def _group(held: Evaluation) -> int:
    return (3, 2)[held.juego > 0] if held.pares else (0, 1)[held.juego > 0]


def _buckets(held: Sequence[Evaluation]) -> tuple[tuple[int, ...], ...]:
    every = tuple(range(len(held)))
    first = sum(not each.pares for each in held)
    juegos = sorted({each.juego for each in held if each.juego})
    totals = sorted({each.total for each in held if not each.juego})
    return (
        every,
        every,
        tuple(max(number - first, -1) for number in every),
        tuple(juegos.index(each.juego) if each.juego else -1 for each in held),
        tuple(-1 if each.juego else totals.index(each.total) for each in held),
    )


def _places(held: Sequence[Evaluation], buckets: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    strengths: tuple[Callable[[Evaluation], tuple[int, ...]], ...] = (
        lambda each: (each.grande,),
        lambda each: (each.chica,),
        lambda each: (each.pares, each.juego),
        lambda each: (each.juego,),
        lambda each: (each.punto,),
    )
    found = []
    for row, strength in zip(buckets, strengths, strict=True):
        holder = {bucket: hand for hand, bucket in enumerate(row) if bucket >= 0}
        ladder = sorted(holder, key=lambda bucket: strength(held[holder[bucket]]))
        place = {bucket: number for number, bucket in enumerate(ladder)}
        found.append(tuple(place[bucket] for bucket in range(len(place))))
    return tuple(found)
