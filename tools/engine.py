"""Packs the game for a page without a server: `python -m tools.engine --out web/public/engine`.

What comes out, all of it from this project, npm's `pyodide` and the pinned wheel of engine.txt:

    engine.json                 which files there are, and how many bytes travel for each
    engine-<hash>.zip           the game and the rooms of the server, as far as a page needs them, and msgspec
    <name>-<hash>.blueprint     what bots have learnt; fetched when a table can use it
    pyodide-<version>/          the interpreter

Names change with their content, so a browser may keep every file but engine.json for good.
"""

from __future__ import annotations

import argparse
import ast
import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "hordago"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
WHEELS: Final = ROOT / ".build" / "wheels"
PINNED: Final = ROOT / "tools" / "engine.txt"
BOOKS: Final = SOURCE / "bots" / "blueprint" / "data"
FIRST: Final = "hordago.offline.host"
"""What the page starts; with it goes all that it imports."""
LEFT_OUT: Final = ("hordago.bots.resolve",)
"""Imported only where there is numpy."""
DATA: Final = ("odds/values/*", "odds/data/kings*.npy")
INTERPRETER: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
WORTH: Final = 0.95
"""A file is kept packed, too, when it is at most this part of its size then."""
_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


class File(NamedTuple):
    """A file as engine.json lists it."""

    path: str
    bytes: int
    wire: int
    """Bytes that travel, as the server sends it packed where that is worth it."""
    book: str | None = None
    """The name that bots look for, for a blueprint."""


def sources() -> Iterator[tuple[str, bytes]]:
    """Name in the archive and content of each file of the game, in order."""
    found = {path for pattern in DATA for path in SOURCE.glob(pattern)} | modules(FIRST)
    for path in sorted(found):
        yield path.relative_to(SOURCE.parent).as_posix(), path.read_bytes()


def modules(first: str) -> set[Path]:
    """The file of a module of ours, and those of all that it imports at any time."""
    found: dict[str, Path] = {}
    todo = [first]
    while todo:
        name = todo.pop()
        path = _file_of(name)
        if path is None or name in found or name.startswith(LEFT_OUT):
            continue
        found[name] = path
        todo += [name.rpartition(".")[0], *_imports(ast.parse(path.read_text(encoding="utf-8")))]
    return set(found.values())


def _file_of(name: str) -> Path | None:
    """Where a module lies; None for what is not ours, or no module but a name in one."""
    place = SOURCE.parent.joinpath(*name.split("."))
    tried = (place / "__init__.py", place.with_suffix(".py"))
    return next((path for path in tried if name and path.is_file() and path.is_relative_to(SOURCE)), None)


def _imports(tree: ast.AST) -> Iterator[str]:
    """Names that a module imports, but not those for its types alone; of `from a import b` both a and a.b."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)
        elif not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            yield from _imports(node)


def wheel() -> Path:
    """The pinned wheel, from the last build or the package index. Raises RuntimeError."""
    pinned = next(line for line in PINNED.read_text().splitlines() if line and not line.startswith("#"))
    (name, version), digest = pinned.split()[0].split("=="), pinned.rpartition(":")[2]
    path = WHEELS / f"{name}-{version}-cp314-cp314-{PLATFORM}.whl"
    if path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == digest:
        return path
    path.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    python = ["--only-binary=:all:", f"--platform={PLATFORM}", "--python-version=3.14", "--abi=cp314"]
    rest = ["--require-hashes", "-r", str(PINNED), "-d", str(WHEELS)]
    done = subprocess.run([*command, *python, *rest], check=False, text=True, stderr=subprocess.PIPE)
    if done.returncode != 0 or not path.is_file():
        said = done.stderr.strip().splitlines() or ["pip said nothing"]
        raise RuntimeError(f"{name} for browsers cannot be had: {said[-1]}")
    return path


def archive() -> bytes:
    """The game and its package in one zip: the same bytes for the same files."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name, content in sources():
            out.writestr(zipfile.ZipInfo(name, _LONG_AGO), content, zipfile.ZIP_DEFLATED)
        with zipfile.ZipFile(wheel()) as built:
            for name in sorted(built.namelist()):
                if not name.endswith((".pyi", "RECORD")):
                    out.writestr(zipfile.ZipInfo(name, _LONG_AGO), built.read(name), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def interpreter() -> Iterator[tuple[str, bytes]]:
    """Pyodide, with a list of packages that is empty: nothing is ever fetched from elsewhere."""
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    for name in INTERPRETER:
        content = (PYODIDE / name).read_bytes()
        if name.endswith(".mjs"):
            content = content.partition(b"\n//# sourceMappingURL")[0] + b"\n"
        yield f"pyodide-{version}/{name}", content
    yield f"pyodide-{version}/pyodide-lock.json", json.dumps({"info": info, "packages": {}}).encode()


def write(out: Path) -> list[File]:
    """Write everything anew into the folder."""
    shutil.rmtree(out, ignore_errors=True)
    engine = archive()
    files = [_put(out, f"engine-{_short(engine)}.zip", engine)]
    files += [_put(out, name, content) for name, content in interpreter()]
    for path in sorted(BOOKS.glob("*.blueprint")):
        content = path.read_bytes()
        name = f"{path.stem}-{_short(content)}.blueprint"
        files.append(_put(out, name, content)._replace(book=path.name))
    _list(out, files)
    return files


def _list(out: Path, files: list[File]) -> None:
    out.mkdir(parents=True, exist_ok=True)
    (out / "engine.json").write_text(json.dumps({"files": [each._asdict() for each in files]}, indent=1))


def _put(out: Path, name: str, content: bytes) -> File:
    path = out / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    packed = gzip.compress(content, mtime=0)
    if len(packed) > WORTH * len(content):
        return File(name, len(content), len(content))
    path.with_name(f"{path.name}.gz").write_bytes(packed)
    return File(name, len(content), len(packed))


def _short(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def main() -> int:
    """0 when it is written; without the package a page that cannot play alone, which CI does not take."""
    parser = argparse.ArgumentParser(prog="python -m tools.engine", description=str(__doc__).splitlines()[0])
    parser.add_argument("--out", type=Path, required=True, help="folder to write into; emptied first")
    out: Path = parser.parse_args().out
    try:
        files = write(out)
    except (RuntimeError, OSError) as problem:
        print(f"the page will not play without a network: {problem}", file=sys.stderr)
        _list(out, [])
        return 1 if os.environ.get("CI") == "true" else 0
    wire = sum(each.wire for each in files)
    print(f"{out}: {len(files)} files, {wire / 1e6:.1f} MB to be fetched")
    return 0


if __name__ == "__main__":
    sys.exit(main())
