"""Counts betting sequences with the engine's automaton, by the rule of tests/naive/perft.py."""

from __future__ import annotations

from collections.abc import Sequence

from hordago.game.betting import Bets, Closed, form_of, start
from hordago.game.legal import node_legal
from hordago.rules import Rules

Word = tuple[str, int]


def words(bets: Bets, rules: Rules) -> list[Word]:
    """The words of the alphabet that are legal now: envido opens with 2, raises with 2, 5 and the stake."""
    found: list[Word] = []
    pending = bets.node.pending
    least = rules.min_raise if pending else rules.min_bet
    most = None if rules.max_bet is None else rules.max_bet - bets.stake
    for choice in node_legal(bets.node, least, most):
        if choice.kind != "envido":
            found.append((choice.kind, 0))
            continue
        amounts = {2, 5, bets.stake} if pending else {2}
        found += [("envido", n) for n in sorted(amounts) if least <= n and (most is None or n <= most)]
    return found


def perft(rules: Rules, mano: int, entitled: Sequence[int], depth: int) -> tuple[list[int], list[int]]:
    """Sequences of exactly 1..depth words that are legal, and those of them that close the lance."""
    legal, ended = [0] * depth, [0] * depth

    def count(bets: Bets, so_far: int) -> None:
        for kind, n in words(bets, rules):
            after = bets.say(kind, n)
            legal[so_far] += 1
            if isinstance(after, Closed):
                ended[so_far] += 1
            elif so_far + 1 < depth:
                count(after, so_far + 1)

    order = [(mano + step) % rules.seats for step in range(rules.seats)]
    begun = start(form_of(rules), mano, tuple(seat for seat in order if seat in entitled))
    if isinstance(begun, Bets):
        count(begun, 0)
    return legal, ended
