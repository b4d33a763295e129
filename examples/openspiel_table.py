"""OpenSpiel: its own tabular Q-learner plays hands of two of the game ``hordago_mus``. Takes some seconds.

Run it: python examples/openspiel_table.py
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.algorithms.tabular_qlearner import QLearner
from open_spiel.python.rl_environment import Environment, ObservationType
from open_spiel.python.rl_tools import ConstantSchedule

import hordago.envs.spiel  # noqa: F401  (registers the game)
from hordago.envs.layout import STAGES


def situation(layout: Any, vector: list[float]) -> list[int]:
    """What the table tells apart: what is going on, the bet, and how strong the hand is in this lance."""
    blocks = layout.named(np.array(vector, np.float32))
    stage = int(blocks["stage"].argmax())
    lance = stage - STAGES.index("grande")
    strength = blocks["strength"][lance if 0 <= lance < 5 else 0]
    return [stage, int(blocks["bet"][0]), int(blocks["bet"][1]), int(strength * 5.99)]


def simpler(step: Any, layout: Any, players: int) -> Any:
    """The same step with such a situation as each player's state; its vector begins with the player's."""
    states = [
        situation(layout, vector[players : players + layout.size])
        for vector in step.observations["info_state"]
    ]
    return step._replace(observations={**step.observations, "info_state": states})


def play(env: Any, agents: list[Any], hands: int, learning: bool) -> float:
    """Stones a hand of the first player, on average."""
    layout, total = env.game.setup.layout, 0.0
    for _ in range(hands):
        step = simpler(env.reset(), layout, 2)
        while not step.last():
            agent = agents[step.observations["current_player"]]
            chosen = agent.step(step, is_evaluation=not learning)
            step = simpler(env.step([chosen.action]), layout, 2)
        for agent in agents:
            agent.step(step, is_evaluation=not learning)
        total += step.rewards[0]
    return total / hands


def main(hands: int = 500, seed: int = 1) -> tuple[float, float]:
    """Stones a hand against a random player, before and after training against it."""
    np.random.seed(seed)
    game = pyspiel.load_game("hordago_mus(preset=pagat,players=2,episode=hand)")
    env = Environment(game, observation_type=ObservationType.OBSERVATION)
    env.seed(seed)
    count = game.num_distinct_actions()
    learner = QLearner(0, count, step_size=0.05, epsilon_schedule=ConstantSchedule(0.3))
    agents = [learner, RandomAgent(1, count)]
    before = play(env, agents, hands // 4, learning=False)
    play(env, agents, hands, learning=True)
    after = play(env, agents, hands // 4, learning=False)
    return before, after


if __name__ == "__main__":
    before, after = main()
    print(f"stones a hand against a random player: {before:+.1f} untrained, {after:+.1f} trained")
