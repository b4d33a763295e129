"""Whole matches of bots and persons: every rulebook, any number of seats, no leaks, rebuilt from the log."""

from __future__ import annotations

from itertools import product

import pytest

from hordago import wire as w
from hordago.fair.seats import draw_seats
from hordago.game import fold
from hordago.game.events import MatchStarted
from hordago.record import mgn
from hordago.record.verify import verify
from hordago.rules import PRESETS, Rules
from hordago.service import facts as f
from hordago.service.facts import Settings
from hordago.service.ports import BrokenLog
from hordago.service.records import record_of
from hordago.service.table import recover
from hordago.store.codec import decode_facts, encode_facts
from tests.service.test_commands import quiet
from tests.service.world import World
from tests.sizes import seeded, size

SEATS = size(small=(2, 4, 6), ci=(2, 3, 4, 5, 6), nightly=(2, 3, 4, 5, 6))


def game_events(world: World) -> list[object]:
    """All events of the game in the log, from the last match on."""
    events: list[object] = []
    for entry in world.log:
        for fact in entry.facts:
            if isinstance(fact, MatchStarted):
                events = []
            if isinstance(fact, tuple):
                events.append(fact)
    return events


@pytest.mark.parametrize(("preset", "seats"), list(product(PRESETS, SEATS)))
def test_a_match(preset: str, seats: int) -> None:
    """Two persons and bots play to the end; frames are scanned on the way (``World.scan``)."""
    random = seeded(f"{__name__}/{preset}/{seats}")
    rules = Rules.preset(preset, seats=seats, games_to_win=1, claims=random.choice(("auto", "manual")))
    settings = Settings(cut_by_seat=random.random() < 0.5, expose=random.choice((0.0, 0.3)))
    world = World(rules, settings, seed=random.random())
    world.arrive("guest")
    world.arrive("watcher")
    assert world.say("host", w.Sit, seat=0, name="Ane") is None
    assert world.say("guest", w.Sit, seat=1, name="Bittor") is None
    world.fill()
    assert world.say("host", w.Start) is None
    world.play_on(random)

    assert world.state.status == "over"
    assert world.state.match is not None and world.state.match.over
    # The engine's own fold agrees, and so does a new process that reads the log, through JSON too.
    assert fold(game_events(world)) == world.state.match  # type: ignore[arg-type]
    log = [entry._replace(facts=decode_facts(encode_facts(entry.facts))) for entry in world.log]
    assert log == world.log
    again = recover(world.state.id, log, world.now)
    for name in ("match", "seqs", "rings", "chairs", "deals", "seed", "nonces", "count", "status", "rows"):
        assert getattr(again, name) == getattr(world.state, name), name
    # What each client was told, one by one, is what it would be told now.
    for client in world.clients.values():
        assert client.seq == world.state.seq_of(world.state.viewer_of(client.guest))
    record = record_of(world.state.id, world.log)
    assert record is not None and record.status == "finished"
    checked = verify(mgn.read(mgn.write(record)))
    assert checked.ok and all(deal.checked for deal in checked.deals), checked.fault
    assert checked.seats


def collect(world: World, takes: bool) -> None:
    """The host's next turn, or at a count: take all that is its side's, or say that it has seen it."""
    client = world.clients["host"]
    view = client.view
    assert view is not None
    offered = [token for token in view["free"] if token.startswith("c:")]
    if view["stage"] == "claims" and offered and takes:
        assert (
            world.say("host", w.Free, hand=view["hand"], do=max(offered, key=lambda each: int(each[2:])))
            is None
        )
    elif client.pause is not None and client.seat not in client.pause["ready"]:
        assert world.say("host", w.Ready, hand=client.pause["hand"]) is None
    elif view["legal"] and (client.pause is None or view["stage"] == "claims"):
        do = "k:10" if view["stage"] in ("claims", "deal") else quiet(view)
        assert world.say("host", w.Act, turn=view["turn"], do=do) is None
    else:
        world.wait(1)


def test_a_count_whose_stones_were_claimed_comes_again_only_with_something_new() -> None:
    """Stones that nobody took, or the end of a game; else the cut begins the next hand at once."""
    world = World(Rules.preset("spanish", claims="manual", games_to_win=20), seed=seeded(__name__).random())
    assert world.say("host", w.Sit, seat=0, name="Ane") is None
    world.fill("simple")
    assert world.say("host", w.Start) is None
    host = world.clients["host"]
    again = straight = read = 0
    claimed = -1
    while not (again and straight):
        assert world.state.match is not None and world.state.playing and read < 20_000
        collect(world, takes=world.state.match.tally.hand % 2 == 0)
        for frame in host.frames[read:]:
            if frame["t"] != "update":
                continue
            kinds = {event["e"] for event in frame["events"]}
            if frame["view"]["stage"] == "claims":
                claimed = frame["pause"]["hand"]
            elif "HandEnded" in kinds and claimed >= 0:
                new, claimed = bool(kinds & {"Lapsed", "GameEnded"}), -1
                assert new == (frame["pause"] is not None), kinds
                assert new or {"DeckCut", "Dealt"} <= kinds
                again, straight = again + new, straight + (not new)
        read = len(host.frames)


