"""A ladder as a page of the documentation: docs/reference/strength.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hordago.arena.ladder import Rated, expected
from hordago.arena.result import Result
from hordago.arena.run import Pairing


class Standing(NamedTuple):
    """A ladder and all that it comes from."""

    preset: str
    seats: int
    target: int
    seed: str
    deals: int
    rungs: Sequence[Rated]
    """Strongest first."""
    results: Mapping[Pairing, Result]
    command: str
    """What makes the page anew."""
    versions: Mapping[str, str]
    day: str
    """Of the run, as in 2026-11-30."""


_HEAD = """# Strength

How strong the bots are, measured against each other. Made by the command below; do not edit.
[Measuring strength](measuring.md) says what the numbers mean.

```sh
{command}
```

Rules `{preset}`, {seats} players in two sides, games to {target}; {deals:,} deals a pairing, each played
twice with the sides swapped; seed `{seed}`; {versions}; {day}.

## The ladder

A difference of 100 points is 64 % of games won, of 200 points 76 %. The intervals are for the difference from
the bot without one. *Won*: share of all its games.

| bot | rating | 95 % | games | won |
|---|---|---|---|---|
"""

_CROSS = """
## Each against each

Share of games that the bot of the line won against that of the column, in per cent, with the paired interval
of 95 %; below it stones more than the other, a deal.

"""


def write(standing: Standing) -> str:
    """The whole page."""
    versions = ", ".join(f"{name} {version}" for name, version in standing.versions.items())
    head = _HEAD.format(**{**standing._asdict(), "versions": versions})
    ladder = [_rung(each) for each in standing.rungs]
    names = [rung.name for rung in standing.rungs]
    cross = [_row("", [f"`{name}`" for name in names]), "|---" * (len(names) + 1) + "|"]
    cross += [_row(f"`{one}`", [_cell(standing, one, other) for other in names]) for one in names]
    return head + "\n".join(ladder) + "\n\n" + _misfit(standing) + _CROSS + "\n".join(cross) + "\n"


def _misfit(standing: Standing) -> str:
    """Where one number a bot says least of what was played."""
    ratings = {rung.name: rung.rating.value for rung in standing.rungs}
    said = {(a, b): expected(ratings[a], ratings[b]) for a, b in standing.results}
    a, b = max(said, key=lambda pair: abs(standing.results[pair].win_rate.value - said[pair]))
    won = 100 * standing.results[a, b].win_rate.value
    return (
        f"Where the ratings fit worst: `{a}` won {won:.1f} % of its games against `{b}`; by the ratings it\n"
        f"would be {100 * said[a, b]:.1f} %.\n"
    )


def _rung(rung: Rated) -> str:
    rating, low, high = rung.rating
    ends = f"{low:.0f} to {high:.0f}" if low < high else ""
    return f"| `{rung.name}` | {rating:.0f} | {ends} | {rung.games:,} | {100 * rung.score:.1f} % |"


def _row(first: str, cells: Sequence[str]) -> str:
    return f"| {' | '.join([first, *cells])} |"


def _cell(standing: Standing, one: str, other: str) -> str:
    """Also of a pairing that was played the other way round."""
    found, sign = standing.results.get((one, other)), 1
    if found is None:
        found, sign = standing.results.get((other, one)), -1
    if found is None:
        return ""
    value, low, high = (100 * each for each in found.win_rate)
    if sign < 0:
        value, low, high = 100 - value, 100 - high, 100 - low
    return f"{value:.1f} ({low:.1f} to {high:.1f})<br>{sign * found.points.value:+.1f}"
