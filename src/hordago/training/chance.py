"""Random numbers of one stream: SplitMix64, the state in ``w.rng`` (docs/reference/simulator.md)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from hordago.training.compiled import Int, compiled

_GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)
_MIX_1: Final = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2: Final = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_SCALE: Final = 2.0**-32


@compiled
def draw(w: Any) -> Any:
    """The next 64 random bits of a stream."""
    w.rng += _GAMMA
    z = w.rng
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@compiled
def below(bits: Any, n: Int) -> Int:
    """A number from 0 to n − 1 from the upper half of 64 bits; off by less than n in 2³²."""
    return np.int64(((bits >> _32) * np.uint64(n)) >> _32)


@compiled
def lower(bits: Any) -> Any:
    """The lower half of 64 bits, brought up: an independent number from the same draw."""
    return bits << _32


@compiled
def fraction(bits: Any) -> float:
    """A number from 0 to below 1 from the upper half of 64 bits."""
    return np.float64(bits >> _32) * _SCALE


def seed_of(seed: int, unit: int) -> int:
    """Where the stream of a unit begins: SplitMix64's mixing of both, so that no two units overlap in use."""
    mixed = _mixed(_mixed(seed) ^ unit)
    return _mixed(mixed + unit)


def _mixed(value: int) -> int:
    z = (value + int(_GAMMA)) % 2**64
    z = (z ^ z >> 30) * int(_MIX_1) % 2**64
    z = (z ^ z >> 27) * int(_MIX_2) % 2**64
    return z ^ z >> 31
