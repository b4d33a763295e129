"""A strategy that stands still, as a table for the solver.

Where a blueprint is silent the bots weigh their words by what they believe (``hordago.bots.judge``), which no
table can hold; plain sense (``hordago.bots.policy.sense``) stands for them there.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hordago.bots.blueprint.artefact import BadBlueprint, Blueprint, Strategy
from hordago.bots.blueprint.hands import GIVEN, JUEGO, PARES
from hordago.bots.blueprint.layout import CUTS, REMEMBERED, TALK_WORDS, Layout
from hordago.bots.blueprint.menu import BLUEPRINT, Menu
from hordago.bots.pack import pack, usual_gift
from hordago.bots.policy import sense
from hordago.bots.situation import TALK
from hordago.rules.options import Rules
from hordago.training.solver.plan import plan_of

Floats = NDArray[np.float32]

GIVING: Final = -2
"""Where a lance has its number, that of the exchange."""
_TALK_WORDS: Final = ("mus", "no_mus", "defer")
"""In the order of their columns."""


class Frozen(NamedTuple):
    """A strategy by its chances, which add up to 1 in each row (situation and bucket of hands)."""

    table: Floats
    layout: Layout
    menu: Menu
    """That of the layout."""
    silent: float
    """Part of the rows that were empty, in which plain sense speaks."""


class View(NamedTuple):
    """All situations of one place in the game."""

    lance: int
    """Its number, TALK or GIVING."""
    node: int
    """Of the layout's trees; in the talk the number of its situation."""
    block: Floats
    """(situations, actions, width), a part of the table."""


def frozen(strategy: Strategy, rules: Rules, menu: Menu = BLUEPRINT) -> Frozen:
    """All that a strategy says; ``rules`` and ``menu`` are those it was trained for."""
    layout = strategy.layout
    table = np.zeros(layout.size, np.float32)
    for each in layout.situations():
        said = [strategy.chances(each.row, each.actions, bucket) for bucket in range(each.width)]
        known = [bucket for bucket, chances in enumerate(said) if chances is not None]
        if known:
            block = table[each.row : each.row + each.actions * each.width].reshape(each.actions, each.width)
            block[:, known] = np.array([said[bucket] for bucket in known]).T
    *_, giving = views(table, layout)
    giving.block[:, 0] = 0  # to give up nothing is no choice: it marks hands that were not reached
    return filled(table, layout, rules, menu)


def rules_of(book: Blueprint) -> Rules:
    """What a blueprint was trained to play. Raises ``BadBlueprint``."""
    return _head(book)[0]


def strategy_at(book: Blueprint, mano: int, other: int) -> Frozen:
    """What a blueprint does where the sides need so many stones. Raises ``BadBlueprint``."""
    rules, menu = _head(book)
    return frozen(book.strategy(mano, other), rules, menu)


def _head(book: Blueprint) -> tuple[Rules, Menu]:
    about = book.about
    try:
        rules = Rules.preset(about["preset"], seats=about["seats"], target=about["target"])
        return rules, Menu(tuple(about["opening"]), tuple(map(tuple, about["raises"])))
    except (KeyError, TypeError, ValueError) as error:
        raise BadBlueprint(f"the head of the blueprint: {error!r}") from None


def filled(table: Floats, layout: Layout, rules: Rules, menu: Menu) -> Frozen:
    """The table with plain sense wherever it says nothing, its rows made to add up to 1; changed in place.

    The numbers of a row are taken as how often each action is chosen.
    """
    silent = rows = 0
    for each in views(table, layout):
        total = each.block.sum(axis=1, keepdims=True)
        silent, rows = silent + int((total == 0).sum()), rows + total.size
        plain = _plain(rules, layout, each)
        each.block[:] = np.where(total > 0, each.block / np.where(total > 0, total, 1), plain)
    return Frozen(table, layout, menu, silent / rows)


def decided(table: Floats, layout: Layout) -> Floats:
    """A table that in each row does only what this one does most; nothing where it does nothing."""
    found = table.copy()
    for each in views(found, layout):
        block = each.block
        block *= np.arange(block.shape[1])[:, None] == block.argmax(axis=1)[:, None]
    return found


def views(table: Floats, layout: Layout) -> Iterator[View]:
    """The whole table, place by place."""
    for lance, mask, block in trees(table, layout):
        for node in layout.nodes[mask]:
            begin = layout.cell[node]
            yield View(lance, node, block[:, begin : begin + len(layout.trees.words[node])])
    hands = len(layout.hands.ranks)
    talk = table[layout.talk : layout.give].reshape(-1, layout.talks, TALK_WORDS, hands)
    for number in range(layout.talks):
        yield View(TALK, number, talk[:, number])
    yield View(GIVING, 0, table[layout.give :].reshape(-1, GIVEN, hands))


def trees(table: Floats, layout: Layout) -> Iterator[tuple[int, int, Floats]]:
    """By lance and mask: a part of the table, (contexts, actions of the tree, width)."""
    everybody = len(layout.cells) - 1
    for lance, row in enumerate(layout.base):
        contexts, width = CUTS * prod(REMEMBERED[lance]), layout.hands.widths[lance]
        for mask, begin in enumerate(row):
            if mask == everybody or lance in (PARES, JUEGO):
                size = contexts * layout.cells[mask] * width
                yield lance, mask, table[begin : begin + size].reshape(contexts, -1, width)


def _plain(rules: Rules, layout: Layout, view: View) -> Floats:
    """(actions, width): what plain sense does there."""
    hands, width = pack(rules), view.block.shape[2]
    plain = np.zeros(view.block.shape[1:], np.float32)
    if view.lance == GIVING:
        for hand in range(width):
            plain[usual_gift(hands, hand), hand] = 1
        return plain
    if view.lance == TALK:
        for column in range(plan_of(rules).talk_count[view.node]):
            plain[column] = sense(hands, _TALK_WORDS[column], TALK)
    else:
        buckets = np.array(layout.hands.buckets[view.lance])
        one = [int(np.argmax(buckets == bucket)) for bucket in range(width)]
        words = [word for word, _ in layout.trees.words[view.node]]
        for column, word in enumerate(words):
            plain[column] = np.array(sense(hands, word, view.lance))[one] / words.count(word)
    plain /= plain.sum(axis=0)
    return plain
