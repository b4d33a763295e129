"""Planted faults of R17: wrong shuffles, known from real card rooms or a slip of the pen, must be caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from hordago.fair import NO_NONCE, deal_key, deck
from hordago.fair.shuffle import _byte_stream, _uniform
from tests.properties.chi_square import least_p
from tests.properties.test_shuffle import LEAST_P
from tests.sizes import size

Shuffle = Callable[[Iterator[int]], list[int]]


def naive(stream: Iterator[int]) -> list[int]:
    """Swaps every place with any place: 40^40 ways over 40! decks."""
    cards = list(range(40))
    for place in range(40):
        other = _uniform(stream, 40)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def modulo_biased(stream: Iterator[int]) -> list[int]:
    """Refuses no byte, so small remainders come too often."""
    return fisher_yates(lambda n: next(stream) % n)


def never_itself(stream: Iterator[int]) -> list[int]:
    """Draws from 0..j−1 instead of 0..j (Sattolo): only decks that are a single cycle."""
    return fisher_yates(lambda n: _uniform(stream, n - 1))


def one_byte_too_many(stream: Iterator[int]) -> list[int]:
    """Refuses bytes above the limit only, not the limit itself."""

    def uniform(n: int) -> int:
        while (byte := next(stream)) > 256 - 256 % n:
            pass
        return byte % n

    return fisher_yates(uniform)


def stops_early(stream: Iterator[int]) -> list[int]:
    """Leaves out the last swap (j = 1)."""
    return fisher_yates(lambda n: 1 if n == 2 else _uniform(stream, n))


def fisher_yates(uniform: Callable[[int], int]) -> list[int]:
    cards = list(range(40))
    for j in range(39, 0, -1):
        index = uniform(j + 1)
        cards[j], cards[index] = cards[index], cards[j]
    return cards


def sound(stream: Iterator[int]) -> list[int]:
    """The real thing, written as the faults are."""
    return fisher_yates(lambda n: _uniform(stream, n))


def decks(shuffle: Shuffle, number: int) -> bytes:
    out = bytearray()
    for deal in range(1, number + 1):
        out += bytes(shuffle(_byte_stream(deal_key(bytes(32), deal, [NO_NONCE] * 4), b"deck")))
    return bytes(out)


SOME = size(small=10_000, ci=10_000, nightly=100_000)
MANY = 6 * SOME

# One byte in 241 too many is a slight fault: it takes more decks to see it.
FAULTS = [
    pytest.param(naive, SOME, id="naive"),
    pytest.param(modulo_biased, SOME, id="modulo_biased"),
    pytest.param(never_itself, SOME, id="never_itself"),
    pytest.param(one_byte_too_many, MANY, id="one_byte_too_many", marks=pytest.mark.slow),
    pytest.param(stops_early, SOME, id="stops_early"),
]


@pytest.mark.parametrize(("fault", "number"), FAULTS)
def test_a_faulty_shuffle_fails(fault: Shuffle, number: int) -> None:
    assert least_p(decks(fault, number)) < LEAST_P


def test_the_harness_itself_is_sound() -> None:
    """Its decks are those of the real shuffle, so what fails above fails by its fault."""
    made = decks(sound, SOME)
    real = bytes(card for deal in range(1, 11) for card in deck(deal_key(bytes(32), deal, [NO_NONCE] * 4)))
    assert made.startswith(real)
    assert least_p(made) > LEAST_P
