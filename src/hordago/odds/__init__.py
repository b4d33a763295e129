"""Floor 3: exact odds, and the value of a score. ``import hordago`` does not load it.

>>> from hordago.odds import odds
>>> round(odds(cards("Ro 7o 7c 1b")).lances["grande"].win, 4)
0.4273

Odds need numpy; the value of a score does without, so every name is loaded when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from hordago.odds.answer import Answer, LanceOdds, odds
    from hordago.odds.discard import Choice, discards, stones
    from hordago.odds.errors import BadScore, Impossible, NotCovered, OddsError
    from hordago.odds.frequency import Frequencies, how_often, likely
    from hordago.odds.given import Given
    from hordago.odds.match import match_probability
    from hordago.odds.race import win_probability
    from hordago.odds.words import parse_given, parse_hand, parse_partial

__all__ = [
    "Answer",
    "BadScore",
    "Choice",
    "Frequencies",
    "Given",
    "Impossible",
    "LanceOdds",
    "NotCovered",
    "OddsError",
    "discards",
    "how_often",
    "likely",
    "match_probability",
    "odds",
    "parse_given",
    "parse_hand",
    "parse_partial",
    "stones",
    "win_probability",
]

_FILES: Final = {
    "answer": ("Answer", "LanceOdds", "odds"),
    "discard": ("Choice", "discards", "stones"),
    "errors": ("BadScore", "Impossible", "NotCovered", "OddsError"),
    "frequency": ("Frequencies", "how_often", "likely"),
    "given": ("Given",),
    "match": ("match_probability",),
    "race": ("win_probability",),
    "words": ("parse_given", "parse_hand", "parse_partial"),
}


def __getattr__(name: str) -> Any:
    for file, names in _FILES.items():
        if name in names:
            value = globals()[name] = getattr(import_module(f"hordago.odds.{file}"), name)
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
