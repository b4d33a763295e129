"""What a score and the lances of a hand are worth: stones to be counted, and the chance to win the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from hordago.bots.beliefs import Beliefs
from hordago.bots.blueprint.hands import JUEGO, LANCES, PARES, PUNTO
from hordago.bots.outlook import game_chance
from hordago.game.events import LanceClosed
from hordago.odds.race import Race, race
from hordago.rules import Rules
from hordago.views import SeatView

Outlook = Callable[[float, float], float]
"""(stones needed by us, by them) → the chance to win the game."""
_FAR: Final = 30
"""Who does not watch the score plays as if both sides needed that many stones."""
_LATER: Final = (2.0, 2.0, 1.5, 1.7, 0.7)
"""Stones that a lance still to come brings to its winner on average, beside the values."""


class Value(NamedTuple):
    """What something is worth to one's own side."""

    win: float
    """The chance to win the game, 0 to 1."""
    stones: float
    """Stones of ours less those of theirs, in this hand; an órdago counts what its winner still needs."""


class Payment(NamedTuple):
    """Stones of a lance: to us, to them, or to nobody."""

    p: float
    """The chance that we get them."""
    q: float
    """The chance that they do."""
    win: float
    lose: float


def mixed(*parts: tuple[float, Value]) -> Value:
    """The mean of values, each with its chance; the chances add up to 1."""
    return Value(sum(p * each.win for p, each in parts), sum(p * each.stones for p, each in parts))


@lru_cache(maxsize=32)
def _race(rules: Rules) -> Race | None:
    """The table of scores, None where none was shipped."""
    try:
        return race(rules)
    except (OSError, LookupError):
        return None


def outlook_of(view: SeatView, sense: str) -> Outlook:
    """How a score is judged before the next hand. ``sense``: ``full``, ``simple`` or ``none``."""
    rules = view.rules
    table = _race(rules) if sense == "full" and rules.side_count == 2 else None
    leads = rules.sides[(view.mano + 1) % rules.seats] == rules.sides[view.viewer]
    if sense == "none":
        us, them = needs(view)
        return lambda mine, theirs: game_chance(_FAR + mine - us, _FAR + theirs - them)
    if table is None:
        return game_chance
    win = table.win

    def between(mine: float, theirs: float) -> float:
        """By the table, in a straight line between whole stones."""
        if mine <= 0:
            return 1.0
        if theirs <= 0:
            return 0.0
        a, b = int(mine), int(theirs)
        s, t = mine - a, theirs - b
        low = win(a, b, leads=leads) if a and b else float(not a)
        value = low
        if s:
            value += s * ((win(a + 1, b, leads=leads) if b else 0.0) - low)
        if t:
            value += t * ((win(a, b + 1, leads=leads) if a else 1.0) - low)
        return min(1.0, max(0.0, value))

    return between


def needs(view: SeatView) -> tuple[int, int]:
    """Stones that our side still needs, and the nearest of the others."""
    rules, side = view.rules, view.rules.sides[view.viewer]
    them = max(score for other, score in enumerate(view.score) if other != side)
    return rules.target - view.score[side], rules.target - them


