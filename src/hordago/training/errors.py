"""What can go wrong in training, each with a stable code."""

from __future__ import annotations

from typing import NoReturn


class TrainingError(Exception):
    """Base of all errors here. ``code`` is stable."""

    code = "training"


class ExtraMissing(TrainingError, ModuleNotFoundError):
    """An optional part of the package is not installed; the message says which."""

    code = "extra-missing"


class NotSimulated(TrainingError, ValueError):
    """Rules that the simulator does not play (``claims=manual``)."""

    code = "not-simulated"


class BadPolicy(TrainingError, ValueError):
    """A policy whose arrays do not fit the rules, or that asks for mus for ever."""

    code = "bad-policy"


class BadRequest(TrainingError, ValueError):
    """Numbers that cannot be: no games, no workers, a score past the target."""

    code = "bad-request"


class ClusterError(TrainingError, RuntimeError):
    """The cluster cannot be reached, or was lost while it worked."""

    code = "cluster"


def missing(extra: str, what: str) -> NoReturn:
    """Say that an extra is not installed; raises :class:`ExtraMissing`."""
    raise ExtraMissing(f"{what} needs the extra [{extra}]: pip install 'hordago[{extra}]'", name=extra)
