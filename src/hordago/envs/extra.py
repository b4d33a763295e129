"""The packages of the extra ``[envs]``, or one clear line that says it is missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class MissingExtra(ImportError):
    """A package of the extra ``[envs]`` is not installed."""


def needed(module: str, by: str) -> Any:
    """The imported module; raises :class:`MissingExtra`, one line, when it is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != module.partition(".")[0]:
            raise
        message = f"{by} needs the extra [envs]: pip install 'hordago[envs]'"
        raise MissingExtra(message, name=error.name) from None
