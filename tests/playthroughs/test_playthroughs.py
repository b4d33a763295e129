"""The playthroughs are what the engine plays today; the worked examples end as their source says."""

from __future__ import annotations

import pytest

from hordago.game.events import GameEnded, HandEnded
from hordago.rules import PRESETS
from tests.playthroughs.games import EXAMPLES, FIRST, FOLDER, SECOND, tell, texts
from tests.properties.play import FORMS

TEXTS = texts()


@pytest.mark.parametrize("file", TEXTS)
def test_the_file_is_what_is_played(file: str) -> None:
    written = (FOLDER / file).read_text(encoding="utf-8")
    assert written == TEXTS[file], f"{file}: run `python -m tests.playthroughs` and look at the difference"


def test_there_is_one_for_every_preset_and_every_way_to_sit_and_no_other_file() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(TEXTS)
    assert {f"preset-{name}.txt" for name in PRESETS} <= set(TEXTS)
    assert {f"seats-{''.join('ABCDEF'[side] for side in sides)}.txt" for sides in FORMS} <= set(TEXTS)
    assert {f"{name}.txt" for name in EXAMPLES} <= set(TEXTS)


def test_the_first_worked_example_ends_12_to_4() -> None:
    _, match, events = tell(FIRST)
    (ended,) = [event for event in events if isinstance(event, HandEnded)]
    assert ended.score == (4, 12) and match.tally.score == (4, 12)


def test_the_second_worked_example_is_won_at_31() -> None:
    _, match, events = tell(SECOND)
    assert [event.score for event in events if isinstance(event, HandEnded)] == [(31, 28)]
    assert [(event.winner, event.by) for event in events if isinstance(event, GameEnded)] == [(0, "count")]
    assert match.tally.games == (1, 0)
