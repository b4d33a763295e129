"""A command at work: facts pile up and change a copy of the table; if it is refused the copy goes."""

from __future__ import annotations

from hordago.fair import commitment
from hordago.fair.seats import draw_seats
from hordago.game import CHANCE, Action, GameError, apply
from hordago.game.events import GameEnded, HandEnded, Lapsed
from hordago.game.state import Dealing
from hordago.service import facts as f
from hordago.service.changes import change
from hordago.service.commands import Thought
from hordago.service.dealer import next_move
from hordago.service.errors import Refusal
from hordago.service.evolve import begin_match, first_event, played
from hordago.service.facts import Fact, TableFact
from hordago.service.ports import Entropy
from hordago.service.state import TableState
from hordago.wire.frames import ChatFrame

NO_NONCE = "00" * 32
"""What counts for a seat that gave no nonce."""


class Draft:
    """The table as the command would leave it, and the facts that lead there."""

    def __init__(self, before: TableState, now: float, entropy: Entropy) -> None:
        self.state = before.copy()
        self.now = now
        self.entropy = entropy
        self.facts: list[Fact] = []
        self.thoughts: list[Thought] = []
        self._counted = False
        """Nobody needs to see the count again: the next hand begins."""
        self.fresh: set[str] = set()
        """Guests that get a fresh view."""
        self.chat: ChatFrame | None = None
        self.speaker = ""
        """The guest who says it."""

    def add(self, fact: TableFact) -> None:
        """Something is so from now on."""
        change(self.state, fact, self.now)
        self.facts.append(fact)

    def play(self, seat: int, action: Action) -> None:
        """A seat, or chance, does something in the match. Raises :class:`Refusal`."""
        match = self.state.match
        if match is None:
            raise Refusal("not-legal-now", "no match is being played")
        try:
            after, events = apply(match, seat, action)
        except GameError as error:
            raise Refusal.of(error) from None
        claimed = self.state.count is not None and self.state.count.claims
        played(self.state, action, after, events, self.now)
        self.facts.extend(events)
        kinds = {type(event) for event in events}
        self._counted = claimed and HandEnded in kinds and not kinds & {Lapsed, GameEnded}

    def deal(self) -> None:
        """Let chance do what it has to, until a seat is to act or a count is on show.

        A count that was on show while stones were claimed comes again only if some were lost or a game ended.
        """
        state = self.state
        if self._counted:
            self._counted = False
            self.next_hand()
            return
        while state.playing and state.match and (state.count is None or state.count.claims):
            if state.shoe is None and isinstance(state.match.phase, Dealing):
                self.begin_deal(state.deal + 1)
            if state.shoe is None:
                return
            move = next_move(state.shoe, state.match)
            if move is None:
                return
            self.play(CHANCE, move)

    def begin_deal(self, deal: int) -> None:
        """Settle the nonces of a deal, and promise the next one's seed."""
        self.add(f.DealBegun(deal, tuple(nonce or NO_NONCE for nonce in self.state.nonces)))
        self.draw_seed(deal + 1)

    def draw_seed(self, deal: int) -> None:
        """A new secret."""
        self.add(f.SeedDrawn(deal, self.entropy(32).hex()))

    def begin_match(self) -> None:
        """Draw the seats and deal the first hand."""
        self.seat_the_queued()
        self.begin_deal(1)
        assert self.state.shoe is not None
        drawn = draw_seats(self.state.shoe.key, self.state.rules)
        rounds = tuple(tuple((place, str(card)) for place, card in each) for each in drawn.rounds)
        self.add(f.MatchBegun(rounds, drawn.seating.players, drawn.seating.mano))
        event = first_event(self.state.rules, self.state.settings, drawn.seating.mano)
        begin_match(self.state, event, self.now)
        self.facts.append(event)
        self.deal()

    def next_hand(self) -> None:
        """The count has been seen: whoever waited for a bot's chair takes it, and the next hand is dealt."""
        self.seat_the_queued()
        self.begin_deal(self.state.deal + 1)
        self.deal()

    def seat_the_queued(self) -> None:
        """Between hands persons take the chairs of bots; nobody ever has two, and with them two hands."""
        for seat, chair in enumerate(self.state.chairs):
            if chair.queued is not None:
                guest, name = chair.queued
                seated = self.state.seat_of(guest) is not None
                self.add(f.Unqueued(seat) if seated else f.Sat(seat, guest, name))


def commit_of(seed: bytes) -> str:
    """The public commitment of a seed, in hex."""
    return commitment(seed).hex()
