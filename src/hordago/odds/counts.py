"""What is counted of a question: deals, in whole numbers as long as nobody has beliefs."""

from __future__ import annotations

from typing import NamedTuple

from hordago.odds.classes import Floats


class Counts(NamedTuple):
    """Deals, counted; five numbers each, one a lance, in the order of ``LANCES``."""

    total: float
    """All deals that fit, each with its weight."""
    win: Floats
    """The own side holds the best hand of the lance, and the lance is played or nobody else holds it."""
    none: Floats
    """Nobody holds it, or it is not played."""
    contested: Floats
    """At least two sides may bet."""
    alone: Floats
    """The own seat itself holds the best hand."""
