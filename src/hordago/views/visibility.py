"""Who may see what of an event. The only place that turns a secret into what one viewer knows of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, assert_never

from hordago.cards.card import DECK_SIZE, Card
from hordago.game.events import AUDIENCES, Audience, Dealt, Discarded, Event, Served

SPECTATOR: Final = -2
"""A viewer without a seat: sees what all may see."""


PUBLIC: Final = frozenset(each for each, audience in AUDIENCES.items() if audience is Audience.PUBLIC)
"""The events that everybody sees whole."""


class HiddenCards(tuple[Any, ...]):
    """Cards of somebody else: only how many there are."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"HiddenCards({len(self)})"


_HIDDEN: Final = tuple(HiddenCards((None,) * n) for n in range(DECK_SIZE + 1))


def hidden(cards: tuple[Card, ...]) -> HiddenCards:
    """The same number of unknown cards."""
    return _HIDDEN[len(cards)]


def visible(event: Event, viewer: int) -> Event | None:
    """What ``viewer`` (a seat or :data:`SPECTATOR`) learns of an event: all, a part, or None for nothing."""
    audience = AUDIENCES[type(event)]
    if audience is Audience.PUBLIC:
        return event
    if audience is Audience.SEAT:
        return event if event.seat == viewer else None  # type: ignore[union-attr]
    if audience is Audience.CARDS:
        return _without_cards(event, viewer)
    assert_never(audience)


def seen_by(viewer: int, history: tuple[Event, ...]) -> tuple[Event, ...]:
    """What ``viewer`` learns of events, in their order."""
    return tuple(
        [
            seen
            for event in history
            if (seen := event if type(event) in PUBLIC else visible(event, viewer)) is not None
        ]
    )


@lru_cache(maxsize=1024)
def _without_cards(event: Event, viewer: int) -> Event:
    """Remembered: the views of one hand ask for the same deal again and again."""
    if type(event) is Dealt:
        hands: list[tuple[Card, ...]] = [_HIDDEN[len(hand)] for hand in event.hands]
        if 0 <= viewer < len(hands):
            hands[viewer] = event.hands[viewer]
        return Dealt(tuple(hands), event.mano, event.exposed)
    assert isinstance(event, Discarded | Served)
    if event.seat == viewer:
        return event
    if isinstance(event, Discarded):
        return Discarded(event.seat, hidden(event.cards))
    return Served(event.seat, hidden(event.cards), event.exposed)
