"""The one door in: refusals with codes, actions as values, events that rebuild the state."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from hordago.cards import CARDS, Card, cards
from hordago.game import (
    CHANCE,
    Action,
    Claim,
    Cut,
    Deal,
    Defer,
    Discard,
    Draw,
    EngineBug,
    Envido,
    Event,
    GameError,
    IllegalAction,
    Legal,
    Look,
    Malformed,
    Mus,
    MusVisto,
    NoMus,
    NoQuiero,
    Paso,
    Queremos,
    Quiero,
    Say,
    Sena,
    apply,
    fold,
    free_actions,
    legal_actions,
    new_match,
    started,
    transition,
)
from hordago.game.betting import Bets, form_of, start
from hordago.game.events import Called, Dealt, HandEnded, LanceClosed, Shown
from hordago.game.legal import NOTHING
from hordago.game.state import Talk
from hordago.rules import Rules
from tests.properties.play import play, random_match, random_rules
from tests.sizes import seeded
from tests.unit.table import HANDS, Play

discard: Any = Discard
deal: Any = Deal
# The same constructors for arguments that their types would not let through.
ACTIONS: tuple[Action, ...] = (
    *(Mus(), NoMus(), Defer(), Paso(), Quiero(), NoQuiero(), Queremos(), MusVisto(True), MusVisto(False)),
    *(Envido(2), Envido(5), Cut(3), Look(0), Claim(3), Sena("duples"), Say("ask")),
    *(Discard(()), Discard(CARDS[:2]), Deal(CARDS[:8]), Deal(CARDS[:8], CARDS[3]), Draw(CARDS[:2], CARDS[1])),
)


# ── actions ──────────────────────────────────────────────────────────────────────────────────────────


def test_actions_are_values() -> None:
    assert len(set(ACTIONS)) == len(ACTIONS)
    for action in ACTIONS:
        assert pickle.loads(pickle.dumps(action)) == action
        assert action != "paso" and action in {action}
        assert eval(repr(action), {**globals(), "Card": _by_name}) == action
        with pytest.raises(AttributeError, match="cannot be changed"):
            action.n = 3
    assert Envido(2) != Cut(2) and Paso() is Paso() and Envido(2) == Envido(2)


def _by_name(name: str) -> Card:
    return cards(name)[0]


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: Cut(0), "from 1 to 39"),
        (lambda: Cut(40), "from 1 to 39"),
        (lambda: Look(6), "from 0 to 5"),
        (lambda: Look(-1), "from 0 to 5"),
        (lambda: Claim(0), "from 1"),
        (lambda: discard([40]), "40 is not a card"),
        (lambda: discard([-1]), "-1 is not a card"),
        (lambda: discard([True]), "True is not a card"),
        (lambda: discard(["Ro"]), "'Ro' is not a card"),
        (lambda: discard([3, 3]), "the same card twice in 4o 4o"),
        (lambda: Draw(CARDS[:2], CARDS[3]), "is not among the cards"),
    ],
)
def test_what_means_nothing_is_malformed(make: object, says: str) -> None:
    with pytest.raises(Malformed, match=says) as refusal:
        make()  # type: ignore[operator]
    assert refusal.value.code == "malformed" and isinstance(refusal.value, ValueError | GameError)


def test_plain_numbers_become_cards() -> None:
    assert discard([9, 0]) == Discard(cards("Ro 1o")) and repr(discard([9])) == "Discard((Card('Ro'),))"
    assert deal(range(8), 3).exposed == CARDS[3]


def test_errors_say_where() -> None:
    assert str(IllegalAction("code", "what", "place")) == "what (place)"
    assert str(EngineBug("engine-bug", "what")) == "what"


# ── legal actions ────────────────────────────────────────────────────────────────────────────────────


def test_legal_actions_are_counted_by_kind() -> None:
    hand = Play(Rules.preset("spanish")).deal(HANDS).say(NoMus(), Envido(2))
    legal = legal_actions(hand.match)
    assert (len(legal), bool(legal), legal.seat) == (6, True, 1)
    assert [tuple(choice) for choice in legal] == [
        ("no_quiero", None, None),
        ("quiero", None, None),
        ("envido", 2, None),
        ("ordago", None, None),
        ("no_queremos", None, None),
        ("queremos", None, None),
    ]
    assert Envido(2) in legal and Envido(1) not in legal and Paso() in legal and Mus() not in legal
    assert not legal.__contains__("quiero") and legal.choice("mus") is None


def test_legal_cards_are_those_at_hand() -> None:
    hand = Play(Rules.preset("pagat")).deal(HANDS).say(Mus(), Mus(), Mus(), Mus())
    legal = legal_actions(hand.match)
    assert Discard(cards("Ro Sc")) in legal and Discard(cards("Co")) not in legal and Discard(()) not in legal
    assert not NOTHING and len(NOTHING) == 0 and list(NOTHING) == [] and isinstance(NOTHING, Legal)


def test_the_plan_and_nodes_are_shared_and_can_be_pickled() -> None:
    match = Play(Rules.preset("basque")).deal(HANDS).say(NoMus()).match
    assert pickle.loads(pickle.dumps(match)) == match
    assert pickle.loads(pickle.dumps(match)).plan is match.plan
    assert repr(match.plan) == "Plan(basque, seats=4)"
    changed = new_match(Rules.preset("basque", kings=8))
    assert repr(changed.plan) == "Plan(own rules, seats=4)"
    begun = start(form_of(match.rules), 0, (0, 1))
    assert isinstance(begun, Bets) and repr(begun.node).startswith("Node(") and begun.node in {begun.node}


def test_a_bet_nobody_can_answer_is_our_own_mistake() -> None:
    begun = start(form_of(Rules.preset("basque")), 0, (0, 1))
    assert isinstance(begun, Bets)
    spot = begun.node.spot._replace(entitled=(0,))
    with pytest.raises(EngineBug, match="nobody can answer"):
        type(begun.node)(begun.node.form, spot)._bet(0, ordago=False)


def test_a_state_that_is_broken_is_noticed() -> None:
    match = Play(Rules.preset("basque")).deal(HANDS).match
    match.check()
    hands = match.hand.cards
    broken = [
        match.hand._replace(cards=(hands[0], hands[0], hands[2], hands[3])),
        match.hand._replace(stock=match.hand.stock | 1 << hands[0][0]),
        match.hand._replace(stock=match.hand.stock & (match.hand.stock - 1)),
    ]
    for hand in broken:
        with pytest.raises(AssertionError):
            match._replace(hand=hand).check()
    with pytest.raises(AssertionError):
        match._replace(tally=match.tally._replace(score=(-1, 0))).check()


# ── events ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_match_is_rebuilt_from_its_events() -> None:
    rng = seeded(__name__)
    match = random_match(rng, random_rules(rng))
    events: list[Event] = [started(match)]
    assert fold(events) == match
    for step in play(match, rng, steps=60):
        events += step.events
        match = step.match
        assert fold(events) == match


def told() -> list[object]:
    hand = Play(Rules.preset("basque"))
    events: list[object] = [started(hand.match)]
    hand.deal(HANDS)
    events += hand.last
    for word in (NoMus(), Paso(), Paso(), Paso(), Paso()):
        hand.say(word)
        events += hand.last
    return events


def test_events_that_do_not_follow_are_refused_by_their_place() -> None:
    events = told()
    cases: list[tuple[list[object], str]] = [
        ([], "event 0"),
        (events[1:], "event 0"),
        ([events[0], LanceClosed("grande", "PASO", None, 0, (0, 1))], "event 1"),
        ([*events[:-1]], f"event {len(events) - 1}"),
        ([*events[:-1], Shown(())], f"event {len(events) - 1}"),
        ([*events, HandEnded((0, 0))], f"event {len(events)}"),
    ]
    for sequence, place in cases:
        with pytest.raises(Malformed) as refusal:
            fold(sequence)  # type: ignore[arg-type]
        assert refusal.value.place == place, refusal.value
    with pytest.raises(IllegalAction):
        fold([*events, Called(3, Mus())])  # type: ignore[list-item]


def test_an_event_of_another_class_with_the_same_content_is_another() -> None:
    """Named tuples of equal content are equal; the fold looks at the class, too."""
    events = told()
    hidden = next(event for event in events if isinstance(event, Dealt))
    assert tuple(hidden) == hidden
    events[1] = tuple.__new__(type("Dealt2", (Dealt,), {}), hidden)
    with pytest.raises(Malformed):
        fold(events)  # type: ignore[arg-type]


def test_phrases_and_looks_are_events_too() -> None:
    hand = Play(Rules.preset("basque"))
    events: list[Event] = [started(hand.match)]
    hand.deal(HANDS)
    events += hand.last
    for seat, action in ((0, Mus()), (1, Defer()), (3, Say("cut")), (0, Look(1)), (2, Sena("two_kings"))):
        hand.do(seat, action)
        events += hand.last
    assert fold(events) == hand.match


def test_an_action_that_is_legal_but_has_no_step_is_our_own_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Play(Rules.preset("basque")).deal(HANDS)
    monkeypatch.delitem(transition._STEPS, (Talk, Mus))
    with pytest.raises(EngineBug, match="is legal but has no step"):
        apply(hand.match, 0, Mus())


def test_free_actions_leave_the_turn_alone_and_turn_actions_move_it() -> None:
    hand = Play(Rules.preset("basque")).deal(HANDS)
    assert isinstance(hand.match.phase, Talk) and hand.match.turn == 1
    look = next(action for action in free_actions(hand.match, 0) if isinstance(action, Look))
    assert apply(hand.match, 0, look)[0].turn == 1
    assert apply(hand.match, 0, Mus())[0].turn == 2
    with pytest.raises(IllegalAction) as refusal:
        apply(hand.match, CHANCE, Mus())
    assert refusal.value.code == "not-your-turn"
    assert hand.match.table.sena_mode == "eyes" and not hand.match.over


@pytest.mark.parametrize(
    ("seat", "action"), [(0, Mus), (0, None), (0, "mus"), (True, Mus()), (0.0, Mus()), (None, Mus())]
)
def test_what_is_no_seat_or_no_action_is_malformed(seat: object, action: object) -> None:
    match = new_match(Rules.preset("spanish"))
    with pytest.raises(Malformed, match="a seat number and an action"):
        apply(match, seat, action)  # type: ignore[arg-type]


def test_what_is_legal_is_copied_whole_though_it_iterates_over_its_kinds() -> None:
    legal = legal_actions(Play(Rules.preset("basque")).deal(HANDS).match)
    assert [choice.kind for choice in legal] == ["mus", "no_mus"]
    for same in (pickle.loads(pickle.dumps(legal)), copy.copy(legal), copy.deepcopy(legal)):
        assert same == legal and (same.seat, same.choices, same.among) == (0, legal.choices, None)
