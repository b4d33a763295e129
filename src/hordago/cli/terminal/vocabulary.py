"""What may be typed: the words of the reader's language, short forms and the tokens of records."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from hordago.cards import Card, cards
from hordago.cards.card import MalformedCard
from hordago.cli.number import whole
from hordago.cli.terminal.words import CALLS, Words
from hordago.game.actions import WORDS, Action, Cut, Discard, Envido
from hordago.game.errors import Malformed
from hordago.game.legal import Legal
from hordago.record.tokens import parse

SHORT: Final = {
    "mus": ("mus", "m"),
    "no_mus": ("cut", "c", "no hay mus"),
    "defer": ("defer", "d"),
    "paso": ("paso", "x", "p"),
    "envido": ("envido", "e"),
    "quiero": ("quiero", "q"),
    "no_quiero": ("no quiero", "n", "paso", "x", "p"),
    "queremos": ("queremos", "qq"),
    "no_queremos": ("no queremos", "nn"),
    "ordago": ("ordago", "hordago", "h", "o"),
    "visto_yes": ("v", "mus", "m"),
    "visto_no": ("w", "x"),
    "double": ("reenvido", "re"),
    "none": ("d:", "-", "x"),
}
"""Words that are understood in every language; of a single letter the first is the one shown."""

COMMANDS: Final = {
    "help": ("help", "?"),
    "cards": ("cards",),
    "score": ("score",),
    "log": ("log",),
    "rules": ("rules",),
    "sena": ("sign", "sena", "s"),
    "look": ("look", "l"),
    "say": ("say", "y"),
    "undo": ("undo", "u"),
    "quit": ("quit", "exit"),
}
"""Commands that take no turn; each also has its word in the reader's language."""

_SAID: Final = 30
"""Amounts up to this are also understood as the language says them ("bost gehiago")."""


def plain(text: str) -> str:
    """Small letters without accents, punctuation or needless spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = (c for c in letters if not unicodedata.combining(c))
    return re.sub(r"[^\w+?: -]|_", " ", "".join(kept)).strip()


class Vocabulary:
    """Turns what is typed into commands and actions."""

    def __init__(self, words: Words) -> None:
        say = words.say
        self.words = words
        self._calls: dict[str, frozenset[str]] = {}
        for kind, short in SHORT.items():
            also = say(f"term-also-{kind.replace('_', '-').replace('no-mus', 'cut')}").split(",")
            texts = [say(CALLS[kind]), words.spoken(CALLS[kind])] if kind in CALLS else []
            if words.by_team and kind in ("mus", "no_mus"):
                texts.append(say("call-team-mus" if kind == "mus" else "call-team-cut"))
            if kind == "envido":
                texts += [re.sub(r"\d", "", spoken("call-envido", n=9)) for spoken in (say, words.spoken)]
                texts.append(re.sub(r"\d", "", say("call-raise", n=99)))
            if kind == "double":
                texts.append(say("call-reenvido"))
            self._calls[kind] = frozenset(plain(each) for each in (*short, *texts, *also))
        self._said_amounts = {
            plain(words.spoken(message, n=n)): n
            for message in ("call-envido", "call-raise")
            for n in range(1, _SAID + 1)
        }
        self._commands = {
            plain(word): command
            for command, spoken in COMMANDS.items()
            for word in (*spoken, say(f"term-word-{command}"))
        }

    def command(self, typed: str) -> tuple[str, str] | None:
        """(command, what follows it), or None."""
        head, _, rest = typed.strip().replace(":", " ", 1).partition(" ")
        name = "?" if head == "?" else plain(head)
        found = self._commands.get(name)
        return None if found is None else (found, rest.strip())

    def is_yes(self, typed: str) -> bool:
        """Whether the answer to a question is yes."""
        return plain(typed) in {
            plain(self.words.say("term-yes")),
            "yes",
            "y",
            plain(self.words.say("term-yes"))[:1],
        }

    def action(self, typed: str, legal: Legal, stake: int) -> Action | None:
        """The turn action that is meant, in range or not, or None; ``stake`` stands on the table."""
        text = plain(typed)
        if not text:
            return None
        if (number := whole(text)) is not None and not legal.choice("cut"):
            return self._by_number(number, legal)
        try:
            found = parse(typed.strip())
        except Malformed:
            found = None
        if found is not None and not found.free and found in legal:
            return found
        if legal.choice("cut"):
            digits = re.fullmatch(r"\D*(\d{1,2})", text)
            return Cut(int(digits[1])) if digits and int(digits[1]) in range(1, 40) else None
        if legal.choice("envido") and (amount := self._amount(text, legal, stake)) is not None:
            return amount
        for choice in legal:
            if choice.kind in WORDS and text in self._calls[choice.kind]:
                return WORDS[choice.kind]
        return None

    def _by_number(self, n: int, legal: Legal) -> Action | None:
        """The n-th choice as the menu shows it; an envido of the least amount."""
        if not 1 <= n <= len(legal.choices):
            return None
        choice = legal.choices[n - 1]
        return Envido(choice.min or 1) if choice.kind == "envido" else WORDS.get(choice.kind)

    def _amount(self, text: str, legal: Legal, stake: int) -> Envido | None:
        """``e``, ``e 5``, ``e5``, ``+5``, ``5 more`` or ``double``."""
        bets = self._calls["envido"]
        choice = legal.choice("envido")
        assert choice is not None
        if text in self._said_amounts and (stake or text not in bets):
            return Envido(self._said_amounts[text])
        if text in bets:
            return Envido(choice.min or 1)
        if stake and text in self._calls["double"]:
            return Envido(stake)
        after = re.fullmatch(r"([^\d+]*)\+? ?(\d{1,6})", text)
        if after and (after[1].strip() in bets or (not after[1].strip() and "+" in text)) and int(after[2]):
            return Envido(int(after[2]))
        before = re.fullmatch(r"(\d{1,6}) (\D+)", text)
        if before and before[2].strip() in bets and int(before[1]):
            return Envido(int(before[1]))
        return None

    def cards(self, typed: str, hand: Sequence[Card]) -> Discard | str:
        """The cards that are meant, by their places in the hand or by name; or what is no card of it."""
        text = plain(typed)
        if text in self._calls["none"]:
            return Discard(())
        names = re.sub(r"[,;]", " ", typed.strip().removeprefix("d:")).split()
        if len(names) == 1 and whole(names[0]) is not None:
            names = list(names[0])
        elif len(names) == 1 and len(names[0]) > 2:
            names = [names[0][place : place + 2] for place in range(0, len(names[0]), 2)]
        found = []
        for name in names:
            card = _card(name, hand)
            if card is None:
                return name
            found.append(card)
        return Discard(dict.fromkeys(found))


def _card(name: str, hand: Sequence[Card]) -> Card | None:
    if (place := whole(name)) is not None:
        return hand[place - 1] if 1 <= place <= len(hand) else None
    try:
        (card,) = cards([name[:1].upper() + name[1:].lower()])
    except MalformedCard:
        return None
    return card if card in hand else None


def choices(items: Iterable[str]) -> str:
    """``1. a, 2. b``."""
    return ", ".join(f"{n}. {item}" for n, item in enumerate(items, 1))
