"""`hordago bot`: a bot as a program that speaks UMI on stdin and stdout."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import BinaryIO

from hordago import __version__
from hordago.bots.speaker import LONGEST, Speaker
from hordago.cli.problem import Problem


def bot(name: str) -> int:
    """A bot on stdin and stdout (UMI), until quit or the end of the input.

    Parameters
    ----------
    name
        The bot, such as simple.
    """
    try:
        speaker = Speaker(name, _say, f"Hordago {__version__}")
    except ValueError as error:
        raise Problem(str(error)) from None
    if sys.stdin is None:  # closed before it began
        return 0
    for line in lines(sys.stdin.buffer):
        if line is None:
            speaker.error(f"a line of more than {LONGEST} bytes is left out")
        elif not speaker.hear(line):
            break
    return 0


def _say(line: str) -> None:
    print(line, flush=True)


def lines(stream: BinaryIO) -> Iterator[str | None]:
    """The lines of a stream, whatever is in it; None for one that is too long."""
    while found := stream.readline(LONGEST):
        if len(found) < LONGEST or found.endswith(b"\n"):
            yield found.decode("utf-8", "backslashreplace")
            continue
        while (rest := stream.readline(LONGEST)) and not rest.endswith(b"\n"):
            pass
        yield None
