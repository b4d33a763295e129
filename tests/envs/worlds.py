"""Two worlds that differ only in what one seat may not know, driven through an environment side by side."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, Protocol

from hordago.cards.card import Card
from hordago.envs import Play, Setup
from hordago.envs.gym import MusEnv
from hordago.envs.spiel import NO_CARD, MusGame, MusState, pyspiel
from hordago.envs.zoo import MusAEC
from hordago.game import CHANCE
from hordago.game.events import Declared, Shown
from tests.envs import tables


class Step(NamedTuple):
    """What happened: cards that chance gave, or the number of an action."""

    cards: tuple[Card, ...] = ()
    up: Card | None = None
    seat: int = CHANCE
    number: int = -1


class Drive(Protocol):
    """An environment with an episode of a known deal in it."""

    def do(self, step: Step) -> None:
        """Play on."""

    def given(self, seat: int) -> list[bytes]:
        """All that the environment gives that seat now."""


class Zoo:
    """PettingZoo."""

    def __init__(self, setup: Setup, arguments: dict[str, Any], seat: int) -> None:
        self.env = MusAEC(**arguments, render_mode="ansi")
        self.env.reset(seed=1)
        self.env._play = Play(setup)

    def do(self, step: Step) -> None:
        play = self.env.play
        play.give(step.cards, step.up) if step.seat == CHANCE else play.do(step.number)

    def given(self, seat: int) -> list[bytes]:
        seen = self.env.observe(self.env.possible_agents[seat])
        return [seen["observation"].tobytes(), seen["action_mask"].tobytes(), str(self.env.render()).encode()]


class Gym:
    """Gymnasium."""

    def __init__(self, setup: Setup, arguments: dict[str, Any], seat: int) -> None:
        self.env = MusEnv(**arguments, seat=seat, render_mode="ansi")
        self.env._play = Play(setup)

    def do(self, step: Step) -> None:
        play = self.env.play
        play.give(step.cards, step.up) if step.seat == CHANCE else play.do(step.number)

    def given(self, seat: int) -> list[bytes]:
        vector, info = self.env._seen()
        return [vector.tobytes(), info["action_mask"].tobytes(), str(self.env.render()).encode()]


class Spiel:
    """OpenSpiel, with each card a move of its own."""

    def __init__(self, setup: Setup, arguments: dict[str, Any], seat: int) -> None:
        changes = {"preset" if name == "rules" else name: value for name, value in arguments.items()}
        if "seats" in changes:
            changes["players"] = changes.pop("seats")
        if "bets" in changes:
            changes["bets"] = " ".join(map(str, changes["bets"]))
        self.game = MusGame(changes)
        assert self.game.setup == setup
        self.state: MusState = self.game.new_initial_state()
        self.seat = seat
        self.on_the_way: list[bytes] = []
        kind, single = pyspiel.IIGObservationType, pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.observers = [
            self.game.make_py_observer(kind(public_info=public, perfect_recall=recall, private_info=single))
            for public, recall in ((True, False), (True, True), (False, False))
        ]

    def do(self, step: Step) -> None:
        if step.seat != CHANCE:
            self.state.apply_action(step.number)
            return
        asked = self.state.play.may_expose
        for card in step.cards:
            self.state.apply_action(int(card))
            self.on_the_way += self._seen()
        if asked:
            self.state.apply_action(NO_CARD if step.up is None else int(step.up))

    def given(self, seat: int) -> list[bytes]:
        assert seat == self.seat
        seen, self.on_the_way = [*self.on_the_way, *self._seen()], []
        legal = self.state.legal_actions(seat) if seat == self.state.current_player() else []
        return [*seen, str(legal).encode(), str(self.state.current_player()).encode()]

    def _seen(self) -> list[bytes]:
        seen = []
        for observer in self.observers:
            observer.set_from(self.state, self.seat)
            seen += [observer.tensor.tobytes(), observer.string_from(self.state, self.seat).encode()]
        return seen


DRIVES = (Zoo, Gym, Spiel)


def played(setup: Setup, random: Random) -> list[Step]:
    """A hand at random, up to the showing of all hands."""
    play, steps = Play(setup), list[Step]()
    while not _shown(play) and play.actor is not None:
        if play.actor == CHANCE:
            cards, up = tables.dealt(play, random)
            step = Step(tuple(cards), up)
            play.give(cards, up)
        else:
            step = Step(seat=play.actor, number=tables.choice(play, random, play.actor))
            play.do(step.number)
        steps.append(step)
    return steps


def _shown(play: Play) -> bool:
    return play.match.tally.hand > 0 or any(isinstance(event, Shown) for event in play.match.history)


def others(setup: Setup, steps: list[Step], seat: int, random: Random) -> Iterator[tuple[Step, Step]]:
    """The steps with, beside each, the same one in another world: same cards for ``seat``, others elsewhere.

    Ends with the hand, or as soon as a public word cannot be the same: other holders of pares or juego,
    or a sign of somebody else that would not be true there.
    """
    first, second = Play(setup), Play(setup)
    own = _own(setup, steps, seat)
    for step in steps:
        twin = step
        if step.seat == CHANCE:
            cards = _redealt(second, step, seat, own, random)
            if cards is None:
                return
            twin = step._replace(cards=cards)
            first.give(step.cards, step.up)
            second.give(twin.cards, twin.up)
        else:
            if step.seat != seat and step.number not in second.legal(step.seat):
                assert setup.menu.names[step.number].startswith("sena")
                return
            first.do(step.number)
            second.do(step.number)
        if _shown(first) or _public(first) != _public(second):
            return
        yield step, twin


def _public(play: Play) -> list[Declared]:
    return [event for event in play.match.history if isinstance(event, Declared)]


def _own(setup: Setup, steps: list[Step], seat: int) -> set[Card]:
    """Every card that comes to the seat, and every card that all see."""
    play, own = Play(setup), set[Card]()
    for step in steps:
        if step.seat != CHANCE:
            play.do(step.number)
            continue
        own |= {
            card for card, to in zip(step.cards, _receivers(play, len(step.cards)), strict=True) if to == seat
        }
        own |= {step.up} if step.up is not None else set()
        play.give(step.cards, step.up)
    return own


def _receivers(play: Play, n: int) -> list[int]:
    match = play.match
    phase: Any = match.phase
    if hasattr(phase, "waiting"):
        return [phase.waiting[0]] * n
    return [(match.mano + place) % match.plan.seats for place in range(n)]


def _redealt(second: Play, step: Step, seat: int, own: set[Card], random: Random) -> tuple[Card, ...] | None:
    """Other cards for the others; None where the seat's own are not to be had in the second world."""
    n, among = second.wanted()
    to = _receivers(second, n)
    kept = [card for card, who in zip(step.cards, to, strict=True) if who == seat or card == step.up]
    free = [card for card in among if card not in own]
    if n != len(step.cards) or not set(kept) <= set(among) or len(free) < n - len(kept):
        return None
    random.shuffle(free)
    return tuple(
        card if who == seat or card == step.up else free.pop()
        for card, who in zip(step.cards, to, strict=True)
    )
