"""What time does: pauses, bots, late turns, absence (R14). The clock is moved by hand, so times are exact."""

from __future__ import annotations

import pytest

from hordago import wire as w
from hordago.rules import Rules
from hordago.service import clocks, limits, publish
from hordago.service.commands import BotMoves, Move
from hordago.service.facts import Settings
from tests.service.test_commands import begun, quiet, until_turn
from tests.service.world import World


def until_count(world: World) -> dict[str, object]:
    """Play until a count is on show."""
    for _ in range(3000):
        pause = world.clients["host"].pause
        if pause is not None:
            return pause
        for name in ("host", "guest"):
            client = world.clients[name]
            if client.here and client.view and client.view["legal"] and client.pause is None:
                world.say(name, w.Act, turn=client.view["turn"], do=quiet(client.view))
                break
        else:
            world.wait(0.3)
    raise AssertionError("never")


def test_the_count_stays_until_all_persons_are_ready() -> None:
    world = begun()
    pause = until_count(world)
    assert pause["seconds"] == limits.COUNT_S and pause["ready"] == []
    assert world.state.count is not None
    world.now = world.state.count.since
    view = world.clients["host"].view
    assert view is not None and len(pause["summary"]["hands"]) == 4  # type: ignore[index]
    world.wait(5)
    assert world.say("host", w.Ready, hand=pause["hand"]) is None
    assert world.clients["guest"].pause is not None and world.clients["guest"].pause["ready"] == [0]
    assert world.clients["guest"].pause["seconds"] == limits.COUNT_S - 5
    assert world.say("host", w.Ready, hand=pause["hand"]) is None, "said twice is no mistake"
    assert world.say("guest", w.Ready, hand=pause["hand"]) is None
    assert world.clients["guest"].pause is None
    assert world.say("guest", w.Ready, hand=pause["hand"]) is None, "nor is it too late"


def test_the_count_goes_away_by_itself() -> None:
    world = begun()
    until_count(world)
    assert world.state.count is not None
    began = world.now = world.state.count.since
    world.wait(limits.COUNT_S - 0.01)
    assert world.clients["host"].pause is not None
    world.wait(0.02)
    assert world.clients["host"].pause is None and world.now - began == pytest.approx(limits.COUNT_S + 0.01)


def test_one_person_among_bots_looks_at_the_count_as_long_as_they_like() -> None:
    world = begun()
    until_count(world)
    assert world.state.count is not None
    assert world.say("guest", w.Stand) is None
    told = publish.pause(world.state, world.now)
    assert told is not None and told.seconds == 0
    world.wait(10 * limits.COUNT_S)
    assert world.clients["host"].pause is not None
    assert world.say("host", w.Ready, hand=told.hand) is None
    assert world.clients["host"].pause is None


def test_nor_does_a_count_wait_for_one_person_who_is_not_there() -> None:
    world = begun()
    until_count(world)
    assert world.say("guest", w.Stand) is None
    assert world.clients["host"].pause is not None
    world.leave("host")
    world.wait(limits.COUNT_S + 1)
    assert world.state.count is None


def test_who_is_ready_does_not_wait_for_ever_once_a_bot_plays_for_the_other() -> None:
    world = begun()
    pause = until_count(world)
    assert world.say("host", w.Ready, hand=pause["hand"]) is None
    host, other = world.state.chairs[0], world.state.chairs[1]._replace(bot="simple")
    world.state.chairs = (host, other, *world.state.chairs[2:])
    assert len(world.state.guests()) == 1 and not clocks.unhurried(world.state)
    assert clocks.due(world.state) is not None


def test_nobody_waits_for_who_has_left_during_the_count() -> None:
    world = begun()
    pause = until_count(world)
    world.say("host", w.Ready, hand=pause["hand"])
    assert world.say("guest", w.Stand) is None
    assert world.clients["host"].pause is None


def test_bots_take_a_moment_but_never_long() -> None:
    world = World(Rules.preset("basque"), seed=3)
    world.fill()
    world.say("host", w.Start)
    seen, slowest = world.now, 0.0
    for _ in range(100):
        due = clocks.due(world.state)
        assert due is not None
        world.wait(due - world.now)
        if world.state.turn_since != seen and world.state.count is None:
            slowest = max(slowest, world.now - seen)
            assert world.now - seen >= 0.9 or world.state.match is None
        seen = world.state.turn_since
    assert slowest <= max(limits.COUNT_OF_BOTS_S, 4.0)


