"""One command after the other: who may do what, what it answers, and that a repeat is free (R11, R13)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hordago import wire as w
from hordago.rules import Rules
from hordago.service import facts as f
from hordago.service import limits
from hordago.service.commands import MoveSeat, OfferSeat
from hordago.service.draft import Draft
from hordago.service.errors import Refusal
from hordago.service.facts import Settings
from hordago.service.lobby import open_table, rules_for
from hordago.service.table import recover
from tests.service.world import FakeEntropy, World
from tests.sizes import seeded


def table(preset: str = "basque", games_to_win: int | None = None, **settings: Any) -> World:
    """The host sits on 0, a guest on 1, bots on the others."""
    changes = {} if games_to_win is None else {"games_to_win": games_to_win}
    world = World(Rules.preset(preset, **changes), Settings(**settings), seed=1)
    world.arrive("guest")
    world.arrive("watcher")
    assert world.say("host", w.Sit, seat=0, name="Ane") is None
    assert world.say("guest", w.Sit, seat=1, name="Bittor") is None
    world.fill()
    return world


def begun(preset: str = "basque", games_to_win: int | None = None, **settings: Any) -> World:
    world = table(preset, games_to_win, **settings)
    assert world.say("host", w.Start) is None
    return world


def code(error: w.WireError | None) -> str | None:
    return error.code if error else None


def last_table(world: World, who: str) -> dict[str, Any]:
    """The last frame that told this guest how the table is."""
    return [frame for frame in world.clients[who].frames if frame["t"] == "table"][-1]


def quiet(view: dict[str, Any]) -> str:
    """The token that lets a hand go by."""
    kinds = {choice["kind"] for choice in view["legal"]}
    words = {"no_mus": "cut", "paso": "x", "no_quiero": "n", "discard": f"d:{view['cards'][0]}"}
    return next(word for kind, word in words.items() if kind in kinds)


def until_turn(world: World, who: str, says_ready: tuple[str, ...] = ("host", "guest")) -> dict[str, Any]:
    """Bots play, and persons pass, until it is that person's turn; its view."""
    for _ in range(3000):
        client = world.clients[who]
        if client.view and client.view["legal"] and client.pause is None:
            return client.view
        other = next(name for name in ("host", "guest") if name != who)
        mine = world.clients[other]
        if mine.view and mine.view["legal"] and mine.pause is None:
            assert world.say(other, w.Act, turn=mine.view["turn"], do=quiet(mine.view)) is None
        elif client.pause is not None:
            for name in says_ready:
                world.say(name, w.Ready, hand=client.pause["hand"])
            world.wait(0.5)
        else:
            world.wait(0.5)
    raise AssertionError("never")


# ── chairs ───────────────────────────────────────────────────────────────────────────────────────────


def test_only_the_host_seats_bots_and_starts() -> None:
    world = World(Rules.preset("basque"), seed=1)
    world.arrive("guest")
    assert code(world.say("guest", w.Invite, seat=1, bot="simple")) == "unauthorized"
    assert code(world.say("host", w.Invite, seat=1, bot="nobody")) == "bad-value"
    assert code(world.say("host", w.Invite, seat=5, bot="simple")) == "bad-value"
    assert code(world.say("host", w.Start)) == "not-legal-now"
    world.fill("simple")
    assert all(
        chair["kind"] == "bot" and chair["bot"] == "simple"
        for chair in world.clients["guest"].table["chairs"]
    )
    assert code(world.say("guest", w.Start)) == "unauthorized"
    assert world.say("host", w.Start) is None
    assert code(world.say("host", w.Start)) == "not-legal-now"
    assert code(world.say("host", w.Invite, seat=1, bot=None)) == "not-legal-now"


def test_chairs_before_a_match() -> None:
    world = World(Rules.preset("basque"), seed=1)
    world.arrive("guest")
    assert world.say("host", w.Sit, seat=2, name="  A\u0000n\te  ") is None
    assert world.state.chairs[2].name == "An e"
    assert code(world.say("guest", w.Sit, seat=2, name="B")) == "seat-taken"
    assert code(world.say("host", w.Invite, seat=2, bot="simple")) == "seat-taken"
    for unseen in ("\u200b", "\u3164", "\u115f \u2800"):
        assert code(world.say("guest", w.Sit, seat=1, name=unseen)) == "bad-name"
    assert code(world.say("guest", w.Sit, seat=4, name="B")) == "bad-value"
    assert world.say("host", w.Sit, seat=0, name="Ane") is None, "one may change chairs"
    assert [chair.kind for chair in world.state.chairs] == ["person", "empty", "empty", "empty"]
    world.say("host", w.Invite, seat=1, bot="simple")
    assert world.say("guest", w.Sit, seat=1, name="B") is None, "a person may take a bot's chair"
    assert world.say("guest", w.Stand) is None
    assert code(world.say("guest", w.Stand)) == "not-seated"
    world.say("host", w.Invite, seat=3, bot="random")
    assert world.say("host", w.Invite, seat=3, bot=None) is None
    assert [chair.kind for chair in world.state.chairs] == ["person", "empty", "empty", "empty"]


