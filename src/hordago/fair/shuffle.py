"""From a deal's key to its cards: deck, cut, hands and reshuffled piles.

A card is an integer 0..39 = 10 × suit + rank, suits in the order o c e b and ranks 1-7 S C R, so the
canonical order of cards is the ascending one. Every function is pure; equal keys give equal cards
for ever (`docs/reference/fairness.md`).
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from itertools import chain, count
from typing import Final

from hordago.fair.checks import DECK_SIZE, check_bytes, check_cards, check_int

__all__ = ["cut", "cut_deck", "deck", "hands", "reshuffle", "seating_deck", "seating_mano", "turned_up"]

_MOST_RESHUFFLES = 2**32 - 1


def deck(key: bytes) -> tuple[int, ...]:
    """Return the 40 cards in the order of the shuffled deck, the first to be dealt first (stream `deck`).

    `key` is the 32 bytes of `deal_key`. Raises `MalformedFairness`.
    """
    check_bytes("key", key)
    return _shuffled(key, b"deck", list(range(DECK_SIZE)))


def reshuffle(key: bytes, n: int, cards: Sequence[int]) -> tuple[int, ...]:
    """Return the pile `cards` in its new order, the first to be dealt first (stream `reshuffle-n`).

    `n` counts the reshuffles of this deal from 1. `cards` are 1 to 40 different cards in any order,
    which does not matter: a pile is first put in canonical order. Raises `MalformedFairness`.
    """
    check_bytes("key", key)
    check_int("reshuffle", n, 1, _MOST_RESHUFFLES)
    check_cards(cards)
    return _shuffled(key, f"reshuffle-{n}".encode(), sorted(cards))


def cut(key: bytes, cut_min: int) -> int:
    """Return where chance cuts the deck: `cut_min`..40 − `cut_min`, all equally likely (stream `cut`).

    `cut_min` is the fewest cards a cut may leave on either side, 1..20 (RULES B-25).
    Raises `MalformedFairness`.
    """
    check_bytes("key", key)
    check_int("cut_min", cut_min, 1, DECK_SIZE // 2)
    return cut_min + _uniform(_byte_stream(key, b"cut"), DECK_SIZE + 1 - 2 * cut_min)


def cut_deck(deck: Sequence[int], n: int) -> tuple[int, ...]:
    """Return the deck after a cut: its first `n` cards (1 to all but one) go behind the rest.

    Raises `MalformedFairness`.
    """
    check_cards(deck, least=2)
    check_int("cut", n, 1, len(deck) - 1)
    return (*deck[n:], *deck[:n])


def hands(
    deck: Sequence[int], seats: int, mano: int, hand_size: int = 4
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Deal from the front of `deck`, one card a seat in seat order from `mano`, until all have `hand_size`.

    Returns the hands by seat number (2 to 6 seats), each in the order it was dealt, and the stock that
    is left, next card first. `mano` is a seat number from 0. Raises `MalformedFairness`, also when the
    deck is too small.
    """
    check_int("seats", seats, 2, 6)
    check_int("mano", mano, 0, seats - 1)
    check_int("hand_size", hand_size, 1, DECK_SIZE // seats)
    dealt = seats * hand_size
    check_cards(deck, least=dealt)
    by_seat = tuple(tuple(deck[(seat - mano) % seats : dealt : seats]) for seat in range(seats))
    return by_seat, tuple(deck[dealt:])


def turned_up(key: bytes, move: int, cards: int) -> tuple[int, int]:
    """Return what says whether and which card of a move is turned up (block `move` of stream `expose`).

    `move` counts the deal and its draws from 0, `cards` is how many cards come. The first number is in
    0..2⁶⁴ − 1: where cards are turned up with chance p, one is if it is less than p × 2⁶⁴. The second is the
    place of that card among them. Raises `MalformedFairness`.
    """
    check_bytes("key", key)
    check_int("move", move, 0, _MOST_RESHUFFLES)
    check_int("cards", cards, 1, DECK_SIZE)
    block = hmac.digest(key, b"expose" + move.to_bytes(4, "big"), "sha256")
    return int.from_bytes(block[:8], "big"), int.from_bytes(block[8:16], "big") % cards


def seating_deck(key: bytes, n: int) -> tuple[int, ...]:
    """Return the 40 cards from which players draw their seats, the first drawn first (stream `seating-n`).

    `key` is that of the match's first deal; `n` counts the decks used for the draw from 1.
    Raises `MalformedFairness`.
    """
    check_bytes("key", key)
    check_int("reshuffle", n, 1, _MOST_RESHUFFLES)
    return _shuffled(key, f"seating-{n}".encode(), list(range(DECK_SIZE)))


def seating_mano(key: bytes, seats: int) -> int:
    """Return a seat, 0..`seats` − 1, all equally likely (stream `mano`): who starts where no cards are drawn.

    `key` is that of the match's first deal, `seats` is 2..6. Raises `MalformedFairness`.
    """
    check_bytes("key", key)
    check_int("seats", seats, 2, 6)
    return _uniform(_byte_stream(key, b"mano"), seats)


def _byte_stream(key: bytes, label: bytes) -> Iterator[int]:
    """The bytes of a stream without end; its block i is HMAC(key, label ‖ u32be i)."""
    blocks = (hmac.digest(key, label + i.to_bytes(4, "big"), "sha256") for i in count())
    return chain.from_iterable(blocks)


_LIMITS: Final = (0, *(256 - 256 % n for n in range(1, 257)))
"""For a number below n: bytes from here up would make the small ones likelier, so they are thrown away."""


def _uniform(stream: Iterator[int], n: int) -> int:
    """Return one of 0..n−1 (n ≤ 256), all equally likely; takes no byte when n is 1."""
    if n == 1:
        return 0
    limit = _LIMITS[n]
    return next(byte for byte in stream if byte < limit) % n


_SWAPS: Final = tuple((n - 1, n, _LIMITS[n]) for n in range(DECK_SIZE, 1, -1))


def _shuffled(key: bytes, label: bytes, cards: list[int]) -> tuple[int, ...]:
    """Fisher-Yates from the last place down, in place on `cards`."""
    stream = _byte_stream(key, label)
    for place, n, limit in _SWAPS[DECK_SIZE - len(cards) :]:
        byte = next(stream)
        while byte >= limit:  # `_uniform`, without a call for every card
            byte = next(stream)
        other = byte % n
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)
