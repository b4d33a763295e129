"""Programs in `selfplay` and `play`: they sit down, they fail, they are gone when the command is."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hordago.cli import main
from hordago.record import read
from hordago.record.replay import replay
from tests.umi import programs
from tests.umi.test_driving import EXAMPLE, gone

PROGRAM = [sys.executable, "-c", "from hordago.cli import main; raise SystemExit(main())"]
NOTED = "open({file!r}, 'a').write(str(os.getpid()) + ' '); say('umiok')"
"""Of a program: its process is written down."""


def selfplay(out: Path, bots: str, *more: str, games: int = 1) -> int:
    return main(["selfplay", "--games", str(games), "--out", str(out), "--bots", bots, "--seed", "1", *more])


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_program_plays_whole_matches(
    workers: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "records"
    assert selfplay(out, f"umi:{EXAMPLE},simple", "--workers", workers, "--movetime", "30000", games=2) == 0
    (said,) = capsys.readouterr().err.splitlines()
    assert said.startswith("2 played and 0 kept")
    for file in sorted(out.iterdir()):
        record = read(file.read_text(encoding="utf-8"))
        assert [player.bot for player in record.players] == [f"umi:{EXAMPLE}", "simple"] * 2
        assert replay(record).ok


@pytest.mark.slow
def test_a_program_that_fails_is_told_and_the_match_goes_on(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    bad = programs.program(
        tmp_path, UMI=NOTED.format(file=str(pids)), GO="asked < 3 and say('bestaction fold') or 1/0"
    )
    arguments = ["selfplay", "--games", "2", "--out", str(tmp_path / "out"), "--bots", f"umi:{bad},simple"]
    done = subprocess.run([*PROGRAM, *arguments], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0
    *faults, last = done.stderr.splitlines()
    assert last.startswith("2 played and 0 kept")
    assert all(line.startswith(f"umi:{bad} (seat ") for line in faults)
    assert any("said 'bestaction fold', expected one of" in line for line in faults)
    assert any("ended with exit code 1 ('ZeroDivisionError: division by zero')" in line for line in faults)
    assert any("is given up" in line for line in faults)
    assert len(faults) <= 2 * 2 * 20
    assert "Traceback" not in done.stderr
    started = [int(pid) for pid in pids.read_text().split()]
    assert len(started) <= 1 + 2 * 2 * 4
    assert all(map(gone, started))


@pytest.mark.slow
def test_ctrl_c_leaves_no_program_behind(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    slow = programs.program(tmp_path, UMI=NOTED.format(file=str(pids)), GO="time.sleep(1000)", QUIT="pass")
    arguments = ["selfplay", "--games", "1", "--out", str(tmp_path / "out"), "--bots", f"umi:{slow}"]
    with subprocess.Popen([*PROGRAM, *arguments, "--movetime", "100000"], stderr=subprocess.PIPE) as running:
        for _ in range(500):
            if pids.exists() and len(pids.read_text().split()) >= 2:
                break
            time.sleep(0.02)
        time.sleep(0.3)
        running.send_signal(2)
        assert running.wait(30) == 130
    assert all(gone(int(pid)) for pid in pids.read_text().split())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["--bots", "umi:./no-such-program"],
            "--bots: umi:./no-such-program: cannot be started: no such file",
        ),
        (["--bots", "simple,umi:false"], "--bots: umi:false: ended with exit code 1, expected umiok"),
        (["--bots", "umi:"], "--bots: umi:: expected a program after umi:"),
        (["--bots", "simple", "--movetime", "0"], "--movetime: 0 is not possible; expected 1 to 3600000"),
    ],
)
def test_what_cannot_play_is_one_line(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["selfplay", "--games", "1", "--out", str(tmp_path / "out"), *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_a_person_plays_against_a_program(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    good = programs.program(tmp_path, UMI=NOTED.format(file=str(pids)))
    record = tmp_path / "evening.mgn"
    arguments = [
        "play",
        "--bot",
        f"umi:{good}",
        "--plain",
        "--lang",
        "en",
        "--record",
        str(record),
        "--seed",
        "3",
    ]
    done = subprocess.run(
        [*PROGRAM, *arguments], input="2\n" * 6, capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert {player.bot for player in read(record.read_text(encoding="utf-8")).players} == {
        None,
        f"umi:{good}",
    }
    assert all(gone(int(pid)) for pid in pids.read_text().split())
    assert main(["play", "--bot", "umi:./no-such-program"]) == 2


def test_the_tables_of_the_web_start_no_program(tmp_path: Path) -> None:
    """A name that came over the network is none of a program, even where nobody has checked it before."""
    from hordago.game import new_match
    from hordago.rules import Rules
    from hordago.service.brains import Brains
    from hordago.service.commands import Thought
    from hordago.views import view
    from tests.record.play import walk

    touched = tmp_path / "touched"
    name = f"umi:touch {touched}"
    rng = random.Random(1)
    match = next(m for m, _ in walk(new_match(Rules.preset("basque")), rng) if (m.actor or 0) > 0)
    seat = match.actor or 0
    seen = view(match, seat)
    thought = Thought(seat=seat, bot=name, turn=match.turn, view=seen, legal=seen.legal, late=False)
    assert len(Brains(os.urandom).think(thought)) == 1
    assert not touched.exists()
