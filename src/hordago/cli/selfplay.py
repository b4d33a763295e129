"""`hordago selfplay`: bots play each other with fair deals, and every match is kept."""

from __future__ import annotations

import hashlib
import os
import secrets
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from hordago.cli.kept import is_kept
from hordago.cli.problem import Problem

if TYPE_CHECKING:
    from hordago.rules import Rules

_BATCH: Final = 64
"""The most matches that a worker process is given at a time."""
_GROUP: Final = 32
"""Records that are written together: waiting for the disk costs as much as playing a match."""
_HURRY: Final = 1.0
"""Seconds after which a group is written though it is not full."""
_MOST_WORKERS: Final = 256
_LONGEST: Final = 3_600_000
"""Milliseconds for a decision."""


def selfplay(
    *,
    games: int,
    preset: str = "spanish",
    out: Path,
    bots: str = "simple",
    seats: int = 4,
    seed: str | None = None,
    workers: int = 1,
    movetime: int = 1000,
) -> int:
    """Let bots play, and keep the records.

    Writes one MGN file a match, 00001.mgn and so on. Finished files are left as they are, so a run that was
    broken off can be repeated; with the same seed it gives the same files, whatever the number of workers.
    A folder with matches of another preset, other bots or another seed is refused.

    Parameters
    ----------
    games
        Matches to play.
    preset
        The rulebook.
    out
        The folder for the records; made if it is not there.
    bots
        Names of bots, or umi:./program, with commas between; they take the seats in turn.
    seats
        Players, 2 to 6.
    seed
        Any text, from which all cards and all bots follow; without it they come from the system.
    workers
        Processes that play at the same time.
    movetime
        Milliseconds that a program may take for a decision.
    """
    from hordago.rules import Rules, RulesError

    if games < 1:
        raise Problem(f"--games: {games} is too few; play at least one")
    if not 1 <= workers <= _MOST_WORKERS:
        raise Problem(f"--workers: {workers} is not possible; expected 1 to {_MOST_WORKERS}")
    if not 1 <= movetime <= _LONGEST:
        raise Problem(f"--movetime: {movetime} is not possible; expected 1 to {_LONGEST} milliseconds")
    try:
        rules = Rules.preset(preset, seats=seats)
    except RulesError as error:
        raise Problem(str(error)) from None
    names = _bot_names(bots, seats)
    _folder(out)
    master = secrets.token_bytes(32) if seed is None else hashlib.sha256(seed.encode()).digest()
    job = Job(rules, names, master, seed is not None, out, movetime / 1000)
    _check_first(job)
    numbers = range(1, games + 1)
    alone = workers == 1 or games == 1
    _tell(games, out, play_all(job, numbers) if alone else _spread(job, numbers, workers))
    return 0


@dataclass(frozen=True)
class Job:
    """What is to be played, for every worker."""

    rules: Rules
    names: tuple[str, ...]
    master: bytes
    """The secret of the whole run."""
    seeded: bool
    """Whether it was asked for, so that every match can be only one."""
    out: Path
    movetime: float
    """Seconds that a program may take for a decision."""

    def file(self, number: int) -> Path:
        """Where a match is kept."""
        return self.out / f"{number:05}.mgn"

    def keeps(self, number: int) -> bool:
        """Whether the file of a match holds it, whole; raises :class:`Problem` if it holds another."""
        from hordago.arena.sitting import derived

        first = derived(derived(self.master, f"match {number}"), "deal 1") if self.seeded else None
        return is_kept(self.file(number), self.rules, self.names, first)


class Done(NamedTuple):
    """One match that is done; soon it is on the disk, too."""

    played: bool
    """Not kept from an earlier run."""
    hands: int = 0
    thinking: float = 0.0
    """Seconds that the bots took."""


def play_all(job: Job, numbers: Iterable[int]) -> Iterator[Done]:
    """Play these matches, in turn; some are written while the next ones are played."""
    from hordago.arena.sitting import Sitting, derived, recorder
    from hordago.bots.players import dismiss, player
    from hordago.bots.umi import PATIENT
    from hordago.game import new_match
    from hordago.record import write

    start, patience = new_match(job.rules), PATIENT._replace(move=job.movetime)
    there = set(os.listdir(job.out))  # noqa: PTH208 (names are enough)
    with _Writer() as writer:
        for number in numbers:
            file = job.file(number)
            if file.name in there and job.keeps(number):
                yield Done(played=False)
                continue
            own = derived(job.master, f"match {number}")
            bots = [
                player(name, derived(own, f"bot {seat}"), patience) for seat, name in enumerate(job.names)
            ]
            told = recorder(job.names)
            sitting = Sitting(start, bots, own, recorder=told)
            try:
                sitting.play()
            finally:
                dismiss(bots)
            record = told.record()
            writer.put(file, write(record))
            yield Done(True, len(record.hands), sitting.thinking)


