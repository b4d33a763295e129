"""What a seat can conclude from its view: who may hold what, and how likely its side is best in a lance."""

from __future__ import annotations

from typing import Final, NamedTuple

from hordago.bots.strength import Fact, Ladder, Scale, ladder, lance_key, mean_value, scale
from hordago.cards import Card, Evaluation
from hordago.game.actions import Envido, NoMus, NoQueremos, NoQuiero, Ordago, Paso
from hordago.game.events import Called, Declared, Discarded, LanceClosed, Reshuffled
from hordago.rules import SIGNALS
from hordago.views import SeatView

_AFTER_CHANGING: Final = (2.0, 1.6, 1.4, 1.2, 1.0)
"""The chance to beat the hand of who changed 0 to 4 cards is taken to this power."""
_CUT, _BET, _STONE, _ORDAGO, _PASO = 0.6, 0.8, 0.12, 2.2, -0.2
"""What a word adds to that power; each stone of a bet, up to ten, adds a little."""
_GRID: Final = (0.1, 0.3, 0.5, 0.7, 0.9)
"""Shares of the partners' hands that stand for all of them."""


Signs = tuple[tuple[int, str], ...]
"""(signer, meaning) of the signs that hold for the cards now held."""


class Rival(NamedTuple):
    """A seat whose hand must be beaten."""

    seat: int
    ladder: Ladder
    weight: float
    """The chance to beat it is taken to this power."""


