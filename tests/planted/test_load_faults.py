"""Planted faults of R1, R3, R5, R16 and R24: servers that break a promise under load must be caught."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.load import bullies, doomed, kills, seat, test_load
from tests.load.doomed import Doom
from tests.sizes import seeded

CAUGHT = (AssertionError, TimeoutError, ExceptionGroup)

LOADS: tuple[tuple[Callable[[], None], Callable[[], None]], ...] = (
    (doomed.slow, test_load.test_everybody_sees_every_action_soon),
    (doomed.a_view_is_not_sent, test_load.test_everybody_sees_every_action_soon),
    (doomed.a_neighbours_cards, test_load.test_everybody_sees_every_action_soon),
    (doomed.the_last_row_is_not_read, test_load.test_a_killed_server_is_soon_back_with_all_its_tables),
    (doomed.a_flood_is_welcome, test_load.test_bullies_are_put_out_and_the_others_play_on),
    (doomed.everybody_may_knock, test_load.test_bullies_are_put_out_and_the_others_play_on),
    (doomed.a_queue_without_end, test_load.test_bullies_are_put_out_and_the_others_play_on),
    (doomed.gone_without_a_word, test_load.test_a_new_version_costs_a_moment),
)

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not come soon is given up, and fewer play."""
    monkeypatch.setattr(seat, "ANSWER_S", 5.0)
    monkeypatch.setattr(bullies, "ANSWER_S", 5.0)
    monkeypatch.setattr(bullies, "LAZY_S", 15.0)
    monkeypatch.setattr(kills, "REACHED_S", 10.0)


@pytest.mark.parametrize(("fault", "test"), LOADS, ids=lambda each: each.__name__.removeprefix("test_"))
def test_a_bad_server_is_caught_under_load(
    fault: Callable[[], None], test: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_load, "FAULT", fault.__name__)
    monkeypatch.setattr(test_load, "TABLES", 10)
    monkeypatch.setattr(test_load, "SECONDS", 4.0)
    monkeypatch.setattr(test_load, "ATTACK_S", 4.0)
    with pytest.raises(CAUGHT):
        test()


@pytest.mark.parametrize(
    "fault",
    [
        doomed.acknowledged_before_it_is_written,
        doomed.a_row_now_and_then_is_not_written,
        doomed.a_repeat_is_done_again,
    ],
    ids=lambda each: each.__name__,
)
def test_a_server_that_forgets_is_caught_by_kills(fault: Callable[[], None], tmp_path: Path) -> None:
    chance = seeded(__name__)
    deaths = [Doom("after_append", 5), Doom("after_ack", 9), Doom("after_append", 12)]
    url = f"sqlite+aiosqlite:///{tmp_path / 'hordago.sqlite3'}"

    def survived() -> None:
        with kills.serving(url, tmp_path, fault=fault.__name__) as servers:
            toll = asyncio.run(asyncio.wait_for(kills.survive(servers, deaths, chance), 120))
        assert toll.clean, toll

    with pytest.raises(CAUGHT):
        survived()
