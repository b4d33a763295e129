"""`hordago presets`: the rulebooks, option by option."""

from __future__ import annotations

import json

from hordago.cli.switch import Json
from hordago.rules import OPTIONS, PRESETS


def presets(*, json_: Json = False) -> None:
    """The rulebooks, option by option.

    Parameters
    ----------
    json_
        One object, {preset: {option: value}}.
    """
    if json_:
        print(json.dumps({name: dict(values) for name, values in PRESETS.items()}, indent=2))
        return
    for line in table():
        print(line)


def table() -> list[str]:
    """Options as lines, presets as columns."""
    rows = [["", *PRESETS]]
    rows += [[option, *(shown(values[option]) for values in PRESETS.values())] for option in OPTIONS]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    padded = [[cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in rows]
    return ["  ".join(row).rstrip() for row in padded]


def shown(value: object) -> str:
    """A value as records and messages write it."""
    return "none" if value is None else str(value).lower()
