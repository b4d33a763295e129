"""OpenSpiel: the game ``hordago_mus``, in Python. Importing this module registers it.

``pyspiel.load_game("hordago_mus(preset=basque,players=2,episode=hand,bets=2 5)")``. Chance is explicit, card
by card: outcome c from 0 to 39 is the card of that number (suits o, c, e, b × ranks 1–7, S, C, R).
"""

from __future__ import annotations

from typing import Any, Final

from hordago.cards.card import CARDS, Card
from hordago.envs.bounds import bounds
from hordago.envs.extra import needed
from hordago.envs.memory import Remembered
from hordago.envs.setup import BETS, MUS_LIMIT, Setup
from hordago.envs.spiel_observer import MusObserver
from hordago.game.errors import IllegalAction, Malformed
from hordago.game.state import CHANCE, Serving
from hordago.record import position_of
from hordago.rules.options import Rules

pyspiel: Any = needed("pyspiel", "hordago.envs.spiel")

NAME: Final = "hordago_mus"
NO_CARD: Final = len(CARDS)
"""The chance outcome that no card of the deal is turned up, where ``expose`` is above 0."""

PARAMETERS: Final[dict[str, Any]] = {
    "preset": "spanish",
    "players": 4,
    "teams": 0,
    "target": 0,
    "mano": 0,
    "bets": " ".join(map(str, BETS)),
    "episode": "game",
    "mus_limit": MUS_LIMIT,
    "signs": False,
    "expose": 0.0,
}
"""Parameters with their defaults. ``teams`` 0: the usual sides. ``target`` 0: that of the preset. ``bets``:
stones with spaces between. The others: :class:`~hordago.envs.setup.Setup`."""

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Mus (Hordago)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=PARAMETERS,
)


def setup_of(parameters: dict[str, Any]) -> Setup:
    """The setup that game parameters ask for; raises :class:`RulesError` or :class:`Malformed`."""
    given = {**PARAMETERS, **parameters}
    try:
        bets = [int(word) for word in str(given["bets"]).split()]
    except ValueError:
        message = f"bets: {given['bets']!r} must be stones with spaces between, e.g. 2 5 10"
        raise Malformed("malformed", message) from None
    rules = Rules.preset(given["preset"])
    if given["target"]:
        rules = rules.replace(target=given["target"])
    return Setup.of(
        rules,
        given["players"],
        given["teams"] or None,
        bets=bets,
        episode=given["episode"],
        mus_limit=given["mus_limit"],
        signs=given["signs"],
        expose=given["expose"],
    )


class MusGame(pyspiel.Game):  # type: ignore[misc]
    """A game or a hand of mus. Returns as :class:`~hordago.envs.play.Play` gives them: zero-sum."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.setup = setup_of(given)
        self.bounds = bounds(self.setup)
        self.mano = int({**PARAMETERS, **given}["mano"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.menu),
            max_chance_outcomes=len(CARDS) + (self.setup.expose > 0),
            num_players=self.setup.rules.seats,
            min_utility=self.setup.worst,
            max_utility=self.setup.best,
            utility_sum=0.0,
            max_game_length=self.bounds.decisions,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> MusState:
        """The state before the first card."""
        return MusState(self)

    def max_chance_nodes_in_history(self) -> int:
        """At most so many cards are given in an episode."""
        return self.bounds.chance

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MusObserver:
        """An observer (see :class:`~hordago.envs.spiel_observer.MusObserver`)."""
        return MusObserver(self.setup, self.bounds.tokens, iig_obs_type, params)


class MusState(pyspiel.State):  # type: ignore[misc]
    """A state of :class:`MusGame`; what a player may know of it leaves by the observer only."""

    def __init__(self, game: MusGame) -> None:
        super().__init__(game)
        self.play = Remembered(game.setup, game.mano)
        self.due: tuple[Card, ...] = ()
        """Cards that chance has chosen and not given yet."""

    def current_player(self) -> int:
        """The seat to act, chance, or the mark of the end."""
        actor = self.play.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Whether the episode is over."""
        return self.play.returns is not None

    def returns(self) -> list[float]:
        """What each seat gets; zeros before the end."""
        return list(self.play.returns or (0.0,) * self.play.setup.rules.seats)

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each card that may come next, all equally likely; then whether one of them is turned up."""
        n, among = self.play.wanted()
        if len(self.due) < n:
            left = [card for card in among if card not in self.due]
            return [(int(card), 1 / len(left)) for card in left]
        expose = self.play.setup.expose
        return [*((int(card), expose / n) for card in sorted(self.due)), (NO_CARD, 1 - expose)]

    def _apply_action(self, action: int) -> None:
        if self.play.actor != CHANCE:
            self.play.do(action)
            return
        n, among = self.play.wanted()
        complete = len(self.due) == n
        if complete:
            possible = action == NO_CARD or action in self.due
        else:
            possible = action in among and action not in self.due
        if not possible:
            raise IllegalAction("card-not-in-stock", f"chance cannot choose {action} now")
        if complete:
            exposed = None if action == NO_CARD else CARDS[action]
            cards, self.due = self.due, ()
            self.play.give(cards, exposed)
            return
        self.due += (CARDS[action],)
        if len(self.due) == n and not self.play.may_expose:
            cards, self.due = self.due, ()
            self.play.give(cards)

    def coming(self, player: int) -> tuple[Card, ...]:
        """The player's own cards among those that chance has chosen: it has them in hand already."""
        match = self.play.match
        if isinstance(match.phase, Serving):
            return self.due if player == match.phase.waiting[0] else ()
        return self.due[match.plan.dealt_places[match.mano][player]] if self.due else ()

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.play.setup.menu.names[action]
        if action == NO_CARD:
            return "none up"
        asked = self.play.actor == CHANCE and len(self.due) == self.play.wanted()[0]
        return f"{'up' if asked else 'deal'} {CARDS[action]}"

    def __str__(self) -> str:
        """All there is to know, secrets too: the position (MFN, full form) and the cards on their way."""
        coming = "".join(map(str, self.due))
        return f"{position_of(self.play.match)} due={coming or '-'} returns={self.play.returns or '-'}"


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_TYPE, MusGame)
