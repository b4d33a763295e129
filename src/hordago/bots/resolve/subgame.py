"""What may still be said in the current lance, as a tree with the real amounts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from hordago.bots.situation import ALONE, Place
from hordago.game.betting import Bets, Closed, form_of, start
from hordago.game.events import Called, Declared, LanceClosed
from hordago.views import SeatView

Word = tuple[str, int]
"""(kind, stones)."""
After = Callable[[Place | None, str], Place | None]
"""Where the blueprint is after a word, None where it is silent."""
_BETS: Final = 2
"""Bets of a lance after which only órdago is left to raise with."""
_OPENING, _RAISE = 2, 5
"""Stones of the bets that may follow."""
_KINDS: Final = frozenset({"paso", "envido", "ordago", "quiero", "no_quiero", "queremos", "no_queremos"})
_PLURAL: Final = ("queremos", "no_queremos")


class Subgame(NamedTuple):
    """A tree; the first node is the present. Numbers of children are nodes, or −1 − end."""

    actor: list[int]
    """By node: the seat that speaks."""
    words: list[tuple[Word, ...]]
    children: list[list[int]]
    places: list[Place | None]
    """By node: where the blueprint is, None where it is silent."""
    ends: list[Closed]


def present(view: SeatView) -> Bets | None:
    """The betting of the current lance, played again by its public words; None where they do not tell."""
    seats = view.rules.seats
    holders = {"pares": view.pares, "juego": view.juego}.get(view.stage)
    order = [(view.mano + step) % seats for step in range(seats)]
    entitled = tuple(seat for seat in order if holders is None or seat in holders)
    at: Bets | Closed = start(form_of(view.rules), view.mano, entitled)
    begins = [n for n, event in enumerate(view.history) if isinstance(event, LanceClosed | Declared)]
    for event in view.history[begins[-1] if begins else 0 :]:
        if not isinstance(event, Called) or event.action.kind not in _KINDS:
            continue
        if isinstance(at, Closed) or at.node.actor != event.seat or event.action.kind not in at.node.kinds:
            return None
        at = at.say(event.action.kind, event.action.number or 0)
    if isinstance(at, Closed) or view.bet is None or at.node.actor != view.viewer:
        return None
    return at if (at.stake, at.node.ordago) == (view.bet.stake, view.bet.ordago) else None


def unfold(at: Bets, words: Sequence[Word], place: Place | None, after: After, bets: int) -> Subgame:
    """The tree below a situation in which these words may be said.

    ``bets``: how many were made in the lance before. ``place``, ``after``: how the blueprint follows.
    """
    found = Subgame([], [], [], [], [])
    _grow(found, at, tuple(words), place, after, bets)
    return found


def _grow(
    found: Subgame, at: Bets | Closed, words: tuple[Word, ...], place: Place | None, after: After, bets: int
) -> int:
    if isinstance(at, Closed):
        found.ends.append(at)
        return -len(found.ends)
    number = len(found.actor)
    words = words or tuple(_words(at, bets))
    found.actor.append(at.node.actor)
    found.words.append(words)
    found.children.append([])
    found.places.append(place)
    for kind, stones in words:
        singular = ALONE.get(kind, kind)
        # a refusal for the whole side is the partner's, too
        follows = after(place, singular) if kind not in _PLURAL else None
        child = _grow(found, at.say(kind, stones), (), follows, after, bets + (kind in ("envido", "ordago")))
        found.children[number].append(child)
    return number


def _words(at: Bets, bets: int) -> list[Word]:
    found = []
    for kind in at.node.kinds:
        if kind == "envido":
            if bets < _BETS:
                found.append((kind, _RAISE if at.stake else _OPENING))
        elif kind not in _PLURAL:
            found.append((kind, 0))
    return found


def bets_of(view: SeatView) -> int:
    """How often something was bet in the current lance."""
    begins = [n for n, event in enumerate(view.history) if isinstance(event, LanceClosed | Declared)]
    return sum(
        isinstance(event, Called) and event.action.kind in ("envido", "ordago")
        for event in view.history[begins[-1] if begins else 0 :]
    )
