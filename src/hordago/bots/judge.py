"""What each word of a turn in a lance is worth, the answers of the others being those that are likely."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

from hordago.bots.beliefs import Beliefs
from hordago.bots.blueprint.hands import JUEGO, PARES, PUNTO
from hordago.bots.pack import Weights
from hordago.bots.policy import Policy
from hordago.bots.prospect import Prospect, Value, mixed
from hordago.bots.situation import Place
from hordago.game.actions import WORDS, Action, Envido
from hordago.game.legal import Legal
from hordago.views import SeatView

_TRUST: Final = 2.0
"""A rival thinks a hand as likely to win as its share of all hands to this power."""
_ORDAGO_FROM: Final = 0.93
"""The share of hands below which nobody accepts an órdago without need …"""
_NEED: Final = 0.15
"""… that is, unless refusing is nearly as bad as losing."""
_NEARLY: Final = 0.985
"""How surely a rival answers as the odds say."""
_PARTNER_FROM: Final = 0.75
"""The share of hands from which on a partner accepts what we refuse."""
_EXTRA_LANCES: Final = (PARES, JUEGO, PUNTO)


class Judged(NamedTuple):
    """A word and what it is worth."""

    action: Action
    value: Value


class Answers(NamedTuple):
    """How the other side may answer a bet."""

    folds: float
    """The chance that all refuse."""
    best: float
    """The chance that our side is best where somebody accepts."""


class Judge:
    """The words of one seat's turn in a lance."""

    def __init__(
        self,
        view: SeatView,
        legal: Legal,
        beliefs: Beliefs,
        prospect: Prospect,
        policy: Policy | None,
        optimism: float = 0.0,
    ) -> None:
        """``optimism``: how much better than it is the own hand seems, 0 to 1."""
        assert view.bet is not None
        self.view, self.legal, self.beliefs, self.prospect = view, legal, beliefs, prospect
        self.bet, self.lance = view.bet, prospect.lance
        self._policy = policy
        rules, side = view.rules, view.rules.sides[view.viewer]
        holders = {PARES: view.pares, JUEGO: view.juego}.get(self.lance)
        self.rivals = [
            seat
            for step in range(1, rules.seats)
            if rules.sides[seat := (view.viewer + step) % rules.seats] != side
            and (holders is None or seat in holders)
        ]
        chance = beliefs.chance(self.lance)
        true = chance.win / max(1e-9, chance.win + chance.lose)
        self.p = true + optimism * true * (1 - true)
        """The chance that our side is best, as things stand."""
        self.sure = _sure(beliefs, self.lance, self.rivals)
        """Whether our own hand cannot be beaten."""
        self.lost = self.p == 0.0
        """Whether our side cannot be best."""

    def all(self, place: Place | None) -> list[Judged]:
        """Every word that is worth a thought; of the amounts those that make sense here."""
        found = []
        for choice in self.legal:
            if choice.kind == "envido":
                found += [
                    self._bet(Envido(n), n, place) for n in self.amounts(choice.min or 1, choice.max, place)
                ]
            elif choice.kind == "ordago":
                found.append(self._bet(WORDS["ordago"], 0, place))
            elif choice.kind == "paso":
                stone = float(self.lance < PARES)
                found.append(Judged(WORDS["paso"], self.prospect.compared(self.p, stone)))
            elif choice.kind in ("quiero", "queremos"):
                found.append(Judged(WORDS[choice.kind], self.accepted(self.p)))
            else:
                found.append(self._refusal(choice.kind, place))
        return found

    def amounts(self, least: int, most: int | None, place: Place | None) -> list[int]:
        """Stones to bet or raise by: the menu's, the least, and what just ends the game for one side."""
        stake = self.bet.stake
        menu = [stones for kind, stones in place.words if kind == "envido"] if place else [2, 5]
        nearest = min(self.prospect.us, self.prospect.them)
        wanted = {*menu, max(least, 2)}
        if nearest <= 12:
            wanted.add(max(least, min(nearest, self.prospect.us) - stake))
        top = max(self.prospect.us, self.prospect.them) - stake
        found = {max(least, min(n, top)) for n in wanted}
        return sorted(n for n in found if most is None or n <= most)

    def accepted(self, p: float) -> Value:
        """The bet stands, and we are best with chance ``p``."""
        if self.bet.ordago:
            return self.prospect.game(p)
        return self.prospect.compared(p, self.bet.stake)

    def partner_answers(self, action: Action) -> bool:
        """Whether somebody of our side is still asked after that refusal."""
        mine, sides = self.view.rules.sides[self.view.viewer], self.view.rules.sides
        waits = [seat for seat in self.bet.waiting if seat != self.view.viewer and sides[seat] == mine]
        return bool(waits) and action.kind == "no_quiero"

    # ── refusing ─────────────────────────────────────────────────────────────────────────────────────

    def _deje(self) -> int:
        """The price without the stone of the punto that goes with it: the prospect counts that anyhow."""
        rules = self.view.rules
        at_once = rules.deje_timing == rules.punto_refused_bonus == "immediate"
        return self.bet.price - (self.lance == PUNTO and at_once)

    def _refusal(self, kind: str, place: Place | None) -> Judged:
        refused = self.prospect.refused(self._deje(), by_us=True)
        mine = self.view.rules.sides[self.view.viewer]
        sides = self.view.rules.sides
        partners = [s for s in self.bet.waiting if s != self.view.viewer and sides[s] == mine]
        if kind == "no_queremos" or not partners:
            return Judged(WORDS[kind], self._if_others_refuse(refused))
        partner = partners[0]
        fold = self._folds(partner, self.after(place, "no_quiero"), None)
        weights = self.beliefs.weights(partner)
        folds = sum(map(mul, weights, fold))
        if folds >= 0.999:
            return Judged(WORDS[kind], refused)
        takes = [weight * (1 - each) / (1 - folds) for weight, each in zip(weights, fold, strict=True)]
        chance = self.beliefs.chance(self.lance, {partner: takes})
        p = chance.win / max(1e-9, chance.win + chance.lose)
        return Judged(WORDS[kind], mixed((folds, refused), (1 - folds, self.accepted(p))))

    def _if_others_refuse(self, refused: Value) -> Value:
        """With three sides somebody else may take the bet, and then one of them will win it."""
        if self.view.rules.side_count == 2:
            return refused
        return mixed((0.7, refused), (0.3, self.accepted(0.0)))

    # ── betting and raising ──────────────────────────────────────────────────────────────────────────

    def _bet(self, action: Action, stones: int, place: Place | None) -> Judged:
        stake = self.bet.stake
        extra = self.view.rules.deje_extra_on_raise if stake and self.lance in _EXTRA_LANCES else 0
        refused = self.prospect.refused((stake or 1) + extra, by_us=False)
        if stones:
            win, lose = (self.prospect.compared(p, stake + stones) for p in (1.0, 0.0))
        else:
            win, lose = self.prospect.game(1.0), self.prospect.game(0.0)
        odds = 0.0 if win.win <= lose.win else (win.win - refused.win) / (win.win - lose.win)
        threshold = max(0.0, min(1.0, odds)) ** (1 / _TRUST)
        if not stones and odds > _NEED:
            threshold = max(threshold, _ORDAGO_FROM)
        answers = self._answers(self.after(place, action.kind), threshold)
        called = mixed((answers.best, win), (1 - answers.best, lose))
        return Judged(action, mixed((answers.folds, refused), (1 - answers.folds, called)))

    def _answers(self, place: Place | None, threshold: float) -> Answers:
        """Rivals answer one after the other; who accepts does so for the side."""
        taken: dict[int, Weights] = {}
        folds, called, best = 1.0, 0.0, 0.0
        for seat in self._queue(place):
            fold = self._folds(seat, place, threshold)
            weights = self.beliefs.weights(seat)
            refuses = min(1.0, sum(map(mul, weights, fold)))
            if refuses < 0.9999:
                takes = [w * (1 - each) / (1 - refuses) for w, each in zip(weights, fold, strict=True)]
                chance = self.beliefs.chance(self.lance, {**taken, seat: takes})
                p = chance.win / max(1e-9, chance.win + chance.lose)
                best += folds * (1 - refuses) * p
                called += folds * (1 - refuses)
            folds *= refuses
            if folds < 0.005:
                break
            taken[seat] = [w * each / refuses for w, each in zip(weights, fold, strict=True)]
            place = self.after(place, "no_quiero")
        return Answers(1 - called, best / called if called else self.p)

    def _queue(self, place: Place | None) -> Sequence[int]:
        """The rivals in the order in which they are asked."""
        if place is None:
            return self.rivals
        return sorted(self.rivals, key=lambda seat: (seat - self.view.viewer) % self.view.rules.seats)

    def after(self, place: Place | None, kind: str) -> Place | None:
        """Where the blueprint is after a word; None where it is silent."""
        if place is None or self._policy is None or place.node < 0:
            return None
        number = next((n for n, (word, _) in enumerate(place.words) if word == kind), None)
        if number is None:
            return None
        trees = self._policy.layout.trees
        node = trees.children[place.node][number]
        if node < 0:
            return None
        cell = self._policy.layout.cell
        row = place.row + (cell[node] - cell[place.node]) * place.width
        words = trees.words[node]
        return Place(row, words, len(words), place.width, place.lance, trees.stakes[node][0], node)

    def speaks(self, place: Place, seat: int) -> bool:
        """Whether it is that seat's turn in a situation of the blueprint."""
        if self._policy is None or place.node < 0:
            return False
        actor = self._policy.layout.trees.actor[place.node]
        return (actor + self.view.mano - seat) % self.view.rules.seats == 0

    def _folds(self, seat: int, place: Place | None, threshold: float | None) -> Sequence[float]:
        """By hand: the chance that a seat refuses.

        ``threshold``: the share of hands from which on the odds are good enough; None for a partner's answer.
        """
        shares = self.beliefs.pack.shares[self.lance]
        column = None
        if place is not None and self._policy is not None and self.speaks(place, seat):
            number = next((n for n, (word, _) in enumerate(place.words) if word == "no_quiero"), None)
            column = None if number is None else self._policy.column(place, number)
        least = _PARTNER_FROM if threshold is None else threshold
        plain = [_NEARLY if share < least else 1 - _NEARLY for share in shares]
        if column is None:
            return plain
        trust = self.beliefs.trust(seat)
        return [
            usual if known < 0 else trust * known + (1 - trust) * usual
            for usual, known in zip(plain, column, strict=True)
        ]


def _sure(beliefs: Beliefs, lance: int, rivals: Sequence[int]) -> bool:
    """Whether no hand that a rival may hold beats one's own."""
    view, level = beliefs.view, beliefs.level(lance)
    if lance in (PARES, JUEGO) and not level:
        return False
    me = (view.viewer - view.mano) % view.rules.seats
    for seat in rivals:
        first = (seat - view.mano) % view.rules.seats < me
        if any(beliefs.levels(seat, lance)[level if first else level + 1 :]):
            return False
    return True
