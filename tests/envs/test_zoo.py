"""PettingZoo: its own tests, and what they do not ask."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from hordago.envs import zoo
from hordago.game import IllegalAction, Malformed
from tests.envs import tables
from tests.sizes import seeded, size

EXPECTED = (
    "Action mask numpy array is all zeros",  # who is not to act, and everybody after the end
    "Observation is not a NumPy array",  # it is a dictionary with the mask in it, as PettingZoo advises
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "Live agent was not given",  # turn-based games as parallel ones: only one is alive at a time
    "No agents present",
)


def complaints(heard: list[warnings.WarningMessage]) -> list[str]:
    """Warnings that are not what a turn-based game of cards must cause."""
    return [str(each.message) for each in heard if not str(each.message).startswith(EXPECTED)]


@pytest.mark.parametrize("name", tables.SETUPS)
def test_pettingzoo_s_own_tests_pass(name: str) -> None:
    chosen = tables.SETUPS[name]
    cycles = size(small=50, ci=100, nightly=2_000)
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        for make in (zoo.env, zoo.raw_env):
            api_test(make(**chosen), num_cycles=cycles)
            seed_test(partial(make, **chosen, mano=None), num_cycles=cycles)
        parallel_api_test(turn_based_aec_to_parallel(zoo.env(**chosen)), num_cycles=cycles)
        # The test of the state draws actions without a mask: PettingZoo's wrapper ends such episodes.
        ending = TerminateIllegalWrapper(zoo.raw_env(**chosen), illegal_reward=-1)
        state_test(ending, turn_based_aec_to_parallel(zoo.env(**chosen)))
    assert complaints(heard) == []


def play(env: Any, seed: int) -> tuple[dict[str, float], int]:
    """Random play by the masks; what each agent got, and in how many steps."""
    env.reset(seed=seed)
    got, steps = dict.fromkeys(env.possible_agents, 0.0), 0
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] += reward
        choose = np.random.default_rng([seed, steps])
        env.step(None if over else int(choose.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
    return got, steps


@pytest.mark.parametrize("name", tables.SETUPS)
def test_every_agent_gets_what_its_side_gets(name: str) -> None:
    random, env = seeded(f"{__name__}/{name}"), zoo.env(**tables.SETUPS[name], mano=None)
    sides = env.unwrapped.setup.rules.sides
    for _ in range(size(small=3, ci=8, nightly=200)):
        got, _ = play(env, random.getrandbits(30))
        assert len(set(zip(sides, got.values(), strict=True))) == max(sides) + 1
        assert sum(got.values()) == pytest.approx(0)


def test_only_the_agent_to_act_has_a_mask_and_others_see_their_own_cards() -> None:
    env = zoo.raw_env("basque", seats=2)
    env.reset(seed=3)
    seen = {agent: env.observe(agent) for agent in env.agents}
    assert seen["seat_0"]["action_mask"].any() and not seen["seat_1"]["action_mask"].any()
    cards = [env.setup.layout.named(each["observation"])["cards"] for each in seen.values()]
    assert [int(each.sum()) for each in cards] == [4, 4] and not (cards[0] * cards[1]).any()
    assert env.state().shape == env.state_space.shape


def test_an_illegal_action_raises_and_the_episode_goes_on() -> None:
    env = zoo.env()
    env.reset(seed=1)
    before = env.last()[0]["observation"].tobytes()
    with pytest.raises(IllegalAction, match="ordago") as refused:
        env.step(env.unwrapped.setup.menu.number["ordago"])
    assert refused.value.code == "not-legal-now"
    with pytest.raises(Malformed, match="None"):
        env.unwrapped.step(None)
    assert env.last()[0]["observation"].tobytes() == before
    env.step(0)


def test_render_gives_a_spectator_s_position_and_arguments_are_checked() -> None:
    env = zoo.env(render_mode="ansi")
    env.reset(seed=1)
    assert "viewer=spectator" in env.render() or "viewer=-2" in env.render()
    env.close()
    for wrong in ({"mano": 9}, {"render_mode": "human"}):
        with pytest.raises(Malformed):
            zoo.env(**wrong)
    with pytest.raises(IllegalAction, match="reset"):
        zoo.raw_env().play  # noqa: B018