def test_a_person_takes_a_bots_chair_between_hands() -> None:
    world = begun()
    assert world.say("watcher", w.Sit, seat=2, name="Cira") is None
    assert world.clients["host"].table["chairs"][2]["next"] == "Cira"
    watcher = world.clients["watcher"]
    assert watcher.seat is None and watcher.view is not None and watcher.view["cards"] == []
    world.arrive("late")
    assert code(world.say("late", w.Sit, seat=2, name="D")) == "seat-taken"
    assert code(world.say("host", w.Sit, seat=3, name="Ane")) == "not-legal-now"
    hand = world.state.match and world.state.match.tally.hand
    while world.state.chairs[2].kind == "bot":
        assert watcher.seat is None
        view = until_turn(world, "host")
        assert world.say("host", w.Act, turn=view["turn"], do=quiet(view)) is None
    assert world.state.match is not None and world.state.match.tally.hand != hand
    assert watcher.seat == 2 and watcher.view is not None and len(watcher.view["cards"]) == 4


def test_who_leaves_in_a_match_is_replaced_by_a_bot() -> None:
    world = begun()
    assert world.say("guest", w.Stand) is None
    chair = world.state.chairs[1]
    assert (chair.kind, chair.bot, chair.guest) == ("bot", "simple", None)
    view = world.clients["guest"].view
    assert view is not None and view["viewer"] == -2 and view["cards"] == []
    assert code(world.say("guest", w.Act, turn=view["turn"], do="mus")) == "not-seated"


def test_a_seat_moves_to_another_device_once() -> None:
    world = begun()
    world.arrive("phone")
    assert world.run(OfferSeat("watcher" * 8, "h0")).refusal is not None
    assert world.run(OfferSeat("guest" * 8, "h1")).refusal is None
    assert world.run(MoveSeat("phone" * 8, "nonsense")).refusal is not None
    assert world.run(MoveSeat("host" * 8, "h1")).refusal is not None, "who has a chair takes no other"
    assert world.run(MoveSeat("phone" * 8, "h1")).refusal is None
    assert world.clients["phone"].seat == 1 and world.clients["guest"].seat is None
    assert world.clients["guest"].view is not None and world.clients["guest"].view["cards"] == []
    again = world.run(MoveSeat("guest" * 8, "h1")).refusal
    assert again is not None and again.code == "link-used", "the link works once"
    world.run(OfferSeat("phone" * 8, "h2"))
    world.now += limits.SEAT_LINK_S + 1
    assert world.run(MoveSeat("guest" * 8, "h2")).refusal is not None, "and not for long"


def test_a_host_who_moves_to_another_device_stays_the_host() -> None:
    world = begun()
    world.arrive("phone")
    assert world.run(OfferSeat("host" * 8, "h1")).refusal is None
    assert world.run(MoveSeat("phone" * 8, "h1")).refusal is None
    assert world.clients["phone"].seat == 0 and world.state.host == "phone" * 8


def test_nobody_has_two_chairs_and_with_them_two_hands() -> None:
    """Who waits for a bot's chair and gets another one before waits no more."""
    moved = begun()
    assert moved.say("watcher", w.Sit, seat=2, name="Cira") is None
    assert moved.run(OfferSeat("guest" * 8, "h1")).refusal is None
    assert moved.run(MoveSeat("watcher" * 8, "h1")).refusal is None
    after = begun()
    assert after.say("watcher", w.Sit, seat=2, name="Cira") is None
    assert after.say("host", w.Concede) is None and after.state.status == "over"
    assert after.say("watcher", w.Sit, seat=3, name="Cira") is None
    assert after.say("host", w.Rematch) is None
    random = seeded(f"{__name__}/two chairs")
    for world in (moved, after):
        hand = world.state.match.tally.hand if world.state.match else 0
        while world.state.match is not None and world.state.match.tally.hand == hand and world.state.playing:
            if not world.take_turns(random):
                world.wait(0.5)
        assert [chair.guest for chair in world.state.chairs].count("watcher" * 8) == 1
        assert all(chair.queued is None for chair in world.state.chairs)


