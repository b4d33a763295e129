"""What has been said in a hand, as the blueprint counts it: where each public word lies in its tables.

A :class:`Trail` follows the events that a seat sees. Real amounts are read as the nearest of the menu's; a
bet that no side could survive is read as the órdago that it is; a raise that the menu does not have leads out
of the blueprint until the lance is over. Rulebooks with other ways of answering are mapped as near as can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final, NamedTuple

from hordago.bots.blueprint.hands import JUEGO, LANCES, PARES, PUNTO
from hordago.bots.blueprint.layout import CUT_BY_MANO, CUT_BY_OTHERS, CUT_LATER, TALK_WORDS, Layout
from hordago.bots.blueprint.trees import NOBODY_BET
from hordago.game.actions import Action, Envido
from hordago.game.events import (
    Called,
    Dealt,
    Declared,
    Discarded,
    Event,
    LanceClosed,
    ManoMoved,
    Paid,
    Redealt,
)
from hordago.views import SeatView

TALK: Final = -1
"""Where a lance has its number, that of the mus talk."""
_TALK_WORDS: Final = ("mus", "no_mus", "defer")
ALONE: Final = {"queremos": "quiero", "no_queremos": "no_quiero"}
"""Answers for a whole side, as the blueprint knows them."""
_BETTING: Final = frozenset({"paso", "envido", "ordago", "quiero", "no_quiero", "queremos", "no_queremos"})


class Place(NamedTuple):
    """A situation of the blueprint in which a seat speaks."""

    row: int
    """Where it begins (``Layout``)."""
    words: tuple[tuple[str, int], ...]
    """Its actions: (kind, stones)."""
    columns: int
    """Actions that it has in the table, at least as many as ``words``."""
    width: int
    lance: int
    """Its number, or :data:`TALK`."""
    stake: int = 0
    """What stands on the table in the blueprint's eyes."""
    node: int = -1


class Said(NamedTuple):
    """A public word."""

    seat: int
    lance: int
    """Number of the lance, or :data:`TALK`."""
    action: Action
    place: Place | None
    """None where the blueprint is silent."""
    choice: int | None
    """Which of the actions of ``place`` it is, None for none of them."""


class Changed(NamedTuple):
    """A seat gave up cards."""

    seat: int
    cards: int
    round: int
    """Number of the exchange in this hand, from 0."""


class News(NamedTuple):
    """What happened since a view before."""

    fresh: bool
    """All before is void: the hand is another, or was dealt again."""
    events: list[Event | Said | Changed]


