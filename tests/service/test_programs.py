"""Programs of other people at a table: asked or welcome, marked as bots, and in nobody's way."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec
import pytest

from hordago import wire as w
from hordago.rules import Rules
from hordago.service.commands import Arrived, FromGuest, Gone
from hordago.service.facts import Settings
from hordago.service.handles import is_program, new_handle
from hordago.service.publish import table_info
from hordago.service.records import record_of
from tests.service.world import FakeEntropy, World
from tests.sizes import seeded

KATTALIN, MATTIN = "bot-kattalinaaaa", "bot-mattinaaaaaa"
IDS = count()


def world(**settings: Any) -> World:
    """Two persons on chairs 0 and 1 of a table for four."""
    made = World(Rules.preset("basque"), Settings(**settings), seed=seeded(__name__).random())
    made.arrive("jon")
    assert made.say("host", w.Sit, seat=0, name="Ane") is None
    assert made.say("jon", w.Sit, seat=1, name="Jon") is None
    return made


def told(table: World, program: str, kind: type, **values: Any) -> str | None:
    """A program's command; the code of the error it got, if any."""
    effects = table.run(FromGuest(program, kind(f"program-{next(IDS)}", **values)))
    table.publish(effects)
    error = msgspec.json.decode(effects.answer, type=w.Answer).error
    return error.code if error else None


def sit(table: World, program: str, seat: int) -> str | None:
    return told(table, program, w.Sit, seat=seat, name="Kattalin")


def test_handles_are_told_from_guests() -> None:
    handles = {new_handle(FakeEntropy(n)) for n in range(100)}
    assert len(handles) == 100 and all(map(is_program, handles))
    for other in (
        None,
        "",
        "a" * 64,
        "bot-",
        "bot-kattalin",
        "bot-KATTALINAAAA",
        "bot-kattalinaaaa\n",
        "simple",
    ):
        assert not is_program(other)


def test_a_program_sits_where_the_host_asked_it_to_and_nowhere_else() -> None:
    table = world()
    assert sit(table, KATTALIN, 2) == "unauthorized"
    assert table.say("jon", w.Invite, seat=2, bot=KATTALIN) is not None, "only the host asks"
    assert table.say("host", w.Invite, seat=2, bot=KATTALIN) is None
    assert table_info(table.state).chairs[2].asked == KATTALIN
    assert sit(table, MATTIN, 2) == "unauthorized" and sit(table, KATTALIN, 3) == "unauthorized"
    assert sit(table, KATTALIN, 2) is None
    chair = table_info(table.state).chairs[2]
    assert (chair.kind, chair.name, chair.bot, chair.asked) == ("bot", "Kattalin", "program", None)
    error = table.say("host", w.Invite, seat=3, bot=KATTALIN)
    assert error is not None and error.code == "bad-value", "one chair is enough"
    assert table.say("host", w.Invite, seat=2, bot=None) is None
    assert table_info(table.state).chairs[2].kind == "empty"


def test_an_invitation_is_taken_back_or_refused() -> None:
    table = world()
    for seat in (2, 3):
        assert table.say("host", w.Invite, seat=seat, bot=KATTALIN) is None
    assert table.say("host", w.Invite, seat=2, bot=None) is None
    assert sit(table, KATTALIN, 2) == "unauthorized"
    assert told(table, KATTALIN, w.Stand) is None, "it says no"
    assert sit(table, KATTALIN, 3) == "unauthorized"
    assert told(table, KATTALIN, w.Stand) == "not-seated"
    assert table.say("host", w.Invite, seat=2, bot=KATTALIN) is None
    assert table.say("jon", w.Sit, seat=2, name="Jon") is None, "a person comes first"
    assert sit(table, KATTALIN, 2) == "seat-taken"


