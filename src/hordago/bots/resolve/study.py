"""The current lance worked out anew: what each word is worth, and how often to say it, where all play well.

All ranges are those that anybody at the table may believe, so that the rivals know nothing of one's own hand;
the partner plays on by the blueprint. Only the answer is read with everything that one sees oneself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from hordago.bots.beliefs import Beliefs
from hordago.bots.blueprint.hands import JUEGO, PARES
from hordago.bots.judge import Judge
from hordago.bots.onlooker import Onlooker
from hordago.bots.policy import Policy
from hordago.bots.prospect import Prospect
from hordago.bots.resolve.priors import Priors
from hordago.bots.resolve.solver import answers, root, solve
from hordago.bots.resolve.subgame import Word, bets_of, present, unfold
from hordago.bots.resolve.tables import SLOTS, Ranges, Reals, Tables, Worth
from hordago.bots.situation import Place
from hordago.game.betting import Closed, Status
from hordago.game.scoring import Result, deje

_PLACES: Final = 30
"""Places of the ladder of strength, about."""
_PARTNER: Final = 2
"""Its slot."""
_LEAST: Final = 1e-7
"""The chance of every place, at least."""
_RARE: Final = 0.05
"""Where all words that are left are said that rarely, the best one is said."""
_COMPARED: Final = (Status.PASO, Status.ACCEPTED, Status.ORDAGO_ACCEPTED)


class Studied(NamedTuple):
    """By word."""

    often: list[float]
    """How often to say it."""
    values: list[float]
    """The chance to win the game after it."""

    def within(self, cost: float) -> list[float]:
        """How often to say each word, those left out that cost more than that; the best is never."""
        best = max(self.values)
        kept = [
            often if value >= best - cost else 0.0
            for often, value in zip(self.often, self.values, strict=True)
        ]
        total = sum(kept)
        if total <= _RARE:
            return [float(each == self.values.index(best)) for each in range(len(kept))]
        return [each / total for each in kept]


class Ladder(NamedTuple):
    """Strengths that are told apart in a lance."""

    places: list[int]
    """By level (``Pack.levels``); 0 is that of hands that may not speak."""
    single: list[bool]
    """By place: whether it is that of one level, where mano wins a tie."""
    own: int
    """The place of one's own hand, which is one of its own."""


def study(
    judge: Judge,
    onlooker: Onlooker,
    policy: Policy | None,
    words: Sequence[Word],
    place: Place | None,
    n: int,
) -> Studied | None:
    """Work out the lance from the present on, in which these words may be said; ``n`` traversals.

    None at tables with more than two sides, or with more than two seats on one.
    """
    slots = _slots(judge)
    at = present(judge.view)
    if slots is None or at is None:
        return None
    game = unfold(at, words, place, judge.after, bets_of(judge.view))
    turns = zip(game.actor, game.places, strict=True)
    # the blueprint may have another one speak, where a rulebook asks in another order
    game = game._replace(places=[each if each and judge.speaks(each, seat) else None for seat, each in turns])
    ladder = _ladder(judge, onlooker)
    slot = [slots[seat] for seat in game.actor]
    tables = Tables(slot, game.children, [end.outcome.status in _COMPARED for end in game.ends])
    ties = _ties(judge, slots, ladder)
    levels, size = onlooker.pack.levels[judge.lance], len(ladder.single)
    priors = Priors(onlooker.pack, judge.lance, policy, [ladder.places[each] for each in levels], size)
    weights = {seat: onlooker.weights(seat) for seat in slots}
    trust = {seat: 1.0 if each == _PARTNER else judge.beliefs.trust(seat) for seat, each in slots.items()}
    trust[judge.view.viewer] = 0.0
    begun, held = priors.words(game, tables, weights, trust)
    public = Ranges(_chances(judge, onlooker, slots, ladder), ties)
    worth = _worth(judge, Prospect(judge.view, onlooker, judge.prospect.sense), game.ends)
    # where no rival speaks any more there is nothing to come to terms with
    often = solve(tables, public, worth, begun, held, n if any(each % 2 for each in slot) else 1)
    mine = Ranges(_chances(judge, judge.beliefs, slots, ladder), ties)
    values = answers(tables, mine, _worth(judge, judge.prospect, game.ends), often, ladder.own)
    return Studied(root(tables, often, ladder.own), values)


