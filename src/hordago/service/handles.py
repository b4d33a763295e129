"""Guests that are programs: a program is known by its handle, which is no secret, as a bot for good."""

from __future__ import annotations

import re
from base64 import b32encode
from typing import Final

from hordago.service.ports import Entropy

_HANDLE: Final = re.compile(r"bot-[a-z2-7]{12}")
"""No browser is called so: a guest with a cookie is 64 digits of a hash."""
PROGRAM: Final = "program"
"""What stands where a bot of ours has the name of its level."""


def new_handle(entropy: Entropy) -> str:
    """``bot-`` and 60 random bits."""
    return f"bot-{b32encode(entropy(8)).decode().lower()[:12]}"


def is_program(guest: str | None) -> bool:
    """Whether that guest is a program, not a person."""
    return guest is not None and _HANDLE.fullmatch(guest) is not None
