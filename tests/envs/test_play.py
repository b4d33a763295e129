"""Episodes end, pay what the page says, and offer exactly what the engine allows within their limits."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from hordago.cards import cards
from hordago.envs import Play, Setup
from hordago.envs.actions import exchanges
from hordago.envs.bounds import bounds
from hordago.envs.memory import Remembered
from hordago.game import CHANCE, IllegalAction, Malformed, apply
from hordago.rules import Rules, RulesError
from tests.envs import tables
from tests.sizes import seeded, size

EPISODES = size(small=4, ci=12, nightly=500)


@pytest.mark.parametrize("name", tables.SETUPS)
def test_episodes_end_within_the_bounds_and_returns_are_those_of_the_sides(name: str) -> None:
    random, setup = seeded(f"{__name__}/{name}"), tables.setup(name)
    limits = bounds(setup)
    for _ in range(EPISODES):
        play, decisions, given = Remembered(setup, random.randrange(setup.rules.seats)), 0, 0
        while play.actor is not None:
            before = play.actor
            given += play.wanted()[0] if before == CHANCE else 0
            tables.step(play, random)
            decisions += before != CHANCE
        assert play.returns is not None
        by_side = dict(zip(setup.rules.sides, play.returns, strict=True))
        assert [by_side[side] for side in setup.rules.sides] == list(play.returns)
        assert sum(play.returns) == pytest.approx(0)
        assert all(setup.worst <= each <= setup.best for each in play.returns)
        assert decisions <= limits.decisions and given <= limits.chance
        assert max(map(len, play.memory.values())) <= limits.tokens
        if setup.episode == "game":
            n = setup.rules.side_count
            assert sorted(by_side.values()) == [-1.0] * (n - 1) + [n - 1.0]


def _legal_by_the_engine(play: Play, number: int) -> bool:
    """Whether the engine takes the action of that number, asked by trying."""
    seat = play.actor
    assert seat is not None
    view = play.view(seat)
    try:
        action = play.setup.menu._made(number, view)
        apply(play.match, seat, action)
    except (IllegalAction, Malformed, IndexError):
        return False
    # A pass on a bet is taken by the engine as the refusal that is on the list.
    return action.kind != "paso" or view.legal.choice("paso") is not None


@pytest.mark.parametrize("name", tables.SETUPS)
def test_the_mask_is_what_the_engine_takes_but_for_the_limits(name: str) -> None:
    random, setup = seeded(f"{__name__}/mask/{name}"), tables.setup(name)
    asked = 0
    for _ in range(EPISODES):
        play = Play(setup, random.randrange(setup.rules.seats))
        while play.actor is not None:
            if play.actor != CHANCE:
                view = play.view(play.actor)
                mask = play.mask(play.actor)
                for number, label in enumerate(setup.menu.names):
                    no_mus = label == "mus" and exchanges(view) >= setup.mus_limit
                    stake = view.bet.stake if view.bet else 0
                    if no_mus or (label.startswith("envido") and stake >= setup.rules.target):
                        assert not mask[number]
                    else:
                        assert mask[number] == _legal_by_the_engine(play, number), label
                        asked += 1
            tables.step(play, random)
    assert asked > 100


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    random, play = seeded(__name__), Play(tables.setup("spanish"))
    with pytest.raises(IllegalAction, match="chance") as due:
        play.do(0)
    assert due.value.code == "not-your-turn"
    play.give(*tables.dealt(play, random))
    before, menu = play.match, play.setup.menu
    with pytest.raises(
        IllegalAction, match=r"9 \(no_queremos\) is not possible for seat 0 now: 0 mus, 1 no_mus"
    ):
        play.do(menu.number["no_queremos"])
    for wrong in (-1, len(menu), 0.5, True):
        with pytest.raises(Malformed, match="is no action"):
            play.do(wrong)  # type: ignore[arg-type]
    assert play.match is before
    while play.actor is not None:
        tables.step(play, random)
    with pytest.raises(IllegalAction) as over:
        play.do(0)
    assert over.value.code == "match-over"


def _hand(score: tuple[int, ...], words: list[str]) -> Play:
    """A hand of two with four kings against four sixes, played by those words."""
    setup = Setup.of("pagat", 2, episode="hand")
    play = Play(setup, 0, score)
    play.give(cards("Ro 6o Rc 6c Re 6e Rb 6b"))
    for word in words:
        play.do(setup.menu.number[word])
    return play


def test_a_hand_pays_the_stones_won_less_those_of_the_others() -> None:
    passed = ["no_mus", "paso", "paso", "paso", "paso", "paso", "paso"]
    # Grande 1, duples 3 and juego 2, against chica 1.
    assert _hand((0, 0), passed).returns == (5, -5)
    # An órdago brings what was missing to the target.
    assert _hand((3, 38), ["no_mus", "ordago", "quiero"]).returns == (37, -37)
    assert _hand((3, 38), ["no_mus", "paso", "paso", "ordago", "quiero"]).returns == (-2, 2)


def test_a_game_of_three_pays_two_to_the_winner() -> None:
    setup = Setup.of("basque", 3)
    play = Play(setup)
    play.give(cards("Ro 6o 4o Rc 6c 4c Re 6e 4e Rb 6b 4b"))
    for word in ("no_mus", "ordago", "quiero", "no_quiero"):
        play.do(setup.menu.number[word])
    assert play.returns == (2.0, -1.0, -1.0)


def test_after_the_limit_of_exchanges_the_first_to_speak_must_cut() -> None:
    random, setup = seeded(f"{__name__}/limit"), Setup.of("spanish", mus_limit=1)
    play = Play(setup)
    play.give(*tables.dealt(play, random))
    for _ in range(4):
        play.do(setup.menu.number["mus"])
    while play.view(0).stage != "talk":
        if play.actor == CHANCE:
            play.give(*tables.dealt(play, random))
        else:
            play.do(setup.menu.number["discard_3"])
    assert play.actor is not None
    assert [setup.menu.names[number] for number in play.legal(play.actor)] == ["no_mus"]


def test_a_stake_that_wins_the_game_is_not_raised() -> None:
    setup = Setup.of("pagat", 2, bets=(39, 40))
    play = Play(setup)
    play.give(cards("Ro 6o Rc 6c Re 6e Rb 6b"))
    play.do(setup.menu.number["no_mus"])
    play.do(setup.menu.number["envido_39"])
    assert {"envido_39", "envido_40"} <= {setup.menu.names[number] for number in play.legal(1)}
    play.do(setup.menu.number["envido_39"])
    assert not any(setup.menu.names[number].startswith("envido") for number in play.legal(0))


def test_claims_and_cuts_of_a_seat_are_made_for_the_players() -> None:
    rules = Rules.preset("spanish", claims="manual", target=10)
    random, setup = seeded(f"{__name__}/claims"), Setup.of(rules)
    for _ in range(EPISODES):
        play = Play(setup)
        while play.actor is not None:
            tables.step(play, random)
        assert play.returns is not None and sum(play.returns) == 0


def test_copies_are_played_on_alone_and_states_survive_pickling() -> None:
    random, setup = seeded(f"{__name__}/copies"), tables.setup("spanish")
    play = Remembered(setup)
    for _ in range(6):
        tables.step(play, random)
    twin, thawed = deepcopy(play), pickle.loads(pickle.dumps(play))
    kept = [play.observe(seat).tobytes() for seat in range(4)]
    tables.step(twin, random)
    assert play.match != twin.match
    for same in (play, thawed):
        assert [same.observe(seat).tobytes() for seat in range(4)] == kept
        assert same.memory == play.memory and same.legal(same.actor or 0) == play.legal(play.actor or 0)


@pytest.mark.parametrize(
    ("wrong", "error", "says"),
    [
        ({"bets": ()}, Malformed, "bets"),
        ({"bets": (5, 2)}, Malformed, "must ascend"),
        ({"bets": (0, 2)}, Malformed, "bets"),
        ({"episode": "set"}, Malformed, "game, hand"),
        ({"mus_limit": -1}, Malformed, "mus_limit"),
        ({"expose": 1.5}, Malformed, "expose"),
        ({"rules": "bar"}, RulesError, "bar"),
        ({"seats": 7}, RulesError, "seats"),
        ({"seats": 4, "teams": 3}, RulesError, "sides"),
    ],
)
def test_a_senseless_setup_is_refused(wrong: dict[str, Any], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        Setup.of(**wrong)


def test_all_cards_are_equally_likely_to_be_dealt() -> None:
    counts, setup = np.zeros(40), Setup.of("basque", 2, episode="hand")
    generator = np.random.default_rng(seeded(f"{__name__}/fair").getrandbits(64))
    deals = size(small=1_000, ci=3_000, nightly=100_000)
    for _ in range(deals):
        play = Play(setup)
        play.serve(generator)
        counts[list(play.view(0).cards)] += 1
    expected = deals * 4 / 40
    # Of forty binomials, five standard deviations are left by chance once in forty thousand runs.
    assert np.abs(counts - expected).max() < 5 * np.sqrt(expected)
