"""Where the database lies when nobody says: the user's own data folder, readable by nobody else."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
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


def private_file(path: Path) -> Path:
    """Make the file, and its folder, if they are not there: for the owner only. Raises ``OSError``."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    return path
