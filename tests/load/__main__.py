"""Measure a server under load.

    python -m tests.load [play|soak|restart|drain|bullies|backup|cuts|all] --tables 500 --seconds 60

Figures are printed, added to .build/load.jsonl, and kept where HORDAGO_RESULTS says: bench/results/README.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NamedTuple

from tests.load import backups, bullies, comeback, cuts, soak
from tests.load.crowd import crowd, measured
from tests.load.server import Servers, servers
from tests.sizes import SEED
from tools.results import ROOT, keep

LINES = ROOT / ".build" / "load.jsonl"


class Wish(NamedTuple):
    """What is to be measured, and how."""

    scenario: str
    tables: int
    seconds: float
    rate: float
    events: int
    database: str
    processes: int
    bots: str | None
    urgent: bool

    @property
    def chance(self) -> str:
        """What all chance of this run comes from."""
        return f"{SEED}/{self.scenario}"


class Outcome(NamedTuple):
    """What was found."""

    row: str
    figures: Any
    """A NamedTuple of figures that can be ``said()``."""
    met: bool | None
    """Whether the goal of RELIABILITY's row is met; None for a run that is too small to say."""


async def _play(wish: Wish, servers: Servers) -> Outcome:
    async with crowd(servers.urls, wish.tables, wish.chance, wish.bots) as players:
        found = await measured(servers, players, wish.seconds, wish.rate)
    good = found.p50_ms <= 10 and found.p99_ms <= 50 and found.p999_ms <= 250 and not found.errors
    return Outcome("R1", found, _full(wish.tables >= 500 and wish.bots is None, good))


async def _soak(wish: Wish, servers: Servers) -> Outcome:
    async with crowd(servers.urls, wish.tables, wish.chance, wish.bots) as players:
        found = await soak.soak(servers, players, wish.seconds, wish.rate)
    flat = found.files_after <= found.files_before and found.threads_after <= found.threads_before
    return Outcome(
        "R2", found, _full(wish.seconds >= 3600, flat and found.grown <= 0.05 and not found.errors)
    )


async def _restart(wish: Wish, servers: Servers) -> Outcome:
    found = await comeback.restart(servers, wish.tables, wish.events, wish.chance)
    good = found.restored <= 3 and found.playing_p99 <= 5 and not found.lost and not found.wrong
    return Outcome("R5", found, _full(wish.tables >= 1000 and wish.events >= 200, good))


async def _drain(wish: Wish, servers: Servers) -> Outcome:
    found = await comeback.drain(servers, wish.tables, wish.chance)
    clean = set(found.closes) == {comeback.GOING_DOWN} and not found.lost and not found.wrong
    return Outcome(
        "R24", found, _full(wish.tables >= 200, clean and found.ended <= 10 and found.back_p99 <= 3)
    )


async def _bullies(wish: Wish, servers: Servers) -> Outcome:
    async with crowd(servers.urls, wish.tables, wish.chance) as players:
        found = await bullies.attack(servers, players, wish.seconds, wish.rate)
    out = (
        set(found.flood_codes) == {bullies.POLICY} and found.flood_closed_most <= 1 and found.lazy_dropped > 0
    )
    calm = found.p99_during_ms <= 2 * found.p99_before_ms and found.memory_grew_mb <= 50 and not found.errors
    return Outcome("R16", found, _full(wish.seconds >= 30, out and calm))


async def _backup(wish: Wish, servers: Servers) -> Outcome:
    with tempfile.TemporaryDirectory(prefix="hordago-backup-") as folder:
        async with crowd(servers.urls, wish.tables, wish.chance, keep=True) as players:
            found = await backups.drill(servers, players, wish.seconds, wish.rate, Path(folder))
    whole = not found.missing and not found.strange and found.playing == found.tables and not found.errors
    return Outcome("R26", found, _full(wish.tables >= 100, whole))


async def _cuts(wish: Wish, servers: Servers) -> Outcome:
    async with crowd(servers.urls, wish.tables, wish.chance) as players:
        found = await cuts.cut_and_return(players, wish.seconds, wish.rate)
    return Outcome(
        "R12", found, _full(found.cuts >= 10_000, found.resumed_p99_ms <= 250 and not found.errors)
    )