def test_a_log_of_before_that_gave_two_chairs_gives_one() -> None:
    world = begun()
    assert world.say("watcher", w.Sit, seat=2, name="Cira") is None
    draft = Draft(world.state, world.now, world.entropy)
    draft.add(f.SeatMoved(1, "watcher" * 8))
    draft.seat_the_queued()
    assert [chair.guest for chair in draft.state.chairs].count("watcher" * 8) == 1
    assert draft.facts[-1] == f.Unqueued(2)


def test_nobody_changes_sides_in_a_match_by_leaving_and_coming_back() -> None:
    world = begun()
    assert world.say("guest", w.Stand) is None
    assert code(world.say("guest", w.Sit, seat=2, name="Bittor")) == "side-fixed"
    assert world.say("guest", w.Sit, seat=3, name="Bittor") is None, "the partner's chair, and one's own"
    assert world.say("guest", w.Sit, seat=1, name="Bittor") is None
    world.arrive("phone")
    world.run(OfferSeat("host" * 8, "h1"))
    world.run(MoveSeat("phone" * 8, "h1"))
    world.say("phone", w.Stand)
    assert code(world.say("phone", w.Sit, seat=3, name="Ane")) == "side-fixed", "on no other device either"
    again = recover(world.state.id, world.log, world.now)
    assert again.sides == world.state.sides


# ── turns ────────────────────────────────────────────────────────────────────────────────────────────


def test_stale_wrong_and_malformed_turns_change_nothing() -> None:
    world = begun()
    view = until_turn(world, "host")
    rows, state = len(world.log), world.state
    wrong: list[tuple[str, dict[str, Any], str]] = [
        ("host", {"turn": view["turn"] - 1, "do": "mus"}, "stale"),
        ("host", {"turn": view["turn"] + 1, "do": "mus"}, "stale"),
        ("host", {"turn": view["turn"], "do": "e2x"}, "malformed"),
        ("host", {"turn": view["turn"], "do": "l:2"}, "not-legal-now"),
        ("host", {"turn": view["turn"], "do": "e1000000"}, "not-legal-now"),
        ("host", {"turn": view["turn"], "do": "deal:Ro"}, "not-legal-now"),
        ("guest", {"turn": view["turn"], "do": "mus"}, "not-your-turn"),
        ("watcher", {"turn": view["turn"], "do": "mus"}, "not-seated"),
    ]
    for who, values, expected in wrong:
        before = len(world.clients[who].frames)
        assert code(world.say(who, w.Act, **values)) == expected, values
        kinds = [frame["t"] for frame in world.clients[who].frames[before:]]
        assert kinds == (["answer", "view"] if expected == "stale" else ["answer"]), (
            "a stale command brings the view"
        )
    assert len(world.log) == rows and world.state.match is state.match
    assert code(world.say("host", w.Free, hand=view["hand"] + 1, do="l:1")) == "stale"
    assert code(world.say("host", w.Free, hand=view["hand"], do="mus")) == "not-legal-now"
    assert code(world.say("host", w.Free, hand=view["hand"], do="s:cut")) == "not-legal-now"


def test_a_repeat_gets_the_same_bytes_and_does_nothing_also_after_a_restart() -> None:
    world = begun()
    view = until_turn(world, "host")
    do = quiet(view)
    assert world.say("host", w.Act, again="the-same-id", turn=view["turn"], do=do) is None
    rows, updates = len(world.log), len(world.clients["guest"].frames)
    # `Client.receive` compares the bytes of the answers.
    assert world.say("host", w.Act, again="the-same-id", turn=view["turn"], do=do) is None
    assert world.say("host", w.Act, again="refused-one", turn=view["turn"], do=do) is not None
    assert world.say("host", w.Act, again="refused-one", turn=view["turn"], do=do) is not None
    assert len(world.log) == rows and len(world.clients["guest"].frames) == updates
    world.restart()
    world.arrive("host")
    assert world.say("host", w.Act, again="the-same-id", turn=view["turn"], do=do) is None
    assert len(world.log) == rows
    # The same id of somebody else is another command.
    world.arrive("guest")
    assert world.say("guest", w.Act, again="the-same-id", turn=view["turn"], do=do) is not None


