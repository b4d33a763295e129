"""An observation: named blocks of numbers from 0 to 1, made from a view and from nothing else.

Seats are told from the viewer: row 0 is the viewer, then counter-clockwise; sides likewise, its own first.
A spectator sees the table as from seat 0, without cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hordago.cards.card import cards
from hordago.cards.evaluate import REAL_31_KEY, Evaluator, evaluator
from hordago.envs.actions import exchanges
from hordago.game.betting import Status
from hordago.game.events import Called, Discarded, LanceClosed
from hordago.rules.options import Rules
from hordago.rules.signals import MEANINGS
from hordago.views import SeatView

Numbers = NDArray[np.float32]

STAGES: Final = (
    "deal", "visto", "talk", "discard", "serve",
    "grande", "chica", "pares", "juego", "punto", "claims", "over",
)  # fmt: skip
TALK: Final = ("mus", "no_mus", "defer")
WORDS: Final = ("paso", "envido", "ordago", "quiero", "no_quiero", "queremos", "no_queremos")
LANCES: Final = {"grande": 0, "chica": 1, "pares": 2, "juego": 3, "punto": 3}
"""Row of a lance; juego and punto share one, since a hand has only one of them."""
STATUSES: Final = (
    Status.NOT_PLAYED,
    Status.UNCONTESTED,
    Status.PASO,
    Status.ACCEPTED,
    Status.REFUSED,
    Status.ORDAGO_ACCEPTED,
)


class Block(NamedTuple):
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    about: str
    """What its numbers mean, in one line."""
    write: Callable[[SeatView, Numbers], None]
    """Sets what is not 0."""


class Layout:
    """The blocks of an observation in order, as one flat vector of float32."""

    def __init__(self, rules: Rules, mus_limit: int, *, signs: bool, exposed: bool) -> None:
        self._seats, self._sides = rules.seats, rules.sides
        self._side_count = rules.side_count
        self._target, self._mus_limit = rules.target, max(1, mus_limit)
        self._counting = evaluator(rules.kings, rules.real31, wild=rules.jokers != "none")
        self._best = _best(self._counting)
        self.blocks: tuple[Block, ...] = tuple(self._blocks(signs=signs, exposed=exposed))
        starts = np.cumsum([0, *(prod(block.shape) for block in self.blocks)])
        self.slices = {
            block.name: slice(int(starts[n]), int(starts[n + 1])) for n, block in enumerate(self.blocks)
        }
        """Block name → its place in the vector."""
        self.size = int(starts[-1])

    def encode(self, view: SeatView) -> Numbers:
        """A new vector of ``size`` numbers from 0 to 1."""
        vector = np.zeros(self.size, np.float32)
        for block in self.blocks:
            block.write(view, vector[self.slices[block.name]].reshape(block.shape))
        return vector

    def named(self, vector: Numbers) -> dict[str, Numbers]:
        """The blocks of a vector by name, in their shapes (views into it)."""
        return {block.name: vector[self.slices[block.name]].reshape(block.shape) for block in self.blocks}

    def _blocks(self, *, signs: bool, exposed: bool) -> list[Block]:
        n, sides = self._seats, self._side_count
        blocks = [
            Block("cards", (40,), "the cards one holds", _cards),
            Block("given_up", (40,), "cards one has given up in this hand", _given_up),
            Block("strength", (5,), STRENGTH, self._strength),
            Block("pares_class", (4,), "own pares: none, par, medias, duples", self._pares_class),
            Block("stage", (len(STAGES),), f"what is going on: {', '.join(STAGES)}", _stage),
            Block("mano", (n,), "who is mano", self._mano),
            Block("actor", (n,), "who is to act; nobody while chance is", self._actor),
            Block("score", (sides,), "stones of each side, as a share of the target", self._score),
            Block("exchange", (3,), EXCHANGE, self._exchange),
            Block("changed", (n, 5), "cards each seat gave up in the last exchange: 0 to 4", self._changed),
            Block("talk", (n, 3), f"said since then: {', '.join(TALK)}", self._talk),
            Block("bet", (4,), BET, self._bet),
            Block("bettor", (n,), "whose bet it is", self._bettor),
            Block("waiting", (n,), "seats that are still to speak", self._waiting),
            Block("words", (4, n, 7), f"said in each lance by each seat: {', '.join(WORDS)}", self._words),
            Block("pares", (n + 1,), "declared: it is known, then which seats have pares", self._pares),
            Block("juego", (n + 1,), "declared: it is known, then which seats have juego", self._juego),
            Block("closed", (4, 7 + sides), CLOSED, self._closed),
        ]
        if exposed:
            blocks.append(Block("exposed", (n, 40), "cards that all have seen, by their seat", self._exposed))
        if signs:
            blocks.append(Block("looks", (n, n), "where each seat (row) looks", self._looks))
            about = f"signs one has seen in this hand, by signer: {', '.join(MEANINGS)}"
            blocks.append(Block("perceived", (n, len(MEANINGS)), about, self._perceived))
        return blocks

    def _rel(self, view: SeatView, seat: int) -> int:
        return (seat - max(view.viewer, 0)) % self._seats

    def _side(self, view: SeatView, side: int) -> int:
        return (side - self._sides[max(view.viewer, 0)]) % self._side_count

    def _share(self, stones: int) -> float:
        return min(1.0, stones / self._target)

    def _strength(self, view: SeatView, out: Numbers) -> None:
        if len(view.cards) == 4:
            held = self._counting.evaluate(view.cards)
            keys = (held.grande, held.chica, held.pares, held.juego, held.punto)
            out[:] = [min(1.0, key / best) for key, best in zip(keys, self._best, strict=True)]

    def _pares_class(self, view: SeatView, out: Numbers) -> None:
        if len(view.cards) == 4:
            out[self._counting.evaluate(view.cards).pares_class] = 1

    def _mano(self, view: SeatView, out: Numbers) -> None:
        out[self._rel(view, view.mano)] = 1

    def _actor(self, view: SeatView, out: Numbers) -> None:
        if view.actor is not None and view.actor >= 0:
            out[self._rel(view, view.actor)] = 1

    def _score(self, view: SeatView, out: Numbers) -> None:
        for side, stones in enumerate(view.score):
            out[self._side(view, side)] = self._share(stones)

    def _exchange(self, view: SeatView, out: Numbers) -> None:
        talk = view.talk
        out[0] = min(1.0, exchanges(view) / self._mus_limit)
        out[1] = talk is not None and talk.corrido
        out[2] = talk is not None and talk.deferred

    def _changed(self, view: SeatView, out: Numbers) -> None:
        for seat, n in enumerate(view.changed):
            if n is not None:
                out[self._rel(view, seat), n] = 1

    def _talk(self, view: SeatView, out: Numbers) -> None:
        for event in view.history:
            if type(event) is Discarded:
                out[:] = 0
            elif type(event) is Called and event.action.kind in TALK:
                out[self._rel(view, event.seat), TALK.index(event.action.kind)] = 1

    def _bet(self, view: SeatView, out: Numbers) -> None:
        bet = view.bet
        if bet is not None:
            out[:] = (bet.bettor is not None, bet.ordago, self._share(bet.stake), self._share(bet.price))

    def _bettor(self, view: SeatView, out: Numbers) -> None:
        if view.bet is not None and view.bet.bettor is not None:
            out[self._rel(view, view.bet.bettor)] = 1

    def _waiting(self, view: SeatView, out: Numbers) -> None:
        for seat in view.bet.waiting if view.bet is not None else ():
            out[self._rel(view, seat)] = 1

    def _words(self, view: SeatView, out: Numbers) -> None:
        lance = 0
        for event in view.history:
            if type(event) is LanceClosed:
                lance = LANCES[event.lance] + 1
            elif type(event) is Called and event.action.kind in WORDS:
                out[lance, self._rel(view, event.seat), WORDS.index(event.action.kind)] = 1

    def _holders(self, view: SeatView, out: Numbers, holders: Sequence[int] | None) -> None:
        if holders is not None:
            out[0] = 1
            for seat in holders:
                out[1 + self._rel(view, seat)] = 1

    def _pares(self, view: SeatView, out: Numbers) -> None:
        self._holders(view, out, view.pares)

    def _juego(self, view: SeatView, out: Numbers) -> None:
        self._holders(view, out, view.juego)

    def _closed(self, view: SeatView, out: Numbers) -> None:
        for each in view.closed:
            row = out[LANCES[each.lance]]
            row[STATUSES.index(each.status)] = 1
            row[6] = self._share(each.stones)
            if each.side is not None:
                row[7 + self._side(view, each.side)] = 1

    def _exposed(self, view: SeatView, out: Numbers) -> None:
        for seat, card in view.exposed:
            out[self._rel(view, seat), card] = 1

    def _looks(self, view: SeatView, out: Numbers) -> None:
        for seat, target in enumerate(view.looks):
            out[self._rel(view, seat), self._rel(view, target)] = 1

    def _perceived(self, view: SeatView, out: Numbers) -> None:
        for signer, meaning in view.perceived:
            out[self._rel(view, signer), MEANINGS.index(meaning)] = 1


STRENGTH: Final = "own hand in grande, chica, pares, juego, punto: 1 for the best there is, 0 for none"
EXCHANGE: Final = "exchanges so far as a share of `mus_limit`; mus corrido runs; the mus was deferred"
BET: Final = "a bet waits; it is an órdago; stake and price of refusing as shares of the target"
CLOSED: Final = (
    "how each lance ended: not played, uncontested, paso, accepted, refused, órdago accepted; stones "
    "as a share of the target; the side that holds it or bet last"
)


def _best(counting: Evaluator) -> tuple[int, ...]:
    """The highest keys: those of four kings, of four aces, and of the best juego and punto."""
    kings, aces = (counting.evaluate(cards(f"{rank}o {rank}c {rank}e {rank}b")) for rank in "R1")
    return kings.grande, aces.chica, kings.pares, REAL_31_KEY, 40


def _cards(view: SeatView, out: Numbers) -> None:
    out[list(view.cards)] = 1


def _given_up(view: SeatView, out: Numbers) -> None:
    for event in view.history:
        if type(event) is Discarded and event.seat == view.viewer:
            out[list(event.cards)] = 1


def _stage(view: SeatView, out: Numbers) -> None:
    out[STAGES.index(view.stage)] = 1


def table(layout: Layout) -> list[tuple[str, str, str, str]]:
    """Rows for people: block, from–to, shape, meaning."""
    rows: list[tuple[str, str, str, str]] = []
    for block in layout.blocks:
        place: Any = layout.slices[block.name]
        shape = " × ".join(map(str, block.shape))
        rows.append((block.name, f"{place.start}–{place.stop - 1}", shape, block.about))
    return rows
