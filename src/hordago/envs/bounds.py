"""How long an episode can be at most: sound bounds, far above what happens."""

from __future__ import annotations

from typing import NamedTuple

from hordago.envs.setup import Setup


class Bounds(NamedTuple):
    """Upper bounds of an episode."""

    decisions: int
    """Actions of players."""
    chance: int
    """Cards given one by one, and whether one is turned up."""
    tokens: int
    """Tokens that one viewer can remember."""


def bounds(setup: Setup) -> Bounds:
    """The bounds of a setup.

    Every hand pays at least one stone, so a game has at most (target − 1) × sides + 1 hands. An envido is on
    the list only while the stake is below the target, and between two bets every seat speaks once at most.
    """
    rules, seats = setup.rules, setup.rules.seats
    hands = 1 if setup.episode == "hand" else (rules.target - 1) * rules.side_count + 1
    bets = -(-rules.target // min(setup.bets)) + 1
    lances = 4 * (seats + (bets + 1) * seats)
    exchanges = setup.mus_limit + 2  # a mus visto, or the fifth card put aside
    spoken = lances + (exchanges + 1) * seats + exchanges * seats + 1
    free = 3 if setup.signs else 1  # a look and a sign before each
    dealt = 2 * (seats * rules.hand_size + 1)  # and once again after an exposed card
    chance = dealt + exchanges * seats * 4
    own = 2 * rules.hand_size + 2 + exchanges * 4
    told = spoken * free + own + 2 * (1 + seats) + seats * (1 + rules.hand_size) + 1
    return Bounds(hands * spoken * free, hands * chance, hands * told)
