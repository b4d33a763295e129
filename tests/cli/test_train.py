"""`hordago train`: the quick path, and requests that cannot be."""

from pathlib import Path

import pytest

from hordago.bots.blueprint.artefact import Blueprint
from hordago.cli import main

pytest.importorskip("numba", reason="training needs the extra [fast]")


@pytest.mark.slow
def test_a_short_training_writes_a_blueprint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["train", "--out", str(tmp_path), "--seats", "2", "--traversals", "8", "--stages", "2"]
    assert main(given) == 0
    file = tmp_path / "kings8-to40-seats2.blueprint"
    assert str(file) in capsys.readouterr().out
    assert Blueprint(file.read_bytes()).about["traversals"]["3-3"] == 8
    assert main([*given, "--target", "30"]) == 2
    assert "holds the training of something else" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"PK\x03\x04", b"\x80\x04N."])
@pytest.mark.parametrize("name", ["0-0.npz", "3-3.npz"])
def test_a_damaged_folder_is_one_line(
    name: str, content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / name).write_bytes(content)
    assert main(["train", "--out", str(tmp_path), "--seats", "2", "--traversals", "1"]) == 2
    said = capsys.readouterr().err
    assert f"{tmp_path / name}: is damaged, or no" in said and said.count("\n") == 1
    assert (tmp_path / name).read_bytes() == content


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--seats", "3"], "2 or 4 players, not for 3"),
        (["--traversals", "0"], "traversals: 0 is too few"),
        (["--stages", "0"], "stages: 0 is too few"),
        (["--preset", "whist"], "whist"),
        (["--target", "1"], "target"),
        (["--workers", "0"], "workers: 0 is too few"),
        (["--workers", "257"], "workers: 257 is too many"),
    ],
)
def test_what_cannot_be_trained(
    given: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "--out", str(tmp_path / "new"), *given]) == 2
    assert said in capsys.readouterr().err


def test_where_a_training_cannot_begin(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import numpy as np

    strange = tmp_path / "strange"
    strange.mkdir()
    np.savez(strange / "0-0.npz", of="[]")
    given = ["train", "--seats", "2", "--traversals", "1", "--out", str(tmp_path / "new")]
    for begin, said in (
        (tmp_path / "new", "goes on from its own folder"),
        (tmp_path / "nowhere", "nowhere"),
        (strange, "is no state of a training"),
    ):
        assert main([*given, "--begin", str(begin)]) == 2
        told = capsys.readouterr().err
        assert said in told and told.count("\n") == 1
