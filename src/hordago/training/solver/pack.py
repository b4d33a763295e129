"""A trained strategy in few bytes: four bits a chance, situations that are hardly ever reached left out."""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hordago.bots.blueprint.artefact import FULL, LEVELS, MAGIC
from hordago.bots.blueprint.layout import Layout

Floats = NDArray[np.float32]

REACH: Final = 0.99
"""The part of all that was reached in training that is kept, by default. A hand that was hardly ever in a
situation plays there like the hand before it in the order of hands."""
LEAST: Final = 0.08
"""A chance below this is noise of the first traversals, and is left out."""
_LZMA: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0}]


def levels(sums: Floats, layout: Layout, *, reach: float = REACH) -> tuple[bytes, list[Floats]]:
    """Bits of the situations that are kept, and for these the chances in levels, (actions, width) each.

    ``sums`` (size,): how often each action was taken, as the solver adds it up.
    """
    blocks = [
        sums[each.row : each.row + each.actions * each.width].reshape(each.actions, -1)
        for each in layout.situations()
    ]
    border = _border(np.concatenate([block.sum(axis=0) for block in blocks]), reach)
    flags, found = np.zeros(len(blocks), np.bool_), []
    for number, block in enumerate(blocks):
        times = block.sum(axis=0)
        reached = times >= border
        if reached.any():
            flags[number] = True
            found.append(_levels(block, times, reached))
    return np.packbits(flags, bitorder="little").tobytes(), found


def _border(times: Floats, reach: float) -> float:
    """How often a hand must have been in a situation: those that were make up ``reach`` of the whole."""
    falling = np.sort(times)[::-1]
    upto = np.cumsum(falling, dtype=np.float64)
    return max(float(falling[np.searchsorted(upto, reach * upto[-1])]), float(np.finfo(np.float32).tiny))


def _levels(block: Floats, times: Floats, reached: NDArray[np.bool_]) -> Floats:
    share = block / np.where(times > 0, times, 1)
    share[share < LEAST] = 0
    share /= np.maximum(share.sum(axis=0), LEAST)
    # the place of the last hand that was reached, or of the first one that is
    places = np.where(reached, np.arange(len(reached)), -1)
    source = np.maximum.accumulate(places)
    source[source < 0] = int(np.argmax(reached))
    return np.rint(share[:, source] * LEVELS).astype(np.float32)


def packed(sums: Floats, values: Floats, layout: Layout, *, reach: float = REACH) -> bytes:
    """The strategy as the file has it (``hordago.bots.blueprint.artefact``).

    ``values`` (cuts, seats, hands): chance to win of the seat's side as the lances begin.
    """
    bits, blocks = levels(sums, layout, reach=reach)
    parts = [bits]
    for block in blocks:
        flat = block.astype(np.uint8).ravel()
        flat = np.append(flat, np.zeros(len(flat) % 2, np.uint8))
        parts.append((flat[::2] | flat[1::2] << 4).tobytes())
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


def rounded(sums: Floats, layout: Layout, *, reach: float = REACH) -> Floats:
    """The table that a reader of the packed strategy would see: for measuring what packing costs."""
    bits, blocks = levels(sums, layout, reach=reach)
    kept = np.unpackbits(np.frombuffer(bits, np.uint8), bitorder="little")
    found = np.zeros_like(sums)
    left: Sequence[Floats] = blocks
    for flag, each in zip(kept, layout.situations(), strict=False):
        if flag:
            block, left = left[0], left[1:]
            found[each.row : each.row + block.size] = block.ravel()
    return found
