"""The page of figures: what ``hordago bench all --markdown`` prints, and the same read back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from hordago.bench.rounds import Figure, comparisons, number

HEAD: Final = """\
# Benchmarks

<!-- Made by `hordago bench all --markdown > docs/reference/benchmarks.md`: run that, change nothing here. -->

Units a second of one process on one core. The contestants of a part took turns in one run, so that a noisy
machine was unfair to all alike; each figure is the median of the rounds, with the lowest and the highest.
Figures of other machines, and of other days, are not to be set beside these.
"""

ABOUT: Final = {
    "engine": "The engine in Python: whole matches at random, hands evaluated, winners of deals; then\n"
    "random play in other libraries.",
    "sim": "The fast simulator at random play, beside the engine that its tables come from.",
    "odds": "Exact odds of a hand, a question at a time.",
    "bots": "Decisions of a bot in whole games, the same questions for all levels.",
    "server": "Tables that one core serves, without disk and network: seconds of a table's life in a second\n"
    "of the processor, at usual pace and with somebody to see it. How a whole server does is in\n"
    "[Promises](../reliability.md) and [Sizing](../how-to/sizing.md).",
}
"""What each part measures."""
COMPARED: Final = ("engine", "sim")
"""Parts whose contestants of one unit do the same thing."""


class Part(NamedTuple):
    """One part of a run."""

    name: str
    figures: tuple[Figure, ...]
    absent: tuple[str, ...] = ()
    """A line for each peer that was left out."""

    def lines(self) -> list[str]:
        """What is said under the figures: comparisons where the same was done, and who was left out."""
        return [*(comparisons(self.figures) if self.name in COMPARED else ()), *self.absent]


class Run(NamedTuple):
    """A whole run."""

    day: str
    """ISO date, UTC."""
    how: str
    """Rounds and seconds."""
    machine: dict[str, Any]
    parts: tuple[Part, ...]


def write(run: Run) -> str:
    """The page of a run."""
    blocks = [HEAD, _table("measured", [("date", run.day), ("rounds", run.how), *run.machine.items()])]
    for part in map(_as_printed, run.parts):
        blocks += [f"## {part.name}\n", f"{ABOUT[part.name]}\n", _figures(part.figures)]
        if part.lines():
            blocks.append("".join(f"- {line}\n" for line in part.lines()))
    return "\n".join(blocks)


def _as_printed(part: Part) -> Part:
    """The part with rounded numbers, so that comparisons follow from what a reader sees."""
    return part._replace(
        figures=tuple(
            each._replace(median=_rounded(each.median), least=_rounded(each.least), most=_rounded(each.most))
            for each in part.figures
        )
    )


def _rounded(rate: float) -> float:
    return _value(number(rate))


def _value(text: str) -> float:
    return float(text.replace(",", ""))


def _table(head: str, rows: Sequence[tuple[str, Any]]) -> str:
    lines = [f"| {head} | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)]
    return "\n".join(lines) + "\n"


def _figures(figures: Sequence[Figure]) -> str:
    lines = ["| what | a second | median | lowest | highest | version |", "|---|---|---:|---:|---:|---|"]
    for each in figures:
        numbers = " | ".join(number(value) for value in (each.median, each.least, each.most))
        lines.append(f"| {each.name} | {each.unit} | {numbers} | {each.version} |")
    return "\n".join(lines) + "\n"


def read(text: str) -> Run:
    """The run of a page, with its numbers as they were printed; ValueError for anything else."""
    if not text.startswith(HEAD):
        raise ValueError("the page does not begin as the generator begins it")
    top, *sections = re.split(r"^## ", text[len(HEAD) :], flags=re.MULTILINE)
    facts = dict(_cells(line) for line in top.splitlines()[3:] if line)
    day, how = facts.pop("date"), facts.pop("rounds")
    return Run(day, how, facts, tuple(map(_part, sections)))


def _part(section: str) -> Part:
    name, _, rest = section.partition("\n")
    lines = rest.splitlines()
    rows = [_cells(line) for line in lines if line.startswith("|")][2:]
    figures = tuple(
        Figure(what, unit, version, *map(_value, values)) for what, unit, *values, version in rows
    )
    said = [line.removeprefix("- ") for line in lines if line.startswith("- ")]
    return Part(name, figures, tuple(said[len(Part(name, figures).lines()) :]))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]
