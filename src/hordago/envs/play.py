"""One episode being played: a match, the actions by number, cards from outside, and what it pays at the end.

What no player decides is done here: the deck is cut in the middle, and at the count every stone is claimed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from hordago.cards.card import DECK_SIZE, Card, unmask
from hordago.envs.layout import Numbers
from hordago.envs.setup import Setup
from hordago.game.actions import Action, Claim, Cut, Deal, Draw
from hordago.game.errors import IllegalAction
from hordago.game.events import Dealt, Event, GameEnded, HandEnded
from hordago.game.legal import legal_actions
from hordago.game.state import CHANCE, Claiming, Dealing, Match
from hordago.game.transition import apply, new_match
from hordago.views import SeatView, view

_MIDDLE = DECK_SIZE // 2


class Play:
    """An episode from the first deal of a game, with that mano and score (one number a side, 0 by default).

    Raises :class:`Malformed` for a mano or a score that cannot be.
    """

    def __init__(self, setup: Setup, mano: int = 0, score: Iterable[int] | None = None) -> None:
        self.setup = setup
        self.match: Match = new_match(setup.rules, mano, table=setup.table, score=score)
        self.begun = self.match.tally.score
        """The score at the beginning."""
        self.returns: tuple[float, ...] | None = None
        """What each seat gets, once the episode is over."""
        self._settle()

    def copy(self) -> Self:
        """The same episode, to be played on in another way."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    @property
    def actor(self) -> int | None:
        """The seat to act, ``CHANCE``, or None once the episode is over."""
        return None if self.returns is not None else self.match.actor

    def view(self, seat: int) -> SeatView:
        """What that seat, or ``SPECTATOR``, may know."""
        return view(self.match, seat)

    def observe(self, seat: int) -> Numbers:
        """That seat's observation."""
        return self.setup.layout.encode(self.view(seat))

    def legal(self, seat: int) -> list[int]:
        """Numbers of the actions that seat may choose now, ascending; empty when it is not its turn."""
        return self.setup.menu.legal(self.view(seat)) if seat == self.actor else []

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that seat may choose now, else 0."""
        mask = np.zeros(len(self.setup.menu), np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def do(self, number: int) -> None:
        """The seat to act chooses an action by its number.

        Raises :class:`IllegalAction` (``match-over`` after the end, ``not-your-turn`` while cards are due,
        ``not-legal-now``) or :class:`Malformed`; then nothing has changed.
        """
        seat = self.actor
        if seat is None:
            raise IllegalAction("match-over", "the episode is over: reset it")
        if seat == CHANCE:
            raise IllegalAction("not-your-turn", "the dealer (chance) is to act")
        self.act(self.setup.menu.action(number, self.view(seat)))

    def act(self, action: Action, seat: int | None = None) -> None:
        """The seat to act, or that seat, does something, listed or not; raises :class:`IllegalAction`."""
        if self.actor is None:
            raise IllegalAction("match-over", "the episode is over: reset it")
        self._apply(self.match.actor if seat is None else seat, action)
        self._settle()

    def wanted(self) -> tuple[int, tuple[Card, ...]]:
        """How many cards chance gives now, and from which, while ``actor`` is ``CHANCE``."""
        legal = legal_actions(self.match)
        return legal.choices[0].min or 0, unmask(legal.among or 0)

    @property
    def may_expose(self) -> bool:
        """Whether a card of this deal may be turned up: in the first deal of a hand."""
        return self.setup.expose > 0 and not any(type(event) is Dealt for event in self.match.history)

    def give(self, cards: Sequence[Card], exposed: Card | None = None) -> None:
        """Chance gives the cards that are due, in the engine's order; raises :class:`IllegalAction`."""
        dealing = type(self.match.phase) is Dealing
        self._apply(CHANCE, Deal(cards, exposed) if dealing else Draw(cards, exposed))
        self._settle()

    def serve(self, random: np.random.Generator) -> None:
        """Let chance give cards, all equally likely, until a seat is to act or the episode is over."""
        while self.actor == CHANCE:
            n, among = self.wanted()
            order = random.permutation(len(among))[:n]
            cards = [among[place] for place in order]
            exposed = None
            if self.may_expose and random.random() < self.setup.expose:
                exposed = cards[int(random.integers(n))]
            self.give(cards, exposed)

    def _settle(self) -> None:
        """Do what nobody decides: cut the deck, and claim every stone in the order of the count."""
        while self.returns is None:
            phase = self.match.phase
            if isinstance(phase, Claiming) and phase.entries:
                entry = phase.entries[0]
                self._apply(self.match.rules.sides.index(entry.side), Claim(entry.points))
            elif (isinstance(phase, Dealing) and phase.actor != CHANCE) or isinstance(phase, Claiming):
                self._apply(phase.actor, Cut(_MIDDLE))
            else:
                return

    def _apply(self, seat: int | None, action: Action) -> None:
        assert seat is not None
        before = self.match
        self.match, events = apply(before, seat, action)
        self.heard(before, events)
        for event in events:
            if isinstance(event, HandEnded) and self.setup.episode == "hand":
                self.returns = self._stones(event.score)
            elif isinstance(event, GameEnded) and self.setup.episode == "game":
                self.returns = self._won(event.winner)

    def heard(self, before: Match, events: Sequence[Event]) -> None:
        """Called with all that happens, and the match before it; for those who keep a memory."""

    def _won(self, winner: int) -> tuple[float, ...]:
        """One stone's worth from each other side: n − 1 for the winners of n sides, −1 for the others."""
        sides = self.setup.rules.side_count
        return tuple(float(sides - 1) if side == winner else -1.0 for side in self.setup.rules.sides)

    def _stones(self, score: Sequence[int]) -> tuple[float, ...]:
        """Stones won in the hand (none beyond the target), less what the other sides won on average."""
        target, sides = self.setup.rules.target, self.setup.rules.side_count
        won = [min(after, target) - before for after, before in zip(score, self.begun, strict=True)]
        return tuple(won[side] - (sum(won) - won[side]) / (sides - 1) for side in self.setup.rules.sides)
