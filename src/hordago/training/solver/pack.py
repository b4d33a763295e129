"""A trained strategy in few bytes: few levels of chance, situations that are hardly ever reached left out."""

from __future__ import annotations

import hashlib
import json
import lzma
import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hordago.bots.blueprint.artefact import FULL, LEVELS, MAGIC
from hordago.bots.blueprint.hands import GIVEN
from hordago.bots.blueprint.layout import Layout

Floats = NDArray[np.float32]
Blocks = dict[int, NDArray[np.uint8]]
"""By number of the situation: (actions, width) levels, which add up to ``LEVELS`` for each bucket of hands;
the buckets stand by strength."""

OFTEN: Final = 0.9
"""Hands in situations that make up this part of all that was reached in training are kept with care."""
LEAST: Final = 0.03
"""A chance below this is noise of the first traversals, and is left out."""
MOST_BYTES: Final = 248_000
"""Of one bucket: sixteen of them make up a file below 4 MB."""
FINEST, COARSEST = 0.03, 0.3
"""Hands that stand side by side play alike where no chance need differ by more than this from its own: runs
cost few bytes. Of each bucket the finest that its bytes allow is taken …"""
HALVINGS: Final = 6
"""… found by halving so many times what lies between."""
_LZMA: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0}]


def levels(sums: Floats, layout: Layout, near: float = FINEST) -> Blocks:
    """The situations that were reached at all: rivals may lead there whom training did not know.

    ``sums`` (size,): how often each action was taken, as the solver adds it up. ``near``: how much a chance
    may differ from what hands beside it share, 0.03 to 0.3; far more where a hand is not often there.
    """
    alike: dict[tuple[int, int, int], list[tuple[int, int]]] = defaultdict(list)
    for number, each in enumerate(layout.situations()):
        alike[each.actions, each.width, each.order].append((number, each.row))
    taken = {
        shape: _taken(sums, [row for _, row in places], shape, layout.hands.places[shape[2]])
        for shape, places in alike.items()
    }
    border = _border(np.concatenate([each.sum(axis=1).ravel() for each in taken.values()]))
    found: Blocks = {}
    for shape, block in taken.items():
        times = block.sum(axis=1)
        kept = np.flatnonzero((times > 0).any(axis=1))
        share, reached = _shares(block[kept]), times[kept]
        if shape[0] == GIVEN:
            rounded = _given(share, reached)
        else:
            rounded = _spoken(share, reached, np.where(reached >= border, near, 0.22 + 1.3 * near))
        found |= zip((alike[shape][place][0] for place in kept), rounded, strict=True)
    return dict(sorted(found.items()))


def _taken(sums: Floats, rows: list[int], shape: tuple[int, int, int], places: Sequence[int]) -> Floats:
    """(situations, actions, width): the buckets by strength."""
    actions, width, _ = shape
    found: Floats = sums[np.array(rows)[:, None] + np.arange(actions * width)].reshape(-1, actions, width)
    return found[:, :, np.argsort(places)]


def _border(times: Floats) -> float:
    """How many times are often."""
    falling = np.sort(times)[::-1]
    upto = np.cumsum(falling, dtype=np.float64)
    return float(falling[np.searchsorted(upto, OFTEN * upto[-1])])


def _shares(block: Floats) -> Floats:
    """(situations, actions, width): chances."""
    times = block.sum(axis=1, keepdims=True)
    share = block / np.where(times > 0, times, 1)
    share[share < LEAST] = 0
    found: Floats = share / np.maximum(share.sum(axis=1, keepdims=True), LEAST)
    return found


def _spoken(share: Floats, times: Floats, near: NDArray[np.float64]) -> NDArray[np.uint8]:
    """Levels of words: neighbours play alike where they are ``near``, all as they do on average.

    So in every run as many hands say a word as did in training: what a word means stays the same, and that is
    what a rival could make use of. Hands that were not reached play as their neighbours do.
    """
    starts = _starts(share, np.where(times > 0, near, np.inf).astype(np.float32))
    first = np.flatnonzero(starts)
    often = np.add.reduceat(times.ravel(), first, dtype=np.float64)
    actions = share.shape[1]
    said = (share * times[:, None]).transpose(0, 2, 1).reshape(times.size, actions)
    taken = np.add.reduceat(said, first)
    even = np.full_like(taken, 1 / actions)
    means = np.divide(taken, often[:, None], out=even, where=often[:, None] > 0)
    runs = _rounded(means[:, :, None].astype(np.float32))[:, :, 0]
    found = runs[np.cumsum(starts) - 1].reshape(*times.shape, actions)
    return np.ascontiguousarray(found.transpose(0, 2, 1))


