"""What can be wrong with a question about odds."""

from __future__ import annotations


class OddsError(ValueError):
    """A question that has no answer; the message says what was wrong and what would be right."""

    code = "bad-odds"


class NotCovered(OddsError):
    """A rulebook whose odds are not computed here."""

    code = "odds-not-covered"


class Impossible(OddsError):
    """What is given cannot all be true: no deal fits."""

    code = "impossible-given"


class BadScore(OddsError):
    """A score, a number of games or a mano that there cannot be."""

    code = "bad-score"
