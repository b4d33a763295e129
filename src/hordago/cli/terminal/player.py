"""The person's turn: asks until an action is clear, and answers everything else that is typed meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hordago.cli.number import whole
from hordago.cli.terminal import pages
from hordago.cli.terminal.narrator import Line, Narrator
from hordago.cli.terminal.screen import Screen
from hordago.cli.terminal.vocabulary import Vocabulary, choices
from hordago.cli.terminal.words import Words
from hordago.game.actions import Action, Claim, Discard, Envido, Look, Say, Sena
from hordago.game.legal import Choice, Legal
from hordago.rules import MAX_STAKE
from hordago.views import SeatView


class Quit(Exception):
    """The person leaves, or the input is closed."""


class Person:
    """Reads one seat's decisions from the screen."""

    def __init__(self, words: Words, screen: Screen, narrator: Narrator, log: Sequence[Line]) -> None:
        """``log``: the lines of this hand so far, kept by the session."""
        self.words, self.screen, self.narrator, self.log = words, screen, narrator, log
        self.vocabulary = Vocabulary(words)

    def turn(self, look: Callable[[], SeatView], do: Callable[[Action], None]) -> Action:
        """A legal turn action; ``look`` gives the view, ``do`` takes a free action. Raises :class:`Quit`."""
        self._explain(look())
        while True:
            view = look()
            typed = self._ask(view)
            if self._command(typed, view, do):
                continue
            found = self._meant(typed, view)
            if isinstance(found, Discard):
                found = self._confirmed(found)
            if found is not None:
                return found

    def claim(self, view: SeatView) -> Claim | None:
        """How many stones the person takes at the count, or None to leave them. Raises :class:`Quit`."""
        most = max((action.n for action in view.free if isinstance(action, Claim)), default=0)
        if not most:
            return None
        no = self.words.say("term-no")
        while True:
            self._say(self.words.say("term-claim", n=most, no=no))
            typed = self._ask(view)
            if not typed.strip():
                return Claim(most)
            digits = typed.strip().removeprefix("c:")
            if 1 <= (whole(digits) or 0) <= most:
                return Claim(int(digits))
            if typed.strip().casefold() in (no.casefold(), "no", "n", "x", "0"):
                return None
            self._command(typed, view, lambda _: None)

    def pause(self) -> None:
        """Waits for Enter where somebody sits at the keyboard. Raises :class:`Quit`."""
        if self.screen.interactive and self.screen.ask(f"{self.words.say('term-enter')} ") is None:
            raise Quit

    # ── asking ───────────────────────────────────────────────────────────────────────────────────────

    def _say(self, text: str, style: str = "") -> None:
        self.screen.line(text, style)

    def _ask(self, view: SeatView) -> str:
        """One line. Raises :class:`Quit` at the end of the input."""
        typed = self.screen.ask(f"{self.words.short(view.cards)} > ".lstrip())
        if typed is None:
            raise Quit
        return typed

    def _explain(self, view: SeatView) -> None:
        """What the person is asked, and what is possible; claims are asked for in nobody's turn."""
        words, choice = self.words, next(iter(view.legal), None)
        if choice is None:
            self._say(pages.situation(words, view), "title")
        elif choice.kind == "discard":
            self._say(words.say("term-your-cards", cards=words.numbered(view.cards)), "cards")
            self._say(self._how_to_discard(view, choice))
        elif choice.kind == "cut":
            self._say(words.say("term-cut-prompt", min=choice.min or 1, max=choice.max or 1))
        else:
            self._say(pages.situation(words, view), "title")
            self._say(pages.menu(words, view, view.legal))

    def _how_to_discard(self, view: SeatView, choice: Choice) -> str:
        words = self.words
        if len(view.cards) > 4:
            return f"{words.say('discard-aside')} {words.say('term-discard-prompt')}"
        count = words.say("term-card-count", min=choice.min or 0, max=choice.max or 0)
        return f"{count} {words.say('term-discard-prompt')}"

    # ── understanding ────────────────────────────────────────────────────────────────────────────────

    def _meant(self, typed: str, view: SeatView) -> Action | None:
        """The legal action that is meant, or None after saying what would be possible."""
        legal = view.legal
        if legal.choice("discard"):
            return self._meant_cards(typed, view, legal)
        stake = view.bet.stake if view.bet else 0
        found = self.vocabulary.action(typed, legal, stake)
        too_much = isinstance(found, Envido) and stake + found.n > MAX_STAKE
        if found is not None and found in legal and not too_much:
            return found
        if isinstance(found, Envido) and (choice := legal.choice("envido")) is not None:
            if too_much:
                choice = choice._replace(max=MAX_STAKE - stake)
            self._say(f"{self.words.say('error-amount-out-of-range')} {self._range(choice)}")
        else:
            if typed.strip():
                self._say(self.words.say("term-not-understood", text=typed.strip()))
            self._explain(view)
        return None

    def _range(self, choice: Choice) -> str:
        if choice.max is None:
            return self.words.say("amount-least", min=choice.min or 1)
        return self.words.say("amount-range", min=choice.min or 1, max=choice.max)

    def _meant_cards(self, typed: str, view: SeatView, legal: Legal) -> Discard | None:
        if not typed.strip():
            self._explain(view)
            return None
        found = self.vocabulary.cards(typed, self.words.sorted(view.cards))
        if isinstance(found, str):
            shown = self.words.numbered(view.cards)
            self._say(self.words.say("term-card-unknown", text=found, cards=shown))
            return None
        if found in legal:
            return found
        choice = legal.choices[0]
        count = self.words.say("term-card-count", min=choice.min or 0, max=choice.max or 0)
        self._say(f"{self.words.say('error-wrong-number-of-cards')} {count}")
        return None

    def _confirmed(self, chosen: Discard) -> Discard | None:
        """The cards once more before they go; None when the choice is undone."""
        words = self.words
        if chosen.cards:
            self._say(
                words.say("term-card-confirm", cards=", ".join(map(words.card, words.sorted(chosen.cards))))
            )
        else:
            self._say(words.say("term-card-none"))
        typed = self.screen.ask("> ")
        if typed is None:
            raise Quit
        if not typed.strip() or self.vocabulary.is_yes(typed):
            return chosen
        self._say(words.say("live-choose-discard"))
        return None

    # ── commands ─────────────────────────────────────────────────────────────────────────────────────

    def _command(self, typed: str, view: SeatView, do: Callable[[Action], None]) -> bool:
        """Obeys a command that takes no turn; False when it is none."""
        found = self.vocabulary.command(typed)
        if found is None:
            return False
        command, rest = found
        if command == "quit":
            self._leave()
        elif command == "sena":
            self._free(rest, view, do, Sena, "term-sena-prompt", "sena-none")
        elif command == "say":
            self._free(rest, view, do, Say, "term-say-prompt", "talk-none")
        elif command == "look":
            self._look(rest, view, do)
        else:
            self._show(command, view)
        return True

    def _leave(self) -> None:
        answer = self.screen.ask(f"{self.words.say('term-quit-sure')} ")
        if answer is None or self.vocabulary.is_yes(answer):
            raise Quit

    def _show(self, command: str, view: SeatView) -> None:
        words = self.words
        if command == "help":
            self._explain(view)
            self._say(words.say("term-help"))
        elif command == "cards":
            for line in self.narrator.holding(view.cards):
                self._say(*line)
        elif command == "score":
            for text in words.score(view.score, view.games, view.sets):
                self._say(text, "stones")
        elif command == "rules":
            for line in pages.rules_page(words):
                self._say(*line)
        elif command == "log":
            for line in self.log or [Line(words.say("term-log-empty"))]:
                self._say(*line)
        else:  # undo, where there is nothing to undo
            self._explain(view)

    def _free(
        self,
        rest: str,
        view: SeatView,
        do: Callable[[Action], None],
        kind: type[Sena] | type[Say],
        prompt: str,
        nothing: str,
    ) -> None:
        """A seña or a phrase: by its number in the list, or its code; without either, the list."""
        possible = [action for action in view.free if isinstance(action, kind)]
        codes = [action.meaning if isinstance(action, Sena) else action.phrase for action in possible]
        if not possible:
            self._say(self.words.say(nothing))
        elif rest in codes:
            do(possible[codes.index(rest)])
        elif 1 <= (whole(rest) or 0) <= len(possible):
            do(possible[int(rest) - 1])
        else:
            texts = [self.narrator.sign(c) if kind is Sena else self.words.say(f"say-{c}") for c in codes]
            self._say(self.words.say(prompt, choices=choices(texts)))

    def _look(self, rest: str, view: SeatView, do: Callable[[Action], None]) -> None:
        """Players count to the right from the reader; 0 = one's own cards."""
        words, seats = self.words, view.rules.seats
        possible = {action.n for action in view.free if isinstance(action, Look)}
        names = {words.names[seat].casefold(): seat for seat in range(seats) if seat != view.viewer}
        if not possible:
            self._say(words.say("term-look-off"))
            return
        target = names.get(rest.casefold())
        if (step := whole(rest)) is not None and step < seats:
            target = (view.viewer + step) % seats
        if target in possible:
            do(Look(target))
        elif target is not None:
            self._say(words.say("term-look-at-you", name=words.names[target]))
        else:
            others = [words.names[(view.viewer + step) % seats] for step in range(1, seats)]
            own = f"0. {words.say('look-own-cards')}"
            self._say(words.say("term-look-prompt", choices=f"{own}, {choices(others)}"))
