"""Hands between bots, every decision checked, for the tests of UMI."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from hordago.bots import Bot, claim
from hordago.game import CHANCE, Match, apply
from hordago.views import SeatView, view
from tests.record.play import pick


def positions(match: Match, rng: random.Random, players: Sequence[Bot]) -> Iterator[SeatView]:
    """Play with cards at random; gives every view before its seat decides. Bots must answer legally."""
    while not match.over:
        if match.actor == CHANCE:
            match, _ = apply(match, *pick(match, rng))
            continue
        for seat, player in enumerate(players):
            seen = view(match, seat)
            free = claim(seen) or player.signal(seen)
            if free is not None:
                assert free in seen.free
                match, _ = apply(match, seat, free)
        actor = match.actor
        if actor is None or actor == CHANCE:
            continue
        seen = view(match, actor)
        yield seen
        action = players[actor].act(seen, seen.legal)
        assert action in seen.legal
        match, _ = apply(match, actor, action)


def hands(match: Match, rng: random.Random, players: Sequence[Bot], count: int) -> int:
    """Play so many hands, or to the end of the match; gives the number of decisions."""
    decisions = 0
    for seen in positions(match, rng, players):
        if seen.hand >= count:
            break
        decisions += 1
    return decisions