def _starts(share: Floats, near: Floats) -> NDArray[np.bool_]:
    """(situations, width): where a run begins; in a run some chances are ``near`` enough to those of all."""
    starts = np.zeros(near.shape, np.bool_)
    starts[:, 0] = True
    low, high = share[:, :, 0] - near[:, :1], share[:, :, 0] + near[:, :1]
    for hand in range(1, near.shape[1]):
        least, most = share[:, :, hand] - near[:, hand, None], share[:, :, hand] + near[:, hand, None]
        lower, upper = np.maximum(low, least), np.minimum(high, most)
        apart = (lower > upper).any(axis=1)
        starts[apart, hand] = True
        low = np.where(apart[:, None], least, lower)
        high = np.where(apart[:, None], most, upper)
    return starts


def _given(share: Floats, times: Floats) -> NDArray[np.uint8]:
    """Levels of exchanges: to give up nothing, which is no choice, marks hands that were not reached."""
    found = _rounded(share)
    unknown = (times == 0) | (share.max(axis=1) == 0)
    found[np.broadcast_to(unknown[:, None], found.shape)] = 0
    found[:, 0][unknown] = LEVELS
    return found


def _rounded(share: Floats) -> NDArray[np.uint8]:
    """Chances in levels that add up: the largest remainders are rounded up."""
    exact = share * LEVELS
    found = np.floor(exact)
    left = np.rint(LEVELS - found.sum(axis=1, keepdims=True))
    rank = np.argsort(np.argsort(found - exact, axis=1, kind="stable"), axis=1, kind="stable")
    levels: NDArray[np.uint8] = (found + (rank < left)).astype(np.uint8)
    return levels


def packed(sums: Floats, values: Floats, layout: Layout, most: int = MOST_BYTES) -> bytes:
    """The strategy as the file has it (``hordago.bots.blueprint.artefact``).

    ``values`` (cuts, seats, hands): chance to win of the seat's side as the lances begin; ``most`` bytes, if
    there is a way.
    """
    content = _compressed(levels(sums, layout, FINEST), values, layout)
    if len(content) <= most:
        return content
    content = _compressed(levels(sums, layout, COARSEST), values, layout)
    low, high = FINEST, COARSEST
    for _ in range(HALVINGS):
        near = math.sqrt(low * high)
        found = _compressed(levels(sums, layout, near), values, layout)
        if len(found) <= most:
            content, high = found, near
        else:
            low = near
    return content


def _compressed(blocks: Blocks, values: Floats, layout: Layout) -> bytes:
    flags = np.zeros(sum(1 for _ in layout.situations()), np.bool_)
    flags[list(blocks)] = True
    parts = [np.packbits(flags, bitorder="little").tobytes()]
    parts += [(block[1:].T << 4).tobytes() for block in blocks.values()]
    parts.append(np.rint(np.clip(values, 0, 1) * FULL).astype("<u2").tobytes())
    return lzma.compress(b"".join(parts), format=lzma.FORMAT_XZ, filters=_LZMA)


def container(about: Mapping[str, Any], strategies: Mapping[str, bytes]) -> bytes:
    """The whole file; ``strategies`` by bucket (``"0-3"``)."""
    at, entries = 0, {}
    for name, content in strategies.items():
        digest = hashlib.sha256(content).hexdigest()
        entries[name] = {"at": at, "size": len(content), "sha256": digest}
        at += len(content)
    head = json.dumps({**about, "strategies": entries}, separators=(",", ":"), sort_keys=True)
    return MAGIC + head.encode() + b"\n" + b"".join(strategies.values())


def rounded(sums: Floats, layout: Layout) -> Floats:
    """The table that a reader of the packed strategy would see: for measuring what packing costs."""
    found = np.zeros_like(sums)
    blocks = levels(sums, layout)
    for number, each in enumerate(layout.situations()):
        if number in blocks:
            block = blocks[number][:, layout.hands.places[each.order]]
            found[each.row : each.row + block.size] = block.ravel()
    return found
