"""Whole numbers as people type them: the digits 0 to 9, not too many, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hordago.cards.quoted import quoted

if TYPE_CHECKING:
    from cyclopts import Token

LONGEST: Final = 30
"""Digits; a number that is longer is a slip of the hand."""


def whole(text: str) -> int | None:
    """The number written there, or None; no sign, no point, no other alphabet's digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST else None


def convert(kind: Any, tokens: Sequence[Token]) -> Any:
    """Cyclopts' own conversion, but where a whole number is wanted nothing else is taken for one."""
    import cyclopts

    if kind is int:
        (token,) = tokens
        found = whole(token.value.removeprefix("-"))
        if found is None:
            raise ValueError(
                f"{quoted(token.value, LONGEST)} is not a whole number (of at most {LONGEST} digits)"
            )
        return -found if token.value.startswith("-") else found
    return cyclopts.convert(kind, tokens)
