"""Finished deals in a file of JSON Lines, so that a run that was broken off can be taken up again."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Self

from hordago.arena.duplicate import Contest, Duplicate

VERSION: Final = 1
"""Changes when the meaning of a line does."""
_NONE: Final = "is no file of the arena"
Key = tuple[str, str, int]


class LedgerError(ValueError):
    """A file that is no ledger, or that of another contest."""


class Ledger:
    """Deals that are done, in memory and, where there is a file, on the disk as soon as they are."""

    def __init__(self, told: Contest, file: Path | None = None) -> None:
        """Reads what the file has; a line that was not written to its end is played again.

        Raises :class:`LedgerError` and OSError.
        """
        self.done: dict[Key, Duplicate] = {}
        self._stream: IO[str] | None = None
        if file is None:
            return
        if file.exists() and not file.is_file() and not file.is_dir():  # a device may have no end
            raise LedgerError(f"{file}: {_NONE}")
        head = json.dumps(_head(told))
        try:
            text = file.read_text(encoding="utf-8") if file.exists() else ""
        except UnicodeDecodeError:
            raise LedgerError(f"{file}: {_NONE}") from None
        kept = text.rpartition("\n")[0]
        lines = kept.splitlines()
        if lines[:1] != [head] and not head.startswith(text):
            raise LedgerError(f"{file}: {_difference(lines[0] if lines else text, _head(told))}")
        for number, line in enumerate(lines[1:], 2):
            self._keep(_read(line, f"{file}:{number}"))
        self._stream = file.open("r+" if file.exists() else "w", encoding="utf-8")
        self._stream.truncate(len(kept.encode()) + 1 if lines else 0)
        self._stream.seek(0, 2)
        if not lines:
            self._write(head)

    def add(self, duplicate: Duplicate) -> None:
        """One more deal."""
        self._keep(duplicate)
        self._write(json.dumps(duplicate._asdict()))

    def _keep(self, duplicate: Duplicate) -> None:
        self.done[duplicate.a, duplicate.b, duplicate.deal] = duplicate

    def _write(self, line: str) -> None:
        if self._stream:
            self._stream.write(f"{line}\n")
            self._stream.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._stream:
            self._stream.close()


def _head(told: Contest) -> dict[str, Any]:
    rules, seed, score, senas = told
    return {
        "arena": VERSION,
        "rules": rules.to_dict(),
        "seed": seed,
        "score": None if score is None else list(score),
        "senas": senas,
    }


def _difference(line: str, expected: dict[str, Any]) -> str:
    """Why the first line is not the one that was expected."""
    found: Any = None
    with suppress(ValueError, RecursionError):
        found = json.loads(line)
    if not isinstance(found, dict) or "arena" not in found:
        return _NONE
    named = [name for name in expected if found.get(name) != expected[name]]
    return f"has deals of another contest (other {', '.join(named) or 'keys'}); take another file"


def _read(line: str, where: str) -> Duplicate:
    try:
        fields = json.loads(line)
        pairs = {name: tuple(value) for name, value in fields.items() if isinstance(value, list)}
        found = Duplicate(**{**fields, **pairs})
        whole = type(found.deal) is int and all(map(_is_pair, found[3:7]))
        whole = whole and (found.chance is None or _is_pair(found.chance))
    except (ValueError, TypeError, AttributeError, RecursionError):
        raise LedgerError(f"{where}: is no line of the arena") from None
    if not whole:
        raise LedgerError(f"{where}: is no line of the arena")
    return found


def _is_pair(value: object) -> bool:
    return isinstance(value, tuple) and [type(n) in (int, float) for n in value] == [True, True]
