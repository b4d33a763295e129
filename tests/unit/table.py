"""Small steps for tests that play a hand by hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from hordago.cards import CARDS, Card, cards, unmask
from hordago.game import (
    CHANCE,
    Action,
    Cut,
    Deal,
    Discard,
    Draw,
    Event,
    IllegalAction,
    Match,
    Paso,
    Table,
    apply,
    legal_actions,
    new_match,
)
from hordago.game.state import Betting, Dealing, Exchange, Serving
from hordago.rules import Rules

HANDS = ("Ro Sc 7e 6b", "Co Cc Ce 7b", "Rc Re 6o 1b", "So Se 7o 4c")


class Play:
    """A match and all that has happened in it."""

    def __init__(self, rules: Rules, *, mano: int = 0, table: Table = Table(), **start: Any) -> None:  # noqa: B008
        self.match: Match = new_match(rules, mano, table=table, **start)
        self.last: tuple[Event, ...] = ()

    def do(self, seat: int, *actions: Action) -> Play:
        """Actions of one seat."""
        for action in actions:
            self.match, self.last = apply(self.match, seat, action)
        return self

    def say(self, *actions: Action) -> Play:
        """One action of each seat in turn."""
        for action in actions:
            assert self.match.actor is not None
            self.do(self.match.actor, action)
        return self

    def deal(self, hands: Iterable[str] = HANDS, exposed: str | None = None) -> Play:
        """Deal these hands, seat 0 first; the deck is cut if a seat must."""
        if self.match.actor not in (CHANCE, None):
            self.say(Cut(self.match.rules.cut_min))
        held = [cards(hand) for hand in hands]
        in_turn = [held[seat] for seat in self.match.plan.orders[self.match.mano]]
        dealt = [card for each in zip(*in_turn, strict=True) for card in each]
        return self.do(CHANCE, Deal(dealt, None if exposed is None else cards(exposed)[0]))

    def deal_any(self, exposed: int | None = None) -> Play:
        """Deal the deck as it lies; ``exposed`` is the place of a card that is turned up."""
        if self.match.actor not in (CHANCE, None):
            self.say(Cut(self.match.rules.cut_min))
        dealt = CARDS[: self.match.plan.seats * self.match.rules.hand_size]
        return self.do(CHANCE, Deal(dealt, None if exposed is None else dealt[exposed]))

    def give_up(self, *numbers: int) -> Play:
        """Each seat in turn gives up so many of its first cards."""
        for n in numbers:
            seat = self.match.actor
            assert seat is not None and isinstance(self.match.phase, Exchange)
            self.do(seat, Discard(self.match.hand.cards[seat][:n]))
        return self

    def serve(self, exposed: bool = False) -> Play:
        """Serve all seats, the lowest cards of the stock first; the last card of all may be turned up."""
        while isinstance(self.match.phase, Serving):
            last = len(self.match.phase.waiting) == 1
            n = legal_actions(self.match).choices[0].min or 0
            drawn: tuple[Card, ...] = unmask(self.match.hand.stock)[:n]
            self.do(CHANCE, Draw(drawn, drawn[-1] if exposed and last else None))
        return self

    def pass_all(self) -> Play:
        """Everybody passes until the hand is over."""
        while isinstance(self.match.phase, Betting):
            self.say(Paso())
        return self

    def refuses(self, seat: int, action: Action, code: str) -> str:
        """Assert that the action is refused with that code; its message."""
        with pytest.raises(IllegalAction) as refusal:
            apply(self.match, seat, action)
        assert refusal.value.code == code, refusal.value
        return str(refusal.value)

    @property
    def kinds(self) -> list[str]:
        """What may be done now."""
        return [each.kind for each in legal_actions(self.match)]

    @property
    def waits_for_a_deal(self) -> bool:
        """Whether the hand is over."""
        return isinstance(self.match.phase, Dealing)

    def events(self, *classes: type) -> list[Any]:
        """Events of the last step of these classes."""
        return [event for event in self.last if isinstance(event, classes)]
