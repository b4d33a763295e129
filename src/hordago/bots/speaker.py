"""A bot of this package as a program that speaks UMI (docs/reference/umi.md): lines in, lines out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hordago.bots.bot import Bot, make
from hordago.bots.modest import modest
from hordago.bots.reason import Reason
from hordago.cards.quoted import quoted
from hordago.game.errors import GameError
from hordago.record import MalformedRecord, view_of
from hordago.record.position import parse
from hordago.record.tokens import text
from hordago.views import SeatView

LONGEST: Final = 32_768
"""Bytes of the longest line that is read; a position has at most 20,000."""
_IGNORED: Final = frozenset({"legal", "stop", "debug"})
"""Words that are known, and change nothing here."""


class Speaker:
    """Answers line by line; a line that makes no sense is answered by an ``info string``."""

    def __init__(self, name: str, say: Callable[[str], None], about: str = "") -> None:
        """``about``: who wrote the bot and in which version. Raises ValueError for an unknown bot."""
        self._name, self._say, self._about = name, say, about
        self._seed = b""
        self._bot: Bot = make(name, self._seed)
        self._view: SeatView | None = None
        self._words: dict[str, Callable[[str], None]] = {
            "umi": self._introduce,
            "isready": lambda _: say("readyok"),
            "newgame": lambda _: self._new(),
            "setoption": self._option,
            "position": self._position,
            "signal": self._signal,
            "go": self._go,
        }

    def hear(self, line: str) -> bool:
        """Answer a line; False where it was ``quit``."""
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            return False
        if word in self._words:
            self._words[word](rest.strip())
        elif word and word not in _IGNORED:
            self.error(f"{quoted(word)} is no word of UMI")
        return True

    def error(self, what: str) -> None:
        """Tell of something that could not be used, in one line of letters that can be read."""
        self._say(f"info string error: {what if what.isprintable() else ascii(what)[1:-1]}")

    def _introduce(self, _: str) -> None:
        self._say(f"id name {self._name}")
        if self._about:
            self._say(f"id author {self._about}")
        self._say("option name Seed type string default")
        self._say("umiok")

    def _new(self) -> None:
        self._bot, self._view = make(self._name, self._seed), None

    def _option(self, rest: str) -> None:
        name, _, value = rest.removeprefix("name ").partition(" value ")
        if name != "Seed":
            self.error(f"there is no option {quoted(name)}; there is Seed")
            return
        self._seed = value.encode("utf-8", "surrogateescape")
        self._new()

    def _position(self, rest: str) -> None:
        form, _, line = rest.partition(" ")
        self._view = None
        if form != "mfn":
            self.error(f"position: expected mfn, found {quoted(form)}")
            return
        try:
            self._view = view_of(parse(line))
        except (MalformedRecord, GameError) as error:
            self.error(f"position: {error}")

    def _signal(self, _: str) -> None:
        if self._view is None:
            self.error("signal: there is no position")
            self._say("bestsignal none")
            return
        try:
            found = self._bot.signal(self._view)
        except Exception as error:  # noqa: BLE001 (a bot with a bug keeps a straight face)
            self.error(f"signal: {quoted(error)}")
            found = None
        self._say(f"bestsignal {'none' if found is None else text(found)}")

    def _go(self, _: str) -> None:
        """The time is not read: every bot here decides far sooner."""
        view = self._view
        if view is None or not view.legal:
            what = "there is no position" if view is None else "the viewer has nothing to decide"
            self.error(f"go: {what}")
            self._say("bestaction none")
            return
        try:
            action = self._bot.act(view, view.legal)
            for line in _reasons(self._bot):
                self._say(f"info string {line}")
        except Exception as error:  # noqa: BLE001 (a bot with a bug is modest)
            self.error(f"go: {quoted(error)}")
            action = modest(view, view.legal)
        self._say(f"bestaction {text(action)}")


def _reasons(bot: Bot) -> list[str]:
    """Why it has decided so, where a bot has a method ``why``."""
    why = getattr(bot, "why", None)
    reason: Reason | None = why() if callable(why) else None
    if reason is None:
        return []
    chance = "" if reason.chance is None else f" chance {reason.chance:.3f}"
    lines = [f"because {' '.join(reason.grounds)}{chance}"]
    for each in reason.options:
        often = "" if each.often is None else f" often {each.often:.3f}"
        lines.append(f"option {text(each.action)} win {each.win:.3f} stones {each.stones:.2f}{often}")
    return [*lines, *(f"seat {each.seat} {each.what} {each.likely:.3f}" for each in reason.holdings)]
