"""Write docs/reliability.md from bench/promises.toml and the figures in bench/results.

python -m tools.reliability             the page
python -m tools.reliability --check     is it what it should be?
python -m tools.reliability run R13 …   the tests and planted faults of these rows; what came of them is kept

The last takes the sizes that HORDAGO_TEST_SIZE names, as every test does, and ci without it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import Any, Final

from tools import proof
from tools.parts import PARTS
from tools.promises import Promise, promises
from tools.results import FOLDER, ROOT, Result, keep, kept

PAGE: Final = ROOT / "docs" / "reliability.md"

HEAD: Final = """\
# What the server promises, and how far that was measured

<!-- Made by `python -m tools.reliability` from bench/promises.toml and bench/results: change those. -->

Each promise has a goal, a command that measures it in full, tests that hold it on every change at sizes that
fit, and planted faults: bugs put in on purpose, which the tests must catch. Figures are of the last run that
was kept, with its machine below; one of less than the goal asks for is called a smaller run, and what nobody
has measured says so. Where other programs used the machine its load is above zero, and times are worse than
the server's own.

`python -m tools.reliability run R13 R14` runs all tests and planted faults that rows name, and keeps what
came of it as their part `tests`.
"""
UNMEASURED: Final = "not measured yet"
TESTS: Final = "tests"
"""The part of a row that its tests and planted faults are."""


def page(rows: list[Promise], results: list[Result]) -> str:
    """The whole page."""
    sections = [_section(each, [result for result in results if result.row == each.row]) for each in rows]
    return "\n".join([HEAD, _summary(rows, results), *sections])


def _summary(rows: list[Promise], results: list[Result]) -> str:
    lines = ["| | promise | goal | measured |", "|---|---|---|---|"]
    for each in rows:
        mine = [result for result in results if result.row == each.row]
        said = "<br>".join(_said(result) for result in mine) or UNMEASURED
        lines.append(f"| [{each.row}](#{each.row.lower()}) | {each.promise} | {each.goal} | {said} |")
    return "\n".join(lines) + "\n"


def _said(result: Result) -> str:
    verdict = {True: "met", False: "**not met**", None: "a smaller run"}[result.met]
    part = f"{result.part}: " if result.part else ""
    return f"{part}{result.said} ({verdict})"


def _section(each: Promise, results: list[Result]) -> str:
    lines = [f"## {each.row}", "", f"{each.promise.capitalize()}: {each.goal}.", ""]
    if each.command:
        lines.append(f"- measured in full by `{each.command}`")
    lines += [f"- {line}" for line in (_measured(result) for result in results)]
    lines += [f"- test: {_where(test)}" for test in each.tests]
    lines += [f"- test: the part `{part}` of `make test`" for part in each.parts]
    lines += [] if each.tests or each.parts else ["- test: none yet"]
    lines += [f"- planted: {_where(fault)}" for fault in each.planted]
    return "\n".join(lines) + "\n"


def _measured(result: Result) -> str:
    on: dict[str, Any] = result.machine
    where = f"{on.get('cpu', '')}, {on.get('cores', '?')} cores, Python {on.get('python', '?')}"
    part = f" ({result.part})" if result.part else ""
    load = f", load {on['load']}" if "load" in on else ""
    return f"{result.day}{part}: {result.said}; `{result.command}`, version {result.version}, {where}{load}"


def _where(name: str) -> str:
    file, _, function = name.partition("::")
    return f"`{function}` in [{file}](../{file})"


def missing(rows: list[Promise]) -> Iterator[str]:
    """Tests and planted faults that a row names and that are not there, and results of no row."""
    for each in rows:
        for name in (*each.tests, *each.planted):
            file, _, function = name.partition("::")
            source = ROOT / file
            if not source.is_file() or f"def {function}(" not in source.read_text(encoding="utf-8"):
                yield f"{each.row}: {name} is not there"
        yield from (f"{each.row}: there is no part {part}" for part in each.parts if part not in PARTS)
    names = {each.row for each in rows}
    yield from (f"{each.file}: there is no such promise" for each in kept() if each.row not in names)


def run(names: list[str]) -> int:
    """Run what these rows name and keep what came of it, a failure as such. 1 if anything failed."""
    rows = {each.row: each for each in promises()}
    if not names or any(name not in rows for name in names):
        print(f"usage: python -m tools.reliability run {'|'.join(rows)} …", file=sys.stderr)
        return 2
    size = os.environ.setdefault("HORDAGO_TEST_SIZE", "ci")
    os.environ.setdefault("HORDAGO_RESULTS", str(FOLDER))
    bad = 0
    for name, found in proof.prove([rows[name] for name in names]).items():
        full = [each for each in kept(FOLDER) if (each.row, each.part, each.met) == (name, TESTS, True)]
        bad += found.met is False
        if full and found.met is None:
            print(f"{name}: {found.said}; the full run of {full[0].day} stands")
            continue
        command = f"HORDAGO_TEST_SIZE={size} python -m tools.reliability run {name}"
        keep(name, found.said, found.counts, met=found.met, command=command, part=TESTS)
    return 1 if bad else main([])


def main(arguments: list[str]) -> int:
    """Write the page, or compare it: 1 when it is not what it should be."""
    if arguments[:1] == ["run"]:
        return run(arguments[1:])
    rows = promises()
    wrong = list(missing(rows))
    text = page(rows, kept(FOLDER))
    if arguments == ["--check"]:
        if not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != text:
            wrong.append(f"{PAGE.relative_to(ROOT)} is not what `python -m tools.reliability` makes")
    else:
        PAGE.write_text(text, encoding="utf-8")
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
