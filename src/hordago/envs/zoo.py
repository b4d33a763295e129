"""PettingZoo: every seat is an agent, one acts after the other (AEC). ``hordago.envs.zoo.env()``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from hordago.envs.extra import needed
from hordago.envs.layout import Numbers
from hordago.envs.play import Play
from hordago.envs.setup import BETS, MUS_LIMIT, Setup
from hordago.game.errors import IllegalAction, Malformed
from hordago.record import position_of
from hordago.rules.options import Rules
from hordago.views import SPECTATOR

pettingzoo: Any = needed("pettingzoo", "hordago.envs.zoo")
spaces: Any = needed("gymnasium", "hordago.envs.zoo").spaces


class MusAEC(pettingzoo.AECEnv):  # type: ignore[misc]
    """The raw environment; agents are ``seat_0`` …, counter-clockwise.

    An observation is ``{"observation": vector, "action_mask": mask}``; the mask is all 0 for an agent that
    is not to act. Rewards: 0 until the episode ends, then what each seat gets
    (:class:`~hordago.envs.play.Play`, ``returns``); agents of one side get the same.
    """

    metadata = {  # noqa: RUF012 (PettingZoo's own name)
        "name": "hordago_mus_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: Rules | str = "spanish",
        seats: int | None = None,
        teams: int | None = None,
        *,
        mano: int | None = 0,
        bets: Sequence[int] = BETS,
        episode: str = "game",
        mus_limit: int = MUS_LIMIT,
        signs: bool = False,
        expose: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        """``mano`` of the first hand, None: drawn for each episode. Everything else:
        :class:`~hordago.envs.setup.Setup`. Raises :class:`RulesError` or :class:`Malformed`.
        """
        super().__init__()
        self.setup = Setup.of(
            rules,
            seats,
            teams,
            bets=bets,
            episode=episode,
            mus_limit=mus_limit,
            signs=signs,
            expose=expose,
        )
        count = self.setup.rules.seats
        if not (mano is None or 0 <= mano < count):
            raise Malformed("malformed", f"mano {mano}: expected a seat from 0 to {count - 1}")
        if render_mode not in (None, "ansi"):
            raise Malformed("malformed", f"render_mode: {render_mode!r} must be ansi or None")
        self.mano, self.render_mode = mano, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.agents: list[str] = []
        n, size = len(self.setup.menu), self.setup.layout.size
        self._actions = {agent: spaces.Discrete(n) for agent in self.possible_agents}
        self._observations = {agent: _observation_space(size, n) for agent in self.possible_agents}
        self.state_space = spaces.Box(0.0, 1.0, (count * size,), np.float32)
        self._random = np.random.default_rng()
        self._play: Play | None = None

    def observation_space(self, agent: str) -> Any:
        """Always the same space for the same agent."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        """Always the same space for the same agent."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new episode, up to the first choice. ``options``: ``mano`` and ``score`` for this episode."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        chosen = options or {}
        mano = chosen.get("mano", self.mano)
        first = int(self._random.integers(self.setup.rules.seats)) if mano is None else mano
        self._play = Play(self.setup, first, chosen.get("score"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._play.serve(self._random)
        self._select()

    def step(self, action: int | None) -> None:
        """The choice of ``agent_selection``; None once it is terminated.

        Raises :class:`IllegalAction` or :class:`Malformed` for an action that is not possible; then nothing
        has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Malformed("malformed", f"None is no action: {agent} is to act")
        self.play.do(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.play.serve(self._random)
        returns = self.play.returns
        if returns is not None:
            self.rewards = dict(zip(self.agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What that agent may know now, and what it may do."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.play.observe(seat), "action_mask": self.play.mask(seat)}

    def state(self) -> Numbers:
        """All seats' observations, one after the other: secret from each of them, for training only."""
        return np.concatenate([self.play.observe(seat) for seat in range(self.setup.rules.seats)])

    def render(self) -> str | None:
        """What a spectator knows of this hand, in one line (MFN), where ``render_mode`` is ``ansi``."""
        return str(position_of(self.play.view(SPECTATOR))) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    @property
    def play(self) -> Play:
        """The episode being played; raises :class:`IllegalAction` before the first reset."""
        if self._play is None:
            raise IllegalAction("not-your-turn", "reset the environment first")
        return self._play

    def _select(self) -> None:
        seat = self.play.actor
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]


def _observation_space(size: int, actions: int) -> Any:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def env(*arguments: Any, **options: Any) -> Any:
    """:class:`MusAEC` with PettingZoo's check that calls come in order."""
    wrappers: Any = needed("pettingzoo.utils.wrappers", "hordago.envs.zoo")
    return wrappers.OrderEnforcingWrapper(MusAEC(*arguments, **options))


raw_env = MusAEC
