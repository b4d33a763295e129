"""What a bot is: a view goes in, an action comes out. It sees what a person in its seat sees, no more."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final, Protocol

from hordago.game.actions import Action, Claim, Look, Sena
from hordago.game.legal import Legal
from hordago.views import SeatView

_WITH_NUMPY: Final = ("master",)
"""Bots that need numpy, and are not offered where it is missing."""
NAMES: Final = (
    *("random", "beginner", "casual", "simple", "club", "expert"),
    *(_WITH_NUMPY if find_spec("numpy") else ()),
)
"""The bots that people are offered at a table, the weakest first."""
YARDSTICKS: Final = ("threshold", "equity")
"""Bots to measure others by; :func:`make` knows them, too, but they are nobody's company for an evening."""
ALL: Final = (*NAMES, *YARDSTICKS)
"""Every name that :func:`make` knows."""
PEOPLE: Final = ("Ane", "Patxi", "Maddi", "Samuel", "Karmele", "Iratxo")
"""What bots are called at a table, by chair; they are marked as bots all the same."""


class Bot(Protocol):
    """One player of one seat. It may remember, but never more than its own views told it.

    One that never looks nor signs may say so by an attribute ``mute`` that is true; it need not be asked.
    """

    def act(self, view: SeatView, legal: Legal) -> Action:
        """One of the turn actions in ``legal``, which is not empty; ``view`` is that of the seat to act."""

    def signal(self, view: SeatView) -> Look | Sena | None:
        """Where to look or what to sign, one of ``view.free``; asked once before every turn action."""


def make(name: str, seed: int | bytes) -> Bot:
    """A bot of that name, with a character after a colon (``expert:bold``) if it shall have one.

    The same seed and views give the same actions.

    Raises ValueError for an unknown name. The seed must have nothing to do with the deal's.
    """
    if name == "random":
        from hordago.bots.random_bot import RandomBot

        return RandomBot(seed)
    if name == "simple":
        from hordago.bots.simple import SimpleBot

        return SimpleBot(seed)
    if name == "threshold":
        from hordago.bots.threshold import ThresholdBot

        return ThresholdBot(seed)
    if name == "equity":
        from hordago.bots.equity import EquityBot

        return EquityBot(seed)
    from hordago.bots.level import level_of

    found = level_of(name)
    if found is not None:
        from hordago.bots.player import Player

        level, character = found
        if level.name in _WITH_NUMPY and level.name not in NAMES:
            raise ValueError(f"the bot {level.name!r} needs numpy, which is not installed")
        return Player(level, seed, character)
    raise ValueError(f"there is no bot named {name!r}; there are {', '.join(ALL)}")


def known(name: str) -> bool:
    """Whether people may be offered a bot of that name, with or without a character."""
    from hordago.bots.level import level_of

    return name in NAMES or (level_of(name) is not None and name.partition(":")[0] in NAMES)


def claim(view: SeatView) -> Claim | None:
    """What a bot claims at the count (``claims=manual``): at once all that its side may, or None."""
    claims = [action for action in view.free if isinstance(action, Claim)]
    return max(claims, key=lambda each: each.n, default=None)