def _slots(judge: Judge) -> dict[int, int] | None:
    """By seat: 0 for oneself, 2 for the partner, 1 and 3 for the rivals."""
    rules, viewer = judge.view.rules, judge.view.viewer
    found: dict[int, int] = {}
    free = {True: [0, 2], False: [1, 3]}
    for step in range(rules.seats):
        seat = (viewer + step) % rules.seats
        left = free[rules.sides[seat] == rules.sides[viewer]]
        if not left or rules.side_count != 2:
            return None
        found[seat] = left.pop(0)
    return found


def _ladder(judge: Judge, onlooker: Onlooker) -> Ladder:
    """Places that are about as likely, the own level apart."""
    lance, own = judge.lance, judge.beliefs.level(judge.lance)
    rows = [onlooker.levels(seat, lance) for seat in onlooker.others]
    mass = [sum(column) for column in zip(*rows, strict=True)]
    least = int(lance in (PARES, JUEGO))
    step = sum(mass[least:]) / _PLACES
    places, held, apart = [0] * least, 0.0, True
    counts = [0]
    for level in range(least, len(mass)):
        if apart or level == own or held >= step:
            counts.append(0)
            held = 0.0
        places.append(len(counts) - 1)
        counts[-1] += mass[level] > 0 or level == own
        held += mass[level]
        apart = level == own
    return Ladder(places, [count == 1 for count in counts], places[own])


def _ties(judge: Judge, slots: dict[int, int], ladder: Ladder) -> Reals:
    """``Ranges.ties``: mano wins, where a place is that of one level."""
    mano, seats = judge.view.mano, judge.view.rules.seats
    order = np.full(SLOTS, seats)
    for seat, slot in slots.items():
        order[slot] = (seat - mano) % seats
    first = np.less.outer(order, order).astype(float)
    return np.where(np.array(ladder.single), first[:, :, None], 0.5)


def _chances(judge: Judge, beliefs: Beliefs, slots: dict[int, int], ladder: Ladder) -> Reals:
    """``Ranges.chances``; an empty slot cannot win."""
    found = np.zeros((SLOTS, len(ladder.single)))
    found[:, 0] = 1.0
    for seat, slot in slots.items():
        levels = beliefs.levels(seat, judge.lance)
        found[slot] = np.bincount(ladder.places, levels, minlength=len(ladder.single))
    return found + _LEAST


def _worth(judge: Judge, prospect: Prospect, ends: Sequence[Closed]) -> Worth:
    known: dict[tuple[str, int, int], tuple[float, float]] = {}
    found = []
    for end in ends:
        key = _key(judge, end)
        if key not in known:
            known[key] = _values(prospect, *key)
        found.append(known[key])
    return Worth(np.array([win for win, _ in found]), np.array([lose for _, lose in found]))


def _key(judge: Judge, end: Closed) -> tuple[str, int, int]:
    """How it ended; whether our side took it; the stones."""
    status, side, _ = end.outcome
    ours = int(side == judge.view.rules.sides[judge.view.viewer])
    if status == Status.REFUSED:
        return status, ours, deje(judge.view.rules, Result(judge.view.stage, end))
    return status, 0, int(judge.lance < PARES) if status == Status.PASO else end.stake


def _values(prospect: Prospect, status: str, ours: int, stones: int) -> tuple[float, float]:
    """The chance to win the game where our side holds the best hand, and where it does not."""
    if status == Status.REFUSED:
        refused = prospect.refused(stones, by_us=not ours).win
        return refused, refused
    if status == Status.ORDAGO_ACCEPTED:
        return 1.0, 0.0
    win, lose = (prospect.compared(p, stones) for p in (1.0, 0.0))
    return win.win, lose.win
