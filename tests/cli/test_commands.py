"""The frame of the command line: what there is, how it answers bad input, what it needs."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import hordago
from hordago.cli import BAD_INPUT, COMMANDS, main

VECTORS = Path(__file__).resolve().parents[1] / "vectors" / "rules.json"
PRESENT = [command.name for command in COMMANDS if find_spec(f"hordago.cli.{command.name}")]


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    printed = capsys.readouterr().out
    assert {"play", "presets"} <= set(PRESENT)
    assert [name for name in PRESENT if name not in printed] == []


@pytest.mark.parametrize("name", PRESENT)
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    function = getattr(importlib.import_module(f"hordago.cli.{name}"), name)
    assert callable(function)
    assert main([name, "--help"]) == 0
    assert f"hordago {name}" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == hordago.__version__


def test_the_first_answer_loads_no_command() -> None:
    """Nor numpy: a person waits for this."""
    script = (
        "import sys; from hordago.cli import main; main(['--help']); "
        "print(sorted(name for name in sys.modules if name.startswith(('hordago.cli', 'numpy', 'litestar'))))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "['hordago.cli', 'hordago.cli.number', 'hordago.cli.problem']"


@pytest.mark.parametrize(
    ("arguments", "clue"),
    [
        (["nothing"], "nothing"),
        (["presets", "--jsn"], "--jsn"),
        (["presets", "spanish"], "spanish"),
        (["play", "--preset", "klingon"], "klingon"),
        (["play", "--seats", "7"], "7"),
        (["play", "--seats", "many"], "many"),
        (["play", "--seats", "4", "--teams", "3"], "sides"),
        (["play", "--teams", "0"], "sides"),
        (["play", "--seats", "2.6"], "2.6"),
        (["play", "--seats", "0b11"], "0b11"),
        (["play", "--seats", "٣"], "whole number"),
        (["play", "--seed", "9" * 5000], "at most 30 digits"),
        (["play", "--teams", "5"], "5 teams"),
        (["play", "--rule", "target=" + "9" * 5000], "target"),
        (["play", "--record", "a" * 300 + ".mgn"], "too long"),
        (["play", "--record", "/proc/x.mgn"], "cannot be written"),
        (["replay", "a" * 300 + ".mgn"], "too long"),
        (["selfplay", "--games", "1.5", "--out", "x"], "1.5"),
        (["selfplay", "--seed", os.fsdecode(b"\xff"), "--out", "/proc/x", "--games", "1"], "hordago:"),
        (["serve", "--port", "8602.5"], "8602.5"),
        (["play", "--lang", "xx"], "xx"),
        (["play", "--bot", "genius"], "genius"),
        (["play", "--name", "x" * 21], "20"),
        (["play", "--name", "a\tb"], "ordinary"),
        (["play", "--sena-mode", "mirror"], "mirror"),
        (["play", "--rule", "kings"], "kings"),
        (["play", "--rule", "kings=5"], "kings"),
        (["play", "--rule", "target=none"], "target"),
        (["play", "--rule", "queens=8"], "queens"),
        (["play", "--seats", "6", "--teams", "3", "--rule", "partner_override=highest"], "highest"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], clue: str) -> None:
    script = "import sys; from hordago.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    assert done.returncode == BAD_INPUT
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert clue in done.stderr
    boxed = done.stderr.count("\u2500") > 0
    assert boxed or len(done.stderr.splitlines()) == 1


def test_presets_are_those_of_the_vectors(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["presets", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(VECTORS.read_text(encoding="utf-8"))["presets"]


def test_presets_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["presets"]) == 0
    first, *rows = capsys.readouterr().out.splitlines()
    assert first.split()[:2] == ["basque", "french"]
    assert next(row for row in rows if row.startswith("kings")).split()[1:5] == ["4", "4", "4", "8"]


def test_a_missing_extra_names_itself() -> None:
    script = (
        "import sys; sys.modules.update(litestar=None, uvicorn=None, sqlalchemy=None); "
        "from hordago.cli import main; sys.exit(main(['serve', '--port', '1']))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == BAD_INPUT
    assert len(done.stderr.splitlines()) == 1
    assert "hordago[server]" in done.stderr


def test_a_reader_that_leaves_is_no_error() -> None:
    script = "import sys; from hordago.cli import main; sys.exit(main(['presets', '--json']))"
    command = f'{sys.executable} -c "{script}" | head -c 10; exit ${{PIPESTATUS[0]}}'
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


PROGRAM = "import sys; from hordago.cli import main; sys.exit(main({arguments}))"


def shell(arguments: list[str], rest: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program in a shell, with ``rest`` behind it."""
    command = f'{sys.executable} -c "{PROGRAM.format(arguments=arguments)}" {rest}'
    return subprocess.run(
        ["bash", "-c", command],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, **environment},
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_that_cannot_be_written_is_told_in_one_line() -> None:
    done = shell(["presets"], "> /dev/full")
    assert (done.returncode, done.stderr) == (
        2,
        "hordago: the output cannot be written: No space left on device\n",
    )


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_streams_that_are_closed_are_no_error(closed: str) -> None:
    done = shell(["presets"], closed)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_closed_input_is_the_end_of_the_game() -> None:
    done = shell(["play", "--lang", "en", "--plain"], "<&-")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_of_few_letters_shows_what_it_can() -> None:
    done = shell(["play", "--lang", "ko", "--plain"], "< /dev/null", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" in done.stdout
