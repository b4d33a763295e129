"""Programs that speak UMI well, badly or not at all, in plain Python; and one that writes them to a file."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Final

FRAME: Final = """
import os, sys, time

def say(text):
    print(text, flush=True)

legal, asked, held = [], 0, ""
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "legal":
        legal = rest.split()
    if word == "position":
        fields = dict(each.split("=", 1) for each in rest.split("|")[0].split() if "=" in each)
        held = fields["cards"].split("/")[int(fields["viewer"])] if "cards" in fields else ""
    if word == "umi":
        UMI
    elif word == "isready":
        READY
    elif word == "signal":
        SIGNAL
    elif word == "go":
        asked += 1
        answer = legal[0].split("-")[0]
        if answer.startswith("d:"):
            answer = "d:" + held[: 2 * int(answer[2:])]
        GO
    elif word == "quit":
        QUIT
"""

POLITE: Final = {
    "UMI": 'say("id name polite"); say("umiok")',
    "READY": 'say("readyok")',
    "SIGNAL": 'say("bestsignal none")',
    "GO": 'say(f"bestaction {answer}")',
    "QUIT": "break",
}


def program(folder: Path, **parts: str) -> str:
    """A command that runs a polite program, but for the parts given."""
    return script(folder, source(**parts))


def source(**parts: str) -> str:
    text = FRAME
    for name, code in {**POLITE, **parts}.items():
        text = text.replace(f" {name}\n", f" {code}\n")
    return text


def script(folder: Path, text: str) -> str:
    """A command that runs this program without site-packages, as fast as Python starts."""
    file = folder / f"program{len(list(folder.iterdir()))}.py"
    file.write_text(text, encoding="utf-8")
    return shlex.join([sys.executable, "-I", "-S", str(file)])
