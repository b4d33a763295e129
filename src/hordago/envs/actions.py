"""The fixed list of actions of an environment, by number, and which of them a view allows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from hordago.cards.card import Card
from hordago.cards.evaluate import Evaluator, evaluator
from hordago.game.actions import WORDS, Action, Discard, Envido, Look, Sena
from hordago.game.errors import IllegalAction, Malformed
from hordago.game.events import Discarded
from hordago.game.legal import Choice, in_range
from hordago.rules.options import Rules
from hordago.rules.signals import MEANINGS
from hordago.views import SeatView

FIFTEEN: Final = tuple(places for n in range(1, 5) for places in combinations(range(4), n))
"""The ways to give up some of four cards, by their places."""
_PLACES: Final = (*FIFTEEN, (), (4,))
"""… then giving up none (served, in a mus visto) and the fifth of five cards."""

TALK_WORDS: Final = ("mus", "no_mus", "defer", "visto_yes", "visto_no")
LANCE_WORDS: Final = ("paso", "quiero", "no_quiero", "queremos", "no_queremos", "ordago")


class Menu:
    """Actions 0 … ``len(menu) - 1``. The list depends on ``bets`` only, and on the seats with ``signs``."""

    def __init__(self, rules: Rules, bets: Sequence[int], mus_limit: int, *, signs: bool) -> None:
        self.bets = tuple(bets)
        self.mus_limit = mus_limit
        self.signs = signs
        self.seats = rules.seats
        self.target = rules.target
        self._counting: Evaluator = evaluator(rules.kings, rules.real31, wild=rules.jokers != "none")
        words = (*TALK_WORDS, *LANCE_WORDS)
        names = [*words, *(f"envido_{n}" for n in self.bets)]
        names += [f"discard_{''.join(map(str, places)) or 'none'}" for places in _PLACES]
        if signs:
            names += [f"look_{step}" for step in range(rules.seats)]
            names += [f"sena_{meaning}" for meaning in MEANINGS]
        self.names: tuple[str, ...] = tuple(names)
        """What each number stands for; seats in ``look_N`` count from the looker, counter-clockwise."""
        self.number = {name: place for place, name in enumerate(names)}
        """Name → number."""
        self._discards = {places: self.number["discard_0"] + n for n, places in enumerate(_PLACES)}
        self._envidos = [(self.number[f"envido_{n}"], n) for n in self.bets]

    def __len__(self) -> int:
        return len(self.names)

    def held(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """A hand in canonical order: as the rules count it from the highest, then by suit o, c, e, b."""
        order, played = self._counting.order, self._counting.played_rank

        def place(card: Card) -> tuple[int, int]:
            rank = played(card)
            return (-len(order) if rank == "*" else -order.index(rank), int(card))

        return tuple(sorted(cards, key=place))

    def action(self, number: int, view: SeatView) -> Action:
        """The engine's action of that number, for the seat of the view.

        Raises :class:`Malformed` for no number of the list, :class:`IllegalAction` for one not allowed now.
        """
        if isinstance(number, bool) or not 0 <= number < len(self.names) or number != int(number):
            raise Malformed("malformed", f"{number!r} is no action: expected 0 to {len(self.names) - 1}")
        number = int(number)
        allowed = self.legal(view)
        if number not in allowed:
            possible = ", ".join(f"{each} {self.names[each]}" for each in allowed) or "nothing"
            message = (
                f"{number} ({self.names[number]}) is not possible for seat {view.viewer} now: {possible}"
            )
            raise IllegalAction("not-legal-now", message, f"hand {view.hand}, turn {view.turn}")
        return self._made(number, view)

    def _made(self, number: int, view: SeatView) -> Action:
        name = self.names[number]
        if name in WORDS:
            return WORDS[name]
        kind, _, rest = name.partition("_")
        if kind == "envido":
            return Envido(int(rest))
        if kind == "discard":
            hand = self.held(view.cards)
            return Discard([hand[int(place)] for place in rest] if rest != "none" else ())
        if kind == "look":
            return Look((view.viewer + int(rest)) % self.seats)
        return Sena(rest)

    def number_of(self, action: Action, hand: Sequence[Card], seat: int) -> int | None:
        """The number of an action of that seat with that hand; None for an amount that is not listed."""
        if isinstance(action, Discard):
            order = self.held(hand)
            return self._discards.get(tuple(sorted(order.index(card) for card in action.cards)))
        if isinstance(action, Envido):
            return self.number.get(f"envido_{action.n}")
        if isinstance(action, Look):
            return self.number.get(f"look_{(action.n - seat) % self.seats}")
        if isinstance(action, Sena):
            return self.number.get(f"sena_{action.meaning}")
        return self.number.get(action.listed)

    def legal(self, view: SeatView) -> list[int]:
        """Numbers that the seat of the view may choose now, ascending; empty when it is not its turn."""
        found: list[int] = []
        for choice in view.legal:
            found += self._of(choice, view)
        if found and self.signs:
            free = (each for each in view.free if isinstance(each, Look | Sena))
            numbers = (self.number_of(each, (), view.viewer) for each in free)
            found += [each for each in numbers if each is not None]
        return sorted(found)

    def _of(self, choice: Choice, view: SeatView) -> list[int]:
        if choice.kind == "envido":
            # A stake that wins the game stands already: more would never win more.
            if view.bet is not None and view.bet.stake >= self.target:
                return []
            return [number for number, n in self._envidos if in_range(n, choice)]
        if choice.kind == "discard":
            held = len(view.cards)
            return [
                number
                for places, number in self._discards.items()
                if in_range(len(places), choice) and all(place < held for place in places)
            ]
        if choice.kind == "mus" and exchanges(view) >= self.mus_limit:
            return []
        return [self.number[choice.kind]] if choice.kind in self.number else []


def exchanges(view: SeatView) -> int:
    """How often the seat of the view has given up cards in this hand."""
    return sum(type(event) is Discarded and event.seat == view.viewer for event in view.history)
