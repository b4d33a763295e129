"""Lines out, lines in: plain text for pipes and screen readers, a little weight on a terminal."""

from __future__ import annotations

import sys
from typing import Final

STYLES: Final = {
    "title": "bold",
    "cards": "bold cyan",
    "call": "",
    "mine": "green",
    "ordago": "bold red",
    "quiet": "dim",
    "stones": "yellow",
}
"""What kind of line → how rich writes it."""


class Screen:
    """Where the game is read and typed. Never raises for a closed input: that is :meth:`ask` giving None."""

    def __init__(self, *, plain: bool) -> None:
        """``plain``: no colours even on a terminal."""
        self.interactive = sys.stdin is not None and sys.stdin.isatty()
        """Somebody types; otherwise lines come from a file or a pipe."""
        self._console = None
        if not plain and sys.stdout.isatty():
            from rich.console import Console

            self._console = Console(highlight=False)

    def line(self, text: str = "", style: str = "") -> None:
        """One line."""
        if self._console is None:
            print(text, flush=True)
        else:
            self._console.print(text, style=STYLES.get(style) or None, markup=False)

    def ask(self, prompt: str) -> str | None:
        """What is typed after the prompt, without its line end; None when the input is closed."""
        if self.interactive and sys.stdout.isatty():
            import readline  # noqa: F401 (gives input() a line editor)

            try:
                return input(prompt)
            except EOFError:
                print()
                return None
        print(prompt, end="", flush=True)
        typed = sys.stdin.readline() if sys.stdin is not None else ""
        print(flush=True)
        return typed.rstrip("\r\n") if typed else None
