"""Setups that the tests of the environments share, and one way to play them to the end."""

from __future__ import annotations

from random import Random
from typing import Any

from hordago.cards.card import Card
from hordago.envs import Play, Setup
from hordago.game import CHANCE

SETUPS: dict[str, dict[str, Any]] = {
    "spanish": {},
    "basque-hand": {"rules": "basque", "episode": "hand"},
    "two": {"rules": "pagat", "seats": 2},
    "three": {"rules": "tournament", "seats": 3, "bets": (1, 3, 40)},
    "four-alone": {"rules": "french", "teams": 4, "expose": 0.5},
    "five": {"rules": "fournier", "seats": 5, "expose": 0.5},
    "six-in-pairs": {"rules": "ffm", "seats": 6, "teams": 3, "episode": "hand", "expose": 0.5},
    "six": {"rules": "basque", "seats": 6, "teams": 6},
    "historic": {"rules": "historic", "episode": "hand"},
    "signs": {"rules": "spanish", "signs": True, "expose": 0.5},
    "no-mus": {"rules": "spanish", "mus_limit": 0},
}
"""Name → arguments, the same for all environments."""


def setup(name: str) -> Setup:
    """The setup of that name."""
    return Setup.of(**SETUPS[name])


def dealt(play: Play, random: Random) -> tuple[list[Card], Card | None]:
    """Cards that chance may give now, and perhaps one of them turned up."""
    n, among = play.wanted()
    cards = random.sample(among, n)
    up = random.choice(cards) if play.may_expose and random.random() < play.setup.expose else None
    return cards, up


def choice(play: Play, random: Random, seat: int) -> int:
    """Anything that is legal, but an órdago seldom, so that hands are played out."""
    legal = play.legal(seat)
    calm = [number for number in legal if play.setup.menu.names[number] != "ordago"]
    return random.choice(calm if calm and random.random() < 0.95 else legal)


def step(play: Play, random: Random) -> None:
    """One move of chance or of a player."""
    if play.actor == CHANCE:
        play.give(*dealt(play, random))
    else:
        assert play.actor is not None
        play.do(choice(play, random, play.actor))
