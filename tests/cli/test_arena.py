"""`hordago arena`: the contract, what it refuses, and runs that are broken off."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hordago.bots import ALL
from hordago.cli import BAD_INPUT, INTERRUPTED, main
from hordago.cli.progress import Progress, span

HORDAGO = Path(sys.executable).with_name("hordago")
FAST = ["random", "threshold", "--deals", "6"]


def test_json_is_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *FAST, "--preset", "basque", "--seed", "7", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {"deals", "games", "win_rate", "ci95", "points_per_deal"} <= set(told)
    assert told["deals"] == 6 and told["games"] == 12
    low, high = told["ci95"]
    assert 0 <= low < told["win_rate"] < high <= 1
    assert main(["arena", *FAST, "--preset", "basque", "--seed", "7", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == told


def test_the_other_way_round_is_the_mirror(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "simple", "equity", "--deals", "3", "--json"]) == 0
    one = json.loads(capsys.readouterr().out)
    assert main(["arena", "equity", "simple", "--deals", "3", "--json"]) == 0
    other = json.loads(capsys.readouterr().out)
    assert one["win_rate"] == pytest.approx(1 - other["win_rate"])
    assert one["points_per_deal"] == -other["points_per_deal"]


def test_text_says_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *FAST]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("random against threshold: ") and "of 12 games won" in printed
    assert main(["arena", *FAST, "--hands", "--score", "30,35"]) == 0
    assert "of 12 hands won" in capsys.readouterr().out


def test_the_worth_of_signs(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "--signs", "casual", "--deals", "2", "--score", "30,30"]
    assert main(asked) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| what |") and lines[-1].startswith("| `mano` |")
    assert main([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert len(told) == len(lines) - 2 and {"what", "chance", "stones", "changed"} == set(told[0])
    for bad in (["simple"], ["casual", "club"], []):
        assert main(["arena", "--signs", *bad]) == BAD_INPUT


@pytest.mark.slow
def test_a_ladder_of_all_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--ladder", "--deals", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert {line.split()[0] for line in lines} == set(ALL)
    ratings = [int(line.split()[1]) for line in lines]
    assert ratings == sorted(ratings, reverse=True)
    assert main(["arena", "--ladder", "random", "threshold", "--deals", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {rung["name"] for rung in told["ladder"]} == {"random", "threshold"}
    assert told["pairings"][0]["games"] == 4


def test_the_page_names_the_command_that_makes_it(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["arena", "--ladder", "random", "threshold", "--deals", "2", "--seed", "a b", "--markdown"]
    assert main(given) == 0
    page = capsys.readouterr().out
    (line,) = [line for line in page.splitlines() if line.startswith("hordago arena")]
    assert main(shlex.split(line)[1:]) == 0
    assert capsys.readouterr().out == page


@pytest.mark.parametrize(
    ("wrong", "clue"),
    [
        (["random"], "two"),
        ([], "two"),
        (["random", "simple", "equity"], "two"),
        (["random", "genius"], "genius"),
        (["random", "umi:"], "umi:"),
        (["random", "umi:/no/such/program"], "program"),
        (["--ladder", "random"], "at least two"),
        (["--ladder", "--hands"], "whole games"),
        (["--ladder", "random", "random"], "once"),
        ([*FAST[:2], "--deals", "0"], "--deals"),
        ([*FAST, "--workers", "0"], "--workers"),
        ([*FAST, "--preset", "klingon"], "klingon"),
        ([*FAST, "--seats", "3"], "3 sides"),
        ([*FAST, "--seats", "9"], "9"),
        ([*FAST, "--score", "3,4"], "--hands"),
        ([*FAST, "--hands", "--score", "3"], "--score"),
        ([*FAST, "--hands", "--score", "3,x"], "--score"),
        ([*FAST, "--hands", "--score", "3,40"], "game to 40"),
        ([*FAST, "--markdown"], "--markdown"),
        ([*FAST, "--out", "."], "directory"),
    ],
)
def test_bad_input_is_one_line(wrong: list[str], clue: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *wrong]) == BAD_INPUT
    told = capsys.readouterr()
    assert clue in told.err and told.out == "" and len(told.err.strip().splitlines()) == 1


def test_a_run_is_taken_up_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deals.jsonl"
    assert main(["arena", "random", "threshold", "--deals", "3", "--out", str(file)]) == 0
    assert main(["arena", *FAST, "--out", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert main(["arena", *FAST, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == told
    assert main(["arena", *FAST, "--seed", "1", "--out", str(file)]) == BAD_INPUT
    assert "other seed" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "deals.jsonl"
    command = [str(HORDAGO), "arena", "simple", "threshold", "--out", str(file)]
    running = subprocess.Popen(
        [*command, "--deals", "100000", "--workers", workers],
        stderr=subprocess.PIPE,
        text=True,
    )
    until = time.monotonic() + 60
    while not (file.exists() and file.read_text().count("\n") > 4) and time.monotonic() < until:
        assert running.poll() is None
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    said = running.communicate(timeout=60)[1]
    assert running.returncode == INTERRUPTED
    assert "kept in" in said and "Traceback" not in said
    done = subprocess.run([*command, "--deals", "2", "--json"], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["deals"] == 2


NONSENSE = """
import sys
for line in sys.stdin:
    word = line.split()[0]
    if word == "umi":
        print("umiok")
    elif word == "isready":
        print("readyok")
    elif word == "go":
        print("bestaction perhaps")
    elif word == "quit":
        break
    sys.stdout.flush()
"""


@pytest.mark.slow
def test_a_program_that_talks_nonsense_loses_decisions_and_the_match_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "nonsense.py").write_text(NONSENSE)
    program = "umi:" + shlex.join([sys.executable, str(tmp_path / "nonsense.py")])
    assert main(["arena", program, "random", "--deals", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["lost_decisions"][0] > 0 and told["lost_decisions"][1] == 0
    assert told["games"] == 4


def test_progress_says_how_long_it_will_take() -> None:
    progress = Progress("deals", 100, 40)
    for _ in range(20):
        progress.step()
    assert progress.line(30.0) == "60 of 100 deals, 1 min 00 s left"
    assert [span(seconds) for seconds in (0.4, 59, 61, 7260)] == ["0 s", "59 s", "1 min 01 s", "2 h 01 min"]
