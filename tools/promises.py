"""What is promised, as bench/promises.toml says it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from tools.results import ROOT

PROMISES: Final = ROOT / "bench" / "promises.toml"
NONE: Final[Mapping[str, int]] = MappingProxyType({})


class Promise(NamedTuple):
    """A row of the goal table."""

    row: str
    promise: str
    goal: str
    command: str
    tests: Sequence[str]
    """``file::function``"""
    planted: Sequence[str]
    """The same, of faults."""
    sizes: Mapping[str, int] = NONE
    """How much is a full run, by the names that the tests record it under."""
    parts: Sequence[str] = ()
    """Parts of `make test` that belong to it whole."""


def promises(file: Path = PROMISES) -> list[Promise]:
    """All rows, in order. Raises TypeError for a row with other fields."""
    return [Promise(row, **fields) for row, fields in tomllib.loads(file.read_text(encoding="utf-8")).items()]
