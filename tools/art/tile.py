"""The mark as PNG, for home screens that take no SVG: drawn here, since a build has no other painter."""

from __future__ import annotations

import re
import struct
import zlib
from collections import defaultdict
from functools import lru_cache
from itertools import accumulate, cycle, pairwise
from math import ceil, cos, pi, sin
from typing import Final

from tools.art.back import FIELD, HEAD, LIGHT

Point = tuple[float, float]
Shape = list[Point]

BOX: Final = 64
"""Units of a side, as in `logo.favicon`."""
ROWS: Final = 4
"""Lines that are looked at in each row of pixels."""
STEPS: Final = 12
"""Straight pieces of a curve or a corner."""


def tile(size: int, *, bleeds: bool = False) -> bytes:
    """A square PNG of that many pixels a side; one that bleeds fills it, and its mark keeps clear of the edge."""
    layers: list[tuple[str, list[Shape]]] = []
    if bleeds:
        layers.append((FIELD, [_rounded(0, 64, 0)]))
    else:
        layers += [(LIGHT, [_rounded(0.5, 63.5, 14.5)]), (FIELD, [_rounded(3.5, 60.5, 11.5)])]
    layers.append((LIGHT, _lauburu(0.21 if bleeds else 0.27)))
    colours = tuple(colour for colour, _ in layers)
    covers = [_coverage(shapes, size) for _, shapes in layers]
    rows = (
        b"\0" + b"".join(_mixed(colours, pixel) for pixel in zip(*row, strict=True))
        for row in zip(*covers, strict=True)
    )
    return _png(size, b"".join(rows))


@lru_cache(maxsize=4096)
def _mixed(colours: tuple[str, ...], covers: tuple[float, ...]) -> bytes:
    """Red, green, blue and alpha of a pixel that each layer covers so far, one over the other."""
    found, alpha = [0.0, 0.0, 0.0], 0.0
    for colour, cover in zip(colours, covers, strict=True):
        if cover:
            rgb = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
            part = cover if alpha else 1.0
            found = [below + (own - below) * part for below, own in zip(found, rgb, strict=True)]
            alpha += (1 - alpha) * cover
    return bytes(round(each) for each in (*found, 255 * alpha))


def _rounded(low: float, high: float, radius: float) -> Shape:
    corners = [(high - radius, low + radius, -pi / 2), (high - radius, high - radius, 0.0)]
    corners += [(low + radius, high - radius, pi / 2), (low + radius, low + radius, pi)]
    return [
        (x + radius * cos(begin + turn * pi / 2 / STEPS), y + radius * sin(begin + turn * pi / 2 / STEPS))
        for x, y, begin in corners
        for turn in range(STEPS + 1)
    ]


def _lauburu(scale: float) -> list[Shape]:
    """The four heads of `back.lauburu` about the middle."""
    head = _flat(HEAD)
    turns = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    return [[(32 + scale * (x * c - y * s), 32 + scale * (x * s + y * c)) for x, y in head] for c, s in turns]


def _flat(path: str) -> Shape:
    """A path of one start and cubic curves, in straight pieces."""
    numbers = [float(each) for each in re.findall(r"-?\d+\.?\d*", path)]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    shape = points[:1]
    for at in range(1, len(points), 3):
        a, (b, c, d) = shape[-1], points[at : at + 3]
        for step in range(1, STEPS + 1):
            t, u = step / STEPS, 1 - step / STEPS
            parts = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
            bent = [sum(k * p[axis] for k, p in zip(parts, (a, b, c, d), strict=True)) for axis in (0, 1)]
            shape.append((bent[0], bent[1]))
    return shape


def _coverage(shapes: list[Shape], size: int) -> list[list[float]]:
    """How much of each pixel the shapes cover, row by row, from 0 to 1."""
    steps = [[0.0] * (size + 2) for _ in range(size)]
    for shape in shapes:
        for line, cuts in _cuts([(x * size / BOX, y * size / BOX) for x, y in shape]).items():
            row = steps[line // ROWS]
            for sign, x in zip(cycle((1, -1)), sorted(cuts)):
                # From here on the row is covered; of this pixel only what lies right of the edge.
                pixel, left = int(x), x % 1
                row[pixel] += sign * (1 - left) / ROWS
                row[pixel + 1] += sign * left / ROWS
    return [[round(min(max(each, 0.0), 1.0), 3) for each in accumulate(row[:size])] for row in steps]


def _cuts(shape: Shape) -> dict[int, list[float]]:
    """Where its edges cross each line of an image."""
    found: dict[int, list[float]] = defaultdict(list)
    for (ax, ay), (bx, by) in pairwise([*shape, shape[0]]):
        low, high = sorted((ay * ROWS - 0.5, by * ROWS - 0.5))
        for line in range(ceil(low), ceil(high)):
            found[line].append(ax + ((line + 0.5) / ROWS - ay) * (bx - ax) / (by - ay))
    return found


def _png(size: int, rows: bytes) -> bytes:
    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in parts
    )