def test_a_table_may_be_open_to_programs_but_no_person_loses_a_chair() -> None:
    table = world(programs=True)
    assert sit(table, KATTALIN, 0) == "seat-taken" and sit(table, KATTALIN, 1) == "seat-taken"
    assert sit(table, KATTALIN, 2) is None
    assert sit(table, KATTALIN, 3) == "not-legal-now"
    assert table.say("host", w.Invite, seat=3, bot="random") is None
    assert sit(table, MATTIN, 3) == "seat-taken"
    assert table.say("host", w.Start) is None
    assert table.say("jon", w.Stand) is None
    assert sit(table, MATTIN, 1) == "not-legal-now", "the person may come back there"
    assert sit(table, KATTALIN, 2) is None, "its own chair"


def test_a_program_does_nothing_that_is_for_persons() -> None:
    table = world(programs=True)
    assert sit(table, KATTALIN, 2) is None
    assert table.say("host", w.Invite, seat=3, bot="random") is None
    persons: dict[type, dict[str, Any]] = {
        w.Invite: {"seat": 3, "bot": "simple"},
        w.Fill: {"bot": "simple"},
        w.Unseat: {"seat": 1},
        w.Swap: {"seat": 0, "other": 1},
        w.Bar: {"seat": 1},
        w.Start: {},
        w.Chat: {"text": "hello"},
        w.Mute: {"seat": 1, "on": True},
        w.Report: {"seat": 1, "reason": "talk"},
        w.Concede: {},
        w.ClaimMatch: {},
        w.Break: {},
        w.Rematch: {},
    }
    for kind, values in persons.items():
        assert told(table, KATTALIN, kind, **values) == "unauthorized", kind
    assert told(table, KATTALIN, w.Phrase, phrase="hello") is None


def test_no_program_becomes_the_host_and_nobody_waits_for_one() -> None:
    table = world(programs=True)
    assert table.say("host", w.Invite, seat=3, bot="random") is None
    assert sit(table, KATTALIN, 2) is None
    table.run(Arrived(KATTALIN))
    table.leave("jon")
    table.leave("host")
    table.wait(120)
    assert table.state.host == table.host
    table.arrive("jon")
    table.wait(120)
    assert table.state.host == "jon" * 8


def test_a_break_and_a_side_do_not_need_a_program() -> None:
    table = world(programs=True)
    assert table.say("host", w.Invite, seat=3, bot="random") is None
    assert sit(table, KATTALIN, 2) is None
    table.run(Arrived(KATTALIN))
    assert table.say("host", w.Start) is None
    for who in ("host", "jon"):
        assert table.say(who, w.Break) is None
    assert table.state.break_since is not None
    assert table.say("host", w.Break, on=False) is None
    assert table.say("host", w.Concede) is None
    assert table.state.conceded is not None, "its partner is no person"


@pytest.mark.parametrize("gone", [False, True])
def test_a_match_with_a_program_that_stays_or_goes(gone: bool) -> None:
    """A bot stands in for one that is away; a person takes its chair as any bot's; records name it."""
    table = world(programs=True)
    assert table.say("host", w.Invite, seat=3, bot="random") is None
    assert sit(table, KATTALIN, 2) is None
    table.run(Arrived(KATTALIN))
    assert table.say("host", w.Start) is None
    seat = table.state.seat_of(KATTALIN)
    assert seat is not None
    if gone:
        table.run(Gone(KATTALIN))
        table.wait(61)
        assert table_info(table.state).chairs[seat].bot == "simple"
    table.arrive("maddi")
    assert table.say("maddi", w.Sit, seat=seat, name="Maddi") is None, "after the hand"
    assert table_info(table.state).chairs[seat].next == "Maddi"
    assert told(table, KATTALIN, w.Stand) is None
    assert table_info(table.state).chairs[seat].next == "Maddi" and not table.state.chairs[seat].left
    table.play_on(seeded(__name__))
    assert table.state.chairs[seat].name == "Maddi"
    found = record_of(table.state.id, table.log)
    assert found is not None and found.players[seat].bot == "program"
    assert table.restart().chairs[seat].name == "Maddi"
