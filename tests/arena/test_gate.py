"""The gate before a release: what is as good as it was passes, what is worse does not."""

from __future__ import annotations

import pytest

from tools import gate

SOURCES = gate.ROOT / "src"


def test_a_level_is_even_with_itself_and_a_worse_one_fails() -> None:
    same = gate.played("threshold", gate.program(SOURCES, "threshold"), 2, "spanish", 1)
    assert same["win_rate"] == 0.5
    worse = gate.played("random", gate.program(SOURCES, "simple"), 6, "spanish", 1)
    assert isinstance(worse["ci95"], list) and gate.lost(worse["ci95"])
    assert not gate.lost((0.4, 0.6)) and not gate.lost((0.45, 0.5)) and gate.lost((0.3, 0.49))


def test_a_level_that_was_not_there_is_known_as_new() -> None:
    assert gate.knows(SOURCES, "simple") and not gate.knows(SOURCES, "nobody")


def test_a_commit_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="there is no commit named 'never'"):
        gate.checked_out("never")
    assert not capsys.readouterr().out
