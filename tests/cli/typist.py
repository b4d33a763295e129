"""Somebody at the keyboard: runs a command with what is typed, and gives back what was read."""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from random import Random

import pytest

from hordago.cli import main
from hordago.i18n import Catalogue

Answer = Callable[[str], str | None]
"""What has been printed since the last answer → the line that is typed, None to close the input."""

LONGEST = 5_000
"""Lines that nobody types in one match."""


class Keyboard:
    """A stdin whose lines depend on what stands on the screen."""

    def __init__(self, screen: io.StringIO, answer: Answer) -> None:
        self._screen, self._answer, self._read, self._count = screen, answer, 0, 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self._count += 1
        assert self._count < LONGEST, "the game and the player turn in circles"
        text = self._screen.getvalue()
        typed = self._answer(text[self._read :])
        self._read = len(text)
        return "" if typed is None else f"{typed}\n"


def run(monkeypatch: pytest.MonkeyPatch, arguments: Iterable[str], answer: Answer) -> tuple[int, str, str]:
    """(exit code, stdout, stderr) of ``hordago ARGUMENTS``."""
    out, err = io.StringIO(), io.StringIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdin", Keyboard(out, answer))
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(list(arguments))
    return code, out.getvalue(), err.getvalue()


def lines(*typed: str) -> Answer:
    """These lines, then the end of the input."""
    waiting: Iterator[str] = iter(typed)
    return lambda _: next(waiting, None)


class AnyPlayer:
    """Plays anything that the screen offers: by number, by short form or by the words of the language."""

    def __init__(self, lang: str, random: Random) -> None:
        say = Catalogue(lang).text
        self._random = random
        self._cut = say("term-cut-prompt", min=777, max=999).partition("777")[0]
        self._claim = say("term-claim", n=777, no="").partition("777")[0]
        self._undo = say("term-word-undo")
        self.undone = 0

    def __call__(self, printed: str) -> str:
        menu = re.findall(r"(?<!\S)(\d)\. (\S.*?) \[([^\],]+)[^\]]*\]", printed)
        if menu:
            return self._call(menu)
        if self._claim in printed:
            return ""
        if self._cut in printed:
            return str(self._random.randint(3, 37))
        if printed.rstrip("\n").endswith("\n> "):
            if self._random.random() < 0.1:
                self.undone += 1
                return self._undo
            return ""
        return self._discard(printed.rsplit("\n", 1)[-1].removesuffix("> ").split())

    def _call(self, menu: list[tuple[str, str, str]]) -> str:
        tame = [item for item in menu if item[2] != "h"] if self._random.random() < 0.8 else menu
        number, call, short = self._random.choice(tame)
        if short == "e" and self._random.random() < 0.3:
            return self._random.choice(("e5", "e 7", "+4"))
        return self._random.choice((number, call, short))

    def _discard(self, held: list[str]) -> str:
        count = 1 if len(held) == 5 else self._random.randint(1, 4)
        if self._random.random() < 0.5:
            return " ".join(self._random.sample(held, count))
        return " ".join(map(str, self._random.sample(range(1, len(held) + 1), count)))
