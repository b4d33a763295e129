"""A disk that loses its power (R4): what was not synced is lost, in part or whole, and bits may turn over.

:class:`Disk` is a VFS of SQLite, made with `apsw`. Under it lie ordinary files, as the program sees them;
beside them it keeps what a power cut would leave of each. Writes that were not synced survive one by one as
chance has it, and a write may be torn: then only its beginning is there. Names that were deleted without a
sync of the folder may come back.

:func:`plugged_in` runs the store on it. The same as in a server: the whole of ``hordago.store`` with its SQL,
its pragmas and its migrations, SQLAlchemy, `aiosqlite` and its thread, SQLite's own code for locks, shared
memory and recovery. Other than in a server: `apsw` stands in for the module ``sqlite3`` (:mod:`driver`), with
its own build of SQLite, and checkpoints come every few pages rather than every thousand, so that short lives
meet them.
"""

from __future__ import annotations

import sqlite3.dbapi2
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import aiosqlite
import apsw
import pytest

from tests.store import driver

NAMES = count()


class Change(NamedTuple):
    """A write that was not synced; ``data`` None: the file was cut at ``start``."""

    start: int
    data: bytes | None


class Medium:
    """What is on the disk of one file, apart from what the program believes."""

    def __init__(self, is_log: bool = False) -> None:
        self.is_log = is_log
        """A journal, or a write-ahead log."""
        self.safe: bytes | None = None
        """None: nobody has synced this file yet, so that even its name may be lost."""
        self.changes: list[Change] = []

    def sync(self) -> None:
        """All changes are safe."""
        self.safe = _changed(self.safe or b"", self.changes)
        self.changes = []

    def after_cut(self, random: Random, survives: float) -> bytes | None:
        """What is there when the power is back; each change survives with that chance."""
        if self.safe is None and random.random() >= survives:
            return None
        kept = [each for each in self.changes if random.random() < survives]
        if kept and (data := kept[-1].data) and random.random() < 0.5:
            kept[-1] = Change(kept[-1].start, data[: random.randrange(len(data))])
        return _changed(self.safe or b"", kept)


def _changed(content: bytes, changes: list[Change]) -> bytes:
    found = bytearray(content)
    for start, data in changes:
        if data is None:
            del found[start:]
            continue
        found.extend(bytes(max(0, start - len(found))))
        found[start : start + len(data)] = data
    return bytes(found)


class Disk(apsw.VFS):
    """The VFS. ``operations`` counts writes, cuts and syncs; at ``cut_at`` the power goes."""

    def __init__(self) -> None:
        self.name = f"lossy-{next(NAMES)}"
        super().__init__(self.name, base="")
        self.media: dict[str, Medium] = {}
        self.gone: dict[str, bytes] = {}
        """Deleted, but the folder was not synced."""
        self.operations = 0
        self.syncs = 0
        self.cut_at: int | None = None
        self.on = True

    def xOpen(self, name: Any, flags: list[int]) -> File:  # noqa: N802
        """Open a file."""
        if not self.on:
            raise apsw.CantOpenError
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        return File(self, path, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        """Forget a file."""
        self.step()
        super().xDelete(filename, syncdir)
        medium = self.media.pop(filename, None)
        if syncdir:
            self.gone.pop(filename, None)
        elif medium is not None and medium.safe is not None:
            self.gone[filename] = medium.safe

    def step(self) -> None:
        """Something is about to change."""
        self.operations += 1
        if self.on and self.cut_at is not None and self.operations >= self.cut_at:
            self.on = False
        if not self.on:
            raise apsw.IOError

    def sync(self, medium: Medium) -> None:
        """A file is safe. With the first sync of a log SQLite syncs its folder, too, and so all names."""
        if medium.safe is None and medium.is_log:
            self.gone.clear()
            for other in self.media.values():
                other.safe = other.safe or b""
        medium.sync()
        self.syncs += 1

    def unsynced(self) -> list[str]:
        """Files with writes that a power cut would take back."""
        return [path for path, medium in self.media.items() if medium.changes]

    def cut(self, random: Random, survives: float) -> None:
        """The power was gone and is back: the files are what the disk kept of them."""
        self.on, self.cut_at = True, None
        for path in {*self.media, *self.gone}:
            medium = self.media.get(path)
            left = medium.after_cut(random, survives) if medium else None
            if left is None and path in self.gone and random.random() < survives:
                left = self.gone[path]
            file = Path(path)
            if left is None:
                file.unlink(missing_ok=True)
                self.media.pop(path, None)
            else:
                file.write_bytes(left)
                if medium is None:
                    medium = self.media[path] = Medium(is_log=True)
                medium.safe, medium.changes = left, []
            Path(f"{path}-shm").unlink(missing_ok=True)
        self.gone.clear()

    def turn_a_bit(self, random: Random, path: str) -> None:
        """Turn one bit of a closed file over, in a byte that is not empty: pages are mostly zeros."""
        content = bytearray(Path(path).read_bytes())
        content[random.choice([place for place, byte in enumerate(content) if byte])] ^= (
            1 << random.randrange(8)
        )
        Path(path).write_bytes(content)
        self.media[path].safe = bytes(content)


class File(apsw.VFSFile):
    """An open file. Locks and shared memory are those of the system."""

    def __init__(self, disk: Disk, path: str, flags: list[int]) -> None:
        super().__init__("", path, flags)
        self._disk = disk
        self._medium = disk.media.setdefault(path, Medium(path.endswith(("-wal", "-journal"))))

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        """Write, for now."""
        self._disk.step()
        super().xWrite(data, offset)
        self._medium.changes.append(Change(offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        """Cut off, for now."""
        self._disk.step()
        super().xTruncate(newsize)
        self._medium.changes.append(Change(newsize, None))

    def xSync(self, flags: int) -> None:  # noqa: N802
        """Make it so for good. The system's own sync is not called: this disk is the one that counts."""
        self._disk.step()
        self._disk.sync(self._medium)


@contextmanager
def plugged_in(disk: Disk, checkpoint: int) -> Iterator[None]:
    """Every database is on that disk, with a checkpoint every so many pages."""

    def connect(database: str, **_: object) -> driver.Connection:
        return driver.Connection(database, disk.name, checkpoint)

    def later(database: str, **_: object) -> aiosqlite.Connection:
        return aiosqlite.Connection(lambda: connect(database), 64)  # type: ignore[arg-type, return-value]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiosqlite, "connect", later)
        patch.setattr(sqlite3.dbapi2, "connect", connect)
        yield
