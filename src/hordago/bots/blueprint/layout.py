"""Where a public situation lies in the tables of a blueprint."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import prod
from typing import Final, NamedTuple

from hordago.bots.blueprint.hands import GIVEN, GRANDE, JUEGO, PARES, PUNTO, Hands, hands_of
from hordago.bots.blueprint.menu import BLUEPRINT, Menu
from hordago.bots.blueprint.trees import Trees, unfold
from hordago.game.betting import Form, form_of
from hordago.rules import Rules

CUT_BY_MANO, CUT_BY_OTHERS, CUT_LATER = range(3)
"""How the mus was cut: at once by the side of mano, at once by the other side, or after an exchange."""
CUTS: Final = 3
ROUNDS: Final = 2
"""Rounds of the mus that are told apart: the first and any later one."""
REMEMBERED: Final = ((), (5,), (3, 3), (3, 3, 3), (3, 3, 3))
"""By lance: how many categories are told apart of each lance before it (5: who bet last, and whether it was
taken; 3: who bet last)."""
TALK_WORDS: Final = 3
"""Columns of the talk: the words of a talk in the order of the engine's legal actions, at most three."""
MANO: Final = 0


class Layout(NamedTuple):
    """A table: for each situation one action after the other, and for each action all buckets of hands."""

    seats: int
    hands: Hands
    trees: Trees
    talks: int
    """Situations of the mus talk."""
    base: tuple[tuple[int, ...], ...]
    """(5 lances, masks): where a tree begins."""
    cells: tuple[int, ...]
    """By mask: actions of all nodes of its tree."""
    cell: tuple[int, ...]
    """By node: actions of its tree before it."""
    nodes: tuple[tuple[int, ...], ...]
    """By mask: the nodes of its tree."""
    talk: int
    """Where the talk begins: (rounds, talks, TALK_WORDS, hands)."""
    give: int
    """Where the exchange begins: (rounds, seats, GIVEN, hands)."""
    size: int

    def bet(self, lance: int, node: int, cut: int, categories: tuple[int, ...]) -> int:
        """Where the actions of a node begin; they are ``hands.widths[lance]`` apart.

        ``categories``: what is remembered of the lances before (``Trees.category`` of their ends).
        """
        mask, context = self.trees.mask[node], cut
        for kept, category in zip(REMEMBERED[lance], categories, strict=False):
            context = context * kept + (category if kept == 5 or category < 3 else category - 2)
        return (
            self.base[lance][mask] + (context * self.cells[mask] + self.cell[node]) * self.hands.widths[lance]
        )

    def talked(self, rounds: int, talk: int) -> int:
        """Where the words of a talk begin; they are as far apart as there are hands."""
        return self.talk + (min(rounds, ROUNDS - 1) * self.talks + talk) * TALK_WORDS * len(self.hands.ranks)

    def given(self, rounds: int, seat: int) -> int:
        """Where the choices of an exchange begin; they are as far apart as there are hands."""
        return self.give + (min(rounds, ROUNDS - 1) * self.seats + seat) * GIVEN * len(self.hands.ranks)

    def situations(self) -> Iterator[Situation]:
        """Every situation, in the order of the table."""
        widths, hands = self.hands.widths, len(self.hands.ranks)
        for lance, row in enumerate(self.base):
            for mask, begin in enumerate(row):
                if not _spoken(lance, mask, len(row)):
                    continue
                for context in range(CUTS * prod(REMEMBERED[lance])):
                    for node in self.nodes[mask]:
                        at = begin + (context * self.cells[mask] + self.cell[node]) * widths[lance]
                        yield Situation(at, len(self.trees.words[node]), widths[lance], lance)
        for place in range(ROUNDS * self.talks):
            yield Situation(self.talk + place * TALK_WORDS * hands, TALK_WORDS, hands, GRANDE)
        for place in range(ROUNDS * self.seats):
            yield Situation(self.give + place * GIVEN * hands, GIVEN, hands, GRANDE)


class Situation(NamedTuple):
    """One block of a table."""

    row: int
    """Where it begins."""
    actions: int
    width: int
    """Buckets of hands of each action."""
    order: int
    """The lance by whose strength its buckets stand in files (``Hands.places``)."""


@lru_cache(maxsize=8)
def layout_of(rules: Rules, talks: int, menu: Menu = BLUEPRINT) -> Layout:
    """The layout for these rules; ``talks`` is the number of situations of their mus talk."""
    return _layout(rules.seats, 8 if rules.kings == 9 else rules.kings, form_of(rules), talks, menu)


@lru_cache(maxsize=8)
def _layout(seats: int, kings: int, form: Form, talks: int, menu: Menu) -> Layout:
    hands, trees = hands_of(kings), unfold(form, menu)
    masks = range(len(trees.starts))
    cells, cell = [0] * len(masks), []
    nodes = tuple(tuple(node for node, of in enumerate(trees.mask) if of == mask) for mask in masks)
    for mask, words in zip(trees.mask, trees.words, strict=True):
        cell.append(cells[mask])
        cells[mask] += len(words)
    base, at = [], 0
    for lance in range(PUNTO + 1):
        row = []
        for mask in masks:
            row.append(at)
            if _spoken(lance, mask, len(masks)):
                at += CUTS * prod(REMEMBERED[lance]) * cells[mask] * hands.widths[lance]
        base.append(tuple(row))
    give = at + ROUNDS * talks * TALK_WORDS * len(hands.ranks)
    size = give + ROUNDS * seats * GIVEN * len(hands.ranks)
    return Layout(seats, hands, trees, talks, tuple(base), tuple(cells), tuple(cell), nodes, at, give, size)


def _spoken(lance: int, mask: int, masks: int) -> bool:
    """Whether a lance is played with such a mask: in grande, chica and punto everybody speaks."""
    return lance in (PARES, JUEGO) or mask == masks - 1


def givable(ranks: tuple[int, ...], least: int) -> list[int]:
    """The choices of an exchange for a hand: each set of equal ranks once, at least ``least`` cards."""
    found: dict[tuple[int, ...], int] = {}
    for given in range(1, GIVEN):
        thrown = tuple(rank for place, rank in enumerate(ranks) if given >> place & 1)
        if len(thrown) >= least:
            found.setdefault(thrown, given)
    return list(found.values())
