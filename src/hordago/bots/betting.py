"""The lances: every word is judged by the chance to win the game that it leads to."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from hordago.bots.outlook import Payment, outlook
from hordago.bots.reading import Reading, Signs
from hordago.game.actions import WORDS, Action, Envido, Queremos, Quiero
from hordago.game.legal import Legal
from hordago.game.scoring import VALUED
from hordago.views import SeatView

_FOLDS: Final = 0.75
"""How often a rival refuses where the odds say so."""
_DISTRUST: Final = 1.5
"""A rival takes a bet for a hand this much stronger than chance."""
_ORDAGO_CEILING: Final = 0.96
"""Below that part of its ladder nobody accepts an órdago without need."""
_ORDAGO_FROM: Final = 0.95
"""How likely the side must be best for an órdago, unless the game is as good as lost."""
_BET_FROM: Final = 0.4
"""How likely the side must be best for a bet that is no bluff …"""
_RAISE_FROM: Final = 0.6
"""… for a raise …"""
_AGAIN: Final = 0.15
"""… and how much more for each raise after it."""
_BLUFFS: Final = 0.08
"""How often a hand that will probably lose may bet."""
_SMALL_EDGE: Final = 0.003
"""A bet must gain this much of the game; it is also what leaving the answer to the partner is worth."""
_TAKES: Final = 0.2
"""How often another side accepts a bet."""
_SURE: Final = 0.98
"""With such a hand nothing is refused, whatever else the hand may bring."""
_HOPELESS: Final = 0.15
"""With less chance to win the game than this, an órdago has nothing to lose."""
_ORDER: Final = ("grande", "chica", "pares", "juego", "punto")


class Judged(NamedTuple):
    """A word and the chance to win the game after it."""

    value: float
    action: Action


class Bettor:
    """Judges the words of one turn in a lance."""

    def __init__(self, view: SeatView, legal: Legal, random: Random, signs: Signs = ()) -> None:
        assert view.bet is not None
        self.view, self.legal, self.random, self.bet = view, legal, random, view.bet
        self.lance = view.stage
        self.read = Reading(view, signs)
        rules, side = view.rules, self.read.side
        self.us = rules.target - view.score[side]
        self.them = rules.target - max(score for other, score in enumerate(view.score) if other != side)
        self.values = tuple(self._values(self.lance))
        self.before, self.after = self._other_lances()
        self.p = 1.0 if self.read.sure(self.lance) else self.read.chance(self.lance)

    def word(self) -> Action:
        """The best word."""
        return self._open() if self.legal.choice("paso") else self._answer()

    # ── what stands around this lance ────────────────────────────────────────────────────────────────

    def _values(self, lance: str) -> tuple[float, float]:
        """What the winner of the lance gets beside the stake: (if it is us, if it is them)."""
        if lance == "punto":
            return 1.0, 1.0
        return self.read.values(lance, ours=True), self.read.values(lance, ours=False)

    def _other_lances(self) -> tuple[list[Payment], list[Payment]]:
        """What the lances counted before this one, and those still to come, will probably bring."""
        before = []
        for closed in self.view.closed:
            win, lose = self._values(closed.lance)
            stake = 0
            if closed.status == "ACCEPTED":
                stake = closed.stones
            elif closed.status == "PASO" and closed.lance in ("grande", "chica"):
                stake = 1
            if closed.status in ("REFUSED", "UNCONTESTED"):
                p = float(closed.side == self.read.side)
                waits = self.view.rules.deje_timing == "at_count" and closed.status == "REFUSED"
                stake = closed.stones if waits else 0
            else:
                p = self.read.chance(closed.lance)
            if closed.status != "NOT_PLAYED":
                before.append(Payment(p, win + stake, lose + stake))
        after = []
        place = _ORDER.index(self.lance)
        for lance in ("chica", "pares", "last")[min(place, 3) :]:
            win, lose = self._values(lance)
            after.append(Payment(self.read.chance(lance), max(1.0, win), max(1.0, lose)))
        return before, after

    def _if_compared(self, p: float, stake: int) -> float:
        """The outlook when the lance is decided by the cards."""
        here = Payment(p, stake + self.values[0], stake + self.values[1])
        return outlook(self.us, self.them, [*self.before, here, *self.after])

    def _if_refused(self, deje: int, *, by_us: bool) -> float:
        """The outlook when one side refuses: the deje at once or in its place, values at the count."""
        p = 0.0 if by_us else 1.0
        immediate = self.view.rules.deje_timing == "immediate"
        first = [Payment(p, deje, deje)] if immediate else []
        rest = 0 if immediate else deje
        here = [Payment(p, rest + self.values[0], rest + self.values[1])]
        return outlook(self.us, self.them, [*first, *self.before, *here, *self.after])

    # ── opening and raising ──────────────────────────────────────────────────────────────────────────

    def _open(self) -> Action:
        stone = int(self.lance in ("grande", "chica"))
        passed = Judged(self._if_compared(self.p, stone), WORDS["paso"])
        return self._best_of(passed, [*self._bets(standing=0, deje=1), *self._ordagos(deje=1)], _BET_FROM)

    def _best_of(self, quiet: Judged, bold: list[Judged], needed: float) -> Action:
        """A bold word only if it gains enough, and seldom with a hand that should lose."""
        if self.p < needed:
            # With one stone missing they cannot refuse, or have no reason to.
            pointless = min(self.us, self.them) <= 1
            if pointless or (quiet.value > _HOPELESS and self.random.random() > _BLUFFS):
                return quiet.action
        best = max(bold, key=lambda each: each.value, default=quiet)
        return best.action if best.value > quiet.value + _SMALL_EDGE else quiet.action

    def _bets(self, standing: int, deje: int) -> list[Judged]:
        """Envidos of a few sizes; ``standing`` is on the table, ``deje`` is what their refusal pays."""
        choice = self.legal.choice("envido")
        if choice is None:
            return []
        least = choice.min or 1
        sizes = {least} | ({5} if self.p > 0.6 else set()) | ({10} if self.p > 0.85 else set())
        most = choice.max if choice.max is not None else max(sizes)
        return [self._bet(Envido(n), standing + n, deje) for n in sorted(sizes) if least <= n <= most]

    def _bet(self, action: Action, total: int, deje: int) -> Judged:
        win, lose = self._if_compared(1.0, total), self._if_compared(0.0, total)
        return self._called_or_not(action, win, lose, self._if_refused(deje, by_us=False), 0.0)

    def _ordagos(self, deje: int) -> list[Judged]:
        if self.legal.choice("ordago") is None:
            return []
        refused = self._if_refused(deje, by_us=False)
        judged = self._called_or_not(WORDS["ordago"], 1.0, 0.0, refused, _ORDAGO_CEILING)
        hopeless = self._if_refused(max(deje, 1), by_us=True) < _HOPELESS
        return [judged] if self.p > _ORDAGO_FROM or hopeless else []

    def _called_or_not(
        self, action: Action, win: float, lose: float, refused: float, ceiling: float
    ) -> Judged:
        """The value of a bet that the rivals accept only from some place of their ladders on.

        That place is where, in their eyes, accepting is as good as refusing.
        """
        odds = 0.0 if win <= lose else min(1.0, max(0.0, (win - refused) / (win - lose)))
        place = odds ** (1 / (_DISTRUST * (1 + len(self.read.partners))))
        place = max(place, ceiling) if odds > 0.05 else place
        folds, beaten = 1.0, self.read.chance(self.lance, ceiling=place)
        for rival in self.read.opponents(self.lance):
            folds *= place**rival.weight
        folds, beaten = folds * _FOLDS, beaten * _FOLDS
        called = (self.p - beaten) / (1 - folds) if folds < 1 else self.p
        value = folds * refused + (1 - folds) * (called * win + (1 - called) * lose)
        return Judged(value, action)

    # ── answering ────────────────────────────────────────────────────────────────────────────────────

    def _answer(self) -> Action:
        stake, price = self.bet.stake, self.bet.price
        lost = 0.0 if self.bet.ordago else self._if_compared(0.0, stake)
        accepted = self.p if self.bet.ordago else self._if_compared(self.p, stake)
        refused = self._if_only_we_refuse(self._if_refused(price, by_us=True), lost)
        left_to_partner = any(seat in self.read.partners for seat in self.bet.waiting)
        refusal = refused + (_SMALL_EDGE if left_to_partner and refused > 0 else 0.0)
        if accepted >= refusal or self.p > _SURE:
            quiet = Judged(accepted, self._accept(must=refused == 0))
        else:
            quiet = Judged(
                refused, self._refuse(ruin=lost == 0 and refused > _HOPELESS, left=left_to_partner)
            )
        if self.bet.ordago:
            return quiet.action
        extra = self.view.rules.deje_extra_on_raise if self.lance in (*VALUED, "punto") else 0
        raises = sum(isinstance(call.action, Envido) for call in self.read.calls)
        needed = min(_RAISE_FROM + _AGAIN * (raises - 1), 0.99)
        return self._best_of(
            quiet, [*self._bets(stake, stake + extra), *self._ordagos(stake + extra)], needed
        )

    def _if_only_we_refuse(self, refused: float, lost: float) -> float:
        """With three sides or more somebody else may take the bet, and then one of them will win it."""
        sides, mine, theirs = (
            self.view.rules.sides,
            self.read.side,
            self.view.rules.sides[self.bet.bettor or 0],
        )
        if self.view.rules.side_count == 2:
            return refused
        if any(isinstance(call.action, Quiero | Queremos) for call in self.read.calls):
            return lost
        waiting = {sides[seat] for seat in self.bet.waiting} - {mine, theirs}
        nobody = (1 - _TAKES) ** len(waiting)
        return nobody * refused + (1 - nobody) * lost

    def _accept(self, *, must: bool) -> Action:
        """For the whole side when a partner's refusal or raise could only do harm."""
        plural = self.legal.choice("queremos") and (must or self.p > 0.95)
        return WORDS["queremos" if plural else "quiero"]

    def _refuse(self, *, ruin: bool, left: bool) -> Action:
        """For the whole side when losing the bet would lose the game, or nobody of the side can be best."""
        plural = left and self.legal.choice("no_queremos") and (self.p < 0.1 or (ruin and self.p < 0.3))
        return WORDS["no_queremos" if plural else "no_quiero"]