SCENARIOS: dict[str, Callable[[Wish, Servers], Coroutine[Any, Any, Outcome]]] = {
    "play": _play,
    "soak": _soak,
    "restart": _restart,
    "drain": _drain,
    "bullies": _bullies,
    "backup": _backup,
    "cuts": _cuts,
}
DEFAULTS: dict[str, dict[str, int | float]] = {
    "play": {"tables": 500, "seconds": 60.0},
    "soak": {"tables": 250, "seconds": 3600.0},
    "restart": {"tables": 1000},
    "drain": {"tables": 200},
    "bullies": {"tables": 100, "seconds": 30.0},
    "backup": {"tables": 100, "seconds": 20.0},
    "cuts": {"tables": 200, "seconds": 90.0},
}
"""What the goals speak of."""
ALL = (
    "play",
    "restart",
    "drain",
    "bullies",
    "backup",
    "cuts",
    # Growth: a tenth of the tables, ten times as long a life; one process and two at the same database.
    "play --tables 50",
    "restart --tables 100",
    "restart --tables 100 --events 2000",
    "play --tables 200 --database postgres",
    "play --tables 200 --database postgres --processes 2",
    "play --tables 50 --bots simple",
    "play --tables 50 --bots club",
)
"""What ``all`` measures, one after the other."""


def _full(full: bool, good: bool) -> bool | None:
    return good if full or not good else None


def _wish(arguments: list[str]) -> Wish:
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__.splitlines()[0])
    parser.add_argument("scenario", nargs="?", choices=(*SCENARIOS, "all"), default="play")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--rate", type=float, default=0.5, help="actions a second at each table")
    parser.add_argument("--events", type=int, default=200, help="that each table has had before (restart)")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgres, or an address")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--bots", help="one person at each table, and three bots of this level (play, soak)")
    parser.add_argument(
        "--urgent", action="store_true", help="before all other programs of this machine (needs the right to)"
    )
    given = vars(parser.parse_args(arguments))
    chosen: dict[str, Any] = {"tables": 100, "seconds": 30.0, **DEFAULTS.get(given["scenario"], {})}
    wish: dict[str, Any] = {
        name: chosen.get(name) if value is None else value for name, value in given.items()
    }
    return Wish(**wish)


def _part(wish: Wish) -> str:
    """What is not as the goal has it; empty for the goal itself."""
    usual = {"events": 200, "database": "sqlite", "processes": 1, "bots": None, **DEFAULTS[wish.scenario]}
    different = {name: value for name, value in wish._asdict().items() if value != usual.get(name, value)}
    for name in ("seconds", "urgent"):
        different.pop(name, None)
    words = {"tables": "{} tables", "events": "{} events", "processes": "{} processes", "bots": "bots {}"}
    return ", ".join(words.get(name, "{}").format(value) for name, value in different.items())


def main(arguments: list[str]) -> int:
    """Measure and tell; 1 where something went wrong, or a goal was missed."""
    wish = _wish(arguments)
    if wish.scenario == "all":
        return max(main([*line.split(), *["--urgent"] * wish.urgent]) for line in ALL)
    if wish.urgent:
        # Where others use the machine, this measures the server, not them; its processes inherit it.
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    logged: list[str] = []
    try:
        with servers(wish.database, wish.processes) as running:
            logged = running.logged
            outcome = asyncio.run(SCENARIOS[wish.scenario](wish, running))
    finally:
        complaints = [line for said in logged for line in said.splitlines()]
        print("\n".join(complaints[:20]))
    figures = {
        name: value for name, value in outcome.figures._asdict().items() if not isinstance(value, dict)
    }
    LINES.parent.mkdir(exist_ok=True)
    with LINES.open("a", encoding="utf-8") as lines:
        line = {"at": round(time.time()), **wish._asdict(), **outcome.figures._asdict()}
        lines.write(json.dumps(line) + "\n")
    met = False if complaints else outcome.met
    command = f"python -m tests.load {' '.join(arguments)}".strip()
    part = _part(wish)
    keep(outcome.row, outcome.figures.said(), figures, met=met, command=command, part=part)
    return 1 if met is False else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
