"""The one door to numba: ``@compiled`` functions are translated into one door, which is kept on disk.

The translation is kept beside the source, or, where that folder cannot be written, in the user's cache
folder (numba's own choice; ``NUMBA_CACHE_DIR`` names another). Where nothing can be written it is made anew.
Numba looks only at the door's own file to see whether it is still good; so the door encloses the fingerprint
of all files that are in it.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar, cast

from hordago.training.errors import missing

try:
    import numba
except ModuleNotFoundError:
    missing("fast", "the simulator")

Int: TypeAlias = Any
"""A whole number (or yes and no) of the machine, in compiled functions."""

njit: Any = numba.njit  # its own types do not know all that it takes

_INNER: Final[dict[str, Any]] = {
    "error_model": "numpy",
    # never called from Python, so nothing is made for that
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """The function in machine code, as a part of a door. Indices are not checked: they must be right."""
    return cast("Function", njit(function, **_INNER))


def kept(function: Function) -> Function:
    """A door: compiled once for each signature, then kept on disk."""
    options = {"error_model": "numpy", "nogil": True}
    try:
        return cast("Function", njit(cache=True, **options)(function))
    except RuntimeError:  # numba found no place for its cache
        return cast("Function", njit(**options)(function))


def fingerprint() -> int:
    """A number that changes with any file of the package."""
    files = sorted(Path(__file__).parent.rglob("*.py"))
    return zlib.crc32(b"".join(file.read_bytes() for file in files))
