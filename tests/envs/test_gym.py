"""Gymnasium: its own checks, the same episode for the same seed, bots of all kinds, clear refusals."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hordago.bots import make
from hordago.envs.gym import MusEnv
from hordago.game import IllegalAction, Malformed
from tests.envs import tables
from tests.sizes import seeded, size

NAME = "hordago.envs.gym:Hordago/Mus-v0"


def episode(env: Any, seed: int | None) -> list[bytes]:
    """Everything an episode of random choices gives, as bytes."""
    vector, info = env.reset(seed=seed)
    choose = np.random.default_rng(7)
    given = [vector.tobytes(), info["action_mask"].tobytes()]
    over = False
    while not over:
        action = int(choose.choice(np.flatnonzero(info["action_mask"])))
        vector, reward, over, truncated, info = env.step(action)
        assert not truncated
        given += [vector.tobytes(), info["action_mask"].tobytes(), np.float64(reward).tobytes()]
    return given


@pytest.mark.parametrize("name", tables.SETUPS)
def test_gymnasium_s_own_check_passes_without_a_warning(name: str) -> None:
    # The check draws actions without the mask, so they must not raise.
    env = gymnasium.make(NAME, **tables.SETUPS[name], illegal="lose", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@pytest.mark.parametrize("name", ["spanish", "six-in-pairs", "signs", "historic"])
def test_the_same_seed_gives_the_same_episodes_and_another_seed_others(name: str) -> None:
    seed = seeded(f"{__name__}/{name}").getrandbits(30)
    first, second = (MusEnv(**tables.SETUPS[name], mano=None) for _ in range(2))
    for at in (seed, None, None):
        assert episode(first, at) == episode(second, at)
    assert episode(first, seed) == episode(second, seed)
    assert episode(first, seed) != episode(second, seed + 1)


def test_observations_and_masks_lie_in_their_spaces_and_rewards_come_at_the_end() -> None:
    random = seeded(f"{__name__}/spaces")
    env = MusEnv("basque", seat=2, bots=["random", "simple", lambda seed: make("random", seed)], mano=None)
    for _ in range(size(small=5, ci=15, nightly=500)):
        vector, info = env.reset(seed=random.getrandbits(30))
        over, reward = False, 0.0
        while not over:
            assert vector in env.observation_space and vector.dtype == np.float32
            assert info["action_mask"].any() and (info["action_mask"] == env.action_masks()).all()
            vector, reward, over, _, info = env.step(int(env.action_space.sample(info["action_mask"])))
            assert reward == 0 or over
        assert reward in (-1.0, 1.0)
        assert not info["action_mask"].any()


def test_an_illegal_action_raises_or_loses_as_chosen() -> None:
    env = MusEnv()
    with pytest.raises(IllegalAction, match="reset"):
        env.step(0)
    env.reset(seed=1)
    quiero = env.setup.menu.number["quiero"]
    with pytest.raises(IllegalAction, match="quiero") as refused:
        env.step(quiero)
    assert refused.value.code == "not-legal-now"
    with pytest.raises(Malformed, match="is no action"):
        env.step(99)
    losing = MusEnv(illegal="lose", episode="hand")
    losing.reset(seed=1)
    _, reward, over, _, info = losing.step(quiero)
    assert (reward, over) == (-40.0, True) and "quiero" in info["illegal"]
    with pytest.raises(IllegalAction) as late:
        losing.step(0)
    assert late.value.code == "match-over"


def test_options_of_a_reset_choose_mano_and_score() -> None:
    env = MusEnv("basque", episode="hand", seats=2)
    vector, _ = env.reset(seed=1, options={"mano": 0, "score": (15, 6)})
    blocks = env.setup.layout.named(vector)
    assert blocks["score"].tolist() == pytest.approx([0.5, 0.2])
    assert blocks["mano"].tolist() == [1, 0]
    with pytest.raises(Malformed, match="score"):
        env.reset(options={"score": (30, 0)})


def test_render_gives_the_position_as_the_seat_knows_it() -> None:
    env = MusEnv(render_mode="ansi")
    env.reset(seed=1)
    line = env.render()
    assert line is not None and line.startswith("mfn1 spanish") and "viewer=0" in line and "????" in line
    assert MusEnv().render() is None


@pytest.mark.parametrize(
    "wrong",
    [{"seat": 4}, {"mano": 4}, {"illegal": "shrug"}, {"render_mode": "human"}, {"bots": ["simple"]}],
)
def test_senseless_arguments_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        MusEnv(**wrong)


def test_a_bot_that_does_not_exist_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="nobody"):
        MusEnv(bots="nobody")