def test_a_record_of_a_running_match_tells_finished_hands_only() -> None:
    world = World(Rules.preset("basque"), seed=4)
    world.fill()
    world.say("host", w.Start)
    while world.state.match is None or world.state.match.tally.hand < 2:
        world.wait(1)
    record = record_of(world.state.id, world.log)
    assert record is not None and record.status == "running" and len(record.hands) == 2
    text = mgn.write(record)
    assert not any(seed.hex() in text for seed in world.seeds())


def test_the_seed_decides_every_card_and_a_false_one_is_noticed() -> None:
    """A log in which a dealt card or a seed was changed is refused, hash chain or not."""
    world = World(Rules.preset("spanish"), seed=5)
    world.fill()
    world.say("host", w.Start)
    at = next(n for n, entry in enumerate(world.log) if any(isinstance(x, f.DealBegun) for x in entry.facts))
    first = next(x for x in world.log[0].facts if isinstance(x, f.SeedDrawn))
    other = f.SeedDrawn(1, "00" * 32)
    facts = tuple(other if x == first else x for x in world.log[0].facts)
    tampered = [world.log[0]._replace(facts=facts), *world.log[1:]]
    recover(world.state.id, world.log, world.now)
    with pytest.raises(BrokenLog, match=f"row {at}"):
        recover(world.state.id, tampered, world.now)


def test_the_draw_for_seats_follows_the_rules() -> None:
    """fournier: the high draws sit together; the chairs of the persons move with them."""
    world = World(Rules.preset("fournier"), seed=8)
    names = ["host", "one", "two", "three"]
    for seat, name in enumerate(names):
        world.arrive(name)
        world.say(name, w.Sit, seat=seat, name=name)
    world.say("host", w.Start)
    frame = next(frame for frame in world.clients["one"].frames if frame["t"] == "seating")
    assert sorted(frame["players"]) == [0, 1, 2, 3] and len(frame["rounds"][0]) == 4
    assert [chair.name for chair in world.state.chairs] == [names[player] for player in frame["players"]]
    for name in names:
        client = world.clients[name]
        assert client.seat == world.state.seat_of(client.guest)
        assert client.view is not None and client.view["viewer"] == client.seat
        assert len(client.view["cards"]) == 4


def test_a_draw_for_seats_always_ends() -> None:
    """Six players and eight ranks tie again and again; a deck may run out, the draw does not."""
    rules = Rules.preset("fournier", seats=6)
    decks = 0
    for number in range(300):
        drawn = draw_seats(number.to_bytes(32, "big"), rules)
        assert sorted(drawn.seating.players) == list(range(6))
        decks = max(decks, sum(map(len, drawn.rounds)))
    assert decks > 40, "no draw needed a second deck: nothing was tested"


def test_the_same_seed_plays_the_same_life_again() -> None:
    """R19: chance comes in through the port alone, in seeds of 256 bits; nothing else decides a card."""
    logs = []
    for _ in range(2):
        world = World(Rules.preset("spanish"), seed="again")
        world.fill()
        world.say("host", w.Start)
        world.wait(120)
        logs.append(world.log)
        seeds = {proof.seed for proof in world.state.deals}
        assert seeds <= set(world.entropy.given) and all(len(seed) == 32 for seed in seeds)
        assert len(seeds) == len(world.state.deals)
    assert logs[0] == logs[1]


@pytest.mark.parametrize("ending", ["conceded", "closed"])
def test_a_match_that_was_broken_off_can_be_checked_too(ending: str) -> None:
    world = World(Rules.preset("basque", games_to_win=50), seed=6)
    world.say("host", w.Sit, seat=0, name="Ane")
    world.fill("simple")
    world.say("host", w.Start, nonce="11" * 32)
    random = seeded(ending)
    while world.state.match is None or world.state.match.tally.hand < 2 or world.state.count is not None:
        if not world.take_turns(random):
            world.wait(0.5)
    if ending == "conceded":
        assert world.say("host", w.Concede) is None
    else:
        world.leave("host")
        world.wait(700)
    assert world.state.status == ("over" if ending == "conceded" else "closed")
    record = record_of(world.state.id, world.log)
    assert record is not None and record.status == ending
    assert all(deal.seed for hand in record.hands for deal in hand.deals)
    assert verify(mgn.read(mgn.write(record))).ok


def test_a_rematch_has_a_record_and_proofs_of_its_own() -> None:
    world = World(Rules.preset("fournier", games_to_win=1, target=20), seed=6)
    world.say("host", w.Sit, seat=0, name="Ane")
    world.fill("simple")
    random = seeded("rematch")
    world.say("host", w.Start)
    world.play_on(random)
    promised = world.clients["host"].table["next_commit"]
    assert world.say("host", w.Rematch) is None
    deal = [frame for frame in world.clients["host"].frames if frame["t"] == "deal"][-1]
    assert deal["deal"] == 1 and deal["commit"] == promised, "the promise made before the end is kept"
    world.play_on(random)
    record = record_of(world.state.id, world.log)
    assert record is not None and verify(record).ok
