"""Records of older versions, made new before they are read.

A version that is ever released stays readable for ever: a new one comes with a step from the one before it,
and with files of the old one in ``tests/vectors/records/``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from hordago.record.errors import MalformedRecord

VERSION: Final = "1.0"
"""The version that is written."""


class Step(NamedTuple):
    """From one version to the next."""

    to: str
    change: Callable[[dict[str, Any]], dict[str, Any]]
    """Gives the tables of the newer version; may change its argument."""


STEPS: Final[Mapping[str, Step]] = MappingProxyType({})
"""Old version → the step that leads out of it. Version 1.0 is the first, so there is none yet."""


def upgraded(
    document: dict[str, Any], steps: Mapping[str, Step] = STEPS, *, newest: str = VERSION
) -> dict[str, Any]:
    """The document in the newest version; raises :class:`MalformedRecord` if no way leads there."""
    while (version := document.get("version")) != newest:
        step = steps.get(version) if isinstance(version, str) else None
        if step is None:
            known = ", ".join((*steps, newest))
            raise MalformedRecord(
                "unknown-version", f"{version!r:.40} is not known; expected one of {known}", "version"
            )
        document = {**step.change(document), "version": step.to}
    return document
