"""Planted faults (R8): slips that real programs make must be caught by the vectors and by the naive model."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

from hordago import conformance
from hordago.cards import CARDS, Card, Evaluation, Evaluator
from hordago.game import betting, finish, lances, mus, scoring, state
from hordago.game.betting import Form, Node, Outcome, Status
from hordago.game.events import Event, Paid, Reshuffled
from hordago.game.scoring import Entry, Result
from hordago.game.showdown import Showdown
from hordago.game.state import Match, Serving, Tally
from hordago.rules import Rules
from tests.differential.test_evaluation import check, options
from tests.differential.test_hands import agree, random_hand, random_lances, within_reach
from tests.properties.play import random_rules
from tests.sizes import seeded

VECTORS = json.loads((Path(__file__).parent.parent / "vectors" / "rules.json").read_text(encoding="utf-8"))
RANKS = list(combinations_with_replacement(range(10), 4))
HANDS = 3_000
"""How many random hands a fault may take to be found."""
Patch = pytest.MonkeyPatch
Fault = Callable[[Patch], None]


@pytest.fixture(autouse=True)
def fresh_caches() -> Iterator[None]:
    """Nodes and plans made under a fault must not outlive it, nor those made before it hide it."""
    _clear()
    yield
    _clear()


def _clear() -> None:
    betting._node.cache_clear()
    state.plan_of.cache_clear()


# ── what a lance pays ────────────────────────────────────────────────────────────────────────────────


def deje_of_the_raise(patch: Patch) -> None:
    """A refused raise pays what was refused, not what had been accepted."""
    _change_deje(patch, lambda result: result.closed.stake or result.closed.prev or 1)


def deje_always_one(patch: Patch) -> None:
    """A refusal pays one whatever stood before."""
    _change_deje(patch, lambda _: 1)


def _change_deje(patch: Patch, deje: Callable[[Result], int]) -> None:
    for module in ("scoring", "lances"):
        patch.setattr(f"hordago.game.{module}.deje", lambda _, result: deje(result))


def values_to_the_better_hand_after_a_refusal(patch: Patch) -> None:
    """Who refused in pares or juego and holds the better hand takes the values."""
    real = scoring.at_count

    def faulty(rules: Rules, result: Result, shown: Showdown) -> list[Entry]:
        entries = real(rules, result, shown)
        if result.status != Status.REFUSED or result.lance not in ("pares", "juego"):
            return entries
        side = shown.sides[shown.winner(result.lance, rules.sides)]
        value = Entry(result.lance, side, shown.values(result.lance, side), "values")
        return [each if each.reason != "values" else value for each in entries]

    patch.setattr("hordago.game.finish.at_count", faulty)


def only_the_winners_own_values(patch: Patch) -> None:
    """The partner's pares and juego are not counted."""

    def faulty(self: Showdown, lance: str, side: int) -> int:
        found = [getattr(self.evaluations[s], f"{lance}_value") for s in self.order if self.sides[s] == side]
        return int(max(found))

    patch.setattr(Showdown, "values", faulty)


def accepted_punto_without_its_point(patch: Patch) -> None:
    """An accepted bet at punto pays the bet only."""
    _change_entries(patch, lambda entries: [e for e in entries if e.reason != "punto" or len(entries) == 1])


def a_point_for_every_passed_lance(patch: Patch) -> None:
    """Pares and juego en paso pay one point besides their values."""
    real = scoring.at_count

    def faulty(rules: Rules, result: Result, shown: Showdown) -> list[Entry]:
        return real(rules.replace(paso_bonus_pares_juego="always", sides=rules.sides), result, shown)

    patch.setattr("hordago.game.finish.at_count", faulty)


def deje_at_once_everywhere(patch: Patch) -> None:
    """Also where it is only taken at the count."""
    real = scoring.taken_at_once

    def faulty(rules: Rules, lance: str, side: int, deje: int) -> list[Entry]:
        return real(rules.replace(deje_timing="immediate", sides=rules.sides), lance, side, deje)

    patch.setattr("hordago.game.lances.taken_at_once", faulty)


def _change_entries(patch: Patch, change: Callable[[list[Entry]], list[Entry]]) -> None:
    real = scoring.at_count

    def faulty(rules: Rules, result: Result, shown: Showdown) -> list[Entry]:
        return change(real(rules, result, shown))

    patch.setattr("hordago.game.finish.at_count", faulty)


