"""How much memory four experts need who play whole games, with all that they have read."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

MOST = 60
"""Megabytes; a sixth more is too much (other Pythons, other systems)."""
PROGRAM = """
import pathlib, re, sys
from hordago import Rules, new_match
from hordago.arena.sitting import Sitting
from hordago.bots import make
for game in range(3):
    match = new_match(Rules.preset("spanish", games_to_win=1))
    Sitting(match, [make("expert", seat) for seat in range(4)], bytes([game]) * 32).play()
peak = re.search(r"VmHWM:\\s+(\\d+)", pathlib.Path("/proc/self/status").read_text())[1]
print(int(peak) / 1e3, "numpy" in sys.modules)
"""


# the peak that getrusage tells is that of the process which started this one, if that was higher
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the peak is read from /proc")
def test_four_experts_need_little_memory_and_no_numpy() -> None:
    told = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    peak, numpy = told.stdout.split()
    print(f"{float(peak):.0f} MB")
    assert float(peak) < MOST * 7 / 6
    assert numpy == "False"