def test_a_nonce_goes_into_the_next_deal_only() -> None:
    nonce = "5a" * 32
    world = table()
    assert world.say("host", w.Start, nonce=nonce) is None
    deal = next(frame for frame in world.clients["watcher"].frames if frame["t"] == "deal")
    assert deal["nonces"] == [nonce, "00" * 32, "00" * 32, "00" * 32]
    promised = next(frame for frame in world.clients["watcher"].frames if frame["t"] == "table")
    assert deal["commit"] == promised["table"]["next_commit"] != deal["next_commit"]
    while world.state.deal < 2:
        view = until_turn(world, "host")
        world.say("host", w.Act, turn=view["turn"], do=quiet(view))
    assert world.state.deals[1].nonces[0] == "00" * 32


# ── the rest ─────────────────────────────────────────────────────────────────────────────────────────


def test_conceding_ends_the_match_and_a_rematch_begins_another() -> None:
    world = begun()
    assert code(world.say("host", w.Rematch)) == "not-legal-now"
    assert code(world.say("watcher", w.Concede)) == "not-seated"
    assert world.say("guest", w.Concede) is None
    assert world.state.status == "over" and world.clients["host"].table["conceded"] == 1
    view = world.clients["host"].view
    assert view is not None
    assert code(world.say("host", w.Act, turn=view["turn"], do="mus")) == "match-over"
    assert code(world.say("watcher", w.Rematch)) == "not-seated"
    assert world.say("guest", w.Rematch) is None
    assert world.state.playing and world.state.deal == 1 and world.state.conceded is None
    world.say("host", w.Concede)
    world.say("guest", w.Stand)
    assert world.say("host", w.Rematch) is None
    assert world.state.status == "waiting" and world.clients["host"].table["chairs"][1]["kind"] == "empty"
    assert world.say("host", w.Invite, seat=1, bot="random") is None
    assert world.say("host", w.Start) is None
    again = world.restart()
    assert again.playing and again.deal == 1


def test_three_sides_do_not_concede() -> None:
    world = World(Rules.preset("basque", seats=3), seed=1)
    world.say("host", w.Sit, seat=0, name="A")
    world.fill()
    world.say("host", w.Start)
    assert code(world.say("host", w.Concede)) == "not-legal-now"


@pytest.mark.parametrize("open_talk", [False, True])
def test_talk_is_closed_during_a_hand_where_the_table_says_so(open_talk: bool) -> None:
    world = table("basque", closed_talk=not open_talk)
    assert world.say("watcher", w.Chat, text="kaixo  guztioi") is None
    assert world.clients["host"].frames[-1] == {
        "t": "chat",
        "seat": None,
        "name": "",
        "text": "kaixo guztioi",
        "phrase": None,
    }
    assert code(world.say("host", w.Chat, text=" \u0007 ")) == "malformed"
    world.say("host", w.Start)
    assert (world.say("host", w.Chat, text="Ro Rc!") is None) == open_talk


@pytest.mark.parametrize(
    ("frame", "most"),
    [
        ({"t": "chat", "text": ""}, limits.CHAT_LENGTH),
        ({"t": "sit", "seat": 0, "name": ""}, limits.NAME_LENGTH),
        ({"t": "invite", "seat": 0, "bot": ""}, limits.NAME_LENGTH),
    ],
)
def test_frames_hold_words_up_to_the_limit(frame: dict[str, Any], most: int) -> None:
    word = next(name for name, value in frame.items() if value == "")
    for length in (most, most + 1):
        sent = msgspec.json.encode({**frame, "id": "12345678", word: "x" * length})
        if length == most:
            assert getattr(w.decode_command(sent), word) == "x" * most
        else:
            with pytest.raises(msgspec.ValidationError, match=f"length <= {most}"):
                w.decode_command(sent)


def test_what_a_new_table_may_be() -> None:
    entropy = FakeEntropy(1)
    for wrong in ({"kings": 7}, {"no_such": 1}, {"seats": 9}):
        with pytest.raises(Refusal) as caught:
            rules_for("basque", {**wrong}, 4, None)
        assert caught.value.code == "bad-rules"
    with pytest.raises(Refusal, match="does not exist"):
        rules_for("nowhere", {}, 4, None)
    assert rules_for(None, {}, 6, 3).sides == (0, 1, 2, 0, 1, 2)
    for bad in (
        Settings(expose=1.5),
        Settings(turn_seconds=1),
        Settings(sena_mode="x"),
        Settings(dropped_signs=("x",)),
    ):
        with pytest.raises(Refusal) as caught:
            open_table(Rules.preset("basque"), bad, "h", 0.0, entropy)
        assert caught.value.code == "bad-value"


