"""Lives of a table in bad weather: cuts, repeats, crashes, people coming and going (R3, R9, R11, R12, R14).

A twin sits at each person's chair and never leaves: whoever comes back must know exactly what the twin knows.
"""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from hordago import wire as w
from hordago.cards.card import unmask
from hordago.game.events import Dealt
from hordago.game.state import Exchange, Talk
from hordago.rules import PRESETS, Rules
from hordago.service import clocks, limits, publish
from hordago.service.commands import FromGuest
from hordago.service.facts import Settings
from hordago.service.state import TableState
from hordago.service.table import handle
from tests.service.person import may_act, token
from tests.service.scanner import leaks
from tests.service.world import FakeEntropy, World
from tests.sizes import SEED, seeded, size

LIVES = size(small=12, ci=120, nightly=4_000)
PAIRS = size(small=200, ci=5_000, nightly=100_000)

OF_THE_PROCESS = {
    *("here", "gone", "loaded_at", "pings", "spoken", "strange", "lines"),
    *("signalled", "asked", "consulted", "answers", "forgot", "pace"),
}
"""What a table's state holds that is not from its log."""


class Life:
    """A table with four persons of whom two are careless."""

    def __init__(self, random: Random) -> None:
        self.random = random
        preset = random.choice(list(PRESETS))
        rules = Rules.preset(preset, seats=random.choice((2, 4, 6)), games_to_win=1, target=20)
        settings = Settings(cut_by_seat=random.random() < 0.3, turn_seconds=random.choice((None, 10)))
        self.world = World(rules, settings, seed=random.random())
        self.names = ["host", "ane", "bittor"]
        self.sent: list[tuple[str, type, str, dict[str, Any]]] = []
        self.crashes = 0
        for seat, name in enumerate(self.names[: rules.seats]):
            self.world.arrive(name)
            self.world.say(name, w.Sit, seat=seat, name=name)
        self.world.arrive("watcher")
        self.world.fill("simple")

    def live(self) -> None:
        assert self.world.say("host", w.Start) is None
        for _ in range(6_000):
            if not self.world.state.playing:
                return
            self.step()
        raise AssertionError("stuck")

    def step(self) -> None:
        random, world = self.random, self.world
        name = random.choice([*self.names, "watcher"])
        client, luck = world.clients.get(name), random.random()
        if client is None:
            return
        if luck < 0.04:
            world.leave(name) if client.here else self.come_back(name)
        elif luck < 0.05:
            self.crash()
        elif luck < 0.15 and self.sent:
            self.repeat()
        elif luck < 0.75 and client.here:
            self.act(name)
        elif luck < 0.77 and client.here and client.seat is None and name != "watcher":
            free = [seat for seat, chair in enumerate(world.state.chairs) if chair.kind == "bot"]
            if free:
                self.say(name, w.Sit, seat=random.choice(free), name=name)
        elif luck < 0.775 and client.here and name != "host":
            self.say(name, w.Stand)
        else:
            due = clocks.due(world.state)
            world.wait(min(30.0, max(0.0, due - world.now)) if due is not None else random.random() * 20)

    def say(self, name: str, kind: type, /, **values: Any) -> None:
        identity = f"id-{len(self.sent)}-xxxxx"
        self.sent.append((name, kind, identity, values))
        self.world.say(name, kind, again=identity, **values)

    def act(self, name: str) -> None:
        client = self.world.clients[name]
        view, pause = client.view, client.pause
        if view is None or client.seat is None:
            return
        if pause is not None and client.seat not in pause["ready"]:
            self.say(name, w.Ready, hand=pause["hand"])
        elif may_act(view, pause):
            self.say(
                name,
                w.Act,
                turn=view["turn"],
                do=token(view, self.random),
                nonce=self.random.randbytes(32).hex(),
            )
        elif view["free"] and self.random.random() < 0.3:
            self.say(name, w.Free, hand=view["hand"], do=self.random.choice(view["free"]))

    def repeat(self) -> None:
        """A command is sent again: `Client.receive` compares the answers; nothing else may happen."""
        name, kind, identity, values = self.random.choice(self.sent[-20:])
        client = self.world.clients[name]
        # Refusals are not in the log, so after a crash only done commands have their answer still.
        done = b'"error":null' in client.answers.get(identity, b"")
        if not done and (self.crashes or not client.here):
            return
        rows = len(self.world.log)
        self.world.say(name, kind, again=identity, **values)
        assert len(self.world.log) == rows, "a repeat did something"

    def crash(self) -> None:
        """The process dies; a new one knows everything that was acknowledged."""
        world, before = self.world, self.world.state
        self.crashes += 1
        here = [name for name, client in world.clients.items() if client.here]
        world.restart()
        for name in TableState.__slots__:
            if name not in OF_THE_PROCESS:
                assert getattr(world.state, name) == getattr(before, name), name
        for name in here:
            self.come_back(name)

    def come_back(self, name: str) -> None:
        """What the returning client knows is what one knows who was never away, byte for byte."""
        client, world = self.world.clients[name], self.world
        missed_from, known = client.seq, len(client.events)
        world.arrive(name)
        if world.state.match is None:
            return
        viewer = world.state.viewer_of(client.guest)
        fresh = publish.welcome(world.state, client.guest, None, world.now)
        twin = copy.deepcopy(client)
        for frame in fresh:
            twin.receive(frame)
        assert (twin.seq, twin.view, twin.pause, twin.calls) == (
            client.seq,
            client.view,
            client.pause,
            client.calls,
        )
        seq = world.state.seq_of(viewer)
        if missed_from is not None and 0 <= seq - missed_from <= len(world.state.ring_of(viewer)):
            assert len(client.events) - known == seq - missed_from, "each missed event once"


