"""PettingZoo: four seats share one table and learn from playing each other. Takes some seconds.

Run it: python examples/pettingzoo_table.py
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import numpy as np

from hordago.envs import zoo
from hordago.envs.layout import STAGES

Key = tuple[int, ...]


def key(env: Any, seen: dict[str, Any]) -> Key:
    """What the table tells apart: what is going on, the bet, and how strong the hand is in this lance."""
    blocks = env.unwrapped.setup.layout.named(seen["observation"])
    stage = int(blocks["stage"].argmax())
    lance = stage - STAGES.index("grande")
    strength = blocks["strength"][lance if 0 <= lance < 5 else 0]
    return stage, int(blocks["bet"][0]), int(blocks["bet"][1]), int(strength * 5.99)


class Table:
    """The stones each action brought on average, in each situation that was met."""

    def __init__(self, actions: int) -> None:
        self.sums: dict[Key, Any] = defaultdict(lambda: np.zeros(actions))
        self.counts: dict[Key, Any] = defaultdict(lambda: np.full(actions, 1e-9))

    def choose(self, where: Key, mask: Any, explore: float, random: np.random.Generator) -> int:
        """The best that is known of the possible actions; now and then, or in a new situation, any."""
        possible = np.flatnonzero(mask)
        if random.random() < explore or where not in self.sums:
            return int(random.choice(possible))
        return int(possible[np.argmax(self.sums[where][possible] / self.counts[where][possible])])

    def learn(self, where: Key, action: int, reward: float) -> None:
        """Add what a hand brought."""
        self.sums[where][action] += reward
        self.counts[where][action] += 1


def play(env: Any, tables: dict[str, Table | None], hands: int, explore: float, seed: int) -> float:
    """Stones a hand of the first side, on average; an agent without a table plays at random, others learn
    where they explore.
    """
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = 0.0
    for _ in range(hands):
        env.reset()
        made: dict[str, list[tuple[Key, int]]] = defaultdict(list)
        for agent in env.agent_iter():
            seen, reward, over, _, _ = env.last()
            table = tables[agent]
            if over:
                total += reward if agent == "seat_0" else 0.0
                for where, action in made[agent] if table and explore else ():
                    assert table is not None
                    table.learn(where, action, reward)
                env.step(None)
            elif table is None:
                env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
            else:
                where = key(env, seen)
                action = table.choose(where, seen["action_mask"], explore, random)
                made[agent].append((where, action))
                env.step(action)
    return total / hands


def main(hands: int = 600, seed: int = 1) -> tuple[float, float]:
    """Stones a hand of a side that plays by the table against one at random, before and after training."""
    env = zoo.env("pagat", episode="hand", mano=None)
    table = Table(len(env.unwrapped.setup.menu))
    against = {agent: table if seat % 2 == 0 else None for seat, agent in enumerate(env.possible_agents)}
    before = play(env, against, hands // 3, explore=0.0, seed=seed + 1)
    play(env, dict.fromkeys(env.possible_agents, table), hands, explore=0.3, seed=seed)
    after = play(env, against, hands // 3, explore=0.0, seed=seed + 1)
    return before, after


if __name__ == "__main__":
    before, after = main()
    print(f"stones a hand against players at random: {before:+.1f} untrained, {after:+.1f} trained")
