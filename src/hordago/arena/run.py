"""Many duplicates, here or by several processes; each is kept as soon as it is done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from itertools import combinations
from typing import Final

from hordago.arena import duplicate
from hordago.arena.duplicate import Contest, Duplicate
from hordago.arena.ledger import Ledger
from hordago.training.fanout import stream

_MOST: Final = 4
"""The most deals that a worker is given at a time."""
_SHARES: Final = 64
"""Each worker gets at least so many units, if there are enough deals."""

Pairing = tuple[str, str]


def everybody(names: Sequence[str]) -> list[Pairing]:
    """Each against each, once."""
    return list(combinations(names, 2))


def missing(ledger: Ledger, pairings: Sequence[Pairing], deals: int) -> list[tuple[str, str, int]]:
    """What the ledger does not have yet: deal after deal, so that a run cut short has a bit of everything."""
    wanted = [(a, b, deal) for deal in range(deals) for a, b in pairings]
    return [each for each in wanted if each not in ledger.done]


def play(
    told: Contest,
    tasks: Sequence[tuple[str, str, int]],
    ledger: Ledger,
    *,
    workers: int = 1,
    executor: Executor | None = None,
) -> Iterator[Duplicate]:
    """Play these deals, put them into the ledger and tell of each; the order is that in which they end.

    Raises :class:`hordago.training.errors.TrainingError` when a worker dies.
    """
    size = 1 if workers == 1 else max(1, min(_MOST, len(tasks) // (_SHARES * workers)))
    units = [(told, tasks[first : first + size]) for first in range(0, len(tasks), size)]
    for found in stream(play_unit, units, workers=workers, executor=executor):
        for each in found:
            ledger.add(each)
            yield each


def play_unit(unit: tuple[Contest, Sequence[tuple[str, str, int]]]) -> list[Duplicate]:
    """Some deals, one after the other."""
    told, tasks = unit
    return [duplicate.play(told, a, b, deal) for a, b, deal in tasks]


def of(ledger: Ledger, pairing: Pairing, deals: int) -> list[Duplicate]:
    """The first so many deals of a pairing, in order; all must be there."""
    return [ledger.done[*pairing, deal] for deal in range(deals)]
