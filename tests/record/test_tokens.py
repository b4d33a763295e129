"""Tokens: every action is a word and every word an action, in both directions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hordago import game
from hordago.cards import CARDS, card
from hordago.game import (
    PHRASES,
    Action,
    Claim,
    Cut,
    Deal,
    Defer,
    Discard,
    Draw,
    Envido,
    Look,
    Malformed,
    Mus,
    MusVisto,
    NoMus,
    NoQueremos,
    NoQuiero,
    Ordago,
    Paso,
    Queremos,
    Quiero,
    Say,
    Sena,
)
from hordago.record.tokens import parse, text
from hordago.rules import MAX_STAKE, MEANINGS

DOC = Path(__file__).parents[2] / "docs" / "reference" / "tokens.md"

words = st.sampled_from(
    [
        Mus(),
        NoMus(),
        Defer(),
        Paso(),
        Quiero(),
        NoQuiero(),
        Queremos(),
        NoQueremos(),
        Ordago(),
        MusVisto(True),
    ]
)
hands = st.lists(st.sampled_from(CARDS), unique=True, min_size=1, max_size=40)
actions: st.SearchStrategy[Action] = st.one_of(
    words,
    st.booleans().map(MusVisto),
    st.integers(1, MAX_STAKE).map(Envido),
    st.integers(1, 39).map(Cut),
    st.integers(0, 5).map(Look),
    st.integers(1, MAX_STAKE).map(Claim),
    st.sampled_from(MEANINGS).map(Sena),
    st.sampled_from(PHRASES).map(Say),
    hands.map(Discard),
    st.just(Discard(())),
    hands.map(Deal),
    hands.map(Draw),
    hands.map(lambda held: Deal(held, held[-1])),
    hands.map(lambda held: Draw(held, held[0])),
)


@given(actions)
def test_every_action_is_a_word(action: Action) -> None:
    assert parse(text(action)) == action
    assert re.fullmatch(r"\S+", text(action))


@given(st.text(st.sampled_from("abcdefhklmnqrstuvwxy:+!0123456789RSCoe_ ²٣"), max_size=12) | st.text())
def test_a_text_is_an_action_in_one_spelling_or_none(token: str) -> None:
    try:
        action = parse(token)
    except Malformed as error:
        assert error.code == "malformed"  # noqa: PT017
        assert "\n" not in str(error)  # noqa: PT017
    else:
        assert text(action) == token


@pytest.mark.parametrize(
    ("token", "message"),
    [
        ("", "is no action"),
        ("e", "is no action"),
        ("e-2", "is no action"),
        ("e02", "is no action"),
        ("e0", "0 is not a whole number from 1"),
        ("e1000001", "1000001 is not a whole number from 1 to 1000000"),
        ("k:40", "40 is not a whole number from 1 to 39"),
        ("k:x", "is no action"),
        ("s:wink", "has no meaning"),
        ("y:hello", "is no phrase"),
        ("d:9o", "'9o' is not a card"),
        ("d:Ro3", "'3' is not a card"),
        ("d:RoRo", "the same card twice"),
        ("+:", "names no card"),
        ("deal:", "names no card"),
        ("+:Ro!", "names no card"),
        ("+:Ro!3b", "is not among the cards"),
        ("z:1", "is no action"),
    ],
)
def test_what_is_no_action_says_why(token: str, message: str) -> None:
    with pytest.raises(Malformed, match=re.escape(message)):
        parse(token)


def rows() -> list[tuple[str, str]]:
    """(token, what it is) of the tables in the reference."""
    found = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", DOC.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(found) > 20
    return found


@pytest.mark.parametrize(("token", "python"), rows(), ids=str)
def test_the_reference_is_true(token: str, python: str) -> None:
    action = eval(python, {**vars(game), "card": card})
    assert parse(token) == action
    assert text(action) == token


def test_every_kind_of_action_is_in_the_reference() -> None:
    told = {type(parse(token)) for token, _ in rows()}
    assert told == {
        Mus, NoMus, Defer, Paso, Quiero, NoQuiero, Queremos, NoQueremos, Ordago, MusVisto, Envido, Cut, Look,
        Claim, Sena, Say, Discard, Deal, Draw,
    }  # fmt: skip
