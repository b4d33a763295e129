"""How much a test does, and from which seed: the one place that reads the environment for it.

HORDAGO_TEST_SIZE   small (default, a person waits), ci (a landing gate) or nightly (a machine has all night)
HORDAGO_TEST_SEED   whole number; without it ci always takes the same one, small and nightly a fresh one
"""

import os
import random
import secrets
from collections.abc import Callable
from typing import Final, Literal, TypeVar, cast

Value = TypeVar("Value")
Name = Literal["small", "ci", "nightly"]
Counts = Callable[[str, object], None]
"""pytest's ``record_property``: how much a test did, for docs/reliability.md (tools/proof.py)."""

NAME: Final[Name] = cast(Name, os.environ.get("HORDAGO_TEST_SIZE", "small"))
if NAME not in ("small", "ci", "nightly"):
    raise ValueError(f"HORDAGO_TEST_SIZE: {NAME!r} is not one of small, ci, nightly")

# Set in the environment, so that worker processes and a repeated run draw the same numbers.
os.environ.setdefault("HORDAGO_TEST_SEED", "1" if NAME == "ci" else str(secrets.randbits(32)))
SEED: Final[int] = int(os.environ["HORDAGO_TEST_SEED"])


def size(*, small: Value, ci: Value, nightly: Value) -> Value:
    """The value for this run: ``games = size(small=20, ci=1_000, nightly=100_000)``."""
    return {"small": small, "ci": ci, "nightly": nightly}[NAME]


def seeded(name: str) -> random.Random:
    """Random numbers of one test (``seeded(__name__)``): the same for the same seed, in any order."""
    return random.Random(f"{SEED}/{name}")
