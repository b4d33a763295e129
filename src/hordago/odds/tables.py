"""Counts that were made beforehand, for questions with nothing given (`make tables` makes them anew).

One file a deck and number of players; docs/reference/odds.md describes them.
"""

from __future__ import annotations

from hordago.odds.exact import Counts
from hordago.odds.question import Question
from hordago.rules.options import Rules


def counts(rules: Rules, question: Question) -> Counts | None:
    """The stored counts, or None where there is no table."""
    del rules, question
    return None
