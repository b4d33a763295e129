"""Timers with a bank, credit for a slow line, breaks: exact, on a clock moved by hand (R14, R15)."""

from __future__ import annotations

from typing import Any

import pytest

from hordago import wire as w
from hordago.rules import Rules
from hordago.service import clocks, limits, timers
from hordago.service.commands import Measured
from hordago.service.errors import Refusal
from hordago.service.facts import Settings
from hordago.service.lobby import open_table
from hordago.service.table import recover
from hordago.service.timers import TIMERS
from tests.service.test_commands import begun, code, quiet, until_turn
from tests.service.world import FakeEntropy, World

TIMED = {name: timer for name, timer in TIMERS.items() if timer is not None}


def at_turn(timer: str = "normal", **settings: Any) -> tuple[World, dict[str, Any]]:
    """The host's turn has just begun; its bank is full."""
    world = begun(timer=timer, games_to_win=50, **settings)
    view = until_turn(world, "host")
    world.now = world.state.turn_since
    return world, view


def answer(world: World, view: dict[str, Any]) -> str | None:
    return code(world.say("host", w.Act, turn=view["turn"], do=quiet(view)))


def test_no_timer_waits_for_ever() -> None:
    world, view = at_turn("none")
    world.wait(50_000)
    assert world.state.match is not None and world.state.match.turn == view["turn"]
    assert world.clients["host"].table["turn_seconds"] is None
    assert world.clients["host"].frames[-1].get("clock") is None


@pytest.mark.parametrize("name", TIMED)
def test_a_turn_has_its_limit_and_then_the_bank(name: str) -> None:
    timer = TIMED[name]
    world, view = at_turn(name)
    assert world.clients["guest"].table["turn_seconds"] == timer.turn
    assert world.clients["guest"].table["bank_seconds"] == timer.bank
    world.wait(timer.turn + timer.bank - 0.001)
    assert world.state.match is not None and world.state.match.turn == view["turn"]
    world.wait(0.1)
    assert world.state.match.turn != view["turn"], "decided within 100 ms"
    assert world.state.banks[0] == 0.0 and world.state.chairs[0].late == 1


@pytest.mark.parametrize("name", TIMED)
def test_the_bank_pays_for_what_is_over_the_limit(name: str) -> None:
    timer = TIMED[name]
    world, view = at_turn(name)
    world.wait(timer.turn + 3.0)
    assert answer(world, view) is None
    assert world.state.banks[0] == pytest.approx(timer.bank - 3.0)
    assert world.restart().banks[0] == pytest.approx(timer.bank - 3.0)


def test_in_time_costs_nothing_and_a_deal_adds_up_to_the_full_bank() -> None:
    world, view = at_turn("normal")
    world.wait(19.9)
    assert answer(world, view) is None
    assert world.state.banks == (60.0,) * 4
    view = until_turn(world, "host")
    world.wait(20.0 + 12.0 - (world.now - world.state.turn_since))
    assert answer(world, view) is None
    left, deal = world.state.banks[0], world.state.deal
    assert left == pytest.approx(48.0)
    while world.state.deal == deal:
        view = until_turn(world, "host")
        assert answer(world, view) is None
    assert world.state.banks[0] == pytest.approx(left + 5.0) and world.state.banks[1] == 60.0


def test_the_frames_tell_the_time_left() -> None:
    world, _ = at_turn("normal")
    world.wait(5.0)
    world.leave("guest")
    world.arrive("guest")
    told = world.clients["guest"].frames[-1]["clock"]
    assert told == {"seat": 0, "turn": 15.0, "bank": 60.0}
    world.wait(25.0)
    world.leave("guest")
    world.arrive("guest")
    assert world.clients["guest"].frames[-1]["clock"] == {"seat": 0, "turn": 0.0, "bank": 50.0}