class Trail:
    """Follows one hand after the other through the views of one seat."""

    def __init__(self, layout: Layout | None, talks: Sequence[object] = ()) -> None:
        """``layout``: None without a blueprint. ``talks``: (actor from mano, said, deferred) by number."""
        self._layout = layout
        self._talks = [tuple(each) if isinstance(each, list | tuple) else None for each in talks]
        self._hand, self._read = -1, 0
        self._score: list[int] = []
        self._last: Event | None = None
        self._begin(0)

    def _begin(self, mano: int) -> None:
        self.mano = mano
        self.cut = CUT_BY_MANO
        self.lance = TALK
        self.categories: list[int] = []
        self._node: int | None = None
        self._entered = False
        self._said, self._deferred = 0, False
        self._discards: dict[int, int] = {}
        self._holders: dict[int, tuple[int, ...]] = {}
        self._bettor: int | None = None
        self._stake = 0

    # ── reading ──────────────────────────────────────────────────────────────────────────────────────

    def follow(self, view: SeatView) -> News:
        """What happened since the last view: public words and exchanges as such, the rest as events."""
        events = view.history
        fresh = view.hand != self._hand or self._read > len(events)
        if not fresh and self._read:
            fresh = events[self._read - 1] != self._last
        if fresh:
            self._hand, self._read = view.hand, 0
            self._begin(view.mano)
        self._rules = view.rules
        self._corrido = _corrido(view)
        if not self._read:
            self._score = begun(view)
        found: list[Event | Said | Changed] = []
        for event in events[self._read :]:
            if isinstance(event, Redealt | Dealt):
                found.clear()
                fresh = True
                self._begin(event.mano if isinstance(event, Dealt) else self.mano)
            found.append(self._take(event))
        self._read, self._last = len(events), events[-1] if events else None
        return News(fresh, found)

    def _take(self, event: Event) -> Event | Said | Changed:
        if isinstance(event, Called):
            return self._word(event.seat, event.action)
        if isinstance(event, Discarded):
            before = self._discards.get(event.seat, 0)
            self._discards[event.seat] = before + 1
            self._said, self._deferred = 0, False
            return Changed(event.seat, len(event.cards), before)
        if isinstance(event, ManoMoved):
            self.mano = event.mano
        elif isinstance(event, Paid):
            self._score[event.side] += event.points
        elif isinstance(event, Declared):
            lance = LANCES.index(event.lance)
            self._holders[lance] = event.holders
            self._enter(PUNTO if lance == JUEGO and not event.holders else lance)
        elif isinstance(event, LanceClosed):
            self._close(event)
        return event

    def _close(self, event: LanceClosed) -> None:
        lance = LANCES.index(event.lance)
        if self._bettor is None or event.status in ("PASO", "NOT_PLAYED", "UNCONTESTED"):
            category = NOBODY_BET
        else:
            category = 1 + self._side(self._bettor) + 2 * (event.status == "REFUSED")
        del self.categories[lance:]
        self.categories += [NOBODY_BET] * (lance - len(self.categories)) + [category]
        if lance < JUEGO:
            self._enter(lance + 1)

    def _enter(self, lance: int) -> None:
        self.lance, self._entered, self._node = lance, False, None
        self._bettor, self._stake = None, 0

    @property
    def rounds(self) -> int:
        """Exchanges that are over."""
        return min((self._discards.get(seat, 0) for seat in range(self._rules.seats)), default=0)

    def _side(self, seat: int) -> int:
        """0 for mano's side, as the blueprint counts."""
        return int(self._rules.sides[seat] != self._rules.sides[self.mano])

    def _order(self, seat: int) -> int:
        return (seat - self.mano) % self._rules.seats

    # ── words ────────────────────────────────────────────────────────────────────────────────────────

    def _word(self, seat: int, action: Action) -> Said:
        kind = action.kind
        if kind in _BETTING:
            return self._bet(seat, action)
        place = self._talk(seat)
        index = _TALK_WORDS.index(kind) if place and kind in _TALK_WORDS else None
        said = Said(seat, TALK, action, place, index if place and (index or 0) < len(place.words) else None)
        self._said += 1
        self._deferred = self._deferred or kind == "defer"
        if kind == "no_mus":
            self._cut(seat)
        return said

    def cut_by(self, seat: int | None) -> int:
        """How the mus is cut when that seat does so now; None where there is no talk."""
        if self.rounds:
            return CUT_LATER
        # in mus corrido whoever cuts is mano
        others = seat is not None and self._side(seat) and not self._corrido
        return CUT_BY_OTHERS if others else CUT_BY_MANO

    def _cut(self, seat: int | None) -> None:
        self.cut = self.cut_by(seat)
        self._enter(0)

    def _bet(self, seat: int, action: Action) -> Said:
        if self.lance == TALK:
            self._cut(None)
        place = self._node_of(seat)
        lance, kind = self.lance, ALONE.get(action.kind, action.kind)
        stones = action.n if isinstance(action, Envido) else 0
        if kind == "paso" and self._bettor is not None:
            kind = "no_quiero"
        index = None if place is None else self._index(place, kind, stones)
        if kind in ("envido", "ordago"):
            self._bettor = seat
            self._stake += stones
        said = Said(seat, lance, action, place, index)
        if index is None or place is None or self._layout is None:
            self._node = None
        else:
            self._node = self._layout.trees.children[place.node][index]
            if action.kind == "no_queremos":
                self._refuse_with(seat)
        return said

    def _index(self, place: Place, kind: str, stones: int) -> int | None:
        """Which of the menu's words is meant: of several amounts the nearest, by its ratio."""
        words = place.words
        if kind == "envido" and self._stake + stones >= self._rules.target - min(self._score):
            kind = "ordago"
        fitting = [number for number, (word, _) in enumerate(words) if word == kind]
        if kind != "envido" or len(fitting) < 2:
            return fitting[0] if fitting else None
        return min(fitting, key=lambda number: abs(log(stones / words[number][1])))

    def _refuse_with(self, seat: int) -> None:
        """A refusal for the whole side: the partner is not asked any more."""
        assert self._layout is not None
        trees = self._layout.trees
        while self._node is not None and self._node >= 0:
            actor = (trees.actor[self._node] + self.mano) % self._rules.seats
            refusal = ("no_quiero", 0)
            if self._rules.sides[actor] != self._rules.sides[seat] or refusal not in trees.words[self._node]:
                return
            self._node = trees.children[self._node][trees.words[self._node].index(refusal)]

    # ── where one is ─────────────────────────────────────────────────────────────────────────────────

    def place(self, view: SeatView) -> Place | None:
        """The situation of the seat to act, after :meth:`follow`; None where the blueprint is silent."""
        if view.actor is None or view.actor < 0:
            return None
        if view.stage == "talk":
            return self._talk(view.actor)
        if view.stage in LANCES:
            if self.lance == TALK:
                self._cut(None)
            return self._node_of(view.actor)
        return None

    def giving(self, seat: int, exchange: int | None = None) -> int | None:
        """The row of what a seat gives up in an exchange, by default the next (``Layout.given``)."""
        if self._layout is None or self._layout.seats != self._rules.seats:
            return None
        number = self._discards.get(seat, 0) if exchange is None else exchange
        return self._layout.given(number, self._order(seat))

    def _talk(self, seat: int) -> Place | None:
        if self._layout is None or self._corrido or self._layout.seats != self._rules.seats:
            return None
        wanted = (self._order(seat), self._said, self._deferred)
        if wanted not in self._talks:
            return None
        row = self._layout.talked(self.rounds, self._talks.index(wanted))
        pairs = self._rules.seats == 4 and self._rules.side_count == 2
        defers = pairs and self._rules.mus_decision == "sequential_defer" and self._said == 1
        hands = len(self._layout.hands.ranks)
        words = tuple((word, 0) for word in _TALK_WORDS[: 2 + defers])
        return Place(row, words, TALK_WORDS, hands, TALK)

    def _node_of(self, seat: int) -> Place | None:
        layout = self._layout
        if layout is None or layout.seats != self._rules.seats:
            return None
        trees = layout.trees
        if not self._entered:
            self._entered = True
            self._node = trees.starts[self._mask()]
        order = self._order(seat)
        # where a rulebook does not ask somebody again, it is as if that seat had refused
        while self._node is not None and self._node >= 0 and trees.actor[self._node] != order:
            words = trees.words[self._node]
            if self._bettor is None or ("no_quiero", 0) not in words:
                self._node = None
                break
            self._node = trees.children[self._node][words.index(("no_quiero", 0))]
        node = self._node
        if node is None or node < 0:
            self._node = None
            return None
        row = layout.bet(self.lance, node, self.cut, tuple(self.categories[:3]))
        words = trees.words[node]
        return Place(
            row, words, len(words), layout.hands.widths[self.lance], self.lance, trees.stakes[node][0], node
        )

    def _mask(self) -> int:
        seats = range(self._rules.seats)
        holders = self._holders.get(self.lance, ()) if self.lance in (PARES, JUEGO) else seats
        return sum(1 << self._order(seat) for seat in holders)


def begun(view: SeatView) -> list[int]:
    """The score with which the hand began."""
    score = list(view.score)
    for event in view.history:
        if isinstance(event, Paid):
            score[event.side] -= event.points
    return score


def _corrido(view: SeatView) -> bool:
    """Whether this hand's talk is a mus corrido, as far as the rules tell afterwards."""
    if view.talk is not None:
        return view.talk.corrido
    option = view.rules.mus_corrido
    return (option != "off" and view.hand == 0) or (option == "each_game" and not any(view.score))
