"""What is played: the rulebook, the episode, the bets on the list, and what is left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from typing import Any, Final, Self

from hordago.envs.actions import Menu
from hordago.envs.layout import Layout
from hordago.game.errors import Malformed
from hordago.game.events import Table
from hordago.rules.options import MAX_STAKE, Rules, sides_for
from hordago.rules.signals import MEANINGS

EPISODES: Final = ("game", "hand")
BETS: Final = (2, 5, 10)
MUS_LIMIT: Final = 4


@dataclass(frozen=True)
class Setup:
    """One environment's choices; build it with :meth:`of`. Raises :class:`Malformed` for a senseless one."""

    rules: Rules
    """The rulebook, with one game to win: an episode never goes beyond a game."""
    bets: tuple[int, ...] = BETS
    """Envidos on the list, in stones; as an answer, so many more. Ascending."""
    episode: str = "game"
    """``game``: to the target. ``hand``: one deal and its count."""
    mus_limit: int = MUS_LIMIT
    """Exchanges of cards in a hand after which nobody may say mus, so that episodes end. From 0."""
    signs: bool = False
    """Whether looks and señas are on the list and in the observation; else nothing can be signed."""
    expose: float = 0.0
    """Chance that one card is turned up in the first deal of a hand (mus visto), 0 to 1."""

    def __post_init__(self) -> None:
        bets = self.bets
        if not bets or any(type(n) is not int or not 1 <= n <= MAX_STAKE for n in bets):
            raise Malformed("malformed", f"bets: {bets!r} must be stones, e.g. (2, 5, 10)")
        if list(bets) != sorted(set(bets)):
            raise Malformed("malformed", f"bets: {bets!r} must ascend")
        if self.episode not in EPISODES:
            raise Malformed("malformed", f"episode: {self.episode!r} must be one of {', '.join(EPISODES)}")
        if type(self.mus_limit) is not int or self.mus_limit < 0:
            raise Malformed("malformed", f"mus_limit: {self.mus_limit!r} must be a whole number from 0")
        if not 0 <= self.expose <= 1:
            raise Malformed("malformed", f"expose: {self.expose!r} must be a chance from 0 to 1")

    @classmethod
    def of(
        cls,
        rules: Rules | str = "spanish",
        seats: int | None = None,
        teams: int | None = None,
        *,
        bets: Sequence[int] = BETS,
        episode: str = "game",
        mus_limit: int = MUS_LIMIT,
        signs: bool = False,
        expose: float = 0.0,
    ) -> Self:
        """A setup from a rulebook or the name of a preset, for 2 to 6 seats in ``teams`` sides.

        Raises :class:`RulesError` for rules that cannot be, :class:`Malformed` for anything else.
        """
        book = Rules.preset(rules) if isinstance(rules, str) else rules
        if seats is not None and seats != book.seats:
            book = book.replace(seats=seats)
        if teams is not None:
            book = book.replace(sides=sides_for(book.seats, teams))
        book = book.replace(games_to_win=1, sets_to_win=1)
        return cls(book, tuple(bets), episode, mus_limit, signs, expose)

    @cached_property
    def table(self) -> Table:
        """The table's settings: without ``signs`` every sign is dropped."""
        return Table() if self.signs else Table(dropped_signs=frozenset(MEANINGS))

    @cached_property
    def menu(self) -> Menu:
        """The list of actions."""
        return _menu(self)

    @cached_property
    def layout(self) -> Layout:
        """What an observation holds, and where."""
        return _layout(self)

    def __getstate__(self) -> dict[str, Any]:
        """The choices alone: what follows from them is not copied."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @property
    def worst(self) -> float:
        """The least reward an episode can bring: that of a lost game, or the target in stones."""
        return -1.0 if self.episode == "game" else -float(self.rules.target)

    @property
    def best(self) -> float:
        """The largest reward of an episode: one from each other side, or the target in stones."""
        return float(self.rules.side_count - 1) if self.episode == "game" else float(self.rules.target)


@lru_cache(maxsize=64)
def _menu(setup: Setup) -> Menu:
    return Menu(setup.rules, setup.bets, setup.mus_limit, signs=setup.signs)


@lru_cache(maxsize=64)
def _layout(setup: Setup) -> Layout:
    return Layout(setup.rules, setup.mus_limit, signs=setup.signs, exposed=setup.expose > 0)