def test_no_table_deals_again_without_end() -> None:
    """A card turned up in every deal, where that means another deal, would never come to a hand."""
    ffm, entropy = Rules.preset("ffm"), FakeEntropy(1)
    with pytest.raises(Refusal, match="dealing again"):
        open_table(ffm, Settings(expose=0.9), "h", 0.0, entropy)
    open_table(ffm, Settings(expose=limits.EXPOSE_WITH_REDEAL), "h", 0.0, entropy)
    open_table(Rules.preset("fournier"), Settings(expose=1.0), "h", 0.0, entropy)


def test_a_table_that_is_too_long_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    world = begun()
    monkeypatch.setattr(limits, "ROWS", len(world.log))
    world.wait(30)
    assert world.state.status == "closed"
    assert code(world.say("host", w.Chat, text="kaixo")) == "closed"
    assert world.restart().status == "closed"


def test_nobody_ends_a_match_by_filling_its_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who loses could write them all from a few pages before the match ends; the last are for the game."""
    world = begun(games_to_win=1)
    monkeypatch.setattr(limits, "ROWS", len(world.log) + 2_000)
    monkeypatch.setattr(limits, "ROWS_OF_PLAY", 1_900)
    while code(world.say("guest", w.Ready, hand=99)) is None:
        assert len(world.log) <= limits.ROWS - limits.ROWS_OF_PLAY
    for kind, values in (
        (w.Ready, {"hand": 0}),
        (w.Concede, {"agree": False}),
        (w.Break, {"on": True}),
        (w.Sit, {"seat": 1, "name": "B"}),
        (w.Chat, {"text": "kaixo"}),
        (w.Phrase, {"phrase": "hello"}),
    ):
        rows = len(world.log)
        assert code(world.say("guest", kind, **values)) == "rate-limited", kind
        assert len(world.log) == rows
    assert world.run(OfferSeat("guest" * 8, "h1")).refusal is not None
    world.leave("guest")
    world.wait(limits.DISCONNECTED_S + 1)
    world.arrive("guest")
    assert world.state.chairs[1].bot and world.say("guest", w.Sit, seat=1, name="B") is None
    assert world.state.chairs[1].bot is None, "who was away comes back"
    world.play_on(seeded(f"{__name__}/full"))
    assert world.state.status == "over" and world.say("host", w.Chat, text="well played") is None


# ── in one room ──────────────────────────────────────────────────────────────────────────────────────


def test_a_room_says_so_and_lets_its_screen_watch() -> None:
    world = begun(room=True)
    assert last_table(world, "guest")["table"]["room"] is True
    assert world.clients["watcher"].view is not None
    with pytest.raises(Refusal, match="watch") as refused:
        table(room=True, watch="nobody")
    assert (refused.value.code, refused.value.place) == ("bad-value", "watch")


def test_a_chair_is_offered_to_whom_it_would_be_given() -> None:
    """Whoever has played in a match comes back to a chair of the same side; strangers may have any bot's."""
    world = table(games_to_win=20)
    assert last_table(world, "watcher")["may_sit"] == [2, 3]
    assert last_table(world, "guest")["may_sit"] == [1, 2, 3]
    assert world.say("host", w.Start) is None
    assert last_table(world, "guest")["may_sit"] == [1]
    assert world.say("guest", w.Stand) is None
    assert last_table(world, "guest")["may_sit"] == [1, 3] and last_table(world, "watcher")["may_sit"] == [
        1,
        2,
        3,
    ]
    assert code(world.say("guest", w.Sit, seat=2, name="Bittor")) == "side-fixed"
    assert world.say("watcher", w.Sit, seat=3, name="Cira") is None
    assert last_table(world, "guest")["may_sit"] == [1] and last_table(world, "watcher")["may_sit"] == [
        1,
        2,
        3,
    ]
    for who in ("host", "guest", "watcher"):
        may = last_table(world, who)["may_sit"]
        taken = {code(world.say(who, w.Sit, seat=seat, name=who)) for seat in range(4) if seat not in may}
        assert None not in taken and taken <= {"seat-taken", "side-fixed", "not-legal-now"}
