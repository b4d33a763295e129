"""A file whole, unless it is too large: the size of a device is told as 0, and it may have no end."""

from __future__ import annotations

from pathlib import Path


class TooLarge(ValueError):
    """The file has more bytes than it may."""


def content(file: Path, most: int) -> bytes:
    """Up to ``most`` bytes. Raises OSError, and :class:`TooLarge` for a file that has more."""
    with file.open("rb") as stream:
        found = stream.read(most + 1)
    if len(found) > most:
        raise TooLarge(f"larger than {most} bytes")
    return found
