"""``python -m hordago.training``: the simulator from the command line."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from cyclopts import App, CycloptsError

from hordago.rules.options import Rules, RulesError
from hordago.training import layout
from hordago.training.errors import TrainingError
from hordago.training.result import Result
from hordago.training.sim import prepare, simulate

_BAD_INPUT = 2
_INTERRUPTED = 130


def training(
    *,
    games: int = 1_000_000,
    preset: str = "spanish",
    seats: int = 4,
    seed: int = 0,
    workers: int = 1,
    cluster: str | None = None,
    json_: bool = False,
) -> None:
    """Play random games with the fast simulator and print what happened.

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
    rules = Rules.preset(preset, seats=seats)
    if cluster is None:
        prepare()  # so that the time is that of the games
    begun = time.perf_counter()
    result = simulate(rules, games, seed, workers=workers, cluster=cluster)
    seconds = time.perf_counter() - begun
    found = json.dumps(result.summary()) if json_ else _text(result, seconds)
    sys.stdout.write(found + "\n")


def _text(result: Result, seconds: float) -> str:
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


def main(arguments: list[str] | None = None) -> int:
    """Run it; 2 for what cannot be used, with one line that says why."""
    app: Any = App(name="python -m hordago.training", help_format="plaintext", exit_on_error=False)
    app.default(training)
    try:
        app(sys.argv[1:] if arguments is None else arguments, result_action="return_value")
    except CycloptsError:  # it has printed its box
        return _BAD_INPUT
    except (TrainingError, RulesError) as error:
        sys.stderr.write(f"hordago: {error}\n")
        return _BAD_INPUT
    except KeyboardInterrupt:
        return _INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
