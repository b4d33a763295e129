"""OpenSpiel: its own tests, chance card by card, states from their histories, strings that remember."""

from __future__ import annotations

import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from hordago.cards.card import CARDS
from hordago.envs import spiel
from hordago.game import IllegalAction, Malformed
from hordago.rules import RulesError
from tests.sizes import seeded, size

GAMES = (
    "hordago_mus",
    "hordago_mus(preset=basque,players=2,episode=hand)",
    "hordago_mus(preset=tournament,players=3,target=10,bets=1 3)",
    "hordago_mus(preset=french,teams=4,episode=hand,expose=0.5)",
    "hordago_mus(preset=ffm,players=6,teams=3,episode=hand,expose=0.5,mano=2)",
    "hordago_mus(preset=fournier,players=5,target=5,expose=0.5)",
    "hordago_mus(preset=historic,episode=hand)",
    "hordago_mus(preset=pagat,episode=hand,signs=true)",
)
SIMS = size(small=1, ci=3, nightly=100)


@pytest.mark.parametrize("name", GAMES)
def test_open_spiel_s_own_simulations_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=SIMS, serialize=True, verbose=False)
    np.random.seed(seeded(f"{__name__}/{name}").getrandbits(32))
    games_sim_test.GamesSimTest("sim_game").sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", GAMES)
def test_open_spiel_s_own_api_test_passes(name: str) -> None:
    members = {"game_name": "hordago_mus", "game": pyspiel.load_game(name)}
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), members)
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5 and not result.errors and not result.failures, result


def advance(state: Any, random: Any, *, until_player: bool = False) -> None:
    """One random move, or all of chance's."""
    while not state.is_terminal():
        chance = state.is_chance_node()
        if chance:
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        elif until_player:
            return
        else:
            state.apply_action(random.choice(state.legal_actions()))
        if not until_player:
            return


def test_it_is_registered_and_says_what_it_is() -> None:
    assert spiel.NAME in pyspiel.registered_names()
    game = pyspiel.load_game(spiel.NAME)
    assert (game.num_players(), game.num_distinct_actions(), game.utility_sum()) == (4, 31, 0.0)
    assert (game.min_utility(), game.max_utility()) == (-1.0, 1.0)
    three = pyspiel.load_game(spiel.NAME, {"players": 3, "preset": "basque"})
    assert three.max_utility() == 2.0
    hand = pyspiel.load_game("hordago_mus(episode=hand,preset=basque)")
    assert (hand.min_utility(), hand.max_utility()) == (-30.0, 30.0)


def test_a_deal_is_sixteen_nodes_of_equally_likely_cards() -> None:
    state, random = pyspiel.load_game(spiel.NAME).new_initial_state(), seeded(f"{__name__}/deal")
    dealt: list[int] = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert [card for card, _ in outcomes] == [card for card in range(40) if card not in dealt]
        assert {chance for _, chance in outcomes} == {1 / (40 - len(dealt))}
        dealt.append(random.choice(outcomes)[0])
        state.apply_action(dealt[-1])
    assert len(dealt) == 16
    for seat in range(4):
        cards = state.observation_tensor(seat)[4:44]
        assert [card for card in range(40) if cards[card]] == sorted(dealt[seat::4])


def test_an_exposed_card_is_a_node_of_its_own() -> None:
    game, random = pyspiel.load_game("hordago_mus(expose=0.25)"), seeded(f"{__name__}/exposed")
    assert game.max_chance_outcomes() == 41
    state = game.new_initial_state()
    for _ in range(16):
        advance(state, random)
    outcomes = dict(state.chance_outcomes())
    assert outcomes.pop(spiel.NO_CARD) == 0.75 and len(outcomes) == 16
    assert sum(outcomes.values()) == pytest.approx(0.25)
    card = next(iter(outcomes))
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, card) == f"up {CARDS[card]}"
    state.apply_action(card)
    assert all(f" {CARDS[card]}" in state.information_state_string(seat) for seat in range(4))


@pytest.mark.parametrize("name", GAMES)
def test_a_history_gives_the_state_again(name: str) -> None:
    game, random = pyspiel.load_game(name), seeded(f"{__name__}/history/{name}")
    state = game.new_initial_state()
    while not state.is_terminal():
        advance(state, random)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state) and again.returns() == state.returns()
    for seat in range(game.num_players()):
        assert again.information_state_string(seat) == state.information_state_string(seat)
        assert again.information_state_tensor(seat) == state.information_state_tensor(seat)


@pytest.mark.parametrize("name", [GAMES[1], GAMES[2], GAMES[7]])
def test_information_states_remember_every_one_before(name: str) -> None:
    """Perfect recall: a later information state holds the earlier one of the same player, and its action."""
    game, random = pyspiel.load_game(name), seeded(f"{__name__}/recall/{name}")
    size_of_memory = game.bounds.tokens
    state = game.new_initial_state()
    last: dict[int, tuple[str, list[float], int]] = {}
    asked = 0
    while not state.is_terminal():
        advance(state, random, until_player=True)
        if state.is_terminal():
            break
        seat = state.current_player()
        text = state.information_state_string(seat)
        memory = [each for each in state.information_state_tensor(seat)[-size_of_memory:] if each]
        if seat in last:
            earlier, before, action = last[seat]
            assert text.startswith(earlier) and memory[: len(before)] == before
            word = f"{seat}:{game.setup.menu.names[action]}"
            assert text[len(earlier) :].split()[0] == word
            asked += 1
        action = random.choice(state.legal_actions())
        last[seat] = (text, memory, action)
        state.apply_action(action)
    assert asked or "hand" in name


def test_illegal_choices_of_players_and_of_chance_raise() -> None:
    game, random = pyspiel.load_game(spiel.NAME), seeded(f"{__name__}/illegal")
    state = game.new_initial_state()
    state.apply_action(3)
    for wrong in (3, 40):
        with pytest.raises(IllegalAction) as refused:
            state.apply_action(wrong)
        assert refused.value.code == "card-not-in-stock"
    advance(state, random, until_player=True)
    with pytest.raises(IllegalAction) as illegal:
        state.apply_action(game.setup.menu.number["quiero"])
    assert illegal.value.code == "not-legal-now"


def test_observers_give_what_is_asked_for_and_refuse_what_nobody_may_see() -> None:
    game, random = pyspiel.load_game(spiel.NAME), seeded(f"{__name__}/observers")
    kinds, private = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    state = game.new_initial_state()
    advance(state, random, until_player=True)
    public = make_observation(game, kinds(public_info=True, perfect_recall=False, private_info=private.NONE))
    public.set_from(state, 1)
    assert not public.dict["cards"].any() and public.dict["player"].tolist() == [0, 1, 0, 0]
    own = make_observation(
        game, kinds(public_info=False, perfect_recall=False, private_info=private.SINGLE_PLAYER)
    )
    own.set_from(state, 1)
    assert own.dict["cards"].sum() == 4 and len(own.string_from(state, 1).split()) == 4
    with pytest.raises(ValueError, match="no observer"):
        make_observation(game, kinds(public_info=True, perfect_recall=True, private_info=private.ALL_PLAYERS))
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"all": True})


def test_parameters_that_cannot_be_are_refused() -> None:
    for parameters, error in (
        ({"bets": "two"}, Malformed),
        ({"bets": "5 2"}, Malformed),
        ({"players": 7}, RulesError),
        ({"preset": "bar"}, RulesError),
        ({"mano": 5}, Malformed),
    ):
        with pytest.raises(error):
            pyspiel.load_game(spiel.NAME, parameters).new_initial_state()
