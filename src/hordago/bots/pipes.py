"""A program at the other end of three pipes: whatever it does, it can neither block nor flood its owner."""

from __future__ import annotations

import os
import signal
import subprocess
import time
import weakref
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from threading import Event, Thread
from typing import IO, Any, Final

MAX_LINE: Final = 4096
"""Bytes of a line that are read; the rest of it is left out."""
_CHUNK: Final = 1 << 16
_BACKLOG: Final = 1000
"""Lines that wait to be read; a program that says more must wait."""
_MOMENT: Final = 0.2
"""Seconds in which a program that has closed its output should have ended."""


class Silent(Exception):
    """It has said nothing in time."""


class Gone(Exception):
    """It has ended, or closed its output."""


class Pipes:
    """A running program. Raises OSError when it cannot be started.

    Three threads read what it says, read what it complains of, and write what it is told; they hold no
    reference to this object, so a program whose owner forgets it is killed all the same.
    """

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        # The program is that of whoever typed its name, and no shell reads it.
        self._process = subprocess.Popen(  # noqa: S603
            command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
        self._heard: Queue[str | None] = Queue(_BACKLOG)
        self._errors: deque[str] = deque(maxlen=1)
        self._told: SimpleQueue[bytes | None] = SimpleQueue()
        over = Event()
        self._kill = weakref.finalize(self, _kill, self._process, over, self._told)
        self._listener = _begin(_listen, self._process.stdout, self._heard, over)
        self._drainer = _begin(_drain, self._process.stderr, self._errors)
        _begin(_tell, self._process.stdin, self._told)

    def say(self, *lines: str) -> None:
        """Send lines; returns at once, whether the program reads or not."""
        self._told.put("".join(f"{line}\n" for line in lines).encode())

    def hear(self, until: float) -> str:
        """The next line, of at most :data:`MAX_LINE` bytes, waiting until that ``time.monotonic()``.

        Raises :class:`Silent` or :class:`Gone`.
        """
        try:
            line = self._heard.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            raise Silent from None
        if line is None:
            raise Gone
        return line

    def close(self, patience: float = 0.0) -> str:
        """Let it end by itself for so many seconds, then kill it; says how it ended."""
        if patience:
            self._told.put(None)
            self._listener.join(patience)
        with suppress(subprocess.TimeoutExpired):
            if not self._listener.is_alive():
                self._process.wait(_MOMENT)
        alive = self._process.returncode is None
        self._kill()
        self._drainer.join(_MOMENT)
        how = "closed its output" if alive else f"ended with exit code {self._process.returncode}"
        return f"{how} ({self._errors[0]!r:.200})" if self._errors else how


def _begin(work: Any, *arguments: Any) -> Thread:
    thread = Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _lines(stream: IO[bytes]) -> Iterator[str]:
    """Lines as they come, each cut at :data:`MAX_LINE` bytes; empty ones are left out."""
    begun = b""
    with suppress(OSError, ValueError), stream:
        while chunk := stream.read1(_CHUNK):  # type: ignore[attr-defined]
            *whole, rest = chunk.split(b"\n")
            for each in whole:
                yield from _text(begun + each)
                begun = b""
            begun = (begun + rest)[:MAX_LINE]
    yield from _text(begun)


def _text(line: bytes) -> list[str]:
    text = line[:MAX_LINE].decode("utf-8", "replace").strip()
    return [text] if text else []


def _listen(stream: IO[bytes], heard: Queue[str | None], over: Event) -> None:
    for line in _lines(stream):
        _put(heard, line, over)
    _put(heard, None, over)


def _put(heard: Queue[str | None], line: str | None, over: Event) -> None:
    """Wait for room; nobody reads any more once it is over."""
    while not over.is_set():
        with suppress(Full):
            heard.put(line, timeout=_MOMENT)
            return


def _drain(stream: IO[bytes], errors: deque[str]) -> None:
    for line in _lines(stream):
        errors.append(line)


def _tell(stream: IO[bytes], told: SimpleQueue[bytes | None]) -> None:
    with suppress(OSError, ValueError), stream:
        while (text := told.get()) is not None:
            stream.write(text)
            stream.flush()


def _kill(process: subprocess.Popen[bytes], over: Event, told: SimpleQueue[bytes | None]) -> None:
    """End it with all that it has started itself."""
    over.set()
    told.put(None)
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (AttributeError, OSError):  # no groups on this system, or nobody left in it
        process.kill()
    process.wait()
