"""The shape of every input of the fair deal: bytes of one length, integers in a range, distinct cards."""

from __future__ import annotations

from collections.abc import Sequence

from hordago.fair.errors import MalformedFairness

__all__ = ["DECK_SIZE", "check_bytes", "check_cards", "check_int", "check_sequence"]

DECK_SIZE = 40
"""Cards in the full deck; a card is an integer 0..39 = 10 × suit (o c e b) + rank (1-7 S C R)."""

_BYTES = 32
_DECK = frozenset(range(DECK_SIZE))


def check_bytes(code: str, value: object) -> None:
    """Raise `MalformedFairness` unless `value` is exactly 32 bytes."""
    if not isinstance(value, bytes):
        raise MalformedFairness(code, f"{code} must be bytes, not {type(value).__name__}")
    if len(value) != _BYTES:
        raise MalformedFairness(code, f"{code} must have {_BYTES} bytes, not {len(value)}")


def check_int(code: str, value: object, least: int, most: int) -> None:
    """Raise `MalformedFairness` unless `value` is an integer in `least..most` (both included)."""
    # A bool is an int to Python; here it is a mistake.
    if not isinstance(value, int) or isinstance(value, bool):
        raise MalformedFairness(code, f"{code} must be an integer, not {type(value).__name__}")
    if not least <= value <= most:
        raise MalformedFairness(code, f"{code} must be in {least}..{most}, not {value}")


def check_sequence(code: str, value: object, least: int, most: int) -> None:
    """Raise `MalformedFairness` unless `value` is a sequence of `least..most` things (both included)."""
    if not isinstance(value, Sequence):
        raise MalformedFairness(code, f"{code} must be a sequence, not {type(value).__name__}")
    if not least <= len(value) <= most:
        raise MalformedFairness(code, f"{code} must be {least} to {most}, not {len(value)}")


def check_cards(cards: Sequence[int], least: int = 1) -> None:
    """Raise `MalformedFairness` unless `cards` are `least` to 40 different integers of 0..39."""
    check_sequence("cards", cards, least, DECK_SIZE)
    if set(map(type, cards)) == {int} and len(_DECK.intersection(cards)) == len(cards):
        return  # the quick way: whole numbers, all in the deck, all different
    for card in cards:
        check_int("cards", card, 0, DECK_SIZE - 1)
    if len(set(cards)) != len(cards):
        raise MalformedFairness("cards", "cards must all be different")
