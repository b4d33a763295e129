"""What players are taken to do: by the blueprint at a score, and by plain sense where that is silent."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from hordago.bots.blueprint.artefact import Blueprint, Strategy
from hordago.bots.blueprint.hands import GIVEN
from hordago.bots.pack import Draws, Pack, Weights, draws_of, usual_gift, ways_of
from hordago.bots.situation import TALK, Place

Column = Sequence[float]
_SENSE: Final[dict[str, Callable[[float], float]]] = {
    "paso": lambda share: 0.95 - 0.6 * share**3,
    "envido": lambda share: 0.08 + 0.7 * share**4,
    "ordago": lambda share: 0.006 + 0.25 * share**12,
    "quiero": lambda share: 0.08 + 0.8 * share**2,
    "no_quiero": lambda share: 0.95 - 0.9 * share**2,
    "mus": lambda share: 0.95 - 0.9 * share**5,
    "no_mus": lambda share: 0.03 + 0.9 * share**5,
    "defer": lambda share: 0.1 + 0.6 * share * (1 - share),
}
"""How likely a player of plain sense says a word with a hand better than that share of all."""
_COLUMNS: Final = 200
"""Words of which the chances of all hands are kept, for each score."""
_ANY: Final = 0.3
"""How often such a player gives up cards in another way than the usual one."""


@lru_cache(maxsize=64)
def sense(table: Pack, kind: str, lance: int) -> Column:
    """By hand: how likely plain sense says that word."""
    rule = _SENSE[kind]
    shares = table.quality if lance == TALK else table.shares[lance]
    return tuple(rule(share) for share in shares)


class Policy:
    """A blueprint at one score; get it from :func:`policy`."""

    def __init__(self, book: Blueprint, strategy: Strategy) -> None:
        self.book = book
        self.strategy = strategy
        self.layout = strategy.layout
        self._columns: dict[tuple[int, int], Column | None] = {}

    def bucket(self, place: Place, hand: int) -> int:
        """The bucket of a hand in a situation."""
        return hand if place.lance == TALK else self.layout.hands.buckets[place.lance][hand]

    def chances(self, place: Place, hand: int) -> tuple[float, ...] | None:
        """The chance of each of the situation's words with a hand, None where nothing was learnt."""
        bucket = self.bucket(place, hand)
        if bucket < 0:
            return None
        found = self.strategy.chances(place.row, place.columns, bucket)
        if found is None or len(found) == len(place.words):
            return found
        kept = found[: len(place.words)]
        total = sum(kept)
        return tuple(each / total for each in kept) if total else None

    def column(self, place: Place, choice: int) -> Column | None:
        """By hand: the chance of a word, −1 where it does not speak; None where nothing was learnt."""
        key = place.row, choice
        if key not in self._columns:
            if len(self._columns) >= _COLUMNS:
                self._columns.clear()
            self._columns[key] = self._column(place, choice)
        return self._columns[key]

    def _column(self, place: Place, choice: int) -> Column | None:
        found = [self.strategy.chances(place.row, place.columns, bucket) for bucket in range(place.width)]
        known = [each[choice] for each in found if each is not None]
        if not known:
            return None
        if place.lance == TALK:
            return array("d", known)
        buckets = self.layout.hands.buckets[place.lance]
        return array("d", (known[bucket] if bucket >= 0 else -1.0 for bucket in buckets))

    def gives(self, row: int, hand: int) -> tuple[float, ...] | None:
        """The chance of each choice of cards to give up (``GIVEN``), None where nothing was learnt."""
        found = self.strategy.chances(row, GIVEN, hand)
        # to give up nothing is no choice: it marks hands that were not reached
        return None if found is None or found[0] > 0 else found


def policy(book: Blueprint, mano: int, other: int) -> Policy:
    """The blueprint where mano's side needs that many stones and the other side that many."""
    return _policy(book, book.bucket(mano), book.bucket(other))


@lru_cache(maxsize=16)
def _policy(book: Blueprint, mano: int, other: int) -> Policy:
    return Policy(book, book.strategy(book.steps[mano], book.steps[other]))


# ── exchanges ────────────────────────────────────────────────────────────────────────────────────────


def exchanged(
    table: Pack, before: Sequence[float], given: Callable[[int], tuple[float, ...] | None], cards: int
) -> Weights | None:
    """By hand: how much likelier than by a fresh deal a seat holds it after giving up so many cards.

    ``before``: the same before the exchange. ``given``: the chance of each choice of cards by hand.
    None where nobody could have given up so many.
    """
    draws: Draws = draws_of(table)
    ways = ways_of(table, table.full)
    kept = [0.0] * len(draws.sizes)
    size = 4 - cards
    for hand, row in enumerate(draws.keeps):
        weight = ways[hand] * before[hand]
        if weight <= 0.0:
            continue
        chances = given(hand)
        for choice, place in row:
            if draws.sizes[place] == size:
                usual = chances[choice] if chances else 1.0 if choice == usual_gift(table, hand) else 0.0
                kept[place] += weight * ((1 - _ANY) * usual + _ANY / 15)
    found = [0.0] * len(table.ranks)
    for place, weight in enumerate(kept):
        if weight > 0.0:
            hands = draws.completed[place]
            each = weight / sum(chance for _, chance in hands)
            for hand, chance in hands:
                found[hand] += each * chance
    total = sum(found)
    if total <= 0.0:
        return None
    deals = sum(ways)
    return [
        weight / total / (many / deals) if many else 0.0 for weight, many in zip(found, ways, strict=True)
    ]
