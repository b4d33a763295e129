"""A bot that asks a program which speaks UMI (docs/reference/umi.md); its faults cost it decisions, no more.

A program that hangs, dies or answers nonsense loses that decision: the most modest action is played, and one
line of the log says what the program said and what was expected. It is started again a few times.
"""

from __future__ import annotations

import logging
import os
import shlex
import time
from collections import deque
from collections.abc import Iterator
from typing import Final, NamedTuple

from hordago.bots.modest import modest
from hordago.bots.pipes import Gone, Pipes, Silent
from hordago.cards.quoted import quoted
from hordago.game.actions import WORDS, Action, Envido, Look, Sena
from hordago.game.errors import Malformed
from hordago.game.legal import Choice, Legal
from hordago.record import MalformedRecord, position_of
from hordago.record.position import MAX_CHARACTERS
from hordago.record.tokens import parse, text
from hordago.rules.options import MAX_STAKE
from hordago.views import SeatView

PREFIX: Final = "umi:"
"""A name that begins so is that of a program: ``umi:./program argument``."""

_log: Final = logging.getLogger(__name__)
_MOST_LINES: Final = 10_000
"""Lines before an answer; a program that says more is not heard out."""
_LOGGED: Final = 20
"""Lines of the log that one program may cause."""


class Patience(NamedTuple):
    """How long a program is waited for, in seconds, and how often it is forgiven."""

    start: float = 10.0
    """Until ``umiok``, and again until ``readyok``."""
    move: float = 1.0
    """What ``go movetime`` tells it it has …"""
    grace: float = 1.0
    """… and how much longer it is waited for."""
    end: float = 0.5
    """From ``quit`` to its end."""
    starts: int = 4
    """How often it is started in all, if it hangs or dies."""
    late: int = 20
    """Answers that may come too late."""


PATIENT: Final = Patience()
"""What is usual."""


class ProgramError(ValueError):
    """A program that cannot be started or does not speak UMI."""


