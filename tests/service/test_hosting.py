"""What only the host may do, and what not even the host may."""

from __future__ import annotations

from typing import Any

import pytest

from hordago import wire as w
from hordago.rules import Rules
from hordago.service import limits
from hordago.service.commands import MoveSeat, OfferSeat
from tests.service.test_commands import begun, code, table
from tests.service.world import World

HOSTS: list[tuple[type, dict[str, Any]]] = [
    (w.Invite, {"seat": 2, "bot": "simple"}),
    (w.Fill, {"bot": "simple"}),
    (w.Unseat, {"seat": 1}),
    (w.Swap, {"seat": 0, "other": 1}),
    (w.Bar, {"seat": 0}),
    (w.Start, {}),
]


@pytest.mark.parametrize(("kind", "values"), HOSTS, ids=lambda each: getattr(each, "__name__", ""))
def test_others_may_not(kind: type, values: dict[str, Any]) -> None:
    world = table()
    rows = len(world.log)
    for who in ("guest", "watcher"):
        assert code(world.say(who, kind, **values)) == "unauthorized"
    assert len(world.log) == rows


def test_bots_on_all_free_chairs() -> None:
    world = World(Rules.preset("basque", seats=6), seed=1)
    world.say("host", w.Sit, seat=2, name="Ane")
    assert code(world.say("host", w.Fill, bot="nobody")) == "bad-value"
    assert world.say("host", w.Fill, bot="club") is None
    assert [chair.bot for chair in world.state.chairs] == ["club", "club", None, "club", "club", "club"]
    rows = len(world.log)
    assert world.say("host", w.Fill, bot="random") is None, "no chair is free: nothing happens"
    assert len(world.log) == rows + 1 and not world.log[-1].facts


def test_a_person_is_sent_off_a_chair() -> None:
    world = table()
    assert code(world.say("host", w.Unseat, seat=2)) == "bad-value", "that is a bot"
    assert code(world.say("host", w.Unseat, seat=4)) == "bad-value"
    assert world.say("host", w.Unseat, seat=1) is None
    assert world.state.chairs[1].kind == "empty" and world.clients["guest"].seat is None
    assert world.say("guest", w.Sit, seat=1, name="Bittor") is None, "and may sit down again"


def test_in_a_match_only_who_is_away() -> None:
    world = begun(games_to_win=20)
    assert code(world.say("host", w.Unseat, seat=1)) == "not-legal-now"
    world.leave("guest")
    world.wait(limits.DISCONNECTED_S + 1)
    assert world.say("host", w.Unseat, seat=1) is None
    chair = world.state.chairs[1]
    assert (chair.kind, chair.bot, chair.left) == ("bot", "simple", False)
    assert code(world.say("host", w.ClaimMatch)) == "not-legal-now", "nobody wins by sending others away"


def test_two_change_places_between_matches() -> None:
    world = table()
    assert world.say("host", w.Swap, seat=0, other=2) is None
    assert [chair.kind for chair in world.state.chairs] == ["bot", "person", "person", "bot"]
    assert world.clients["host"].seat == 2
    assert world.say("host", w.Swap, seat=2, other=2) is None
    assert code(world.say("host", w.Swap, seat=0, other=4)) == "bad-value"
    world.say("host", w.Start)
    assert code(world.say("host", w.Swap, seat=0, other=1)) == "not-legal-now"
    assert world.restart().seat_of("host" * 8) == 2


def test_who_is_put_out_sees_says_and_takes_nothing() -> None:
    world = begun(games_to_win=20)
    assert code(world.say("host", w.Bar, seat=0)) == "not-legal-now", "not oneself"
    assert world.run(OfferSeat("guest" * 8, "h1")).refusal is None
    assert world.say("host", w.Bar, seat=1) is None
    assert world.state.chairs[1].bot == "simple" and world.clients["guest"].seat is None
    before = len(world.clients["guest"].frames)
    assert code(world.say("guest", w.Chat, text="why?")) == "unauthorized"
    assert code(world.say("guest", w.Phrase, phrase="bye")) == "unauthorized"
    assert code(world.say("guest", w.Sit, seat=1, name="B")) == "unauthorized"
    refused = world.run(MoveSeat("guest" * 8, "h1")).refusal
    assert refused is not None and refused.code == "link-used"
    world.say("host", w.Chat, text="he is gone")
    world.wait(30)
    kinds = {frame["t"] for frame in world.clients["guest"].frames[before:]}
    assert kinds <= {"answer", "table", "deal"}, "no view, no event, no talk"
    world.leave("guest")
    world.arrive("guest")
    assert [frame["t"] for frame in world.clients["guest"].frames[-2:]][-1] == "table"
    assert world.restart().barred == {"guest" * 8}


def test_so_many_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    world = table()
    monkeypatch.setattr(limits, "BARS", 0)
    assert code(world.say("host", w.Bar, seat=1)) == "rate-limited"
    assert world.state.chairs[1].kind == "person"
