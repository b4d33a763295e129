"""The house keeps its own rules: what is installed, what an import loads, how long a file may be."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "hordago"
PURE = ("cards", "rules", "game", "views", "record", "fair")
WEB_FRAMEWORKS = {"litestar", "starlette", "uvicorn", "sqlalchemy", "fastapi", "flask", "django", "aiohttp"}
IMPORT_GOAL_S = 0.2


def project() -> dict[str, Any]:
    """The table [project] of pyproject.toml."""
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return found


def plain(name: str) -> str:
    """A package's name as registries compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned() -> dict[str, str]:
    """Name → version of every line in constraints.txt."""
    lines = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#")]
    return {plain(name): version for name, version in (line.split("==") for line in lines)}


def sources() -> list[Path]:
    """Every Python file of the package."""
    return sorted(SOURCE.rglob("*.py"))


def imported(file: Path) -> Iterator[str]:
    """Top-level names of all absolute imports of a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


def loaded_by(statement: str) -> tuple[set[str], float]:
    """Top-level modules in a fresh interpreter after a statement, and the seconds the statement took."""
    script = (
        "import sys, time; begun = time.perf_counter(); "
        f"{statement}; seconds = time.perf_counter() - begun; "
        "print(seconds, *{name.partition('.')[0] for name in sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    seconds, *names = done.stdout.split()
    return set(names), float(seconds)


def test_base_install_has_at_most_four_direct_dependencies_and_no_web_framework() -> None:
    names = {plain(Requirement(line).name) for line in project()["dependencies"]}
    assert 0 < len(names) <= 4
    assert not names & WEB_FRAMEWORKS


INSTALLED = ("server", "postgres", "broker", "fast", "cluster", "envs", "services", "dev")
"""The extras that ``make setup`` installs."""


def test_every_package_that_setup_installs_is_pinned_to_a_version_that_fits() -> None:
    extras = project()["optional-dependencies"]
    versions = pinned()
    installed = [*project()["dependencies"], *(line for name in INSTALLED for line in extras[name])]
    for line in installed:
        requirement = Requirement(line)
        assert requirement.specifier.contains(versions[plain(requirement.name)]), line


def test_import_hordago_is_quick_and_loads_no_third_party_package() -> None:
    names, seconds = loaded_by("import hordago")
    print(f"import hordago: {seconds:.3f} s (goal {IMPORT_GOAL_S} s, asserted at ten times that)")
    assert seconds < 10 * IMPORT_GOAL_S
    assert "hordago" in names
    third_party = {name.replace("-", "_") for name in pinned()} | {"fluent", "yaml", "git"}
    assert not names & (third_party | WEB_FRAMEWORKS | {"numpy", "msgspec"})


@pytest.mark.parametrize("package", PURE)
def test_floors_0_to_3_import_only_the_standard_library(package: str) -> None:
    files = [file for file in sources() if file.is_relative_to(SOURCE / package)]
    assert files
    for file in files:
        outside = set(imported(file)) - sys.stdlib_module_names - {"hordago"}
        assert not outside, f"{file.relative_to(ROOT)} imports {outside}"


def test_files_are_at_most_400_lines_and_functions_at_most_70() -> None:
    for file in sources():
        text = file.read_text(encoding="utf-8")
        where = file.relative_to(ROOT)
        assert text.count("\n") <= 400, where
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert (node.end_lineno or 0) - node.lineno < 70, f"{where}: {node.name}"