class UmiBot:
    """A program on one seat. ``act`` and ``signal`` always answer, in a bounded time, and never raise."""

    def __init__(self, command: str, seed: int | bytes, patience: Patience = PATIENT) -> None:
        """``command`` as typed in a shell, split at its spaces; nothing is run before the first question."""
        self.name = PREFIX + command
        self.lost = 0
        """Decisions that were lost."""
        self.info: tuple[str, ...] = ()
        """The ``info`` lines of the last action, each without that word."""
        self._command = command
        self._seed = seed.hex() if isinstance(seed, bytes) else str(seed)
        self._patience = patience
        self._pipes: Pipes | None = None
        self._starts = self._late = self._logged = self._fences = 0
        self._owes = False
        """It has not answered the last question yet."""
        self._signs: bool | None = None
        """Whether it knows ``signal``; None before it was asked."""
        self._turn = -1
        self._where = "start"
        self._given_up = False

    # ── questions ────────────────────────────────────────────────────────────────────────────────────

    def act(self, view: SeatView, legal: Legal) -> Action:
        """What the program answers to ``go``; the most modest action where that is nothing of use."""
        told = " ".join(choice_text(choice, view) for choice in legal)
        said = self._ask(view, told, f"go movetime {self._patience.move * 1000:.0f}", "bestaction")
        if said is not None:
            action = _token(said)
            if action is not None and action in legal and _affordable(action, view):
                return action
            self._complain(f"said {quoted(f'bestaction {said}')}, expected one of {told}")
        self.lost += 1
        return modest(view, legal)

    def signal(self, view: SeatView) -> Look | Sena | None:
        """What the program answers to ``signal``; one that does not know the word is not asked again."""
        free = [action for action in view.free if isinstance(action, Look | Sena)]
        if self._signs is False or not view.looks:
            return None
        told = " ".join(["none", *map(text, free)])
        said = self._ask(view, told, "signal", "bestsignal")
        if said is None or said == "none":
            return None
        found = next((action for action in free if text(action) == said), None)
        if found is None:
            self._complain(f"said {quoted(f'bestsignal {said}')}, expected one of {told}")
        return found

    def _ask(self, view: SeatView, legal: str, question: str, answer: str) -> str | None:
        """The word after ``answer``, None where it did not come; what is lost by that is told in the log."""
        self._where = f"seat {view.viewer}, turn {view.turn}"
        try:
            line = str(position_of(view))
        except MalformedRecord as error:  # a view that no match can have
            self._complain(f"was not asked: {error}")
            return None
        if len(line) > MAX_CHARACTERS:
            self._complain(f"was not asked: the position has more than {MAX_CHARACTERS} characters")
            return None
        if not self._ready():
            return None
        assert self._pipes is not None
        if view.turn < self._turn:
            self._pipes.say("newgame")
        self._turn = view.turn
        self._pipes.say(f"position mfn {line}", f"legal {legal}", question)
        if question == "signal" and self._signs is None:
            self._fence()  # a program that does not know the word says readyok and nothing before
        return self._wait(answer, self._patience.move + self._patience.grace)

    def _wait(self, expected: str, seconds: float) -> str | None:
        info, other = deque[str](maxlen=20), ""
        try:
            for line in self._lines(seconds):
                word, *rest = line.split(maxsplit=1)
                if word == expected:
                    if expected == "bestsignal":
                        self._signs = True
                    else:
                        self.info = tuple(info)
                    return rest[0].split()[0] if rest else ""
                if word == "info":
                    info += rest
                elif word == "readyok" and expected == "bestsignal" and self._signs is None:
                    self._signs = False
                    return None
                elif word != "readyok":
                    other = other or line
        except Silent:
            self._owes = True
            self._late += 1
            said = f"said {quoted(other)} and no more" if other else "said nothing"
            self._complain(f"{said} in {seconds:g} s, expected {expected}")
        except Gone:
            self._complain(f"{self._stop()}, expected {expected}")
        return None

    def _lines(self, seconds: float) -> Iterator[str]:
        """What it says in so long a time, some thousand lines at most. Raises Silent or Gone."""
        until = time.monotonic() + seconds
        for _ in range(_MOST_LINES):
            assert self._pipes is not None
            line = self._pipes.hear(until)
            if line == "readyok":
                self._fences = max(0, self._fences - 1)
            yield line
        raise Silent

    def _fence(self) -> None:
        """Ask for a ``readyok``, which comes after the answers to all that was asked before."""
        assert self._pipes is not None
        self._fences += 1
        self._pipes.say("isready")

    # ── its life ─────────────────────────────────────────────────────────────────────────────────────

    def start(self) -> None:
        """Start the program and shake hands; ``act`` does so itself. Raises :class:`ProgramError`."""
        try:
            command = shlex.split(self._command, posix=os.name == "posix")
        except ValueError as error:
            raise ProgramError(f"{self.name}: {str(error).lower()}") from None
        if not command:
            raise ProgramError(f"{self.name}: expected a program after {PREFIX}")
        self._starts += 1
        self._owes, self._fences, self._signs, self._turn = False, 0, None, -1
        try:
            self._pipes = Pipes(command)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise ProgramError(f"{self.name}: cannot be started: {reason.lower()}") from None
        self._pipes.say("umi")
        options = self._until("umiok")
        if any(line.split()[:3] == ["option", "name", "Seed"] for line in options):
            self._pipes.say(f"setoption name Seed value {self._seed}")
        self._fence()
        self._until("readyok")
        self._pipes.say("newgame")

    def _until(self, expected: str) -> list[str]:
        """What it says before that word. Raises :class:`ProgramError`."""
        seconds, lines, how = self._patience.start, deque[str](maxlen=100), ""
        try:
            for line in self._lines(seconds):
                if line.split()[0] == expected:
                    return list(lines)
                lines.append(line)
        except Silent:
            self._stop()
            said = f"said {quoted(lines[-1])}" if lines else "said nothing"
            how = f"{said} in {seconds:g} s"
        except Gone:
            how = self._stop()
        raise ProgramError(f"{self.name}: {how}, expected {expected}")

    def _ready(self) -> bool:
        """Whether it can be asked: started if it must be, and done with the question before."""
        if self._pipes is not None and self._owes:
            self._settle()
        if self._pipes is not None and self._late >= self._patience.late:
            self._complain(f"was too late {self._late} times")
            self._starts = self._patience.starts
            self.close()
        while self._pipes is None and self._starts < self._patience.starts:
            try:
                self.start()
            except ProgramError as error:
                self._complain(str(error).removeprefix(f"{self.name}: "))
        if self._pipes is None and not self._given_up:
            self._given_up = True
            self._complain("is given up: the most modest action is played for it from here on")
        return self._pipes is not None

    def _settle(self) -> None:
        """Wait once more: whatever it says before it is ready comes too late."""
        self._fence()
        try:
            for _ in self._lines(self._patience.grace):
                if self._fences == 0:
                    self._owes = False
                    return
        except Silent:
            self._stop()
            self._complain(f"did not say readyok in {self._patience.grace:g} s and is stopped")
        except Gone:
            self._complain(f"{self._stop()}, expected readyok")

    def _stop(self) -> str:
        """Kill it; says how it ended."""
        assert self._pipes is not None
        how, self._pipes = self._pipes.close(), None
        return how

    def close(self) -> None:
        """Tell the program to quit, and kill it if it does not; asked again, it is started again."""
        if self._pipes is not None:
            self._pipes.say("quit")
            self._pipes.close(self._patience.end)
            self._pipes = None

    def _complain(self, what: str) -> None:
        self._logged += 1
        if self._logged <= _LOGGED:
            more = "" if self._logged < _LOGGED else " (no more lines about this program)"
            _log.warning("%s (%s) %s%s", self.name, self._where, what, more)


# ── what is legal, as the protocol says it ───────────────────────────────────────────────────────────


def choice_text(choice: Choice, view: SeatView) -> str:
    """A kind of action as a token, with its range: ``x``, ``e2-40``, ``d:1-4``, ``k:3-37``."""
    if choice.kind in WORDS:
        return text(WORDS[choice.kind])
    most = choice.max if choice.max is not None else MAX_STAKE - (view.bet.stake if view.bet else 0)
    sign = {"envido": "e", "discard": "d:", "cut": "k:"}[choice.kind]
    return f"{sign}{choice.min}-{most}"


def _token(word: str) -> Action | None:
    try:
        return parse(word)
    except Malformed:
        return None


def _affordable(action: Action, view: SeatView) -> bool:
    """Whether a bet stays below the limit of all stakes, which kinds and ranges do not name."""
    stake = view.bet.stake if view.bet else 0
    return not isinstance(action, Envido) or stake + action.n <= MAX_STAKE
