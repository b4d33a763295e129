"""Where the database lies when nobody says: the user's own data folder, readable by nobody else."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """``HORDAGO_DATA``, or where this platform keeps a program's data."""
    chosen = environment.get("HORDAGO_DATA")
    if chosen:
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        base = environment.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "hordago"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "hordago"
    base = environment.get("XDG_DATA_HOME")
    # The base directory rules: a path that is not absolute is to be ignored.
    return (Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share") / "hordago"


class InUse(OSError):
    """Another process serves that file."""


@contextmanager
def claim(path: Path | None) -> Iterator[None]:
    """Serve that file alone meanwhile; None: it is no file. Raises ``InUse``, and as ``private_file`` does.

    The mark is a lock on a file beside it: whoever dies, in whatever way, holds it no more.
    """
    if path is None:
        yield
        return
    private_file(path)
    mark = os.open(path.with_name(f"{path.name}-lock"), os.O_RDWR | os.O_CREAT, 0o600)
    if sys.platform != "win32":
        import fcntl  # noqa: PLC0415 (not on every system)

        try:
            fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(mark)
            raise InUse(f"{path} is in use by another server") from None
        except OSError:
            pass  # a file system without locks: nobody can tell
    try:
        yield
    finally:
        os.close(mark)


def private_file(path: Path) -> Path:
    """Make the file, and its folder, if they are not there: for the owner only. Raises ``OSError``."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    return path
