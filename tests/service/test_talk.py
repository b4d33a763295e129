"""Talk: to everybody, in bounds, set phrases at public tables, muting, complaints; and who may watch."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from hordago import wire as w
from hordago.game.events import Dealt, Discarded, Signed
from hordago.rules import Rules
from hordago.service import facts as f
from hordago.service import limits
from hordago.service.commands import MoveSeat, OfferSeat
from hordago.service.errors import Refusal
from hordago.service.facts import Settings
from hordago.service.lobby import may_be_listed, open_table
from hordago.service.table import recover
from tests.service.test_commands import begun, code, last_table, quiet, table, until_turn
from tests.service.world import FakeEntropy, World


def heard(world: World, name: str) -> list[dict[str, Any]]:
    return [frame for frame in world.clients[name].frames if frame["t"] == "chat"]


def test_everybody_hears_everything() -> None:
    world = table()
    world.say("host", w.Chat, text="kaixo")
    world.say("watcher", w.Phrase, phrase="good_luck")
    told = [
        {"t": "chat", "seat": 0, "name": "Ane", "text": "kaixo", "phrase": None},
        {"t": "chat", "seat": None, "name": "", "text": "", "phrase": "good_luck"},
    ]
    for name in ("host", "guest", "watcher"):
        assert heard(world, name) == told, "there is no talk between some of them only"


@pytest.mark.parametrize("phrase", get_args(w.Nicety))
def test_every_set_phrase_is_said_at_a_public_table_and_nothing_else(phrase: str) -> None:
    world = table(public=True)
    assert world.say("guest", w.Phrase, phrase=phrase) is None
    assert heard(world, "host")[-1]["phrase"] == phrase
    assert code(world.say("guest", w.Chat, text=phrase)) == "not-legal-now"


def test_a_phrase_of_ones_own_is_no_phrase() -> None:
    with pytest.raises(msgspec.ValidationError):
        w.decode_command(b'{"t":"phrase","id":"12345678","phrase":"Ro Rc"}')


def test_where_talk_is_closed_phrases_are_too() -> None:
    world = begun(closed_talk=True)
    assert code(world.say("host", w.Phrase, phrase="sorry")) == "not-legal-now"


def test_so_many_lines_in_so_many_seconds_from_all_sockets_of_a_guest() -> None:
    world = table()
    most, seconds = limits.CHATS
    for n in range(most):
        assert world.say("host", *(w.Chat,), text=f"line {n}") is None
    assert code(world.say("host", w.Phrase, phrase="hello")) == "rate-limited"
    assert world.say("guest", w.Phrase, phrase="hello") is None, "others talk on"
    world.now += seconds
    assert world.say("host", w.Phrase, phrase="hello") is None


def test_who_is_muted_is_not_heard_by_that_one_alone() -> None:
    world = table()
    before = len(world.clients["guest"].frames)
    assert world.say("host", w.Mute, seat=1, on=True) is None
    assert world.clients["host"].frames[-1]["muted"] == [1]
    assert len(world.clients["guest"].frames) == before, "nobody is told"
    world.say("guest", w.Chat, text="hello?")
    assert not heard(world, "host") and len(heard(world, "watcher")) == 1 == len(heard(world, "guest"))
    assert world.say("host", w.Mute, seat=None, on=True) is None
    world.say("watcher", w.Chat, text="hello?")
    assert not heard(world, "host")
    assert world.restart().muted == {("host" * 8, "guest" * 8), ("host" * 8, "")}
    world.arrive("host")
    world.arrive("guest")
    assert world.clients["host"].frames[-1]["muted"] == [-1, 1]
    assert world.say("host", w.Mute, seat=1, on=False) is None
    world.say("guest", w.Chat, text="hello")
    assert len(heard(world, "host")) == 1
    for seat in (0, 2, 5):
        assert code(world.say("host", w.Mute, seat=seat, on=True)) == "bad-value"


def test_a_mute_follows_the_person_not_the_chair() -> None:
    world = table()
    world.say("host", w.Mute, seat=1, on=True)
    world.say("host", w.Swap, seat=1, other=3)
    world.say("guest", w.Chat, text="hello?")
    assert not heard(world, "host") and last_table(world, "host")["muted"] == [3]


def test_a_mute_a_complaint_and_what_was_said_follow_to_another_device() -> None:
    """Nobody is heard again, or says more than others may, by a link for his own seat."""
    world = table()
    world.arrive("phone")
    world.say("host", w.Mute, seat=1, on=True)
    world.say("guest", w.Mute, seat=0, on=True)
    world.say("host", w.Report, seat=1, reason="talk")
    for n in range(limits.CHATS[0]):
        world.say("guest", w.Chat, text=f"bad {n}")
    world.run(OfferSeat("guest" * 8, "h1"))
    assert world.run(MoveSeat("phone" * 8, "h1")).refusal is None
    assert code(world.say("phone", w.Chat, text="one more")) == "rate-limited"
    world.now += limits.CHATS[1] + 1
    assert world.say("phone", w.Chat, text="hello?") is None
    assert not heard(world, "host") and last_table(world, "host")["muted"] == [1]
    assert last_table(world, "phone")["muted"] == [0], "and keeps its own"
    rows = len(world.log)
    world.say("host", w.Report, seat=1, reason="talk")
    assert world.log[rows].facts == (), "the same person is complained of once"
    assert recover(world.state.id, world.log, world.now).muted == world.state.muted


def test_a_complaint_keeps_what_was_said_and_counts_once() -> None:
    world = table()
    for n in range(3):
        world.say("guest", w.Chat, text=f"bad {n}")
        world.say("host", w.Chat, text="stop it")
    before = {name: len(client.frames) for name, client in world.clients.items()}
    assert world.say("host", w.Report, seat=1, reason="talk") is None
    facts = world.log[-1].facts
    assert facts == (f.Reported("host" * 8, "guest" * 8, "talk", ("bad 0", "bad 1", "bad 2")),)
    assert world.say("host", w.Report, seat=1, reason="name") is None
    assert world.log[-1].facts == ()
    for name in ("guest", "watcher"):
        assert len(world.clients[name].frames) == before[name], "nobody is told"
    assert code(world.say("host", w.Report, seat=0, reason="talk")) == "bad-value"
    assert code(world.say("host", w.Report, seat=2, reason="talk")) == "bad-value", "that is a bot"


def test_complaints_and_mutes_have_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    world = table()
    monkeypatch.setattr(limits, "REPORTS", 0)
    monkeypatch.setattr(limits, "MUTES", 1)
    assert code(world.say("host", w.Report, seat=1, reason="talk")) == "rate-limited"
    assert world.say("host", w.Mute, seat=1, on=True) is None
    assert code(world.say("host", w.Mute, seat=None, on=True)) == "rate-limited"


def test_nobody_fills_a_log_by_muting_and_hearing_again() -> None:
    world = table()
    most, seconds = limits.CHATS
    for n in range(most):
        assert world.say("host", w.Mute, seat=1, on=n % 2 == 0) is None
    assert code(world.say("host", w.Mute, seat=1, on=False)) == "rate-limited"
    world.now += seconds
    assert world.say("host", w.Mute, seat=1, on=False) is None


def test_who_has_no_chair_does_so_much_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has the link may come under any number of names; those who sit are not held up by them."""
    monkeypatch.setattr(limits, "CHATS", (1000, 10.0))
    world = table()
    one, seconds = limits.STRANGER
    everybody, _ = limits.STRANGERS
    world.now += seconds  # since those who play took their chairs
    rows = world.state.rows
    for guest in range(everybody // one + 2):
        world.arrive(f"g{guest}")
        said = [code(world.say(f"g{guest}", w.Mute, seat=1, on=True)) for _ in range(one + 1)]
        assert said[-1] == "rate-limited"
    assert world.state.rows - rows == everybody
    assert code(world.say("watcher", w.Phrase, phrase="hello")) == "rate-limited"
    assert world.say("guest", w.Phrase, phrase="hello") is None
    world.now += seconds
    assert world.say("watcher", w.Phrase, phrase="hello") is None


def test_a_process_remembers_so_many_lines() -> None:
    world = table()
    for n in range(limits.LINES + 3):
        world.now += limits.CHATS[1]
        world.say("guest", w.Chat, text=f"line {n}")
    assert [text for _, text in world.state.lines] == [f"line {n}" for n in range(3, limits.LINES + 3)]


# ── who may watch ────────────────────────────────────────────────────────────────────────────────────


def test_where_nobody_may_watch_only_chairs_are_seen() -> None:
    world = table(watch="nobody")
    world.say("host", w.Start)
    world.say("host", w.Chat, text="among us")
    world.wait(20)
    kinds = {frame["t"] for frame in world.clients["watcher"].frames}
    assert kinds <= {"table", "seating", "deal"}
    assert code(world.say("watcher", w.Chat, text="hello")) == "unauthorized"
    assert world.clients["watcher"].table["watch"] == "nobody"
    # Who sits down sees; who gets up does not any more.
    assert world.say("watcher", w.Sit, seat=2, name="Cira") is None
    assert "view" not in {frame["t"] for frame in world.clients["watcher"].frames}
    world.say("guest", w.Stand)
    before = len(world.clients["guest"].frames)
    world.wait(20)
    assert {frame["t"] for frame in world.clients["guest"].frames[before:]} <= {"table", "deal"}


def test_who_watches_sees_all_hands_one_deal_later() -> None:
    world = begun(games_to_win=20)
    deal = world.state.deal
    watcher = world.clients["watcher"]
    cards: tuple[Any, ...] = ()
    while world.state.deal == deal:
        assert not [frame for frame in watcher.frames if frame["t"] == "past"]
        if world.state.match is not None and world.state.match.hand.cards:
            cards = world.state.match.hand.cards
        view = until_turn(world, "host") if world.state.count is None else None
        if view is not None and world.state.deal == deal:
            world.say("host", w.Act, turn=view["turn"], do=quiet(view))
    past = [frame for frame in watcher.frames if frame["t"] == "past"]
    assert len(past) == 1 and past[0]["hand"] == 0
    dealt = next(event for event in past[0]["events"] if event["e"] == Dealt.__name__)
    assert all(len(hand) == 4 and "??" not in hand for hand in dealt["hands"])
    shown = next(event for event in past[0]["events"] if event["e"] == "Shown")
    assert shown["hands"] == [[str(card) for card in hand] for hand in cards]
    for name in ("host", "guest"):
        assert not [frame for frame in world.clients[name].frames if frame["t"] == "past"]
    # Also for one who comes later, and after a restart.
    world.restart()
    late = world.arrive("late")
    assert late.frames[-1] == past[0]


def test_signs_and_discards_of_the_last_hand_are_told_too() -> None:
    """All of the hand is there, not only what the count shows anyway."""
    kinds: set[str] = set()
    for seed in range(40):
        world = World(Rules.preset("spanish", games_to_win=20), seed=seed)
        world.fill("simple")
        world.say("host", w.Start)
        world.wait(120)
        for frame in world.clients["host"].frames:
            if frame["t"] == "past":
                kinds |= {event["e"] for event in frame["events"]}
        if {Signed.__name__, Discarded.__name__} <= kinds:
            return
    raise AssertionError(kinds)


def test_what_strangers_find() -> None:
    for public, watch, playing, expected in (
        (False, "link", True, False),
        (False, "all", False, False),
        (False, "all", True, True),
        (True, "link", False, True),
        (True, "nobody", True, True),
    ):
        world = table(public=public, watch=watch)
        if playing:
            world.say("host", w.Start)
        assert may_be_listed(world.state) is expected, (public, watch, playing)
        for name in ("host", "guest", "watcher"):
            world.leave(name)
        assert not may_be_listed(world.state), "nobody is there"


def test_who_may_watch_is_one_of_three() -> None:
    with pytest.raises(Refusal) as caught:
        open_table(Rules.preset("basque"), Settings(watch="me"), "h", 0.0, FakeEntropy(1))
    assert (caught.value.code, caught.value.place) == ("bad-value", "watch")
