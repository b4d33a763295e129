"""The mark as PNG, for home screens that take no SVG: drawn here, since a build has no other painter."""

from __future__ import annotations

import re
import struct
import zlib
from itertools import pairwise
from math import cos, pi, sin
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
    unit = size / BOX
    layers: list[tuple[str, list[Shape]]] = []
    if bleeds:
        layers.append((FIELD, [_rounded(0, 64, 0)]))
    else:
        layers += [(LIGHT, [_rounded(0.5, 63.5, 14.5)]), (FIELD, [_rounded(3.5, 60.5, 11.5)])]
    layers.append((LIGHT, _lauburu(0.21 if bleeds else 0.27)))
    pixels = [[0.0] * 4 for _ in range(size * size)]
    for colour, shapes in layers:
        rgb = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
        scaled = [[(x * unit, y * unit) for x, y in shape] for shape in shapes]
        for place, cover in enumerate(_coverage(scaled, size)):
            if cover:
                below = pixels[place]
                for at in range(3):
                    below[at] += (rgb[at] - below[at]) * cover if below[3] else rgb[at]
                below[3] += (1 - below[3]) * cover
    return _png(size, pixels)


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


def _coverage(shapes: list[Shape], size: int) -> list[float]:
    """How much of each pixel the shapes cover, 0 to 1."""
    found = [0.0] * (size * size)
    for shape in shapes:
        edges = [(a, b) for a, b in pairwise([*shape, shape[0]]) if a[1] != b[1]]
        for line in range(size * ROWS):
            y = (line + 0.5) / ROWS
            cuts = sorted(
                a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
                for a, b in edges
                if min(a[1], b[1]) <= y < max(a[1], b[1])
            )
            for begin, end in zip(cuts[::2], cuts[1::2], strict=True):
                _span(found, line // ROWS * size, max(begin, 0.0), min(end, float(size)))
    return [min(each, 1.0) for each in found]


def _span(found: list[float], row: int, begin: float, end: float) -> None:
    for x in range(int(begin), int(end) + 1):
        part = min(end, x + 1) - max(begin, x)
        if part > 0:
            found[row + x] += part / ROWS


def _png(size: int, pixels: list[list[float]]) -> bytes:
    rows = bytearray()
    for y in range(size):
        rows.append(0)
        for red, green, blue, alpha in pixels[y * size : (y + 1) * size]:
            rows += bytes((round(red), round(green), round(blue), round(255 * alpha)))
    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(bytes(rows), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in parts
    )