def test_nobody_plays_on_after_the_limit_however_late_the_clock_comes() -> None:
    world, view = at_turn("blitz")
    world.now += 8.0 + 20.0 + 0.001
    assert answer(world, view) == "stale"


def test_a_server_that_was_down_takes_nobodys_time() -> None:
    world, view = at_turn("blitz")
    world.now += 3600.0
    world.restart()
    world.arrive("host")
    world.wait(27.0)
    assert answer(world, view) is None
    assert world.state.banks[0] == pytest.approx(1.0)


def test_who_comes_back_in_the_middle_of_the_bots_turn_has_a_whole_one() -> None:
    world = begun(timer="blitz", games_to_win=50)
    until_turn(world, "guest")
    world.leave("guest")
    while world.state.chairs[1].bot is None:
        world.wait(1.0)
    while world.state.match is not None and world.state.match.actor != 1:
        due = clocks.due(world.state)
        assert due is not None
        world.wait(max(0.0, due - world.now))
        if world.clients["host"].pause is not None:
            world.say("host", w.Ready, hand=world.clients["host"].pause["hand"])
        seen = world.clients["host"].view
        if seen is not None and seen["legal"] and world.clients["host"].pause is None:
            world.say("host", w.Act, turn=seen["turn"], do=quiet(seen))
    world.brains.think = lambda thought: []  # type: ignore[method-assign]
    world.wait(5.0)
    asked = world.state.asked
    assert world.state.match is not None and asked == world.state.match.turn
    world.arrive("guest")
    assert code(world.say("guest", w.Act, turn=0, do="mus")) == "stale", "any command will do"
    assert world.state.chairs[1].bot is None and world.state.turn_since == world.now
    del world.brains.think
    bank = world.state.banks[1]
    world.wait(8.0 + bank - 0.01)
    assert world.state.match.turn == asked
    world.wait(0.1)
    assert world.state.match.turn != asked, "it was not asked for in vain: the clock runs again"


def test_nobody_buys_a_turns_time_by_hanging_up_and_coming_back() -> None:
    """A minute away in one's own turn, and back before the bot has decided: the time that went by is gone."""
    world = begun(timer="slow", games_to_win=50)
    until_turn(world, "host")
    began, turn = world.state.turn_since, world.state.match and world.state.match.turn
    world.brains.think = lambda thought: []  # type: ignore[method-assign]
    world.leave("host")
    world.wait(limits.DISCONNECTED_S + 0.001)
    assert world.state.chairs[0].bot is not None
    world.arrive("host")
    assert world.say("host", w.Sit, seat=0, name="Ane") is None
    assert world.state.chairs[0].bot is None and world.state.turn_since == began
    del world.brains.think
    world.wait(began + 60 + 120 - world.now - 0.01)
    assert world.state.match is not None and world.state.match.turn == turn
    world.wait(0.1)
    assert world.state.match.turn != turn
    again = recover(world.state.id, world.log, world.now)
    assert again.turn_since == world.state.turn_since


# ── credit for a slow line ───────────────────────────────────────────────────────────────────────────


def measured(world: World, ping: float) -> None:
    world.run(Measured("host" * 8, ping))


@pytest.mark.parametrize(
    ("ping", "credit"), [(0.0, 0.0), (0.1, 0.05), (0.6, 0.3), (5.0, 0.3), (1e9, 0.3), (-5.0, 0.0)]
)
def test_half_the_ping_and_never_more_than_300_ms_an_action(ping: float, credit: float) -> None:
    world, view = at_turn("blitz")
    measured(world, ping)
    assert timers.credit(world.state, 0) == pytest.approx(credit)
    assert credit <= limits.LAG_OF_ACTION_S
    world.wait(28.0 + credit - 0.001)
    assert clocks.due(world.state) == pytest.approx(world.state.turn_since + 28.0 + credit, abs=1e-6)
    assert answer(world, view) is None


