"""Players by name, programs included.

``make`` knows only the bots of this package, so that a name which came over the network starts no program;
whoever was asked on this machine uses ``player``.
"""

from __future__ import annotations

from collections.abc import Iterable

from hordago.bots.bot import Bot, make
from hordago.bots.umi import PATIENT, PREFIX, Patience, UmiBot


def player(name: str, seed: int | bytes, patience: Patience = PATIENT) -> Bot:
    """A bot of :func:`~hordago.bots.bot.make`, or a program on one seat: ``umi:./program argument``.

    Raises ValueError for an unknown bot. A program is started by its first question, and when it cannot be it
    only loses its decisions: see :func:`check`. Give all players to :func:`dismiss` in the end.
    """
    if name.startswith(PREFIX):
        return UmiBot(name.removeprefix(PREFIX), seed, patience)
    return make(name, seed)


def check(name: str, patience: Patience = PATIENT) -> None:
    """Raises ValueError, in one clear line, where there is no such bot or a program does not shake hands."""
    found = player(name, 0, patience)
    if isinstance(found, UmiBot):
        try:
            found.start()
        finally:
            found.close()


def dismiss(players: Iterable[Bot]) -> None:
    """End the programs among them."""
    for each in players:
        if isinstance(each, UmiBot):
            each.close()
