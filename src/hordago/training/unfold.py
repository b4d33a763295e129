"""The engine's own automaton, talk and payments, unfolded into tables by asking the engine.

Nothing here knows a rule of the game: nodes are walked with :func:`hordago.game.betting.nodes` and
``Node.after``, what a word does to the amounts is read off ``Bets.say``, the talk is walked with ``apply``,
and payments are what :mod:`hordago.game.scoring` lists for made-up amounts.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np

from hordago.cards.card import CARDS
from hordago.game.actions import WORDS as ACTIONS
from hordago.game.actions import Deal
from hordago.game.betting import Bets, Closed, Form, Node, Outcome, form_of, nodes, start
from hordago.game.legal import legal_actions
from hordago.game.scoring import Result, at_count, deje, taken_at_once
from hordago.game.state import CHANCE, Betting, Exchange, Match, Talk
from hordago.game.transition import apply, new_match
from hordago.rules.options import MAX_STAKE, Rules
from hordago.training import layout
from hordago.training.errors import NotSimulated
from hordago.training.hands import classes

_STAKE, _PREV, _HELD, _LITTLE, _MUCH = 1000, 500, 70, 30, 90
"""Amounts that tell what a word does with them."""
_EFFECTS: Final = {
    (_STAKE, _PREV, 0): layout.KEEP,
    (0, _STAKE, 0): layout.TO_ORDAGO,
    (_STAKE, _PREV, _HELD): layout.KEEP_HELD,
    (_STAKE + _HELD, _STAKE, 0): layout.RAISE_HELD,
    **{(_STAKE + n, _STAKE, 0): layout.RAISE for n in (_LITTLE, _MUCH)},
    **{(_STAKE, _PREV, n): layout.HOLD for n in (_LITTLE, _MUCH)},
}


@lru_cache(maxsize=64)
def tables(rules: Rules) -> np.ndarray[Any, Any]:
    """The record of :data:`layout.TABLES` for these rules (shape (1,)); do not write to it.

    Raises :class:`NotSimulated` for ``claims=manual``, where stones must be claimed by hand.
    """
    if rules.claims == "manual":
        raise NotSimulated("claims=manual: the simulator counts by itself; take claims=auto")
    found = np.zeros(1, layout.TABLES)
    _options(found[0], rules)
    counted = classes(rules.kings, rules.real31, rules.jokers != "none")
    for name in ("weight", "place", "class_of"):
        found[name][0] = getattr(counted, name)
    found["key"][0, : len(counted.key)] = counted.key
    _betting(found[0], form_of(rules))
    _talk(found[0], rules)
    _payments(found[0], rules)
    found.flags.writeable = False
    return found


def _options(t: Any, rules: Rules) -> None:
    t["seats"], t["sides"] = rules.seats, rules.side_count
    t["side_of"][: rules.seats] = rules.sides
    for name in ("hand_size", "target", "games_to_win", "sets_to_win"):
        t[name] = getattr(rules, name)
    t["limit"] = rules.max_bet or MAX_STAKE
    t["corrido"] = ("off", "match_start", "each_game").index(rules.mus_corrido)
    t["least_discard"] = rules.mus_min_discard
    t["last_apart"] = rules.reshuffle == "last_apart"
    t["from_dealer"] = rules.discard_order == "from_dealer"
    t["count_prior"] = rules.ordago_precedence == "count_prior"
    t["hand_start"] = rules.ordago_loser_score == "hand_start"
    t["least"] = rules.min_bet, rules.min_raise


# ── the betting ──────────────────────────────────────────────────────────────────────────────────────


def node_list(form: Form) -> list[Node]:
    """Every node of a lance led by seat 0, in the order of the tables."""
    found: dict[Node, None] = {}
    for mask in range(1, 1 << len(form.sides)):
        begun = start(form, 0, _seats(mask, form))
        if isinstance(begun, Bets):
            found.update(dict.fromkeys(nodes(begun.node)))
    return list(found)


def _seats(mask: int, form: Form) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(form.sides)) if mask >> seat & 1)


def _betting(t: Any, form: Form) -> None:
    found = node_list(form)
    if len(found) > layout.NODES:
        raise NotSimulated(f"{len(found)} nodes of betting are more than {layout.NODES}")
    number = {node: place for place, node in enumerate(found)}
    ends: dict[Outcome, int] = {}

    def code(after: Node | Outcome) -> int:
        return -1 - ends.setdefault(after, len(ends)) if isinstance(after, Outcome) else number[after]

    for mask in range(1 << len(form.sides)):
        begun = start(form, 0, _seats(mask, form))
        t["start"][mask] = code(begun.node if isinstance(begun, Bets) else begun.outcome)
    for place, node in enumerate(found):
        _node(t, place, node)
        for word in layout.WORDS:
            if word in node.kinds:
                column = layout.WORDS.index(word)
                after, effect = _said(node, word, _MUCH)
                t["next"][place, column], t["effect"][place, column] = code(after), effect
                if word == "envido":
                    after, effect = _said(node, word, _LITTLE)
                    t["next"][place, layout.LOW_ENVIDO] = code(after)
                    t["effect"][place, layout.LOW_ENVIDO] = effect
    for outcome, place in ends.items():
        t["end_status"][place] = layout.STATUSES.index(outcome.status)
        t["end_side"][place] = -1 if outcome.side is None else outcome.side
        t["end_sides"][place] = sum(1 << side for side in outcome.participants)
    for sides in range(1 << (max(form.sides) + 1)):
        t["seats_of"][sides] = sum(1 << seat for seat, side in enumerate(form.sides) if sides >> side & 1)


def _node(t: Any, place: int, node: Node) -> None:
    t["actor"][place], t["pending"][place] = node.actor, node.pending
    t["count"][place] = len(node.kinds)
    t["envido_at"][place] = node.kinds.index("envido") if "envido" in node.kinds else layout.NO_ENVIDO
    t["word"][place, : len(node.kinds)] = [layout.WORDS.index(kind) for kind in node.kinds]


def _said(node: Node, word: str, n: int) -> tuple[Node | Outcome, int]:
    """What follows a word, and what it does to the amounts beside the node."""
    held = _HELD if node.spot.held == "envido" else 0
    after = Bets(node, _STAKE, _PREV, held).say(word, n if word == "envido" else 0)
    if isinstance(after, Closed):
        return after.outcome, _EFFECTS[after.stake, after.prev, 0]
    return after.node, _EFFECTS[after.stake, after.prev, after.held]


# ── the talk ─────────────────────────────────────────────────────────────────────────────────────────


def _talk(t: Any, rules: Rules) -> None:
    if rules.hand_size != 4:
        return  # no mus with five cards (RULES D-22)
    talks: dict[tuple[bool, Talk], int] = {}
    waiting: list[Match] = []

    def code(match: Match) -> int:
        assert isinstance(match.phase, Talk)
        key = match.hand.corrido, match.phase
        if key not in talks:
            talks[key] = len(talks)
            waiting.append(match)
        return talks[key]

    for corrido, option in enumerate(("off", "each_game")):
        match = new_match(rules.replace(mus_corrido=option))
        dealt, _ = apply(match, CHANCE, Deal(CARDS[: rules.seats * rules.hand_size]))
        t["talk_first"][corrido] = code(dealt)
    while waiting:
        match = waiting.pop()
        place, legal = code(match), legal_actions(match)
        t["talk_actor"][place], t["talk_count"][place] = match.actor, len(legal)
        for column, choice in enumerate(legal.choices):
            after, _ = apply(match, legal.seat or 0, ACTIONS[choice.kind])
            t["talk_word"][place, column] = layout.TALK_WORDS.index(choice.kind)
            t["talk_shift"][place, column] = (after.mano - match.mano) % rules.seats
            t["talk_next"][place, column] = (
                layout.CUT
                if isinstance(after.phase, Betting)
                else layout.EXCHANGE
                if isinstance(after.phase, Exchange)
                else code(after)
            )


# ── payments ─────────────────────────────────────────────────────────────────────────────────────────


class _Asked:
    """Stands for a showdown, and notes whether the best hand was asked for."""

    sides = (0,)

    def __init__(self) -> None:
        self.compared = False

    def winner(self, lance: str, sides: object) -> int:
        self.compared = True
        return 0

    def values(self, lance: str, side: int) -> int:
        return 0


def _payments(t: Any, rules: Rules) -> None:
    for place, lance in enumerate(layout.LANCES):
        for column, status in enumerate(layout.STATUSES):
            asked = _Asked()
            result = Result(lance, Closed(Outcome(status, 0, (0,)), _STAKE, _PREV))
            due = [each.reason for each in at_count(rules, result, asked)]  # type: ignore[arg-type]
            codes = [layout.REASONS.index(reason) for reason in due] + [layout.FOR_NOTHING] * 2
            if len(due) > 2:
                raise NotSimulated(f"{lance} {status}: more than two payments")
            t["due_first"][place, column], t["due_second"][place, column] = codes[:2]
            t["compared"][column] |= asked.compared
        refused = Result(lance, Closed(Outcome("REFUSED", 0), 0, _PREV))
        t["deje_extra"][place] = deje(rules, refused) - _PREV
        opening = Result(lance, Closed(Outcome("REFUSED", 0), 0, 0))
        t["deje_first"][place] = deje(rules, opening)
        once = [each.reason for each in taken_at_once(rules, lance, 0, 1)]
        t["once_deje"][place], t["once_punto"][place] = "deje" in once, "punto" in once