class Reading:
    """One seat's view of the hands, for one decision."""

    def __init__(self, view: SeatView, signs: Signs = ()) -> None:
        """``signs``: (signer, meaning) that hold for the cards now held."""
        rules = view.rules
        self.view = view
        self.signs = signs
        self.scale: Scale = scale(rules)
        self.held: Evaluation = self.scale.counting.evaluate(view.cards)
        self.partners = rules.partners(view.viewer)
        self.side = rules.sides[view.viewer]
        self.rivals = tuple(seat for seat in range(rules.seats) if rules.sides[seat] != self.side)
        self.unseen = self.scale.unseen(_seen(view))
        self.order = {(view.mano + step) % rules.seats: step for step in range(rules.seats)}
        """Seat → place from mano; the lower one wins a tie."""
        self.calls = _calls_of_this_lance(view)

    def facts(self, seat: int) -> frozenset[Fact]:
        """What the seat has declared or signed."""
        view = self.view
        known: list[Fact] = []
        for lance, holders in (("pares", view.pares), ("juego", view.juego)):
            if holders is not None:
                known.append((lance, seat in holders))
        table = SIGNALS[view.rules.signals]
        known += [
            (sign, view.rules.signals) for signer, sign in self.signs if signer == seat and sign in table
        ]
        return frozenset(fact for fact in known if fact[0] not in ("cut", "bet"))

    def holders(self, lance: str) -> tuple[int, ...] | None:
        """Who has pares or juego, None where that is not declared or not asked."""
        if lance == "pares":
            return self.view.pares
        return self.view.juego if lance in ("juego", "last") and self.view.juego else None

    def weight(self, seat: int, lance: str) -> float:
        """How much stronger than a hand by chance the seat's hand is, from what it did."""
        view = self.view
        changed = view.changed[seat] if seat < len(view.changed) else None
        power = 1.0 if changed is None else _AFTER_CHANGING[changed]
        if lance == "chica":
            power = (1 + power) / 2
        if any(
            isinstance(e, Called) and e.seat == seat and isinstance(e.action, NoMus) for e in view.history
        ):
            power += _CUT
        if lance != view.stage:
            return power
        for call in self.calls:
            if call.seat != seat:
                continue
            if isinstance(call.action, Envido):
                power += _BET + _STONE * min(call.action.n, 10)
            elif isinstance(call.action, Ordago):
                power += _ORDAGO
            elif isinstance(call.action, Paso):
                power += _PASO
        return power

    def opponents(self, lance: str) -> list[Rival]:
        """The rivals that may win the lance."""
        holders = self.holders(lance)
        gone = {c.seat for c in self.calls if isinstance(c.action, NoQuiero | NoQueremos)}
        seats = [seat for seat in self.rivals if holders is None or seat in holders]
        left = [seat for seat in seats if lance != self.view.stage or not self._gave_up(seat, seats, gone)]
        return [
            Rival(seat, ladder(self.scale, self.unseen, self.facts(seat), lance), self.weight(seat, lance))
            for seat in left
        ]

    def _gave_up(self, seat: int, seats: list[int], gone: set[int]) -> bool:
        """With three sides or more: the whole side of the seat has refused, so it no longer compares."""
        sides = self.view.rules.sides
        return len(set(sides)) > 2 and all(other in gone for other in seats if sides[other] == sides[seat])

    def best_keys(self, lance: str) -> list[tuple[int, int]]:
        """(key, seat) of my side's best hand in equally likely cases of the partners' hands."""
        me = (lance_key(self.held, lance), self.view.viewer)
        holders = self.holders(lance)
        partners = [seat for seat in self.partners if holders is None or seat in holders]
        if not partners:
            return [me]
        ladders = [ladder(self.scale, self.unseen, self.facts(seat), lance) for seat in partners]
        powers = [self.weight(seat, lance) for seat in partners]
        cases = []
        for share in _GRID:
            best = me
            for seat, rungs, power in zip(partners, ladders, powers, strict=True):
                # The best of several hands lies higher: each is taken where all together lie at ``share``.
                key = rungs.at(share ** (1 / (power * len(partners))))
                if key is not None and (key, -self.order[seat]) > (best[0], -self.order[best[1]]):
                    best = (key, seat)
            cases.append(best)
        return cases

    def beats(self, key: int, seat: int, rival: Rival) -> float:
        """The chance that this key in that seat beats the rival, before its ``weight``."""
        earlier = self.order[seat] < self.order[rival.seat]
        return rival.ladder.upto(key) if earlier else rival.ladder.below(key)

    def chance(self, lance: str, ceiling: float = 1.0) -> float:
        """The chance that my side is best in a lance, and no rival above ``ceiling`` of its ladder."""
        cases, opponents = self.best_keys(lance), self.opponents(lance)
        total = 0.0
        for key, seat in cases:
            if lance in ("pares", "juego") and not key:
                continue
            share = 1.0
            for rival in opponents:
                share *= min(self.beats(key, seat, rival), ceiling) ** rival.weight
            total += share
        return total / len(cases)

    def sure(self, lance: str) -> bool:
        """Whether my own hand cannot be beaten in a lance, whatever the others hold."""
        key = lance_key(self.held, lance)
        return all(self.beats(key, self.view.viewer, rival) == 1.0 for rival in self.opponents(lance))

    def values(self, lance: str, *, ours: bool) -> float:
        """Stones that the pares or juego of my side, or on average of one other side, are worth."""
        if lance not in ("pares", "juego", "last"):
            return 0.0
        kind = "pares" if lance == "pares" else "juego"
        own = self.held.pares_value if kind == "pares" else self.held.juego_value
        seats = self.partners if ours else self.rivals
        others = sum(mean_value(self.scale, self.unseen, self.facts(seat), kind) for seat in seats)
        return own + others if ours else others / max(1, self.view.rules.side_count - 1)


def _seen(view: SeatView) -> list[Card]:
    """Cards that can be in nobody else's hand: my own and, until they are shuffled again, those I gave up."""
    given: list[Card] = []
    for event in view.history:
        if isinstance(event, Reshuffled):
            given = []
        elif isinstance(event, Discarded) and event.seat == view.viewer:
            given += event.cards
    return list(dict.fromkeys([*view.cards, *given]))


def _calls_of_this_lance(view: SeatView) -> list[Called]:
    calls: list[Called] = []
    for event in view.history:
        if isinstance(event, LanceClosed | Declared):
            calls = []
        elif isinstance(event, Called):
            calls.append(event)
    return [call for call in calls if not isinstance(call.action, NoMus)]
