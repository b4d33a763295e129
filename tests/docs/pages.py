"""The project's Markdown, taken apart: code blocks, words in code marks, command lines."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHELLS = ("sh", "bash", "console")


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    text: str
    line: int
    """The line of the page on which its text begins, from 1."""


def pages() -> list[Path]:
    """Every Markdown file that belongs to the project."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return sorted({page for name in listed.stdout.splitlines() if (page := ROOT / name).is_file()})


def name_of(page: Path) -> str:
    """A page's place in the project, as test ids show it."""
    return page.relative_to(ROOT).as_posix()


def text_of(page: Path) -> str:
    """The text of a page."""
    return page.read_text(encoding="utf-8")


def blocks(page: Path) -> list[Block]:
    """All fenced blocks, in order."""
    text = text_of(page)
    return [
        Block(found[1], found[2], text.count("\n", 0, found.start(2)) + 1) for found in FENCE.finditer(text)
    ]


def marked(page: Path) -> list[str]:
    """Everything in code marks outside fenced blocks."""
    found = re.findall(r"`([^`\n]+(?:\n[^`\n]+)?)`", FENCE.sub("", text_of(page)))
    return [" ".join(each.split()) for each in found]


def command_lines(page: Path) -> Iterator[str]:
    """Every line that a reader may type: those of shell blocks, and whatever in code marks is a command."""
    for block in blocks(page):
        if block.language in SHELLS:
            for line in block.text.replace("\\\n", " ").splitlines():
                typed = line.split("#")[0].strip().removeprefix("$ ").removeprefix(".venv/bin/")
                if typed:
                    yield typed
    yield from (each.removeprefix(".venv/bin/") for each in marked(page))
