"""What the others may hold: for every seat a weight for every hand, after all that one seat has seen.

A weight is the number of hands that the unseen cards can make, times how likely the seat would have acted as
it did with such a hand. What is declared or signed is true by the rules and leaves only the hands that agree;
what was done leaves every hand possible, for nobody plays quite by the book. Seats are taken one by one: that
two rivals cannot hold the same card is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp, log
from operator import mul
from types import MappingProxyType
from typing import Final, NamedTuple

from hordago.bots.blueprint.hands import JUEGO, LANCES, PARES
from hordago.bots.pack import Pack, Weights, pack, ways_of
from hordago.bots.policy import Column, Policy, exchanged, sense
from hordago.bots.reading import Signs
from hordago.bots.situation import ALONE, TALK, Changed, News, Place, Said, Trail
from hordago.cards import Card
from hordago.cards.evaluate import HAND_SIZE
from hordago.game.actions import Envido
from hordago.game.events import Declared, Discarded, Event, Reshuffled
from hordago.rules import SIGNALS
from hordago.rules.signals import REQUESTS
from hordago.views import SeatView

_PLAIN: Final = 0.5
_STEP: Final = 0.7
"""How much one word may say about that, as a logarithm of odds …"""
_SURE: Final = 2.5
"""… and all words together."""
"""How far a player is taken to act by plain sense, and not by the blueprint."""
_NOBODY: Final[Mapping[int, Weights]] = MappingProxyType({})


class Reads(NamedTuple):
    """Which conclusions are drawn."""

    declared: bool = True
    words: bool = True
    by_book: bool = True
    """Words are taken as the blueprint would say them, where there is one; else by plain sense alone."""
    exchanges: bool = True
    signs: bool = True


class Chance(NamedTuple):
    """Of one lance, from 0 to 1; the three add up to 1."""

    win: float
    """The own side holds the best hand."""
    lose: float
    none: float
    """Nobody may speak."""


class Beliefs:
    """The ranges of all seats but one's own; follows a :class:`Trail`."""

    def __init__(self, reads: Reads) -> None:
        self._reads = reads
        self.known: Mapping[int, Sequence[Card]] = {}
        """Cards of others that are known for certain, by seat: for measuring what knowledge is worth."""
        self.told: Signs = ()
        """Signs that are known besides those that were seen: for measuring what they are worth."""
        self._likely: dict[int, Weights] = {}
        self._past: dict[int, tuple[Step, ...]] = {}
        self._asked: dict[int, tuple[Place, int]] = {}
        self._signs: Signs = ()
        self._evidence: dict[int, float] = {}
        self._weights: dict[int, Weights] = {}
        self._levels: dict[tuple[int, int], list[float]] = {}
        self._sums: dict[tuple[int, int], list[float]] = {}
        self._worth: dict[tuple[int, int], float] = {}

    def follow(
        self, view: SeatView, trail: Trail, policy: Policy | None, news: News, signs: Signs = ()
    ) -> None:
        """Take in what :meth:`Trail.follow` told of this view; ``signs`` hold for the cards now held."""
        self.view, self.pack = view, pack(view.rules)
        self.side = view.rules.sides[view.viewer]
        others = [seat for seat in range(view.rules.seats) if seat != view.viewer]
        if news.fresh or list(self._likely) != others:
            even = [1.0] * len(self.pack.ranks)
            self._likely = dict.fromkeys(others, even)
            self._past = dict.fromkeys(range(view.rules.seats), ())
            self._asked = {}
        for event in news.events:
            self._take(event, trail, policy)
        self._signs = signs if self._reads.signs else ()
        self.unseen = self.pack.scale.unseen({*view.cards, *_given(view)})
        if len(view.cards) == HAND_SIZE:
            self.held = self.pack.scale.counting.evaluate(view.cards)
            self.hand = self.pack.of(view.cards)
        self._weights.clear()
        self._levels.clear()
        self._sums.clear()
        self._worth.clear()

    def _take(self, event: Event | Said | Changed, trail: Trail, policy: Policy | None) -> None:
        viewer, reads, table = self.view.viewer, self._reads, self.pack
        if isinstance(event, Said):
            if event.seat != viewer:
                self._heard(event, policy)
        elif isinstance(event, Changed):
            if event.seat != viewer:
                self._changed(event, trail, policy)
        elif isinstance(event, Declared) and reads.declared:
            holds = table.pares if event.lance == "pares" else table.juego
            for seat in self._likely:
                said = seat in event.holders
                self._only(seat, [each is said for each in holds])

    def _only(self, seat: int, agrees: list[bool]) -> None:
        likely = [each if agreed else 0.0 for each, agreed in zip(self._likely[seat], agrees, strict=True)]
        if any(likely):
            self._likely[seat] = likely
        else:
            self._likely[seat] = [float(agreed) for agreed in agrees]

    def _heard(self, said: Said, policy: Policy | None) -> None:
        kind = ALONE.get(said.action.kind, said.action.kind)
        if kind not in ("paso", "envido", "ordago", "quiero", "no_quiero", "mus", "no_mus", "defer"):
            return
        if kind == "mus" and said.place is not None and said.choice is not None:
            self._asked[said.seat] = said.place, said.choice
        if not self._reads.words:
            return
        plain = sense(self.pack, kind, said.lance)
        if isinstance(said.action, Envido) and said.action.n > 5:
            plain = tuple(map(mul, plain, sense(self.pack, "envido", said.lance)))
        column: Column | None = None
        if self._reads.by_book and policy and said.place and said.choice is not None:
            column = policy.column(said.place, said.choice)
        likely = self._likely[said.seat]
        if column is None:
            self._likely[said.seat] = list(map(mul, likely, plain))
        else:
            trust = self.trust(said.seat)
            self._likely[said.seat] = [
                each * (p if q < 0 else (1 - trust) * p + trust * q)
                for each, p, q in zip(likely, plain, column, strict=True)
            ]
            self._learn(said.seat, likely, plain, column)

    def trust(self, seat: int) -> float:
        """How far the seat is taken to play by the blueprint, 0 to 1, after all its words in this match."""
        return 1 / (1 + exp(-self._evidence.get(seat, 0.0)))

    def _learn(self, seat: int, likely: Sequence[float], plain: Column, column: Column) -> None:
        """Weigh how well both ways of playing foretold a word."""
        prior = list(map(mul, likely, ways_of(self.pack, self.pack.full)))
        known = [each if q >= 0 else 0.0 for each, q in zip(prior, column, strict=True)]
        by_sense, by_book = sum(map(mul, known, plain)), sum(map(mul, known, column))
        if by_sense > 0:
            step = log(max(by_book / by_sense, 1e-3))
            told = self._evidence.get(seat, 0.0) + max(-_STEP, min(_STEP, step))
            self._evidence[seat] = max(-_SURE, min(_SURE, told))

    def _changed(self, event: Changed, trail: Trail, policy: Policy | None) -> None:
        """A new hand: what was kept of the old one, and the cards drawn."""
        seat = event.seat
        if event.cards == 0:
            return
        if not self._reads.exchanges:
            self._likely[seat] = [1.0] * len(self.pack.ranks)
            return
        step = Step(self._asked.get(seat), trail.giving(seat, event.round), event.cards)
        self._past[seat] = (*self._past[seat], step)
        self._likely[seat] = list(after(self.pack, policy, self._past[seat]))

    # ── what follows ─────────────────────────────────────────────────────────────────────────────────

    @property
    def others(self) -> tuple[int, ...]:
        """All seats but one's own."""
        return tuple(self._likely)

    def ways(self) -> tuple[int, ...]:
        """By hand: how many the unseen cards can make."""
        return ways_of(self.pack, self.unseen)

    def weights(self, seat: int) -> Weights:
        """By hand: the chance that the seat holds it; they add up to 1."""
        found = self._weights.get(seat)
        if found is None and seat in self.known:
            found = self._weights[seat] = [0.0] * len(self.pack.ranks)
            found[self.pack.of(self.known[seat])] = 1.0
        if found is None:
            ways = ways_of(self.pack, self.unseen)
            found = list(map(mul, ways, self._likely[seat]))
            for signer, meaning in (*self._signs, *self.told):
                if signer == seat:
                    signed = list(map(mul, found, _true_of(self.pack, self.view.rules.signals, meaning)))
                    found = signed if any(signed) else found
            total = sum(found)
            if total <= 0:
                found, total = list(map(float, ways)), float(sum(ways))
            found = self._weights[seat] = [each / total for each in found]
        return found

    def levels(self, seat: int, lance: int, weights: Weights | None = None) -> list[float]:
        """By place of the key (``Pack.levels``): the chance that the seat has that one."""
        if weights is None and (seat, lance) in self._levels:
            return self._levels[seat, lance]
        found = [0.0] * len(self.pack.keys[lance])
        if seat == self.view.viewer:
            found[self.level(lance)] = 1.0
        else:
            for level, weight in zip(
                self.pack.levels[lance], self.weights(seat) if weights is None else weights, strict=True
            ):
                found[level] += weight
        if weights is None:
            self._levels[seat, lance] = found
        return found

    def level(self, lance: int) -> int:
        """The place of one's own key."""
        return self.pack.level(lance, int(getattr(self.held, LANCES[lance])))

    def chance(self, lance: int, taken: Mapping[int, Weights] = _NOBODY) -> Chance:
        """Who holds the best hand; ``taken``: other weights of some seats, as if they had said a word.

        Of juego and punto as if that one were played.
        """
        rules, mano = self.view.rules, self.view.mano
        order = [(mano + step) % rules.seats for step in range(rules.seats)]
        upto = [self._upto(seat, lance, taken.get(seat)) for seat in order]
        least = 1 if lance in (PARES, JUEGO) else 0
        mine, wins, none = self.side, 0.0, float(least)
        for place, seat in enumerate(order):
            none *= upto[place][1]
            if rules.sides[seat] == mine:
                # who sits before wins a tie: it must hold less, who sits after may hold as much
                others = [each[:-1] if n < place else each[1:] for n, each in enumerate(upto) if n != place]
                wins += self._wins(seat, lance, least, others, taken.get(seat))
        wins = min(wins, 1.0 - none)
        return Chance(wins, max(0.0, 1.0 - none - wins), none)

    def _wins(
        self, seat: int, lance: int, least: int, others: Sequence[Sequence[float]], taken: Weights | None
    ) -> float:
        """The chance that a seat is best; ``others``: by place of its key, how likely each is below."""
        if seat == self.view.viewer:
            level, found = self.level(lance), 1.0
            for each in others:
                found *= each[level]
            return found if level >= least else 0.0
        shares: Iterable[float] = self.levels(seat, lance, taken)[least:]
        for each in others:
            shares = map(mul, shares, each[least:])
        return sum(shares)

    def _upto(self, seat: int, lance: int, taken: Weights | None) -> list[float]:
        """By place of the key, from one below the least: the chance that the seat holds no more."""
        if taken is not None:
            return [0.0, *accumulate(self.levels(seat, lance, taken))]
        found = self._sums.get((seat, lance))
        if found is None:
            found = self._sums[seat, lance] = [0.0, *accumulate(self.levels(seat, lance))]
        return found

    def worth(self, seat: int, lance: int) -> float:
        """Stones that the pares or the juego of a seat are worth on average."""
        if seat == self.view.viewer:
            return float(self.held.pares_value if lance == PARES else self.held.juego_value)
        key = (seat, lance)
        if key not in self._worth:
            self._worth[key] = sum(map(mul, self.weights(seat), self.pack.values[lance]))
        return self._worth[key]


