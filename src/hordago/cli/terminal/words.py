"""The game in words: cards, what they are worth, calls and people, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hordago.cards import Card, Evaluation, evaluator
from hordago.cards.evaluate import DUPLES, MEDIAS, PAR, REAL_31_KEY
from hordago.game.actions import Action, Claim, Cut, Discard, Envido, MusVisto
from hordago.i18n import Catalogue
from hordago.rules import Rules

CALLS: Final = {
    "mus": "call-mus",
    "no_mus": "call-cut",
    "defer": "call-defer",
    "paso": "call-paso",
    "quiero": "call-quiero",
    "no_quiero": "call-no-quiero",
    "queremos": "call-queremos",
    "no_queremos": "call-no-queremos",
    "ordago": "call-ordago",
    "visto_yes": "call-visto-yes",
    "visto_no": "call-visto-no",
}
"""Kind of a turn action → its message."""
_PARES: Final = {PAR: "hand-par", MEDIAS: "hand-medias", DUPLES: "hand-duples"}
_FRENCH: Final = {"call-envido", "call-quiero", "call-no-quiero"}
"""Calls that have words of their own where French rules are played."""
_WILD: Final = {"Cb": "card-perico", "So": "card-perica"}


class Words:
    """Texts of one match as one seat reads them."""

    def __init__(self, catalogue: Catalogue, rules: Rules, me: int, names: Sequence[str]) -> None:
        """``names``: one a seat, as they are shown."""
        self.say = catalogue.text
        self._french = rules.preset_name in ("french", "ffm")
        self.rules = rules
        self.me = me
        self.names = tuple(names)
        self.counting = evaluator(rules.kings, rules.real31, wild=rules.jokers != "none")
        self.by_team = rules.mus_decision == "by_team" and rules.side_count == 2

    # ── cards ────────────────────────────────────────────────────────────────────────────────────────

    def card(self, card: Card) -> str:
        """``Ro king of coins``."""
        if self.counting.wild and str(card) in _WILD:
            return f"{card} {self.say(_WILD[str(card)])}"
        rank, suit = self.say(f"rank-{card.rank}"), self.say(f"suit-of-{card.suit}")
        return f"{card} {self.say('card-name', rank=rank, suit=suit)}"

    def numbered(self, cards: Iterable[Card]) -> str:
        """``1. Ro king of coins, 2. …`` in the order of :meth:`sorted`."""
        return ", ".join(f"{n}. {self.card(card)}" for n, card in enumerate(self.sorted(cards), 1))

    def short(self, cards: Iterable[Card]) -> str:
        """``Ro Rc 7o 1b``."""
        return " ".join(map(str, self.sorted(cards)))

    def sorted(self, cards: Iterable[Card]) -> list[Card]:
        """From the highest to the lowest as played, wild cards first."""
        order = self.counting.order + "*"
        return sorted(cards, key=lambda card: (-order.index(self.counting.played_rank(card)), card))

    def worth(self, cards: Sequence[Card]) -> str:
        """Pares and juego, or punto, with the stones they are worth; '' unless there are four cards."""
        if len(cards) != 4:
            return ""
        held = self.counting.evaluate(cards)
        return f"{self._pares(held)}; {self._juego(held)}"

    def _pares(self, held: Evaluation) -> str:
        if not held.pares_class:
            return self.say("pares-none")
        message = _PARES[held.pares_class]
        high = self.say(f"rank-many-{held.pares_high}")
        if message == "hand-duples":
            if held.pares_high == held.pares_low:
                text = self.say("hand-duples-four", high=high)
            else:
                text = self.say(message, high=high, low=self.say(f"rank-many-{held.pares_low}"))
        else:
            text = self.say(message, high=high)
        return f"{text} ({self.say('worth', n=held.pares_value)})"

    def _juego(self, held: Evaluation) -> str:
        if not held.juego:
            return self.say("punto-total", n=held.total)
        if held.total != 31:
            text = self.say("juego-total", n=held.total)
        else:
            text = self.say("real-31" if held.juego == REAL_31_KEY else "juego-31")
        return f"{text} ({self.say('worth', n=held.juego_value)})"

    # ── calls ────────────────────────────────────────────────────────────────────────────────────────

    def spoken(self, message: str, **args: str | int) -> str:
        """A call, in the words of the place whose rules are played."""
        french = self._french and message in _FRENCH
        return self.say(f"{message}-french" if french else message, **args)

    def call(self, action: Action, *, raised: bool = False, team: bool = False) -> str:
        """An action as it is said; ``raised``: a bet stands; ``team``: said for a whole side."""
        if isinstance(action, Envido):
            return self.spoken("call-raise" if raised else "call-envido", n=action.n)
        if isinstance(action, Discard):
            return self.changed(len(action.cards))
        if isinstance(action, Cut | Claim):
            return self.say("call-cut-deck" if isinstance(action, Cut) else "call-claim", n=action.n)
        if isinstance(action, MusVisto):
            return self.say("call-visto-yes" if action.yes else "call-visto-no")
        if team and action.kind in ("mus", "no_mus"):
            return self.say("call-team-mus" if action.kind == "mus" else "call-team-cut")
        return self.spoken(CALLS[action.kind])

    def changed(self, n: int) -> str:
        """How many cards somebody gives up."""
        return self.say("call-changed", n=n) if n else self.say("call-served")

    def says(self, seat: int, call: str) -> str:
        """Somebody says something."""
        if seat == self.me:
            return self.say("live-you-say", call=call)
        return self.say("live-says", name=self.names[seat], call=call)

    # ── people ───────────────────────────────────────────────────────────────────────────────────────

    @property
    def pairs(self) -> bool:
        """Two sides of partners: us and them."""
        return self.rules.side_count == 2 and self.rules.seats > 2

    def side(self, side: int) -> str:
        """The name of a side: us, them, or the names of its players."""
        if self.pairs:
            return self.say("side-us" if side == self.rules.sides[self.me] else "side-them")
        members = [name for seat, name in enumerate(self.names) if self.rules.sides[seat] == side]
        return " + ".join(members)

    def who(self, side: int) -> dict[str, str]:
        """The arguments ``who`` and ``name`` of the messages of the count."""
        mine = side == self.rules.sides[self.me]
        if mine:
            return {"who": "us" if self.rules.partners(self.me) else "you", "name": ""}
        return {"who": "them" if self.pairs else "other", "name": self.side(side)}

    def place(self, seat: int) -> str:
        """Where somebody sits and what he is: ``on your right, opponent, bot``."""
        steps = (seat - self.me) % self.rules.seats
        if self.rules.sides[seat] == self.rules.sides[self.me]:
            role = self.say("word-partner")
        else:
            role = self.say("word-rival")
        around = {1: "seat-right", self.rules.seats - 1: "seat-left"}.get(steps)
        where = self.say(around) if around and self.rules.seats > 2 else ""
        near = [where[0].lower() + where[1:]] if where else []
        return ", ".join([*near, role, self.say("word-bot")])

    # ── score ────────────────────────────────────────────────────────────────────────────────────────

    def stones(self, points: int) -> str:
        """A score as amarracos and stones."""
        big, small = divmod(points, self.rules.big_unit)
        return self.say("score-split", big=big, small=small)

    def score(self, score: Sequence[int], games: Sequence[int], sets: Sequence[int]) -> list[str]:
        """The score of all sides, in stones and amarracos, and the games won."""
        lines = []
        target = self.rules.target
        for side in self.sides():
            line = self.say("term-score-line", name=self.side(side), points=score[side], target=target)
            won = self.say("games-n", n=games[side])
            if self.rules.sets_to_win > 1:
                won += f" ({sets[side]})"
            lines.append(f"{line} ({self.stones(score[side])}), {won}")
        return lines

    def sides(self) -> list[int]:
        """All sides, mine first."""
        mine = self.rules.sides[self.me]
        return [mine, *(side for side in range(self.rules.side_count) if side != mine)]
