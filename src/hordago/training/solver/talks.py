"""The situations of the mus talk as a bot sees them, by the number that the simulator's tables give them."""

from __future__ import annotations

from hordago.cards.card import CARDS
from hordago.game.actions import WORDS, Deal
from hordago.game.legal import legal_actions
from hordago.game.state import CHANCE, Match, Talk
from hordago.game.transition import apply, new_match
from hordago.rules.options import Rules
from hordago.training.unfold import tables

Situation = tuple[int, int, bool]
"""Who is asked (counted from mano), how many have said mus or deferred, and whether somebody deferred."""


def situations(rules: Rules) -> list[Situation | None]:
    """By number; None for those of a mus corrido, which the solver does not play."""
    t = tables(rules)[0]
    found: list[Situation | None] = [None] * int((t["talk_count"] > 0).sum())
    match, _ = apply(
        new_match(rules.replace(mus_corrido="off")), CHANCE, Deal(CARDS[: rules.seats * rules.hand_size])
    )
    _walk(match, int(t["talk_first"][0]), t["talk_next"].tolist(), found)
    return found


def _walk(match: Match, number: int, after: list[list[int]], found: list[Situation | None]) -> None:
    phase, legal = match.phase, legal_actions(match)
    assert isinstance(phase, Talk)
    found[number] = (match.actor or 0) - match.mano, phase.said, phase.deferred
    for column, choice in enumerate(legal.choices):
        following = after[number][column]
        if following >= 0 and found[following] is None:
            _walk(apply(match, legal.seat or 0, WORDS[choice.kind])[0], following, after, found)
