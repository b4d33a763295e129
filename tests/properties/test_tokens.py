"""Every action that is ever legal has a token, and the token gives the action back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hordago.cards import CARDS
from hordago.game import (
    PHRASES,
    Action,
    Claim,
    Cut,
    Deal,
    Discard,
    Draw,
    Envido,
    Look,
    Say,
    Sena,
    free_actions,
)
from hordago.record.tokens import parse, text
from hordago.rules import MAX_STAKE, MEANINGS
from tests.properties.play import WORDS, play, random_match, random_rules
from tests.sizes import seeded, size

cards = st.lists(st.sampled_from(CARDS), unique=True, max_size=30)
some = st.lists(st.sampled_from(CARDS), unique=True, min_size=1, max_size=30)
exposed = some.flatmap(lambda held: st.tuples(st.just(held), st.none() | st.sampled_from(held)))
actions: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from(list(WORDS.values())),
    st.integers(1, MAX_STAKE).map(Envido),
    st.integers(1, MAX_STAKE).map(Claim),
    st.integers(1, 39).map(Cut),
    st.integers(0, 5).map(Look),
    st.sampled_from(MEANINGS).map(Sena),
    st.sampled_from(PHRASES).map(Say),
    cards.map(Discard),
    exposed.map(lambda pair: Deal(*pair)),
    exposed.map(lambda pair: Draw(*pair)),
)


@given(actions)
def test_parse_undoes_text(action: Action) -> None:
    token = text(action)
    assert parse(token) == action and type(parse(token)) is type(action)
    assert " " not in token and token.isascii()


@given(actions, actions)
def test_different_actions_have_different_tokens(first: Action, second: Action) -> None:
    assert (text(first) == text(second)) is (first == second)


def test_all_actions_of_random_play() -> None:
    rng = seeded(__name__)
    for _ in range(size(small=20, ci=100, nightly=2_000)):
        for step in play(random_match(rng, random_rules(rng)), rng, free=0.3, expose=0.3, steps=100):
            for action in (step.action, *free_actions(step.match, 0)):
                assert parse(text(action)) == action