def test_how_long_a_bot_takes_says_nothing_about_its_cards() -> None:
    """Two tables that differ in nothing but the seed: every bot speaks at the same moment."""
    moments = []
    for seed in (1, 2):
        world = World(Rules.preset("basque"), seed=seed)
        world.state.id = "the-same-table"
        world.fill()
        world.say("host", w.Start)
        while world.state.match is not None and world.state.match.mano != 0:
            world = World(
                Rules.preset("basque"), seed=(seed, world.now, len(world.log), world.entropy.given[-1])
            )
            world.state.id = "the-same-table"
            world.fill()
            world.say("host", w.Start)
        moments.append(clocks.due(world.state))
    assert moments[0] == moments[1] is not None


def test_sixty_seconds_away_and_a_bot_stands_in_until_the_next_command() -> None:
    world = begun()
    until_turn(world, "guest")
    world.leave("guest")
    assert world.clients["host"].table["chairs"][1]["connected"] is False
    world.wait(limits.DISCONNECTED_S - 0.01)
    assert world.state.chairs[1].bot is None, "still waited for"
    world.wait(0.02)
    chair = world.clients["host"].table["chairs"][1]
    assert (chair["kind"], chair["bot"], chair["name"]) == ("person", "simple", "Bittor")
    turn = world.state.match and world.state.match.turn
    world.wait(10)
    assert world.state.match is not None and world.state.match.turn != turn, "the bot has played"
    client = world.arrive("guest")
    assert (
        world.state.chairs[1].bot == "simple" and client.view is not None and len(client.view["cards"]) == 4
    )
    # Any command brings the person back, also one that is refused.
    assert world.say("guest", w.Act, turn=0, do="mus") is not None
    assert world.state.chairs[1].bot is None
    assert world.restart().chairs[1].bot is None


def test_a_chair_of_ones_own_can_be_taken_back_at_once() -> None:
    world = begun()
    world.leave("guest")
    world.wait(limits.DISCONNECTED_S + 1)
    world.arrive("guest")
    assert world.say("guest", w.Sit, seat=1, name="Bittor") is None
    assert world.state.chairs[1].bot is None


def test_a_bot_that_stands_in_again_in_the_same_turn_is_asked_again() -> None:
    world = begun()
    until_turn(world, "guest")
    turn = world.state.match and world.state.match.turn
    world.brains.think = lambda thought: []  # type: ignore[method-assign]
    world.leave("guest")
    world.wait(limits.DISCONNECTED_S + 5)
    assert world.state.asked == turn
    world.arrive("guest")
    world.say("guest", w.Sit, seat=1, name="Bittor")
    world.leave("guest")
    del world.brains.think
    world.wait(limits.DISCONNECTED_S + 5)
    assert world.state.match is not None and world.state.match.turn != turn


def test_an_answer_of_a_bot_that_comes_too_late_does_nothing() -> None:
    world = begun()
    view = until_turn(world, "host")
    from hordago.game.actions import Mus, Paso

    action = Mus() if view["stage"] == "talk" else Paso()
    rows = len(world.log)
    world.run(BotMoves((Move(0, view["turn"], action), Move(2, view["turn"] - 1, action))))
    assert len(world.log) == rows


@pytest.mark.parametrize("away", [False, True])
def test_late_turns_are_decided_on_time_and_after_three_a_bot_stays(away: bool) -> None:
    world = begun(turn_seconds=30)
    assert world.clients["host"].table["turn_seconds"] == 30
    late = 0
    while world.state.chairs[0].bot is None:
        until_turn(world, "host", says_ready=("guest",))
        if away and late == 0:
            world.leave("host")
            world.arrive("host")
        turn = world.state.match and world.state.match.turn
        left = 30 - (world.now - world.state.turn_since)
        world.wait(left - 0.001)
        assert world.state.match is not None and world.state.match.turn == turn
        world.wait(0.1)
        assert world.state.match.turn != turn, "decided within 100 ms of the limit"
        assert any(entry.by == "clock" for entry in world.log)
        late += 1
    assert late == limits.LATE_TURNS


def test_an_answer_in_time_forgets_the_late_ones() -> None:
    world = begun(turn_seconds=30)
    until_turn(world, "host")
    world.wait(31)
    assert world.state.chairs[0].late == 1
    view = until_turn(world, "host")
    world.say("host", w.Act, turn=view["turn"], do=quiet(view))
    assert world.state.chairs[0].late == 0