def test_credit_is_spent_before_the_bank_and_three_seconds_a_deal_at_most() -> None:
    world, view = at_turn("normal")
    measured(world, 9.9)
    given = 0.0
    deal, bank = world.state.deal, 60.0
    for _ in range(100):
        over = 0.25
        world.wait(20.0 + over - (world.now - world.state.turn_since))
        lag = timers.credit(world.state, 0)
        assert answer(world, view) is None
        if world.state.deal != deal:
            break
        given += min(over, lag)
        bank -= over - min(over, lag)
        assert world.state.lag[0] == pytest.approx(given)
        assert world.state.banks[0] == pytest.approx(bank)
        view = until_turn(world, "host")
        deal = world.state.deal if given == 0.0 else deal
        if world.state.deal != deal:
            deal, given, bank = world.state.deal, 0.0, world.state.banks[0]
            assert world.state.lag[0] == 0.0, "afresh with every deal"
    assert given <= limits.LAG_OF_DEAL_S


def test_a_deals_credit_runs_out() -> None:
    world, _ = at_turn("normal")
    measured(world, 10.0)
    spent = limits.LAG_OF_DEAL_S - 0.1
    world.state.lag = (spent, 0.0, 0.0, 0.0)
    assert timers.credit(world.state, 0) == pytest.approx(0.1)
    world.state.lag = (limits.LAG_OF_DEAL_S, 0.0, 0.0, 0.0)
    assert timers.credit(world.state, 0) == 0.0
    assert timers.credit(world.state, 1) == 0.0, "nobody is given another's ping"


def test_no_frame_of_a_client_can_say_anything_about_time() -> None:
    """R15: there is no such field."""
    names = {field for cls in w.Named.__args__ for field in cls.__struct_fields__}
    assert names == {
        *("id", "turn", "hand", "do", "nonce", "seat", "name", "bot", "other", "text", "phrase"),
        *("on", "reason", "agree", "rotate"),
    }


@pytest.mark.parametrize(
    "settings",
    [
        Settings(timer="fast"),
        Settings(timer="blitz", turn_seconds=30),
        Settings(turn_seconds=limits.TURN_S[0] - 1),
        Settings(turn_seconds=limits.TURN_S[1] + 1),
    ],
)
def test_what_is_no_timer(settings: Settings) -> None:
    with pytest.raises(Refusal) as caught:
        open_table(Rules.preset("basque"), settings, "h", 0.0, FakeEntropy(1))
    assert caught.value.code == "bad-value"


def test_the_longest_and_the_shortest_limit_of_ones_own() -> None:
    for seconds in limits.TURN_S:
        state, _ = open_table(
            Rules.preset("basque"), Settings(turn_seconds=seconds), "h", 0.0, FakeEntropy(1)
        )
        assert timers.timer_of(state.settings) == timers.Timer(seconds)


# ── breaks ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_break_needs_all_who_are_here_and_stops_every_clock() -> None:
    world, view = at_turn("blitz")
    world.wait(4.0)
    assert world.say("host", w.Break) is None
    assert world.state.break_since is None
    assert world.clients["guest"].frames[-1]["wishes"] == [{"what": "break", "seats": [0]}]
    assert world.say("guest", w.Break) is None
    assert world.clients["host"].table["on_break"] is True
    world.wait(300.0)
    assert answer(world, view) == "not-legal-now"
    assert code(world.say("guest", w.Free, hand=view["hand"], do="l:1")) == "not-legal-now"
    assert world.state.match is not None and world.state.match.turn == view["turn"]
    assert world.say("guest", w.Break, on=False) is None
    assert world.clients["host"].table["on_break"] is False
    world.wait(8.0 + 20.0 - 4.0 - 0.001)
    assert world.state.match.turn == view["turn"], "the break did not count"
    assert answer(world, view) is None
    assert world.state.banks[0] == pytest.approx(0.001)