# ── when it is paid ──────────────────────────────────────────────────────────────────────────────────


def no_stop_at_the_target(patch: Patch) -> None:
    """Everything is counted, then whoever has more wins."""

    def faulty(
        tally: Tally, target: int, entries: Sequence[Entry], *, at_once: bool
    ) -> tuple[Tally, list[Event], int | None]:
        score = list(tally.score)
        for each in entries:
            score[each.side] += each.points
        home = [side for side, points in enumerate(score) if points >= target]
        winner = max(home, key=lambda side: score[side]) if home else None
        paid: list[Event] = [Paid(*each, at_once) for each in entries]
        return tally._replace(score=tuple(score)), paid, winner

    patch.setattr(finish, "pay", faulty)
    patch.setattr(lances, "pay", faulty)


def counted_from_the_last_lance(patch: Patch) -> None:
    """The count begins with juego."""
    real = finish.count

    def faulty(match: Match, shown: Showdown, results: tuple[Result, ...]) -> tuple[Match, list[Event]]:
        ordago = results[-1].status == Status.ORDAGO_ACCEPTED
        return real(match, shown, results if ordago else results[::-1])

    patch.setattr(lances, "count", faulty)


def an_accepted_ordago_is_a_bet_of_forty(patch: Patch) -> None:
    """The hand goes on and the órdago is counted in its turn."""
    real = Node._settle

    def faulty(self: Node, spot: Any) -> Node | Outcome:
        after = real(self, spot)
        if isinstance(after, Outcome) and after.status == Status.ORDAGO_ACCEPTED:
            return after._replace(status=Status.ACCEPTED)
        return after

    patch.setattr(Node, "_settle", faulty)


def the_losers_of_an_ordago_keep_all(patch: Patch) -> None:
    """Nobody's score goes back to where it was when the hand began."""
    real = finish._ordago_score

    def faulty(rules: Rules, tally: Tally, winner: int) -> tuple[int, ...]:
        return real(rules, tally._replace(start_score=tally.score), winner)

    patch.setattr(finish, "_ordago_score", faulty)


# ── whose hand is better ─────────────────────────────────────────────────────────────────────────────


def ties_to_the_last_seat(patch: Patch) -> None:
    """Equal hands: who speaks last wins."""
    real = Showdown.winner

    def faulty(self: Showdown, lance: str, sides: Sequence[int]) -> int:
        turned = self._replace(order=self.order[::-1], pares=self.pares[::-1], juego=self.juego[::-1])
        return real(turned, lance, sides)

    patch.setattr(Showdown, "winner", faulty)


def chica_is_reversed_grande(patch: Patch) -> None:
    """The hand that loses grande wins chica."""
    _change_hands(patch, lambda hand, _: hand._replace(chica=-hand.grande))


def four_of_a_kind_beats_duples(patch: Patch) -> None:
    """Four equal cards as a class of their own."""
    _change_hands(
        patch,
        lambda hand, _: hand._replace(
            pares=hand.pares + (5000 if hand.pares_low == hand.pares_high != "" else 0)
        ),
    )


def threes_are_kings_in_grande_only(patch: Patch) -> None:
    """With eight kings the totals are counted as with four."""

    def faulty(hand: Evaluation, cards: Sequence[Card]) -> Evaluation:
        total = sum(10 if card.rank in "SCR" else int(card.rank) for card in cards)
        juego = hand.juego if total == hand.total else int(total >= 31)
        return hand._replace(total=total, punto=total, juego=juego)

    _change_hands(patch, faulty)


def forty_before_thirty_two(patch: Patch) -> None:
    """Juego 40 beats 32."""
    order = {31: 8, 40: 7, 32: 6}
    _change_hands(patch, lambda hand, _: hand._replace(juego=order.get(hand.total, hand.juego)))


def _change_hands(patch: Patch, change: Callable[[Evaluation, Sequence[Card]], Evaluation]) -> None:
    real = Evaluator.evaluate

    def faulty(self: Evaluator, hand: Sequence[Card]) -> Evaluation:
        return change(real(self, hand), hand)

    patch.setattr(Evaluator, "evaluate", faulty)
    patch.setattr(Evaluator, "evaluate_all", lambda self, hands: tuple(map(self.evaluate, hands)))


# ── who speaks ───────────────────────────────────────────────────────────────────────────────────────


