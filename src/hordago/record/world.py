"""From a position back to its match or view.

A view form is brought to life in a made-up world: the engine plays the tokens with some card in the place of
each unknown one. What a viewer sees does not depend on which, so its view there is that of the real match.
"""

from __future__ import annotations

import re
from typing import Final

from hordago.cards.card import CARDS, Card, card, cards, unmask
from hordago.game.actions import Action, Claim, Discard, Draw
from hordago.game.errors import GameError
from hordago.game.events import Declared, Shown
from hordago.game.finish import begin_hand, end_game
from hordago.game.legal import legal_actions
from hordago.game.showdown import Showdown, showdown
from hordago.game.state import CHANCE, KEPT, Betting, Claiming, Dealing, Exchange, Eyes, Match, Serving
from hordago.game.transition import apply, new_match
from hordago.record import tokens
from hordago.record.errors import MalformedRecord
from hordago.record.position import UNKNOWN, Position
from hordago.views import SeatView, view

_HIDDEN: Final = re.compile(r"(d|\+):([1-4])(?:!(..))?\Z")


def match_of(position: Position) -> Match:
    """The match of a full form; raises :class:`MalformedRecord` if it cannot come about."""
    if position.viewer is not None:
        raise _wrong("viewer", "a view does not tell the whole match")
    return _World(position).match


def view_of(position: Position) -> SeatView:
    """The view of a view form; raises :class:`MalformedRecord` if it cannot come about."""
    if position.viewer is None:
        raise _wrong("viewer", "is missing: this is the full form")
    return view(_World(position).match, position.viewer)


def _wrong(place: str, message: str) -> MalformedRecord:
    return MalformedRecord("bad-position", message, place)


