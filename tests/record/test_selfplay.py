"""`hordago selfplay`: whole matches in files that replay and verify, again and again."""

from __future__ import annotations

import os
import signal
from itertools import chain
from pathlib import Path

import pytest

from hordago.cli import main
from hordago.record import read
from hordago.record.replay import replay
from hordago.record.verify import verify
from hordago.rules import PRESETS
from tests.sizes import size

PRESETS_TRIED = size(small=["basque", "historic"], ci=list(PRESETS), nightly=list(PRESETS))


def run(out: Path, *more: str, games: int = 1) -> int:
    return main(["selfplay", "--games", str(games), "--out", str(out), *more])


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS_TRIED)
@pytest.mark.parametrize("seats", ["2", "4", "6"])
def test_every_file_replays_and_verifies(preset: str, seats: str, tmp_path: Path) -> None:
    assert (
        run(tmp_path / "new" / "folder", "--preset", preset, "--seats", seats, "--bots", "random,simple") == 0
    )
    (file,) = (tmp_path / "new" / "folder").iterdir()
    assert file.name == "00001.mgn"
    record = read(file.read_text(encoding="utf-8"))
    assert record.status == "finished"
    assert record.rules.preset_name == preset
    assert [player.bot for player in record.players] == ["random", "simple"] * (int(seats) // 2)
    assert replay(record).ok
    verified = verify(record)
    assert verified.ok
    assert all(deal.checked for deal in verified.deals)
    assert main(["replay", str(file)]) == main(["verify", str(file)]) == 0


@pytest.mark.slow
def test_the_same_seed_gives_the_same_files_and_no_seed_others(tmp_path: Path) -> None:
    for name in ("a", "b"):
        run(tmp_path / name, "--seed", "7", games=2)
    run(tmp_path / "c")
    first, second = sorted(each.read_text() for each in (tmp_path / "a").iterdir())
    assert first != second
    assert sorted(each.read_text() for each in (tmp_path / "b").iterdir()) == [first, second]
    assert (tmp_path / "c" / "00001.mgn").read_text() not in (first, second)


@pytest.mark.slow
def test_a_run_that_broke_off_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, "--seed", "7", games=3)
    whole = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    (tmp_path / "00003.mgn").unlink()
    (tmp_path / "00002.mgn").write_bytes(whole["00002.mgn"][:500])
    kept = (tmp_path / "00001.mgn").stat().st_mtime_ns
    capsys.readouterr()
    run(tmp_path, "--seed", "7", games=3)
    (said,) = capsys.readouterr().err.splitlines()
    assert said.startswith(f"2 played and 1 kept in {tmp_path}; ")
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == whole
    assert (tmp_path / "00001.mgn").stat().st_mtime_ns == kept


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--preset", "basque"], "with preset spanish for 4 seats, not preset basque for 4 seats;"),
        (["--seats", "2"], "with preset spanish for 4 seats, not preset spanish for 2 seats;"),
        (["--bots", "random,simple"], "with bots random, random, random, random, not random, simple, random"),
        (["--seed", "8"], "with another seed; choose another folder"),
        (["--seed", "8", "--workers", "2"], "with another seed; choose another folder"),
    ],
)
def test_a_folder_with_matches_of_another_run_is_refused(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {"--seed": "7", "--bots": "random"}
    run(tmp_path, *chain(*before.items()), games=3)
    (tmp_path / "00001.mgn").unlink()
    capsys.readouterr()
    after = {**before, **dict(zip(arguments[::2], arguments[1::2], strict=True))}
    assert run(tmp_path, *chain(*after.items()), games=3) == 2
    error = capsys.readouterr().err
    assert f"--out: {tmp_path / '00002.mgn'} is of another run, {message}" in error
    assert error.count("\n") == 1
    assert sorted(file.name for file in tmp_path.iterdir()) == ["00002.mgn", "00003.mgn"]


def test_one_match_of_another_run_among_ours_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder, seed in (("a", "7"), ("b", "8")):
        run(tmp_path / folder, "--seed", seed, "--bots", "random", games=2)
    (tmp_path / "b" / "00002.mgn").replace(tmp_path / "a" / "00002.mgn")
    assert run(tmp_path / "a", "--seed", "7", "--bots", "random", games=3) == 2
    assert "00002.mgn is of another run, with another seed" in capsys.readouterr().err


@pytest.mark.parametrize("seed", [[], ["--seed", "7"]])
def test_a_match_that_a_person_left_is_not_written_over(
    seed: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path, "--seed", "8", "--bots", "random", games=1)
    file = tmp_path / "00001.mgn"
    left = broken(file.read_text(encoding="utf-8"))
    file.write_text(left, encoding="utf-8")
    assert run(tmp_path, *seed, "--bots", "random", games=2) == 2
    assert "00001.mgn is of another run, with bots a person, random," in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == left and len(list(tmp_path.iterdir())) == 1


def broken(text: str) -> str:
    """The record of a match whose first player was a person, who left it."""
    left = text.replace('status = "finished"', 'status = "closed"', 1).replace('bot = "random"\n', "", 1)
    return "\n".join(line for line in left.splitlines() if not line.startswith("winner")) + "\n"


def test_without_a_seed_matches_of_any_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, "--bots", "random", games=2)
    assert run(tmp_path, "--bots", "random", games=3) == 0
    assert "1 played and 2 kept" in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.slow