def test_who_says_no_ends_the_question() -> None:
    world, _ = at_turn("blitz")
    world.say("host", w.Break)
    assert world.say("guest", w.Break, on=False) is None
    assert world.state.wishes == () and world.clients["host"].frames[-1]["wishes"] == []
    world.say("guest", w.Break)
    assert world.state.break_since is None, "the host's old wish is forgotten"


def test_nobody_waits_for_the_word_of_one_who_is_away() -> None:
    world, _ = at_turn("none")
    world.leave("guest")
    world.say("host", w.Break)
    assert world.state.break_since is not None


def test_a_break_ends_by_itself_and_bots_that_were_thinking_are_asked_again() -> None:
    world = begun(games_to_win=20)
    for name in ("host", "guest"):
        seen = until_turn(world, name)
        world.brains.think = lambda thought: []  # type: ignore[method-assign]
        assert world.say(name, w.Act, turn=seen["turn"], do=quiet(seen)) is None
        world.wait(5.0)
        if world.state.match is not None and world.state.asked == world.state.match.turn:
            break  # a bot's turn, and it thinks
        del world.brains.think
    world.say("guest", w.Break)
    world.say("host", w.Break)
    del world.brains.think
    since = world.state.break_since
    assert since is not None
    turn = world.state.match and world.state.match.turn
    world.wait(limits.BREAK_S - 0.01)
    assert world.state.break_since == since
    assert world.state.match is not None and world.state.match.turn == turn
    world.wait(0.02)
    assert world.state.break_since is None
    until_turn(world, "host")


def test_the_count_waits_too() -> None:
    from tests.service.test_time import until_count

    world = begun()
    until_count(world)
    assert world.state.count is not None
    world.now = world.state.count.since + 5.0
    world.say("host", w.Break)
    world.say("guest", w.Break)
    pause = world.clients["host"].pause
    assert pause is not None
    for name in ("host", "guest"):
        world.say(name, w.Ready, hand=pause["hand"])
    world.wait(600.0)
    assert world.clients["host"].pause is not None
    world.say("host", w.Break, on=False)
    pause = world.clients["host"].pause
    assert pause is not None and pause["seconds"] == limits.COUNT_S - 5.0
    world.wait(limits.COUNT_S - 5.0 + 0.01)
    assert world.clients["host"].pause is None


def test_a_server_that_was_down_in_a_break_takes_nobodys_time_either() -> None:
    world, view = at_turn("blitz")
    world.now += 100.0
    world.restart()
    world.arrive("host")
    world.arrive("guest")
    world.wait(1.0)
    world.say("host", w.Break)
    world.say("guest", w.Break)
    world.wait(50.0)
    world.restart()
    world.arrive("host")
    world.arrive("guest")
    world.wait(10.0)
    world.say("host", w.Break, on=False)
    world.wait(8.0 + 20.0 - 0.01)
    assert answer(world, view) is None
    world.restart()


def test_a_break_that_everybody_left_is_closed_like_a_match() -> None:
    world = begun()
    world.say("host", w.Break)
    world.say("guest", w.Break)
    for name in ("host", "guest", "watcher"):
        world.leave(name)
    world.wait(limits.ABANDONED_S + 1)
    assert world.state.status == "closed"


def test_bots_take_the_time_that_the_host_chose() -> None:
    found = {}
    for pace in timers.PACES:
        world = begun(bot_pace=pace, games_to_win=50)
        until_turn(world, "host")
        assert world.state.match is not None
        found[pace] = clocks.bot_seconds(world.state, world.state.match)
    for pace, factor in timers.PACES.items():
        assert found[pace] == pytest.approx(factor * found["normal"])


def test_no_other_pace() -> None:
    with pytest.raises(Refusal) as refused:
        open_table(Rules.preset("basque"), Settings(bot_pace="hasty"), "h", 0.0, FakeEntropy(1))
    assert (refused.value.code, refused.value.place) == ("bad-value", "bot_pace")
