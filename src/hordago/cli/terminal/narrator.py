"""What happens at the table, in sentences. An event becomes no line, one or a few."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hordago.cards import Card
from hordago.cli.terminal.words import Words
from hordago.game.actions import Claim, Cut, Envido, NoMus, Ordago
from hordago.game.betting import Status
from hordago.game.events import (
    Called,
    Claimed,
    Dealt,
    DeckCut,
    Declared,
    Dentro,
    Discarded,
    Event,
    Exposed,
    GameEnded,
    LanceClosed,
    Lapsed,
    Looked,
    ManoMoved,
    MatchEnded,
    Offered,
    Paid,
    Perceived,
    Redealt,
    Reshuffled,
    Served,
    Signed,
    Spoke,
)
from hordago.rules import SIGNALS


class Line(NamedTuple):
    """One line for the screen."""

    text: str
    style: str = ""


class Narrator:
    """Tells one seat what it may know; give it only what ``visible`` lets that seat see, in order."""

    def __init__(self, words: Words, *, corrido: bool = False) -> None:
        self.words = words
        self._bet_stands = False
        self._corrido = corrido
        self._mano = 0

    def lines(self, event: Event) -> list[Line]:
        """The lines of one event."""
        return list(self._lines(event))

    def _lines(self, event: Event) -> Iterator[Line]:
        if isinstance(event, Called):
            yield self._called(event)
        elif isinstance(
            event, Dealt | Served | Discarded | Exposed | Redealt | Reshuffled | DeckCut | ManoMoved
        ):
            yield from self._cards(event)
        elif isinstance(event, Declared | LanceClosed):
            yield from self._lance(event)
        elif isinstance(event, Looked | Signed | Perceived | Spoke):
            yield from self._eyes(event)
        else:
            yield from self._points(event)

    def _called(self, event: Called) -> Line:
        action, words = event.action, self.words
        team = words.by_team and not self._corrido
        text = words.says(event.seat, words.call(action, raised=self._bet_stands, team=team))
        if isinstance(action, Envido | Ordago):
            self._bet_stands = True
        elif isinstance(action, NoMus):
            self._corrido = False
        style = "ordago" if isinstance(action, Ordago) else "mine" if event.seat == words.me else "call"
        return Line(text, style)

    # ── cards ────────────────────────────────────────────────────────────────────────────────────────

    def _cards(self, event: Event) -> Iterator[Line]:
        words, say = self.words, self.words.say
        if isinstance(event, Dealt):
            mine, self._mano = event.hands[words.me], event.mano
            first = "live-you-are-mano" if event.mano == words.me else "live-hand-begins"
            yield Line(say(first, name=words.names[event.mano]), "title")
            yield Line(say("live-dealt", cards=words.numbered(mine)), "cards")
            yield from self._worth(mine)
        elif isinstance(event, Discarded):
            yield Line(
                words.says(event.seat, words.changed(len(event.cards))),
                "mine" if event.seat == words.me else "call",
            )
        elif isinstance(event, Exposed):
            yield Line(say("live-exposed", card=words.card(event.card)))
        elif isinstance(event, Redealt):
            yield Line(say("live-redealt"))
        elif isinstance(event, Reshuffled):
            yield Line(say("live-reshuffled"), "quiet")
        elif isinstance(event, DeckCut) and event.seat >= 0:
            yield Line(words.says(event.seat, words.call(Cut(event.n))))
        elif isinstance(event, ManoMoved):
            self._mano = event.mano
            yield Line(say("term-mano", name=words.names[event.mano]), "title")

    def served(self, new: Sequence[Card], held: Sequence[Card]) -> list[Line]:
        """The reader's new cards, and all four."""
        words = self.words
        fresh = ", ".join(map(words.card, words.sorted(new)))
        text = words.say("live-new-cards", cards=fresh, all=words.numbered(held))
        return [Line(text, "cards"), *self._worth(held)]

    def holding(self, cards: Sequence[Card]) -> list[Line]:
        """The cards that the reader holds."""
        words = self.words
        text = words.say("term-your-cards", cards=words.numbered(cards))
        return [Line(text, "cards"), *self._worth(cards)]

    def _worth(self, cards: Sequence[Card]) -> Iterator[Line]:
        worth = self.words.worth(cards)
        if worth:
            yield Line(self.words.say("table-your-hand-is", hand=worth), "cards")

    # ── lances ───────────────────────────────────────────────────────────────────────────────────────

    def _lance(self, event: Declared | LanceClosed) -> Iterator[Line]:
        say = self.words.say
        if isinstance(event, Declared):
            said = ", ".join(
                say("term-said-yes" if seat in event.holders else "term-said-no", name=name)
                for seat, name in self._from_mano()
            )
            yield Line(say("term-declared", lance=say(f"lance-{event.lance}"), said=said))
            if not event.holders:
                yield Line(say(f"live-no-{event.lance}"))
            return
        self._bet_stands = False
        if event.status == Status.UNCONTESTED and event.lance in ("pares", "juego"):
            yield Line(say(f"live-{event.lance}-one-side"))
        elif event.status == Status.PASO:
            yield Line(say("live-all-passed", lance=event.lance))
        elif event.status == Status.ACCEPTED:
            yield Line(say("live-accepted", total=event.stones, lance=event.lance))
        elif event.status == Status.REFUSED:
            yield Line(say("live-refused", lance=event.lance))
        elif event.status == Status.ORDAGO_ACCEPTED:
            yield Line(say("status-ordago-accepted"), "ordago")

    def lance(self, lance: str) -> Line:
        """A lance begins."""
        return Line(self.words.say("live-lance-begins", lance=self.words.say(f"lance-{lance}")), "title")

    def _from_mano(self) -> list[tuple[int, str]]:
        seated = list(enumerate(self.words.names))
        return seated[self._mano :] + seated[: self._mano]

    # ── eyes ─────────────────────────────────────────────────────────────────────────────────────────

    def _eyes(self, event: Event) -> Iterator[Line]:
        words, say = self.words, self.words.say
        if isinstance(event, Signed) and event.seat == words.me:
            yield Line(say("live-sena-made", meaning=self.sign(event.meaning)), "mine")
        elif isinstance(event, Perceived):
            partner = event.signer in words.rules.partners(words.me)
            message = "live-sena-seen" if partner else "live-sena-caught"
            yield Line(
                say(message, name=words.names[event.signer], meaning=self.sign(event.meaning)), "stones"
            )
        elif isinstance(event, Spoke):
            phrase = say(f"say-{event.phrase}")
            yield Line(say("live-partner-says", name=words.names[event.seat], phrase=phrase))
        elif isinstance(event, Looked):
            yield Line(self._look(event), "quiet")

    def _look(self, event: Looked) -> str:
        words, say = self.words, self.words.say
        name = words.names[event.seat]
        if event.seat == words.me:
            own = event.target == words.me
            return say("term-look-cards") if own else say("term-look-at-you", name=words.names[event.target])
        if event.target == event.seat:
            return say("seat-looks-own", name=name)
        if event.target == words.me:
            return say("seat-looks-at-you", name=name)
        return say("seat-looks-at", name=name, other=words.names[event.target])

    def sign(self, meaning: str) -> str:
        """What a sign means, and its gesture."""
        sign = SIGNALS[self.words.rules.signals].get(meaning)
        text = self.words.say(f"sena-{meaning}")
        return f"{text} ({self.words.say(f'gesture-{sign.gesture}')})" if sign else text

    # ── points outside the count ─────────────────────────────────────────────────────────────────────

    def _points(self, event: Event) -> Iterator[Line]:
        words, say = self.words, self.words.say
        if isinstance(event, Paid) and event.at_once:
            text = say(
                f"count-{event.reason}", **words.who(event.side), points=event.points, lance=event.lance
            )
            yield Line(text, "stones")
        elif isinstance(event, Claimed):
            yield Line(words.says(event.seat, words.call(Claim(event.n))), "stones")
        elif isinstance(event, Lapsed):
            yield Line(f"{words.side(event.side)}: {say('live-lapsed', n=event.points)}")
        elif isinstance(event, Dentro):
            yield Line(f"{words.side(event.side)}: {say('call-dentro')}", "stones")
        elif isinstance(event, GameEnded):
            yield Line(self._won("game", event.winner) + f" ({say(f'by-{event.by}')})", "title")
        elif isinstance(event, MatchEnded):
            yield Line(self._won("match", event.winner), "title")
        elif isinstance(event, Offered):
            for entry in event.entries:
                text = say(
                    f"count-{entry.reason}", **words.who(entry.side), points=entry.points, lance=entry.lance
                )
                yield Line(text)

    def _won(self, what: str, side: int) -> str:
        words = self.words
        who = words.who(side)
        code = "name" if who["who"] == "other" else who["who"]
        return words.say(f"{what}-won-{code}", name=words.side(side))