class Step(NamedTuple):
    """An exchange of one seat, as all saw it."""

    asked: tuple[Place, int] | None
    """Where it asked for mus."""
    row: int | None
    """Where the blueprint says what it gives up."""
    cards: int


@lru_cache(maxsize=128)
def _true_of(table: Pack, signals: str, meaning: str) -> tuple[float, ...]:
    """By hand: 1 where a sign is true, which is everywhere for a request."""
    sign = SIGNALS[signals].get(meaning)
    if sign is None or meaning in REQUESTS:
        return (1.0,) * len(table.held)
    return tuple(float(sign.holds(held)) for held in table.held)


@lru_cache(maxsize=256)
def after(table: Pack, policy: Policy | None, steps: tuple[Step, ...]) -> tuple[float, ...]:
    """By hand: how much likelier than by a fresh deal a seat holds it after these exchanges."""
    before: Sequence[float] = [1.0] * len(table.ranks)
    if len(steps) > 1:
        before = after(table, policy, steps[:-1])
    asked, row, cards = steps[-1]
    column = policy.column(*asked) if policy is not None and asked is not None else None
    plain = sense(table, "mus", TALK)
    if column is None:
        before = list(map(mul, before, plain))
    else:
        before = [
            each * (p if q < 0 else _PLAIN * p + (1 - _PLAIN) * q)
            for each, p, q in zip(before, plain, column, strict=True)
        ]

    def gives(hand: int) -> tuple[float, ...] | None:
        return policy.gives(row, hand) if policy is not None and row is not None else None

    return tuple(exchanged(table, before, gives, cards) or [1.0] * len(table.ranks))


def _given(view: SeatView) -> list[Card]:
    """The cards that one gave up oneself, until they are shuffled again."""
    found: list[Card] = []
    for event in view.history:
        if isinstance(event, Reshuffled):
            found = []
        elif isinstance(event, Discarded) and event.seat == view.viewer:
            found += event.cards
    return found
