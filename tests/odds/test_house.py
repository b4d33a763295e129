"""Odds keep to their room: nobody who must do without numpy loads it."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize("package", ["hordago", "hordago.bots", "hordago.wire", "hordago.service"])
def test_numpy_is_not_loaded_by(package: str) -> None:
    script = f"import sys, {package}; print('numpy' in sys.modules or 'hordago.odds' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_numba_is_loaded_only_when_it_is_asked_for() -> None:
    script = (
        "import sys; from hordago.cards import cards; from hordago.odds import Given, odds; "
        "odds(cards('Ro Rc 7o 1b'), given=Given(out=cards('3o'))); print('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_everything_works_without_numba() -> None:
    script = (
        "import sys; sys.modules['numba'] = None; from hordago.cards import cards; "
        "from hordago.odds import Given, discards, odds; from hordago.rules import Rules; "
        "hand, given = cards('Ro Rc 7o 1b'), Given(out=cards('3o')); "
        "print(odds(hand, given=given).method, len(discards(hand, Rules.preset('spanish', seats=2))))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["exact", "15"]
