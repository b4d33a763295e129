"""Where a simple bot looks, when it makes a sign, and which signs of others still hold."""

from __future__ import annotations

from typing import Final

from hordago.cards import Card
from hordago.game.actions import Look, Sena
from hordago.game.events import Discarded
from hordago.views import SeatView

_TELLING: Final = (
    "juego_31", "duples", "three_kings_ace", "medias", "three_kings", "three_aces", "two_kings", "two_aces",
    "juego", "punto_30", "punto_29", "pares", "blind",
)  # fmt: skip
"""Signs, the one that tells most first; requests are left to people."""


class Signer:
    """Makes each true sign once for the cards in the hand, where only the partners can see it."""

    def __init__(self, *, openly: bool = False) -> None:
        """``openly``: also where a rival may see it."""
        self._openly = openly
        self._cards: frozenset[Card] = frozenset()
        self._made: set[str] = set()

    def signal(self, view: SeatView) -> Look | Sena | None:
        """A seña, a turn of the eyes to the partner, or nothing."""
        if frozenset(view.cards) != self._cards:
            self._cards, self._made = frozenset(view.cards), set()
        true = {action.meaning for action in view.free if isinstance(action, Sena)}
        untold = [meaning for meaning in _TELLING if meaning in true and meaning not in self._made]
        if untold and (self._openly or _only_partners_see(view)):
            self._made.add(untold[0])
            return Sena(untold[0])
        partners = view.rules.partners(view.viewer)
        if partners and view.looks and view.looks[view.viewer] != partners[0]:
            return next((a for a in view.free if isinstance(a, Look) and a.n == partners[0]), None)
        return None


class Witness:
    """Remembers when a sign was seen: made before its maker changed cards, it says nothing any more."""

    def __init__(self) -> None:
        self._hand = -1
        self._current: list[tuple[int, str]] = []
        self._seen = 0
        self._changes: list[int] = []

    def signs(self, view: SeatView) -> tuple[tuple[int, str], ...]:
        """(signer, meaning) of the signs that still hold, as far as this bot's own views tell."""
        changes = [0] * view.rules.seats
        for event in view.history:
            if isinstance(event, Discarded):
                changes[event.seat] += 1
        if view.hand != self._hand:
            self._hand, self._current, self._seen, self._changes = view.hand, [], 0, [0] * view.rules.seats
        fresh = view.perceived[self._seen :]
        self._seen = len(view.perceived)
        known = [*self._current, *(sign for sign in fresh if changes[sign[0]] == self._changes[sign[0]])]
        self._current = [sign for sign in known if changes[sign[0]] == self._changes[sign[0]]]
        self._changes = changes
        return tuple(dict.fromkeys(self._current))


def _only_partners_see(view: SeatView) -> bool:
    if view.table.sena_mode == "partner":
        return True
    watchers = {
        seat for seat, target in enumerate(view.looks) if target == view.viewer and seat != view.viewer
    }
    return bool(watchers) and watchers <= set(view.rules.partners(view.viewer))