@pytest.mark.parametrize("number", range(LIVES))
def test_a_life(number: int) -> None:
    Life(seeded(f"{__name__}/{number}")).live()


def test_events_missed_beyond_the_ring_bring_a_fresh_view() -> None:
    world = World(Rules.preset("basque", games_to_win=100), seed=1)
    world.arrive("watcher")
    world.fill()
    world.say("host", w.Start)
    client = world.clients["watcher"]
    world.leave("watcher")
    left_at = client.seq or 0
    while world.state.seqs[-1] - left_at < limits.RING:
        world.wait(0.2)
    known = len(client.events)
    if world.state.seqs[-1] - left_at == limits.RING:
        world.arrive("watcher")
        assert len(client.events) == known + limits.RING
        world.leave("watcher")
    world.wait(120)
    known = len(client.events)
    world.arrive("watcher")
    kinds = [frame["t"] for frame in client.frames[-3:]]
    assert kinds == ["table", "view", "past"] and len(client.events) == known


def test_more_news_at_once_than_are_kept_come_as_a_fresh_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """No update ever leaves out an event that it counts."""
    monkeypatch.setattr(limits, "RING", 4)
    world = World(Rules.preset("basque", games_to_win=100), seed=1)
    world.fill()
    world.say("host", w.Start)
    world.wait(200)
    kinds = set()
    seq = None
    for frame in world.clients["host"].frames:
        if frame["t"] == "update" and seq is not None:
            assert frame["seq"] - seq == len(frame["events"])
        if frame["t"] in ("view", "update"):
            seq = frame["seq"]
            kinds.add(frame["t"])
    assert kinds == {"view", "update"}


# ── non-interference (R9 b) ──────────────────────────────────────────────────────────────────────────


def other_cards(state: TableState, seat: int, random: Random) -> TableState | None:
    """The same table as that seat sees it, with other hidden cards; None while there are no hidden cards."""
    match = state.match
    if (
        match is None
        or not match.hand.cards
        or not isinstance(match.phase, Talk | Exchange)
        or match.hand.exposed
    ):
        return None
    dealt = next((event for event in match.history if isinstance(event, Dealt)), None)
    if dealt is None or any(type(event).__name__ in ("Served", "Discarded") for event in match.history):
        return None
    mine = set(match.hand.cards[seat])
    hidden = [card for hand in dealt.hands for card in hand if card not in mine]
    pool = [*hidden, *unmask(match.hand.stock)]
    random.shuffle(pool)
    cards = iter(pool)
    hands = tuple(
        hand if other == seat else tuple(next(cards) for _ in hand)
        for other, hand in enumerate(match.hand.cards)
    )
    left = sum(1 << card for card in cards)
    again = dealt._replace(hands=hands)
    history = tuple(again if event is dealt else event for event in match.history)
    twin = state.copy()
    twin.match = match._replace(hand=match.hand._replace(cards=hands, stock=left), history=history)
    twin.hand_events = tuple(again if event == dealt else event for event in state.hand_events)
    return twin


def test_hidden_cards_change_no_byte_of_what_a_seat_gets() -> None:
    """Pairs of tables alike for one seat but for hidden cards: all frames after a public word are equal."""
    random, compared, number = seeded(f"{__name__}/pairs"), 0, 0
    while compared < PAIRS:
        number += 1
        world = World(Rules.preset(random.choice(list(PRESETS)), seats=4), seed=(SEED, number))
        world.arrive("ane")
        world.say("host", w.Sit, seat=0, name="A")
        world.say("ane", w.Sit, seat=1, name="B")
        world.fill()
        world.say("host", w.Start)
        for _ in range(30):
            seat = random.choice(world.state.people())
            twin = other_cards(world.state, seat, random)
            if twin is not None:
                compare(world.state, twin, seat, world.now)
                compared += 1
            if not world.take_turns(random):
                world.wait(0.4)


def compare(one: TableState, two: TableState, seat: int, now: float) -> None:
    """The frames of both tables for that seat: on coming in, and after the actor asks for mus."""
    guest = one.chairs[seat].guest
    assert guest is not None and one.match is not None and two.match is not None
    assert publish.welcome(one, guest, None, now) == publish.welcome(two, guest, None, now)
    actor = one.chairs[one.match.actor or 0].guest
    if (
        not isinstance(one.match.phase, Talk)
        or actor is None
        or one.match.phase.said + 1 == len(one.match.phase.speakers)
    ):
        return
    word = w.Act("some-word", one.match.turn, "mus")
    both = [handle(state, FromGuest(actor, word), now, FakeEntropy(1)) for state in (one, two)]
    sent = [publish.Publication(effects, now).frames(guest) for effects in both]
    assert (
        both[0].refusal is None
        and sent[0] == sent[1]
        and (actor != guest or both[0].answer == both[1].answer)
    )


def test_the_scanner_sees_a_leak() -> None:
    """The scanner of every test here is no decoration: a neighbour's view is full of leaks."""
    world = World(Rules.preset("basque"), seed=3)
    world.say("host", w.Sit, seat=0, name="A")
    world.fill()
    world.say("host", w.Start)
    frame = publish.welcome(world.state, world.host, None, world.now)[-1]
    assert leaks(frame, world.state, 0, world.seeds()) == []
    assert len(leaks(frame, world.state, 1, world.seeds())) >= 4
    assert leaks(
        b'{"t":"deal","x":"' + world.seeds()[0].hex().encode() + b'"}', world.state, 0, world.seeds()
    )
