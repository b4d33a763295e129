"""The fast simulator at random play, beside the engine that its tables come from, in the same run."""

from __future__ import annotations

from hordago import __version__
from hordago.bench.engine import random_play
from hordago.bench.rounds import Contestant, Work
from hordago.rules.options import Rules
from hordago.training.sim import plan, play_unit

GAMES = 10_000


def contestants() -> list[Contestant]:
    """Decisions and hands a second on one core, deals and counts included.

    Raises :class:`hordago.training.errors.ExtraMissing` without numba. The first call compiles.
    """
    spanish, basque = Rules.preset("spanish"), Rules.preset("basque")
    works = [
        ("simulator, spanish", "decisions", played(spanish, "decisions")),
        ("simulator, basque", "decisions", played(basque, "decisions")),
        ("simulator, spanish, two seats", "decisions", played(spanish.replace(seats=2), "decisions")),
        ("engine in Python, spanish", "decisions", random_play(spanish)),
        ("simulator, spanish", "hands", played(spanish, "hands")),
    ]
    return [Contestant(name, unit, __version__, work) for name, unit, work in works]


def played(rules: Rules, counted: str) -> Work:
    """Games of the next unit; how many decisions or hands that were."""
    (unit,) = plan(rules, GAMES)
    number = 0
    play_unit(unit._replace(games=1))

    def work() -> int:
        nonlocal number
        number += 1
        return int(play_unit(unit._replace(number=number))[counted][0])

    return work