class _World:
    """A match in which the position has come about."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.hidden = position.viewer is not None
        self.open = bool(position.cards) and not any(UNKNOWN in hand for hand in position.cards)
        """Whether all hands are known: always in the full form, in a view once they are shown."""
        self.match = self._begun()
        for place, token in enumerate(position.tokens, 1):
            self._play(f"token {place} ({token:.60})", token)
        self._claims()
        self._eyes()
        self._check()

    def _begun(self) -> Match:
        told = self.position
        score = [n or 0 for n in told.score]
        start = {"score": score, "games": told.games, "sets": told.sets}
        try:
            match = new_match(told.rules, told.mano, table=told.table, **start)
        except GameError as error:
            raise _wrong("start", str(error)) from None
        turn = told.turn - len(told.tokens)
        if turn < 0:
            raise _wrong("turn", f"{told.turn} is less than the {len(told.tokens)} tokens")
        in_game = told.in_game if told.in_game is not None else 1 - told.corrido
        tally = match.tally._replace(hand=told.hand, hand_in_game=in_game, dentro=told.dentro)
        match = begin_hand(match.plan, tally, turn)
        if self.hidden:
            match = match._replace(hand=match.hand._replace(corrido=told.corrido))
        return self._cut_before(match)

    def _cut_before(self, match: Match) -> Match:
        """Where the deck was cut when the last claims ended, the hand begins with the deal (RULES D-21)."""
        told, least = self.position, self.position.rules.cut_min
        if told.deck is not None and (told.tokens or not match.plan.cutting_seat):
            raise _wrong("deck", "belongs to a table where a seat cuts, before the deal")
        if told.deck and not least <= told.deck <= len(CARDS) - least:
            raise _wrong("deck", f"{told.deck} is no cut")
        dealt = bool(told.tokens) and told.tokens[0].startswith("deal:")
        if told.deck is None and not (dealt and match.plan.cutting_seat):
            return match
        return match._replace(phase=Dealing(CHANCE, told.deck or least))

    def _play(self, place: str, token: str) -> None:
        if self.match.over or self.match.tally.hand != self.position.hand:
            raise _wrong(place, "the hand was over before it")
        try:
            action = self._action(token)
            seat = legal_actions(self.match).seat
            assert seat is not None
            after, _ = apply(self.match, seat, action)
        except GameError as error:
            raise _wrong(place, str(error)) from None
        phase = after.phase
        if self.hidden and isinstance(phase, Betting) and not isinstance(self.match.phase, Betting):
            after = after._replace(phase=phase._replace(showdown=self._showdown(after, phase.showdown)))
        self.match = after

    def _action(self, token: str) -> Action:
        """What a token says, with some card in the place of each unknown one."""
        hidden = _HIDDEN.match(token)
        if hidden and hidden[1] == "d":
            phase = self.match.phase
            held = self.match.hand.cards[phase.actor] if isinstance(phase, Exchange) else ()
            return Discard(held[: int(hidden[2])])
        if hidden:
            exposed = card(hidden[3]) if hidden[3] else None
            wanted = () if exposed is None else (exposed,)
            self._bring(wanted)
            others = [each for each in unmask(self.match.hand.stock) if each not in wanted]
            return Draw([*wanted, *others][: int(hidden[2])], exposed)
        if UNKNOWN in token:
            token = _filled(token)
        action = tokens.parse(token)
        if self.hidden and isinstance(action, Draw):
            self._bring(action.cards)
        return action

    def _bring(self, wanted: tuple[Card, ...]) -> None:
        """Put cards into the stock: where they lie unseen, they change places with cards that are there."""
        hand, phase = self.match.hand, self.match.phase
        missing = [each for each in wanted if not hand.stock >> each & 1]
        free = [each for each in unmask(hand.stock) if each not in wanted]
        pairs = list(zip(missing, free, strict=False))
        other = {**dict(pairs), **{new: old for old, new in pairs}}
        if not other:
            return

        def renamed(held: tuple[Card, ...]) -> tuple[Card, ...]:
            return tuple(other.get(each, each) for each in held)

        def moved(bits: int) -> int:
            return sum(1 << each for each in renamed(unmask(bits)))

        hands = tuple(map(renamed, hand.cards))
        hand = hand._replace(cards=hands, stock=moved(hand.stock), pile=moved(hand.pile))
        if isinstance(phase, Serving):
            given = tuple(None if each is None else renamed(each) for each in phase.given)
            phase = phase._replace(given=given)
        self.match = self.match._replace(hand=hand, phase=phase)

    def _showdown(self, match: Match, made_up: Showdown) -> Showdown:
        """Who may bet and who wins, as far as the viewer knows."""
        told, order = self.position, match.plan.orders[match.mano]
        if self.open:
            hands = [cards(re.findall("..", hand)) for hand in told.cards]
            if any(len(hand) != KEPT for hand in hands):
                raise _wrong("cards", "every hand must have four")
            return showdown(match.plan.evaluator, hands, order, told.rules.sides)
        pares, juego = (
            tuple(seat for seat in order if seat in (holders or ())) for holders in (told.pares, told.juego)
        )
        return made_up._replace(pares=pares, juego=juego)

    def _claims(self) -> None:
        told = self.position
        if not isinstance(self.match.phase, Claiming):
            if told.claimed or told.won is not None:
                raise _wrong("claimed" if told.claimed else "won", "there is nothing to claim")
            return
        for side, n in told.claimed:
            try:
                self.match, _ = apply(self.match, told.rules.sides.index(side), Claim(n))
            except GameError as error:
                raise _wrong("claimed", str(error)) from None
        if told.won is not None:
            self.match, _ = end_game(self.match, told.now, told.won, "count")
            if not self.match.over or told.now[told.won] < told.rules.target:
                raise _wrong("won", "that does not end the match")

    def _eyes(self) -> None:
        told, plan = self.position, self.match.plan
        signs = (told.moved, told.live, told.seen)
        if bool(told.looks) != bool(plan.looks):
            raise _wrong("looks", f"there are {'' if plan.looks else 'no '}señas at this table")
        if not self.match.hand.cards or not plan.looks:
            if any(signs) or told.looks != plan.looks:
                raise _wrong("looks", "nobody can look about or sign now")
            return
        seen: list[list[tuple[int, str]]] = [[] for _ in range(plan.seats)]
        for seer, signer, meaning in told.seen:
            seen[seer].append((signer, meaning))
        eyes = Eyes(told.looks, frozenset(told.moved), told.live, tuple(map(tuple, seen)))
        self.match = self.match._replace(eyes=eyes)

    def _check(self) -> None:
        """What the position says of the present must be what has come about."""
        told, match = self.position, self.match
        if match.tally.hand != told.hand:
            raise _wrong("tokens", "the hand is over when they end")
        if match.tally.score != told.now:
            raise _wrong("now", f"it says {told.now}, but the score is {match.tally.score}")
        self._check_cards()
        if self.hidden:
            declared = {event.lance: event.holders for event in match.history if isinstance(event, Declared)}
            for lance, holders in (("pares", told.pares), ("juego", told.juego)):
                if declared.get(lance) != holders:
                    raise _wrong(lance, f"it says {holders}, but declared is {declared.get(lance)}")

    def _check_cards(self) -> None:
        told, match = self.position, self.match
        shown = [place for place, event in enumerate(match.history) if isinstance(event, Shown)]
        held = ["".join(map(str, hand)) for hand in match.hand.cards]
        if self.hidden and shown:
            if not self.open:
                raise _wrong("cards", "all hands lie open")
            hands = tuple(cards(re.findall("..", hand)) for hand in told.cards)
            history = (*match.history[: shown[0]], Shown(hands), *match.history[shown[0] + 1 :])
            self.match = match._replace(history=history)
            others = told.cards
        elif self.hidden:
            others = tuple(UNKNOWN * (len(own) // 2) for own in held)
        else:
            others = tuple(held)
        held = [own if seat == told.viewer else others[seat] for seat, own in enumerate(held)]
        if tuple(held) != told.cards:
            raise _wrong("cards", f"it says {'/'.join(told.cards)}, but they are {'/'.join(held)}")


def _filled(token: str) -> str:
    """A deal with some other card for each unknown one."""
    names, mark, exposed = token.removeprefix("deal:").partition("!")
    told = re.findall("..", names)
    free = (str(each) for each in CARDS if str(each) not in told)
    # Too many unknown cards for one deck: the engine will say so.
    return "deal:" + "".join(next(free, "1o") if each == UNKNOWN else each for each in told) + mark + exposed
