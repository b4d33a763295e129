"""How much memory experts need who play whole games, with all that they have read."""

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
    match = new_match(Rules.preset(sys.argv[1], games_to_win=1))
    Sitting(match, [make(name, seat) for seat, name in enumerate(sys.argv[2:])], bytes([game]) * 32).play()
peak = re.search(r"VmHWM:\\s+(\\d+)", pathlib.Path("/proc/self/status").read_text())[1]
print(int(peak) / 1e3, "numpy" in sys.modules)
"""


# the peak that getrusage tells is that of the process which started this one, if that was higher
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the peak is read from /proc")
@pytest.mark.parametrize(
    ("preset", "bots"), [("spanish", ["expert"] * 4), ("basque", ["expert", *["random"] * 3])]
)
def test_experts_need_little_memory_and_no_numpy(preset: str, bots: list[str]) -> None:
    """Of hands with four kings there are twice as many: four experts take 71 MB there."""
    command = [sys.executable, "-c", PROGRAM, preset, *bots]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    peak, numpy = told.stdout.split()
    print(f"{float(peak):.0f} MB")
    assert float(peak) < MOST * 7 / 6
    assert numpy == "False"
