"""The forty cards of the Spanish deck.

A card is an ``int`` from 0 to 39 (10 × suit + rank place), so that hands and stocks can be bit masks and
look-ups are plain indexing; it prints as the two letters of the notation (RULES section 0).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, Self

from hordago.cards.quoted import quoted

RANKS: Final = "1234567SCR"
"""Rank letters in natural order: 1 to 7, sota, caballo, rey."""

SUITS: Final = "oceb"
"""Suit letters: oros, copas, espadas, bastos."""

DECK_SIZE: Final = 40


class MalformedCard(ValueError):
    """Text or number that names no card."""

    code = "malformed-card"


class Card(int):
    """One card, 0 to 39; ``str(card)`` is rank letter + suit letter, e.g. ``Ro``, ``3b``.

    Raises :class:`MalformedCard` for any other number.
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Self:
        if not 0 <= number < DECK_SIZE:
            raise MalformedCard(f"{number} is not the number of a card: expected 0 to {DECK_SIZE - 1}")
        return super().__new__(cls, number)

    @property
    def rank(self) -> str:
        """The printed rank, one of :data:`RANKS`."""
        return RANKS[self % 10]

    @property
    def suit(self) -> str:
        """The printed suit, one of :data:`SUITS`."""
        return SUITS[self // 10]

    def __str__(self) -> str:
        return RANKS[self % 10] + SUITS[self // 10]

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


CARDS: Final[tuple[Card, ...]] = tuple(Card(number) for number in range(DECK_SIZE))
"""All cards in canonical order: suits o, c, e, b × ranks 1–7, S, C, R."""

FULL_DECK: Final = (1 << DECK_SIZE) - 1
"""The mask of all forty cards."""

_BY_NAME: Final = {str(card): card for card in CARDS}


def card(name: str) -> Card:
    """The card of that name; raises :class:`MalformedCard`."""
    try:
        return _BY_NAME[name]
    except (KeyError, TypeError):
        message = (
            f"{quoted(name)} is not a card: expected a rank of {RANKS} and a suit of {SUITS}, as in 'Ro'"
        )
        raise MalformedCard(message) from None


def cards(names: str | Iterable[str]) -> tuple[Card, ...]:
    """The cards named, in order; a string is split at spaces. Raises :class:`MalformedCard`."""
    return tuple(card(name) for name in (names.split() if isinstance(names, str) else names))


_bit_of: Final = [1 << number for number in range(DECK_SIZE)].__getitem__


def mask(hand: Iterable[Card]) -> int:
    """The bit mask of distinct cards."""
    return sum(map(_bit_of, hand))


def unmask(bits: int) -> tuple[Card, ...]:
    """The cards of a mask in canonical order."""
    low = _of_suit(0, bits & 1023) + _of_suit(1, bits >> 10 & 1023)
    return low + _of_suit(2, bits >> 20 & 1023) + _of_suit(3, bits >> 30 & 1023)


@cache
def _of_suit(suit: int, bits: int) -> tuple[Card, ...]:
    """The cards of one suit; ten bits say which."""
    return tuple(each for place, each in enumerate(CARDS[10 * suit : 10 * suit + 10]) if bits >> place & 1)
