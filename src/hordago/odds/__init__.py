"""Floor 3: exact odds. Needs numpy; ``import hordago`` does not load it.

>>> from hordago.odds import odds
>>> round(odds(cards("Ro 7o 7c 1b")).lances["grande"].win, 4)
0.4273
"""

from hordago.odds.answer import Answer, LanceOdds, odds
from hordago.odds.discard import Choice, discards, stones
from hordago.odds.errors import Impossible, NotCovered, OddsError
from hordago.odds.frequency import Frequencies, how_often, likely
from hordago.odds.given import Given
from hordago.odds.words import parse_given, parse_hand, parse_partial

__all__ = [
    "Answer",
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
    "odds",
    "parse_given",
    "parse_hand",
    "parse_partial",
    "stones",
]
