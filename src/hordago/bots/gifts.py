"""Which cards to give up: what a hand is worth when the lances begin, and the exact mean over all draws."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from hordago.bots.blueprint.layout import CUT_LATER
from hordago.bots.equity import worths
from hordago.bots.exchange import Qualities
from hordago.bots.pack import Pack, pack, usual_gift
from hordago.bots.policy import Policy
from hordago.cards import Card
from hordago.rules import Rules

_SPREAD: Final = 1e-4
"""Values of hands that differ by less say nothing."""


def best(rules: Rules, policy: Policy | None, order: int) -> Qualities:
    """What hands bring in that place from mano: by the blueprint's values, else by exact equities."""
    found = None if policy is None else _by_values(policy, pack(rules), order)
    return worths(rules, order) if found is None else found


@lru_cache(maxsize=64)
def _by_values(policy: Policy, table: Pack, order: int) -> Qualities | None:
    value = policy.strategy.value
    found = [value(CUT_LATER, order, table.number[_ranks(kind.ranks)]) for kind in table.scale.kinds]
    return Qualities(table.scale, found) if max(found) - min(found) > _SPREAD else None


def _ranks(counts: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(rank for rank, n in counts for _ in range(n))


def chosen(table: Pack, cards: Sequence[Card], given: int) -> tuple[Card, ...]:
    """The cards of a choice (``GIVEN``), which counts them from the lowest."""
    ordered = sorted(cards, key=lambda card: (table.scale.place_of[card], card))
    return tuple(card for place, card in enumerate(ordered) if given >> place & 1)


def drawn(chances: Sequence[float], random: Random) -> int:
    """One of some choices by their chances, which add up to 1 or less."""
    left = random.random() * sum(chances)
    for number, each in enumerate(chances):
        left -= each
        if left < 0:
            return number
    return max(range(len(chances)), key=lambda number: chances[number])


def plain(table: Pack, cards: Sequence[Card]) -> tuple[Card, ...]:
    """All but kings and pairs; at least one."""
    return chosen(table, cards, usual_gift(table, table.of(cards)))
