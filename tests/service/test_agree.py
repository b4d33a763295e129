"""What others have to agree to, and the match of a side that is gone; other partners in a rematch."""

from __future__ import annotations

import pytest

from hordago import wire as w
from hordago.record import mgn
from hordago.record.verify import verify
from hordago.rules import Rules
from hordago.rules.options import sides_for
from hordago.service import limits
from hordago.service.records import record_of
from hordago.service.seats import rotation
from tests.service.test_commands import begun, code, last_table
from tests.service.world import World

PEOPLE = ("host", "ane", "bittor", "cira")


def four(games_to_win: int = 20) -> World:
    """Four persons in a match; the host and bittor are partners, and so are ane and cira."""
    world = World(Rules.preset("basque", games_to_win=games_to_win, seating="agreed"), seed=1)
    for seat, name in enumerate(PEOPLE):
        world.arrive(name)
        assert world.say(name, w.Sit, seat=seat, name=name) is None
    world.arrive("watcher")
    assert world.say("host", w.Start) is None
    return world


# ── giving up ────────────────────────────────────────────────────────────────────────────────────────


def test_a_side_gives_up_together_and_the_others_do_not_notice_before() -> None:
    world = four()
    before = {name: len(world.clients[name].frames) for name in (*PEOPLE, "watcher")}
    assert world.say("host", w.Concede) is None
    assert world.state.playing
    assert world.clients["bittor"].frames[-1]["wishes"] == [{"what": "concede", "seats": [0]}]
    for name in ("ane", "cira", "watcher"):
        assert len(world.clients[name].frames) == before[name], "not a frame more"
    world.leave("ane")
    world.arrive("ane")
    assert last_table(world, "ane")["wishes"] == []
    assert world.say("bittor", w.Concede) is None
    assert world.state.status == "over" and world.state.conceded == 0 and not world.state.claimed
    record = record_of(world.state.id, world.log)
    assert record is not None and record.status == "conceded" and verify(mgn.read(mgn.write(record))).ok


def test_a_partner_may_say_no_and_a_wish_lasts_for_a_deal() -> None:
    world = four()
    world.say("host", w.Concede)
    assert world.say("bittor", w.Concede, agree=False) is None
    assert world.state.wishes == () and last_table(world, "host")["wishes"] == []
    world.say("bittor", w.Concede)
    assert world.state.playing, "what the host wanted before is forgotten"
    deal = world.state.deal
    while world.state.deal == deal:
        world.wait(limits.DISCONNECTED_S)
        for name in PEOPLE:
            if world.clients[name].here:
                world.leave(name)
                break
    assert world.state.wishes == ()


def test_a_partner_who_is_away_for_long_is_not_asked() -> None:
    world = four()
    world.leave("bittor")
    world.say("host", w.Concede)
    assert world.state.playing, "still waited for"
    world.wait(limits.DISCONNECTED_S + 1)
    assert world.say("host", w.Concede) is None
    assert world.state.status == "over"


def test_who_has_nothing_to_give_up() -> None:
    world = four()
    assert code(world.say("watcher", w.Concede)) == "not-seated"
    assert world.say("host", w.Concede, agree=False) is None, "nobody asked: nothing happens"
    world.say("host", w.Concede)
    world.say("bittor", w.Concede)
    assert code(world.say("ane", w.Concede)) == "match-over"


# ── claiming ─────────────────────────────────────────────────────────────────────────────────────────


def may_claim(world: World, name: str) -> bool:
    return bool(last_table(world, name)["may_claim"])


def test_a_match_is_claimed_when_the_whole_other_side_has_left() -> None:
    world = four()
    assert code(world.say("host", w.ClaimMatch)) == "not-legal-now"
    world.leave("ane")
    world.leave("cira")
    world.wait(limits.DISCONNECTED_S - 1)
    assert code(world.say("host", w.ClaimMatch)) == "not-legal-now" and not may_claim(world, "host")
    world.wait(2)
    assert may_claim(world, "host") and may_claim(world, "bittor") and not may_claim(world, "watcher")
    assert [chair["left"] for chair in world.clients["host"].table["chairs"]] == [False, True, False, True]
    world.arrive("cira")
    assert not may_claim(world, "host") and code(world.say("host", w.ClaimMatch)) == "not-legal-now"
    world.leave("cira")
    world.wait(limits.DISCONNECTED_S + 1)
    assert code(world.say("watcher", w.ClaimMatch)) == "not-seated"
    assert world.say("bittor", w.ClaimMatch) is None
    assert world.state.status == "over" and world.state.conceded == 1
    assert world.clients["host"].table["claimed"] is True
    assert world.restart().claimed


def test_who_stands_up_has_left_and_bots_of_the_side_do_not_count() -> None:
    world = begun(games_to_win=20)
    assert code(world.say("host", w.ClaimMatch)) == "not-legal-now"
    world.say("guest", w.Stand)
    assert may_claim(world, "host")
    assert world.say("host", w.ClaimMatch) is None
    assert world.state.conceded == 1


def test_a_match_against_bots_alone_is_played() -> None:
    world = World(Rules.preset("basque"), seed=1)
    world.say("host", w.Sit, seat=0, name="Ane")
    world.fill()
    world.say("host", w.Start)
    assert code(world.say("host", w.ClaimMatch)) == "not-legal-now" and not may_claim(world, "host")


def test_a_new_match_forgets_who_left_the_last() -> None:
    world = begun(games_to_win=20)
    world.say("guest", w.Stand)
    world.say("host", w.ClaimMatch)
    assert world.say("host", w.Rematch) is None
    assert world.state.playing and not may_claim(world, "host")


def test_three_sides_claim_nothing() -> None:
    world = World(Rules.preset("basque", seats=3), seed=1)
    world.arrive("guest")
    world.say("host", w.Sit, seat=0, name="A")
    world.say("guest", w.Sit, seat=1, name="B")
    world.fill()
    world.say("host", w.Start)
    world.say("guest", w.Stand)
    assert code(world.say("host", w.ClaimMatch)) == "not-legal-now" and not may_claim(world, "host")


# ── again, with other partners ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("seats", "teams"), [(4, 2), (6, 2), (6, 3)])
def test_in_turn_everybody_is_everybodys_partner(seats: int, teams: int) -> None:
    rules = Rules.preset("basque", seats=seats, sides=sides_for(seats, teams))
    order, met = list(range(seats)), set[frozenset[int]]()
    for _ in range(seats - 1):
        for one in range(seats):
            met |= {frozenset((order[one], order[other])) for other in rules.partners(one)}
        order = [order[player] for player in rotation(rules)]
    assert order == list(range(seats))
    assert len(met) == seats * (seats - 1) // 2


def test_where_each_plays_for_himself_all_move_one_on() -> None:
    assert rotation(Rules.preset("basque", seats=3)) == (1, 2, 0)
    assert rotation(Rules.preset("basque", seats=2)) == (1, 0)


def test_a_rematch_with_other_partners() -> None:
    world = four()
    world.say("host", w.Concede)
    world.say("bittor", w.Concede)
    assert world.say("ane", w.Rematch, rotate=True) is None
    assert [chair.name for chair in world.state.chairs] == ["host", "cira", "ane", "bittor"]
    for seat, name in enumerate(("host", "cira", "ane", "bittor")):
        client = world.clients[name]
        assert client.seat == seat and client.view is not None and client.view["viewer"] == seat
        assert len(client.view["cards"]) == 4
    record = record_of(world.state.id, world.log)
    assert record is not None and [player.name for player in record.players][1] == "cira"
    assert world.restart().chairs == world.state.chairs