def test_a_sign_after_a_late_turn_is_seen_by_nobody_else() -> None:
    """Nobody gets a frame of what one does beside one's turn; a turn in time forgets the late ones."""
    world = begun(turn_seconds=30, sena_mode="partner")
    until_turn(world, "host")
    world.wait(31)
    host = world.clients["host"]
    while host.view is None or host.view["legal"] or "s:" not in "".join(host.view["free"]):
        world.wait(0.5)
    view = host.view
    signs = [each for each in view["free"] if each.startswith("s:")]
    assert world.state.chairs[0].late == 1 and host.pause is None
    before = {name: len(client.frames) for name, client in world.clients.items()}
    assert world.say("host", w.Free, hand=view["hand"], do=signs[0]) is None
    assert world.say("host", w.Free, hand=view["hand"], do="s:nonsense") is not None
    for name in ("guest", "watcher"):
        assert len(world.clients[name].frames) == before[name], name
    assert world.state.chairs[0].late == 1


def test_a_match_that_everybody_left_is_closed_and_says_so() -> None:
    world = begun(games_to_win=100)
    for name in ("host", "guest", "watcher"):
        world.leave(name)
    world.wait(limits.ABANDONED_S - 1)
    assert world.state.playing, "bots play on meanwhile"
    world.wait(2)
    assert world.state.status == "closed"
    assert clocks.due(world.state) is None
    assert world.arrive("host").table["status"] == "closed"


def test_a_table_without_a_match_waits_a_day() -> None:
    """Its link may still be on the way to somebody; and after a match the others may want another."""
    for playing in (False, True):
        world = begun(games_to_win=20) if playing else World(Rules.preset("basque"), seed=1)
        if playing:
            assert world.say("guest", w.Concede) is None
        for name in world.clients:
            world.leave(name)
        world.wait(limits.IDLE_S - 1)
        assert world.state.status == ("over" if playing else "waiting")
        world.wait(2)
        assert world.state.status == "closed" and clocks.due(world.state) is None


def test_a_process_that_knows_nobody_looks_at_a_match_in_time() -> None:
    """With no timer nothing is due while persons think; but if all are gone and the server was down, too?"""
    world = begun(games_to_win=100)
    until_turn(world, "host")
    world.wait(2.0)
    assert clocks.due(world.state) is None
    assert clocks.latest(world.state, world.now) == world.now + limits.ABANDONED_S
    world.restart()
    world.wait(limits.ABANDONED_S + 1)
    assert world.state.status == "closed"


def test_a_host_who_is_gone_hands_the_table_on() -> None:
    world = World(Rules.preset("basque"), seed=1)
    world.arrive("guest")
    world.say("guest", w.Sit, seat=1, name="B")
    world.leave("host")
    world.wait(limits.DISCONNECTED_S - 1)
    assert world.state.host == world.host
    world.wait(2)
    assert world.state.host == "guest" * 8
    assert world.say("guest", w.Invite, seat=0, bot="simple") is None


def test_manual_claims_wait_for_persons_and_bots_claim_only_among_themselves() -> None:
    rules = Rules.preset("spanish", claims="manual")
    world = World(rules, Settings(), seed=2)
    world.arrive("guest")
    world.say("host", w.Sit, seat=0, name="A")
    world.say("guest", w.Sit, seat=2, name="B")
    world.fill()
    world.say("host", w.Start)
    for _ in range(3000):
        if world.state.count is not None:
            break
        for name in ("host", "guest"):
            client = world.clients[name]
            if client.view and client.view["legal"]:
                kinds = {choice["kind"] for choice in client.view["legal"]}
                do = "k:10" if "cut" in kinds else quiet(client.view)
                world.say(name, w.Act, turn=client.view["turn"], do=do)
                break
        else:
            world.wait(0.3)
    count = world.state.count
    assert count is not None and count.claims
    view = world.clients["host"].view
    assert view is not None and view["stage"] == "claims"
    before = view["to_claim"]
    world.wait(2)
    left = world.clients["host"].view
    assert left is not None
    assert [each for each in left["to_claim"] if each["side"] == 0] == [
        each for each in before if each["side"] == 0
    ]
    assert not [each for each in left["to_claim"] if each["side"] == 1], "two bots claim what is theirs"
