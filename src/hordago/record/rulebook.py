"""A rulebook said shortly: the nearest preset and what differs from it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from hordago.record.errors import MalformedRecord
from hordago.rules import OPTIONS, PRESETS, Rules, RulesError, WholeNumber, domain

NONE: Final = "none"
"""How a number that is not set is written: TOML has no null."""

OPTIONAL: Final = frozenset(
    name for name in OPTIONS if isinstance(kind := domain(name), WholeNumber) and kind.optional
)
"""Options that may be without a value; elsewhere ``none`` is a word like any other."""


@lru_cache(maxsize=64)
def nearest(rules: Rules) -> tuple[str, Mapping[str, Any]]:
    """The preset from which the fewest options differ (the first of equals), and those options."""
    own = rules.preset_name
    if own is not None and own in PRESETS and not _changes(rules, PRESETS[own]):
        return own, MappingProxyType({})
    changes = {name: _changes(rules, PRESETS[name]) for name in PRESETS}
    preset = min(changes, key=lambda name: len(changes[name]))
    return preset, MappingProxyType(changes[preset])


def _changes(rules: Rules, preset: Mapping[str, Any]) -> dict[str, Any]:
    mine = {name: getattr(rules, name) for name in OPTIONS}
    return {name: NONE if value is None else value for name, value in mine.items() if value != preset[name]}


def rules_of(preset: str, changes: Mapping[str, Any], place: str) -> Rules:
    """The rulebook of a preset and changed options, ``seats`` and ``sides`` among them.

    Raises :class:`MalformedRecord` with code ``bad-rules``.
    """
    if preset not in PRESETS:
        raise MalformedRecord(
            "bad-rules", f"there is no preset {preset!r}; there are {', '.join(PRESETS)}", place
        )
    values = {name: None if name in OPTIONAL and value == NONE else value for name, value in changes.items()}
    try:
        return Rules.from_dict({**PRESETS[preset], **values})
    except (RulesError, TypeError) as error:
        raise MalformedRecord("bad-rules", str(error), place) from None
