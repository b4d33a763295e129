"""A match as a Hypothesis state machine: whatever is done in whatever order, the promises hold.

Random play (test_play) goes far; this one goes anywhere, and shrinks what it finds to a few steps.
"""

from __future__ import annotations

import pickle
import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hordago.game import Event, Match, Table, apply, fold, free_actions, legal_actions, new_match
from hordago.rules import MEANINGS, PRESETS, Rules, RulesError
from tests.properties import invariants
from tests.properties.play import FORMS, Step, action_for, numbers, opening, option_values
from tests.sizes import size

OPTION_NAMES = (
    *("kings", "real31", "target", "games_to_win", "mus_decision", "mus_min_discard", "discard_order"),
    *("reshuffle", "mus_corrido", "mus_visto", "mus_visto_after", "min_bet", "min_raise", "max_bet"),
    *("partner_override", "consult", "answer_order", "refusal_eliminates", "deje_timing", "claims"),
    *("deje_extra_on_raise", "punto_refused_bonus", "paso_bonus_pares_juego", "ordago_precedence"),
    *("ordago_loser_score", "dentro_margin", "signals", "show_stock_size", "jokers", "hand_size"),
)

changes = st.dictionaries(st.sampled_from(OPTION_NAMES), st.integers(0, 20), max_size=5)
tables = st.builds(
    Table,
    cut_by_seat=st.booleans(),
    sena_mode=st.sampled_from(("eyes", "partner")),
    dropped_signs=st.frozensets(st.sampled_from(MEANINGS), max_size=3),
)


def rules_of(preset: str, sides: tuple[int, ...], chosen: dict[str, int]) -> Rules:
    """The preset with those options changed; options that do not fit together are left as they were."""
    rules = Rules.preset(preset, seats=len(sides), sides=sides)
    for name, number in chosen.items():
        values = option_values(name)
        try:
            rules = rules.replace(**{name: values[number % len(values)]}, seats=len(sides), sides=sides)
        except RulesError:
            continue
    return rules


class MatchMachine(RuleBasedStateMachine):
    """Turn actions, free actions and refused ones in any order."""

    match: Match
    events: list[Event]
    stones: invariants.Stones

    @initialize(
        preset=st.sampled_from(list(PRESETS)),
        sides=st.sampled_from(FORMS),
        chosen=changes,
        table=tables,
        mano=st.integers(0, 5),
        behind=st.integers(1, 40),
    )
    def begin(
        self,
        preset: str,
        sides: tuple[int, ...],
        chosen: dict[str, int],
        table: Table,
        mano: int,
        behind: int,
    ) -> None:
        rules = rules_of(preset, sides, chosen)
        score = [max(0, rules.target - behind)] * rules.side_count
        self.match = new_match(rules, mano % rules.seats, table=table, score=score)
        self.events, self.stones = opening(self.match), invariants.Stones()
        self._see(tuple(self.events))

    def _see(self, events: tuple[Event, ...]) -> None:
        rules = self.match.rules
        self.stones.see(events, rules.target, rules.ordago_loser_score == "keep_immediate")

    def _do(self, seat: int, action: Any) -> None:
        before = self.match
        picture = pickle.dumps(before)
        self.match, events = apply(before, seat, action)
        assert pickle.dumps(before) == picture, "apply changed its input"
        self.events += events
        self._see(events)
        invariants.check_step(Step(before, seat, action, self.match, events))

    @precondition(lambda self: not self.match.over)
    @rule(which=st.integers(0, 10), edge=st.integers(0, 2), seed=st.integers(0, 2**32))
    def turn(self, which: int, edge: int, seed: int) -> None:
        legal = legal_actions(self.match)
        choice = legal.choices[which % len(legal)]
        amounts = numbers(choice)
        action = action_for(legal, choice, amounts[edge % len(amounts)], random.Random(seed))
        assert action in legal and legal.seat is not None
        self._do(legal.seat, action)

    @rule(seat=st.integers(0, 5), which=st.integers(0, 30))
    def free(self, seat: int, which: int) -> None:
        possible = free_actions(self.match, seat)
        if possible:
            self._do(seat, possible[which % len(possible)])

    @rule(seed=st.integers(0, 2**32))
    def refused(self, seed: int) -> None:
        assert invariants.check_refusals(self.match, random.Random(seed)) > 0

    @rule(seed=st.integers(0, 2**32))
    def everything_legal(self, seed: int) -> None:
        tried = invariants.check_legal_apply(self.match, random.Random(seed))
        assert tried > 0 or self.match.over

    @invariant()
    def holds(self) -> None:
        invariants.check_one_actor(self.match)
        invariants.check_views(self.match)
        assert fold(self.events) == self.match
        assert self.match.over or list(self.match.tally.score) == self.stones.score


MatchMachine.TestCase.settings = settings(
    max_examples=size(small=20, ci=120, nightly=5_000), stateful_step_count=size(small=30, ci=50, nightly=100)
)
TestMatch = MatchMachine.TestCase
