"""The betting of one lance as a tree for every set of seats that may speak, from the engine's automaton."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hordago.bots.blueprint.menu import Menu
from hordago.game.betting import Bets, Closed, Form, start

ACTIONS: Final = 5
"""The most actions of a node."""
NOBODY_BET: Final = 0
"""Category of an end in which nobody has bet; else 1 + side of the last bettor, or 3 + side when refused."""


@dataclass
class Trees:
    """All trees, one after the other; numbers of children are nodes, or −1 − end."""

    starts: list[int] = field(default_factory=list)
    """By mask of the seats that may speak (bit 0 is mano): a node, or −1 − end."""
    actor: list[int] = field(default_factory=list)
    words: list[tuple[tuple[str, int], ...]] = field(default_factory=list)
    """By node: the actions, as (kind, stones)."""
    children: list[list[int]] = field(default_factory=list)
    mask: list[int] = field(default_factory=list)
    """By node: the tree that it belongs to."""
    stakes: list[tuple[int, int]] = field(default_factory=list)
    """By node: the stake and the one before it."""
    status: list[str] = field(default_factory=list)
    side: list[int] = field(default_factory=list)
    """By end: the side that takes it without comparing hands, or −1."""
    stake: list[int] = field(default_factory=list)
    prev: list[int] = field(default_factory=list)
    category: list[int] = field(default_factory=list)
    """By end: what later lances remember of it."""


def unfold(form: Form, menu: Menu) -> Trees:
    """Trees for every mask of seats; plural answers are left out, since singular ones can say the same."""
    found = Trees()
    for mask in range(1 << len(form.sides)):
        begun = start(form, 0, tuple(seat for seat in range(len(form.sides)) if mask >> seat & 1))
        found.starts.append(_grow(found, menu, mask, begun, 0, -1))
    return found


def _grow(found: Trees, menu: Menu, mask: int, at: Bets | Closed, bets: int, bettor: int) -> int:
    if isinstance(at, Closed):
        return _end(found, at, bettor)
    number = len(found.actor)
    words = tuple(_words(at, menu, bets))
    found.actor.append(at.node.actor)
    found.words.append(words)
    found.mask.append(mask)
    found.stakes.append((at.stake, at.prev))
    found.children.append([])
    for kind, stones in words:
        after = at.say(kind, stones)
        by = (
            at.node.form.sides[after.node.bettor]
            if isinstance(after, Bets) and after.node.pending
            else bettor
        )
        found.children[number].append(_grow(found, menu, mask, after, bets + (kind == "envido"), by))
    return number


def _words(at: Bets, menu: Menu, bets: int) -> list[tuple[str, int]]:
    words: list[tuple[str, int]] = []
    for kind in at.node.kinds:
        if kind == "envido":
            words += [(kind, stones) for stones in menu.amounts(bets)]
        elif kind not in ("queremos", "no_queremos"):
            words.append((kind, 0))
    return words


def _end(found: Trees, at: Closed, bettor: int) -> int:
    outcome = at.outcome
    refused = outcome.status == "REFUSED"
    found.status.append(outcome.status)
    found.side.append(-1 if outcome.side is None else outcome.side)
    found.stake.append(at.stake)
    found.prev.append(at.prev)
    found.category.append(NOBODY_BET if bettor < 0 else 1 + bettor + 2 * refused)
    return -len(found.status)