def the_partner_is_not_asked(patch: Patch) -> None:
    """The first refusal is that of the whole side."""
    real = Node._refuse
    patch.setattr(Node, "_refuse", lambda self, *, whole_side: real(self, whole_side=True))


def highest_takes_the_first_answer(patch: Patch) -> None:
    """Under ``highest`` nobody waits for the partner."""
    _change_form(patch, lambda form: form._replace(override="plural") if form.override == "highest" else form)


def nobody_is_eliminated(patch: Patch) -> None:
    """Refusing has no consequence for the rest of the lance."""
    _change_form(patch, lambda form: form._replace(eliminates=False))


def answers_always_from_the_bettor(patch: Patch) -> None:
    """The option ``answer_order`` does nothing."""
    _change_form(patch, lambda form: form._replace(from_mano=False))


def _change_form(patch: Patch, change: Callable[[Form], Form]) -> None:
    patch.setattr("hordago.game.state.form_of", lambda rules: change(betting.form_of(rules)))


# ── before the lances ────────────────────────────────────────────────────────────────────────────────


def mano_stays_in_a_mus_corrido(patch: Patch) -> None:
    """Who cuts is not mano."""
    patch.setattr(Tally, "led_by", lambda tally, _mano: tally)


def old_discards_only(patch: Patch) -> None:
    """The cards given up in this round do not go back into the stock."""
    real = mus._serve_next

    def faulty(match: Match, phase: Serving) -> tuple[Match, list[Event]]:
        after, events = real(match, phase)
        if any(isinstance(event, Reshuffled) for event in events):
            given = sum(1 << card for cards in phase.given for card in cards or ())
            hand = after.hand
            hand = hand._replace(stock=hand.stock & ~given, pile=hand.pile | given)
            after = after._replace(hand=hand)
        return after, events

    patch.setattr(mus, "_serve_next", faulty)


BETTING: tuple[Fault, ...] = (
    deje_of_the_raise,
    deje_always_one,
    values_to_the_better_hand_after_a_refusal,
    only_the_winners_own_values,
    accepted_punto_without_its_point,
    a_point_for_every_passed_lance,
    deje_at_once_everywhere,
    no_stop_at_the_target,
    counted_from_the_last_lance,
    an_accepted_ordago_is_a_bet_of_forty,
    the_losers_of_an_ordago_keep_all,
    ties_to_the_last_seat,
    the_partner_is_not_asked,
    highest_takes_the_first_answer,
    nobody_is_eliminated,
    answers_always_from_the_bettor,
)
HANDS_COMPARED: tuple[Fault, ...] = (
    chica_is_reversed_grande,
    four_of_a_kind_beats_duples,
    threes_are_kings_in_grande_only,
    forty_before_thirty_two,
)
PROCEDURE: tuple[Fault, ...] = (mano_stays_in_a_mus_corrido, old_discards_only)


@pytest.mark.parametrize("fault", [*BETTING, *HANDS_COMPARED, *PROCEDURE], ids=lambda fault: fault.__name__)
def test_the_vectors_catch_it(fault: Fault, monkeypatch: Patch) -> None:
    fault(monkeypatch)
    report = conformance.run(VECTORS)
    print([each["id"] for each in report.failed])
    assert report.failed or report.errors


@pytest.mark.parametrize("fault", BETTING, ids=lambda fault: fault.__name__)
def test_the_naive_model_catches_it(fault: Fault, monkeypatch: Patch) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        compare_hands(fault.__name__)


def compare_hands(seed: str) -> None:
    rng = seeded(seed)
    for _ in range(HANDS):
        rules = random_rules(rng, hand_size=4, jokers="none")
        vector = random_hand(rng, rules)
        vector["lances"] = random_lances(rng, rules, vector)
        agree(rules, within_reach(rules, vector))


@pytest.mark.parametrize("fault", HANDS_COMPARED, ids=lambda fault: fault.__name__)
def test_the_naive_evaluation_catches_it(fault: Fault, monkeypatch: Patch) -> None:
    fault(monkeypatch)
    one_of_each = [[CARDS[10 * suit + rank] for suit, rank in enumerate(ranks)] for ranks in RANKS]
    with pytest.raises(AssertionError):
        check([(a, b, c, d) for a, b, c, d in one_of_each], options(kings=8))


def test_without_a_fault_all_pass() -> None:
    """So what fails above fails by its fault."""
    assert conformance.run(VECTORS).exit_code == 0