def _spread(job: Job, numbers: range, workers: int) -> Iterator[Done]:
    """The same by several processes, a few matches at a time."""
    size = max(1, min(_BATCH, len(numbers) // (4 * workers)))
    batches = [numbers[first : first + size] for first in range(0, len(numbers), size)]
    with ProcessPoolExecutor(min(workers, len(batches)), initializer=_uninterrupted) as pool:
        try:
            for batch in as_completed([pool.submit(_batch, job, each) for each in batches]):
                yield from batch.result()
        except BrokenProcessPool:
            raise Problem("a worker process died; what it had finished is kept, so run it again") from None
        except BaseException:  # Ctrl-C, too: what has not begun shall not begin
            pool.shutdown(cancel_futures=True)
            raise


def _batch(job: Job, numbers: range) -> list[Done]:
    return list(play_all(job, numbers))


def _uninterrupted() -> None:
    """Ctrl-C is for the process that gives out the work; workers finish what they have begun."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _tell(games: int, out: Path, matches: Iterator[Done]) -> None:
    """Progress on a terminal, and one line at the end."""
    begun, told, shown = time.monotonic(), 0.0, sys.stderr.isatty()
    played = kept = hands = 0
    thinking = 0.0
    for done in matches:
        played, kept = played + done.played, kept + (not done.played)
        hands, thinking = hands + done.hands, thinking + done.thinking
        passed = time.monotonic() - begun
        if shown and passed - told > 0.1:
            told = passed
            rate = f"{hands:,} hands, {hands / passed:,.0f} a second"
            print(f"\r{played + kept:,} of {games:,} matches, {rate} ", end="", file=sys.stderr, flush=True)
    passed = time.monotonic() - begun
    said = f"{played:,} played and {kept:,} kept in {out}"
    if played:
        said += f"; {hands:,} hands in {passed:.1f} s, {hands / passed:,.0f} a second"
        said += f", bots thinking {thinking:.1f} s"
    print(f"\r{said:79}" if shown else said, file=sys.stderr)


def _bot_names(bots: str, seats: int) -> tuple[str, ...]:
    from hordago.bots.players import check

    named = [name.strip() for name in bots.split(",")]
    for name in dict.fromkeys(named):
        try:
            check(name)
        except ValueError as error:
            raise Problem(f"--bots: {error}") from None
    return tuple(named[seat % len(named)] for seat in range(seats))


def _folder(out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem(f"--out: {out}: {(error.strerror or str(error)).lower()}") from None


def _check_first(job: Job) -> None:
    """Nothing is put beside matches of another run, so one that is there is looked at before all else."""
    there = [int(file.stem) for file in job.out.glob("*.mgn") if file.stem.isdecimal()]
    if there:
        job.keeps(min(there))


class _Writer:
    """Writes records in groups while the next ones are played; at the end all of them are on the disk."""

    def __init__(self) -> None:
        self._group: list[tuple[Path, str]] = []
        self._since = time.monotonic()
        self._thread = ThreadPoolExecutor(1)
        self._writing: Future[None] | None = None

    def __enter__(self) -> Self:
        return self

    def put(self, file: Path, text: str) -> None:
        """One more record; raises :class:`Problem` if one before it could not be written."""
        self._group.append((file, text))
        if len(self._group) == _GROUP or time.monotonic() - self._since > _HURRY:
            self._send()

    def _send(self) -> None:
        if self._writing:
            self._writing.result()
        self._writing = self._thread.submit(_write, self._group)
        self._group, self._since = [], time.monotonic()

    def __exit__(self, *_: object) -> None:
        with self._thread:
            self._send()
        assert self._writing is not None
        self._writing.result()


def _write(group: Sequence[tuple[Path, str]]) -> None:
    """Each of the files whole or not at all, also when the power fails half-way."""
    try:
        parts = [(file.with_suffix(".part"), file) for file, _ in group]
        for (part, _), (_, text) in zip(parts, group, strict=True):
            with part.open("wb", buffering=0) as stream:
                stream.write(text.encode())
                if not _sync_folder():
                    os.fsync(stream.fileno())
        if parts and (sync := _sync_folder()):
            sync(parts[0][0].parent)
        for part, file in parts:
            part.replace(file)
    except OSError as error:
        raise Problem(f"--out: {group[0][0].parent}: {(error.strerror or str(error)).lower()}") from None


@cache
def _sync_folder() -> Callable[[Path], None] | None:
    """Waits until all files of a folder are on the disk; None where only single files can be waited for."""
    import ctypes

    try:
        syncfs = ctypes.CDLL(None, use_errno=True).syncfs
    except (OSError, AttributeError, TypeError):
        return None

    def sync(folder: Path) -> None:
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            if syncfs(descriptor):
                raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
        finally:
            os.close(descriptor)

    return sync
