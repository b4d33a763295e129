"""The command `hordago`, one file a command.

Here is the one table of commands; a file is imported only when its command runs, so that
the first answer is fast.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from hordago.cli.problem import Problem

if TYPE_CHECKING:
    from cyclopts import App


class Command(NamedTuple):
    """One command: ``hordago NAME`` calls the function of that name in ``hordago/cli/NAME.py``."""

    name: str
    help: str
    """One line for ``hordago --help``."""
    extra: str = ""
    """The optional part of the package that it may miss."""


COMMANDS: Final = (
    Command("serve", "A table in the browser.", "server"),
    Command("admin", "Look after a server's tables.", "server"),
    Command("play", "A game in the terminal."),
    Command("presets", "The rulebooks, option by option."),
    Command("odds", "The exact odds of a hand."),
    Command("score", "How likely a score wins the game, and the match."),
    Command("replay", "Replay and check a record."),
    Command("verify", "Check the deals of a record."),
    Command("conformance", "Run a file of test vectors through the engine."),
    Command("selfplay", "Let bots play, and keep the records."),
    Command("arena", "Let two bots play duplicate deals."),
    Command("bot", "A bot on stdin and stdout (UMI)."),
    Command("bridge", "A bot or a program at a server's tables."),
    Command("simulate", "Random games by the million.", "fast"),
    Command("train", "The blueprint of the bots, by self-play.", "fast"),
    Command("exploit", "How much a trained rival wins from a blueprint.", "fast"),
    Command("bench", "Measured figures of this machine.", "bench"),
)

BAD_INPUT: Final = 2
"""Exit code for input that cannot be used; 1 is for a check that failed."""

INTERRUPTED: Final = 130
NO_ROOM: Final = (errno.ENOSPC, errno.EIO, errno.EFBIG, errno.EDQUOT)


def application() -> App:
    """The commands whose file is there."""
    from cyclopts import App, Parameter

    from hordago import __version__
    from hordago.cli.number import convert

    app = App(
        name="hordago",
        help="The complete game of mus.",
        version=__version__,
        help_format="plaintext",
        default_parameter=Parameter(converter=convert),
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    for place, command in enumerate(COMMANDS):
        module = f"hordago.cli.{command.name}"
        if find_spec(module):
            app.command(f"{module}:{command.name}", name=command.name, help=command.help, sort_key=place)
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command (``sys.argv`` by default) and return the exit code; never a traceback for bad input."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    # Python has none for a stream that was closed before it began.
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows few letters shows a ? for the others
    try:
        return _run(given)
    except Problem as problem:
        print(f"hordago: {problem}", file=sys.stderr)
        return BAD_INPUT
    except ModuleNotFoundError as error:
        extra = _extra_of(given)
        if not extra or (error.name or "").partition(".")[0] == "hordago":
            raise
        message = f"{given[0]} needs the extra [{extra}]: pip install 'hordago[{extra}]'"
        print(f"hordago: {message}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone; what is left in the buffer must not be written when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except UnicodeEncodeError as error:
        print(f"hordago: {ascii(error.object)[:80]} is not text that can be used here", file=sys.stderr)
        return BAD_INPUT
    except OSError as error:
        if error.filename is not None:
            print(f"hordago: {str(error.filename)[:80]}: {error.strerror}", file=sys.stderr)
            return BAD_INPUT
        if error.errno not in NO_ROOM:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"hordago: the output cannot be written: {error.strerror}", file=sys.stderr)
        return BAD_INPUT


def _run(given: list[str]) -> int:
    from cyclopts import CycloptsError

    app = application()
    try:
        result = app(given)
    except CycloptsError:  # cyclopts has printed its box
        return BAD_INPUT
    sys.stdout.flush()  # what cannot be written is told here, not when Python ends
    return result if isinstance(result, int) else 0


def _extra_of(given: list[str]) -> str:
    return next((each.extra for each in COMMANDS if given[:1] == [each.name]), "")