def test_any_number_of_workers_writes_the_same_files(tmp_path: Path) -> None:
    for workers in ("1", "2", "3"):
        arguments = ["--seed", "7", "--bots", "random", "--workers", workers]
        assert run(tmp_path / workers, *arguments, games=40) == 0
    one, two, three = (
        {file.name: file.read_bytes() for file in (tmp_path / workers).iterdir()} for workers in "123"
    )
    assert len(one) == 40
    assert one == two == three


@pytest.mark.slow
def test_a_worker_that_dies_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hordago.cli.selfplay._batch", _die)
    assert run(tmp_path, "--workers", "2", games=40) == 2
    error = capsys.readouterr().err
    assert "a worker process died" in error and error.count("\n") == 1


def _die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_terminal_sees_progress_and_a_pipe_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run(tmp_path / "pipe", "--bots", "random", "--seed", "1")
    assert capsys.readouterr().err.count("\n") == 1
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setattr("time.monotonic", iter(range(1000)).__next__)
    run(tmp_path / "terminal", "--bots", "random", "--seed", "1", games=2)
    said = capsys.readouterr().err
    assert "1 of 2 matches" in said and "2 played and 0 kept" in said


@pytest.mark.parametrize("whole_folder", [True, False])
def test_a_file_is_written_whole_or_not_at_all(
    whole_folder: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", broken)
    monkeypatch.setattr("hordago.cli.selfplay._sync_folder", lambda: broken if whole_folder else None)
    assert run(tmp_path, "--bots", "random") == 2
    assert "no space left on device" in capsys.readouterr().err
    assert not (tmp_path / "00001.mgn").exists()


def test_files_are_the_same_where_only_single_files_can_be_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(tmp_path / "a", "--bots", "random", "--seed", "1", games=3)
    monkeypatch.setattr("hordago.cli.selfplay._sync_folder", lambda: None)
    run(tmp_path / "b", "--bots", "random", "--seed", "1", games=3)
    one, other = ({file.name: file.read_text() for file in (tmp_path / name).iterdir()} for name in "ab")
    assert one == other and len(one) == 3


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["0"], "--games: 0 is too few"),
        (["1", "--bots", "deep"], "--bots: there is no bot named 'deep'; there are random, "),
        (["1", "--preset", "chess"], "'chess' does not exist"),
        (["1", "--seats", "7"], "seats: 7 is not possible"),
        (["1", "--workers", "0"], "--workers: 0 is not possible; expected 1 to 256"),
    ],
)
def test_bad_input_is_one_line(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["selfplay", "--out", str(tmp_path), "--games", *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert run(tmp_path / "file") == 2
    assert capsys.readouterr().err.endswith("file: file exists\n")
