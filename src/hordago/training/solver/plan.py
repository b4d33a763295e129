"""What does not change in training, as flat arrays: hands in order, trees, rows of the tables, payments."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hordago.bots.blueprint.hands import GIVEN, Hands
from hordago.bots.blueprint.layout import REMEMBERED, Layout, givable, layout_of
from hordago.bots.blueprint.menu import BLUEPRINT, Menu
from hordago.bots.blueprint.trees import ACTIONS, Trees
from hordago.rules.options import Rules
from hordago.training.errors import NotSimulated
from hordago.training.hands import WEIGHTS
from hordago.training.layout import NO_MUS, STATUSES
from hordago.training.unfold import tables

Ints = NDArray[np.int64]


class Plan(NamedTuple):
    """Arrays for the compiled functions. A *hand* is a number in the order of this plan, not a class."""

    seats: int
    side_of: Ints
    """By seat from mano."""
    hands: int
    no_pares: int
    """Hands below this number have no pares."""
    juego_from: int
    """Hands from here …"""
    juego_to: int
    """… to here have juego."""
    ranks: Ints
    """(hands, 4): the ranks of the cards from the lowest, 0 the lowest rank."""
    counts: Ints
    """(hands, ranks)."""
    base: NDArray[np.float32]
    """(hands,): ways to hold the hand from a full deck."""
    deck: Ints
    """(ranks,): cards of each rank."""
    weights: Ints
    """(ranks,): four of them add up to a place in ``hand_of``."""
    hand_of: Ints
    keys: Ints
    """(hands, 5): rank of the hand in each lance; 0 where it has no pares or juego."""
    worth: Ints
    """(hands, 2): stones for pares and juego."""
    # trees
    start: Ints
    actor: Ints
    actions: Ints
    child: Ints
    """(nodes, ACTIONS)."""
    cell: Ints
    """By node: actions of its tree before it."""
    tree: Ints
    """By node: the mask of its tree."""
    end_status: Ints
    end_side: Ints
    end_stake: Ints
    end_prev: Ints
    end_category: Ints
    # rows of the tables
    base_row: Ints
    """(5 lances, masks): where in the table a tree begins."""
    cells: Ints
    """(masks,): actions of all nodes of a tree."""
    width: Ints
    """(5,): hands or buckets of one action."""
    bucket: Ints
    """(5, hands): the place of a hand in that width, −1 where it does not speak."""
    kept: Ints
    """(5, 3): categories that are told apart of each lance before."""
    talk_row: int
    """Where the rows of the talk begin: (rounds, talks, 3, hands) …"""
    give_row: int
    """… and those of the exchange: (rounds, seats, GIVEN, hands)."""
    size: int
    """Of a table."""
    # talk and exchange
    talk_actor: Ints
    talk_count: Ints
    talk_next: Ints
    talk_first: int
    talk_cuts: Ints
    """(talks, 3): whether a word cuts."""
    least_discard: int
    givable: NDArray[np.bool_]
    """(hands, GIVEN): the choices, each set of equal cards once."""
    # payments, as in the simulator's tables
    due: Ints
    """(2, 5, 6)."""
    once: Ints
    """(5,): dejes are paid at once …"""
    once_punto: Ints
    """… and the stone of the punto with them."""
    deje_first: Ints
    deje_extra: Ints
    count_prior: int
    compared: Ints
    # draws
    draws: Ints
    """(multisets, ranks) of one to four cards, by size."""
    draw_parent: Ints
    """By multiset: the one without its highest rank; multiset 0 is nothing."""
    draw_rank: Ints
    """That rank …"""
    draw_times: Ints
    """… and how often it is there."""
    draw_from: Ints
    """(6,): where the multisets of each size begin."""
    draw_key: Ints
    """Sum of the weights of a multiset."""


@lru_cache(maxsize=8)
def plan_of(rules: Rules, menu: Menu = BLUEPRINT) -> Plan:
    """The plan for two sides of two or four seats. Raises :class:`NotSimulated` for what it cannot hold."""
    if rules.side_count != 2 or rules.hand_size != 4 or rules.jokers != "none":
        raise NotSimulated("the solver takes two sides, four cards and no jokers")
    t = tables(rules)[0]
    talks = int((t["talk_count"] > 0).sum())
    layout = layout_of(rules, talks, menu)
    hands = _hands(layout.hands)
    return Plan(
        seats=rules.seats,
        side_of=np.array(rules.sides, np.int64),
        **hands,
        **_flat(layout.trees),
        **_rows(layout),
        talk_actor=t["talk_actor"][:talks].astype(np.int64),
        talk_count=t["talk_count"][:talks].astype(np.int64),
        talk_next=t["talk_next"][:talks].astype(np.int64),
        talk_first=int(t["talk_first"][0]),
        talk_cuts=(t["talk_word"][:talks] == NO_MUS).astype(np.int64),
        least_discard=int(t["least_discard"]),
        givable=_givable(layout.hands, int(t["least_discard"])),
        due=np.stack([t["due_first"], t["due_second"]]).astype(np.int64),
        once=t["once_deje"].astype(np.int64),
        once_punto=t["once_punto"].astype(np.int64),
        deje_first=t["deje_first"].astype(np.int64),
        deje_extra=t["deje_extra"].astype(np.int64),
        count_prior=int(t["count_prior"]),
        compared=t["compared"].astype(np.int64),
        **_draws(hands["deck"], hands["weights"]),
    )


def _hands(hands: Hands) -> dict[str, Any]:
    ranks = np.array(hands.ranks, np.int64)
    counts = (ranks[:, :, None] == np.arange(len(hands.deck))).sum(axis=1)
    weights = np.array(WEIGHTS[: len(hands.deck)], np.int64)
    sums = weights[ranks].sum(axis=1)
    hand_of = np.full(int(sums.max()) + 1, -1, np.int64)
    hand_of[sums] = np.arange(len(sums))
    ways = [np.prod([comb(m, int(n)) for m, n in zip(hands.deck, row, strict=True)]) for row in counts]
    return {
        "hands": len(ranks),
        "no_pares": hands.no_pares,
        "juego_from": hands.juego.start,
        "juego_to": hands.juego.stop,
        "ranks": ranks,
        "counts": counts,
        "base": np.array(ways, np.float32),
        "deck": np.array(hands.deck, np.int64),
        "weights": weights,
        "hand_of": hand_of,
        "keys": np.array([held[:5] for held in hands.held], np.int64),
        "worth": np.array([(held.pares_value, held.juego_value) for held in hands.held], np.int64),
        "bucket": np.array(hands.buckets, np.int64),
        "width": np.array(hands.widths, np.int64),
    }


def _rows(layout: Layout) -> dict[str, Any]:
    return {
        "base_row": np.array(layout.base, np.int64),
        "cells": np.array(layout.cells, np.int64),
        "cell": np.array(layout.cell, np.int64),
        "kept": np.array([(*each, 1, 1, 1)[:3] for each in REMEMBERED], np.int64),
        "talk_row": layout.talk,
        "give_row": layout.give,
        "size": layout.size,
    }


def _flat(trees: Trees) -> dict[str, Any]:
    child = np.zeros((len(trees.actor), ACTIONS), np.int64)
    for node, children in enumerate(trees.children):
        child[node, : len(children)] = children
    return {
        "start": np.array(trees.starts, np.int64),
        "actor": np.array(trees.actor, np.int64),
        "actions": np.array([len(words) for words in trees.words], np.int64),
        "child": child,
        "tree": np.array(trees.mask, np.int64),
        "end_status": np.array([STATUSES.index(each) for each in trees.status], np.int64),
        "end_side": np.array(trees.side, np.int64),
        "end_stake": np.array(trees.stake, np.int64),
        "end_prev": np.array(trees.prev, np.int64),
        "end_category": np.array(trees.category, np.int64),
    }


def _givable(hands: Hands, least: int) -> NDArray[np.bool_]:
    found = np.zeros((len(hands.ranks), GIVEN), np.bool_)
    for hand, ranks in enumerate(hands.ranks):
        found[hand, givable(ranks, least)] = True
    return found


def _draws(deck: Ints, weights: Ints) -> dict[str, Any]:
    """All multisets of up to four ranks; each grows from the one without its highest rank."""
    sets: list[tuple[int, ...]] = [()]
    begins = [0]
    for size in range(1, 5):
        begins.append(len(sets))
        sets += [
            each
            for each in combinations_with_replacement(range(len(deck)), size)
            if all(each.count(r) <= deck[r] for r in set(each))
        ]
    begins.append(len(sets))
    place = {each: number for number, each in enumerate(sets)}
    top = [each[-1] if each else 0 for each in sets]
    times = [each.count(each[-1]) if each else 0 for each in sets]
    parents = [place[each[: len(each) - n]] for each, n in zip(sets, times, strict=True)]
    return {
        "draws": np.array([[each.count(rank) for rank in range(len(deck))] for each in sets], np.int64),
        "draw_parent": np.array(parents, np.int64),
        "draw_rank": np.array(top, np.int64),
        "draw_times": np.array(times, np.int64),
        "draw_from": np.array(begins, np.int64),
        "draw_key": np.array([sum(int(weights[rank]) for rank in each) for each in sets], np.int64),
    }
