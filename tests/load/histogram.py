"""A histogram of times with a high dynamic range: a relative error below 1 % from a microsecond to hours."""

from __future__ import annotations

from collections import Counter

_BITS = 7
"""Digits of a time that count, in binary."""


class Histogram:
    """Times, in seconds."""

    def __init__(self) -> None:
        self._counts: Counter[int] = Counter()
        self.most = 0.0
        """The longest."""

    def __len__(self) -> int:
        return self._counts.total()

    def add(self, seconds: float) -> None:
        """Count one."""
        self._counts[_bucket(seconds)] += 1
        self.most = max(self.most, seconds)

    def merge(self, other: Histogram) -> None:
        """Count all of another one, too."""
        self._counts += other._counts
        self.most = max(self.most, other.most)

    def at(self, percent: float) -> float:
        """So many per cent took at most so long, in seconds; 0 where there are none."""
        wanted = round(len(self) * percent / 100, 6)
        seen = 0
        for bucket in sorted(self._counts):
            seen += self._counts[bucket]
            if seen >= wanted:
                return min(_upper(bucket), self.most)
        return self.most


def _bucket(seconds: float) -> int:
    microseconds = max(0, round(seconds * 1e6))
    shift = max(0, microseconds.bit_length() - _BITS)
    return (shift << _BITS) + (microseconds >> shift)


def _upper(bucket: int) -> float:
    """The longest time of a bucket."""
    shift, digits = bucket >> _BITS, bucket & ((1 << _BITS) - 1)
    return (((digits + 1) << shift) - 1) / 1e6
