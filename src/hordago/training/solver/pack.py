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

REACH: Final = 0.9995
"""The part of all that was reached in training that is kept, by default."""
_LZMA: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0}]


def levels(sums: Floats, layout: Layout, *, reach: float = REACH) -> tuple[bytes, list[Floats]]:
    """Bits of the situations that are kept, and for these the chances in levels, (actions, width) each.

    ``sums`` (size,): how often each action was taken, as the solver adds it up.
    """
    situations = list(layout.situations())
    blocks = [sums[each.row : each.row + each.actions * each.width] for each in situations]
    weight = np.array([block.sum(dtype=np.float64) for block in blocks])
    order = np.argsort(-weight, kind="stable")
    upto = np.cumsum(weight[order])
    kept = np.zeros(len(blocks), np.bool_)
    kept[order[: int(np.searchsorted(upto, reach * upto[-1])) + 1]] = True
    kept &= weight > 0
    found = []
    for number in np.flatnonzero(kept):
        block = blocks[number].reshape(situations[number].actions, -1)
        most = block.sum(axis=0)
        # an action that is hardly ever taken is noise of the first hands dealt: half a level
        share = np.where(most > 0, block / np.where(most > 0, most, 1), 0)
        found.append(np.rint(share * LEVELS).astype(np.float32))
    return np.packbits(kept, bitorder="little").tobytes(), found


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
