"""The examples run as a reader runs them, and each learns something that can be seen."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MARGIN = 3.0
"""Stones a hand: far more than chance brings with the examples' own seeds, which never change."""


@pytest.mark.parametrize("name", ["gymnasium_linear", "pettingzoo_table", "openspiel_table"])
def test_an_example_learns(name: str) -> None:
    before, after = import_module(f"examples.{name}").main()
    print(f"{name}: {before:+.2f} before, {after:+.2f} after")
    assert after > before + MARGIN


def test_an_example_runs_as_a_script() -> None:
    script = ROOT / "examples" / "pettingzoo_table.py"
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)
    assert "stones a hand" in done.stdout and not done.stderr


def test_every_example_is_tested() -> None:
    learning = {"gymnasium_linear", "pettingzoo_table", "openspiel_table"}
    tested = learning | {"umi_bot", "http_bot"}  # these in tests/umi and tests/server/test_bridge.py
    assert {file.stem for file in (ROOT / "examples").glob("*.py")} == tested
