"""What each viewer has been told since the episode began, as tokens: the basis of information states.

A token is a whole number from 1; :class:`Vocabulary` says what it means. Only what ``views`` lets a viewer
know becomes a token, and nothing that follows from tokens before it (payments, closed lances, reshuffles).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, Self

from hordago.cards.card import CARDS, Card
from hordago.envs.actions import Menu
from hordago.envs.play import Play
from hordago.envs.setup import Setup
from hordago.game.events import (
    Called,
    Dealt,
    Declared,
    Discarded,
    Event,
    Exposed,
    HandEnded,
    Looked,
    Perceived,
    Served,
    Shown,
    Signed,
)
from hordago.game.state import Match
from hordago.game.transition import action_of
from hordago.rules.signals import MEANINGS
from hordago.views import SPECTATOR, HiddenCards, visible


class Vocabulary:
    """All tokens of a setup. Seats are the table's own, 0 first."""

    def __init__(self, setup: Setup) -> None:
        self.menu: Menu = setup.menu
        seats = range(setup.rules.seats)
        words = ["", *map(str, CARDS), "end", "pares", "juego"]
        words += [f"{mark}{seat}" for mark in ("hand", "up", "pares", "juego") for seat in seats]
        words += [f"{seat}:{name}" for seat in seats for name in self.menu.names]
        words += [f"{seat}:gives{n}" for seat in seats for n in range(6)]
        words += [f"{seat}~{meaning}" for seat in seats for meaning in MEANINGS]
        self.words = tuple(words)
        """Token → its word, as information-state strings show it; 0 is no token."""
        self.token = {word: token for token, word in enumerate(words)}

    def of(self, event: Event, viewer: int, own: Sequence[Card]) -> list[int]:
        """The tokens of an event as the viewer sees it; ``own`` are the cards it held before."""
        write = _WRITERS.get(type(event))
        return [self.token[word] for word in write(self.menu, event, viewer, own)] if write else []

    def text(self, tokens: Iterable[int]) -> str:
        """Tokens as words, with spaces between."""
        return " ".join(self.words[token] for token in tokens)


@lru_cache(maxsize=64)
def vocabulary(setup: Setup) -> Vocabulary:
    """The shared vocabulary of a setup."""
    return Vocabulary(setup)


def _names(cards: Iterable[Any]) -> list[str]:
    return [] if isinstance(cards, HiddenCards) else [str(card) for card in cards]


def _dealt(_: Menu, event: Dealt, viewer: int, own: Sequence[Card]) -> list[str]:
    return [name for hand in event.hands for name in _names(hand)]


def _served(_: Menu, event: Served, viewer: int, own: Sequence[Card]) -> list[str]:
    return _names(event.cards)


def _shown(_: Menu, event: Shown, viewer: int, own: Sequence[Card]) -> list[str]:
    return [word for seat, hand in enumerate(event.hands) for word in (f"hand{seat}", *_names(hand))]


def _exposed(_: Menu, event: Exposed, viewer: int, own: Sequence[Card]) -> list[str]:
    return [f"up{event.seat}", str(event.card)]


def _declared(_: Menu, event: Declared, viewer: int, own: Sequence[Card]) -> list[str]:
    return [event.lance, *(f"{event.lance}{seat}" for seat in event.holders)]


def _did(menu: Menu, event: Called | Looked | Signed, viewer: int, own: Sequence[Card]) -> list[str]:
    action = event.action if isinstance(event, Called) else _free(event)
    number = menu.number_of(action, own, event.seat)
    return [] if number is None else [f"{event.seat}:{menu.names[number]}"]


def _free(event: Looked | Signed) -> Any:
    told = action_of(event)
    assert told is not None
    return told[1]


def _discarded(menu: Menu, event: Discarded, viewer: int, own: Sequence[Card]) -> list[str]:
    if isinstance(event.cards, HiddenCards):
        return [f"{event.seat}:gives{len(event.cards)}"]
    order = menu.held(own)
    places = "".join(str(place) for place in sorted(order.index(card) for card in event.cards))
    return [f"{event.seat}:discard_{places or 'none'}"]


def _perceived(_: Menu, event: Perceived, viewer: int, own: Sequence[Card]) -> list[str]:
    return [f"{event.signer}~{event.meaning}"]


def _ended(_: Menu, event: HandEnded, viewer: int, own: Sequence[Card]) -> list[str]:
    return ["end"]


_WRITERS: Final[dict[type, Callable[[Menu, Any, int, Sequence[Card]], list[str]]]] = {
    Called: _did,
    Looked: _did,
    Signed: _did,
    Discarded: _discarded,
    Dealt: _dealt,
    Served: _served,
    Shown: _shown,
    Exposed: _exposed,
    Declared: _declared,
    Perceived: _perceived,
    HandEnded: _ended,
}


class Remembered(Play):
    """An episode in which every seat, and a spectator, remembers all it was told."""

    def __init__(self, setup: Setup, mano: int = 0) -> None:
        self.vocabulary = vocabulary(setup)
        self.memory: dict[int, list[int]] = {viewer: [] for viewer in (*range(setup.rules.seats), SPECTATOR)}
        """Viewer → tokens, oldest first."""
        super().__init__(setup, mano)

    def copy(self) -> Self:
        """The same episode, to be played on in another way."""
        twin = super().copy()
        twin.memory = {viewer: list(tokens) for viewer, tokens in self.memory.items()}
        return twin

    def heard(self, before: Match, events: Sequence[Event]) -> None:
        """Remember what each viewer may know of it."""
        hands = before.hand.cards
        for event in events:
            for viewer, tokens in self.memory.items():
                seen = visible(event, viewer)
                if seen is not None:
                    own = hands[viewer] if viewer >= 0 and hands else ()
                    tokens.extend(self.vocabulary.of(seen, viewer, own))