class Prospect:
    """The stones around one lance, for one decision."""

    def __init__(self, view: SeatView, beliefs: Beliefs, sense: str) -> None:
        self.view, self.beliefs, self.sense = view, beliefs, sense
        self.lance = LANCES.index(view.stage)
        self.us, self.them = needs(view)
        self._outlook = outlook_of(view, sense)
        side = view.rules.sides[view.viewer]
        self._ours = [s for s in range(view.rules.seats) if view.rules.sides[s] == side]
        self._theirs = [s for s in range(view.rules.seats) if view.rules.sides[s] != side]
        self._before = [each for closed in view.closed if (each := self._counted(closed)) is not None]
        self._after = self._later()
        self._known: dict[tuple[float, float], float] = {}
        self.values = self._values(self.lance)
        """What the lance is worth beside the stake: (to us, to them)."""

    def _values(self, lance: int) -> tuple[float, float]:
        if lance == PUNTO:
            return 1.0, 1.0
        if lance < PARES:
            return 0.0, 0.0
        sides = max(1, self.view.rules.side_count - 1)
        ours = sum(self.beliefs.worth(seat, lance) for seat in self._ours)
        return ours, sum(self.beliefs.worth(seat, lance) for seat in self._theirs) / sides

    def _counted(self, closed: LanceClosed) -> Payment | None:
        """What a closed lance brings at the count."""
        name, status, side, stones, _ = closed
        if status == "NOT_PLAYED":
            return None
        lance = LANCES.index(name)
        win, lose = self._values(lance)
        stake = float(stones) if status == "ACCEPTED" else float(status == "PASO" and lance < PARES)
        if status in ("REFUSED", "UNCONTESTED"):
            mine = float(side == self.view.rules.sides[self.view.viewer])
            if status == "REFUSED" and self.view.rules.deje_timing == "at_count":
                stake = float(stones)
            return Payment(mine, 1.0 - mine, win + stake, lose + stake)
        chance = self.beliefs.chance(lance)
        played = max(1e-9, chance.win + chance.lose)
        return Payment(chance.win / played, chance.lose / played, win + stake, lose + stake)

    def _later(self) -> list[Payment]:
        found = []
        for lance in range(self.lance + 1, PUNTO):
            chance = self.beliefs.chance(lance)
            win, lose = self._values(lance)
            holds = max(1e-9, chance.win + chance.lose)
            # the mean worth of a side counts the cases where it has nothing
            win, lose = (max(1.0, each / holds) if lance >= PARES else each for each in (win, lose))
            found.append(Payment(chance.win, chance.lose, win + _LATER[lance], lose + _LATER[lance]))
            if lance == JUEGO and chance.none > 0.02:
                last = self.beliefs.chance(PUNTO)
                found.append(Payment(chance.none * last.win, chance.none * last.lose, 1.5, 1.5))
        return found

    # ── values ───────────────────────────────────────────────────────────────────────────────────────

    def compared(self, p: float, stake: float) -> Value:
        """When the cards decide the lance, and we are best with chance ``p``."""
        win, lose = self.values
        return self._of([], Payment(p, 1 - p, win + stake, lose + stake))

    def refused(self, deje: int, *, by_us: bool) -> Value:
        """When one side refuses: the deje at once or in its place, the values at the count."""
        p = 0.0 if by_us else 1.0
        at_once = self.view.rules.deje_timing == "immediate"
        first = [Payment(p, 1 - p, deje, deje)] if at_once else []
        rest = 0 if at_once else deje
        win, lose = self.values
        return self._of(first, Payment(p, 1 - p, win + rest, lose + rest))

    @property
    def stone(self) -> float:
        """What a stone is worth now, as a chance to win the game."""
        us, them = max(2, self.us), max(2, self.them)
        return max(0.004, (self._outlook(us - 1, them) - self._outlook(us, them - 1)) / 2)

    def game(self, p: float) -> Value:
        """An accepted órdago."""
        return Value(p, p * self.us - (1 - p) * self.them)

    def _of(self, first: Sequence[Payment], here: Payment) -> Value:
        payments = [*first, *self._before, here]
        every = [*payments, *self._after]
        stones = sum(each.p * each.win - each.q * each.lose for each in every)
        return Value(self._race(self.us, self.them, payments, 0), stones)

    def _race(self, us: float, them: float, payments: Sequence[Payment], place: int) -> float:
        if us <= 0:
            return 1.0
        if them <= 0:
            return 0.0
        if place == len(payments):
            return self._rest(us, them)
        p, q, win, lose = payments[place]
        value = 0.0
        if p > 0:
            value += p * self._race(us - win, them, payments, place + 1)
        if q > 0:
            value += q * self._race(us, them - lose, payments, place + 1)
        if p + q < 1:
            value += (1 - p - q) * self._race(us, them, payments, place + 1)
        return value

    def _rest(self, us: float, them: float) -> float:
        """After the lances to come."""
        key = us, them
        if key not in self._known:
            self._known[key] = self._through(us, them, 0)
        return self._known[key]

    def _through(self, us: float, them: float, place: int) -> float:
        if us <= 0:
            return 1.0
        if them <= 0:
            return 0.0
        if place == len(self._after):
            return self._outlook(us, them)
        p, q, win, lose = self._after[place]
        value = p * self._through(us - win, them, place + 1) + q * self._through(us, them - lose, place + 1)
        if p + q < 0.999:
            value += (1 - p - q) * self._through(us, them, place + 1)
        return value
