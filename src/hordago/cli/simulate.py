"""``hordago simulate``: the fast simulator at random play."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

from hordago.cli.problem import Problem
from hordago.cli.switch import Json
from hordago.rules import DEFAULT_PRESET, Rules, RulesError

if TYPE_CHECKING:
    from hordago.training.result import Result


def simulate(
    *,
    games: int = 1_000_000,
    preset: str = DEFAULT_PRESET,
    seats: int = 4,
    seed: int = 0,
    workers: int = 1,
    cluster: str | None = None,
    json_: Json = False,
) -> None:
    """Play random games, millions of decisions a second, and say what happened.

    Parameters
    ----------
    games
        Games to the target.
    preset
        The rulebook.
    seats
        Players, 2 to 6.
    seed
        A whole number from which everything follows, whatever the workers.
    workers
        Processes on this machine.
    cluster
        Address of a Dask scheduler, such as tcp://10.0.0.5:8786, whose workers play instead.
    json_
        Print JSON.
    """
    from hordago.training import sim
    from hordago.training.errors import TrainingError

    try:
        rules = Rules.preset(preset, seats=seats)
        if cluster is None:
            sim.prepare()  # so that the time is that of the games
        begun = time.perf_counter()
        result = sim.simulate(rules, games, seed, workers=workers, cluster=cluster)
        seconds = time.perf_counter() - begun
    except (TrainingError, RulesError) as error:
        raise Problem(str(error)) from None
    print(json.dumps(result.summary()) if json_ else _text(result, seconds))


def _text(result: Result, seconds: float) -> str:
    from hordago.training import layout

    played = f"{result.games:,} games, {result.hands:,} hands, {result.decisions:,} decisions"
    lines = [
        f"{played} in {seconds:.1f} s ({result.decisions / seconds:,.0f} decisions a second)",
        *(
            f"side {side} wins {100 * rate:.2f} % ± {100 * half:.2f}"
            for side in range(result.rules.side_count)
            for rate, half in [result.win_rate(side)]
        ),
        "games end by " + ", ".join(f"{name} {n:,}" for name, n in result.endings.items()),
        f"{'':7}" + "".join(f"{status.lower():>17}" for status in layout.STATUSES),
    ]
    for lance, row in zip(layout.LANCES, result.lances, strict=True):
        lines.append(f"{lance:7}" + "".join(f"{n:>17,}" for n in row))
    return "\n".join(lines)
