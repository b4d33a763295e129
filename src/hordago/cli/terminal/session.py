"""One match in the terminal: the person, the bots, and a deck that nobody chooses."""

from __future__ import annotations

from collections.abc import Mapping

from hordago import bots, fair
from hordago.cli.terminal.narrator import Line, Narrator
from hordago.cli.terminal.player import Person
from hordago.cli.terminal.screen import Screen
from hordago.cli.terminal.tally import count_lines, shown_lines
from hordago.cli.terminal.words import Words
from hordago.game.actions import Action
from hordago.game.events import Dealt, Discarded, Event, HandEnded, ManoMoved, Paid, Redealt, Served, Shown
from hordago.game.legal import legal_actions
from hordago.game.state import CHANCE, KEPT, Betting, Claiming, Match
from hordago.game.transition import apply, started
from hordago.record import Player, Recorder
from hordago.service.dealer import Shoe, after_move, next_move, open_shoe
from hordago.views import SeatView, view, visible
from hordago.views.summary import summarise


class Session:
    """Plays a match to its end. All deals follow from one seed; nobody adds a nonce."""

    def __init__(
        self,
        match: Match,
        words: Words,
        screen: Screen,
        seed: bytes,
        players: Mapping[int, bots.Bot],
        bot: str,
    ) -> None:
        """``players``: the bots by seat, all of the kind ``bot``; the seat left over is the person's."""
        self.match, self.words, self.screen, self.seed, self.bots = match, words, screen, seed, players
        self.me = words.me
        self.narrator = Narrator(words, corrido=match.hand.corrido)
        self.log: list[Line] = []
        self.person = Person(words, screen, self.narrator, self.log)
        self.deals = 0
        named = [Player(name, None if seat == self.me else bot) for seat, name in enumerate(words.names)]
        self.recorder = Recorder(named)
        self.recorder.feed(started(match))
        self._shoe: Shoe | None = None
        self._events: list[Event] = []
        self._mano = match.mano
        self._lance = ""

    def play(self) -> None:
        """Until the match is over. Raises ``Quit`` when the person leaves."""
        while not self.match.over:
            self._claims()
            if self.match.over:
                break
            actor = self.match.actor
            if actor == CHANCE or self._shoe is None:
                self._deck()
            elif actor is not None:
                self._signs()
                self._do(actor, self._decision(actor))

    # ── whose turn it is ─────────────────────────────────────────────────────────────────────────────

    def _deck(self) -> None:
        """Chance's move; a new deck where a deal begins."""
        if self._shoe is None:
            self.deals += 1
            nonces = (fair.NO_NONCE,) * self.match.rules.seats
            self._shoe = open_shoe(self.seed, self.deals, nonces, 0.0, self.match)
            sealed = fair.commitment(self.seed)
            self.recorder.fair(self.deals, commitment=sealed, nonces=nonces, seed=self.seed)
        action = next_move(self._shoe, self.match)
        if action is not None:
            self._do(CHANCE, action)

    def _decision(self, seat: int) -> Action:
        if seat == self.me:
            return self.person.turn(self._view, lambda action: self._do(self.me, action))
        return self.bots[seat].act(view(self.match, seat), legal_actions(self.match))

    def _signs(self) -> None:
        """Every bot may look or sign once before a turn."""
        for seat, bot in self.bots.items():
            sign = bot.signal(view(self.match, seat))
            if sign is not None:
                self._do(seat, sign)

    def _claims(self) -> None:
        """At an open count everybody takes what there is to take (``claims=manual``)."""
        for seat in range(self.match.rules.seats):
            if not isinstance(self.match.phase, Claiming):
                return
            seen = view(self.match, seat)
            found = self.person.claim(seen) if seat == self.me else bots.claim(seen)
            if found is not None:
                self._do(seat, found)

    # ── what happens then ────────────────────────────────────────────────────────────────────────────

    def _view(self) -> SeatView:
        return view(self.match, self.me)

    def _do(self, seat: int, action: Action) -> None:
        """Apply an action, tell what happened, and keep the deck in step."""
        self.match, events = apply(self.match, seat, action)
        ended = any(isinstance(event, HandEnded | Redealt) for event in events)
        if self._shoe is not None:
            self._shoe = None if ended else after_move(self._shoe, action, self.match, events)
        self._events += events
        for event in events:
            self.recorder.feed(event)
            self._tell(event)
        if any(isinstance(event, HandEnded) for event in events):
            self._next_hand()
        phase = self.match.phase
        lance = phase.lance if isinstance(phase, Betting) else ""
        if lance and lance != self._lance:
            self._show(self.narrator.lance(lance))
        self._lance = lance

    def _tell(self, event: Event) -> None:
        if isinstance(event, HandEnded):
            self._count(event)
            return
        if isinstance(event, Dealt | ManoMoved):
            self._mano = event.mano
        seen = visible(event, self.me)
        if isinstance(seen, Shown):
            for line in shown_lines(self.words, seen.hands, self._mano):
                self._show(line)
            return
        if seen is None or (isinstance(seen, Paid) and not seen.at_once):
            return
        for line in self.narrator.lines(seen):
            self._show(line)
        if isinstance(event, Served) and event.seat == self.me:
            self._new_cards()

    def _new_cards(self) -> None:
        """The person has been served; where the stock ran out in between, told once at the end."""
        held = self._view().cards
        if len(held) != KEPT:
            return
        mine = [e for e in self._events if isinstance(e, Served | Discarded) and e.seat == self.me]
        given = max(place for place, event in enumerate(mine) if isinstance(event, Discarded))
        new = [card for event in mine[given + 1 :] for card in event.cards]
        for line in self.narrator.served(new, held):
            self._show(line)

    def _show(self, line: Line) -> None:
        self.screen.line(*line)
        self.log.append(line)

    def _count(self, ended: HandEnded) -> None:
        """The count with its reasons, and the score."""
        summary = summarise(self.match.rules, self._mano, self._events)
        for line in count_lines(self.words, summary):
            self.screen.line(*line)
        tally = self.match.tally
        for text in self.words.score(ended.score, tally.games, tally.sets):
            self.screen.line(text, "stones")

    def _next_hand(self) -> None:
        """Forget this hand, after a moment to read the count."""
        self._events.clear()
        self.log.clear()
        if not self.match.over:
            self.person.pause()
