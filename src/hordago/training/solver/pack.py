"""A trained strategy in few bytes: few levels of chance, situations that are hardly ever reached left out."""

from __future__ import annotations

import hashlib
import json
import lzma
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

OFTEN: Final = 0.95
"""Hands in situations that make up this part of all that was reached in training are kept with care."""
LEAST: Final = 0.05
"""A chance below this is noise of the first traversals, and is left out."""
NEAR: Final = (0.2, 0.48)
"""A hand plays as the one before it does where no chance would differ by more, the second of these where it
is not often: runs cost few bytes."""
_LZMA: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0}]


def levels(sums: Floats, layout: Layout) -> Blocks:
    """The situations that were reached at all: rivals may lead there whom training did not know.

    ``sums`` (size,): how often each action was taken, as the solver adds it up.
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
        rounded = _given if shape[0] == GIVEN else _spoken
        numbers = (alike[shape][place][0] for place in kept)
        found |= zip(numbers, rounded(_shares(block[kept]), times[kept], border), strict=True)
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


def _spoken(share: Floats, times: Floats, border: float) -> NDArray[np.uint8]:
    """Levels of words: neighbours play alike where they may, and hands that were not reached as theirs do."""
    reached = times > 0
    # the place of the last hand that was reached, or of the first one that is
    places = np.where(reached, np.arange(reached.shape[1]), -1)
    source = np.maximum.accumulate(places, axis=1)
    source = np.where(source < 0, reached.argmax(axis=1)[:, None], source)
    share = np.take_along_axis(share, source[:, None], axis=2)
    near = np.where(np.take_along_axis(times, source, axis=1) >= border, *NEAR)
    found = _rounded(share)
    for hand in range(1, share.shape[2]):
        before = found[:, :, hand - 1]
        apart = np.abs(before / np.float32(LEVELS) - share[:, :, hand]).max(axis=1)
        same = apart <= near[:, hand]
        found[same, :, hand] = before[same]
    return found


def _given(share: Floats, times: Floats, _: float) -> NDArray[np.uint8]:
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


def packed(sums: Floats, values: Floats, layout: Layout) -> bytes:
    """The strategy as the file has it (``hordago.bots.blueprint.artefact``).

    ``values`` (cuts, seats, hands): chance to win of the seat's side as the lances begin.
    """
    blocks = levels(sums, layout)
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
