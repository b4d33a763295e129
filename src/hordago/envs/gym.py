"""Gymnasium: one seat learns, the others are bots. ``gymnasium.make("hordago.envs.gym:Hordago/Mus-v0")``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hordago.bots import Bot, make
from hordago.envs.extra import needed
from hordago.envs.layout import Numbers
from hordago.envs.play import Play
from hordago.envs.setup import BETS, MUS_LIMIT, Setup
from hordago.game.actions import Look, Sena
from hordago.game.errors import IllegalAction, Malformed
from hordago.game.legal import legal_actions
from hordago.record import position_of
from hordago.rules.options import Rules

gymnasium: Any = needed("gymnasium", "hordago.envs.gym")

MakeBot = Callable[[int], Bot]
"""A bot from a seed."""
ID: Final = "Hordago/Mus-v0"


class MusEnv(gymnasium.Env):  # type: ignore[misc]
    """The seat ``seat`` acts, the others are played by ``bots``. The observation is one vector.

    ``info["action_mask"]`` (and :meth:`action_masks`) says which actions are possible. All randomness, of
    cards and bots, follows from the seed given to :meth:`reset`. Reward: 0 until the episode ends, then what
    the seat gets (:class:`~hordago.envs.play.Play`, ``returns``).
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's own name)

    def __init__(
        self,
        rules: Rules | str = "spanish",
        seats: int | None = None,
        teams: int | None = None,
        *,
        seat: int = 0,
        mano: int | None = 0,
        bots: str | MakeBot | Sequence[str | MakeBot] = "simple",
        bets: Sequence[int] = BETS,
        episode: str = "game",
        mus_limit: int = MUS_LIMIT,
        signs: bool = False,
        expose: float = 0.0,
        illegal: str = "error",
        render_mode: str | None = None,
    ) -> None:
        """``mano`` of the first hand, None: drawn for each episode. ``bots``: one for all, or one for each
        other seat, from the one after ``seat``: names that ``hordago.bots.make`` knows, or functions of a
        seed. ``illegal``: what an action that is not possible does, ``error`` (raise) or ``lose`` (end the
        episode with the worst reward). Everything else: :class:`~hordago.envs.setup.Setup`.

        Raises :class:`RulesError`, :class:`Malformed`, or ValueError for a bot that does not exist.
        """
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
        if not 0 <= seat < count or not (mano is None or 0 <= mano < count):
            raise Malformed("malformed", f"seat {seat}, mano {mano}: expected seats from 0 to {count - 1}")
        if illegal not in ("error", "lose"):
            raise Malformed("malformed", f"illegal: {illegal!r} must be error or lose")
        if render_mode not in (None, "ansi"):
            raise Malformed("malformed", f"render_mode: {render_mode!r} must be ansi or None")
        self.seat, self.mano, self.illegal, self.render_mode = seat, mano, illegal, render_mode
        self._makers = _makers(bots, count - 1)
        self._bots: dict[int, Bot] = {}
        self._play: Play | None = None
        spaces = gymnasium.spaces
        self.action_space = spaces.Discrete(len(self.setup.menu))
        self.observation_space = spaces.Box(0.0, 1.0, (self.setup.layout.size,), np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new episode, up to the first choice of the seat. ``options``: ``mano`` and ``score`` for this
        episode. Deals that end before the seat has a choice are dealt again.
        """
        super().reset(seed=seed)
        chosen = options or {}
        mano = chosen.get("mano", self.mano)
        while True:
            first = int(self.np_random.integers(self.setup.rules.seats)) if mano is None else mano
            self._begin(first, chosen.get("score"))
            if self.play.actor is not None:
                return self._seen()

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """The seat's choice, and all that follows up to its next one.

        Raises :class:`IllegalAction` (with ``code``) for an action that is not possible now or after the
        end, :class:`Malformed` for a number that is on no list (the first two end the episode instead
        where ``illegal`` is ``lose``).
        """
        play = self.play
        try:
            play.do(action)
        except (IllegalAction, Malformed) as error:
            if self.illegal == "error" or play.returns is not None:
                raise
            play.returns = tuple(self.setup.worst for _ in range(self.setup.rules.seats))
            vector, info = self._seen()
            return vector, self.setup.worst, True, False, {**info, "illegal": str(error)}
        self._others()
        reward = 0.0 if play.returns is None else play.returns[self.seat]
        vector, info = self._seen()
        return vector, reward, play.returns is not None, False, info

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each action that is possible now, else 0."""
        return self.play.mask(self.seat)

    def render(self) -> str | None:
        """What the seat knows of this hand, in one line (MFN), where ``render_mode`` is ``ansi``."""
        return str(position_of(self.play.view(self.seat))) if self.render_mode == "ansi" else None

    @property
    def play(self) -> Play:
        """The episode being played; raises :class:`IllegalAction` before the first reset."""
        if self._play is None:
            raise IllegalAction("not-your-turn", "reset the environment first")
        return self._play

    def _begin(self, mano: int, score: Iterable[int] | None) -> None:
        count = self.setup.rules.seats
        self._play = Play(self.setup, mano, score)
        self._bots = {
            (self.seat + 1 + place) % count: build(int(self.np_random.integers(2**63)))
            for place, build in enumerate(self._makers)
        }
        self._others()

    def _others(self) -> None:
        """Cards and bots, until the seat is to act or the episode is over."""
        play = self.play
        while True:
            play.serve(self.np_random)
            seat = play.actor
            if seat is None or seat == self.seat:
                return
            if self.setup.signs:
                self._signal()
            play.act(self._bots[seat].act(play.view(seat), legal_actions(play.match)))

    def _signal(self) -> None:
        """Every bot may look or sign once before a bot acts."""
        play = self.play
        for seat, bot in self._bots.items():
            free = bot.signal(play.view(seat))
            if isinstance(free, Look | Sena):
                play.act(free, seat)

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        return self.play.observe(self.seat), {"action_mask": self.play.mask(self.seat)}


def _makers(bots: str | MakeBot | Sequence[str | MakeBot], count: int) -> list[MakeBot]:
    listed = [bots] * count if isinstance(bots, str) or callable(bots) else list(bots)
    if len(listed) != count:
        raise Malformed("malformed", f"bots: expected {count}, one for each other seat, not {len(listed)}")
    return [_named(each) if isinstance(each, str) else each for each in listed]


def _named(name: str) -> MakeBot:
    make(name, 0)  # a name that does not exist is told now
    return lambda seed: make(name, seed)


if ID not in gymnasium.registry:
    gymnasium.register(id=ID, entry_point=MusEnv)
