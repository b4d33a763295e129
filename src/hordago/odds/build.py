"""Makes the files in ``data`` anew, bit for bit: ``python -m hordago.odds.build`` or ``make tables``.

Needs numpy alone, two gigabytes of memory and a minute or two.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from hordago.cards.evaluate import HAND_SIZE
from hordago.odds import redraws, tables
from hordago.odds.asks import HELD, PUNTO
from hordago.odds.classes import LANCES, Classes, Ints, fitting, ways
from hordago.odds.pools import Pools
from hordago.odds.question import Question, with_any_hand
from hordago.odds.sweep import Sweep
from hordago.odds.tally import Tally, under
from hordago.rules.options import Rules
from hordago.rules.presets import DEFAULT_PRESET


def rules_of(kings: int, players: int) -> Rules:
    """Rules with that deck and number of players, everything else plain."""
    return Rules.preset(DEFAULT_PRESET, kings=kings, seats=players, real31="off", jokers="none")


def hands(kings: int, players: int) -> Ints:
    """The whole table of a deck and number of players, as tables.py reads it."""
    asked = _asked(kings, players)
    classes = asked[0].classes
    sweep = Sweep(asked[0], Pools(classes.sizes), (HAND_SIZE,))
    places = sweep.level(0).places(classes.counts @ sweep.pools.steps)
    counts = _counts(asked, sweep, Tally(sweep, np.arange(len(classes)), places))
    win, none, contested, alone = np.moveaxis(counts, 2, 0)
    held = list(HELD)
    rows = (win, none[:, [*held, PUNTO]], contested[:, held], alone)
    return np.concatenate(rows, axis=1).transpose(0, 2, 1)


def discards(kings: int) -> Ints:
    """The whole table of discards of a deck, as redraws.py reads it."""
    return np.array([row for thrown in range(1, HAND_SIZE + 1) for row in given_up(kings, thrown)])


def given_up(kings: int, thrown: int) -> Iterator[Ints]:
    """Its rows with so many cards given up."""
    asked = _asked(kings, redraws.SEATS)
    classes = asked[0].classes
    drawn = classes.draws(thrown)
    sweep = Sweep(asked[0], Pools(classes.sizes), (HAND_SIZE + thrown,))
    gone = classes.counts[:, None] + drawn.counts
    possible = fitting(gone, classes.sizes)
    own = np.nonzero(possible)[0]
    places = sweep.level(0).places(gone[possible] @ sweep.pools.steps)
    after = np.zeros((*possible.shape, redraws.COLUMNS), dtype=np.int64)  # new hand × given up × column
    after[possible] = _columns(classes, own, _counts(asked, sweep, Tally(sweep, own, places)))
    for kept in classes.draws(HAND_SIZE - thrown).counts:
        new = classes.classes_from(drawn.counts + kept)
        stock = classes.sizes - kept - drawn.counts  # a row for what is given up
        chances = ways(np.maximum(stock, 0), drawn.counts[:, None]) * (stock >= 0).all(axis=1)
        yield from np.einsum("nt,ntc->tc", chances, after[new])


def _asked(kings: int, players: int) -> list[Question]:
    rules = rules_of(kings, players)
    return [with_any_hand(rules, seat) for seat in range(players)]


def _counts(asked: list[Question], sweep: Sweep, tally: Tally) -> Ints:
    """Seat × lance × (win, none, contested, alone) × own hand; one sweep does, for all others are alike."""
    found = np.empty((len(asked), len(LANCES), 4, len(tally.total)), dtype=np.int64)
    for lance in range(len(LANCES)):
        below = under(sweep, lance)
        for seat, question in enumerate(asked):
            found[seat, lance] = tally.counts(question, lance, below)
    return found


def _columns(classes: Classes, own: Ints, counts: Ints) -> Ints:
    """Own hand × column."""
    win, none, contested, _ = np.moveaxis(counts, 2, 0)
    worth = redraws.worth(classes)[:, own]
    own_columns = [[*wins, (wins * worth).sum(axis=0)] for wins in win]
    same = (none[0, list(HELD)], contested[0, list(HELD)])
    return np.concatenate([*own_columns, *same]).T


def main() -> int:
    """Write all files and their list."""
    tables.FOLDER.mkdir(exist_ok=True)
    files = {}
    for kings, players in tables.STORED:
        file = tables.path(kings, players)
        files[file.name] = {"kings": kings, "players": players, **_write(file, hands(kings, players))}
    for kings in redraws.STORED:
        file = redraws.path(kings)
        files[file.name] = {"kings": kings, "players": redraws.SEATS, **_write(file, discards(kings))}
    listed = {"version": tables.VERSION, "generator": "hordago.odds.build", "files": files}
    tables.LIST.write_text(json.dumps(listed, indent=2) + "\n", encoding="utf-8")
    return 0


def _write(file: Path, made: Ints) -> dict[str, object]:
    np.save(file, np.ascontiguousarray(made, dtype="<i8"))
    sys.stdout.write(f"{file.name}: {made.shape}\n")
    sys.stdout.flush()
    return {"shape": list(made.shape), "sha256": hashlib.sha256(file.read_bytes()).hexdigest()}


if __name__ == "__main__":
    sys.exit(main())
