"""What is given, as text: any text is read or refused in one line, and nothing else happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given as draw
from hypothesis import settings
from hypothesis import strategies as st

from hordago.cards import cards
from hordago.odds import Given, OddsError, odds, parse_given, parse_hand, parse_partial
from hordago.rules import MEANINGS, Rules
from tests.sizes import size

EXAMPLES = size(small=200, ci=500, nightly=50_000)
PIECES = st.sampled_from(
    [
        *"0123456789:;=,? \t\n",
        "pares",
        "juego",
        "sena",
        "served",
        "out",
        "yes",
        "no",
        "3o",
        "Ro",
        "??",
        *MEANINGS,
    ]
)
TEXTS = st.one_of(st.text(max_size=60), st.lists(PIECES, max_size=14).map("".join))
HAND = cards("Ro Rc 7o 1b")


def test_the_text_of_the_contract() -> None:
    text = "pares:0=yes,1=no; juego:2=no; sena:2=two_kings; served:3; out=3o,4c"
    assert parse_given(text) == Given(
        pares={0: True, 1: False},
        juego={2: False},
        senas={2: ["two_kings"]},
        served=frozenset({3}),
        out=cards("3o 4c"),
    )
    assert parse_given("") == parse_given("  ") == Given()
    assert parse_given(" pares : 0 = yes ,1=no;pares:2=yes") == parse_given("pares:0=yes,1=no,2=yes")
    assert parse_given("sena:2=two_kings,2=duples").senas == {2: ["two_kings", "duples"]}
    assert parse_partial("Ro ?? 3b ??") == cards("Ro 3b")
    assert parse_partial("?? ?? ?? ??") == ()
    assert parse_hand(" Ro  Rc 7o 1b ") == HAND


@settings(max_examples=EXAMPLES, deadline=None)
@draw(text=TEXTS)
def test_any_text_is_read_or_refused_in_one_line(text: str) -> None:
    for read in (parse_given, parse_hand, parse_partial):
        said = refusal(read, text)
        assert said.isprintable()
        assert len(said) < 300


def refusal(read: Callable[[str], object], text: str) -> str:
    """What is said about a text that is refused; empty when it is read."""
    try:
        read(text)
    except OddsError as error:
        return str(error)
    return ""


@settings(max_examples=size(small=40, ci=80, nightly=5_000), deadline=None)
@draw(text=st.lists(PIECES, max_size=14).map("".join), seats=st.integers(2, 3))
def test_any_question_is_answered_or_refused(text: str, seats: int) -> None:
    try:
        answer = odds(HAND, Rules.preset("spanish", seats=seats), given=parse_given(text))
    except OddsError:
        return
    assert all(sum(each[:3]) == pytest.approx(1) for each in answer.lances.values())
