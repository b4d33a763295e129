"""A player that knows more than its seat may: to measure what knowledge is worth, not to play with."""

from __future__ import annotations

from typing import Final

from hordago.arena import responder
from hordago.bots import players
from hordago.bots.bot import Bot
from hordago.bots.level import level_of
from hordago.bots.player import Player
from hordago.bots.umi import PREFIX
from hordago.game.actions import Action, Look, Sena
from hordago.game.legal import Legal, true_signs
from hordago.game.state import Match
from hordago.rules.signals import MEANINGS, REQUESTS
from hordago.views import SeatView

CARDS: Final = ("partner", "all")
"""Whose cards it knows in the lances, as in ``expert+partner``."""
SIGNS: Final = ("nothing", "signs", *(each for each in MEANINGS if each not in REQUESTS))
"""Which signs of its partners it is told whenever they are true, and nobody else: none, all, or that one."""


class Seer:
    """A player who is told what others hold; it makes no signs and sees none."""

    mute: Final = True

    def __init__(self, player: Player, sight: str) -> None:
        self.player = player
        self._sight = sight

    def peek(self, match: Match, seat: int) -> None:
        """Look at the cards before a decision of that seat."""
        rules, hands, beliefs = match.rules, match.hand.cards, self.player.beliefs
        partners = rules.partners(seat)
        if self._sight in CARDS:
            seen = partners if self._sight == "partner" else range(rules.seats)
            beliefs.known = {other: hands[other] for other in seen if other != seat}
            return
        beliefs.told = tuple(
            (partner, meaning)
            for partner in partners
            for meaning in true_signs(match, partner)
            if meaning not in REQUESTS and self._sight in ("signs", meaning)
        )

    def act(self, view: SeatView, legal: Legal) -> Action:
        """As the player does who knows that."""
        return self.player.act(view, legal)

    def signal(self, view: SeatView) -> Look | Sena | None:
        """Nothing."""


def player(name: str, seed: int | bytes) -> Bot:
    """A bot by name (``bots.players.player``), a seer such as ``expert+partner``, or the ``responder``.

    Raises ValueError for an unknown name.
    """
    if name == responder.NAME:
        return responder.Responder(seed)
    plain, plus, sight = name.partition("+")
    if not plus or name.startswith(PREFIX):
        return players.player(name, seed)
    found = level_of(plain)
    if found is None or sight not in (*CARDS, *SIGNS):
        wanted = ", ".join(f"expert+{each}" for each in (*CARDS, *SIGNS))
        raise ValueError(f"there is no bot named {name!r}; one that knows more is named as in {wanted}")
    level, character = found
    return Seer(Player(level, seed, character), sight)


def check(name: str) -> None:
    """Raises ValueError, in one clear line, where there is no such bot or a program does not shake hands."""
    if name == responder.NAME or ("+" in name and not name.startswith(PREFIX)):
        player(name, 0)
    else:
        players.check(name)
