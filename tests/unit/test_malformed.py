"""What no caller should give: refused as malformed, in one short line, whatever it is."""

# mypy: disable-error-code="arg-type, misc, list-item"

from __future__ import annotations

from collections.abc import Callable

import pytest

from hordago.cards import CARDS, evaluator
from hordago.game import (
    Action,
    Deal,
    Discard,
    Envido,
    IllegalAction,
    Malformed,
    MusVisto,
    NoMus,
    Paso,
    Say,
    Sena,
    apply,
    fold,
    free_actions,
    new_match,
)
from hordago.game.events import Table
from hordago.record.tokens import parse
from hordago.rules import Rules, RulesError
from hordago.views import view
from tests.unit.table import HANDS, Play


def test_a_class_that_calls_itself_an_action_is_none() -> None:
    class Evil(Action):
        __slots__ = ()
        kind = "paso"

    hand = Play(Rules.preset("basque")).deal(HANDS).say(NoMus())
    for each in (Evil(), Action(), Paso, None, "paso", hand.match):
        with pytest.raises(Malformed, match="apply wants"):
            apply(hand.match, 0, each)


HUGE = 10**6000
"""A number that Python will not write out."""


@pytest.mark.parametrize(
    "make",
    [
        lambda: Discard(None),
        lambda: Discard([HUGE]),
        lambda: Deal(5),
        lambda: Deal(CARDS[:4], 1.0),
        lambda: Deal(CARDS[:4], True),
        lambda: Envido(HUGE),
        lambda: Sena([]),
        lambda: Sena(HUGE),
        lambda: Say(["ask"]),
        lambda: MusVisto("no"),
        lambda: MusVisto(1),
        lambda: new_match(None),
        lambda: new_match(Rules.preset("basque"), HUGE),
        lambda: new_match(Rules.preset("basque"), table=None),
        lambda: new_match(Rules.preset("basque"), table=Table(cut_by_seat="no")),
        lambda: new_match(Rules.preset("basque"), table=Table(dropped_signs=frozenset({1, "x"}))),
        lambda: new_match(Rules.preset("basque"), score=5),
        lambda: new_match(Rules.preset("basque"), score=[HUGE, 0]),
        lambda: apply(new_match(Rules.preset("basque")), HUGE, Paso()),
        lambda: apply(new_match(Rules.preset("basque")), True, Paso()),
        lambda: fold(None),
        lambda: view(new_match(Rules.preset("basque")), None),
        lambda: view(new_match(Rules.preset("basque")), 1.0),
        lambda: parse(None),
        lambda: parse("e" + "9" * 6000),
    ],
)
def test_what_no_caller_should_give_is_malformed_and_says_so_in_a_line(make: Callable[[], object]) -> None:
    with pytest.raises((Malformed, IllegalAction)) as refused:
        make()
    assert len(str(refused.value)) < 400 and "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Rules.preset([]),
        lambda: Rules.preset("x" * 10_000),
        lambda: Rules.preset("basque", target=HUGE),
        lambda: Rules.preset("basque").replace(sides=None),
        lambda: Rules.preset("basque").replace(sides=[HUGE] * 4),
        lambda: Rules.from_dict(None),
        lambda: Rules.from_json(None),
        lambda: Rules.from_json("[" * 100_000),
        lambda: Rules.from_json('{"target": ' + "9" * 6000 + "}"),
        lambda: Rules.from_toml(None),
        lambda: Rules.from_toml("kings = " + "[" * 100_000),
        lambda: Rules.from_toml("target = " + "9" * 6000),
    ],
)
def test_what_is_no_rulebook_is_refused_in_a_line(make: Callable[[], object]) -> None:
    with pytest.raises(RulesError) as refused:
        make()
    assert len(str(refused.value)) < 400 and "\n" not in str(refused.value)


@pytest.mark.parametrize(("kings", "real31"), [(5, "off"), (8, "x"), (None, "off"), (4, None)])
def test_nobody_counts_like_that(kings: int, real31: str) -> None:
    with pytest.raises(ValueError, match="no rulebook counts"):
        evaluator(kings, real31)


def test_words_cannot_be_changed_nor_emptied() -> None:
    bet = Envido(5)
    with pytest.raises(AttributeError):
        bet.n = 6
    with pytest.raises(AttributeError):
        del bet.n
    assert bet == Envido(5)


def test_nothing_is_free_to_do_for_what_is_no_seat() -> None:
    match = Play(Rules.preset("basque")).deal(HANDS).match
    assert [free_actions(match, seat) for seat in (-1, 4, 1.0, None, HUGE)] == [()] * 5
