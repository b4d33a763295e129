"""Gymnasium: a linear learner plays hands of two against a bot and gets better. Takes some seconds.

Run it: python examples/gymnasium_linear.py
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hordago.envs.gym import MusEnv

Vector = NDArray[np.float64]


def features(env: MusEnv, seen: NDArray[np.float32]) -> Vector:
    """How strong the hand is in each lance, told apart by what is going on: the rest is left out."""
    blocks = env.setup.layout.named(seen)
    own = np.concatenate([[1.0], blocks["strength"], blocks["pares_class"]])
    now = np.concatenate([blocks["stage"], blocks["bet"]])
    return np.outer(now, own).ravel()


class Linear:
    """The stones that each action brings, as a sum over the features: least squares over all it has seen."""

    def __init__(self, actions: int, size: int) -> None:
        self.products = np.tile(np.eye(size), (actions, 1, 1))
        self.sums = np.zeros((actions, size))
        self.weights: NDArray[Any] = np.zeros((actions, size))

    def choose(self, x: Vector, mask: NDArray[np.int8], explore: float, random: np.random.Generator) -> int:
        """The best of the possible actions; now and then any of them."""
        possible = np.flatnonzero(mask)
        if random.random() < explore:
            return int(random.choice(possible))
        return int(possible[np.argmax(self.weights[possible] @ x)])

    def see(self, x: Vector, action: int, reward: float) -> None:
        """Remember what an action brought in the end."""
        self.products[action] += np.outer(x, x)
        self.sums[action] += reward * x

    def fit(self) -> None:
        """Learn from all that was seen."""
        self.weights = np.linalg.solve(self.products, self.sums[:, :, None])[:, :, 0]


def play(env: MusEnv, agent: Linear, hands: int, explore: float, seed: int, learning: bool = False) -> float:
    """Stones a hand, on average."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = 0.0
    for _ in range(hands):
        seen, info = env.reset()
        over, reward, made = False, 0.0, list[Any]()
        while not over:
            x = features(env, seen)
            action = agent.choose(x, info["action_mask"], explore, random)
            made.append((x, action))
            seen, reward, over, _, info = env.step(action)
        total += reward
        for x, action in made if learning else ():
            agent.see(x, action, reward)
    return total / hands


def main(hands: int = 300, rounds: int = 3, bot: str = "simple", seed: int = 1) -> tuple[float, float]:
    """Measure, train, measure again on the same deals; returns stones a hand before and after."""
    env = MusEnv("pagat", seats=2, episode="hand", bots=bot, mano=None)
    seen, _ = env.reset(seed=seed)
    agent = Linear(len(env.setup.menu), len(features(env, seen)))
    before = play(env, agent, hands, explore=1.0, seed=seed + 1)
    for each in range(rounds):
        play(env, agent, hands, explore=1.0 if each == 0 else 0.3, seed=seed + 2 + each, learning=True)
        agent.fit()
    after = play(env, agent, hands, explore=0.0, seed=seed + 1)
    return before, after


if __name__ == "__main__":
    before, after = main()
    print(f"stones a hand against a bot: {before:+.1f} at random, {after:+.1f} after training")
