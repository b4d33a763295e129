"""``hordago bench odds``: every question it measures is a real one."""

from __future__ import annotations

import json

import pytest

from hordago.bench.odds import contestants
from hordago.cli import main


def test_every_question_is_answered() -> None:
    for each in contestants():
        assert each.unit == "questions"
        assert each.work() == 1, each.name


def test_the_command_measures_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "odds", "--rounds", "1", "--seconds", "0.001", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["part"] == "odds"
    assert [each["name"] for each in found["figures"]] == [each.name for each in contestants()]
    assert all(each["median"] > 0 for each in found["figures"])
