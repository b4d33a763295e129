"""Values in messages: what came from outside may be anything, of any length."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 80
"""Characters; more tell a reader nothing."""


def quoted(value: object, longest: int = LONGEST) -> str:
    """``repr`` of a value, cut short; its type where Python will not write it (a number of 5,000 digits)."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return f"a {type(value).__name__} too long to be written"
    return text if len(text) <= longest else f"{text[: longest - 1]}…"
