"""A match between bots, with a fair deal: the one loop behind `hordago selfplay` and `hordago arena`."""

from __future__ import annotations

import hmac
import time
from collections.abc import Sequence
from typing import Final

from hordago import fair
from hordago.arena.seer import Seer
from hordago.bots.bot import Bot, claim
from hordago.game import CHANCE, Action, Cut, Deal, Discard, Draw, Match, apply, legal_actions, started
from hordago.game.actions import WORDS
from hordago.game.state import Claiming, Dealing, Talk
from hordago.record import Player, Record, Recorder
from hordago.service.dealer import Shoe, after_move, next_move, open_shoe
from hordago.views import view

MOST_EXCHANGES: Final = 100
"""After so many rounds of discards in a hand the next word is no mus: two bots that never cut shall end."""


def derived(seed: bytes, label: str) -> bytes:
    """32 bytes for one use, from a secret for all of them."""
    return hmac.digest(seed, label.encode(), "sha256")


_OF_CARDS = frozenset({Cut, Deal, Discard, Draw})
"""The actions after which the shoe may be another."""


class Sitting:
    """A match with its dealer and a bot on each seat; all cards follow from 32 bytes of seed.

    Each deal has its own deck in a committed order, so the same number of a deal brings the same cards and
    the same stock, however it is played. ``expose`` is the chance that a card is turned up while it is dealt.
    A recorder is told everything.
    """

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot],
        seed: bytes,
        *,
        expose: float = 0.0,
        recorder: Recorder | None = None,
    ) -> None:
        self.match = match
        self.thinking = 0.0
        """Seconds that the bots took."""
        self._recorder = recorder
        if recorder:
            recorder.feed(started(match))
        self._bots = bots
        self._signing = [seat for seat, bot in enumerate(bots) if not getattr(bot, "mute", False)]
        self._nonces = (fair.NO_NONCE,) * match.plan.seats
        self._expose = expose
        self._seed = seed
        self._deal = 0
        self._shoe: Shoe | None = None

    def play(self, *, hands: int | None = None) -> Match:
        """To the end of the match, or of so many hands; the state then."""
        last = None if hands is None else self.match.tally.hand + hands
        while not self.match.over and self.match.tally.hand != last:
            if not self._chance():
                self._act()
        return self.match

    def _act(self) -> None:
        """Everybody looks, signs and claims, then the seat to act does."""
        number = self.match.tally.hand
        claiming = type(self.match.phase) is Claiming
        asked: Sequence[int] = range(len(self._bots)) if claiming else self._signing
        if asked:
            for seat in self.match.plan.orders[self.match.mano]:
                if seat in asked:
                    self._free(seat)
                if self.match.over or self.match.tally.hand != number:
                    return  # a claim has won the game
        if type(self.match.phase) is Talk and self.match.hand.talks >= MOST_EXCHANGES:
            self._do(self.match.phase.actor, WORDS["no_mus"])
            return
        legal = legal_actions(self.match)
        assert legal.seat is not None
        mine, bot = view(self.match, legal.seat), self._bots[legal.seat]
        if isinstance(bot, Seer):
            bot.peek(self.match, legal.seat)
        begun = time.perf_counter()
        action = bot.act(mine, legal)
        self.thinking += time.perf_counter() - begun
        self._do(legal.seat, action)

    def _free(self, seat: int) -> None:
        mine = view(self.match, seat)
        begun = time.perf_counter()
        free = self._bots[seat].signal(mine) or claim(mine)
        self.thinking += time.perf_counter() - begun
        if free is not None:
            self._do(seat, free)

    def _chance(self) -> bool:
        """Let the dealer do what is due; False when it is a seat's turn."""
        if type(self.match.phase) is Dealing:
            if self._shoe is None or self._shoe.moves:
                self._shoe = self._new_shoe()
        elif self.match.actor != CHANCE:
            return False
        assert self._shoe is not None
        move = next_move(self._shoe, self.match)
        if move is not None:
            self._do(CHANCE, move)
        return move is not None

    def _new_shoe(self) -> Shoe:
        self._deal += 1
        seed = derived(self._seed, f"deal {self._deal}")
        if self._recorder:
            after = derived(self._seed, f"deal {self._deal + 1}")
            commitment = fair.commitment(seed)
            self._recorder.fair(self._deal, commitment=commitment, nonces=self._nonces, seed=seed)
            self._recorder.fair(self._deal + 1, commitment=fair.commitment(after))
        return open_shoe(seed, self._deal, self._nonces, self._expose, self.match)

    def _do(self, seat: int, action: Action) -> None:
        """One action, and what follows from it."""
        self.match, events = apply(self.match, seat, action)
        if self._recorder:
            for event in events:
                self._recorder.feed(event)
        assert self._shoe is not None
        # The cut that ends the claims is that of the next deck.
        if type(action) in _OF_CARDS and not (isinstance(action, Cut) and self._shoe.moves):
            self._shoe = after_move(self._shoe, action, self.match, events)


def recorder(names: Sequence[str]) -> Recorder:
    """Of a match between bots of those names, one a seat."""
    return Recorder(Player(f"{name} {seat}", name) for seat, name in enumerate(names))


def play(match: Match, names: Sequence[str], bots: Sequence[Bot], seed: bytes, expose: float = 0.0) -> Record:
    """The record of a whole match (see :class:`Sitting`)."""
    told = recorder(names)
    Sitting(match, bots, seed, expose=expose, recorder=told).play()
    return told.record()
